/** Where in its document a chunk begins, as a reader would look for it. Undefined: the format has no places. */
export type ChunkPlace =
  | { readonly page: number }
  | { readonly sheet: string; readonly row?: number }
  | { readonly slide: number }
  | { readonly line: number };

/** A chunk as processing finds it: what it says and where. Whose it is, is added by the process that stores it. */
export interface ChunkDraft {
  /** From 0, without gaps, in the order of the document. */
  readonly ordinal: number;
  readonly text: string;
  readonly place?: ChunkPlace;
  /** Headings above it, the outermost first. */
  readonly headings: readonly string[];
  /** BCP 47; `und` when nobody can tell. */
  readonly language: string;
  /** Of the document's normalised text, in UTF-16 units: where the chunk begins, and where it has ended. */
  readonly startOffset: number;
  readonly endOffset: number;
  /** Of a JSONL record: its `metadata` as JSON text, so that numbers stay as they were sent. */
  readonly metadata?: string;
}

/** A chunk with everything that a search must know of it. */
export interface DocumentChunk extends ChunkDraft {
  /** The same for the same document, attempt and ordinal: storing it twice stores it once. See {@link chunkId}. */
  readonly chunkId: string;
  readonly documentId: string;
  readonly attempt: number;
}

/** Chunks of two attempts have different ids, so that the older ones answer until the newer ones are complete. */
export function chunkId(documentId: string, attempt: number, ordinal: number): string {
  return `${documentId}.${attempt}.${ordinal}`;
}

/** Whose a chunk is and which one, by its id; undefined when it is no id of a chunk. */
export function readChunkId(id: string): Pick<DocumentChunk, 'documentId' | 'attempt' | 'ordinal'> | undefined {
  const [documentId, attempt, ordinal] = id.split('.');
  if (documentId === undefined || attempt === undefined || ordinal === undefined) return undefined;
  return { documentId, attempt: Number(attempt), ordinal: Number(ordinal) };
}
