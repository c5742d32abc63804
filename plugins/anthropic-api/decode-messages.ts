import { type ContentBlock, invalidField, type JsonValue, type Message, RequestFields } from '../../core/api/index.js';
import { decodeContent } from './decode-content.js';

/** Decodes `messages`. A turn that mixes tool results with other content becomes two messages. */
export function decodeMessages(values: readonly JsonValue[]): readonly Message[] {
  if (values.length === 0) throw invalidField('messages', 'must contain at least one message');
  const messages: Message[] = [];
  for (const [index, value] of values.entries()) decodeMessage(value, `messages[${index}]`, messages);
  return messages;
}

function decodeMessage(value: JsonValue, place: string, messages: Message[]): void {
  const message = new RequestFields(value, place);
  const role = message.required('role', message.string('role'));
  // A system message may have nothing but `output_config`, for the turns that follow.
  const sent = message.value('content') ?? (role === 'system' ? [] : undefined);
  const content = decodeContent(message.required('content', sent), message.place('content'));
  const extras = message.others(['type', 'role', 'content']);
  const more = extras ? { extras } : {};
  switch (role) {
    case 'user':
      return addUserTurn(content, more, messages);
    case 'assistant':
    case 'system': // Allowed inside `messages` since version 2026-10-21; whether it may stand there is the provider's word.
      messages.push({ role, content, ...more });
      return;
    default:
      throw invalidField(message.place('role'), 'must be "user", "assistant" or "system"');
  }
}

/** Adds a user's turn, with tool results first, because in every other dialect they must directly follow their calls. */
function addUserTurn(content: readonly ContentBlock[], more: Pick<Message, 'extras'>, messages: Message[]): void {
  if (!content.some(isToolResult)) {
    messages.push({ role: 'user', content, ...more });
    return;
  }
  messages.push({ role: 'tool', content: content.filter(isToolResult), ...more });
  const rest = content.filter((block) => !isToolResult(block));
  if (rest.length > 0) messages.push({ role: 'user', content: rest });
}

function isToolResult(block: ContentBlock): boolean {
  return block.type === 'tool-result';
}
