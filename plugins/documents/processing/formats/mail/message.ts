import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { ProcessingError } from '../../processing-contract.js';
import type { InnerFile, SourceDocument } from '../../source-document.js';
import { isText } from '../../text/is-text.js';
import { readHtmlText } from '../web/html-reader.js';
import { unpackRtf } from './compressed-rtf.js';

/** A message, from whatever format. */
export interface Message {
  readonly subject: string;
  /** Sender, receivers and date, with their names. */
  readonly about: readonly (readonly [name: string, value: string])[];
  readonly body: MessageText;
  /** What was sent with it. */
  readonly attachments: readonly (Message | InnerFile)[];
}

/** The text of a message. */
export type MessageText =
  | { readonly kind: 'plain' | 'html'; readonly text: string }
  | { readonly kind: 'rtf'; readonly packed: Buffer };

const binaryText = 'the text of the message: It is binary data.';

/** Reads a message and what was sent with it. Files that cannot be read are named in a warning with the reason. */
export async function* readMessage(message: Message, source: SourceDocument): DocumentBlocks {
  const unread: string[] = [];
  yield* messageBlocks(message, 1, source, unread);
  warnOf(unread, source);
}

/** Reads files that lie in a document, each below its name. Those that cannot be read are named in a warning with the reason. */
export async function* readFiles(files: readonly InnerFile[], source: SourceDocument): DocumentBlocks {
  const unread: string[] = [];
  for (const file of files) yield* fileBlocks(file, 1, source, unread);
  warnOf(unread, source);
}

function warnOf(unread: readonly string[], { notes }: SourceDocument): void {
  if (unread.length > 0) notes.warn(`Parts that are not read completely: ${unread.join('; ')}`);
}

async function* messageBlocks(
  { subject, about, body, attachments }: Message,
  level: number,
  source: SourceDocument,
  unread: string[],
): DocumentBlocks {
  if (subject !== '') yield { kind: 'heading', level, text: subject };
  const lines = about.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  if (lines.length > 0) yield { kind: 'paragraph', text: lines.join('\n') };
  if (body.kind === 'rtf') yield* richTextBlocks(body.packed, level, source, unread);
  else if (isText(body.text)) for (const block of textBlocks(body)) yield below(block, level);
  else unread.push(binaryText);
  for (const attachment of attachments) {
    if ('body' in attachment) yield* messageBlocks(attachment, level + 1, source, unread);
    else yield* fileBlocks(attachment, level + 1, source, unread);
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
  else yield* fileBlocks({ name: '', extension: 'rtf', bytes }, level, source, unread);
}

async function* fileBlocks(
  file: InnerFile,
  level: number,
  { readInner }: SourceDocument,
  unread: string[],
): DocumentBlocks {
  const { name } = file;
  const heading: DocumentBlock = { kind: 'heading', level, text: name };
  let isNamed = name === '';
  try {
    for await (const block of readInner(file)) {
      // It begins on the page on which the file does.
      if (!isNamed) yield block.place === undefined ? heading : { ...heading, place: block.place };
      isNamed = true;
      yield below(block, level);
    }
  } catch (error) {
    // The message is read all the same.
    const reason = error instanceof ProcessingError ? error.message : 'The file cannot be read.';
    unread.push(`${name === '' ? 'a file without a name' : name}: ${reason}`);
  }
  if (!isNamed) yield heading;
}

function below(block: DocumentBlock, level: number): DocumentBlock {
  return block.kind === 'heading' ? { ...block, level: (block.level ?? 1) + level } : block;
}

function* textBlocks({ kind, text }: Exclude<MessageText, { readonly kind: 'rtf' }>): Generator<DocumentBlock> {
  if (kind === 'html') return yield* readHtmlText(text);
  for (const paragraph of text.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    if (paragraph.trim() !== '') yield { kind: 'paragraph', text: paragraph, hardLines: true };
  }
}
