import type { VectorFilter, VectorHit, VectorSpace, VectorStore } from '../../../../core/api/index.js';
import { readChunkId } from '../../document-chunk.js';
import type { LimitedRequest } from '../document-search.js';
import type { KeywordIndex } from '../keywords/keyword-index.js';
import type { DedicatedSpaceState } from './dedicated-spaces.js';
import { facetTerms } from '../keywords/keyword-segment.js';
import { depth } from '../ranking-settings.js';
import { dedicatedSpace, restrictedSpace } from './vector-spaces.js';
import { ofDocuments, restrictedFilter, withFacets } from './vector-tags.js';

/** Where to search for vectors. */
interface VisibleVectors {
  readonly vectors: VectorStore;
  readonly space: VectorSpace;
  /** State of the connection's own space for documents restricted to it; undefined when it has none. */
  readonly own?: DedicatedSpaceState | undefined;
  /** Tells which passages are restricted, deleted or replaced; undefined when it could not be read. */
  readonly index: KeywordIndex | undefined;
  readonly vector: readonly number[];
}

/** Returns the other spaces with vectors that a connection may see; `own` is the state of its own space. */
function restrictedQueries(
  space: VectorSpace,
  own: DedicatedSpaceState | undefined,
  connectionId: string,
  filter: LimitedRequest['filter'],
): readonly (readonly [VectorSpace, VectorFilter | undefined])[] {
  const alone = [dedicatedSpace(space, connectionId), withFacets(filter)] as const;
  const common = [restrictedSpace(space), restrictedFilter(connectionId, filter)] as const;
  if (own === 'moved') return [alone];
  return own === 'moving' ? [alone, common] : [common];
}

/** More than needed, because vectors of deleted passages may remain for a while. */
const queryLimit = Math.ceil(depth * 1.25);
/** Number of results of the second query, when too few remain after filtering. */
const maxQueryLimit = depth * 5;

/** Of more documents than this, the passages are taken from those that are nearest of all. */
const mostNamed = 100;

/** How many vectors that match a filter cost Chroma as much as one more result of a query without it (docs/decisions/0046). */
const matchesForResult = 4;

/**
 * Returns of how many of the nearest vectors so many should match that they suffice. Undefined when asking for them costs more than a filter,
 * which Chroma evaluates for all vectors of a space first.
 */
function limitWithoutFilter(index: KeywordIndex | undefined, facets: readonly number[]): number | undefined {
  if (!index || facets.length === 0) return undefined;
  const matching = index.countOf(facets);
  const limit = Math.ceil((queryLimit * index.size) / matching);
  return limit * matchesForResult <= matching ? limit : undefined;
}

/** Returns the hits that have all facets. */
function withAll(facets: readonly number[], hits: readonly VectorHit[], index: KeywordIndex): readonly VectorHit[] {
  const named = hits.flatMap((hit) => {
    const passage = readChunkId(hit.id);
    return passage ? [{ ...passage, hit }] : [];
  });
  return index.withTerms(named, facets).map(({ hit }) => hit);
}

/**
 * Returns the nearest vectors that a connection may see: unrestricted ones and its own restricted ones. They are kept in separate spaces,
 * so that most queries need no filter, which costs more than the search itself: Chroma evaluates it for all vectors of a space first. A
 * connection with many restricted passages has a space of its own. The index then filters out passages that no longer exist.
 */
export async function nearestVisible(
  { vectors, space, own, index, vector }: VisibleVectors,
  { connectionId, filter, documents, signal }: LimitedRequest,
): Promise<readonly VectorHit[]> {
  const isVisible = ({ id }: VectorHit): boolean => {
    const attempt = readChunkId(id);
    if (attempt === undefined || documents?.has(attempt.documentId) === false) return false;
    return index === undefined || index.isVisible(attempt, connectionId);
  };
  const among = documents !== undefined && documents.size <= mostNamed ? ofDocuments([...documents]) : undefined;
  const nearest = async (where: VectorSpace, limit: number, facets?: VectorFilter): Promise<readonly VectorHit[]> => {
    const wanted = among && facets ? { all: [among, facets] } : (among ?? facets);
    const found = await vectors.nearest(where, { vector, limit, ...(wanted && { filter: wanted }) }, signal);
    const visible = found.filter(isVisible);
    const mayHaveMore = visible.length < depth && found.length === limit && limit < maxQueryLimit;
    return mayHaveMore ? nearest(where, maxQueryLimit, facets) : visible;
  };
  const facets = facetTerms(filter);
  const open = async (limit: number | undefined): Promise<readonly VectorHit[]> => {
    if (index && limit !== undefined) {
      const found = await vectors.nearest(space, { vector, limit }, signal);
      const matching = withAll(facets, found, index).filter(isVisible);
      if (matching.length >= depth || found.length < limit) return matching;
    }
    return nearest(space, queryLimit, withFacets(filter));
  };
  const asking = [open(documents === undefined ? limitWithoutFilter(index, facets) : undefined)];
  if (connectionId !== undefined && (index === undefined || index.hasRestrictedTo(connectionId)))
    for (const [where, wanted] of restrictedQueries(space, own, connectionId, filter))
      asking.push(nearest(where, queryLimit, wanted));
  const found = (await Promise.all(asking)).flat();
  // A vector that is being moved may be in two spaces.
  const once = [...new Map(found.map((hit) => [hit.id, hit])).values()];
  return once.toSorted((a, b) => b.similarity - a.similarity).slice(0, depth);
}
