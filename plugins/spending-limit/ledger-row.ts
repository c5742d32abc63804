import { type CopiedRow, copyRow } from '../../core/api/database.js';
import { type JsonObject, stringifyJson } from '../../core/api/index.js';

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

/** What has become of the attempt. */
export type LineEnd = Pick<LedgerLine, 'usage' | 'amount' | 'estimated' | 'reason' | 'account_id' | 'purse_id'>;

/** What is known of a line before the attempt is over. */
export type LineHead = Omit<LedgerLine, keyof LineEnd>;

/** What a row begins with: all that is summed up, so that nothing else of it need be read. */
const summedColumns = ['id', 'connection_id', 'day', 'amount', 'account_id', 'purse_id'] as const;
const endColumns = ['usage', 'estimated', 'reason'] as const;
const headColumns = [
  'organization_id',
  'request_id',
  'trace_id',
  'attempt',
  'purpose',
  'provider',
  'model',
  'charged_at',
  'price',
] as const satisfies readonly (keyof LineHead)[];

/** The columns of a row in its order. The journal has rows, so another order is another kind of entry. */
export const lineColumns: readonly (keyof LedgerLine)[] = [...summedColumns, ...endColumns, ...headColumns];

/** What stands for null. */
const none = '\\N';

/** The end of a row: what all lines of an attempt have in common. */
export function tailOf(head: LineHead): string {
  const values = [
    head.organization_id,
    head.request_id,
    head.trace_id,
    head.attempt,
    head.purpose,
    head.provider,
    head.model,
    head.charged_at,
  ];
  return `${copyRow(values)}|${head.price ? priceColumn(head.price) : none}`;
}

/** Rows of the price list are few, and last. */
const priceColumns = new WeakMap<JsonObject, string>();

function priceColumn(price: JsonObject): string {
  const known = priceColumns.get(price);
  if (known !== undefined) return known;
  const column = copyRow([stringifyJson(price)]);
  priceColumns.set(price, column);
  return column;
}

/**
 * A line as the database takes it, in the text form of COPY: nothing on its way has to make anything of it.
 *
 * @param tail what {@link tailOf} has made
 */
export function rowOf(
  { id, connection_id, day }: Pick<LedgerLine, 'id' | 'connection_id' | 'day'>,
  { usage, amount, estimated, reason, account_id, purse_id }: LineEnd,
  tail: string,
): string {
  const usageText = usage && stringifyJson(usage);
  return `${copyRow([id, connection_id, day, amount, account_id, purse_id, usageText, estimated, reason])}|${tail}`;
}

/** A row that somebody knows by its identifier. */
export interface StoredRow {
  readonly id: string;
  readonly row: CopiedRow;
}

/** What the database sums up of a row. */
export interface SummedRow extends StoredRow {
  readonly connectionId: string;
  readonly day: string;
  /** Exact decimal; undefined when nobody knows the price. */
  readonly amount: string | undefined;
  readonly account: string | undefined;
  /** Whether it was held on an account, or by a purse that has none yet: then it was written before it was sent. */
  readonly isHeld: boolean;
}

/** Longer than the summed columns are; all of them are ASCII. */
const mostSummed = 1_024;

/** Reads no more of a row than its identifier, which comes first: most attempts are over before anybody asks what they could have cost. */
export function stored(row: Buffer): StoredRow {
  return { id: row.toString('latin1', 0, row.indexOf('|')), row };
}

/** Reads the beginning of a row. */
export function summed(row: Buffer): SummedRow {
  const [id = '', connectionId = '', day = '', amount = none, account = none, purse = none] = row
    .toString('latin1', 0, Math.min(row.length, mostSummed))
    .split('|', summedColumns.length);
  return {
    id,
    row,
    connectionId,
    day,
    amount: amount === none ? undefined : amount,
    account: account === none ? undefined : account,
    isHeld: account !== none || purse !== none,
  };
}
