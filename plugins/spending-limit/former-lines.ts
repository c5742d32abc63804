import { type JsonValue, parseJson } from '../../core/api/index.js';
import { type LedgerLine, rowOf, tailOf } from './ledger-row.js';

/** The columns in the order in which an earlier version wrote the values of a line. */
const formerColumns = [
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

/**
 * The row of a line that an earlier version has written: to the journal as a JSON array of its values, before that as an object, and to the table
 * of open attempts as the JSON of that.
 */
export function rowOfFormer(written: JsonValue): string {
  const found = typeof written === 'string' ? parseJson(written) : written;
  const line = (Array.isArray(found) ? namedValues(found) : found) as unknown as LedgerLine;
  return rowOf(line, line, tailOf(line));
}

function namedValues(values: readonly JsonValue[]): Partial<Record<keyof LedgerLine, JsonValue>> {
  return Object.fromEntries(formerColumns.map((name, index) => [name, values[index] ?? null]));
}
