import { hash } from 'node:crypto';
import {
  type ChatCall,
  type ContentBlock,
  describedText,
  documentWords,
  type FileBlock,
  foreignJsonIn,
  isJsonObject,
  type JsonObject,
  type Message,
  objectIn,
  type OpaqueBlock,
  type ReasoningBlock,
  textOf,
  type Tool,
  type ToolCallBlock,
  type ToolResultBlock,
  unknownContent,
} from '../../../core/api/index.js';
import { breakpointIn } from '../request/cache-marks.js';
import { responsesDialect } from '../dialect-names.js';
import { unsupported, urlOf } from '../request/encode-content.js';
import { type Origin, originOf } from '../kept-reasoning.js';
import { mayBeOf } from '../request/encode-messages.js';
import { longestId, shortId } from '../request/short-id.js';

/** The conversation of a request. */
interface EncodedInput {
  /** The instructions in front of the conversation, if they are only text without a mark for the cache, which has no place there. */
  readonly instructions: string | undefined;
  readonly input: readonly JsonObject[];
}

/**
 * Encodes messages as items.
 *
 * @param origin who gets them: only its own reasoning is sent back
 * @param readsOpen whether the model reads reasoning as it is, and so gets that beside its calls of tools
 * @throws GatewayError `GW_CONTENT_UNSUPPORTED` (400) for content that this API or this model cannot read
 */
export function encodeInput(
  { messages, tools = [], source }: ChatCall,
  origin: Origin,
  readsOpen: boolean,
): EncodedInput {
  const first = messages.findIndex(({ role, content }) => role !== 'system' || !content.every(isPlainText));
  // There must be an item, even if there is nothing but instructions.
  const leading = messages.slice(0, Math.max(0, first));
  const names = new Set(tools.filter(isOwnCustom).map(({ name }) => name));
  const calls = messages.flatMap(({ content }) => content.filter((block) => block.type === 'tool-call'));
  const isOwn = source.dialect === responsesDialect;
  const custom = new Set(calls.filter((call) => isFreeForm(call) || (isOwn && names.has(call.name))));
  const customIds = new Set([...custom].map(({ id }) => id));
  const context = { origin, isOwn, readsOpen, custom, customIds };
  const instructions = leading.map(({ content }) => textOf(content)).join('\n\n');
  return {
    instructions: instructions === '' ? undefined : instructions,
    input: messages.slice(leading.length).flatMap((message) => encodeMessage(message, context)),
  };
}

/** The signature of reasoning for clients of all dialects, with what the server needs back. */
export function markEncrypted(encrypted: string, origin: Origin): string {
  return originOf(origin) + JSON.stringify({ encrypted });
}

/** What the items of a conversation depend on. */
interface InputContext {
  readonly origin: Origin;
  /** Whether the client uses this API: what only this knows is sent then. */
  readonly isOwn: boolean;
  readonly readsOpen: boolean;
  /** Calls whose input is any text. */
  readonly custom: ReadonlySet<ToolCallBlock>;
  readonly customIds: ReadonlySet<string>;
}

function encodeMessage({ role, content }: Message, context: InputContext): readonly JsonObject[] {
  switch (role) {
    case 'assistant':
      return encodeAnswer(content, context);
    case 'tool':
      return content.flatMap((block) => (block.type === 'tool-result' ? [encodeResult(block, context)] : []));
    default: {
      const [first] = content;
      const item = first?.type === 'opaque' ? foreignItem(first, context) : undefined;
      if (item) return [item];
      const parts = content.flatMap((block) => encodeBlock(block, context));
      return parts.length === 0 ? [] : [{ type: 'message', role, content: parts }];
    }
  }
}

