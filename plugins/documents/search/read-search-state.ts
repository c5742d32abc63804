import type { Database } from '../../../core/api/database.js';
import type { DocumentScope } from '../visibility.js';
import { type Passage, passageOf, type PassageRow, passagesQuery } from './found-passages.js';
import type { KeywordState } from './keywords/keyword-rows.js';
import type { DedicatedSpaceState } from './vectors/dedicated-spaces.js';
import type { KnownSpace } from './vectors/vector-spaces.js';

/** A vector space to search. */
export interface SearchedSpace extends KnownSpace {
  /** State of the connection's own space; undefined when it has none. */
  readonly own: DedicatedSpaceState | undefined;
}

/** Data that a search needs before it starts. */
export interface SearchState {
  /** Revision of the keyword index; undefined when the organization has never had a document. */
  readonly state: KeywordState | undefined;
  /** Vector spaces of the organization, newest first. */
  readonly spaces: readonly SearchedSpace[];
  /** The requested passages that are visible. */
  readonly passages: ReadonlyMap<string, Passage>;
}

interface Row {
  readonly revision: string | null;
  readonly purged: string | null;
  readonly spaces: readonly (Omit<SearchedSpace, 'own'> & { readonly own: DedicatedSpaceState | null })[] | null;
  readonly passages: readonly PassageRow[] | null;
}

/**
 * Reads everything in one statement: each round trip to the embedded database takes two milliseconds.
 *
 * @param ids the passages that will probably be needed
 */
export async function readSearchState(
  database: Database,
  scope: DocumentScope,
  ids: readonly string[],
): Promise<SearchState> {
  const { organizationId, connectionId } = scope;
  const wanted = ids.length === 0 ? undefined : passagesQuery(ids, scope);
  const [row] = await database.fork().execute<[Row]>(
    `select state.revision::text, state.purged_revision::text as purged, spaces.list as spaces, passages.list as passages
     from (values (1)) as once
     left join document_keyword_index as state on state.organization_id = ?
     cross join lateral (
       select json_agg(json_build_object(
         'embedder', known.embedder, 'name', known.name, 'measure', known.measure, 'complete', known.complete, 'own', own.state
       ) order by known.created_at desc) as list
       from document_vector_space as known
       left join document_dedicated_space as own
         on own.organization_id = known.organization_id and own.embedder = known.embedder and own.connection_id = ?
       where known.organization_id = ?
     ) as spaces
     cross join lateral (select ${wanted ? `json_agg(shown) as list from (${wanted.sql}) as shown` : 'null::json as list'}) as passages`,
    [organizationId, connectionId ?? '', organizationId, ...(wanted?.values ?? [])],
  );
  const { revision, purged, spaces, passages } = row;
  return {
    state: revision === null ? undefined : { revision: BigInt(revision), purged: BigInt(purged ?? 0) },
    spaces: (spaces ?? []).map((space) => ({ ...space, own: space.own ?? undefined })),
    passages: new Map((passages ?? []).map((found) => [found.chunkId, passageOf(found)])),
  };
}
