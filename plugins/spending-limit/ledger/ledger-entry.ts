import { asBuffer, type AnyJournalEntry, type JsonObject } from '../../../core/api/index.js';
import { type LedgerLine, rowOf, summed, summedEnd, summedOf, type SummedRow } from './ledger-row.js';

/** The kind of all entries of the ledger in the journal. */
export const ledgerKind = 'spending.ledger';

/**
 * A journal entry of the ledger. Each process writes, in this order: `open` before an attempt is sent, with its reservation, and then
 * `line` with the cost, or `cancel` if it cost nothing. `leave`: the lease is closed, and no further entries
 * refer to it.
 */
export type LedgerEntry =
  | { readonly op: 'open'; readonly process: string; readonly line: LedgerLine }
  | { readonly op: 'line'; readonly line: LedgerLine }
  | { readonly op: 'cancel'; readonly id: string }
  | { readonly op: 'leave'; readonly account: string; readonly lease: string };

/** An attempt that has begun. Its row is needed only if the attempt never ends. */
interface BegunAttempt {
  readonly id: string;
  /** Its row with its summed columns, in the form of {@link openText} and {@link readOpenText}. */
  readonly bytes: Buffer;
}

/** An entry, decoded as far as is necessary to store it. */
export type StoredEntry =
  | { readonly op: 'open'; readonly process: string; readonly begun: BegunAttempt }
  | { readonly op: 'line'; readonly line: SummedRow }
  | Exclude<LedgerEntry, { readonly line: LedgerLine }>;

/** Prefixes of entries with a row. */
const begins = { line: 'row ', open: 'held ' } as const;
const space = ' ';
/** Separator after the id in front of a row. */
const separator = '|';

/** Encodes an entry for the journal. */
export function asValue(entry: LedgerEntry): JsonObject | Uint8Array {
  if (entry.op === 'line') return rowOf(entry.line, begins.line);
  if (entry.op === 'open') return rowOf(entry.line, begins.open + entry.process + space);
  return { ...entry };
}

/** Decodes an entry of the journal. */
export function readEntry({ value }: Pick<AnyJournalEntry, 'value'>): StoredEntry {
  if (!(value instanceof Uint8Array)) return value as unknown as StoredEntry;
  const written = asBuffer(value);
  // The two prefixes have different first letters.
  if (written[0] === begins.line.charCodeAt(0))
    return { op: 'line', line: summed(written.subarray(begins.line.length)) };
  if (written[0] === begins.open.charCodeAt(0)) return readOpen(written);
  throw new Error('an entry of the ledger begins with neither of its prefixes');
}

function readOpen(bytes: Buffer): StoredEntry {
  const end = bytes.indexOf(space, begins.open.length);
  const row = bytes.subarray(end + 1);
  const id = row.toString('latin1', 0, row.indexOf(separator));
  return { op: 'open', process: bytes.toString('utf8', begins.open.length, end), begun: { id, bytes: row } };
}

/** Separates the summed columns from the bytes of a row in the table of open attempts, whose column is text. */
const bytesBegin = '|base64:';

/** Encodes an attempt for the table of open attempts, with readable summed columns. */
export function openText({ bytes }: BegunAttempt): string {
  const end = bytes.indexOf(summedEnd);
  return bytes.toString('latin1', 0, end) + bytesBegin + bytes.toString('base64', end + 1);
}

/** The inverse of {@link openText}. */
export function readOpenText(text: string): SummedRow {
  const end = text.lastIndexOf(bytesBegin);
  return summedOf(text.slice(0, end), Buffer.from(text.slice(end + bytesBegin.length), 'base64'));
}
