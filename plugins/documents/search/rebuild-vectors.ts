import type { Database } from '../../../core/api/database.js';
import type { Logger, VectorStore } from '../../../core/api/index.js';
import { onlyThrough, searchedText } from './hybrid-index.js';
import type { LibraryEmbedder } from './lexical-embedder.js';
import { facetsOf } from './passage-facets.js';
import { type KnownSpace, spaceFor, spacesOf } from './vector-spaces.js';
import { tagsOf } from './vector-tags.js';

/** What rebuilding works with. */
export interface RebuildServices {
  readonly database: Database;
  readonly vectors: VectorStore;
  readonly embedder: LibraryEmbedder;
  readonly log: Logger;
}

const passagesAtOnce = 50;
/** A process that dies holds up the rebuilding for so long. */
const leaseSeconds = 60;

/**
 * Makes the vectors of all documents anew for organizations whose vectors another embedder has made. Until they are complete the old ones
 * answer. Several processes may do so at once: each organization is taken by one. What was done before a kill is not done again.
 */
export async function rebuildVectors(services: RebuildServices, signal: AbortSignal): Promise<void> {
  const { database, embedder } = services;
  const outdated = await database
    .fork()
    .execute<{ organization_id: string }[]>(
      'select distinct organization_id from document_vectors where embedder <> ?',
      [embedder.id],
    );
  for (const { organization_id: organizationId } of outdated) {
    if (signal.aborted) return;
    await rebuild(services, organizationId, signal);
  }
}

async function rebuild(services: RebuildServices, organizationId: string, signal: AbortSignal): Promise<void> {
  const { database, embedder, log } = services;
  const space = await spaceFor(database, organizationId, embedder);
  if (!space.complete) {
    log.info({ organization: organizationId, embedder: embedder.id }, 'documents are indexed anew');
    for (;;) {
      const place = await takePlace(database, organizationId, space);
      if (place === undefined || signal.aborted) return;
      const last = await copyPage(services, { organizationId, space, place, signal });
      await notePlace(database, organizationId, space, last);
      if (last === undefined) break;
    }
    log.info({ organization: organizationId, embedder: embedder.id }, 'documents have been indexed anew');
  }
  await dropOthers(services, organizationId, signal);
}

/** Where to go on; undefined when another process is at it, or it is complete. */
async function takePlace(database: Database, organizationId: string, space: KnownSpace): Promise<string | undefined> {
  const [row] = await database.fork().execute<{ done_up_to: string }[]>(
    `update document_vectors set taken_until = clock_timestamp() + interval '${leaseSeconds} seconds'
     where organization_id = ? and embedder = ? and not complete and (taken_until is null or taken_until < clock_timestamp())
     returning done_up_to`,
    [organizationId, space.embedder],
  );
  return row?.done_up_to;
}

async function notePlace(
  database: Database,
  organizationId: string,
  space: KnownSpace,
  place: string | undefined,
): Promise<void> {
  await database.fork().execute(
    `update document_vectors set taken_until = null, complete = ?, done_up_to = coalesce(?, done_up_to)
     where organization_id = ? and embedder = ?`,
    [place === undefined, place ?? null, organizationId, space.embedder],
  );
}

interface Row {
  readonly chunk_id: string;
  readonly document_id: string;
  readonly attempt: number;
  readonly text: string;
  readonly headings: readonly string[];
  readonly metadata: string | null;
  readonly connection_id: string;
  readonly classification: 'public' | 'internal' | 'confidential' | 'restricted';
}

/** @returns the last chunk that was copied; undefined when there are no more */
async function copyPage(
  { database, vectors, embedder }: RebuildServices,
  {
    organizationId,
    space,
    place,
    signal,
  }: {
    readonly organizationId: string;
    readonly space: KnownSpace;
    readonly place: string;
    readonly signal: AbortSignal;
  },
): Promise<string | undefined> {
  const rows = await database.fork().execute<Row[]>(
    `select chunk.chunk_id, chunk.document_id, chunk.attempt, chunk.text, chunk.headings, chunk.metadata,
       document.connection_id, document.classification
     from document_chunk as chunk
     join document on document.document_id = chunk.document_id and document.indexed_attempt = chunk.attempt
     where document.organization_id = ? and chunk.chunk_id collate "C" > ? order by chunk.chunk_id collate "C" limit ${passagesAtOnce}`,
    [organizationId, place],
  );
  const texts = rows.map(({ headings, text }) => searchedText(headings, text));
  if (rows.length === 0) return undefined;
  const made = await embedder.passages(texts, { organizationId, connectionId: rows[0]?.connection_id, signal });
  const records = rows.map((row, at) => ({
    id: row.chunk_id,
    vector: made[at] as readonly number[],
    tags: tagsOf({
      organizationId,
      documentId: row.document_id,
      attempt: row.attempt,
      onlyThrough: onlyThrough({ classification: row.classification, connectionId: row.connection_id }),
      facets: facetsOf(row.metadata ?? undefined),
    }),
  }));
  await vectors.put(space, records, signal);
  return rows.at(-1)?.chunk_id;
}

/** Forgets what other embedders have made. */
async function dropOthers(
  { database, vectors, embedder }: RebuildServices,
  organizationId: string,
  signal: AbortSignal,
): Promise<void> {
  for (const space of await spacesOf(database, organizationId)) {
    if (space.embedder === embedder.id) continue;
    await vectors.drop(space, signal);
    await database
      .fork()
      .execute('delete from document_vectors where organization_id = ? and embedder = ?', [
        organizationId,
        space.embedder,
      ]);
  }
}
