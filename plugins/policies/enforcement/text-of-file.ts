import { isUtf8 } from 'node:buffer';

/** Characters in base64 that tell a text from anything else. */
const headLength = 1024;

/** What says of itself that it is text. */
const declaredText = /^text\/|\bjson\b|[+/]xml\b|\bcsv\b|\byaml\b/i;

/** A page description may consist of characters alone, but its texts stand at places that must not move. */
const pageDescription = '%PDF-';
/** White space, and the escape of terminals. */
const usualControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);

/**
 * What a file says that is text; undefined for any other. Bytes count as well as the declared type: clients leave it out or call everything
 * `application/octet-stream`, and providers read such files all the same.
 */
export function textOfFile(mediaType: string, data: string): string | undefined {
  const head = Buffer.from(data.slice(0, headLength), 'base64');
  const encoding = wideEncoding(head);
  const isDeclared = declaredText.test(mediaType);
  if (!encoding && !isDeclared && isBinary(head)) return undefined;
  const bytes = Buffer.from(data, 'base64');
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const isText = isUtf8(bytes) && !isBinary(bytes);
  return isText || isDeclared ? bytes.toString('utf8') : undefined;
}

/** Whether something that should be base64 is not, so that whoever gets it reads it as it stands. */
export function isPlain(data: string): boolean {
  return /[^A-Za-z0-9+/=_\-\r\n\t]/.test(data);
}

function isBinary(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, pageDescription.length) === pageDescription) return true;
  for (const byte of bytes) if (byte < 0x20 && !usualControls.has(byte)) return true;
  return false;
}

/** By the mark at the beginning. */
function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}
