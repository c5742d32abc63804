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

/** Reads messages and what was sent with them. Files that cannot be read are named in a warning with the reason. */
export class MessageReader {
  readonly #reading: Reading;

  constructor(source: SourceDocument) {
    this.#reading = { source, unread: [], pictures: new PictureTexts(source) };
  }

  blocks(message: Message): DocumentBlocks {
    return messageBlocks(message, 1, this.#reading);
  }

  /** After the last message. */
  end(): void {
    warnOfUnread(this.#reading.unread, this.#reading.source);
  }
}

/** Reads the only message of a file. */
export async function* readMessage(message: Message, source: SourceDocument): DocumentBlocks {
  const reader = new MessageReader(source);
  yield* reader.blocks(message);
  reader.end();
}

/** What is common to the messages of a file. */
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
  else if (isText(body.text)) for (const block of textBlocks(body, source)) yield below(block, level);
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

function* textBlocks(
  { kind, text }: Exclude<MessageText, { readonly kind: 'rtf' }>,
  { notes }: SourceDocument,
): Generator<DocumentBlock> {
  if (kind === 'html') return yield* readHtmlText(text, notes);
  for (const paragraph of text.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    if (paragraph.trim() !== '') yield { kind: 'paragraph', text: paragraph, hardLines: true };
  }
}
