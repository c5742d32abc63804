import {
  audioSeconds,
  type ChatCall,
  type ContentBlock,
  type InferenceCall,
  isJsonArray,
  isJsonObject,
  type JsonValue,
  mapPictures,
  type Message,
  type ModelTokenizer,
  stringifyJson,
  stringsIn,
  type TaskCall,
  type TokenRange,
} from '../../api/index.js';

/** The contents of a call to count: texts, and numbers of tokens for everything else. */
export interface CallContents {
  /** Texts, to be counted as they are. */
  readonly texts: readonly string[];
  /**
   * Texts that the provider converts to an unknown format, which is not longer than the text: definitions of tools, schemas, blocks that
   * only the provider understands. They are counted as they are too.
   */
  readonly foreign: readonly string[];
  /** Tokens of everything else. */
  readonly further: TokenRange;
  /** False when `further` includes more than the overhead of the message format. */
  readonly isText: boolean;
}

/** Average for text in most languages. */
export const usualBytesPerToken = 4;
/** The assumed tokens of a document, whose length is not known without reading it. */
const usualDocument = 10_000;
/** Larger than the context window of any model. */
const anyWindow = 10_000_000;
/** Bytes of audio for one token: usually that of compressed speech. */
const soundBytesPerToken = 1600;
/** More than any provider counts: they document 10 to 32. */
const tokensPerSecond = 50;
/** The overhead of one tool definition, tool call or tool result. */
const perTool: TokenRange = { usual: 8, atMost: 24 };
/**
 * What stands for a tool that only its dialect has, and whose definition is the provider's: it is not among the bytes of the request. The longest that
 * is published, that of a tool to use a computer, has 735 tokens.
 */
const perOwnTool: TokenRange = { usual: 400, atMost: 1_500 };
/** The overhead of the JSON format without a schema: some providers add an instruction to the prompt. */
const perJsonFormat: TokenRange = { usual: 8, atMost: 48 };
/** Of cl100k_base: token ids reach models that do not take them as the text that they stand for, and a token has at least one byte. */
const longestTokenBytes = 128;
/** Adjacent texts are joined, and may be split differently where they meet. */
const perBlock: TokenRange = { usual: 0, atMost: 2 };

/** What is known about the model of a call. */
export interface CountedModel {
  readonly tokenizer: ModelTokenizer;
  /** The most tokens of a call, because a provider refuses a longer one. Undefined when not known. */
  readonly contextWindow: number | undefined;
}

/** Collects the contents of a call to count. */
export function contentsOf(call: InferenceCall, model: CountedModel): CallContents {
  const gathering = new Gathering(model);
  if (call.kind === 'chat') gathering.addChat(call);
  else if (call.kind === 'embedding') for (const input of call.inputs) gathering.addInput(input);
  else gathering.addTask(call);
  return gathering;
}

/** Whether a block that only its dialect has is the address of something, such as a video, and not the thing itself. */
function isAddress(value: JsonValue): boolean {
  return isJsonObject(value) && typeof value['type'] === 'string' && value['type'].endsWith('_url');
}

class Gathering implements CallContents {
  readonly texts: string[] = [];
  readonly foreign: string[] = [];
  readonly further = { usual: 0, atMost: 0 };
  isText = true;
  readonly #tokenizer: ModelTokenizer;
  readonly #document: TokenRange;
  readonly #mostPerId: number;

  constructor({ tokenizer, contextWindow = anyWindow }: CountedModel) {
    this.#tokenizer = tokenizer;
    this.#mostPerId = tokenizer.factor === undefined ? 1 : longestTokenBytes;
    this.#document = { usual: Math.min(usualDocument, contextWindow), atMost: contextWindow };
  }

