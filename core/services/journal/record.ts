import { crc32 } from 'node:zlib';
import type { AnyJournalEntry } from '../../api/services/journal.js';
import { isJsonObject, parseJson, stringifyJson } from '../../api/wire/json.js';

const space = 0x20;
const lineFeed = 0x0a;
const checksumLength = 8;
const digits = Buffer.from('0123456789abcdef', 'latin1');
/** UTF-8 spends at most so many bytes on one UTF-16 unit. */
const bytesOfUnit = 3;
/** Checksum, space, line feed. */
const aroundText = checksumLength + 2;

/** Begins a line whose value is a text. No JSON begins so. */
const textMark = 0x3d;
/** Ends the identifier of such a line, and its kind. */
const separator = ' ';
const unfitInName = /[^!-~]/;

/** An entry as the text that its line holds: JSON, or what needs none. */
export function encodeEntry({ id, kind, value }: AnyJournalEntry): string {
  return typeof value === 'string' && fitsLine(id, kind, value)
    ? `=${id} ${kind} ${value}`
    : stringifyJson({ id, kind, value });
}

/** Whether a text is read again as it is written, without any escapes. */
function fitsLine(id: string, kind: string, value: string): boolean {
  return !value.includes('\n') && value.isWellFormed() && !unfitInName.test(id) && !unfitInName.test(kind);
}

/** Writes lines one after the other into a buffer that is used again and again: valid until the next call. */
export class LineEncoder {
  readonly #usual = Buffer.allocUnsafe(64 * 1024);

  /** One line for each text of {@link encodeEntry}: the checksum of its bytes in hex, a space, the text. */
  encode(texts: readonly string[]): Buffer {
    let most = 0;
    for (const text of texts) most += text.length * bytesOfUnit + aroundText;
    const bytes = most <= this.#usual.length ? this.#usual : Buffer.allocUnsafe(most);
    let end = 0;
    for (const text of texts) end = writeLine(bytes, text, end);
    return bytes.subarray(0, end);
  }
}

/** @returns where the line ends */
function writeLine(bytes: Buffer, text: string, start: number): number {
  const begin = start + checksumLength + 1;
  const end = begin + bytes.write(text, begin);
  let checksum = crc32(bytes.subarray(begin, end));
  for (let at = start + checksumLength - 1; at >= start; at -= 1, checksum >>>= 4) {
    bytes[at] = digits[checksum & 15] as number;
  }
  bytes[begin - 1] = space;
  bytes[end] = lineFeed;
  return end + 1;
}

/** One line of a journal. */
export function encodeRecord(entry: AnyJournalEntry): Buffer {
  return new LineEncoder().encode([encodeEntry(entry)]);
}

/** The entry of a line without its line feed; undefined when the line is not what was once written. */
export function decodeRecord(line: Buffer): AnyJournalEntry | undefined {
  const begin = checksumLength + 1;
  if (line.length <= begin || line[begin - 1] !== space || checksumIn(line) !== crc32(line.subarray(begin))) {
    return undefined;
  }
  return line[begin] === textMark
    ? decodeText(line.toString('utf8', begin + 1))
    : decodeJson(line.toString('utf8', begin));
}

function decodeText(text: string): AnyJournalEntry {
  const kind = text.indexOf(separator) + 1;
  const value = text.indexOf(separator, kind) + 1;
  return { id: text.slice(0, kind - 1), kind: text.slice(kind, value - 1), value: text.slice(value) };
}

function decodeJson(text: string): AnyJournalEntry | undefined {
  const entry = parseJson(text);
  if (!isJsonObject(entry)) return undefined;
  const { id, kind, value } = entry;
  if (typeof id !== 'string' || typeof kind !== 'string') return undefined;
  return isJsonObject(value) || typeof value === 'string' ? { id, kind, value } : undefined;
}

/** The checksum that a line begins with; NaN when it begins with something else. */
function checksumIn(line: Buffer): number {
  let checksum = 0;
  for (let at = 0; at < checksumLength; at += 1) {
    const digit = digits.indexOf(line[at] as number);
    checksum = digit < 0 ? Number.NaN : checksum * 16 + digit;
  }
  return checksum;
}

/** What a piece of a journal holds. */
export interface DecodedPiece {
  readonly entries: readonly AnyJournalEntry[];
  /** Bytes that are whole lines; the rest belongs to a line that goes on behind the piece. */
  readonly length: number;
  /** Lines that are not what was once written. */
  readonly damaged: number;
}

/** Reads the whole lines of a piece. A line that a crash has torn costs itself and nothing else. */
export function decodePiece(piece: Buffer): DecodedPiece {
  const entries: AnyJournalEntry[] = [];
  let damaged = 0;
  let start = 0;
  for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
    const entry = decodeRecord(piece.subarray(start, end));
    if (entry) entries.push(entry);
    else damaged += 1;
    start = end + 1;
  }
  return { entries, length: start, damaged };
}
