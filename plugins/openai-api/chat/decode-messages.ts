import {
  type ContentBlock,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Message,
  type MessageRole,
  type ReasoningBlock,
  type ToolCallBlock,
  withoutUndefined,
} from '../../../core/api/index.js';
import type { RequestObject } from '../request-object.js';
import { decodeContent } from './decode-content.js';
import { reasoningFields, replayedReasoning } from './replayed-reasoning.js';

const plainFields = new Set(['role', 'content', 'name']);
const toolFields = new Set([...plainFields, 'tool_call_id']);
const assistantFields = new Set([...plainFields, 'tool_calls', 'function_call', 'refusal', ...reasoningFields]);
const toolCallFields = new Set(['id', 'type', 'function', 'custom']);
const calledFields = new Set(['name', 'arguments', 'input']);

/**
 * Decodes the messages one to one: message `i` of the call is message `i` of the body, so that a provider of the same dialect can send
 * every message that no plugin has changed exactly as it came.
 */
export function decodeMessages(body: RequestObject): Message[] {
  const messages = body.fields['messages'] ?? undefined;
  if (!Array.isArray(messages) || messages.length === 0) return refuseMessages(body);
  const place = body.placeOf('messages');
  return messages.map(
    (message: JsonValue, index) => bareText(message) ?? decodeMessage(body.objectIn(place, message, index)),
  );
}

function refuseMessages(body: RequestObject): never {
  // Throws the error for a value that is not an array.
  body.objects('messages');
  return body.fail('messages', 'an array of at least one message');
}

/** Fast path for messages with only a role and a text, as most have: nothing in them can be invalid, so no paths for errors are needed. */
function bareText(message: JsonValue): Message | undefined {
  if (!isJsonObject(message)) return undefined;
  const { role, content } = message;
  if (typeof content !== 'string') return undefined;
  if (role !== 'user' && role !== 'system' && (role !== 'assistant' || content === '')) return undefined;
  for (const name in message) if (name !== 'role' && name !== 'content') return undefined;
  return { role, content: [{ type: 'text', text: content }] };
}

function decodeMessage(message: RequestObject): Message {
  const role = message.requiredString('role');
  switch (role) {
    case 'user':
    case 'system':
      return plain(message, role, contentOf(message), message.extras(plainFields));
    case 'developer':
      return plain(message, 'system', contentOf(message), { ...message.extras(plainFields), role });
    case 'assistant':
      return assistant(message);
    case 'tool': {
      const toolCallId = message.requiredString('tool_call_id');
      return toolResult(message, toolCallId, message.extras(toolFields));
    }
    case 'function':
      return toolResult(message, legacyCallId(message.requiredString('name')), {
        ...message.extras(plainFields),
        role,
      });
    default:
      return message.fail('role', 'one of developer, system, user, assistant, tool, function');
  }
}

function plain(
  message: RequestObject,
  role: MessageRole,
  content: readonly ContentBlock[],
  extras: JsonObject | undefined,
): Message {
  const name = message.string('name');
  // Fast path: nearly all messages have neither.
  if (name === undefined && extras === undefined) return { role, content };
  return withoutUndefined({ role, content, name, extras });
}

function toolResult(message: RequestObject, toolCallId: string, extras: JsonObject | undefined): Message {
  const content = decodeContent(message) ?? [];
  return plain(message, 'tool', [{ type: 'tool-result', toolCallId, content }], extras);
}

function contentOf(message: RequestObject): ContentBlock[] {
  return decodeContent(message) ?? message.fail('content', 'a string or an array of content parts');
}

function assistant(message: RequestObject): Message {
  const { blocks, unread } = replayedReasoning(message);
  const unknown = message.extras(assistantFields);
  const extras = unknown || unread ? { ...unknown, ...unread } : undefined;
  return plain(message, 'assistant', assistantContent(message, blocks), extras);
}

function assistantContent(message: RequestObject, reasoning: readonly ReasoningBlock[]): ContentBlock[] {
  // Clients send an empty string together with tool calls; as a block it would be an empty text, which other providers refuse.
  const said = message.fields['content'] === '' ? undefined : decodeContent(message);
  const blocks: ContentBlock[] = [...reasoning, ...(said ?? [])];
  const refusal = message.string('refusal');
  if (refusal !== undefined && refusal !== '') blocks.push({ type: 'text', text: refusal, refusal: true });
  for (const call of message.objects('tool_calls') ?? []) blocks.push(decodeToolCall(call));
  const legacy = message.object('function_call');
  if (legacy) {
    const name = legacy.requiredString('name');
    blocks.push({
      type: 'tool-call',
      id: legacyCallId(name),
      name,
      arguments: legacy.requiredString('arguments'),
      extras: { ...within('function', legacy), type: 'function_call' },
    });
  }
  return blocks;
}

function decodeToolCall(call: RequestObject): ToolCallBlock {
  const id = call.requiredString('id');
  if (call.string('type') === 'custom') {
    const custom = call.requiredObject('custom');
    const [name, input] = [custom.requiredString('name'), custom.requiredString('input')];
    const extras = { ...call.extras(toolCallFields), ...within('custom', custom), type: 'custom' };
    return { type: 'tool-call', id, name, arguments: input, extras };
  }
  const called = call.requiredObject('function');
  const [name, text] = [called.requiredString('name'), called.string('arguments') ?? ''];
  const inner = within('function', called);
  const unknown = call.extras(toolCallFields);
  const extras = inner || unknown ? { ...unknown, ...inner } : undefined;
  return { type: 'tool-call', id, name, arguments: text, ...(extras ? { extras } : {}) };
}

/** What clients add inside a call, as the official SDK does with arguments that it has parsed. */
function within(member: 'function' | 'custom', called: RequestObject): JsonObject | undefined {
  const extras = called.extras(calledFields);
  return extras && { [member]: extras };
}

/** An id for legacy function calls, which have none: a result refers to its call by the function's name. */
function legacyCallId(name: string): string {
  return `call_${name}`;
}
