import {
  type ContentBlock,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Message,
  objectIn,
  type ReasoningBlock,
  type ToolCallBlock,
  type ToolResultBlock,
} from '../../../core/api/index.js';
import { keptIn, type Origin, originOf } from '../kept-reasoning.js';
import { ReasoningDetails } from '../reasoning-details.js';
import type { ReasoningMember } from '../reasoning-member.js';
import { markIn } from './cache-marks.js';
import { answerMembers, encodeContent } from './encode-content.js';
import { longestCallId, shortId } from './short-id.js';

/** Reasoning of earlier answers that is sent back as text. */
export interface SentReasoning {
  readonly member: ReasoningMember;
  /** True: all of it, because the model requires that. False: only its own beside calls of tools, with which models go on thinking. */
  readonly everywhere: boolean;
}

/**
 * Encodes messages that came in another dialect.
 *
 * In this dialect, tool results contain only text. Images and binary files of results are sent in a user message after all results, as is
 * usual for these models.
 *
 * @param origin who gets them: the details of its own reasoning are sent back
 * @param sent the reasoning that is sent back as text; none by default
 */
export function encodeMessages(
  messages: readonly Message[],
  origin: Origin,
  sent: SentReasoning | undefined,
): JsonObject[] {
  // Lists are joined once: a message may have more results than a function can take as arguments.
  const encoded: JsonObject[][] = [];
  let found: ContentBlock[][] = [];
  const show = (): void => {
    const content = found.flat();
    if (content.length > 0) encoded.push(encodeMessage({ role: 'user', content }, false));
    found = [];
  };
  for (const message of messages) {
    if (saysNothing(message)) continue;
    if (message.role !== 'tool') show();
    encoded.push(message.role === 'assistant' ? [encodeAnswer(message, origin, sent)] : encodeMessage(message, false));
    if (message.role === 'tool') found.push(message.content.flatMap(mediaIn));
  }
  show();
  return encoded.flat();
}

/** Whether an earlier answer has nothing but what another provider has run, or a system message only settings of another API. */
function saysNothing({ role, content }: Message): boolean {
  if (role === 'system') return content.length === 0;
  return role === 'assistant' && content.length > 0 && content.every(({ type }) => type === 'opaque');
}

/** Encodes an answer that a client of another dialect sends back, with what the provider needs back: see {@link keptIn}. */
function encodeAnswer(message: Message, origin: Origin, sent: SentReasoning | undefined): JsonObject {
  const [encoded = {}] = encodeMessage(message, false);
  const { details, calls: kept } = keptIn(message.content, origin);
  const calls = new Map([...kept].map(([id, extra]) => [callId(id), extra]));
  const { tool_calls: written } = encoded;
  return {
    ...encoded,
    ...(details.length === 0 ? {} : { reasoning_details: details }),
    ...(sent && (sent.everywhere || details.length === 0) ? reasoningTextIn(message, origin, sent) : {}),
    ...(calls.size === 0 || !isJsonArray(written)
      ? {}
      : { tool_calls: written.map((call) => withSignature(call, calls)) }),
  };
}

function callId(id: string): string {
  return shortId(id, longestCallId);
}

function withSignature(call: JsonValue, calls: ReadonlyMap<string, JsonObject>): JsonValue {
  const extra = isJsonObject(call) && typeof call['id'] === 'string' ? calls.get(call['id']) : undefined;
  return extra && isJsonObject(call) ? { ...call, extra_content: extra } : call;
}

/**
 * Encodes one message; a message with several tool results becomes several.
 *
 * @param ownDialect whether it came in this dialect: members specific to it are then kept
 * @param member where reasoning is written
 */
export function encodeMessage(message: Message, ownDialect: boolean, member?: ReasoningMember): JsonObject[] {
  const { role, name, content } = message;
  const extras = ownDialect ? message.extras : undefined;
  if (role === 'tool') return content.flatMap((block) => encodeToolResult(block, message, ownDialect));
  const head = { role, ...(name === undefined ? {} : { name }) };
  if (role === 'assistant') return [{ ...head, ...encodeAssistant(content, ownDialect, member), ...extras }];
  return [{ ...head, content: encodeContent(content, role, ownDialect), ...extras }];
}

function encodeAssistant(content: readonly ContentBlock[], ownDialect: boolean, member?: ReasoningMember): JsonObject {
  const calls = content.filter((block): block is ToolCallBlock => block.type === 'tool-call');
  const legacy = calls.find(({ extras }) => extras?.['type'] === 'function_call');
  const refusal = content.find((block) => block.type === 'text' && block.refusal);
  const said = content.filter((block) => block !== refusal);
  const written = encodeContent(said, 'assistant', ownDialect);
  return {
    content: written === '' && (calls.length > 0 || refusal) ? null : written,
    ...(refusal?.type === 'text' ? { refusal: refusal.text } : {}),
    ...(ownDialect ? encodeReasoning(content, member) : {}),
    ...(legacy
      ? { function_call: { name: legacy.name, arguments: legacy.arguments, ...objectIn(legacy.extras?.['function']) } }
      : {}),
    ...(calls.length > 0 && !legacy ? { tool_calls: calls.map((call) => encodeToolCall(call, ownDialect)) } : {}),
  };
}

