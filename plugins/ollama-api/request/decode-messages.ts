import {
  type ContentBlock,
  invalidField,
  type Message,
  OpenCallIds,
  RequestFields,
  stringifyJson,
  type ToolCallBlock,
} from '../../../core/api/index.js';
import { decodeImages } from './decode-images.js';

/**
 * Decodes the messages of `/api/chat`.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) with the field
 */
export function decodeMessages(request: RequestFields): readonly Message[] {
  const messages = request.required('messages', request.array('messages'));
  if (messages.length === 0) throw invalidField('messages', 'must contain at least one message');
  const calls = new OpenCallIds();
  return messages.map((value, index) => decodeMessage(new RequestFields(value, `messages[${index}]`), calls));
}

function decodeMessage(message: RequestFields, calls: OpenCallIds): Message {
  const role = message.string('role');
  switch (role) {
    case 'system':
    case 'user':
      return { role, content: contentOf(message) };
    case 'assistant':
      return { role, content: [...thinkingOf(message), ...contentOf(message), ...callsOf(message, calls)] };
    case 'tool': {
      const name = message.string('tool_name') ?? message.string('name');
      const toolCallId = calls.result(message.string('tool_call_id'), name);
      return { role, content: [{ type: 'tool-result', toolCallId, content: contentOf(message) }] };
    }
    default:
      throw invalidField(message.place('role'), 'must be "system", "user", "assistant" or "tool"');
  }
}

function contentOf(message: RequestFields): readonly ContentBlock[] {
  const text = message.string('content') ?? '';
  return [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...decodeImages(message)];
}

function thinkingOf(message: RequestFields): readonly ContentBlock[] {
  const text = message.string('thinking');
  return text ? [{ type: 'reasoning', text }] : [];
}

function callsOf(message: RequestFields, calls: OpenCallIds): readonly ToolCallBlock[] {
  return (message.array('tool_calls') ?? []).map((value, index) => {
    const call = new RequestFields(value, `${message.place('tool_calls')}[${index}]`);
    const called = call.required('function', call.inner('function'));
    const name = called.name('name');
    const args = called.inner('arguments')?.object ?? {};
    return { type: 'tool-call', id: calls.call(call.string('id'), name), name, arguments: stringifyJson(args) };
  });
}
