import { crc32 } from 'node:zlib';
import type { AnyJournalEntry } from '../../api/services/journal.js';
import { isJsonObject, parseJson } from '../../api/wire/json.js';
import { base, betweenWays, bytesMark, checksumLength, lineFeed, noFeeds, space, textMark } from './line-format.js';

/** An entry whose value is a text that nobody may ever ask for. */
class TextEntry implements AnyJournalEntry {
  readonly id: string;
  readonly kind: string;
  readonly bytes: Buffer;

  constructor(id: string, kind: string, bytes: Buffer) {
    this.id = id;
    this.kind = kind;
    this.bytes = bytes;
  }

  get value(): string {
    return this.bytes.toString();
  }
}

/** What a piece of a journal holds. */
export interface DecodedPiece {
  readonly entries: readonly AnyJournalEntry[];
  /** Bytes that are whole lines; the rest belongs to a line that goes on behind the piece. */
  readonly length: number;
  /** Lines that are not what was once written. */
  readonly damaged: number;
}

/**
 * Reads the whole lines of a piece. A line that a crash has torn costs itself and nothing else.
 *
 * @param piece is the entries' from now on: what they hold is part of it, and stands in it as it was before it was written
 */
export function decodePiece(piece: Buffer): DecodedPiece {
  const reader = new LineReader(piece);
  const entries: AnyJournalEntry[] = [];
  let damaged = 0;
  let start = 0;
  for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
    const entry = reader.read(start, end);
    if (entry) entries.push(entry);
    else damaged += 1;
    start = end + 1;
  }
  return { entries, length: start, damaged };
}

/** The entry of a line without its line feed; undefined when the line is not what was once written. */
export function decodeRecord(line: Buffer): AnyJournalEntry | undefined {
  return new LineReader(Buffer.from(line)).read(0, line.length);
}

/** Reads lines where they stand in a piece: no view is made but of values. */
class LineReader {
  readonly #piece: Buffer;
  /** The last one: most lines of a piece are of few kinds. */
  #kind = '';

  constructor(piece: Buffer) {
    this.#piece = piece;
  }

  /** The line that begins and ends there; undefined when it is not what was once written. */
  read(start: number, end: number): AnyJournalEntry | undefined {
    const piece = this.#piece;
    const begin = start + checksumLength + 1;
    if (end <= begin || piece[begin - 1] !== space) return undefined;
    if (this.#checksumAt(start) !== crc32(new Uint8Array(piece.buffer, piece.byteOffset + begin, end - begin))) {
      return undefined;
    }
    if (piece[begin] === bytesMark) return this.#bytesAt(begin, end);
    return piece[begin] === textMark ? this.#textAt(begin, end) : decodeJson(piece.toString('utf8', begin, end));
  }

  #textAt(begin: number, end: number): AnyJournalEntry {
    const kind = this.#behindSpace(begin + 1, end);
    const value = this.#behindSpace(kind, end);
    return new TextEntry(this.#idAt(begin + 1, kind), this.#kindAt(kind, value), this.#piece.subarray(value, end));
  }

  #bytesAt(begin: number, end: number): AnyJournalEntry {
    const piece = this.#piece;
    const kind = this.#behindSpace(begin + 1, end);
    const ways = this.#behindSpace(kind, end);
    const value = this.#behindSpace(ways, end);
    const bytes = piece.subarray(value, end);
    if (piece[ways] !== noFeeds) this.#putFeedsBack(ways, value);
    return { id: this.#idAt(begin + 1, kind), kind: this.#kindAt(kind, ways), value: bytes, bytes };
  }

  /** Behind the next space; there is one in every line that was written. */
  #behindSpace(from: number, end: number): number {
    let at = from;
    while (at < end && this.#piece[at] !== space) at += 1;
    return at + 1;
  }

  /** Both are ASCII: see `encodeEntry`. */
  #idAt(begin: number, behind: number): string {
    return this.#piece.toString('latin1', begin, behind - 1);
  }

  #kindAt(begin: number, behind: number): string {
    const kind = this.#kind;
    const isKnown = behind - 1 - begin === kind.length && this.#says(kind, begin);
    if (!isKnown) this.#kind = this.#piece.toString('latin1', begin, behind - 1);
    return this.#kind;
  }

  #says(text: string, begin: number): boolean {
    for (let index = 0; index < text.length; index += 1) {
      if (this.#piece[begin + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  /** @param ways how far it is to each from the one before, up to the space in front of the value */
  #putFeedsBack(ways: number, value: number): void {
    const piece = this.#piece;
    let feed = value;
    let way = 0;
    for (let at = ways; at < value; at += 1) {
      const byte = piece[at] as number;
      if (byte !== betweenWays && byte !== space) {
        way = way * base + digitOf(byte);
        continue;
      }
      feed += way;
      way = 0;
      piece[feed] = lineFeed;
    }
  }

  /** The checksum that a line begins with; NaN when it begins with something else. */
  #checksumAt(start: number): number {
    let checksum = 0;
    for (let at = start; at < start + checksumLength; at += 1) {
      const digit = digitOf(this.#piece[at] as number);
      if (!(digit < 16)) return Number.NaN;
      checksum = checksum * 16 + digit;
    }
    return checksum;
  }
}

function decodeJson(text: string): AnyJournalEntry | undefined {
  const entry = parseJson(text);
  if (!isJsonObject(entry)) return undefined;
  const { id, kind, value } = entry;
  if (typeof id !== 'string' || typeof kind !== 'string') return undefined;
  return isJsonObject(value) || typeof value === 'string' ? { id, kind, value } : undefined;
}

/** Of a digit in a base up to 36, in lower case; NaN of every other byte. */
function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  return byte >= 0x61 && byte <= 0x7a ? byte - 0x57 : Number.NaN;
}
