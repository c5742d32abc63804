import { crc32 } from 'node:zlib';
import type { AnyJournalEntry, JournalValues } from '../../../api/services/journal.js';
import { isJsonObject, parseJson } from '../../../api/wire/json/json.js';
import {
  distanceBase,
  distanceSeparator,
  bytesMark,
  checksumLength,
  lineFeed,
  noLineFeeds,
  space,
} from './line-format.js';

/** The entries of a piece of a journal. */
export interface DecodedPiece {
  readonly entries: readonly AnyJournalEntry[];
  /** The values of further entries, by kind; each kind has at least one. */
  readonly values: ReadonlyMap<string, JournalValues>;
  /** The length of the complete lines in bytes; the rest belongs to a line that continues after the piece. */
  readonly length: number;
  /** The number of corrupt lines. */
  readonly damaged: number;
}

/**
 * Decodes the complete lines of a piece. A corrupt line, as after a crash, does not affect the others.
 *
 * @param piece owned by the entries afterwards: their values are views of it, and it is modified to contain the original bytes
 * @param inBulk whether to return only the values of entries of this kind, if they are bytes
 */
export function decodePiece(piece: Buffer, inBulk: (kind: string) => boolean = () => false): DecodedPiece {
  const reader = new LineReader(piece, inBulk);
  const entries: AnyJournalEntry[] = [];
  let damaged = 0;
  let start = 0;
  for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
    const entry = reader.read(start, end);
    if (!entry) damaged += 1;
    else if (entry !== taken) entries.push(entry);
    start = end + 1;
  }
  return { entries, values: reader.values, length: start, damaged };
}

/** JSON begins with it. */
const objectBegin = 0x7b;

/** Instead of an entry whose value is in {@link DecodedPiece.values}. */
const taken = 'taken';

/** Decodes lines in place; views are created only for values. */
class LineReader {
  readonly #piece: Buffer;
  /** The previous line's kind, which is reused, because a piece has few kinds. */
  #kind = '';
  /** Whether only the values of that kind are returned, and those found so far. */
  #isInBulk = false;
  #ofKind: JournalValues | undefined;
  readonly #inBulk: (kind: string) => boolean;
  readonly values = new Map<string, JournalValues>();

  constructor(piece: Buffer, inBulk: (kind: string) => boolean) {
    this.#piece = piece;
    this.#inBulk = inBulk;
  }

  /** Decodes the line between these offsets; undefined if it is corrupt. */
  read(start: number, end: number): AnyJournalEntry | typeof taken | undefined {
    const piece = this.#piece;
    const begin = start + checksumLength + 1;
    if (end <= begin || piece[begin - 1] !== space) return undefined;
    if (this.#checksumAt(start) !== crc32(new Uint8Array(piece.buffer, piece.byteOffset + begin, end - begin))) {
      return undefined;
    }
    if (piece[begin] === bytesMark) return this.#bytesAt(begin, end);
    return piece[begin] === objectBegin ? decodeJson(piece.toString('utf8', begin, end)) : undefined;
  }

  #bytesAt(begin: number, end: number): AnyJournalEntry | typeof taken {
    const piece = this.#piece;
    const kind = this.#behindSpace(begin + 1, end);
    const distances = this.#behindSpace(kind, end);
    const value = this.#behindSpace(distances, end);
    if (piece[distances] !== noLineFeeds) this.#restoreLineFeeds(distances, value);
    const name = this.#kindAt(kind, distances);
    if (this.#isInBulk) {
      this.#ofKind ??= this.#collect(name);
      this.#ofKind.begins.push(value);
      this.#ofKind.ends.push(end);
      return taken;
    }
    return { id: this.#idAt(begin + 1, kind), kind: name, value: piece.subarray(value, end) };
  }

  /** The offset after the next space; every valid line has one. */
  #behindSpace(from: number, end: number): number {
    let at = from;
    while (at < end && this.#piece[at] !== space) at += 1;
    return at + 1;
  }

  /** Id and kind are ASCII, see `encodeEntry`. */
  #idAt(begin: number, behind: number): string {
    return this.#piece.toString('latin1', begin, behind - 1);
  }

  #kindAt(begin: number, behind: number): string {
    const kind = this.#kind;
    const isKnown = behind - 1 - begin === kind.length && this.#startsWith(kind, begin);
    if (!isKnown) this.#setKind(this.#piece.toString('latin1', begin, behind - 1));
    return this.#kind;
  }

  #setKind(kind: string): void {
    this.#kind = kind;
    this.#isInBulk = this.#inBulk(kind);
    this.#ofKind = this.values.get(kind);
  }

  #collect(kind: string): JournalValues {
    const values: JournalValues = { bytes: this.#piece, begins: [], ends: [] };
    this.values.set(kind, values);
    return values;
  }

  #startsWith(text: string, begin: number): boolean {
    for (let index = 0; index < text.length; index += 1) {
      if (this.#piece[begin + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  /** Restores line feeds. @param distances offset of the distances between them, which end at the space before the value */
  #restoreLineFeeds(distances: number, value: number): void {
    const piece = this.#piece;
    let feed = value;
    let distance = 0;
    for (let at = distances; at < value; at += 1) {
      const byte = piece[at] as number;
      if (byte !== distanceSeparator && byte !== space) {
        distance = distance * distanceBase + digitOf(byte);
        continue;
      }
      feed += distance;
      distance = 0;
      piece[feed] = lineFeed;
    }
  }

  /** The checksum at the beginning of a line; NaN if there is none. */
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
  return isJsonObject(value) ? { id, kind, value } : undefined;
}

/** The value of a digit in bases up to 36, lower case; NaN for other bytes. */
function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  return byte >= 0x61 && byte <= 0x7a ? byte - 0x57 : Number.NaN;
}
