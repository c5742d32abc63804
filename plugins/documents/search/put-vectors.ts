import type { VectorSpace, VectorStore } from '../../../core/api/index.js';
import type { LibraryEmbedder } from './lexical-embedder.js';
import { facetsOf } from './passage-facets.js';
import { searchedText } from './searched-text.js';
import { tagsOf } from './vector-tags.js';

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
  const records = chunks.map(({ metadata, ...chunk }, at) => ({
    id: chunk.chunkId,
    vector: made[at] as readonly number[],
    tags: tagsOf({ ...chunk, facets: facetsOf(metadata) }),
  }));
  await vectors.put(space, records, signal);
}
