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

/** Begin lines whose value is a text, or bytes. No JSON begins so. */
const textMark = 0x3d;
const bytesMark = 0x23;
const unfitInName = /[^!-~]/;

/** What stands in bytes for a line feed, which would end their line. */
const instead = 0;
/** Where line feeds stood: the way from each to the next, in this base. None: this alone. */
const base = 36;
const noFeeds = '-';

/** What a line holds: a text, or what stands in front of bytes, and these. */
export type LineContent = string | BytesLine;

interface BytesLine {
  /** ASCII. */
  readonly head: string;
  readonly value: Uint8Array;
  /** Where in the value there are line feeds. */
  readonly feeds: readonly number[];
}

/** An entry as its line holds it: JSON, or what needs none. */
export function encodeEntry({ id, kind, value }: AnyJournalEntry): LineContent {
  if (value instanceof Uint8Array) return encodeBytes(id, kind, value);
  if (typeof value === 'string') {
    const text = `=${id} ${kind} ${value}`;
    if (fitsLine(text) && !unfitInName.test(id) && !unfitInName.test(kind)) return text;
  }
  return stringifyJson({ id, kind, value });
}

/** @throws Error for a name that would be read as something else; those of entries are the plugins' own */
function encodeBytes(id: string, kind: string, value: Uint8Array): BytesLine {
  if (unfitInName.test(id) || unfitInName.test(kind)) throw new Error(`a journal entry cannot be named ${kind} ${id}`);
  const first = value.indexOf(lineFeed);
  if (first < 0) return { head: `#${id} ${kind} ${noFeeds} `, value, feeds: [] };
  const feeds: number[] = [];
  let ways = '';
  for (let at = first, last = 0; at < value.length; at += 1) {
    if (value[at] !== lineFeed) continue;
    feeds.push(at);
    ways += `${ways === '' ? '' : ','}${(at - last).toString(base)}`;
    last = at;
  }
  return { head: `#${id} ${kind} ${ways} `, value, feeds };
}

/** Whether a text is read again as it is written, without any escapes. */
function fitsLine(text: string): boolean {
  return !text.includes('\n') && text.isWellFormed();
}

/** Writes lines one after the other into a buffer that is used again and again: valid until the next call. */
export class LineEncoder {
  readonly #usual = Buffer.allocUnsafe(64 * 1024);

  /** One line for each content of {@link encodeEntry}: the checksum of its bytes in hex, a space, the content. */
  encode(contents: readonly LineContent[]): Buffer {
    let most = 0;
    for (const content of contents) most += mostBytes(content) + aroundText;
    const bytes = most <= this.#usual.length ? this.#usual : Buffer.allocUnsafe(most);
    let end = 0;
    for (const content of contents) end = writeLine(bytes, content, end);
    return bytes.subarray(0, end);
  }
}

function mostBytes(content: LineContent): number {
  return typeof content === 'string' ? content.length * bytesOfUnit : content.head.length + content.value.length;
}

/** @returns where the line ends */
function writeLine(bytes: Buffer, content: LineContent, start: number): number {
  const begin = start + checksumLength + 1;
  const end = typeof content === 'string' ? begin + bytes.write(content, begin) : writeBytes(bytes, content, begin);
  let checksum = crc32(bytes.subarray(begin, end));
  for (let at = start + checksumLength - 1; at >= start; at -= 1, checksum >>>= 4) {
    bytes[at] = digits[checksum & 15] as number;
  }
  bytes[begin - 1] = space;
  bytes[end] = lineFeed;
  return end + 1;
}

/** @returns where it ends */
function writeBytes(bytes: Buffer, { head, value, feeds }: BytesLine, start: number): number {
  const begin = start + bytes.write(head, start, 'latin1');
  bytes.set(value, begin);
  for (const feed of feeds) bytes[begin + feed] = instead;
  return begin + value.length;
}

/** One line of a journal. */
export function encodeRecord(entry: AnyJournalEntry): Buffer {
  return new LineEncoder().encode([encodeEntry(entry)]);
}

/** The entry of a line without its line feed; undefined when the line is not what was once written. */
export function decodeRecord(line: Buffer): AnyJournalEntry | undefined {
  const begin = checksumLength + 1;
  if (line.length <= begin || line[begin - 1] !== space) return undefined;
  const text = line.subarray(begin);
  if (checksumIn(line) !== crc32(text)) return undefined;
  if (text[0] === bytesMark) return decodeBytes(text);
  return text[0] === textMark ? decodeText(text) : decodeJson(text.toString());
}

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

function decodeText(text: Buffer): AnyJournalEntry {
  const kind = text.indexOf(space, 1) + 1;
  const value = text.indexOf(space, kind) + 1;
  // Both are ASCII: see `encodeEntry`.
  const names = text.toString('latin1', 1, value - 1);
  return new TextEntry(names.slice(0, kind - 2), names.slice(kind - 1), text.subarray(value));
}

function decodeBytes(text: Buffer): AnyJournalEntry {
  const value = text.indexOf(space, text.indexOf(space, text.indexOf(space, 1) + 1) + 1) + 1;
  const [id = '', kind = '', ways = noFeeds] = text.toString('latin1', 1, value - 1).split(' ');
  const bytes = ways === noFeeds ? text.subarray(value) : withFeeds(text.subarray(value), ways);
  return { id, kind, value: bytes, bytes };
}

/** Not in the piece itself: who reads that again finds what was written. */
function withFeeds(written: Buffer, ways: string): Buffer {
  const bytes = Buffer.from(written);
  let at = 0;
  for (const way of ways.split(',')) {
    at += Number.parseInt(way, base);
    bytes[at] = lineFeed;
  }
  return bytes;
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
  for (let at = 0; at < checksumLength; at += 1) checksum = checksum * 16 + digitOf(line[at] as number);
  return checksum;
}

/** Of a lower-case hex digit; NaN of every other byte. */
function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  return byte >= 0x61 && byte <= 0x66 ? byte - 0x57 : Number.NaN;
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
