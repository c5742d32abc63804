import type { Database } from '../../../core/api/database.js';
import type { Logger, VectorStore } from '../../../core/api/index.js';
import type { KeywordLibrary } from './keyword-library.js';
import { lexicalEmbedder } from './lexical-embedder.js';
import { spacesOf } from './vector-spaces.js';

/** What it works with. */
export interface ReadAheadServices {
  readonly database: Database;
  readonly keywords: KeywordLibrary;
  readonly vectors: VectorStore;
  readonly log: Logger;
}

const mostOrganizations = 100;
/** When an organization was searched last, is known so exactly. */
const searchedWithin = '1 hour';

interface Row {
  readonly organization_id: string;
  readonly searched: boolean;
}

interface Stored {
  readonly revision: string;
  readonly forgotten: string;
  readonly bytes: string | null;
}

/**
 * Reads after a start what the first searches need, so that nobody waits for it: the keyword sides of the organizations that were searched
 * last, as far as there is memory, and their graphs of vectors, which Chroma reads when it is asked first. Reading gives way to everything
 * else, and ends with the signal's reason.
 */
export async function readAhead(services: ReadAheadServices, signal: AbortSignal): Promise<void> {
  const { database, keywords } = services;
  const organizations = await database.fork().execute<Row[]>(
    `select organization_id, searched_at is not null as searched from document_search_state
       order by searched_at desc nulls last, organization_id limit ${mostOrganizations}`,
  );
  for (const { organization_id: organizationId, searched } of organizations) {
    signal.throwIfAborted();
    const stored = await storedOf(database, organizationId);
    if (!stored?.bytes) continue;
    const state = { revision: BigInt(stored.revision), forgotten: BigInt(stored.forgotten) };
    await keywords.readAhead(organizationId, state, { storedBytes: Number(stored.bytes), signal });
    if (searched) await openGraph(services, organizationId, signal);
  }
}

async function storedOf(database: Database, organizationId: string): Promise<Stored | undefined> {
  const [row] = await database.fork().execute<Stored[]>(
    `select revision::text, forgotten::text,
       (select sum(octet_length(data))::text from document_segment as segment where segment.organization_id = state.organization_id) as bytes
     from document_search_state as state where organization_id = ?`,
    [organizationId],
  );
  return row;
}

/** Any question makes Chroma read the graph; one to a model would cost something. */
async function openGraph(
  { database, vectors, log }: ReadAheadServices,
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

/** Notes which organizations are searched, for the next start. */
export async function noteSearched(database: Database, organizationIds: readonly string[]): Promise<void> {
  if (organizationIds.length === 0) return;
  await database.fork().execute(
    `with turn as materialized (
       select organization_id from document_search_state where organization_id in (?)
         and (searched_at is null or searched_at < clock_timestamp() - interval '${searchedWithin}')
       order by organization_id for update)
     update document_search_state set searched_at = clock_timestamp()
     where organization_id in (select organization_id from turn)`,
    [organizationIds],
  );
}
