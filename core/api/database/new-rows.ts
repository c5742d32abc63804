import type { SqlEntityManager } from '@mikro-orm/sql';
import { codeOf } from '../internal/code-of.js';
import { copyBinaryRows } from './copy-rows.js';

/** PostgreSQL's error code of a unique violation. */
const uniqueViolation = '23505';

/** A table whose primary key is a UUID. */
export interface KeyedTable {
  readonly table: string;
  /** Name of the primary key column. */
  readonly key: string;
  /** Names of the columns in the rows, in order, separated by commas. */
  readonly columns: string;
}

/** A row made by {@link BinaryRow}, with its primary key. */
export interface KeyedRow {
  readonly id: string;
  readonly row: Uint8Array;
}

/**
 * Inserts, with COPY, those of the rows that do not exist yet. It makes inserts idempotent when rows are delivered again after a crash: COPY has
 * no `on conflict`, so when it fails with a duplicate key it is repeated without the rows that exist. All new rows of a call are inserted, or
 * none. Do not call it inside a transaction, which the first failure would abort.
 */
export function copyNewBinaryRows(
  entities: SqlEntityManager,
  table: KeyedTable,
  rows: readonly KeyedRow[],
): Promise<void> {
  return addNewRows(entities, table, rows, (fresh) =>
    copyBinaryRows(
      entities,
      table.table,
      table.columns,
      fresh.map(({ row }) => row),
    ),
  );
}

/**
 * Like {@link copyNewBinaryRows}, for rows that are inserted together with other changes. `add` is called with the rows that should be new, and called
 * again with fewer if it fails with a duplicate key. It must work in one transaction, so that a failed call leaves nothing behind.
 *
 * @param entities an entity manager outside that transaction
 * @param add inserts the rows with {@link copyBinaryRows}, in the given order
 */
export async function addNewRows<Row extends KeyedRow>(
  entities: SqlEntityManager,
  { table, key }: KeyedTable,
  rows: readonly Row[],
  add: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  // Every process inserts in the same order, so that two that insert the same rows cannot deadlock.
  const ordered = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  let unknown: readonly Row[] = ordered;
  for (;;) {
    try {
      return await add(unknown);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const left = await unknownOf(entities, { table, key }, ordered);
      // Another process may be inserting the same rows now, so a repeated call can fail again. If no further row exists, something else is
      // wrong.
      if (left.length === unknown.length) throw error;
      unknown = left;
    }
  }
}

async function unknownOf<Row extends KeyedRow>(
  entities: SqlEntityManager,
  { table, key }: Pick<KeyedTable, 'table' | 'key'>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const ids = `{${rows.map(({ id }) => id).join(',')}}`;
  const found = await entities.execute<{ id: string }[]>(
    `select ${key}::text as id from ${table} where ${key} = any(?::uuid[])`,
    [ids],
  );
  const known = new Set(found.map(({ id }) => id));
  return [...new Map(rows.filter(({ id }) => !known.has(id)).map((each) => [each.id, each])).values()];
}

/** Whether a statement failed with a unique violation: a row with this key exists already. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}
