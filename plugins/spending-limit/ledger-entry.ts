import { type AnyJournalEntry, type JsonObject } from '../../core/api/index.js';
import { rowOfFormer } from './former-lines.js';
import { type LedgerLine, rowOf, stored, type StoredRow, summed, type SummedRow, tailOf } from './ledger-row.js';

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

/** An entry as far as it has to be known to be stored. */
export type StoredEntry =
  | { readonly op: 'open'; readonly process: string; readonly line: StoredRow }
  | { readonly op: 'line'; readonly line: SummedRow }
  | Exclude<LedgerEntry, { readonly line: LedgerLine }>;

const lineBegin = 'line ';
const openBegin = 'open ';
const space = ' '.charCodeAt(0);
/** Rows begin with an identifier, the values of earlier versions with a bracket. */
const valuesBegin = '['.charCodeAt(0);

/** As the journal takes it. */
export function asValue(entry: LedgerEntry): JsonObject | string {
  if (entry.op === 'line') return asLine(rowOf(entry.line, entry.line, tailOf(entry.line)));
  if (entry.op === 'open') return asOpen(entry.process, rowOf(entry.line, entry.line, tailOf(entry.line)));
  return { ...entry };
}

/** An entry with a row, as the journal takes it. */
export function asLine(row: string): string {
  return lineBegin + row;
}

/** The same for an attempt that is about to be sent. */
export function asOpen(process: string, row: string): string {
  return `${openBegin}${process} ${row}`;
}

/** As the journal gives it back. */
export function readEntry({ value, bytes }: Pick<AnyJournalEntry, 'value' | 'bytes'>): StoredEntry {
  if (bytes) return readText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  return typeof value === 'string' ? readText(Buffer.from(value)) : readObject(value as JsonObject);
}

function readText(text: Buffer): StoredEntry {
  if (text[0] === lineBegin.charCodeAt(0)) return { op: 'line', line: summed(rowIn(text.subarray(lineBegin.length))) };
  const end = text.indexOf(space, openBegin.length);
  return {
    op: 'open',
    process: text.toString('utf8', openBegin.length, end),
    line: stored(rowIn(text.subarray(end + 1))),
  };
}

function rowIn(row: Buffer): Buffer {
  return row[0] === valuesBegin ? Buffer.from(rowOfFormer(row.toString())) : row;
}

/** The first versions have left lines in objects, too. */
function readObject(value: JsonObject): StoredEntry {
  const { line } = value;
  if (line === undefined) return value as unknown as StoredEntry;
  return { ...value, line: summed(Buffer.from(rowOfFormer(line))) } as unknown as StoredEntry;
}
