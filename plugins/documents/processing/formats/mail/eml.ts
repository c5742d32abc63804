import { readFile } from 'node:fs/promises';
import type { DocumentBlocks } from '../../document-block.js';
import { ProcessingError } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';
import { decodeHtml } from '../web/html.js';
import { decodeWords } from './mail-headers.js';
import { type Attachment, type Message, type MessageText, readMessage } from './message.js';
import { type MimePart, parseMime, textOf } from './mime-part.js';

const maxMessageBytes = 50 * 1024 * 1024;
/** Types of text that mail programs show; a saved web page has others for its looks. */
const shownTypes = /^text\/(?:html|plain)$/;
/** Messages that were forwarded as attachments, inside of each other. */
const maxForwarded = 10;

/** Reads an e-mail as it is sent (RFC 5322), or a web page that was saved with its pictures in one (MHTML). */
export async function* readEml(source: SourceDocument): DocumentBlocks {
  if (source.size > maxMessageBytes)
    throw new ProcessingError(
      `The file is too large: a message may have ${maxMessageBytes} bytes, this one has ${source.size}.`,
    );
  yield* readMessage(messageOf(parseMime(await readFile(source.file)), 0), source);
}

function messageOf(root: MimePart, depth: number): Message {
  const field = (name: string): string => decodeWords(root.headers.get(name) ?? '');
  const found: FoundParts = { texts: [], attachments: [] };
  collect(root, found, depth);
  const [body = { kind: 'plain', text: '' }, ...others] = found.texts;
  return {
    subject: field('subject'),
    about: ['From', 'To', 'Cc', 'Date'].map((name) => [name, field(name.toLowerCase())] as const),
    body,
    attachments: [...others.map((content) => ({ name: '', content })), ...found.attachments],
  };
}

interface FoundParts {
  readonly texts: MessageText[];
  readonly attachments: Attachment[];
}

function collect(part: MimePart, found: FoundParts, depth: number): void {
  const { type, parts, fileName, isAttachment } = part;
  if (type === 'multipart/alternative') {
    // The last one is the richest, which mail programs show.
    const shown = parts.findLast((each) => each.type.startsWith('multipart/') || shownTypes.test(each.type));
    if (shown !== undefined) collect(shown, found, depth);
  } else if (parts.length > 0) {
    for (const each of parts) collect(each, found, depth);
  } else if (type === 'message/rfc822' && depth < maxForwarded) {
    found.attachments.push({ name: '', content: messageOf(parseMime(part.content()), depth + 1) });
  } else if (type.startsWith('text/') && type !== 'text/calendar') {
    const text = messageText(part);
    if (isAttachment || fileName !== undefined) found.attachments.push({ name: fileName ?? '', content: text });
    else if (shownTypes.test(type)) found.texts.push(text);
  } else if (isAttachment || (fileName !== undefined && !type.startsWith('image/'))) {
    found.attachments.push({ name: fileName ?? '', content: part.content() });
  }
}

function messageText(part: MimePart): MessageText {
  if (part.type !== 'text/html') return { kind: 'plain', text: textOf(part) };
  return { kind: 'html', text: part.charset === undefined ? decodeHtml(part.content()) : textOf(part) };
}
