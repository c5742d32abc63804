import { crc32 } from 'node:zlib';
import type { AnyJournalEntry, JournalEntry } from '../../api/services/journal.js';
import { stringifyJson } from '../../api/wire/json.js';
import { base, betweenWays, bytesMark, checksumLength, instead, lineFeed, noFeeds, space } from './line-format.js';

const digits = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz', 'latin1');
/** UTF-8 spends at most so many bytes on one UTF-16 unit. */
const bytesOfUnit = 3;
/** Checksum, space, line feed. */
const aroundContent = checksumLength + 2;
/** Mark, three spaces, a dash. */
const aroundNames = 5;
/** A comma and the way to a line feed: no value is so long that it had more digits. */
const mostOfFeed = 8;
const usualBytes = 64 * 1024;
const [firstFit, lastFit] = [0x21, 0x7e];

/** What a line holds: a text, or bytes and what stands in front of them. */
export type LineContent = string | BytesEntry;

type BytesEntry = JournalEntry<Uint8Array>;

/**
 * An entry as its line holds it: JSON, or what needs none.
 *
 * @throws Error for bytes under a name that would be read as something else; names are the plugins' own
 */
export function encodeEntry(entry: AnyJournalEntry): LineContent {
  const { id, kind, value } = entry;
  if (value instanceof Uint8Array) {
    if (fitsName(id) && fitsName(kind)) return entry as BytesEntry;
    throw new Error(`a journal entry cannot be named ${kind} ${id}`);
  }
  if (typeof value === 'string') {
    const text = `=${id} ${kind} ${value}`;
    if (fitsLine(text) && fitsName(id) && fitsName(kind)) return text;
  }
  return stringifyJson({ id, kind, value });
}

/** Letter by letter, because a call of the engine's patterns costs more than these few letters do. */
function fitsName(name: string): boolean {
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index);
    if (code < firstFit || code > lastFit) return false;
  }
  return true;
}

/** Whether a text is read again as it is written, without any escapes. */
function fitsLine(text: string): boolean {
  return !text.includes('\n') && text.isWellFormed();
}

/** Bytes at the beginning of a buffer: making another of it for each line would cost as much as the line. */
export interface Lines {
  readonly bytes: Buffer;
  readonly length: number;
}

/** Writes lines one after the other into a buffer that is used again and again: valid until the next call. */
export class LineEncoder {
  readonly #usual = Buffer.allocUnsafeSlow(usualBytes);
  #bytes = this.#usual;
  #size = usualBytes;
  #end = 0;
  /** Where the line feeds stand in the value at hand; only the first ones count. */
  readonly #feeds: number[] = [];

  /** One line for each content of {@link encodeEntry}: the checksum of its bytes in hex, a space, the content. */
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
    // A plain view: one of Buffer's own takes twice as long to make.
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
    this.#need(aroundContent + aroundNames + id.length + kind.length + feeds * mostOfFeed + value.length);
    const bytes = this.#bytes;
    let at = this.#end + checksumLength + 1;
    bytes[at] = bytesMark;
    at = this.#writeName(id, at + 1);
    at = this.#writeName(kind, at);
    at = feeds === 0 ? this.#writeNoWays(at) : this.#writeWays(feeds, at);
    bytes[at] = space;
    const begin = at + 1;
    bytes.set(value, begin);
    for (let index = 0; index < feeds; index += 1) bytes[begin + (this.#feeds[index] as number)] = instead;
    this.#end = begin + value.length;
  }

  /** @returns how many there are */
  #findFeeds(value: Uint8Array): number {
    // Buffer's own search looks at many bytes at once.
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.length);
    let count = 0;
    for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
      this.#feeds[count] = at;
      count += 1;
    }
    return count;
  }

  /** @returns behind the space behind it */
  #writeName(name: string, begin: number): number {
    const bytes = this.#bytes;
    for (let index = 0; index < name.length; index += 1) bytes[begin + index] = name.charCodeAt(index);
    bytes[begin + name.length] = space;
    return begin + name.length + 1;
  }

  #writeNoWays(at: number): number {
    this.#bytes[at] = noFeeds;
    return at + 1;
  }

  /** @returns where they end */
  #writeWays(count: number, begin: number): number {
    const bytes = this.#bytes;
    let at = begin;
    let last = 0;
    for (let index = 0; index < count; index += 1) {
      const feed = this.#feeds[index] as number;
      if (index > 0) {
        bytes[at] = betweenWays;
        at += 1;
      }
      at = this.#writeNumber(feed - last, at);
      last = feed;
    }
    return at;
  }

  #writeNumber(value: number, begin: number): number {
    let end = begin + 1;
    for (let rest = Math.floor(value / base); rest > 0; rest = Math.floor(rest / base)) end += 1;
    let rest = value;
    for (let at = end - 1; at >= begin; at -= 1, rest = Math.floor(rest / base)) {
      this.#bytes[at] = digits[rest % base] as number;
    }
    return end;
  }

  /** Room for so many more bytes. */
  #need(more: number): void {
    const wanted = this.#end + more;
    if (wanted <= this.#size) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(wanted, 2 * this.#end));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
    this.#size = larger.length;
  }
}

/** One line of a journal. */
export function encodeRecord(entry: AnyJournalEntry): Buffer {
  const { bytes, length } = new LineEncoder().encode([encodeEntry(entry)]);
  return bytes.subarray(0, length);
}
