import { copyRow } from '../../../core/api/database.js';
import { type JsonValue, parseJson, stringifyJson } from '../../../core/api/index.js';
import { type LedgerLine, type SummedRow, summedColumns, summedOf } from './ledger-row.js';

/** A line as earlier versions had it. */
export type FormerLine = Omit<LedgerLine, 'key_id' | 'end_user_id'>;

/** The columns in the order of an earlier version. */
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
] as const satisfies readonly (keyof FormerLine)[];

/** The columns of a row in text format, in order, beginning with those that are summed. */
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
] as const satisfies readonly (keyof FormerLine)[];

/** An upper bound of the length of the summed columns, which are ASCII. */
const maxSummedLength = 1_024;

/** Reads the summed columns at the beginning of a row in text format, as the previous version wrote it. */
export function summedText(row: Buffer): SummedRow {
  return summedOf(row.toString('latin1', 0, Math.min(row.length, maxSummedLength)), row);
}

/**
 * Converts a line of an earlier version to a row. Earlier versions wrote lines to the journal as JSON arrays, and before that as objects,
 * and to the table of open attempts as their JSON.
 */
export function rowOfLegacy(written: JsonValue): string {
  const found = typeof written === 'string' ? parseJson(written) : written;
  return textRowOf((Array.isArray(found) ? namedValues(found) : found) as unknown as FormerLine);
}

/** A line in the text format of COPY. */
export function textRowOf(line: FormerLine): string {
  return copyRow(
    textColumns.map((name) => {
      const value = line[name] ?? null;
      return typeof value === 'object' && value !== null ? stringifyJson(value) : value;
    }),
  );
}

function namedValues(values: readonly JsonValue[]): Partial<Record<keyof FormerLine, JsonValue>> {
  return Object.fromEntries(valueColumns.map((name, index) => [name, values[index] ?? null]));
}
