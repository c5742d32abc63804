import {
  citationsIn,
  type ContentBlock,
  isJsonObject,
  JsonInside,
  type JsonObject,
  type JsonValue,
  queriesOf,
  type ReasoningBlock,
  type ToolCallBlock,
  writtenArguments,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { groundingMetadata } from './grounding-metadata.js';
import { signatureOfCall, wrapEncrypted, wrapSignature } from '../signatures.js';

/** What an opaque part of this dialect holds: a part of the content, members of the candidate, or those of the response. */
interface OpaqueContent {
  readonly part?: JsonObject;
  readonly candidate?: JsonObject;
  readonly response?: JsonObject;
}

const ofCandidate = [
  'groundingMetadata',
  'citationMetadata',
  'urlContextMetadata',
  'safetyRatings',
  'avgLogprobs',
  'finishMessage',
  'tokenCount',
  'continuationToken',
];
const ofResponse = ['promptFeedback', 'modelStatus', 'createTime'];

/** Sorts what the provider of this dialect has sent; undefined for content of other dialects. */
export function opaqueContent(dialect: string, value: JsonValue): OpaqueContent | undefined {
  if (dialect !== dialectName || !isJsonObject(value)) return undefined;
  if (ofResponse.some((name) => value[name] !== undefined)) return { response: value };
  if (ofCandidate.some((name) => value[name] !== undefined)) return { candidate: value };
  return { part: value };
}

/**
 * A function call, complete.
 *
 * @param call with the signature of the reasoning before it, which it has unless its provider has signed the call itself
 * @param json parses the arguments of all calls that are encoded together
 */
export function callPart(
  call: Omit<ToolCallBlock, 'type'> & { readonly signature: string | undefined },
  json: JsonInside,
): JsonObject {
  const { id, name, arguments: written, extras } = call;
  const signature = signatureOfCall(extras) ?? call.signature;
  return {
    functionCall: { id, name, args: writtenArguments(written, json) },
    ...(signature === undefined ? {} : { thoughtSignature: wrapSignature(signature) }),
  };
}

/** Where the end of reasoning is written. Nowhere if the call that follows has the same signature. */
interface SignaturePlace {
  /** A part that carries the signature, or what is encrypted. */
  readonly part?: JsonObject;
  /** The signature, in the part of the call that follows, as Google signs calls: some clients send only parts of the kind back that it signs. */
  readonly ofCall?: string;
}

/**
 * @param isThought whether it belongs to a thought that the client has been shown
 */
export function signaturePlace(
  { signature, encrypted }: Pick<ReasoningBlock, 'signature' | 'encrypted'>,
  isThought: boolean,
  next: Pick<ToolCallBlock, 'extras'> | undefined,
): SignaturePlace {
  if (encrypted !== undefined) return { part: { text: '', thought: true, thoughtSignature: wrapEncrypted(encrypted) } };
  const own = signatureOfCall(next?.extras);
  if (signature === undefined || own === signature) return {};
  if (next && own === undefined) return { ofCall: signature };
  return { part: { text: '', ...(isThought ? { thought: true } : {}), thoughtSignature: wrapSignature(signature) } };
}

/** What a whole candidate consists of. */
interface CandidateContent {
  readonly parts: readonly JsonObject[];
  readonly members: JsonObject;
  /** Members of the response. */
  readonly response: JsonObject;
}

/**
 * Encodes the content of an answer that is not streamed. A signature at its beginning, which comes from a model that has thought without being asked to
 * show it, is for a call: clients show an empty text in front of others, or do not find the text that they expect.
 *
 * @param showsThoughts whether the client has asked for them
 */
export function candidateContent(content: readonly ContentBlock[], showsThoughts: boolean): CandidateContent {
  const parts: JsonObject[] = [];
  const forCall: ReasoningBlock[] = [];
  const queries: string[] = [];
  const json = new JsonInside();
  let signature: string | undefined;
  let [members, response]: JsonObject[] = [{}, {}] as const;
  for (const [index, block] of content.entries()) {
    const next = content[index + 1];
    const call = next?.type === 'tool-call' ? next : undefined;
    if (block.type === 'text') parts.push({ text: block.text });
    else if (block.type === 'tool-call') {
      for (const before of forCall) {
        const isLast = before === forCall.at(-1);
        signature = addReasoning(before, { showsThoughts, call: isLast ? block : undefined }, parts);
      }
      forCall.length = 0;
      parts.push(callPart({ ...block, signature }, json));
      signature = undefined;
    } else if (block.type === 'reasoning') {
      const isForCall = !showsThoughts && parts.length === 0 && block.encrypted === undefined;
      if (isForCall) forCall.push(block);
      else signature = addReasoning(block, { showsThoughts, call }, parts);
    } else if (block.type === 'opaque') {
      queries.push(...(queriesOf(block) ?? []));
      const opaque = opaqueContent(block.dialect, block.value);
      if (opaque?.part) parts.push(opaque.part);
      members = { ...members, ...opaque?.candidate };
      response = { ...response, ...opaque?.response };
    }
  }
  const text = content.map((block) => (block.type === 'text' && !block.refusal ? block.text : '')).join('');
  const sources = groundingMetadata({ citations: citationsIn(content), queries }, text);
  return { parts, members: sources ? { groundingMetadata: sources, ...members } : members, response };
}

interface ReasoningPlace {
  readonly showsThoughts: boolean;
  readonly call: ToolCallBlock | undefined;
}

/** Adds reasoning. Its signature is in the part of what it signs, the thought or the text before it, or is returned for the call that follows. */
function addReasoning(
  block: ReasoningBlock,
  { showsThoughts, call }: ReasoningPlace,
  parts: JsonObject[],
): string | undefined {
  const isThought = block.text !== '';
  // The signature of a text is worth nothing without it.
  const signs = !isThought || showsThoughts;
  const { part: end, ofCall } = signs ? signaturePlace(block, isThought, call) : {};
  if (isThought && showsThoughts) {
    parts.push({ text: block.text, thought: true, ...(end ? { thoughtSignature: end['thoughtSignature'] } : {}) });
    return ofCall;
  }
  if (!end) return ofCall;
  const last = parts.at(-1);
  const isText = end['thought'] === undefined && last && isPlainText(last);
  if (isText) parts[parts.length - 1] = { ...last, thoughtSignature: end['thoughtSignature'] };
  else parts.push(end);
  return undefined;
}

function isPlainText({ text, thought, thoughtSignature }: JsonObject): boolean {
  return text !== undefined && thought === undefined && thoughtSignature === undefined;
}
