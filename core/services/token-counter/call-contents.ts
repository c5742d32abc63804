import {
  type ChatCall,
  type ContentBlock,
  type InferenceCall,
  type JsonValue,
  type Message,
  type ModelTokenizer,
  stringifyJson,
  type TokenRange,
} from '../../api/index.js';

/** What a call consists of, as far as it is counted: texts, and what is counted without reading it. */
export interface CallContents {
  /** Counted as they are. */
  readonly texts: readonly string[];
  /**
   * Counted as they are, too, but the provider writes them in a form of its own, of which nobody knows more than that it is not longer
   * than this: definitions of tools, schemas, blocks that only the provider understands.
   */
  readonly foreign: readonly string[];
  /** Everything else. */
  readonly further: TokenRange;
  /** False when `further` is more than what the format of messages adds. */
  readonly isText: boolean;
}

/** Of a document nobody knows the length without reading it: only that it has to fit into the model. */
const usualDocument = 10_000;
/** More than the window of any model. */
const anyWindow = 10_000_000;
/** Bytes of sound that make one token: usually as in compressed speech; at most as in the sparest of all formats. */
const soundBytesPerToken = { usual: 1600, atMost: 50 };
/** Around the definition of one tool, one call of a tool, one result. */
const perTool: TokenRange = { usual: 8, atMost: 24 };
/** Of JSON without a schema: some providers are told in words. */
const perJsonFormat: TokenRange = { usual: 8, atMost: 48 };
/** Texts that stand side by side are joined, and their border may be cut otherwise. */
const perBlock: TokenRange = { usual: 0, atMost: 2 };

/** What is known of the model that a call is for. */
export interface CountedModel {
  readonly tokenizer: ModelTokenizer;
  /** Tokens that a call can have at most: a provider refuses what is longer. Undefined when nobody knows. */
  readonly contextWindow: number | undefined;
}

/** Gathers what is to be counted of a call. */
export function contentsOf(call: InferenceCall, model: CountedModel): CallContents {
  const gathering = new Gathering(model);
  if (call.kind === 'chat') gathering.addChat(call);
  else for (const input of call.inputs) gathering.addInput(input);
  return gathering;
}

class Gathering implements CallContents {
  readonly texts: string[] = [];
  readonly foreign: string[] = [];
  readonly further = { usual: 0, atMost: 0 };
  isText = true;
  readonly #tokenizer: ModelTokenizer;
  readonly #document: TokenRange;

  constructor({ tokenizer, contextWindow = anyWindow }: CountedModel) {
    this.#tokenizer = tokenizer;
    this.#document = { usual: Math.min(usualDocument, contextWindow), atMost: contextWindow };
  }

  addChat({ messages, tools = [], responseFormat }: ChatCall): void {
    this.#add(this.#tokenizer.perCall);
    for (const message of messages) this.#addMessage(message);
    if (tools.length > 0) this.#addApart(this.#tokenizer.withTools);
    for (const { name, description = '', inputSchema, opaque, extras } of tools) {
      this.#addApart(perTool);
      if (opaque) this.#addForeign(opaque.value);
      // Which of the two is sent depends on the provider.
      if (opaque && opaque.elsewhere !== 'function') continue;
      this.#addForeign({ name, description, inputSchema, ...(extras ? { extras } : {}) });
    }
    if (responseFormat?.type === 'json-schema') this.#addForeign({ ...responseFormat });
    if (responseFormat?.type === 'json') this.#addApart(perJsonFormat);
  }

  /** An embedding's text, or its tokens. */
  addInput(input: string | readonly number[]): void {
    this.#add({ usual: 0, atMost: 4 });
    if (typeof input === 'string') this.texts.push(input);
    else this.#add({ usual: input.length, atMost: input.length });
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
        return;
      case 'tool-result':
        this.#addApart(perTool);
        this.#addApart({ usual: 0, atMost: block.toolCallId.length });
        for (const part of block.content) this.#addBlock(part);
        return;
      case 'opaque':
        this.#addForeign(block.value);
    }
  }

  #addSound(base64: string): void {
    const bytes = (base64.length * 3) / 4;
    const { usual, atMost } = soundBytesPerToken;
    this.#addApart({ usual: Math.ceil(bytes / usual), atMost: Math.ceil(bytes / atMost) });
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
