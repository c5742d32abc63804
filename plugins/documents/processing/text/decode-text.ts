import iconv from 'iconv-lite';
import { detect } from 'jschardet';

/** Sample size for the detection; more does not improve it. */
const sampleLength = 65_536;
/** From here on a NUL is a character of two or four bytes, and not an accident. */
const wideShare = 0.1;

const escape = 0x1b;

/** A decoded text and its encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

/** Decodes text in any encoding. */
export function decodeText(bytes: Buffer): DecodedText {
  const encoding = detectEncoding(bytes);
  const text = iconv.encodingExists(encoding) ? iconv.decode(bytes, encoding) : new TextDecoder(encoding).decode(bytes);
  return { text: text.startsWith('\u{feff}') ? text.slice(1) : text, encoding };
}

/** Detects the encoding of a text: by its byte order mark, by the positions of NULs, by validity as UTF-8, or else statistically. */
export function detectEncoding(bytes: Buffer): string {
  return fromMark(bytes) ?? fromNuls(bytes) ?? fromUtf8(bytes) ?? guess(bytes);
}

function fromMark(bytes: Buffer): string | undefined {
  // The byte order mark of UTF-32 begins like that of UTF-16.
  if (startsWith(bytes, 0xff, 0xfe, 0, 0)) return 'utf-32le';
  if (startsWith(bytes, 0, 0, 0xfe, 0xff)) return 'utf-32be';
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return undefined;
}

function startsWith(bytes: Buffer, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Latin text in 16 or 32 bits is UTF-8 too, full of NULs: these are looked at first. */
function fromNuls(bytes: Buffer): string | undefined {
  const length = Math.min(bytes.length, sampleLength) & ~3;
  if (length < 4) return undefined;
  const nuls = [0, 0, 0, 0];
  for (let index = 0; index < length; index += 1) if (bytes[index] === 0) nuls[index & 3]! += 1;
  const [first, second, third, fourth] = nuls.map((count) => (count * 4) / length) as [number, number, number, number];
  if (first > 0.9 && second > 0.9 && fourth < 0.5) return 'utf-32be';
  if (fourth > 0.9 && third > 0.9 && first < 0.5) return 'utf-32le';
  const [even, odd] = [first + third, second + fourth];
  if (odd > 2 * wideShare && odd > 4 * even) return 'utf-16le';
  if (even > 2 * wideShare && even > 4 * odd) return 'utf-16be';
  return undefined;
}

function fromUtf8(bytes: Buffer): string | undefined {
  // ISO-2022 is pure ASCII with escape sequences.
  if (bytes.subarray(0, sampleLength).includes(escape)) return undefined;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return undefined;
  }
}

function guess(bytes: Buffer): string {
  const { encoding } = detect(sampleOf(bytes));
  if (encoding && canDecode(encoding)) return encoding.toLowerCase() === 'ascii' ? 'utf-8' : encoding;
  return 'windows-1252';
}

/** ISO-2022-JP is supported only by the platform, most others only by the library. */
function canDecode(encoding: string): boolean {
  if (iconv.encodingExists(encoding)) return true;
  try {
    return new TextDecoder(encoding).encoding !== 'replacement';
  } catch {
    return false;
  }
}

/** The part of a file that says most about its encoding: the first characters that are not ASCII may come late. */
function sampleOf(bytes: Buffer): Buffer {
  if (bytes.length <= sampleLength) return bytes;
  let first = 0;
  while (first < bytes.length && bytes[first]! < 0x80 && bytes[first] !== escape) first += 1;
  const start = Math.max(0, Math.min(first - 1024, bytes.length - sampleLength));
  return bytes.subarray(start, start + sampleLength);
}
