import iconv from 'iconv-lite';
import { detect } from 'jschardet';
import { wideEncodingOf } from '../../../../core/api/index.js';
import { westernEncoding } from './western-text.js';

/** Sample size for the detection; more does not improve it. */
const sampleLength = 65_536;

const escape = 0x1b;

/** Decodes text in any encoding. */
export function decodeText(bytes: Buffer): string {
  const text = decodeAs(bytes, detectEncoding(bytes));
  return text.startsWith('\u{feff}') ? text.slice(1) : text;
}

/** Decodes text in a known encoding. */
export function decodeAs(bytes: Buffer, encoding: string): string {
  // The library's table is from before the euro.
  if (/^mac-?(?:roman|intosh)$/i.test(encoding)) return new TextDecoder('macintosh').decode(bytes);
  return iconv.encodingExists(encoding) ? iconv.decode(bytes, encoding) : new TextDecoder(encoding).decode(bytes);
}

/** Detects the encoding of a text: by its byte order mark, by the positions of NULs, by validity as UTF-8, or else statistically. */
export function detectEncoding(bytes: Buffer): string {
  return wideEncodingOf(bytes) ?? fromMark(bytes) ?? fromUtf8(bytes) ?? guess(bytes);
}

/** UTF-8 with a byte order mark. */
function fromMark(bytes: Buffer): string | undefined {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

function fromUtf8(bytes: Buffer): string | undefined {
  // ISO-2022 is pure ASCII with escape sequences.
  if (bytes.subarray(0, sampleLength).includes(escape)) return undefined;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isNearlyUtf8(bytes) ? 'utf-8' : undefined;
  }
}

/** Characters of UTF-8 for each byte that fits to none: in other encodings hardly two bytes in succession look like a character of it. */
const charactersForEachFault = 10;

/** Whether only a few characters are broken: a file that was cut, or a log with a line from elsewhere. */
function isNearlyUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
  let [characters, faults] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0xfffd) faults += 1;
    else if (code > 0x7f) characters += 1;
  }
  return characters > 0 && characters >= faults * charactersForEachFault;
}

function guess(bytes: Buffer): string {
  const sample = sampleOf(bytes);
  const western = westernEncoding(sample);
  if (western !== undefined) return western;
  const { encoding } = detect(sample);
  if (encoding && isJapanese(sample, encoding)) return 'euc-jp';
  if (encoding && canDecode(encoding)) return encoding.toLowerCase() === 'ascii' ? 'utf-8' : encoding;
  return 'windows-1252';
}

/** Whether what looks like Chinese is Japanese: in EUC both have the same bytes for kana, which no text in Chinese has. */
function isJapanese(sample: Buffer, encoding: string): boolean {
  return /^gb/i.test(encoding) && /[ぁ-んァ-ヴ]/.test(iconv.decode(sample, 'euc-jp'));
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
