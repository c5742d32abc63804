import type { JsonValue, Message, MessageRole, ToolCallBlock } from '../../core/api/index.js';
import { decodeContent } from './decode-content.js';
import { fieldNames, invalid, NativeFields } from './native-fields.js';

const roles = ['user', 'assistant', 'system', 'tool'] as const satisfies readonly MessageRole[];
const messageNames = fieldNames(['role', 'content', 'tool_calls', 'tool_call_id', 'reasoning', 'citations']);
const callNames = fieldNames(['id', 'type', 'function']);
const functionNames = fieldNames(['name', 'arguments']);

/** Fields that only messages of one role may have. */
const fieldOwners = [
  ['tool_calls', 'assistant'],
  ['reasoning', 'assistant'],
  ['citations', 'assistant'],
  ['tool_call_id', 'tool'],
] as const;

/** Reads `messages`. */
export function decodeMessages(values: readonly JsonValue[]): readonly Message[] {
  if (values.length === 0) throw invalid('messages', 'must contain at least one message');
  const knownCalls = new Set<string>();
  return values.map((value, index) => decodeMessage(value, `messages[${index}]`, knownCalls));
}

/** @param knownCalls ids of the tool calls in earlier messages; this message's are added */
function decodeMessage(value: JsonValue, place: string, knownCalls: Set<string>): Message {
  const message = new NativeFields(value, place, messageNames);
  const role = message.required('role', message.oneOf('role', roles));
  refuseForeignFields(message, role);
  if (role === 'tool') return decodeToolResult(message, knownCalls);
  if (role === 'assistant') return decodeAssistant(message, knownCalls);
  const content = decodeContent(message.required('content', message.value('content')), message.place('content'), role);
  if (content.length === 0) throw invalid(message.place('content'), 'must not be empty');
  return { role, content };
}

function refuseForeignFields(message: NativeFields, role: MessageRole): void {
  for (const [name, owner] of fieldOwners) {
    if (owner !== role && message.value(name) !== undefined) {
      throw invalid(message.place(name), `is allowed only in messages with role "${owner}"`);
    }
  }
}

/**
 * Decodes an assistant's message. It accepts everything that the gateway itself writes in answers, so that clients can send those back
 * unchanged. `reasoning` is validated and left out, because most models refuse reasoning without the provider's signature, and so are `citations`.
 */
function decodeAssistant(message: NativeFields, knownCalls: Set<string>): Message {
  message.string('reasoning');
  message.array('citations');
  const calls = decodeToolCalls(message, knownCalls);
  const value = message.value('content');
  if (calls.length === 0) message.required('content', value);
  const text = value === undefined ? [] : decodeContent(value, message.place('content'), 'assistant');
  const content = text.filter((block) => block.type !== 'text' || block.text !== '');
  return { role: 'assistant', content: [...content, ...calls] };
}

function decodeToolCalls(message: NativeFields, knownCalls: Set<string>): readonly ToolCallBlock[] {
  const values = message.array('tool_calls');
  if (values === undefined) return [];
  const own = new Set<string>();
  return values.map((value, index) => {
    const call = new NativeFields(value, `${message.place('tool_calls')}[${index}]`, callNames);
    const id = call.required('id', call.string('id', { least: 1 }));
    if (own.has(id)) throw invalid(call.place('id'), 'is already the id of another call in this message');
    own.add(id);
    knownCalls.add(id);
    call.required('type', call.oneOf('type', ['function']));
    const called = call.required('function', call.jsonObject('function'));
    const fields = new NativeFields(called, call.place('function'), functionNames);
    return {
      type: 'tool-call',
      id,
      name: fields.required('name', fields.string('name', { least: 1 })),
      // Some models write an empty string for a function without arguments, and clients send it back.
      arguments: fields.required('arguments', fields.jsonText('arguments', '{}')),
    };
  });
}

function decodeToolResult(message: NativeFields, knownCalls: ReadonlySet<string>): Message {
  const toolCallId = message.required('tool_call_id', message.string('tool_call_id', { least: 1 }));
  if (!knownCalls.has(toolCallId)) {
    throw invalid(message.place('tool_call_id'), 'must be the "id" of a call in "tool_calls" of an earlier message');
  }
  const text = message.required('content', message.jsonText('content'));
  return { role: 'tool', content: [{ type: 'tool-result', toolCallId, content: [{ type: 'text', text }] }] };
}
