import type { JsonObject, JsonValue } from '../../core/api/index.js';

/** The kind of all entries of the ledger in the journal. */
export const ledgerKind = 'spending.ledger';

/** A line of the ledger: the columns of its row under their own names. */
export interface LedgerLine {
  /** Of the attempt: the line that is written before it and the one after it share it. */
  readonly id: string;
  readonly organization_id: string;
  readonly connection_id: string;
  readonly request_id: string;
  readonly trace_id: string;
  /** 1, 2, 3 … within the request. */
  readonly attempt: number;
  /** `inference`, or what else it was for. */
  readonly purpose: string;
  readonly provider: string;
  readonly model: string;
  /** ISO 8601; when it was sent. */
  readonly charged_at: string;
  readonly day: string;
  /** The row of the price list that was in force. */
  readonly price: JsonObject | null;
  readonly usage: JsonObject | null;
  /** Exact; null when nobody knows the price. */
  readonly amount: string | null;
  readonly estimated: boolean;
  /** Why it is an estimate. */
  readonly reason: string | null;
  /** What it was held on; null on connections without a limit. */
  readonly account_id: string | null;
  /** Whoever holds it there. */
  readonly purse_id: string | null;
}

/**
 * What the journal carries, in the order of one process: `open` before an attempt is sent, with what it may cost, and then `line` with what
 * it has cost, or `cancel` when it has cost nothing. `leave`: nothing more comes from this purse.
 */
export type LedgerEntry =
  | { readonly op: 'open'; readonly process: string; readonly line: LedgerLine }
  | { readonly op: 'line'; readonly line: LedgerLine }
  | { readonly op: 'cancel'; readonly id: string }
  | { readonly op: 'leave'; readonly account: string; readonly purse: string };

/** The types of a line's columns, in the order in which the journal has their values: their names would be a third of every entry. */
export const lineColumns = {
  id: 'uuid',
  organization_id: 'text',
  connection_id: 'uuid',
  request_id: 'text',
  trace_id: 'text',
  attempt: 'integer',
  purpose: 'text',
  provider: 'text',
  model: 'text',
  charged_at: 'timestamptz',
  day: 'date',
  price: 'jsonb',
  usage: 'jsonb',
  amount: 'numeric',
  estimated: 'boolean',
  reason: 'text',
  account_id: 'text',
  purse_id: 'text',
} as const satisfies Readonly<Record<keyof LedgerLine, string>>;

const names = Object.keys(lineColumns) as readonly (keyof LedgerLine)[];

/** The values of a line in the order of {@link lineColumns}. Written out, as it is done twice for every attempt. */
export function valuesOf(line: LedgerLine): readonly JsonValue[] {
  return [
    line.id,
    line.organization_id,
    line.connection_id,
    line.request_id,
    line.trace_id,
    line.attempt,
    line.purpose,
    line.provider,
    line.model,
    line.charged_at,
    line.day,
    line.price,
    line.usage,
    line.amount,
    line.estimated,
    line.reason,
    line.account_id,
    line.purse_id,
  ];
}

/** As the journal takes it. */
export function asJson(entry: LedgerEntry): JsonObject {
  if (entry.op === 'line') return { op: entry.op, line: valuesOf(entry.line) };
  if (entry.op === 'open') return { op: entry.op, process: entry.process, line: valuesOf(entry.line) };
  return { ...entry };
}

/** As the journal gives it back. One that an earlier version has left may have its line with names. */
export function asEntry(value: JsonObject): LedgerEntry {
  const { line } = value;
  if (!Array.isArray(line)) return value as unknown as LedgerEntry;
  const named = Object.fromEntries(names.map((name, index) => [name, (line as readonly JsonValue[])[index] ?? null]));
  return { ...value, line: named } as unknown as LedgerEntry;
}