/** With what the client has added, also inside the call itself. */
function encodeToolCall({ id, name, arguments: text, extras }: ToolCallBlock, ownDialect: boolean): JsonObject {
  if (!ownDialect) return { id: callId(id), type: 'function', function: { name, arguments: text || '{}' } };
  if (extras?.['type'] === 'custom')
    return { id, ...extras, custom: { name, input: text, ...objectIn(extras['custom']) } };
  return { id, type: 'function', ...extras, function: { name, arguments: text, ...objectIn(extras?.['function']) } };
}

/** Reasoning is sent back only if it can have come from this server; others refuse the member or count it as input. */
function encodeReasoning(content: readonly ContentBlock[], member: ReasoningMember = 'reasoning_content'): JsonObject {
  const reasoning = content.filter((block): block is ReasoningBlock => block.type === 'reasoning' && !block.extras);
  const text = reasoning.map((block) => block.text).join('');
  const signed = reasoning.filter(({ signature, encrypted }) => signature !== undefined || encrypted !== undefined);
  const details = [...signed.map(encodeDetail), ...detailsIn(content)];
  return {
    ...(text === '' ? {} : { [member]: text }),
    ...(details.length === 0 ? {} : { reasoning_details: details }),
  };
}

/** The details of reasoning in an answer that the gateway continues, because it has called functions of the gateway. */
function detailsIn(content: readonly ContentBlock[]): readonly JsonObject[] {
  const details = new ReasoningDetails();
  for (const block of content) if (block.type === 'opaque') details.add(answerMembers(block)?.['reasoning_details']);
  return details.take();
}

function reasoningTextIn({ content }: Message, origin: Origin, { member, everywhere }: SentReasoning): JsonObject {
  if (!everywhere && content.every(({ type }) => type !== 'tool-call')) return {};
  const text = content
    .map((block) => (block.type === 'reasoning' && (everywhere || mayBeOf(block, origin)) ? block.text : ''))
    .join('');
  return text === '' ? {} : { [member]: text };
}

/** Whether reasoning may be of this model: what others have signed is theirs. */
export function mayBeOf({ signature = '', encrypted }: ReasoningBlock, origin: Origin): boolean {
  return encrypted === undefined && (signature === '' || signature.startsWith(originOf(origin)));
}

function encodeDetail({ text, signature, encrypted }: ReasoningBlock): JsonObject {
  return encrypted === undefined
    ? { type: 'reasoning.text', text, signature }
    : { type: 'reasoning.encrypted', data: encrypted };
}

function encodeToolResult(block: ContentBlock, message: Message, ownDialect: boolean): JsonObject[] {
  if (block.type !== 'tool-result') return [];
  const extras = ownDialect ? message.extras : undefined;
  const kept = ownDialect ? block.content : block.content.filter((part) => !isMedia(part));
  const written = encodeContent(kept, 'tool', ownDialect);
  const content = ownDialect ? written : withOutcome(written, block);
  if (extras?.['role'] === 'function') return [{ role: 'function', name: message.name, content, ...extras }];
  const id = ownDialect ? block.toolCallId : callId(block.toolCallId);
  return [{ role: 'tool', tool_call_id: id, content, ...extras }];
}

/** The dialect has no field for a failed call, and no place for a mark beside a text. */
function withOutcome(written: string | JsonObject[], { isError, extras }: ToolResultBlock): string | JsonObject[] {
  const mark = markIn(extras);
  if (typeof written === 'string') {
    const text = isError ? `Error: ${written}` : written;
    return Object.keys(mark).length > 0 && text.trim() !== '' ? [{ type: 'text', text, ...mark }] : text;
  }
  const said = isError ? [{ type: 'text', text: 'Error:' }, ...written] : written;
  return said.map((part, index) => (index === said.length - 1 ? { ...part, ...mark } : part));
}

function mediaIn(block: ContentBlock): ContentBlock[] {
  return block.type === 'tool-result' ? block.content.filter(isMedia) : [];
}

/**
 * Whether a block must move to a user message. Text files stay in the result, because the model would take them for the user's words
 * otherwise.
 */
function isMedia(block: ContentBlock): boolean {
  if (block.type === 'file') return block.source.kind !== 'text';
  return block.type === 'image' || block.type === 'audio';
}
