import type { ChunkPlace } from '../document-chunk.js';

/** How a block may be cut and joined. */
export type BlockKind =
  /** Opens a section of its own; `level` says how deep. */
  | 'heading'
  /** Prose: cut between sentences, joined with its neighbours. */
  | 'paragraph'
  /** A row of a table: kept whole, joined with other rows. */
  | 'row'
  /** A record of its own, with metadata: never joined with another. */
  | 'record';

/** A piece of a document's text in reading order, as a format's reader finds it. */
export interface DocumentBlock {
  readonly kind: BlockKind;
  readonly text: string;
  /** Of a heading, from 1. */
  readonly level?: number;
  readonly place?: ChunkPlace;
  /** Of a record: JSON text. */
  readonly metadata?: string;
  /** Lines end where the page ended, not where the thought did: they are to be joined again. */
  readonly hardLines?: boolean;
}

/** What a format's reader gives, block by block, so that no more than a part of a large document is in memory. */
export type DocumentBlocks = AsyncIterable<DocumentBlock>;
