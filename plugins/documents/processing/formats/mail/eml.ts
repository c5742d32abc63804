import { isUtf8 } from 'node:buffer';
import PostalMime, { decodeWords, type Attachment, type Email } from 'postal-mime';
import type { DocumentBlocks } from '../../document-block.js';
import { ProcessingError, shownSize } from '../../processing-contract.js';
import { SeparateParts } from '../../separate-parts.js';
import { bytesOf, type SourceDocument } from '../../source-document.js';
import { mendUtf8 } from '../../text/mend-utf8.js';
import { declareCharsets } from './declare-charsets.js';
import { extensionOf } from '../../extension-of.js';
import { readHtmlText } from '../web/html-reader.js';
import { type Message, MessageReader, type MessageText, readMessage, type SentFile } from './message.js';
import { packedMessage } from './msg.js';
import { isTnef } from './tnef.js';

/** The line before each message of a folder: its sender, and a date. */
const messageStart = /(?<=^|\n\r?\n)From \S+ .{0,100}\d{4}\r?\n(?=[!-9;-~]+:)/g;
const maxMessageBytes = 50 * 1024 * 1024;
/** Lines that may begin a part: more take more memory than a document may have. */
const maxParts = 100_000;
/** Messages that were forwarded as attachments, inside of each other. */
const maxForwarded = 10;

/** Reads an e-mail as it is sent (RFC 5322), or a web page that was saved with its pictures in one (MHTML). */
export async function* readEml(source: SourceDocument): DocumentBlocks {
  yield* readMessage(await checkedMessage(await bytesOf(source.file)), source);
}

/** Reads a folder of e-mails in one file, one after the other (RFC 4155). */
export async function* readMbox(source: SourceDocument): DocumentBlocks {
  const text = (await bytesOf(source.file)).toString('latin1');
  const starts = Array.from(text.matchAll(messageStart), ({ index, 0: line }) => ({
    index,
    after: index + line.length,
  }));
  const reader = new MessageReader(source);
  const separate = new SeparateParts();
  for (const [at, { after }] of starts.entries()) {
    const message = text.slice(after, starts[at + 1]?.index).replace(/^>(?=>*From )/gm, '');
    yield* separate.read(`message ${at + 1}`, blocksOf(Buffer.from(message, 'latin1'), reader));
    source.notes.progress((at + 1) / starts.length);
  }
  reader.end();
  separate.end(source);
}

async function* blocksOf(bytes: Buffer, reader: MessageReader): DocumentBlocks {
  yield* reader.blocks(await checkedMessage(bytes));
}

async function checkedMessage(bytes: Buffer): Promise<Message> {
  if (bytes.length > maxMessageBytes)
    throw new ProcessingError(
      `The message is too large: one may have ${shownSize(maxMessageBytes)}, this one has ${shownSize(bytes.length)}. Upload its attachments on their own.`,
    );
  checkParts(bytes);
  return messageOf(bytes, 0);
}

function checkParts(bytes: Buffer): void {
  let count = 0;
  for (let at = bytes.indexOf('\n--'); at !== -1; at = bytes.indexOf('\n--', at + 3)) {
    count += 1;
    if (count > maxParts) throw new ProcessingError(`The message has more than ${maxParts} parts.`);
  }
}

async function messageOf(bytes: Buffer, depth: number): Promise<Message> {
  const isKnown = isUtf8(bytes);
  const read = await parse(isKnown ? bytes : declareCharsets(bytes));
  const mail = isKnown && isGarbled(read) ? await parse(declareCharsets(bytes)) : read;
  const field = (name: string): string => decodeWords(mail.headers.find(({ key }) => key === name)?.value ?? '');
  const plain: MessageText = { kind: 'plain', text: mendUtf8(mail.text ?? '') };
  const page: MessageText = { kind: 'html', text: mendUtf8(mail.html ?? '') };
  // The page of an announcement may be a picture alone.
  const body = mail.text !== undefined && lettersOf(page) === '' ? plain : page;
  const attachments = withOneInvitation(mail.attachments).map((file) => attachmentOf(file, depth, body));
  return {
    subject: field('subject'),
    about: ['From', 'To', 'Cc', 'Date'].map((name) => [name, field(name.toLowerCase())] as const),
    body,
    attachments: (await Promise.all(attachments)).filter((attachment) => attachment !== undefined),
  };
}

/** Whether a text has bytes that are no UTF-8, in Base64 or Quoted-Printable. */
function isGarbled({ text = '', html = '' }: Email): boolean {
  return text.includes('\ufffd') || html.includes('\ufffd');
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProcessingError(`The message cannot be read: ${reason.replace(/\.?$/, '.')}`);
  }
}

/** As invitations are sent; the second as files beside the first. */
const calendar = /^(?:text\/calendar|application\/ics)$/;

/** An invitation is often sent twice, as another form of the text and as a file. */
function withOneInvitation(files: readonly Attachment[]): readonly Attachment[] {
  const seen = new Set<string>();
  return files.filter((file) => {
    const text = calendar.test(file.mimeType) ? contentOf(file).toString('latin1').replace(/\s+/g, '') : undefined;
    const isCopy = text !== undefined && seen.has(text);
    if (text !== undefined) seen.add(text);
    return !isCopy;
  });
}

/** What proves who has sent a message. */
const signature = /^application\/(?:(?:x-)?pkcs7|pgp)-signature$/i;

/** Undefined: a part that mail programs do not show. */
async function attachmentOf(
  file: Attachment,
  depth: number,
  around: MessageText,
): Promise<Message | SentFile | undefined> {
  const { mimeType, disposition, related } = file;
  const name = file.filename ?? '';
  const bytes = contentOf(file);
  if (signature.test(mimeType)) return undefined;
  const extension = extensionOf(name, mimeType);
  if (mimeType === 'message/rfc822' && depth < maxForwarded)
    return innerMessage({ name, extension: 'eml', bytes }, () => messageOf(bytes, depth + 1));
  if (isTnef(bytes))
    return innerMessage({ name, extension, bytes }, () => withoutCopy(packedMessage(bytes, depth + 1), around));
  const isShown = disposition === 'attachment' || (name !== '' && !mimeType.startsWith('image/'));
  // The time and place of a meeting, which mail programs show as part of the message.
  if (mimeType === 'text/calendar') return { name: disposition === 'attachment' ? name : '', extension: 'ics', bytes };
  if (isShown && related !== true) return { name, extension, bytes };
  return mimeType.startsWith('image/') ? { name, extension, bytes, isInText: true } : undefined;
}

/** A message that was sent with another one; the file itself if it is broken, so that the one around it is read all the same. */
async function innerMessage(file: SentFile, read: () => Message | Promise<Message>): Promise<Message | SentFile> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProcessingError) return file;
    throw error;
  }
}

/** Outlook packs the text of a message and sends it as plain text besides. */
function withoutCopy(packed: Message, around: MessageText): Message {
  const outside = lettersOf(around);
  const isCopy = packed.body.kind === 'rtf' ? outside !== '' : outside.includes(lettersOf(packed.body));
  return isCopy ? { ...packed, body: { kind: 'plain', text: '' } } : packed;
}

function lettersOf(text: MessageText): string {
  if (text.kind === 'rtf') return '';
  const shown = text.kind === 'html' ? Array.from(readHtmlText(text.text), (block) => block.text).join() : text.text;
  return shown.replace(/[^\p{L}\p{N}]+/gu, '');
}

function contentOf({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(content);
}
