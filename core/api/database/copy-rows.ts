import type { SqlEntityManager } from '@mikro-orm/sql';
import { binaryHead, binaryTail } from './binary-row.js';
import { runStatement } from './run-statement.js';

/**
 * The input of a `copy … from stdin`, as the only parameter of the statement. The database service passes it on as its storage needs it, and may
 * transfer the bytes to another thread.
 */
export class CopyInput {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

const special = /[\\|\n\r]/;
/** Up to this length one regular expression is faster than four calls of `includes`; for longer texts those are. */
const shortText = 64;
const everySpecial = /[\\|\n\r]/g;

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
 * @param rows made by {@link copyRow}, with the values of these columns
 */
export async function copyRows(
  entities: SqlEntityManager,
  table: string,
  columns: string,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const text = new CopyInput(linesOf(rows));
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
  const bytes = new CopyInput(joined([binaryHead, ...rows, binaryTail]));
  await runStatement(entities, `copy ${table} (${columns}) from stdin with (format binary)`, [bytes]);
}

/** Ranges of bytes, each a row made by {@link BinaryRow}. */
export interface RowRanges {
  readonly bytes: Buffer;
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** Like {@link copyBinaryRows}, for rows without an object for each. */
export async function copyRowRanges(
  entities: SqlEntityManager,
  table: string,
  columns: string,
  ranges: readonly RowRanges[],
): Promise<void> {
  let length = binaryHead.length + binaryTail.length;
  for (const { begins, ends } of ranges) {
    for (let index = 0; index < ends.length; index += 1) length += (ends[index] as number) - (begins[index] as number);
  }
  const rows = Buffer.allocUnsafeSlow(length);
  rows.set(binaryHead);
  let at = binaryHead.length;
  for (const { bytes, begins, ends } of ranges) {
    for (let index = 0; index < ends.length; index += 1) at += bytes.copy(rows, at, begins[index], ends[index]);
  }
  rows.set(binaryTail, at);
  await runStatement(entities, `copy ${table} (${columns}) from stdin with (format binary)`, [new CopyInput(rows)]);
}

/** UTF-8 takes at most this many bytes for one UTF-16 unit. */
const bytesOfUnit = 3;
const lineFeed = 0x0a;

/** The rows as lines. The result does not share memory with the buffer pool, so it can be transferred to another thread. */
function linesOf(rows: readonly string[]): Uint8Array<ArrayBuffer> {
  let most = 0;
  for (const row of rows) most += 1 + row.length * bytesOfUnit;
  const bytes = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const row of rows) {
    end += bytes.write(row, end);
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
