import { crc32 } from 'node:zlib';
import type { JournalEntry } from '../../api/services/journal.js';
import { isJsonObject, parseJson, stringifyJson } from '../../api/wire/json.js';

const space = 0x20;
const lineFeed = 0x0a;
const checksumLength = 8;
const digits = Buffer.from('0123456789abcdef', 'latin1');
/** UTF-8 spends at most so many bytes on one UTF-16 unit. */
const bytesOfUnit = 3;
/** Checksum, space, line feed. */
const aroundText = checksumLength + 2;

/** An entry as the text that its line holds. */
export function encodeEntry({ id, kind, value }: JournalEntry): string {
  return stringifyJson({ id, kind, value });
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
export function encodeRecord(entry: JournalEntry): Buffer {
  return new LineEncoder().encode([encodeEntry(entry)]);
}

/** The entry of a line without its line feed; undefined when the line is not what was once written. */
export function decodeRecord(line: Buffer): JournalEntry | undefined {
  const json = line.subarray(checksumLength + 1);
  if (line.toString('latin1', 0, checksumLength + 1) !== `${checksumOf(json)} `) return undefined;
  const entry = parseJson(json.toString());
  if (!isJsonObject(entry)) return undefined;
  const { id, kind, value } = entry;
  return typeof id === 'string' && typeof kind === 'string' && isJsonObject(value) ? { id, kind, value } : undefined;
}

/** What a piece of a journal holds. */
export interface DecodedPiece {
  readonly entries: readonly JournalEntry[];
  /** Bytes that are whole lines; the rest belongs to a line that goes on behind the piece. */
  readonly length: number;
  /** Lines that are not what was once written. */
  readonly damaged: number;
}

/** Reads the whole lines of a piece. A line that a crash has torn costs itself and nothing else. */
export function decodePiece(piece: Buffer): DecodedPiece {
  const entries: JournalEntry[] = [];
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

function checksumOf(json: Buffer): string {
  return crc32(json).toString(16).padStart(checksumLength, '0');
}
