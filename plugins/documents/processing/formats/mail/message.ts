import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { below, innerBlocks, warnOfUnread } from '../../inner-files.js';
import type { InnerFile, SourceDocument } from '../../source-document.js';
import { isText } from '../../text/is-text.js';
import { PictureTexts } from '../embedded/picture-texts.js';
import { readHtmlText } from '../web/html-reader.js';
import { unpackRtf } from './compressed-rtf.js';

/** A message, from whatever format. */
export interface Message {
  readonly subject: string;
  /** Sender, receivers and date, with their names. */
  readonly about: readonly (readonly [name: string, value: string])[];
  readonly body: MessageText;
  /** What was sent with it. */
  readonly attachments: readonly (Message | SentFile)[];
}

/** A file that was sent with a message. */
export interface SentFile extends InnerFile {
  /** Whether it is a picture that mail programs show in the text, such as that of a screen, or the sign of a company. */
  readonly isInText?: boolean;
}

/** The text of a message. */
export type MessageText =
  | { readonly kind: 'plain' | 'html'; readonly text: string }
  | { readonly kind: 'rtf'; readonly packed: Buffer };

const binaryText = 'the text of the message: It is binary data.';

/** Reads a message and what was sent with it. Files that cannot be read are named in a warning with the reason. */
export async function* readMessage(message: Message, source: SourceDocument): DocumentBlocks {
  const unread: string[] = [];
  yield* messageBlocks(message, 1, { source, unread, pictures: new PictureTexts(source) });
  warnOfUnread(unread, source);
}

/** What is common to a message and those that were sent with it. */
interface Reading {
  readonly source: SourceDocument;
  readonly unread: string[];
  readonly pictures: PictureTexts;
}

async function* messageBlocks(
  { subject, about, body, attachments }: Message,
  level: number,
  reading: Reading,
): DocumentBlocks {
  const { source, unread, pictures } = reading;
  if (subject !== '') yield { kind: 'heading', level, text: subject };
  const lines = about.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  if (lines.length > 0) yield { kind: 'paragraph', text: lines.join('\n') };
  if (body.kind === 'rtf') yield* richTextBlocks(body.packed, level, source, unread);
  else if (isText(body.text)) for (const block of textBlocks(body)) yield below(block, level);
  else unread.push(binaryText);
  for (const attachment of attachments) {
    if ('body' in attachment) yield* messageBlocks(attachment, level + 1, reading);
    else if (attachment.isInText === true) yield* await pictures.of(attachment.bytes);
    else yield* innerBlocks(attachment, level + 1, source, unread);
  }
}

async function* richTextBlocks(
  packed: Buffer,
  level: number,
  source: SourceDocument,
  unread: string[],
): DocumentBlocks {
  const bytes = unpackRtf(packed);
  if (bytes === undefined) unread.push(binaryText);
  else yield* innerBlocks({ name: '', extension: 'rtf', bytes }, level, source, unread);
}

function* textBlocks({ kind, text }: Exclude<MessageText, { readonly kind: 'rtf' }>): Generator<DocumentBlock> {
  if (kind === 'html') return yield* readHtmlText(text);
  for (const paragraph of text.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    if (paragraph.trim() !== '') yield { kind: 'paragraph', text: paragraph, hardLines: true };
  }
}
