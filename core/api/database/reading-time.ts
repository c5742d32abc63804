import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Returns the database's time up to which a statement that comes after this one can read every change: now, or when the oldest transaction began that
 * has written something and is still running. Its rows have times after that, however late it commits. Transactions of other roles are seen with
 * `pg_read_all_stats` only.
 */
export async function settledTime(entities: SqlEntityManager): Promise<string> {
  // The view pg_stat_activity, which reads this function, costs twice as much.
  const rows = await entities.execute<{ at: string }[]>(
    `select least(now(), (select min(xact_start) from pg_stat_get_activity(null)
       where backend_xid is not null and datid = (select oid from pg_database where datname = current_database())))::text as at`,
  );
  const [{ at }] = rows as [{ at: string }];
  return at;
}

/** The result of one poll of followed tables. */
export interface ReadingTime {
  /** The database's time up to which this poll has seen every change: the `since` of the next one. */
  readonly at: string;
  /** Rows with a `changed_at` from this time on may be new; undefined for the first poll, which reads all rows. */
  readonly from: Date | undefined;
  /** False when there are no such rows, so that nothing needs to be read. */
  readonly changed: boolean;
}

/**
 * Polls tables for `followChanges` cheaply; their column `changed_at` must be indexed. The query looks back to when the
 * oldest transaction began that was running at the previous one, and ten seconds further for those that it could not see, because a row gets its
 * time when it is written, and becomes visible later, when its transaction commits. Set `changed_at` to `clock_timestamp()`: `now()` is the time at
 * which the transaction began, and it may have waited for a lock since.
 *
 * @param since `at` of the previous poll; undefined for the first one
 */
export async function readingTime(
  entities: SqlEntityManager,
  since: string | undefined,
  tables: readonly string[],
): Promise<ReadingTime> {
  // In a statement of its own: one that looks for changes may not see a transaction that ends while it runs.
  const at = await settledTime(entities);
  if (since === undefined) return { at, from: undefined, changed: true };
  // After a step of the clock, or a failover to a server whose clock is behind, rows may have been changed before `since` without having been read.
  const from = `(case when ?::timestamptz > now() + interval '5 seconds' then 'epoch'::timestamptz
    else ?::timestamptz - interval '10 seconds' end)`;
  const changed = tables.map((table) => `exists (select 1 from ${table} where changed_at >= ${from})`).join(' or ');
  const rows = await entities.execute<{ look_back: string; changed: boolean }[]>(
    `select ${from}::text as look_back, (${changed}) as changed`,
    ['look_back', ...tables].flatMap(() => [since, since]),
  );
  const [row] = rows as [{ look_back: string; changed: boolean }];
  return { at, from: new Date(row.look_back), changed: row.changed };
}
