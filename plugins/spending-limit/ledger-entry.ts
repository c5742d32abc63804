import { type JsonObject, type JsonValue, parseJson, stringifyJson } from '../../core/api/index.js';

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

/** What is known of a line before the attempt is over. */
export type LineHead = Omit<LedgerLine, keyof LineEnd>;

/** What has become of the attempt. */
export type LineEnd = Pick<LedgerLine, 'usage' | 'amount' | 'estimated' | 'reason' | 'account_id' | 'purse_id'>;

/** The values of a line in the order of {@link lineColumns}. */
export function valuesOf(line: LedgerLine): readonly JsonValue[] {
  return [...headValues(line), ...endValues(line)];
}

// Written out, as it is done for every attempt.
function headValues(line: LineHead): readonly JsonValue[] {
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
  ];
}

function endValues({ usage, amount, estimated, reason, account_id, purse_id }: LineEnd): readonly JsonValue[] {
  return [usage, amount, estimated, reason, account_id, purse_id];
}

/** The values of a line as they are written and stored: a JSON array, which nobody on the way has to read. */
export type LineValues = string;

/** An entry as far as it has to be known to be stored. */
export type StoredEntry =
  | { readonly op: 'open'; readonly process: string; readonly id: string; readonly values: LineValues }
  | { readonly op: 'line'; readonly id: string; readonly values: LineValues }
  | Exclude<LedgerEntry, { readonly line: LedgerLine }>;

/** As the journal takes it. */
export function asValue(entry: LedgerEntry): JsonObject | string {
  if (entry.op === 'line') return textOf('line', textOfHead(entry.line), entry.line);
  if (entry.op === 'open') return textOf(`open ${entry.process}`, textOfHead(entry.line), entry.line);
  return { ...entry };
}

/** What the lines of one attempt have in common. */
export function textOfHead(head: LineHead): string {
  return stringifyJson(headValues(head)).slice(0, -1);
}

/**
 * An entry with a line, as the journal takes it.
 *
 * @param what `line`, or `open` with the process
 * @param head what {@link textOfHead} has made
 */
export function textOf(what: string, head: string, end: LineEnd): string {
  return `${what} ${head},${stringifyJson(endValues(end)).slice(1)}`;
}

/** As the journal gives it back. Earlier versions have left objects, the first ones with the names of the columns in their lines. */
export function storedEntry(value: JsonObject | string): StoredEntry {
  if (typeof value !== 'string') {
    const { line } = value;
    if (line === undefined) return value as unknown as StoredEntry;
    const values = stringifyJson(Array.isArray(line) ? line : valuesOf(line as unknown as LedgerLine));
    return { ...value, id: idOf(values), values } as unknown as StoredEntry;
  }
  const values = value.slice(value.indexOf('['));
  const id = idOf(values);
  if (value.startsWith('line ')) return { op: 'line', id, values };
  return { op: 'open', process: value.slice('open '.length, -values.length - 1), id, values };
}

/** The first value is the id. */
function idOf(values: LineValues): string {
  return values.slice(2, values.indexOf('"', 2));
}

/** Whether a line is held on an account: the last two columns say so. */
export function isHeld(values: LineValues): boolean {
  return !values.endsWith(',null,null]');
}

/** A line by the names of its columns. */
export function lineOfValues(values: LineValues): LedgerLine {
  const list = parseJson(values) as readonly JsonValue[];
  return Object.fromEntries(names.map((name, index) => [name, list[index] ?? null])) as unknown as LedgerLine;
}
