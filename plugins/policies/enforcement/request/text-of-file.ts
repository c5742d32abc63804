import { isUtf8 } from 'node:buffer';
import { type WideEncoding, wideEncodingOf } from '../../../../core/api/index.js';

/** The number of base64 characters by which encoding and binary content are detected first. */
const headLength = 87_384;

/** Media types of text formats. */
const declaredText = /^text\/|\bjson\b|[+/]xml\b|\bcsv\b|\byaml\b/i;

/** PDF may consist of text characters only, but refers to byte offsets, which a redaction would invalidate. */
const pdfSignature = '%PDF-';
/** White space, and the escape character of terminal sequences. */
const textControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);

/**
 * The content of a text file; undefined for other files. The bytes count as well as the declared type, because clients omit it or declare
 * `application/octet-stream`, and providers read such files nevertheless.
 *
 * @param data the bytes in base64
 */
export function textOfFile(mediaType: string, data: string): string | undefined {
  const head = Buffer.from(data.slice(0, headLength), 'base64');
  const isDeclared = declaredText.test(mediaType);
  const encoding = wideEncodingOf(head);
  if (encoding === undefined) return isDeclared || !isBinary(head) ? narrowText(data, isDeclared) : undefined;
  const text = wideText(Buffer.from(data, 'base64'), encoding);
  // In recordings and pictures, NULs may be at the same positions as in text.
  return isDeclared || hasMark(head) || isPlausible(text) ? text : undefined;
}

function narrowText(data: string, isDeclared: boolean): string | undefined {
  const bytes = Buffer.from(data, 'base64');
  const isText = isUtf8(bytes) && !isBinary(bytes);
  return isText || isDeclared ? bytes.toString('utf8') : undefined;
}

function wideText(bytes: Buffer, encoding: WideEncoding): string {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return new TextDecoder(encoding).decode(bytes);
  const points: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const point = encoding === 'utf-32le' ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    points.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\u{fffd}');
  }
  return points.join('').replace(/^\u{feff}/u, '');
}

/** Whether bytes begin with a byte order mark in 16 or 32 bits. */
function hasMark([first, second, third, fourth]: Buffer): boolean {
  if (first === 0 && second === 0) return third === 0xfe && fourth === 0xff;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Whether a text has neither control characters nor characters that could not be decoded. */
function isPlausible(text: string): boolean {
  return !text.includes('\u{fffd}') && !isBinary(Buffer.from(text, 'utf8'));
}

/** Whether data that should be base64 are not, so that they must be inspected as they are. */
export function isNotBase64(data: string): boolean {
  return /[^A-Za-z0-9+/=_\-\r\n\t]/.test(data);
}

function isBinary(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, pdfSignature.length) === pdfSignature) return true;
  for (const byte of bytes) if (byte < 0x20 && !textControls.has(byte)) return true;
  return false;
}
