import {
  type ContentBlock,
  invalidRequest,
  isJsonObject,
  type JsonInside,
  type JsonObject,
  type OpaqueBlock,
  toolArguments,
  type ToolCallBlock,
  type ToolResultBlock,
  unknownContent,
} from '../../../core/api/index.js';
import { isAboutAnswer } from '../answer/candidate-reader.js';
import { dialectName } from '../dialect-name.js';
import { encodeAudio, encodeFile, encodeMedia } from './encode-media.js';
import { signsCalls } from '../model-generation.js';
import { noSignature, signatureInCall, type Signer, unmarkSignature } from '../thought-signature.js';

/** The context in which the messages of one request are encoded. */
export interface ContentContext {
  /** Whether the client uses the provider's dialect, so that parts may have members that only it knows. */
  readonly own: boolean;
  readonly signer: Signer;
  /** Parses the arguments of all tool calls of the request. */
  readonly json: JsonInside;
  /** The names of the called functions by the ids of the calls, because results have to name the function. */
  readonly functionNames: ReadonlyMap<string, string>;
}

type Parts = readonly JsonObject[];

/** Encodes blocks of the user, or instructions. Empty texts are left out. */
export function encodeContent(content: readonly ContentBlock[], context: ContentContext, place: string): Parts {
  return content.flatMap((block, index) => encodeBlock(block, context, `${place}[${index}]`));
}

function encodeBlock(block: ContentBlock, context: ContentContext, place: string): Parts {
  const parts = encodeKnown(block, context, place);
  return context.own ? withExtras(parts, block) : parts;
}

/** Adds what a client of the same dialect has sent in the part besides. */
function withExtras(parts: Parts, block: ContentBlock): Parts {
  const [first, ...others] = parts;
  if (block.type === 'opaque' || !block.extras || !first) return parts;
  const merged = Object.entries(block.extras).map(([name, value]) => {
    const known = first[name];
    return [name, isJsonObject(known) && isJsonObject(value) ? { ...known, ...value } : value] as const;
  });
  return [{ ...first, ...Object.fromEntries(merged) }, ...others];
}

function encodeKnown(block: ContentBlock, context: ContentContext, place: string): Parts {
  switch (block.type) {
    case 'text':
      return block.text === '' ? [] : [{ text: block.text }];
    case 'image':
      return [encodeMedia(block.source, 'image/jpeg', place)];
    case 'audio':
      return [encodeAudio(block)];
    case 'file':
      return encodeFile(block, context.own, place);
    case 'tool-result':
      return encodeResult(block, context, place);
    case 'opaque':
      if (block.dialect === dialectName && isJsonObject(block.value)) return [block.value];
      throw unknownContent(block, place);
    default:
      // Reasoning and calls are the model's own.
      return [];
  }
}

/**
 * Encodes an answer of the model that is sent back. Its thoughts are left out, because only their signatures count: each is added to the part that
 * it belongs to. What cannot be encoded is left out, too.
 */
export function encodeAnswer(content: readonly ContentBlock[], context: ContentContext, place: string): Parts {
  const { signer } = context;
  const marked = content.flatMap((block) =>
    block.type === 'reasoning' ? [unmarkSignature(block.signature, signer)] : [],
  );
  const signatures = new Map(marked.flatMap((known) => (known ? [[known.callId, known.signature]] : [])));
  const parts: JsonObject[] = [];
  let isSigned = !signsCalls(signer.model);
  for (const [index, block] of content.entries()) {
    if (block.type === 'tool-call') {
      const known = ownSignature(block, context) ?? signatureInCall(block, signer) ?? signatures.get(block.id);
      // Only the first of parallel calls is signed.
      const signature = known ?? (isSigned ? undefined : noSignature);
      isSigned = true;
      const call = encodeCall(block, context, `${place}[${index}]`, signature);
      parts.push(...(context.own ? withExtras([call], block) : [call]));
    } else if (block.type !== 'reasoning' && (block.type !== 'opaque' || isPart(block))) {
      parts.push(...encodeBlock(block, context, `${place}[${index}]`));
    }
  }
  return withTextSignature(parts, signatures.get(undefined));
}

/** Whether a block is a part of the dialect. A block about an answer is not one: the gateway continues answers that have called its functions. */
function isPart({ dialect, value }: OpaqueBlock): boolean {
  return dialect === dialectName && !isAboutAnswer(value);
}

/** The signature that a client of the same dialect has sent back as it was. */
function ownSignature({ extras }: ToolCallBlock, { own }: ContentContext): string | undefined {
  const signature = own ? (extras?.['thoughtSignature'] ?? extras?.['thought_signature']) : undefined;
  return typeof signature === 'string' ? signature : undefined;
}

/** Adds the signature of a text to the last text, where the provider sends it. */
function withTextSignature(parts: readonly JsonObject[], thoughtSignature: string | undefined): Parts {
  if (thoughtSignature === undefined) return parts;
  const last = parts.findLastIndex(({ text }) => text !== undefined);
  return last < 0 ? parts : parts.with(last, { ...parts[last], thoughtSignature });
}

function encodeCall(
  { id, name, arguments: written }: ToolCallBlock,
  { json }: ContentContext,
  place: string,
  thoughtSignature: string | undefined,
): JsonObject {
  const functionCall = { id, name, args: toolArguments(written, json, place) };
  return thoughtSignature === undefined ? { functionCall } : { functionCall, thoughtSignature };
}

/** Encodes a result: what is not text becomes part of the response, or for models before Gemini 3 follows it. */
function encodeResult(block: ToolResultBlock, context: ContentContext, place: string): Parts {
  const { toolCallId: id, content, isError } = block;
  const name = context.functionNames.get(id);
  if (name === undefined)
    throw invalidRequest(place, `there is no tool call with the id "${id.slice(0, 100)}" before this result`);
  const media = encodeContent(
    content.filter(({ type }) => type !== 'text').map((part) => (context.own ? part : withoutWords(part))),
    context,
    `${place}.content`,
  );
  const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  const functionResponse = { id, name, response: encodeResponse(text, isError === true, context) };
  if (media.length === 0) return [{ functionResponse }];
  const isInside = signsCalls(context.signer.model) && media.every(({ inlineData }) => inlineData !== undefined);
  return isInside ? [{ functionResponse: { ...functionResponse, parts: media } }] : [{ functionResponse }, ...media];
}

/** A block of a result, which may contain data, and no texts about them. */
function withoutWords(block: ContentBlock): ContentBlock {
  return block.type === 'file' && block.source.kind !== 'text' ? { type: 'file', source: block.source } : block;
}

/** The result of a function. That of a client of the same dialect was an object, unless there was only a text in it. */
function encodeResponse(text: string, isError: boolean, { own, json }: ContentContext): JsonObject {
  if (isError) return { error: text };
  const value = own && text.startsWith('{') ? writtenObject(text, json) : undefined;
  return value ?? { output: text };
}

function writtenObject(text: string, json: JsonInside): JsonObject | undefined {
  try {
    const value = json.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    // A text that looks like an object is sent as a text.
    return undefined;
  }
}
