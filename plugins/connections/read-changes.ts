import { type Database, type EntityManager, leastId, pagesById, readingTime } from '../../core/api/database.js';
import { selectConnections } from './connection-row.js';
import type { Snapshots } from './snapshots.js';

/** Rows in a page. Reading and applying a page blocks the event loop for some milliseconds; other work runs between pages. */
const pageSize = 1000;

/**
 * Updates the snapshots from the database.
 *
 * @param since the result of the previous read; undefined: read everything
 * @returns the time of this read
 */
export async function readChanges(
  database: Database,
  since: string | undefined,
  snapshots: Snapshots,
): Promise<string> {
  const readingEnds = snapshots.readingBegins();
  const entities = database.fork();
  const { at, from, changed } = await readingTime(entities, since, ['connection']);
  if (from === undefined) await readEverything(entities, snapshots);
  else if (changed) await readChanged(entities, from, snapshots);
  readingEnds();
  return at;
}

async function readEverything(entities: EntityManager, snapshots: Snapshots): Promise<void> {
  // `apply` skips deleted connections: with a condition here, the planner would not use the order of the primary key.
  const which = `where connection_id > ? order by connection_id limit ${pageSize}`;
  const after = (last: string): ReturnType<typeof selectConnections> => selectConnections(entities, which, [last]);
  for await (const rows of pagesById({ id: 'connectionId', pageSize, after })) snapshots.apply(rows);
}

interface ChangedRow {
  readonly connection_id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly changed_at: string;
}

/** Reads changed rows. A read looks some seconds back, so it finds most rows several times; only new versions are read completely. */
async function readChanged(entities: EntityManager, from: Date, snapshots: Snapshots): Promise<void> {
  let last = { changed_at: from.toISOString(), connection_id: leastId };
  for (;;) {
    const rows = await entities.execute<ChangedRow[]>(
      `select connection_id, version, deleted_at is not null as deleted, changed_at::text as changed_at from connection
        where (changed_at, connection_id) > (?::timestamptz, ?::uuid) order by connection.changed_at, connection_id limit ${pageSize}`,
      [last.changed_at, last.connection_id],
    );
    for (const row of rows) if (row.deleted) snapshots.remove(row.connection_id, row.version);
    const unknown = rows.filter((row) => !row.deleted && !snapshots.knows(row.connection_id, row.version));
    if (unknown.length > 0) snapshots.apply(await readByIds(entities, unknown));
    if (rows.length < pageSize) return;
    last = rows.at(-1) as ChangedRow;
  }
}

function readByIds(entities: EntityManager, rows: readonly ChangedRow[]): ReturnType<typeof selectConnections> {
  const ids = `{${rows.map(({ connection_id: id }) => id).join(',')}}`;
  return selectConnections(entities, 'where connection_id = any(?::uuid[])', [ids]);
}
