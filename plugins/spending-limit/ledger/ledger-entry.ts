import { type AnyJournalEntry, type JsonObject } from '../../../core/api/index.js';
import { rowOfLegacy, summedText } from './legacy-lines.js';
import { type LedgerLine, rowOf, summed, summedColumns, summedEnd, summedOf, type SummedRow } from './ledger-row.js';

/** The kind of all entries of the ledger in the journal. */
export const ledgerKind = 'spending.ledger';

/**
 * A journal entry of the ledger. Each process writes, in this order: `open` before an attempt is sent, with its reservation, and then
 * `line` with the cost, or `cancel` if it cost nothing. `leave`: the lease (`purse`, a name that stored entries have) is
 * closed, and no further entries refer to it.
 */
export type LedgerEntry =
  | { readonly op: 'open'; readonly process: string; readonly line: LedgerLine }
  | { readonly op: 'line'; readonly line: LedgerLine }
  | { readonly op: 'cancel'; readonly id: string }
  | { readonly op: 'leave'; readonly account: string; readonly purse: string };

/** An attempt that has begun. Its row is needed only if the attempt never ends. */
export interface BegunAttempt {
  readonly id: string;
  /** Its row with its summed columns, in the form of {@link openText} and {@link readOpenText}. */
  readonly bytes: Buffer;
}

/** An entry, decoded as far as is necessary to store it. */
export type StoredEntry =
  | { readonly op: 'open'; readonly process: string; readonly begun: BegunAttempt }
  | { readonly op: 'line'; readonly line: SummedRow }
  | Exclude<LedgerEntry, { readonly line: LedgerLine }>;

/** Prefixes of entries with a row; also used by the previous version, with rows in text format. */
const begins = { line: 'row ', open: 'held ' } as const;
const formerBegins = { line: 'line ', open: 'open ' } as const;
const space = ' ';
/** Separator after the id in front of a row. */
const separator = '|';
/** Rows begin with an id; the JSON values of earlier versions begin with a bracket. */
const valuesBegin = '['.charCodeAt(0);

/** Encodes an entry for the journal. */
export function asValue(entry: LedgerEntry): JsonObject | Uint8Array {
  if (entry.op === 'line') return rowOf(entry.line, begins.line);
  if (entry.op === 'open') return rowOf(entry.line, begins.open + entry.process + space);
  return { ...entry };
}

/** Decodes an entry of the journal. */
export function readEntry({ value, bytes }: Pick<AnyJournalEntry, 'value' | 'bytes'>): StoredEntry {
  const known = bytes ?? (value instanceof Uint8Array ? value : undefined);
  if (known) return readBytes(Buffer.from(known.buffer, known.byteOffset, known.length));
  return typeof value === 'string' ? readBytes(Buffer.from(value)) : readObject(value as JsonObject);
}

function readBytes(bytes: Buffer): StoredEntry {
  // The four prefixes have different first letters.
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
  return row[0] === valuesBegin ? Buffer.from(rowOfLegacy(row.toString())) : row;
}

/** Decodes an entry that is an object; the first versions wrote lines as objects too. */
function readObject(value: JsonObject): StoredEntry {
  const { line, op, process } = value;
  if (line === undefined) return value as unknown as StoredEntry;
  const row = summedText(Buffer.from(rowOfLegacy(line)));
  if (op === 'line') return { op, line: row };
  return { op: 'open', process: process as string, begun: { id: row.id, bytes: row.row as Buffer } };
}

/**
 * Separates the summed columns from the bytes of a row in the table of open attempts, whose column is text. No row in text format contains
 * it there.
 */
const bytesBegin = 'base64:';
const nul = 0;

/** Encodes an attempt for the table of open attempts, with readable summed columns. */
export function openText({ bytes }: BegunAttempt): string {
  if (!bytes.includes(nul)) return bytes.toString();
  const end = bytes.indexOf(summedEnd);
  return bytes.toString('latin1', 0, end) + separator + bytesBegin + bytes.toString('base64', end + 1);
}

/** The inverse of {@link openText}, also for rows of earlier versions: in text format, and before that in JSON. */
export function readOpenText(text: string): SummedRow {
  const row = text.split(separator, summedColumns.length + 1).at(summedColumns.length);
  if (row?.startsWith(bytesBegin)) return summedOf(text, Buffer.from(row.slice(bytesBegin.length), 'base64'));
  return summedText(Buffer.from(text.startsWith('{') ? rowOfLegacy(text) : text));
}
