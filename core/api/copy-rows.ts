import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import { binaryHead, binaryTail } from './binary-row.js';

/**
 * What a `copy … from stdin` reads, as its only parameter: the database service hands it over in the way of the storage, and may give the bytes
 * away.
 */
export class CopyText {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

const special = /[\\|\n\r]/;
/** Up to this length a pattern is faster than looking for one letter after the other, which takes the engine next to nothing for each letter. */
const shortText = 64;
const everySpecial = /[\\|\n\r]/g;
const unique = '23505';

/**
 * A row as `copyRows` takes it: PostgreSQL's text form of COPY with `|` between the values.
 *
 * @see https://www.postgresql.org/docs/15/sql-copy.html#id-1.9.3.55.9.2
 */
export function copyRow(values: readonly (string | number | boolean | null)[]): string {
  let row = '';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) row += '|';
    row += copyValue(values[index] as string | number | boolean | null);
  }
  return row;
}

function copyValue(value: string | number | boolean | null): string {
  if (typeof value === 'string') return isSpecial(value) ? value.replace(everySpecial, escaped) : value;
  return value === null ? '\\N' : String(value);
}

function isSpecial(value: string): boolean {
  if (value.length <= shortText) return special.test(value);
  return value.includes('\\') || value.includes('|') || value.includes('\n') || value.includes('\r');
}

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  return character === '\r' ? '\\r' : `\\${character}`;
}

/**
 * Adds rows to a table by COPY: for many rows a fraction of what any `insert` costs, because nothing of it is SQL. A row that is there already
 * refuses them all, see {@link isDuplicate}.
 *
 * @param rows made by {@link copyRow}, with the values of these columns; as text or its UTF-8
 */
export async function copyRows(
  entities: SqlEntityManager,
  table: string,
  columns: string,
  rows: readonly CopiedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const text = new CopyText(linesOf(rows));
  await runStatement(entities, `copy ${table} (${columns}) from stdin with (delimiter '|')`, [text]);
}

/**
 * The same for rows in the binary form.
 *
 * @param rows made by {@link BinaryRow}, with the values of these columns
 */
export async function copyBinaryRows(
  entities: SqlEntityManager,
  table: string,
  columns: string,
  rows: readonly Uint8Array[],
): Promise<void> {
  if (rows.length === 0) return;
  const bytes = new CopyText(joined([binaryHead, ...rows, binaryTail]));
  await runStatement(entities, `copy ${table} (${columns}) from stdin with (format binary)`, [bytes]);
}

/** UTF-8 spends at most so many bytes on one UTF-16 unit. */
const bytesOfUnit = 3;
const lineFeed = 0x0a;

/** In memory of its own, which can be given to another thread. */
function linesOf(rows: readonly CopiedRow[]): Uint8Array<ArrayBuffer> {
  let most = 0;
  for (const row of rows) most += 1 + (typeof row === 'string' ? row.length * bytesOfUnit : row.length);
  const bytes = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const row of rows) {
    if (typeof row === 'string') end += bytes.write(row, end);
    else {
      bytes.set(row, end);
      end += row.length;
    }
    bytes[end] = lineFeed;
    end += 1;
  }
  return bytes.subarray(0, end);
}

/** In memory of its own, as {@link linesOf}. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}

/** A table of rows that are known by a UUID. */
export interface KeyedTable {
  readonly table: string;
  /** The column of the UUID, the table's primary key. */
  readonly key: string;
  /** What the rows have, in this order. */
  readonly columns: string;
}

/** A row made by {@link copyRow}, or its UTF-8. */
export type CopiedRow = string | Uint8Array;

/** A row and its UUID. */
export interface KeyedRow<Row extends CopiedRow = CopiedRow> {
  readonly id: string;
  readonly row: Row;
}

/**
 * Adds the rows that are not there yet by COPY, which itself knows no `on conflict`: what a crash has brought a second time fails, and is sent again
 * without the rows that are known. All rows of a call are added, or none. Not inside a transaction: what has failed would end it.
 */
export function copyNewRows(entities: SqlEntityManager, table: KeyedTable, rows: readonly KeyedRow[]): Promise<void> {
  return addNewRows(entities, table, rows, (fresh) =>
    copyRows(
      entities,
      table.table,
      table.columns,
      fresh.map(({ row }) => row),
    ),
  );
}

/** The same for rows that {@link BinaryRow} has made. */
export function copyNewBinaryRows(
  entities: SqlEntityManager,
  table: KeyedTable,
  rows: readonly KeyedRow<Uint8Array>[],
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
 * The same for rows that are added together with something else: whoever adds them is called with those that are not there yet, and again when
 * he finds that some are. What he does must be one transaction, so that nothing is left of a call that has failed.
 *
 * @param entities outside that transaction
 * @param add with {@link copyRows}, in the order in which the rows come
 */
export async function addNewRows<Row extends KeyedRow>(
  entities: SqlEntityManager,
  { table, key }: KeyedTable,
  rows: readonly Row[],
  add: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  // In one order everywhere: two who add the same rows wait for each other, and never in a circle.
  const ordered = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  let unknown: readonly Row[] = ordered;
  for (;;) {
    try {
      return await add(unknown);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const left = await unknownOf(entities, { table, key }, ordered);
      // Others may be adding the same rows at this moment: each time some more of them are known, or something else is wrong.
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

/**
 * Runs a statement with `$1`, `$2` … whose values go apart from it: `execute` writes them into its text, which costs much where they are long.
 * What it throws is the database's own error, with its `code`; an outage is `GW_DATABASE_UNAVAILABLE` as everywhere.
 */
export async function runStatement(
  entities: SqlEntityManager,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await entities.getKysely().executeQuery(CompiledQuery.raw(statement, [...values]));
}

/** Whether a statement has failed because a row with this key is there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === unique;
}
