import type { Classification } from './visibility.js';
import type { DocumentChunk } from './document-chunk.js';
import type { FacetValue } from './search/keywords/keyword-segment.js';

/** What an index needs to know about a document besides its chunks. */
export interface IndexedDocument {
  readonly documentId: string;
  readonly organizationId: string;
  /** The connection that uploaded it; a restricted document is found only through this connection. */
  readonly connectionId: string;
  readonly classification: Classification;
  readonly fileName: string;
}

/** Vectors of a batch. */
interface ChunkVectors {
  /** Id of the embedder that has created them. */
  readonly embedder: string;
  readonly dimensions: number;
  /** The components of all vectors, one chunk after the other. */
  readonly numbers: Int16Array;
}

/** The index data of a batch of chunks. Computed where the chunks are created, because it would block the gateway's event loop. */
export interface ChunkIndexData {
  /** Postings of their words, codes and facets: see `packSegment`. */
  readonly segment: Uint8Array;
  /** For each chunk, the members of its metadata by which searches can be filtered. */
  readonly facets: readonly (readonly (readonly [name: string, value: FacetValue])[])[];
  /** Absent if another embedder than the offline one is used. */
  readonly vectors?: ChunkVectors;
}

/** A batch of at most 50 chunks of an attempt. */
export interface ChunkBatch {
  readonly chunks: readonly DocumentChunk[];
  readonly findable: ChunkIndexData;
}

/**
 * Makes chunks searchable. It is called in the process that runs documents' jobs: `npm start` itself or `sluice worker`. It must not block
 * that process's event loop.
 *
 * Adding a chunk is idempotent: `chunkId` is the same if an attempt adds it again, for example after a failure. The rows of
 * `document_chunk` are written before `index` is called. A search must look up its hits there, joined with `document` on `attempt =
 * indexed_attempt`: chunks of an attempt that is running, was abandoned or has been replaced do not count, even if an index still has them.
 */
export interface DocumentIndex {
  /** Whether batches should include the vectors of the offline embedder. */
  readonly wantsVectors: boolean;
  /**
   * Adds a batch of an attempt; batches come in order, one at a time. The number of attempts grows, and only the chunks of one are visible:
   * `document.indexed_attempt`.
   */
  index(document: IndexedDocument, attempt: number, batch: ChunkBatch, signal: AbortSignal): Promise<void>;
  /** Makes the document's entries visible as its classification says. Idempotent. */
  reclassify(document: IndexedDocument): Promise<void>;
  /**
   * Deletes the entries of a document, all or those of some attempts. Idempotent. (Failed attempts leave entries behind, which are deleted
   * later.)
   */
  remove(organizationId: string, documentId: string, attempts?: AttemptRange): Promise<void>;
}

/** A range of attempts of a document, both ends inclusive; an absent end is open. */
export interface AttemptRange {
  readonly from?: number;
  readonly to?: number;
}

/** The largest number that an attempt can have. */
export const greatestAttempt = 2 ** 31 - 1;
