import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../api/database.js';
import { copyRow, copyRows } from '../../api/database/copy-rows.js';
import { listenerName } from './change-listener.js';
import { migrationTable } from './migrations.js';

/** A table that was copied, and its number of rows. */
export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
}

/** A table that exists in both databases. */
interface Table {
  readonly name: string;
  /** Names, quoted for SQL, without generated columns. */
  readonly columns: readonly string[];
}

/** The most rows in memory: each may hold a body of megabytes. */
const rowsAtOnce = 200;

/**
 * Copies a consistent snapshot of all tables into another database with the same schema, in one transaction on each side: all rows, or none.
 *
 * @param replace whether to empty the target's tables first, in the same transaction
 * @returns the copied tables, without empty ones
 * @throws Error when the target has rows, is in use by a gateway, or lacks a table for rows of the source; nothing has been changed then
 */
export async function copyTables(
  from: Database,
  to: Database,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<readonly CopiedTable[]> {
  return await from.transactional(
    (source) =>
      to.transactional(async (target) => {
        const tables = await commonTables(source, target);
        await takeOver(target, tables, replace);
        const copied: CopiedTable[] = [];
        for (const table of await parentsFirst(target, tables)) {
          const rows = await copyTable(source, target, table);
          if (rows > 0) copied.push({ name: table.name, rows });
        }
        return copied;
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

/** Locks the target's tables against other writers until the end of the transaction, and checks or empties them. */
async function takeOver(target: SqlEntityManager, tables: readonly Table[], replace: boolean): Promise<void> {
  const names = tables.map(({ name }) => name);
  if (names.length === 0) return;
  await refuseWhileServing(target);
  await target.execute(`lock table ${names.join(', ')} in access exclusive mode`);
  if (replace) {
    await target.execute(`truncate ${names.join(', ')}`);
    return;
  }
  const used: string[] = [];
  for (const name of names) if (await hasRows(target, name)) used.push(name);
  if (used.length === 0) return;
  throw new Error(
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
