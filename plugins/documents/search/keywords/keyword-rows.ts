import type { Database, EntityManager } from '../../../../core/api/database.js';
import { type AttemptRange, greatestAttempt } from '../../document-index.js';
import type { SegmentInfo } from './keyword-index.js';

/** A change of an organization's keyword index. */
interface KeywordChange extends SegmentInfo {
  /** Undefined when the segment has been removed. */
  readonly data: Uint8Array | undefined;
  readonly revision: string;
}

/** Revision of an organization's keyword index. */
export interface KeywordState {
  /** Increases with every change. */
  readonly revision: bigint;
  /** Revision up to which tombstones have been purged. */
  readonly purged: bigint;
}

/** A segment to store. */
interface NewSegment extends SegmentInfo {
  readonly data: Uint8Array;
}

interface Row extends Omit<KeywordChange, 'restrictedTo' | 'data'> {
  readonly restrictedTo: string | null;
  /** In Base64: reading bytes takes the embedded database five times as long. */
  readonly data: string | null;
}

/** About 30 KB each; a batch is decoded without yielding to the event loop. */
const changesAtOnce = 8;

/** Locks the organization's row until the transaction ends, so that changes become visible in the order of their revisions. */
async function nextRevision(entities: EntityManager, organizationId: string): Promise<string> {
  const [row] = await entities.execute<{ revision: string }[]>(
    `insert into document_keyword_index (organization_id, revision) values (?, 1)
     on conflict (organization_id) do update set revision = document_keyword_index.revision + 1 returning revision::text`,
    [organizationId],
  );
  return (row as { revision: string }).revision;
}

/** Stores a segment, replacing an existing one. */
export function storeSegment(database: Database, organizationId: string, segment: NewSegment): Promise<void> {
  const data = Buffer.from(segment.data).toString('base64');
  return database.transactional(async (entities) => {
    const revision = await nextRevision(entities, organizationId);
    await entities.execute(
      `insert into document_keyword_segment (document_id, attempt, first_ordinal, organization_id, revision, restricted_to, data)
       values (?, ?, ?, ?, ?::bigint, ?, decode(?, 'base64'))
       on conflict (document_id, attempt, first_ordinal) do update set
         revision = excluded.revision, restricted_to = excluded.restricted_to, data = excluded.data, removed_at = null`,
      [
        segment.documentId,
        segment.attempt,
        segment.firstOrdinal,
        organizationId,
        revision,
        segment.restrictedTo ?? null,
        data,
      ],
    );
  });
}

/** Restricts a document to a connection; undefined makes it visible to all connections. */
export function restrictSegments(
  database: Database,
  organizationId: string,
  documentId: string,
  restrictedTo: string | undefined,
): Promise<void> {
  return database.transactional(async (entities) => {
    const revision = await nextRevision(entities, organizationId);
    await entities.execute(
      `update document_keyword_segment set restricted_to = ?, revision = ?::bigint
       where document_id = ? and organization_id = ? and data is not null and restricted_to is distinct from ?`,
      [restrictedTo ?? null, revision, documentId, organizationId, restrictedTo ?? null],
    );
  });
}

/** Removes the segments of a document, or those of some of its indexing attempts. */
export function removeSegments(
  database: Database,
  organizationId: string,
  documentId: string,
  { from = 0, to = greatestAttempt }: AttemptRange = {},
): Promise<void> {
  return database.transactional(async (entities) => {
    const revision = await nextRevision(entities, organizationId);
    await entities.execute(
      `update document_keyword_segment set data = null, removed_at = now(), revision = ?::bigint
       where document_id = ? and organization_id = ? and data is not null and attempt between ? and ?`,
      [revision, documentId, organizationId, from, to],
    );
  });
}

/** The size of an organization's segments. */
export async function storedBytes(database: Database, organizationId: string): Promise<number> {
  const [row] = await database
    .fork()
    .execute<{ readonly bytes: string }[]>(
      'select coalesce(sum(octet_length(data)), 0)::text as bytes from document_keyword_segment where organization_id = ?',
      [organizationId],
    );
  return Number(row?.bytes);
}

/** Reads the changes since a revision in order, in batches. */
export async function* changesSince(
  database: Database,
  organizationId: string,
  revision: bigint,
): AsyncGenerator<readonly KeywordChange[]> {
  let place: readonly (string | number)[] = [String(revision), 'ffffffff-ffff-ffff-ffff-ffffffffffff', 0, 0];
  for (;;) {
    const rows = await database.fork().execute<Row[]>(
      // Qualify the column: the bare name would refer to the output column, a text, which sorts 10 before 2.
      `select document_id as "documentId", attempt, first_ordinal as "firstOrdinal", restricted_to as "restrictedTo", revision::text,
         encode(data, 'base64') as data
       from document_keyword_segment as segment
       where organization_id = ? and (revision, document_id, attempt, first_ordinal) > (?::bigint, ?::uuid, ?::integer, ?::integer)
       order by segment.revision, document_id, attempt, first_ordinal limit ${changesAtOnce}`,
      [organizationId, ...place],
    );
    yield rows.map(changeOf);
    const last = rows.at(-1);
    if (!last || rows.length < changesAtOnce) return;
    place = [last.revision, last.documentId, last.attempt, last.firstOrdinal];
  }
}

function changeOf({ restrictedTo, data, ...change }: Row): KeywordChange {
  return {
    ...change,
    restrictedTo: restrictedTo ?? undefined,
    data: data === null ? undefined : Buffer.from(data, 'base64'),
  };
}

/** How long tombstones are kept; a replica that was suspended for longer reloads the index. */
const listedForHours = 24;

/** Purges tombstones that every replica has read. */
export function purgeRemovals(database: Database): Promise<void> {
  return database.transactional(async (entities) => {
    const old = `removed_at < now() - interval '${listedForHours} hours'`;
    // Lock the organizations' rows first, as every change does, and in a fixed order, to avoid deadlocks.
    await entities.execute(
      `select 1 from document_keyword_index where organization_id in (
         select organization_id from document_keyword_segment where ${old}) order by organization_id for update`,
    );
    await entities.execute(
      `update document_keyword_index as state set purged_revision = greatest(state.purged_revision, old.revision)
       from (select organization_id, max(revision) as revision from document_keyword_segment where ${old} group by organization_id) as old
       where state.organization_id = old.organization_id`,
    );
    await entities.execute(`delete from document_keyword_segment where ${old}`);
  });
}
