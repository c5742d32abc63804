import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import { binaryHead, binaryTail } from './binary-row.js';

/**
 * The input of a `copy … from stdin`, as the only parameter of the statement. The database service passes it on as its storage needs it, and may
 * transfer the bytes to another thread.
 */
export class CopyText {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

const special = /[\\|\n\r]/;
/** Up to this length one regular expression is faster than four calls of `includes`; for longer texts those are. */
const shortText = 64;
const everySpecial = /[\\|\n\r]/g;
const unique = '23505';

/**
 * Encodes a row for `copyRows`: PostgreSQL's text format of COPY with `|` as the delimiter.
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
 * Inserts rows with COPY, which for many rows costs a fraction of any `insert`, because the values are not parsed as SQL. All rows are inserted,
 * or none: it throws if one of them exists already, see {@link isDuplicate}.
 *
 * @param columns column names, separated by commas
 * @param rows made by {@link copyRow}, with the values of these columns, as text or as UTF-8
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
 * Like {@link copyRows}, for rows in the binary format.
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

/** UTF-8 takes at most this many bytes for one UTF-16 unit. */
const bytesOfUnit = 3;
const lineFeed = 0x0a;

/** The rows as lines. The result does not share memory with the buffer pool, so it can be transferred to another thread. */
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

/** Concatenates the pieces, in memory that can be transferred, like {@link linesOf}. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}

/** A table whose primary key is a UUID. */
export interface KeyedTable {
  readonly table: string;
  /** Name of the primary key column. */
  readonly key: string;
  /** Names of the columns in the rows, in order, separated by commas. */
  readonly columns: string;
}

/** A row made by {@link copyRow}, or its UTF-8 bytes. */
export type CopiedRow = string | Uint8Array;

/** A row with its primary key. */
export interface KeyedRow<Row extends CopiedRow = CopiedRow> {
  readonly id: string;
  readonly row: Row;
}

/**
 * Inserts, with COPY, those of the rows that do not exist yet. It makes inserts idempotent when rows are delivered again after a crash: COPY has
 * no `on conflict`, so when it fails with a duplicate key it is repeated without the rows that exist. All new rows of a call are inserted, or
 * none. Do not call it inside a transaction, which the first failure would abort.
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

/** Like {@link copyNewRows}, for rows made by {@link BinaryRow}. */
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
 * Like {@link copyNewRows}, for rows that are inserted together with other changes. `add` is called with the rows that should be new, and called
 * again with fewer if it fails with a duplicate key. It must work in one transaction, so that a failed call leaves nothing behind.
 *
 * @param entities an entity manager outside that transaction
 * @param add inserts the rows with {@link copyRows}, in the given order
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

/**
 * Runs a statement with the placeholders `$1`, `$2` …, whose values are sent as parameters. (`execute` writes values into the text of the
 * statement, which is expensive for long ones.)
 *
 * @throws the database's own error, with its `code`; GatewayError `GW_DATABASE_UNAVAILABLE` when the database cannot be reached
 */
export async function runStatement(
  entities: SqlEntityManager,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await entities.getKysely().executeQuery(CompiledQuery.raw(statement, [...values]));
}

/** Whether a statement failed with a unique violation: a row with this key exists already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === unique;
}
