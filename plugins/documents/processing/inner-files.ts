import type { DocumentBlock, DocumentBlocks } from './document-block.js';
import { ProcessingError } from './processing-contract.js';
import type { InnerFile, SourceDocument } from './source-document.js';

/** Reads files that lie in a document, each below its name. Those that cannot be read are named in a warning with the reason. */
export async function* readFiles(files: readonly InnerFile[], source: SourceDocument): DocumentBlocks {
  const unread: string[] = [];
  for (const file of files) yield* innerBlocks(file, 1, source, unread);
  warnOfUnread(unread, source);
}

/** So many are named. */
const maxNamed = 20;

/** @param unread what could not be read, each with the reason */
export function warnOfUnread(unread: readonly string[], { notes }: SourceDocument): void {
  if (unread.length === 0) return;
  const named = unread.slice(0, maxNamed).join('; ');
  const more = unread.length > maxNamed ? `; and ${unread.length - maxNamed} more` : '';
  notes.warn(`Parts that are not read completely: ${named}${more}`);
}

/** The blocks of a file below its name. What cannot be read is added to `unread`, with the reason. */
export async function* innerBlocks(
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
    // The document around it is read all the same.
    const reason = error instanceof ProcessingError ? error.message : 'The file cannot be read.';
    unread.push(`${name === '' ? 'a file without a name' : name}: ${reason}`);
  }
  if (!isNamed) yield heading;
}

/** A block of an inner file, whose headings are below that of the file. */
export function below(block: DocumentBlock, level: number): DocumentBlock {
  return block.kind === 'heading' ? { ...block, level: (block.level ?? 1) + level } : block;
}
