import type { ChunkPlace } from '../document-chunk.js';

/** The kind of a block, which determines how it may be split and joined. */
export type BlockKind =
  /** Begins a section; `level` is its depth. */
  | 'heading'
  /** Prose: may be split between sentences, and joined with adjacent blocks. */
  | 'paragraph'
  /** A row of a table: kept whole, joined with other rows. */
  | 'row'
  /** A record with metadata, which is never merged with another one. */
  | 'record';

/** A piece of a document's text, in reading order. */
export interface DocumentBlock {
  readonly kind: BlockKind;
  readonly text: string;
  /** Of a heading, from 1. */
  readonly level?: number;
  readonly place?: ChunkPlace;
  /** Of a row: whether it names the columns of the rows that follow, which do not repeat the names. */
  readonly isHeader?: boolean;
  /** Of a row that continues a table of the page before: the row that names its columns. */
  readonly columns?: string;
  /** Whether it belongs to no section, as a header or footer: no heading is above it, and the section before it ends. */
  readonly isAside?: boolean;
  /** Of a record: JSON text. */
  readonly metadata?: string;
  /** Of a block without text: the picture, or the note of Word, that stands there, as the document names it. */
  readonly picture?: string;
  /** Whether lines are wrapped at the page width, and must be joined again. */
  readonly hardLines?: boolean;
  /** Whether it is a program or data, of which the spaces at the beginning of lines say what belongs together. */
  readonly isIndented?: boolean;
}

/** The output of a format's reader: a stream of blocks, so that only a part of a large document is in memory. */
export type DocumentBlocks = AsyncIterable<DocumentBlock>;