/** Encodes an earlier answer. Texts that follow each other are one message. */
function encodeAnswer(content: readonly ContentBlock[], context: InputContext): readonly JsonObject[] {
  const items: JsonObject[] = [];
  let said: JsonObject[] | undefined;
  const open = context.readsOpen && content.some(({ type }) => type === 'tool-call');
  for (const block of content) {
    if (block.type === 'text') {
      if (block.text === '') continue;
      if (!said) {
        said = [];
        items.push({ ...(context.isOwn && block.extras), type: 'message', role: 'assistant', content: said });
      }
      said.push(block.refusal ? { type: 'refusal', refusal: block.text } : { type: 'output_text', text: block.text });
      continue;
    }
    const item = encodeItem(block, context) ?? (open ? encodeOpen(block, context.origin) : undefined);
    if (!item) continue;
    said = undefined;
    items.push(item);
  }
  return items;
}

function encodeItem(block: ContentBlock, context: InputContext): JsonObject | undefined {
  switch (block.type) {
    case 'tool-call':
      return encodeCall(block, context);
    case 'reasoning':
      return encodeReasoning(block, context.origin);
    case 'opaque':
      return foreignItem(block, context);
    default:
      return undefined;
  }
}

/**
 * An item that only this API has: as the client has sent it, or in the last event about it in an answer that the gateway goes on with. Undefined for
 * parts of messages, other events and other dialects.
 */
function foreignItem({ dialect, value }: OpaqueBlock, { origin }: InputContext): JsonObject | undefined {
  if (dialect !== responsesDialect || !isJsonObject(value)) return undefined;
  const item = 'type' in value ? value : completeItemIn(value);
  const { type, encrypted_content: marked } = item ?? {};
  if (!item || typeof type !== 'string' || type.startsWith('input_')) return undefined;
  if (typeof marked !== 'string') return item;
  const encrypted = encryptedIn(marked, origin);
  if (encrypted === undefined)
    throw unsupported(
      `An item of the type "${type}" was encrypted by another model or server, so this one cannot read it. Send the conversation that it stands for, or begin a new one.`,
    );
  return { ...item, encrypted_content: encrypted };
}

/** The item in an event that says that it is complete. */
function completeItemIn(value: JsonObject): JsonObject | undefined {
  const [events] = Object.values(value);
  const { item } = objectIn(objectIn(events)['response.output_item.done']);
  return isJsonObject(item) ? item : undefined;
}

/** The inverse of {@link markEncrypted}; undefined if somebody else has marked it. */
function encryptedIn(signature: string, origin: Origin): string | undefined {
  const begin = originOf(origin);
  const kept = signature.startsWith(begin) ? foreignJsonIn(signature.slice(begin.length)) : undefined;
  const encrypted = objectIn(kept)['encrypted'];
  return typeof encrypted === 'string' ? encrypted : undefined;
}

/** Without the id of the item: the server keeps none. */
function encodeReasoning({ text, signature = '' }: ReasoningBlock, origin: Origin): JsonObject | undefined {
  const encrypted = encryptedIn(signature, origin);
  if (encrypted === undefined) return undefined;
  const summary = text === '' ? [] : [{ type: 'summary_text', text }];
  return { type: 'reasoning', summary, encrypted_content: encrypted };
}

/** Reasoning as its model has written it. Servers require an id of it, which is the same in every turn. */
function encodeOpen(block: ContentBlock, origin: Origin): JsonObject | undefined {
  if (block.type !== 'reasoning' || block.text === '' || !mayBeOf(block, origin)) return undefined;
  const { text } = block;
  const id = `rs_${hash('sha256', text).slice(0, 32)}`;
  return { type: 'reasoning', id, summary: [], content: [{ type: 'reasoning_text', text }] };
}

function encodeCall(call: ToolCallBlock, { custom, isOwn }: InputContext): JsonObject {
  const { id, name, arguments: text, extras } = call;
  const head = { ...(isOwn && extras), call_id: shortId(id, longestId), name };
  if (custom.has(call)) return { ...head, type: 'custom_tool_call', input: isFreeForm(call) ? text : inputIn(text) };
  return { ...head, type: 'function_call', arguments: text || '{}' };
}

