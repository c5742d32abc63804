import { invalidField, type JsonValue, type Message, RequestFields, userTurn } from '../../core/api/index.js';
import { decodeContent } from './decode-content.js';

/** Decodes `messages`. A turn that mixes tool results with other content becomes two messages. */
export function decodeMessages(values: readonly JsonValue[]): readonly Message[] {
  if (values.length === 0) throw invalidField('messages', 'must contain at least one message');
  return values.flatMap((value, index) => decodeMessage(value, `messages[${index}]`));
}

function decodeMessage(value: JsonValue, place: string): readonly Message[] {
  const message = new RequestFields(value, place);
  const role = message.required('role', message.string('role'));
  // A system message may have nothing but `output_config`, for the turns that follow.
  const sent = message.value('content') ?? (role === 'system' ? [] : undefined);
  const content = decodeContent(message.required('content', sent), message.place('content'));
  const extras = message.others(['type', 'role', 'content']);
  const more = extras ? { extras } : {};
  switch (role) {
    case 'user':
      return userTurn(content, more);
    case 'assistant':
    case 'system': // Allowed inside `messages` since version 2026-10-21; whether it may stand there is the provider's word.
      return [{ role, content, ...more }];
    default:
      throw invalidField(message.place('role'), 'must be "user", "assistant" or "system"');
  }
}
