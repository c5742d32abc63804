import { type AnyJournalEntry, type JsonObject } from '../../core/api/index.js';
import { rowOfFormer, summedText } from './former-lines.js';
import { type LedgerLine, rowOf, summed, summedColumns, summedEnd, summedOf, type SummedRow } from './ledger-row.js';

/** The kind of all entries of the ledger in the journal. */
export const ledgerKind = 'spending.ledger';

/**
 * What the journal carries, in the order of one process: `open` before an attempt is sent, with what it may cost, and then `line` with what
 * it has cost, or `cancel` when it has cost nothing. `leave`: nothing more comes from this purse.
 */
export type LedgerEntry =
  | { readonly op: 'open'; readonly process: string; readonly line: LedgerLine }
  | { readonly op: 'line'; readonly line: LedgerLine }
  | { readonly op: 'cancel'; readonly id: string }
  | { readonly op: 'leave'; readonly account: string; readonly purse: string };

/** An attempt that has begun, of which nothing need be known unless it has no end. */
export interface BegunAttempt {
  readonly id: string;
  /** Its row, with what is summed up of it, as {@link openText} writes it and {@link readOpenText} reads it. */
  readonly bytes: Buffer;
}

/** An entry as far as it has to be known to be stored. */
export type StoredEntry =
  | { readonly op: 'open'; readonly process: string; readonly begun: BegunAttempt }
  | { readonly op: 'line'; readonly line: SummedRow }
  | Exclude<LedgerEntry, { readonly line: LedgerLine }>;

/** What the values of entries with a row begin with, and began with as long as rows were text. */
const begins = { line: 'row ', open: 'held ' } as const;
const formerBegins = { line: 'line ', open: 'open ' } as const;
const space = ' ';
/** Ends the identifier in front of a row. */
const separator = '|';
/** Rows begin with an identifier, the values of earlier versions with a bracket. */
const valuesBegin = '['.charCodeAt(0);

/** As the journal takes it. */
export function asValue(entry: LedgerEntry): JsonObject | Uint8Array {
  if (entry.op === 'line') return rowOf(entry.line, begins.line);
  if (entry.op === 'open') return rowOf(entry.line, begins.open + entry.process + space);
  return { ...entry };
}

/** As the journal gives it back. */
export function readEntry({ value, bytes }: Pick<AnyJournalEntry, 'value' | 'bytes'>): StoredEntry {
  const known = bytes ?? (value instanceof Uint8Array ? value : undefined);
  if (known) return readBytes(Buffer.from(known.buffer, known.byteOffset, known.length));
  return typeof value === 'string' ? readBytes(Buffer.from(value)) : readObject(value as JsonObject);
}

function readBytes(bytes: Buffer): StoredEntry {
  // The four differ in their first letters.
  switch (bytes[0]) {
    case begins.line.charCodeAt(0):
      return { op: 'line', line: summed(bytes.subarray(begins.line.length)) };
    case formerBegins.line.charCodeAt(0):
      return { op: 'line', line: summedText(textRowIn(bytes.subarray(formerBegins.line.length))) };
    case begins.open.charCodeAt(0):
      return readOpen(bytes, begins.open.length);
    default:
      return readOpen(bytes, formerBegins.open.length);
  }
}

function readOpen(bytes: Buffer, from: number): StoredEntry {
  const end = bytes.indexOf(space, from);
  const row = textRowIn(bytes.subarray(end + 1));
  const id = row.toString('latin1', 0, row.indexOf(separator));
  return { op: 'open', process: bytes.toString('utf8', from, end), begun: { id, bytes: row } };
}

function textRowIn(row: Buffer): Buffer {
  return row[0] === valuesBegin ? Buffer.from(rowOfFormer(row.toString())) : row;
}

/** The first versions have left lines in objects, too. */
function readObject(value: JsonObject): StoredEntry {
  const { line, op, process } = value;
  if (line === undefined) return value as unknown as StoredEntry;
  const row = summedText(Buffer.from(rowOfFormer(line)));
  if (op === 'line') return { op, line: row };
  return { op: 'open', process: process as string, begun: { id: row.id, bytes: row.row as Buffer } };
}

/** What stands in the table of open attempts, which keeps texts, between what is summed up of a row and its bytes. No usage of a row of text begins so. */
const bytesBegin = 'base64:';
const nul = 0;

/** An attempt that has begun, as the table of open ones has it: what is summed up of it can be read there. */
export function openText({ bytes }: BegunAttempt): string {
  if (!bytes.includes(nul)) return bytes.toString();
  const end = bytes.indexOf(summedEnd);
  return bytes.toString('latin1', 0, end) + separator + bytesBegin + bytes.toString('base64', end + 1);
}

/** The inverse, also for rows that earlier versions have left there: text, and before that JSON. */
export function readOpenText(text: string): SummedRow {
  const row = text.split(separator, summedColumns.length + 1).at(summedColumns.length);
  if (row?.startsWith(bytesBegin)) return summedOf(text, Buffer.from(row.slice(bytesBegin.length), 'base64'));
  return summedText(Buffer.from(text.startsWith('{') ? rowOfFormer(text) : text));
}
