import { asBuffer } from '../../../api/as-buffer.js';
import { crc32 } from 'node:zlib';
import type { AnyJournalEntry, JournalEntry } from '../../../api/services/journal.js';
import { stringifyJson } from '../../../api/wire/json/json.js';
import {
  distanceBase,
  distanceSeparator,
  bytesMark,
  checksumLength,
  lineFeedSubstitute,
  lineFeed,
  noLineFeeds,
  space,
} from './line-format.js';

const digits = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz', 'latin1');
/** The most UTF-8 bytes of one UTF-16 unit. */
const bytesOfUnit = 3;
/** Checksum, space, line feed. */
const aroundContent = checksumLength + 2;
/** Mark, three spaces, a dash. */
const aroundNames = 5;
/** A separator and the distance to a line feed, at most seven digits. */
const maxDistanceLength = 8;
const usualBytes = 64 * 1024;
const [firstFit, lastFit] = [0x21, 0x7e];

/** The content of a line: JSON, or an entry whose value is bytes. */
export type LineContent = string | BytesEntry;

type BytesEntry = JournalEntry<Uint8Array>;

/**
 * Encodes an entry as the content of its line: JSON, or for bytes a form that needs no JSON.
 *
 * @throws TypeError for what is no entry, because its line could not be read again
 * @throws Error for bytes whose id or kind contains spaces or is not ASCII; plugins choose these names
 */
export function encodeEntry(entry: AnyJournalEntry): LineContent {
  const { id, kind, value } = entry;
  if (typeof id !== 'string' || typeof kind !== 'string' || typeof value !== 'object' || value === null)
    throw new TypeError(
      'a journal entry has an "id" and a "kind", which are texts, and an object or bytes as its "value"',
    );
  if (!(value instanceof Uint8Array)) return stringifyJson({ id, kind, value });
  if (fitsName(id) && fitsName(kind)) return entry as BytesEntry;
  throw new Error(
    `a journal entry cannot be named ${kind} ${id}: its kind and id consist of ASCII characters without spaces`,
  );
}

/** A loop, because a regular expression takes longer for texts this short. */
function fitsName(name: string): boolean {
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index);
    if (code < firstFit || code > lastFit) return false;
  }
  return true;
}

/** A prefix of a buffer. Not a subarray, because creating one costs as much as encoding a line. */
export interface Lines {
  readonly bytes: Buffer;
  readonly length: number;
}

/** Encodes lines into a reused buffer; the result is valid until the next call. */
export class LineEncoder {
  readonly #usual = Buffer.allocUnsafeSlow(usualBytes);
  #bytes = this.#usual;
  #size = usualBytes;
  #end = 0;
  /** The offsets of line feeds in the current value; only the first `feeds` are valid. */
  readonly #feeds: number[] = [];

  /** Encodes contents of {@link encodeEntry}, each as one line: the CRC-32 of its bytes in hex, a space, the content. */
  encode(contents: readonly LineContent[]): Lines {
    this.#begin();
    for (const content of contents) this.#write(content);
    return { bytes: this.#bytes, length: this.#end };
  }

  #begin(): void {
    this.#bytes = this.#usual;
    this.#size = usualBytes;
    this.#end = 0;
  }

  #write(content: LineContent): void {
    const start = this.#end;
    if (typeof content === 'string') this.#writeText(content);
    else this.#writeBytes(content);
    const end = this.#end;
    const bytes = this.#bytes;
    const begin = start + checksumLength + 1;
    // A Uint8Array, because creating a Buffer takes twice as long.
    let checksum = crc32(new Uint8Array(bytes.buffer, begin, end - begin));
    for (let at = start + checksumLength - 1; at >= start; at -= 1, checksum >>>= 4) {
      bytes[at] = digits[checksum & 15] as number;
    }
    bytes[begin - 1] = space;
    bytes[end] = lineFeed;
    this.#end = end + 1;
  }

  #writeText(text: string): void {
    this.#need(text.length * bytesOfUnit + aroundContent);
    const begin = this.#end + checksumLength + 1;
    this.#end = begin + this.#bytes.write(text, begin);
  }

  #writeBytes({ id, kind, value }: BytesEntry): void {
    const feeds = this.#findFeeds(value);
    this.#need(aroundContent + aroundNames + id.length + kind.length + feeds * maxDistanceLength + value.length);
    const bytes = this.#bytes;
    let at = this.#end + checksumLength + 1;
    bytes[at] = bytesMark;
    at = this.#writeName(id, at + 1);
    at = this.#writeName(kind, at);
    at = feeds === 0 ? this.#writeNoDistances(at) : this.#writeDistances(feeds, at);
    bytes[at] = space;
    const begin = at + 1;
    bytes.set(value, begin);
    for (let index = 0; index < feeds; index += 1) bytes[begin + (this.#feeds[index] as number)] = lineFeedSubstitute;
    this.#end = begin + value.length;
  }

  /** Finds the line feeds of a value. @returns their number */
  #findFeeds(value: Uint8Array): number {
    // Buffer's `indexOf` compares many bytes at once.
    const bytes = asBuffer(value);
    let count = 0;
    for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
      this.#feeds[count] = at;
      count += 1;
    }
    return count;
  }

  /** @returns the offset after the space that follows */
  #writeName(name: string, begin: number): number {
    const bytes = this.#bytes;
    for (let index = 0; index < name.length; index += 1) bytes[begin + index] = name.charCodeAt(index);
    bytes[begin + name.length] = space;
    return begin + name.length + 1;
  }

  #writeNoDistances(at: number): number {
    this.#bytes[at] = noLineFeeds;
    return at + 1;
  }

  /** @returns the offset of their end */
  #writeDistances(count: number, begin: number): number {
    const bytes = this.#bytes;
    let at = begin;
    let last = 0;
    for (let index = 0; index < count; index += 1) {
      const feed = this.#feeds[index] as number;
      if (index > 0) {
        bytes[at] = distanceSeparator;
        at += 1;
      }
      at = this.#writeNumber(feed - last, at);
      last = feed;
    }
    return at;
  }

  #writeNumber(value: number, begin: number): number {
    let end = begin + 1;
    for (let rest = Math.floor(value / distanceBase); rest > 0; rest = Math.floor(rest / distanceBase)) end += 1;
    let rest = value;
    for (let at = end - 1; at >= begin; at -= 1, rest = Math.floor(rest / distanceBase)) {
      this.#bytes[at] = digits[rest % distanceBase] as number;
    }
    return end;
  }

  /** Makes room for this many more bytes. */
  #need(more: number): void {
    const wanted = this.#end + more;
    if (wanted <= this.#size) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(wanted, 2 * this.#end));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
    this.#size = larger.length;
  }
}
