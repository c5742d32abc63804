import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../api/database.js';
import { copyRow, copyRows } from '../../api/database/copy-rows.js';
import { listenerName } from './change-listener.js';
import { liftTimeLimits } from './lift-time-limits.js';
import { migrationTable } from './migrations.js';
import { rowsIfEqual, type Table } from './rows-if-equal.js';

/** A table that was copied, and its number of rows. */
export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
}

/** The most rows in memory: each may hold a body of megabytes. */
const rowsAtOnce = 200;

/**
 * Copies a consistent snapshot of all tables into another database with the same schema, in one transaction on each side: all rows, or none. A
 * target that already has exactly these rows is left as it is: an earlier copy was committed, and ended before anybody was told.
 *
 * @param replace whether to empty the target's tables first, in the same transaction
 * @returns the copied tables, without empty ones
 * @throws Error when the target has other rows, is in use by a gateway, or lacks a table for rows of the source; nothing has been changed then
 */
export async function copyTables(
  from: Database,
  to: Database,
  { replace }: { readonly replace: boolean },
): Promise<readonly CopiedTable[]> {
  return await from.transactional(
    (source) =>
      to.transactional(async (target) => {
        const tables = await parentsFirst(target, await commonTables(source, target));
        await takeOver(target, tables, replace);
        const used = await namesWithRows(target, tables);
        if (used.length === 0) return await copyAll(source, target, tables);
        const copiedBefore = await rowsIfEqual(source, target, tables);
        if (copiedBefore) return withRows(copiedBefore);
        throw notEmpty(used);
      }),
    { isolation: 'repeatable read' },
  );
}

async function commonTables(source: SqlEntityManager, target: SqlEntityManager): Promise<readonly Table[]> {
  const [here, there] = [await tablesOf(source), await tablesOf(target)];
  const common: Table[] = [];
  const homeless: string[] = [];
  for (const table of here) {
    const other = there.find(({ name }) => name === table.name);
    if (other?.columns.toSorted().join() === table.columns.toSorted().join()) common.push(table);
    else if (await hasRows(source, table.name)) homeless.push(table.name);
  }
  if (homeless.length === 0) return common;
  throw new Error(
    `the target database has no table for the rows of ${homeless.join(', ')}: the plugins that they belong to are not in gateway.yaml. ` +
      'Add them to its list for the copy, or empty these tables.',
  );
}

async function tablesOf(entities: SqlEntityManager): Promise<readonly Table[]> {
  return await entities.execute<Table[]>(
    `select relid::regclass::text as name, json_agg(quote_ident(attname) order by attnum) as columns
     from (select oid as relid, relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace) as tables
     join pg_attribute on attrelid = relid
     where attnum > 0 and not attisdropped and attgenerated = '' and relname <> ?
     group by relid order by 1`,
    [migrationTable],
  );
}

/** Locks the target's tables against other writers until the end of the transaction, and empties them on request. */
async function takeOver(target: SqlEntityManager, tables: readonly Table[], empty: boolean): Promise<void> {
  const names = tables.map(({ name }) => name);
  if (names.length === 0) return;
  await refuseWhileServing(target);
  // Nobody waits for the target, and the source may take long to read its rows.
  await target.execute(liftTimeLimits);
  await target.execute('set local idle_in_transaction_session_timeout = 0');
  await target.execute(`lock table ${names.join(', ')} in access exclusive mode`);
  if (empty) await target.execute(`truncate ${names.join(', ')}`);
}

function notEmpty(used: readonly string[]): Error {
  return new Error(
    `the target database is not empty: there are rows in ${used.join(', ')}. Use a new one, or add --replace, which removes them ` +
      '(a first start creates some). First stop every gateway that uses it.',
  );
}

/** A gateway would continue with what it has in memory: with credentials that are gone, and parts of limits that nobody has granted. */
async function refuseWhileServing(target: SqlEntityManager): Promise<void> {
  const listeners = await target.execute<object[]>(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = ?',
    [listenerName],
  );
  if (listeners.length === 0) return;
  throw new Error('a gateway or a worker is connected to the target database: stop every one that uses it first.');
}

async function namesWithRows(entities: SqlEntityManager, tables: readonly Table[]): Promise<readonly string[]> {
  const used: string[] = [];
  for (const { name } of tables) if (await hasRows(entities, name)) used.push(name);
  return used;
}

async function hasRows(entities: SqlEntityManager, table: string): Promise<boolean> {
  return (await entities.execute<object[]>(`select 1 from ${table} limit 1`)).length > 0;
}

/** Sorts tables topologically by their foreign keys, so that a row comes after those that it refers to. */
async function parentsFirst(entities: SqlEntityManager, tables: readonly Table[]): Promise<readonly Table[]> {
  const references = await entities.execute<{ child: string; parent: string }[]>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const waits = ({ name }: Table): boolean =>
      references.some(({ child, parent }) => child === name && left.some((other) => other.name === parent));
    const free = left.filter((table) => !waits(table));
    if (free.length === 0)
      throw new Error(`tables refer to each other in a cycle: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...free);
    left = left.filter(waits);
  }
  return ordered;
}

async function copyAll(
  source: SqlEntityManager,
  target: SqlEntityManager,
  tables: readonly Table[],
): Promise<readonly CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const table of tables) copied.push({ name: table.name, rows: await copyTable(source, target, table) });
  return withRows(copied);
}

function withRows(copied: readonly CopiedTable[]): readonly CopiedTable[] {
  return copied.filter(({ rows }) => rows > 0);
}

/** Copies a table's rows as text, which represents every value of every type without loss. */
async function copyTable(
  source: SqlEntityManager,
  target: SqlEntityManager,
  { name, columns }: Table,
): Promise<number> {
  const values = columns.map((column) => `${column}::text`);
  await source.execute(
    `declare copied no scroll cursor for select json_build_array(${values.join(', ')}) as row from ${name}`,
  );
  let count = 0;
  for (;;) {
    const rows = await source.execute<{ row: (string | null)[] }[]>(`fetch ${rowsAtOnce} from copied`);
    if (rows.length === 0) break;
    await copyRows(
      target,
      name,
      columns.join(', '),
      rows.map(({ row }) => copyRow(row)),
    );
    count += rows.length;
  }
  await source.execute('close copied');
  return count;
}
