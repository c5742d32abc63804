import {
  type ContentBlock,
  invalidField,
  isJsonObject,
  kindOfJson,
  type Message,
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
  const calls = new OpenCalls();
  return messages.map((value, index) => decodeMessage(new RequestFields(value, `messages[${index}]`), calls));
}

function decodeMessage(message: RequestFields, calls: OpenCalls): Message {
  const role = message.string('role');
  switch (role) {
    case 'system':
    case 'user':
      return { role, content: contentOf(message) };
    case 'assistant':
      return { role, content: [...thinkingOf(message), ...contentOf(message), ...callsOf(message, calls)] };
    case 'tool': {
      const name = message.string('tool_name') ?? message.string('name');
      const toolCallId = calls.answered(message.string('tool_call_id'), name);
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

function callsOf(message: RequestFields, calls: OpenCalls): readonly ToolCallBlock[] {
  return (message.array('tool_calls') ?? []).map((value, index) => {
    const call = new RequestFields(value, `${message.place('tool_calls')}[${index}]`);
    const called = call.required('function', call.inner('function'));
    const name = called.name('name');
    const args = called.value('arguments') ?? {};
    if (!isJsonObject(args))
      throw invalidField(called.place('arguments'), `must be an object, not ${kindOfJson(args)}`);
    return { type: 'tool-call', id: calls.begun(call.string('id'), name), name, arguments: stringifyJson(args) };
  });
}

/** Gives calls the ids that most clients leave out, and finds the call of each result: by its id, else the first of the function without a result. */
class OpenCalls {
  #count = 0;
  #open: { readonly id: string; readonly name: string }[] = [];

  begun(given: string | undefined, name: string): string {
    const id = given || this.#next();
    this.#open.push({ id, name });
    return id;
  }

  answered(given: string | undefined, name: string | undefined): string {
    const isMeant = (call: { readonly id: string; readonly name: string }): boolean =>
      given ? call.id === given : name === undefined || call.name === name;
    const at = this.#open.findIndex(isMeant);
    const [found] = at < 0 ? [] : this.#open.splice(at, 1);
    return found?.id ?? given ?? this.#next();
  }

  #next(): string {
    this.#count += 1;
    return `call_${this.#count}`;
  }
}
