import { isUtf8 } from 'node:buffer';

/** The number of base64 characters that are tested for binary content first. */
const headLength = 1024;

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
  const encoding = utf16Encoding(head);
  const isDeclared = declaredText.test(mediaType);
  if (!encoding && !isDeclared && isBinary(head)) return undefined;
  const bytes = Buffer.from(data, 'base64');
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const isText = isUtf8(bytes) && !isBinary(bytes);
  return isText || isDeclared ? bytes.toString('utf8') : undefined;
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

/** The encoding according to the byte order mark. */
function utf16Encoding(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}
