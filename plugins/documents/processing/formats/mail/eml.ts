import { readFile } from 'node:fs/promises';
import PostalMime, { decodeWords, type Email, type Attachment as SentFile } from 'postal-mime';
import type { DocumentBlocks } from '../../document-block.js';
import { ProcessingError } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';
import { decodeText } from '../../text/decode-text.js';
import { decodeHtml } from '../web/html.js';
import { type Attachment, type Message, readMessage } from './message.js';

const maxMessageBytes = 50 * 1024 * 1024;
/** Messages that were forwarded as attachments, inside of each other. */
const maxForwarded = 10;

/** Reads an e-mail as it is sent (RFC 5322), or a web page that was saved with its pictures in one (MHTML). */
export async function* readEml(source: SourceDocument): DocumentBlocks {
  if (source.size > maxMessageBytes)
    throw new ProcessingError(
      `The file is too large: a message may have ${maxMessageBytes} bytes, this one has ${source.size}.`,
    );
  yield* readMessage(await messageOf(await readFile(source.file), 0), source);
}

async function messageOf(bytes: Uint8Array, depth: number): Promise<Message> {
  const mail = await parse(bytes);
  const field = (name: string): string => decodeWords(mail.headers.find(({ key }) => key === name)?.value ?? '');
  const attachments = mail.attachments.map((file) => attachmentOf(file, depth));
  return {
    subject: field('subject'),
    about: ['From', 'To', 'Cc', 'Date'].map((name) => [name, field(name.toLowerCase())] as const),
    body: mail.html === undefined ? { kind: 'plain', text: mail.text ?? '' } : { kind: 'html', text: mail.html },
    attachments: (await Promise.all(attachments)).filter((attachment) => attachment !== undefined),
  };
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProcessingError(`The message cannot be read: ${reason.replace(/\.?$/, '.')}`);
  }
}

/** Undefined: a part that mail programs do not show as an attachment, such as a picture of the signature. */
async function attachmentOf(file: SentFile, depth: number): Promise<Attachment | undefined> {
  const { mimeType, disposition, related } = file;
  const name = file.filename ?? '';
  const content = bytesOf(file);
  if (mimeType === 'message/rfc822' && depth < maxForwarded)
    return { name, content: await messageOf(content, depth + 1) };
  const isShown = disposition === 'attachment' || (name !== '' && !mimeType.startsWith('image/'));
  if (!isShown || related === true || mimeType === 'text/calendar') return undefined;
  if (mimeType === 'text/html') return { name, content: { kind: 'html', text: decodeHtml(content) } };
  return { name, content: mimeType.startsWith('text/') ? { kind: 'plain', text: decodeText(content).text } : content };
}

function bytesOf({ content }: SentFile): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(content);
}
