import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../api/database.js';
import { copyRow, copyRows } from '../../api/copy-rows.js';
import { migrationTable } from './migrations.js';

/** A table that was copied, and how many rows it had. */
export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
}

/** A table as both databases have it. */
interface Table {
  readonly name: string;
  /** Quoted, as SQL wants them; those that the database makes itself are left out. */
  readonly columns: readonly string[];
}

/** Rows that are in memory at once: one may hold a body of megabytes. */
const rowsAtOnce = 200;

/**
 * Copies the rows of all tables into another database of the same version, in one transaction of each: all or nothing, as they were at one moment.
 *
 * @param replace empties the other database's tables first, in the same transaction
 * @returns what was copied; tables without rows are left out
 * @throws Error when there are rows in the other database, or rows here that it has no table for; nothing was changed then
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

/** Nobody else writes until the end of the transaction. */
async function takeOver(target: SqlEntityManager, tables: readonly Table[], replace: boolean): Promise<void> {
  const names = tables.map(({ name }) => name);
  if (names.length === 0) return;
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

async function hasRows(entities: SqlEntityManager, table: string): Promise<boolean> {
  return (await entities.execute<object[]>(`select 1 from ${table} limit 1`)).length > 0;
}

/** So that a row comes after those that it refers to. */
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

/** As text, in which PostgreSQL keeps every value of every type as it is. */
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
