import { copyRow } from '../../core/api/database.js';
import { type JsonValue, parseJson, stringifyJson } from '../../core/api/index.js';
import { type LedgerLine, type SummedRow, summedColumns, summedOf } from './ledger-row.js';

/** The columns in the order in which an earlier version wrote the values of a line. */
const valueColumns = [
  'id',
  'organization_id',
  'connection_id',
  'request_id',
  'trace_id',
  'attempt',
  'purpose',
  'provider',
  'model',
  'charged_at',
  'day',
  'price',
  'usage',
  'amount',
  'estimated',
  'reason',
  'account_id',
  'purse_id',
] as const satisfies readonly (keyof LedgerLine)[];

/** The columns of a row of text, in its order, which begins with all that is summed up. */
export const textColumns = [
  ...summedColumns,
  'usage',
  'estimated',
  'reason',
  'organization_id',
  'request_id',
  'trace_id',
  'attempt',
  'purpose',
  'provider',
  'model',
  'charged_at',
  'price',
] as const satisfies readonly (keyof LedgerLine)[];

/** Longer than the summed columns are; all of them are ASCII. */
const mostSummed = 1_024;

/** Reads the beginning of a row of text, as the last version before this one wrote it. */
export function summedText(row: Buffer): SummedRow {
  return summedOf(row.toString('latin1', 0, Math.min(row.length, mostSummed)), row);
}

/**
 * The row of a line that an earlier version has written: to the journal as a JSON array of its values, before that as an object, and to the table
 * of open attempts as the JSON of that.
 */
export function rowOfFormer(written: JsonValue): string {
  const found = typeof written === 'string' ? parseJson(written) : written;
  return textRowOf((Array.isArray(found) ? namedValues(found) : found) as unknown as LedgerLine);
}

/** A line in the text form of COPY. */
export function textRowOf(line: LedgerLine): string {
  return copyRow(
    textColumns.map((name) => {
      const value = line[name] ?? null;
      return typeof value === 'object' && value !== null ? stringifyJson(value) : value;
    }),
  );
}

function namedValues(values: readonly JsonValue[]): Partial<Record<keyof LedgerLine, JsonValue>> {
  return Object.fromEntries(valueColumns.map((name, index) => [name, values[index] ?? null]));
}
