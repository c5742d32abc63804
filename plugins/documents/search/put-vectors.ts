import type { VectorSpace, VectorStore } from '../../../core/api/index.js';
import type { LibraryEmbedder } from './lexical-embedder.js';
import { facetsOf } from './passage-facets.js';
import { searchedText } from './searched-text.js';
import { type TaggedPassage, tagsOf } from './vector-tags.js';

/** A chunk, and whose it is. */
export interface OwnedChunk {
  readonly chunkId: string;
  readonly organizationId: string;
  readonly documentId: string;
  readonly connectionId: string;
  readonly attempt: number;
  readonly onlyThrough: string | undefined;
  readonly text: string;
  readonly headings: readonly string[];
  readonly metadata?: string | undefined;
}

/** A chunk with its vector. */
export interface EmbeddedChunk extends OwnedChunk, TaggedPassage {
  readonly vector: readonly number[];
}

/** Where vectors go, and who makes them. */
export interface VectorTarget {
  readonly vectors: VectorStore;
  readonly embedder: LibraryEmbedder;
  readonly space: VectorSpace;
  readonly signal: AbortSignal;
}

/** Stores the vectors of chunks of one organization. What providers charge, the connection of the first one pays. */
export async function putVectors(
  chunks: readonly OwnedChunk[],
  { vectors, embedder, space, signal }: VectorTarget,
): Promise<void> {
  const [first] = chunks;
  if (!first) return;
  const texts = chunks.map(({ headings, text }) => searchedText(headings, text));
  const { organizationId, connectionId } = first;
  const made = await embedder.passages(texts, { organizationId, connectionId, signal });
  const embedded = chunks.map((chunk, at) => ({
    ...chunk,
    facets: facetsOf(chunk.metadata),
    vector: made[at] as readonly number[],
  }));
  await storeVectors(embedded, { vectors, space, signal });
}

/** Stores vectors that have been made. */
export function storeVectors(
  chunks: readonly EmbeddedChunk[],
  { vectors, space, signal }: Omit<VectorTarget, 'embedder'>,
): Promise<void> {
  const records = chunks.map((chunk) => ({ id: chunk.chunkId, vector: chunk.vector, tags: tagsOf(chunk) }));
  return vectors.put(space, records, signal);
}
