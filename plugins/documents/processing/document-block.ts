import type { DocumentBlock as PublishedBlock } from '../../../core/api/index.js';

/** A piece of a document's text, in reading order. */
export interface DocumentBlock extends PublishedBlock {
  /** Of a row that continues a table of the page before: the row that names its columns. */
  readonly columns?: string;
  /** Whether it belongs to no section, as a header or footer: no heading is above it, and the section before it ends. */
  readonly isAside?: boolean;
  /** Of lines of the file, which may have been joined: where in the text each one but the last ends. */
  readonly lineEnds?: readonly number[];
  /** Of a block without text: the picture, or the note of Word, that stands there, as the document names it. */
  readonly picture?: string;
}

/** The output of a format's reader: a stream of blocks, so that only a part of a large document is in memory. */
export type DocumentBlocks = AsyncIterable<DocumentBlock>;