/** The text for a custom tool of this API, which is JSON for models that only know functions. */
function inputIn(text: string): string {
  const { input } = objectIn(foreignJsonIn(text));
  return typeof input === 'string' ? input : text;
}

function encodeResult({ toolCallId, content, isError, extras }: ToolResultBlock, context: InputContext): JsonObject {
  const type = context.customIds.has(toolCallId) ? 'custom_tool_call_output' : 'function_call_output';
  const parts = withMark(
    content.flatMap((block) => encodeBlock(block, context)),
    breakpointIn(extras),
  );
  const text = parts.flatMap(({ text: said }) => (typeof said === 'string' ? [said] : [])).join('\n');
  const isPlain = parts.every((part) => part['type'] === 'input_text' && Object.keys(part).length === 2);
  // The dialect has no field for a failed call.
  const failed = [{ type: 'input_text', text: 'Error:' }, ...parts];
  const output = !isPlain ? (isError ? failed : parts) : isError ? `Error: ${text}` : text;
  return { ...(context.isOwn && extras), type, call_id: shortId(toolCallId, longestId), output };
}

/** Adds members, such as a mark for the cache, to the last part of a block or a result. */
function withMark(parts: readonly JsonObject[], mark: JsonObject): readonly JsonObject[] {
  return parts.map((part, index) => (index === parts.length - 1 ? { ...mark, ...part } : part));
}

/** A block as parts, with the members that the client of this API has sent besides, or its mark for the cache. */
function encodeBlock(block: ContentBlock, { isOwn }: InputContext): readonly JsonObject[] {
  const parts = [...(isOwn ? [] : introductionOf(block)), ...encodePart(block)];
  if (block.type === 'opaque') return parts;
  const extras = isOwn ? block.extras : breakpointIn(block.extras);
  return extras ? withMark(parts, extras) : parts;
}

/** What is said of a document, in front of it. A text has it at its beginning. */
function introductionOf(block: ContentBlock): readonly JsonObject[] {
  const words = block.type === 'file' && block.source.kind !== 'text' ? documentWords(block) : undefined;
  return words === undefined ? [] : [{ type: 'input_text', text: words }];
}

function encodePart(block: ContentBlock): readonly JsonObject[] {
  switch (block.type) {
    case 'text':
      return [{ type: 'input_text', text: block.text }];
    case 'image':
      return [{ type: 'input_image', image_url: urlOf(block.source), detail: block.detail ?? 'auto' }];
    case 'audio':
      return [{ type: 'input_audio', input_audio: { data: block.data, format: block.format } }];
    case 'file': {
      if (block.source.kind === 'text') return [{ type: 'input_text', text: describedText(block, block.source.text) }];
      return [{ type: 'input_file', ...fileMembers(block.source, block.fileName) }];
    }
    case 'opaque':
      if (block.dialect === responsesDialect && isJsonObject(block.value)) return [block.value];
      throw unknownContent(block, 'messages');
    default:
      return [];
  }
}

function fileMembers(source: Exclude<FileBlock['source'], { kind: 'text' }>, fileName = 'file'): JsonObject {
  if (source.kind === 'id') return { file_id: source.id };
  if (source.kind === 'url') return { file_url: source.url };
  return { filename: fileName, file_data: urlOf(source) };
}

function isPlainText(block: ContentBlock): boolean {
  return block.type === 'text' && Object.keys(breakpointIn(block.extras)).length === 0;
}

/** Whether a call is one of a custom tool of chat completions, whose input is any text. */
function isFreeForm({ extras }: ToolCallBlock): boolean {
  return extras?.['type'] === 'custom';
}

/** Whether a tool is a custom one of this API. For others, and for the gateway, its calls are those of a function with one text, `input`. */
export function isOwnCustom({ opaque }: Tool): boolean {
  return opaque?.dialect === responsesDialect && opaque.value['type'] === 'custom';
}
