import type { Database } from '../../../core/api/database.js';
import type { Logger, VectorStore } from '../../../core/api/index.js';
import type { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import type { KeywordState } from './keywords/keyword-rows.js';
import { lexicalEmbedder } from './embedding/lexical-embedder.js';
import { spacesOf } from './vectors/vector-spaces.js';

/** Services that preloading uses. */
interface PreloadServices {
  readonly database: Database;
  readonly keywords: KeywordIndexCache;
  readonly vectors: VectorStore;
  readonly log: Logger;
}

const maxOrganizations = 100;
/** Precision of the recorded time of an organization's last search. */
const searchedWithin = '1 hour';

interface Row {
  readonly organizationId: string;
  readonly searched: boolean;
}

/**
 * Preloads data for the first searches after a start: the keyword indexes of the most recently searched organizations, as far as memory
 * permits, and their vector graphs, which Chroma loads on the first query. It yields to all other work, and rejects with the signal's
 * reason when aborted.
 */
export async function preloadSearch(services: PreloadServices, signal: AbortSignal): Promise<void> {
  const { database, keywords } = services;
  const organizations = await database.fork().execute<Row[]>(
    `select organization_id as "organizationId", searched_at is not null as searched from document_keyword_index
       order by searched_at desc nulls last, organization_id limit ${maxOrganizations}`,
  );
  for (const { organizationId, searched } of organizations) {
    signal.throwIfAborted();
    const state = await stateOf(database, organizationId);
    if (!state) continue;
    await keywords.preload(organizationId, state, signal);
    if (searched) await openGraph(services, organizationId, signal);
  }
}

async function stateOf(database: Database, organizationId: string): Promise<KeywordState | undefined> {
  const [row] = await database
    .fork()
    .execute<{ readonly revision: string; readonly purged: string }[]>(
      'select revision::text, purged_revision::text as purged from document_keyword_index where organization_id = ?',
      [organizationId],
    );
  return row && { revision: BigInt(row.revision), purged: BigInt(row.purged) };
}

/** Makes Chroma load the graph with an arbitrary query vector; embedding a question with a model would cost money. */
async function openGraph(
  { database, vectors, log }: PreloadServices,
  organizationId: string,
  signal: AbortSignal,
): Promise<void> {
  const space = (await spacesOf(database, organizationId)).find(({ complete }) => complete);
  if (space?.embedder !== lexicalEmbedder.id) return;
  const question = { text: '', organizationId, connectionId: undefined, nearby: [], weightOf: () => 0, signal };
  const vector = await lexicalEmbedder.question(question);
  await vectors.nearest(space, { vector, limit: 1 }, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    log.warn({ organizationId, error }, 'vectors could not be preloaded; the first search reads them');
  });
}

/** Records which organizations have been searched, for the next start. */
export async function noteSearched(database: Database, organizationIds: readonly string[]): Promise<void> {
  if (organizationIds.length === 0) return;
  await database.fork().execute(
    `with turn as materialized (
       select organization_id from document_keyword_index where organization_id in (?)
         and (searched_at is null or searched_at < clock_timestamp() - interval '${searchedWithin}')
       order by organization_id for update)
     update document_keyword_index set searched_at = clock_timestamp()
     where organization_id in (select organization_id from turn)`,
    [organizationIds],
  );
}
