import type { DocumentPlace, VectorSpace, VectorStore } from '../../../../core/api/index.js';
import type { WeightingEmbedder } from '../embedding/lexical-embedder.js';
import { facetsOf } from '../passage-facets.js';
import { searchedText } from '../searched-text.js';
import { type TaggedPassage, tagsOf } from './vector-tags.js';

/** A chunk and its owner. */
export interface OwnedChunk {
  readonly chunkId: string;
  readonly organizationId: string;
  readonly documentId: string;
  readonly connectionId: string;
  readonly attempt: number;
  readonly restrictedTo: string | undefined;
  readonly fileName: string;
  readonly text: string;
  readonly headings: readonly string[];
  readonly place?: DocumentPlace | undefined;
  readonly metadata?: string | undefined;
}

/** A chunk with its vector. */
interface EmbeddedChunk extends OwnedChunk, TaggedPassage {
  readonly vector: readonly number[];
}

/** The space for vectors, and the embedder that makes them. */
export interface VectorTarget {
  readonly vectors: VectorStore;
  readonly embedder: WeightingEmbedder;
  readonly space: VectorSpace;
  readonly signal: AbortSignal;
}

/** Creates and stores the vectors of chunks of one organization. Provider costs are charged to the connection of the first chunk. */
export async function putVectors(
  chunks: readonly OwnedChunk[],
  { vectors, embedder, space, signal }: VectorTarget,
): Promise<void> {
  const [first] = chunks;
  if (!first) return;
  const texts = chunks.map(searchedText);
  const { organizationId, connectionId } = first;
  const made = await embedder.passages(texts, { organizationId, connectionId, signal });
  const embedded = chunks.map((chunk, at) => ({
    ...chunk,
    facets: facetsOf(chunk.metadata),
    vector: made[at] as readonly number[],
  }));
  await storeVectors(embedded, { vectors, space, signal });
}

/** Stores existing vectors. */
export function storeVectors(
  chunks: readonly EmbeddedChunk[],
  { vectors, space, signal }: Omit<VectorTarget, 'embedder'>,
): Promise<void> {
  const records = chunks.map((chunk) => ({ id: chunk.chunkId, vector: chunk.vector, tags: tagsOf(chunk) }));
  return vectors.put(space, records, signal);
}
