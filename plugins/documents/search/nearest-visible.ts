import type { VectorHit, VectorSpace, VectorStore } from '../../../core/api/index.js';
import { readChunkId } from '../document-chunk.js';
import type { SearchRequest } from './document-search.js';
import type { KeywordIndex } from './keyword-index.js';
import { depth } from './ranking-settings.js';
import { visibleTo } from './vector-tags.js';

/** Where vectors are looked for. */
export interface VisibleVectors {
  readonly vectors: VectorStore;
  readonly space: VectorSpace;
  /** Knows who sees what; undefined when it could not be read. */
  readonly index: KeywordIndex | undefined;
  readonly vector: readonly number[];
}

/** Some more than are needed: vectors of deleted passages may still be there. */
const spare = 1.5;
/** As many as are asked for at most, to leave out what must not be seen. */
const mostAsked = 400;

/**
 * The nearest vectors that a connection may see. Chroma works out a filter for all vectors before it looks for the nearest: with four
 * thousand that takes five times as long as the search itself, and it grows with their number. So as long as most passages may be seen,
 * more are asked for without a filter, and those that may not be seen are left out here. Where that leaves too few, the filter is used.
 */
export async function nearestVisible(
  { vectors, space, index, vector }: VisibleVectors,
  { organizationId, connectionId, filter, signal }: SearchRequest,
): Promise<readonly VectorHit[]> {
  const limit = index ? Math.ceil((depth * spare) / Math.max(0.001, index.visibleShare(connectionId))) : mostAsked + 1;
  if (index && limit <= mostAsked && Object.keys(filter).length === 0) {
    const found = await vectors.nearest(space, { vector, limit }, signal);
    const visible = found.filter(({ id }) => {
      const attempt = readChunkId(id);
      return attempt !== undefined && index.isVisible(attempt, connectionId);
    });
    if (visible.length >= depth || found.length < limit) return visible.slice(0, depth);
  }
  const query = { vector, limit: depth, filter: visibleTo(organizationId, connectionId, filter) };
  return vectors.nearest(space, query, signal);
}
