import type { Classification } from '../classification.js';
import type { DocumentChunk } from '../document-chunk.js';
import type { FacetValue } from '../search/keyword-segment.js';

/** What an index must know of a document besides its chunks. */
export interface IndexedDocument {
  readonly documentId: string;
  readonly organizationId: string;
  /** The connection that uploaded it; a restricted document is found through it alone. */
  readonly connectionId: string;
  readonly classification: Classification;
  readonly fileName: string;
}

/** Whose chunks are meant. */
export interface IndexedAttempt {
  readonly organizationId: string;
  readonly documentId: string;
  /** Grows with every try to process the document. Only the chunks of one attempt are shown: `document.indexed_attempt`. */
  readonly attempt: number;
}

/** Vectors of a batch. */
export interface FindableVectors {
  /** Id of the embedder that has made them. */
  readonly embedder: string;
  readonly dimensions: number;
  /** Those of one chunk after those of the other. */
  readonly numbers: Int16Array;
}

/** What a batch of chunks is found by. Made where they are: what takes processor time does not belong on the gateway's event loop. */
export interface FindableChunks {
  /** Postings of their words and facets: see `packSegment`. */
  readonly segment: Uint8Array;
  /** Of each chunk: the members of its metadata by which searches can be narrowed. */
  readonly facets: readonly (readonly (readonly [name: string, value: FacetValue])[])[];
  /** Absent when another embedder than the offline one makes them. */
  readonly vectors?: FindableVectors;
}

/** Chunks of an attempt that were handed over together: at most 100. */
export interface ChunkBatch {
  readonly chunks: readonly DocumentChunk[];
  readonly findable: FindableChunks;
}

/**
 * Makes chunks searchable. Called by the process that takes documents' jobs: `npm start` itself or `sluice worker`. What takes long does
 * not belong on that process's event loop.
 *
 * A chunk is there at most once: its `chunkId` is the same whenever the same attempt gives it again, as after a failure in the middle. The
 * rows of `document_chunk` are written before `index` is called. A search must look its hits up there, joined with `document` on
 * `attempt = indexed_attempt`: chunks of an attempt that is under way, was given up or has been replaced do not count, whatever an
 * index still has of them.
 */
export interface DocumentIndex {
  /** Whether batches should come with the vectors of the offline embedder. */
  readonly wantsVectors: boolean;
  /** Adds a batch of an attempt; batches come in order, one at a time. */
  index(document: IndexedDocument, attempt: number, batch: ChunkBatch, signal: AbortSignal): Promise<void>;
  /** All batches of the attempt are in. What it throws fails the attempt; nothing of it has been shown yet. */
  complete(attempt: IndexedAttempt, signal: AbortSignal): Promise<void>;
  /** The document is another's than before: its classification has changed. */
  reclassify(document: IndexedDocument): Promise<void>;
  /**
   * Forgets what it has of a document, all of it or that of some attempts. May be called again, and for what it never had: a worker that
   * was cut off in the middle leaves things behind, which are removed later.
   */
  remove(organizationId: string, documentId: string, attempts?: AttemptRange): Promise<void>;
}

/** Attempts of a document, both ends included; an end that is absent is open. */
export interface AttemptRange {
  readonly from?: number;
  readonly to?: number;
}

/** The largest number that an attempt can have. */
export const greatestAttempt = 2 ** 31 - 1;