  addChat({ messages, tools = [], responseFormat }: ChatCall): void {
    this.#add(this.#tokenizer.perCall);
    for (const message of messages) this.#addMessage(message);
    if (tools.length > 0) this.#addApart(this.#tokenizer.withTools);
    for (const { name, description = '', inputSchema, opaque, extras } of tools) {
      this.#addApart(perTool);
      if (opaque) {
        this.#addForeign(opaque.value);
        this.#addApart(perOwnTool);
      }
      // Whether the tool is sent, and in which form, depends on the provider.
      if (opaque && opaque.elsewhere !== 'function') continue;
      this.#addForeign({ name, description, inputSchema, ...(extras ? { extras } : {}) });
    }
    if (responseFormat?.type === 'json-schema') this.#addForeign({ ...responseFormat });
    if (responseFormat?.type === 'json') this.#addApart(perJsonFormat);
  }

  /** Adds an input of an embedding call: a text, or token ids. */
  addInput(input: string | readonly number[]): void {
    this.#add({ usual: 0, atMost: 4 });
    if (typeof input === 'string') this.texts.push(input);
    else this.#add({ usual: input.length, atMost: input.length * this.#mostPerId });
  }

  addTask({ task, input, files = [] }: TaskCall): void {
    const texts = mapPictures(input, () => {
      this.#addApart(this.#tokenizer.perImage);
      return '';
    });
    for (const text of stringsIn(texts)) this.addInput(text);
    // The length of a recording, and the size of pictures, say little about their tokens.
    if (files.length > 0) this.#addApart(this.#document);
    const { query, documents } = input;
    if (task !== 'rerank' || typeof query !== 'string' || !isJsonArray(documents)) return;
    // The model reads the query together with each document. A token has at least one byte.
    const repeated = Buffer.byteLength(query) * Math.max(0, documents.length - 1);
    this.#addApart({ usual: Math.ceil(repeated / usualBytesPerToken), atMost: repeated });
  }

  #addMessage({ content, name }: Message): void {
    this.#add(this.#tokenizer.perMessage);
    if (name !== undefined) {
      this.texts.push(name);
      this.#add({ usual: 1, atMost: 4 });
    }
    for (const block of content) this.#addBlock(block);
  }

  #addBlock(block: ContentBlock): void {
    this.#add(perBlock);
    switch (block.type) {
      case 'text':
        this.texts.push(block.text);
        return;
      case 'reasoning':
        this.texts.push(block.text);
        if (block.encrypted !== undefined) this.foreign.push(block.encrypted);
        if (block.signature !== undefined) this.#addApart({ usual: 0, atMost: block.signature.length });
        return;
      case 'image':
        this.#addApart(this.#tokenizer.perImage);
        return;
      case 'audio':
        this.#addSound(block.data);
        return;
      case 'file':
        if (block.source.kind === 'text') this.texts.push(block.source.text);
        else this.#addApart(this.#document);
        return;
      case 'tool-call':
        this.#addApart(perTool);
        this.texts.push(block.name, block.arguments);
        this.#addApart({ usual: 0, atMost: block.id.length });
        // A signature, for example.
        if (block.extras) this.#addApart({ usual: 0, atMost: stringifyJson(block.extras).length });
        return;
      case 'tool-result':
        this.#addApart(perTool);
        this.#addApart({ usual: 0, atMost: block.toolCallId.length });
        for (const part of block.content) this.#addBlock(part);
        return;
      case 'opaque':
        this.#addForeign(block.value);
        if (isAddress(block.value)) this.#addApart(this.#document);
    }
  }

  #addSound(base64: string): void {
    const bytes = Buffer.from(base64, 'base64');
    const seconds = audioSeconds(bytes);
    // An hour of silence takes some kilobytes in formats whose length does not follow from their bytes.
    const most = seconds === undefined ? Infinity : Math.ceil(seconds * tokensPerSecond);
    const atMost = Math.min(most, this.#document.atMost);
    this.#addApart({ usual: Math.min(Math.ceil(bytes.length / soundBytesPerToken), atMost), atMost });
  }

  #addForeign(value: JsonValue): void {
    this.isText = false;
    this.foreign.push(stringifyJson(value));
  }

  #addApart(range: TokenRange): void {
    this.isText = false;
    this.#add(range);
  }

  #add({ usual, atMost }: TokenRange): void {
    this.further.usual += usual;
    this.further.atMost += atMost;
  }
}
