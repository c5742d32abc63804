import {
  type ContentBlock,
  foreignJsonIn,
  isJsonObject,
  type JsonObject,
  type Message,
  type ReasoningBlock,
  textOf,
  type ToolCallBlock,
  type ToolResultBlock,
} from '../../../core/api/index.js';
import { longestId, shortId } from '../short-id.js';
import { unsupported, urlOf, unknownContent } from '../encode-content.js';
import { type Origin, originOf } from '../kept-reasoning.js';

/** The conversation of a request. */
export interface EncodedInput {
  /** The instructions in front of the conversation, if they are only text. */
  readonly instructions: string | undefined;
  readonly input: readonly JsonObject[];
}

/**
 * Encodes messages as items.
 *
 * @param origin who gets them: only its own reasoning is sent back
 */
export function encodeInput(messages: readonly Message[], origin: Origin): EncodedInput {
  const first = messages.findIndex(({ role, content }) => role !== 'system' || !content.every(isText));
  // There must be an item, also if there is nothing but instructions.
  const leading = messages.slice(0, Math.max(0, first));
  const custom = new Set(messages.flatMap(({ content }) => content.filter(isCustomCall).map(({ id }) => id)));
  const instructions = leading.map(({ content }) => textOf(content)).join('\n\n');
  return {
    instructions: instructions === '' ? undefined : instructions,
    input: messages.slice(leading.length).flatMap((message) => encodeMessage(message, origin, custom)),
  };
}

/** The signature of reasoning for clients of all dialects, with what the server needs back. */
export function markEncrypted(encrypted: string, origin: Origin): string {
  return originOf(origin) + JSON.stringify({ encrypted });
}

function encodeMessage(
  { role, content }: Message,
  origin: Origin,
  customCalls: ReadonlySet<string>,
): readonly JsonObject[] {
  switch (role) {
    case 'assistant':
      return encodeAnswer(content, origin);
    case 'tool':
      return content.flatMap((block) => (block.type === 'tool-result' ? [encodeResult(block, customCalls)] : []));
    default: {
      const parts = content.flatMap(encodeBlock);
      return parts.length === 0 ? [] : [{ type: 'message', role, content: parts }];
    }
  }
}

/** Encodes an earlier answer. Texts that follow each other are one message. */
function encodeAnswer(content: readonly ContentBlock[], origin: Origin): readonly JsonObject[] {
  const items: JsonObject[] = [];
  let said: JsonObject[] | undefined;
  for (const block of content) {
    if (block.type === 'text') {
      if (block.text === '') continue;
      if (!said) {
        said = [];
        items.push({ type: 'message', role: 'assistant', content: said });
      }
      said.push(block.refusal ? { type: 'refusal', refusal: block.text } : { type: 'output_text', text: block.text });
      continue;
    }
    const item =
      block.type === 'tool-call'
        ? encodeCall(block)
        : block.type === 'reasoning'
          ? encodeReasoning(block, origin)
          : undefined;
    if (!item) continue;
    said = undefined;
    items.push(item);
  }
  return items;
}

/** Without the id of the item: the server keeps none. */
function encodeReasoning({ text, signature = '' }: ReasoningBlock, origin: Origin): JsonObject | undefined {
  const begin = originOf(origin);
  const kept = signature.startsWith(begin) ? foreignJsonIn(signature.slice(begin.length)) : undefined;
  const encrypted = isJsonObject(kept) ? kept['encrypted'] : undefined;
  if (typeof encrypted !== 'string') return undefined;
  const summary = text === '' ? [] : [{ type: 'summary_text', text }];
  return { type: 'reasoning', summary, encrypted_content: encrypted };
}

function encodeCall(call: ToolCallBlock): JsonObject {
  const { id, name, arguments: text } = call;
  const head = { call_id: shortId(id, longestId), name };
  if (isCustomCall(call)) return { type: 'custom_tool_call', ...head, input: text };
  return { type: 'function_call', ...head, arguments: text || '{}' };
}

function encodeResult({ toolCallId, content, isError }: ToolResultBlock, customCalls: ReadonlySet<string>): JsonObject {
  const type = customCalls.has(toolCallId) ? 'custom_tool_call_output' : 'function_call_output';
  const parts = content.flatMap(encodeBlock);
  const text = parts.flatMap(({ text: said }) => (typeof said === 'string' ? [said] : [])).join('\n');
  const isPlain = parts.every((part) => part['type'] === 'input_text');
  // The dialect has no field for a failed call.
  const output = !isPlain ? parts : isError ? `Error: ${text}` : text;
  return { type, call_id: shortId(toolCallId, longestId), output };
}

function encodeBlock(block: ContentBlock): readonly JsonObject[] {
  switch (block.type) {
    case 'text':
      return [{ type: 'input_text', text: block.text }];
    case 'image':
      return [{ type: 'input_image', image_url: urlOf(block.source), detail: block.detail ?? 'auto' }];
    case 'audio':
      return [{ type: 'input_audio', input_audio: { data: block.data, format: block.format } }];
    case 'file': {
      const { source, fileName } = block;
      if (source.kind === 'id') return [{ type: 'input_file', file_id: source.id }];
      if (source.kind === 'url') return [{ type: 'input_file', file_url: source.url }];
      if (source.kind === 'base64')
        return [{ type: 'input_file', filename: fileName ?? 'file', file_data: urlOf(source) }];
      return [{ type: 'input_text', text: fileName === undefined ? source.text : `${fileName}\n\n${source.text}` }];
    }
    case 'opaque':
      throw unsupported(unknownContent(block));
    default:
      return [];
  }
}

function isText({ type }: ContentBlock): boolean {
  return type === 'text';
}

/** Whether a call is one of a custom tool of chat completions, whose input is any text. */
function isCustomCall(block: ContentBlock): block is ToolCallBlock {
  return block.type === 'tool-call' && block.extras?.['type'] === 'custom';
}
