import { BinaryRow, type CopiedRow } from '../../core/api/database.js';
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
  /** When it was sent: milliseconds since 1970; ISO 8601 in lines of former versions. */
  readonly charged_at: number | string;
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

/** The columns of a row in its order. The journal has rows, so another order is another kind of entry. Those that many lines have alike are the last ones. */
export const lineColumns = [
  'id',
  'request_id',
  'trace_id',
  'charged_at',
  'usage',
  'amount',
  'organization_id',
  'connection_id',
  'day',
  'attempt',
  'purpose',
  'provider',
  'model',
  'price',
  'estimated',
  'reason',
  'account_id',
  'purse_id',
] as const satisfies readonly (keyof LedgerLine)[];

/** What stands in front of a row: all that is summed up, so that nothing of the row need be read. */
export const summedColumns = ['id', 'connection_id', 'day', 'amount', 'account_id', 'purse_id'] as const;

/** What stands for null in front of a row. */
const none = '\\N';
/** Ends what stands in front of a row. */
export const summedEnd = '\t';

/** One after the other: what comes out is a copy. */
const row = new BinaryRow();

/**
 * A line as the database takes it, in the binary form of COPY, with what is summed up of it in front: nothing on its way has to make anything of
 * it.
 *
 * @param before ASCII that stands in front of all
 */
export function rowOf(line: LedgerLine, before: string): Buffer {
  const { id, amount, charged_at } = line;
  const alike = sharedOf(line);
  row.begin(lineColumns.length, `${before}${id}${alike.head}${amount ?? none}${alike.tail}`);
  row.uuid(id);
  row.text(line.request_id);
  row.text(line.trace_id);
  row.time(typeof charged_at === 'number' ? charged_at : Date.parse(charged_at));
  row.json(line.usage && stringifyJson(line.usage));
  row.numeric(amount);
  row.values(alike.values);
  return row.end();
}

/** What the lines of one connection have alike, as it stands in their rows and in front of them. */
interface SharedValues {
  readonly of: LedgerLine;
  readonly values: Buffer;
  /** Between the identifier and the amount. */
  readonly head: string;
  /** Behind the amount. */
  readonly tail: string;
}

function fits({ of }: SharedValues, line: LedgerLine): boolean {
  return (
    of.organization_id === line.organization_id &&
    of.connection_id === line.connection_id &&
    of.day === line.day &&
    of.attempt === line.attempt &&
    of.purpose === line.purpose &&
    of.provider === line.provider &&
    of.model === line.model &&
    of.price === line.price &&
    of.estimated === line.estimated &&
    of.reason === line.reason &&
    of.account_id === line.account_id &&
    of.purse_id === line.purse_id
  );
}

/** The last ones of each connection: with a limit each attempt has two lines, of which the first is an estimate. */
const shared = { exact: new Map<string, SharedValues>(), estimated: new Map<string, SharedValues>() };
const mostShared = 64;

function sharedOf(line: LedgerLine): SharedValues {
  const ofKind = line.estimated ? shared.estimated : shared.exact;
  const known = ofKind.get(line.connection_id);
  if (known && fits(known, line)) return known;
  const made: SharedValues = {
    // Without what is each line's own, which would be kept with it.
    of: { ...line, usage: null },
    values: valuesOf(line),
    head: `|${line.connection_id}|${line.day}|`,
    tail: `|${line.account_id ?? none}|${line.purse_id ?? none}${summedEnd}`,
  };
  if (ofKind.size >= mostShared) ofKind.clear();
  ofKind.set(line.connection_id, made);
  return made;
}

function valuesOf(line: LedgerLine): Buffer {
  row.begin(0);
  const { length } = row;
  row.text(line.organization_id);
  row.uuid(line.connection_id);
  row.date(line.day);
  row.integer(line.attempt);
  row.text(line.purpose);
  row.text(line.provider);
  row.text(line.model);
  row.json(line.price && stringifyJson(line.price));
  row.boolean(line.estimated);
  row.text(line.reason);
  row.text(line.account_id);
  row.text(line.purse_id);
  return row.since(length);
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

/** Reads what stands in front of a row, and nothing of the row. */
export function summed(bytes: Buffer): SummedRow {
  const end = bytes.indexOf(summedEnd);
  return summedOf(bytes.toString('latin1', 0, end), bytes.subarray(end + 1));
}

/** @param columns the summed ones of a row, with `|` between them */
export function summedOf(columns: string, bytes: CopiedRow): SummedRow {
  const [id = '', connectionId = '', day = '', amount = none, account = none, purse = none] = columns.split(
    '|',
    summedColumns.length,
  );
  return {
    id,
    row: bytes,
    connectionId,
    day,
    amount: amount === none ? undefined : amount,
    account: account === none ? undefined : account,
    isHeld: account !== none || purse !== none,
  };
}

/** Whether a row is not text, as that of a former version: it begins with the number of its columns, of two bytes. */
export function isBinary<Row extends StoredRow>(stored: Row): stored is Row & { readonly row: Uint8Array } {
  return stored.row[0] === 0;
}
