import { type ContentBlock, invalidField, type Message, OpenCallIds, userTurn } from '../../../core/api/index.js';
import { decodePart } from './decode-parts.js';
import { type ContentFields } from './content-fields.js';

/** Decodes `contents`. A turn that mixes results of functions with other content becomes two messages. */
export function decodeContents(contents: readonly ContentFields[]): readonly Message[] {
  if (contents.length === 0) throw invalidField('contents', 'must contain at least one content');
  const ids = new OpenCallIds();
  const messages: Message[] = [];
  for (const content of contents) addContent(content, ids, messages);
  return messages;
}

/** Decodes `systemInstruction`: a content, of which some clients send only the text. */
export function decodeInstruction(request: ContentFields): readonly Message[] {
  const value = request.value('systemInstruction');
  if (value === undefined) return [];
  if (typeof value === 'string')
    return value === '' ? [] : [{ role: 'system', content: [{ type: 'text', text: value }] }];
  const instruction = request.required('systemInstruction', request.inner('systemInstruction'));
  const ids = new OpenCallIds();
  const content = partsOf(instruction).flatMap((part) => decodePart(part, ids));
  const extras = instruction.others(['role', 'parts']);
  return content.length === 0 ? [] : [{ role: 'system', content, ...(extras ? { extras } : {}) }];
}

function partsOf(content: ContentFields): readonly ContentFields[] {
  return content.list('parts') ?? [];
}

function addContent(content: ContentFields, ids: OpenCallIds, messages: Message[]): void {
  const blocks = partsOf(content).flatMap((part) => decodePart(part, ids));
  const extras = content.others(['role', 'parts']);
  const more = extras ? { extras } : {};
  switch (content.string('role') ?? 'user') {
    case 'model':
      return addAnswer(blocks, more, messages);
    case 'user':
    case 'function':
    case 'tool':
    case '':
      messages.push(...userTurn(blocks, more));
      return;
    default:
      throw invalidField(content.place('role'), 'must be "user" or "model"');
  }
}

/** SDKs keep each piece of a streamed answer as a content of its own. */
function addAnswer(blocks: readonly ContentBlock[], more: Pick<Message, 'extras'>, messages: Message[]): void {
  const last = messages.at(-1);
  const isContinued = last?.role === 'assistant';
  const joined: ContentBlock[] = isContinued ? [...last.content] : [];
  for (const block of blocks) joinThoughts(block, joined);
  const message = {
    role: 'assistant' as const,
    content: joined,
    ...(isContinued ? withoutContent(last) : {}),
    ...more,
  };
  if (isContinued) messages[messages.length - 1] = message;
  else messages.push(message);
}

function withoutContent({ extras }: Message): Pick<Message, 'extras'> {
  return extras ? { extras } : {};
}

/** The pieces of one thought, of which the last is signed, become one block again: its signature is that of all the text. */
function joinThoughts(block: ContentBlock, joined: ContentBlock[]): void {
  const last = joined.at(-1);
  const isOpen = last?.type === 'reasoning' && last.signature === undefined && last.encrypted === undefined;
  if (block.type === 'reasoning' && block.encrypted === undefined && isOpen) {
    joined[joined.length - 1] = { ...last, ...block, text: last.text + block.text };
  } else {
    joined.push(block);
  }
}
