import type { VectorFilter, VectorHit, VectorSpace, VectorStore } from '../../../core/api/index.js';
import { readChunkId } from '../document-chunk.js';
import type { SearchRequest } from './document-search.js';
import type { KeywordIndex } from './keyword-index.js';
import type { OwnState } from './own-spaces.js';
import { depth } from './ranking-settings.js';
import { ownSpace, restrictedSpace } from './vector-spaces.js';
import { restrictedTo, withFacets } from './vector-tags.js';

/** Where vectors are looked for. */
export interface VisibleVectors {
  readonly vectors: VectorStore;
  readonly space: VectorSpace;
  /** Whether the connection that searches has a space of its own for what is restricted to it. */
  readonly own?: OwnState | undefined;
  /** Knows what is restricted, and what has been deleted or replaced; undefined when it could not be read. */
  readonly index: KeywordIndex | undefined;
  readonly vector: readonly number[];
}

/** Where else vectors are that a connection may find; `own` is the state of its own space. */
function restrictedPlaces(
  space: VectorSpace,
  own: OwnState | undefined,
  connectionId: string,
  filter: SearchRequest['filter'],
): readonly (readonly [VectorSpace, VectorFilter | undefined])[] {
  const alone = [ownSpace(space, connectionId), withFacets(filter)] as const;
  const common = [restrictedSpace(space), restrictedTo(connectionId, filter)] as const;
  if (own === 'moved') return [alone];
  return own === 'moving' ? [alone, common] : [common];
}

/** Some more than are needed: vectors of deleted passages may still be there for a while. */
const asked = Math.ceil(depth * 1.25);
/** As many as are asked for when too few of them are left. */
const mostAsked = depth * 5;

/**
 * The nearest vectors that a connection may see: of those that everybody sees, and of its own restricted ones. Each query asks for nothing
 * else, and most need no filter, which costs more than the search itself: Chroma works it out for all vectors of a space first. Who has
 * many restricted ones has a space for them. The index then leaves out what is there no longer.
 */
export async function nearestVisible(
  { vectors, space, own, index, vector }: VisibleVectors,
  { connectionId, filter, signal }: SearchRequest,
): Promise<readonly VectorHit[]> {
  const isVisible = ({ id }: VectorHit): boolean => {
    const attempt = readChunkId(id);
    return attempt !== undefined && (index === undefined || index.isVisible(attempt, connectionId));
  };
  const nearest = async (where: VectorSpace, limit: number, wanted?: VectorFilter): Promise<readonly VectorHit[]> => {
    const found = await vectors.nearest(where, { vector, limit, ...(wanted && { filter: wanted }) }, signal);
    const visible = found.filter(isVisible);
    const mayHaveMore = visible.length < depth && found.length === limit && limit < mostAsked;
    return mayHaveMore ? nearest(where, mostAsked, wanted) : visible;
  };
  const asking = [nearest(space, asked, withFacets(filter))];
  if (connectionId !== undefined && (index === undefined || index.hasRestrictedTo(connectionId)))
    for (const [where, wanted] of restrictedPlaces(space, own, connectionId, filter))
      asking.push(nearest(where, asked, wanted));
  const found = (await Promise.all(asking)).flat();
  // What is just being moved may be in two places.
  const once = [...new Map(found.map((hit) => [hit.id, hit])).values()];
  return once.toSorted((a, b) => b.similarity - a.similarity).slice(0, depth);
}
