import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import type { SourceDocument } from '../../source-document.js';
import { readEmbedded } from '../embedded/embedded-object.js';
import { readHtmlText } from '../web/html-reader.js';

/** A message, from whatever format. */
export interface Message {
  readonly subject: string;
  /** Sender, receivers and date, with their names. */
  readonly about: readonly (readonly [name: string, value: string])[];
  readonly body: MessageText;
  readonly attachments: readonly Attachment[];
}

/** The text of a message or of a file with it. */
export interface MessageText {
  readonly kind: 'plain' | 'html';
  readonly text: string;
}

/** A file that was sent with a message. */
export interface Attachment {
  readonly name: string;
  /** A text, a message, or the bytes of something else. */
  readonly content: MessageText | Message | Buffer;
}

/** Reads a message and what was sent with it: texts, messages, documents of Word and Excel. Others are named in a warning. */
export async function* readMessage(message: Message, { limits, notes }: SourceDocument): DocumentBlocks {
  const unread: string[] = [];
  yield* messageBlocks(message, 1, limits.maxUnpackedBytes, unread);
  if (unread.length > 0)
    notes.warn(`Attachments that are not read (upload them as files of their own): ${unread.join(', ')}.`);
}

async function* messageBlocks(
  { subject, about, body, attachments }: Message,
  level: number,
  maxUnpackedBytes: number,
  unread: string[],
): DocumentBlocks {
  if (subject !== '') yield { kind: 'heading', level, text: subject };
  const lines = about.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  if (lines.length > 0) yield { kind: 'paragraph', text: lines.join('\n') };
  yield* textBlocks(body);
  for (const { name, content } of attachments) {
    if (name !== '') yield { kind: 'heading', level: level + 1, text: name };
    if ('body' in content) yield* messageBlocks(content, level + 1, maxUnpackedBytes, unread);
    else if ('kind' in content) yield* textBlocks(content);
    else {
      let isRead = false;
      for await (const block of readEmbedded(content, maxUnpackedBytes)) {
        isRead = true;
        yield block;
      }
      if (!isRead) unread.push(name === '' ? 'a file without a name' : name);
    }
  }
}

function* textBlocks({ kind, text }: MessageText): Generator<DocumentBlock> {
  if (kind === 'html') return yield* readHtmlText(text);
  for (const paragraph of text.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    if (paragraph.trim() !== '') yield { kind: 'paragraph', text: paragraph, hardLines: true };
  }
}
