import type { DocumentPlace } from '../../core/api/index.js';

/** Where a chunk is: where it begins and, of several rows or lines, the `last` of them. */
export type ChunkPlace = DocumentPlace & { readonly last?: number };

/** A chunk as created by processing. The process that stores it adds its owner. */
export interface ChunkDraft {
  /** From 0, without gaps, in the order of the document. */
  readonly ordinal: number;
  readonly text: string;
  readonly place?: ChunkPlace;
  /** Headings above it, the outermost first. */
  readonly headings: readonly string[];
  /** BCP 47; `und` when undetermined. */
  readonly language: string;
  /** Start of the chunk in the document's normalized text, in UTF-16 units; its end is below. */
  readonly startOffset: number;
  readonly endOffset: number;
  /** For a JSONL record: its `metadata` as JSON text, so that numbers keep all digits. */
  readonly metadata?: string;
}

/** A chunk with everything that a search needs. */
export interface DocumentChunk extends ChunkDraft {
  /** Derived from document, attempt and ordinal, so that storing a chunk is idempotent. See {@link chunkId}. */
  readonly chunkId: string;
  readonly documentId: string;
  readonly attempt: number;
}

/** The id of a chunk. It includes the attempt, so that older chunks remain searchable until the newer ones are complete. */
export function chunkId(documentId: string, attempt: number, ordinal: number): string {
  return `${documentId}.${attempt}.${ordinal}`;
}

/** Parses the id of a chunk; undefined when it is not one. */
export function readChunkId(id: string): Pick<DocumentChunk, 'documentId' | 'attempt' | 'ordinal'> | undefined {
  const [documentId, attempt, ordinal] = id.split('.');
  if (documentId === undefined || attempt === undefined || ordinal === undefined) return undefined;
  return { documentId, attempt: Number(attempt), ordinal: Number(ordinal) };
}
