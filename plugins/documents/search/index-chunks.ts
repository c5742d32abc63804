import type { ChunkDraft } from '../document-chunk.js';
import type { ChunkIndexData } from '../document-index.js';
import { packSegment } from './keywords/keyword-segment.js';
import { lexicalShape, passageVector } from './embedding/lexical-vector.js';
import { facetsOf } from './passage-facets.js';
import { searchedText } from './searched-text.js';

/**
 * Computes the index data of a batch of chunks. Takes about 1 ms for each chunk, so it runs in the child process that made them.
 *
 * @param fileName the name that their document was uploaded with
 * @param withVectors whether the offline embedder is in use
 */
export function indexChunks(chunks: readonly ChunkDraft[], fileName: string, withVectors: boolean): ChunkIndexData {
  const texts = chunks.map((chunk) => searchedText({ ...chunk, fileName }));
  const facets = chunks.map(({ metadata }) => facetsOf(metadata));
  const segment = packSegment(texts.map((text, at) => ({ text, facets: facets[at] ?? [] })));
  const postings = { segment, facets };
  if (!withVectors) return postings;
  const { id: embedder, dimensions } = lexicalShape;
  const numbers = new Int16Array(chunks.length * dimensions);
  for (const [at, text] of texts.entries()) numbers.set(passageVector(text), at * dimensions);
  return { ...postings, vectors: { embedder, dimensions, numbers } };
}
