import type { Database, EntityManager } from '../../../core/api/database.js';
import { type AttemptRange, greatestAttempt } from '../indexing/document-index.js';
import type { SegmentInfo } from './keyword-index.js';

/** What has changed on the keyword side of an organization. */
export interface KeywordChange extends SegmentInfo {
  /** Undefined: it has been removed. */
  readonly data: Uint8Array | undefined;
  readonly revision: string;
}

/** How far the keyword side has come. */
export interface KeywordState {
  /** Grows with every change. */
  readonly revision: bigint;
  /** Removals up to here are no longer listed. */
  readonly forgotten: bigint;
}

/** A segment to store. */
export interface NewSegment extends SegmentInfo {
  readonly data: Uint8Array;
}

interface Row {
  readonly document_id: string;
  readonly attempt: number;
  readonly first_ordinal: number;
  readonly only_through: string | null;
  readonly revision: string | number;
  readonly data: Uint8Array | null;
}

/** Of some 30 KB each: what arrives at once is unpacked in one turn of the event loop. */
const changesAtOnce = 8;

/** Locks the organization's row until the transaction ends, so that changes become visible in the order of their numbers. */
async function nextRevision(entities: EntityManager, organizationId: string): Promise<string> {
  const [row] = await entities.execute<{ revision: string }[]>(
    `insert into document_search_state (organization_id, revision) values (?, 1)
     on conflict (organization_id) do update set revision = document_search_state.revision + 1 returning revision::text`,
    [organizationId],
  );
  return (row as { revision: string }).revision;
}

/** Stores a segment; one that is there already is replaced. */
export function storeSegment(database: Database, organizationId: string, segment: NewSegment): Promise<void> {
  const data = Buffer.from(segment.data).toString('base64');
  return database.transactional(async (entities) => {
    const revision = await nextRevision(entities, organizationId);
    await entities.execute(
      `insert into document_segment (document_id, attempt, first_ordinal, organization_id, revision, only_through, data)
       values (?, ?, ?, ?, ?::bigint, ?, decode(?, 'base64'))
       on conflict (document_id, attempt, first_ordinal) do update set
         revision = excluded.revision, only_through = excluded.only_through, data = excluded.data, removed_at = null`,
      [
        segment.documentId,
        segment.attempt,
        segment.firstOrdinal,
        organizationId,
        revision,
        segment.onlyThrough ?? null,
        data,
      ],
    );
  });
}

/** Says through which connection alone a document is found from now on; undefined: through all. */
export function restrictSegments(
  database: Database,
  organizationId: string,
  documentId: string,
  onlyThrough: string | undefined,
): Promise<void> {
  return database.transactional(async (entities) => {
    const revision = await nextRevision(entities, organizationId);
    await entities.execute(
      'update document_segment set only_through = ?, revision = ?::bigint where document_id = ? and organization_id = ? and data is not null',
      [onlyThrough ?? null, revision, documentId, organizationId],
    );
  });
}

/** Removes the segments of a document, or those of some attempts. */
export function removeSegments(
  database: Database,
  organizationId: string,
  documentId: string,
  { from = 0, to = greatestAttempt }: AttemptRange = {},
): Promise<void> {
  return database.transactional(async (entities) => {
    const revision = await nextRevision(entities, organizationId);
    await entities.execute(
      `update document_segment set data = null, removed_at = now(), revision = ?::bigint
       where document_id = ? and organization_id = ? and data is not null and attempt between ? and ?`,
      [revision, documentId, organizationId, from, to],
    );
  });
}

/** Undefined when the organization has never had anything. */
export async function readState(database: Database, organizationId: string): Promise<KeywordState | undefined> {
  const [row] = await database
    .fork()
    .execute<{ revision: string; forgotten: string }[]>(
      'select revision::text, forgotten::text from document_search_state where organization_id = ?',
      [organizationId],
    );
  return row && { revision: BigInt(row.revision), forgotten: BigInt(row.forgotten) };
}

/** What has changed since a revision, in the order in which it has; some segments at a time. */
export async function* changesSince(
  database: Database,
  organizationId: string,
  revision: bigint,
): AsyncGenerator<readonly KeywordChange[]> {
  let place: readonly (string | number)[] = [String(revision), 'ffffffff-ffff-ffff-ffff-ffffffffffff', 0, 0];
  for (;;) {
    const rows = await database.fork().execute<Row[]>(
      // By the column itself: by its bare name rows would be in the order of what is shown of it, a text, in which 10 comes before 2.
      `select document_id, attempt, first_ordinal, only_through, revision::text, data from document_segment as segment
       where organization_id = ? and (revision, document_id, attempt, first_ordinal) > (?::bigint, ?::uuid, ?::integer, ?::integer)
       order by segment.revision, document_id, attempt, first_ordinal limit ${changesAtOnce}`,
      [organizationId, ...place],
    );
    yield rows.map(changeOf);
    const last = rows.at(-1);
    if (!last || rows.length < changesAtOnce) return;
    place = [String(last.revision), last.document_id, last.attempt, last.first_ordinal];
  }
}

function changeOf(row: Row): KeywordChange {
  return {
    documentId: row.document_id,
    attempt: row.attempt,
    firstOrdinal: row.first_ordinal,
    onlyThrough: row.only_through ?? undefined,
    revision: String(row.revision),
    data: row.data ?? undefined,
  };
}

/** Removed segments are listed for so long; a replica that has slept longer reads everything again. */
const listedForHours = 24;

/** Forgets removals that every replica has heard of. */
export function forgetRemovals(database: Database): Promise<void> {
  return database.transactional(async (entities) => {
    const old = `removed_at < now() - interval '${listedForHours} hours'`;
    // As every change takes it: first the row of the organization. Of several the rows are taken in one order, as others take them.
    await entities.execute(
      `select 1 from document_search_state where organization_id in (
         select organization_id from document_segment where ${old}) order by organization_id for update`,
    );
    await entities.execute(
      `update document_search_state as state set forgotten = greatest(state.forgotten, old.revision)
       from (select organization_id, max(revision) as revision from document_segment where ${old} group by organization_id) as old
       where state.organization_id = old.organization_id`,
    );
    await entities.execute(`delete from document_segment where ${old}`);
  });
}
