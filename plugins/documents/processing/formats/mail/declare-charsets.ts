import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { decodeAs, detectEncoding } from '../../text/decode-text.js';
import { isText } from '../../text/is-text.js';
import { decodeHtml } from '../web/html.js';

/** What says nothing about bytes that are neither ASCII nor UTF-8. */
const saysNothing = /^(?:|utf-?8|us-ascii|ascii|unknown-8bit|x-unknown|default)$/i;
const charsetParameter = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i;
const boundaryParameter = /boundary\s*=\s*(?:"([^"\r\n]+)"|([^\s;"]+))/gi;
const notAscii = /[\x80-\xff]/;

/**
 * Writes a message that has bytes in an encoding that it does not name as one that names it. Old programs send letters in the encoding of
 * their system, and a mail program shows them in that of its reader. Each part is recognized on its own; fields are in the encoding of their part.
 */
export function declareCharsets(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const marks = new Set(Array.from(text.matchAll(boundaryParameter), ([, quoted, plain]) => quoted ?? plain ?? ''));
  let written = '';
  let part = '';
  for (const piece of text.split(/^(?=--)/m)) {
    if (beginsPart(piece, marks)) {
      written += declared(part);
      part = '';
    }
    part += piece;
  }
  return Buffer.from(written + declared(part), 'latin1');
}

function beginsPart(piece: string, marks: ReadonlySet<string>): boolean {
  const [line = ''] = piece.slice(0, 200).split('\n', 1);
  const mark = line.slice(2).trimEnd();
  return line.startsWith('--') && (marks.has(mark) || marks.has(mark.replace(/--$/, '')));
}

/** A part with the line before it, its fields and its text; each character is a byte. */
function declared(part: string): string {
  const [end = ''] = /\r?\n\r?\n/.exec(part) ?? [];
  const at = end === '' ? part.length : part.indexOf(end);
  const [head, body] = [part.slice(0, at), part.slice(at + end.length)];
  const type = fieldOf(head, 'content-type');
  const named = charsetIn(type);
  const isNamed = !saysNothing.test(named);
  const isRaw = !/base64|quoted-printable/i.test(fieldOf(head, 'content-transfer-encoding'));
  const isShown = type === '' || /^text\//i.test(type);
  const isUnknown = isShown && !isNamed && isRaw && !isUtf8(bytesOf(body));
  const encoding = isNamed && iconv.encodingExists(named) ? named : detectEncoding(bytesOf(isUnknown ? part : head));
  const fields = isUtf8(bytesOf(head)) ? head : asUtf8(decodeAs(bytesOf(head), encoding));
  if (!isUnknown) return withNamedCharset(fields, type, isShown && !isNamed && !isRaw, body) + end + body;
  const shown = /^text\/html/i.test(type) ? decodeHtml(bytesOf(body)) : decodeAs(bytesOf(body), encoding);
  return withCharset(fields, type, 'utf-8') + end + asUtf8(shown);
}

/** For a text in Base64 or Quoted-Printable, whose bytes stay. */
function withNamedCharset(fields: string, type: string, isOpen: boolean, body: string): string {
  if (!isOpen) return fields;
  const bytes = decodedBody(body, fieldOf(fields, 'content-transfer-encoding'));
  // A file without a type is no text.
  if (isUtf8(bytes) || !isText(bytes.toString('latin1'))) return fields;
  return withCharset(fields, type, detectEncoding(bytes));
}

function decodedBody(body: string, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64');
  const joined = body.replace(/=[ \t]*\r?\n/g, '');
  return bytesOf(joined.replace(/=([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16))));
}

function withCharset(fields: string, type: string, charset: string): string {
  if (type === '') return `${fields}\r\nContent-Type: text/plain; charset=${charset}`;
  const bare = type.replace(charsetParameter, '');
  return fields.replace(type, () => `${bare.trimEnd().replace(/;$/, '')}; charset=${charset}`);
}

function charsetIn(type: string): string {
  const [, quoted, plain] = charsetParameter.exec(type) ?? [];
  return (quoted ?? plain ?? '').trim();
}

/** The value of a field, with its line ends. */
function fieldOf(head: string, name: string): string {
  return new RegExp(`^${name}:[ \\t]*((?:.*(?:\\r?\\n[ \\t]+.*)*))`, 'im').exec(head)?.[1]?.trimEnd() ?? '';
}

function bytesOf(text: string): Buffer {
  return notAscii.test(text) ? Buffer.from(text, 'latin1') : Buffer.from(text);
}

/** The bytes of a text in UTF-8, one character for each. */
function asUtf8(text: string): string {
  return Buffer.from(text).toString('latin1');
}
