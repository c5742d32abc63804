import iconv from 'iconv-lite';
import { decodeText } from '../../text/decode-text.js';

/** The first value of each header field, by its name in small letters. */
export type MailHeaders = ReadonlyMap<string, string>;

/** A value with parameters: `text/plain; charset=utf-8`. */
export interface HeaderValue {
  /** In small letters. */
  readonly value: string;
  readonly parameters: ReadonlyMap<string, string>;
}

/** Reads the fields at the head of a message (RFC 5322). */
export function readHeaders(head: Buffer): MailHeaders {
  const headers = new Map<string, string>();
  const lines = decodeText(head)
    .text.replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  for (const line of lines) {
    const [, name, value = ''] = /^([!-9;-~]{1,100}):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value.trim());
  }
  return headers;
}

const encodedWord = /=\?([^?\s]{1,60})\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi;

/** Replaces the encoded words of a field (RFC 2047): `=?utf-8?q?J=C3=BCrgen?=`. */
export function decodeWords(value: string): string {
  return value.replace(encodedWord, (_, charset: string, kind: string, text: string) =>
    decodeCharset(
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : decodeQuoted(text.replaceAll('_', ' ')),
      charset,
    ),
  );
}

/** Decodes quoted-printable (RFC 2045, 6.7). */
export function decodeQuoted(text: string): Buffer {
  const joined = text.replace(/=[ \t]*\r?\n/g, '');
  return Buffer.from(
    joined.replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
}

/** Decodes bytes in an encoding that a message names, or as any text when it is unknown. */
export function decodeCharset(bytes: Buffer, charset: string | undefined): string {
  const name = charset?.replace(/\*.*$/, '') ?? '';
  if (iconv.encodingExists(name)) return iconv.decode(bytes, name);
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return decodeText(bytes).text;
  }
}

const parameter = /;\s*([\w-]{1,40})(?:\*(\d{1,2}))?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/g;

/** Reads a value with its parameters, also those in pieces and with an encoding of their own (RFC 2231). */
export function readValue(field: string): HeaderValue {
  const parameters = new Map<string, string>();
  let charset: string | undefined;
  for (const [, name = '', piece, encoded, quoted, plain = ''] of field.slice(0, 10_000).matchAll(parameter)) {
    let text = quoted?.replace(/\\(.)/g, '$1') ?? plain;
    if (encoded !== undefined) {
      const [, declared, rest] = /^([^']*)'[^']*'(.*)$/.exec(text) ?? [];
      charset = declared ?? charset;
      text = decodeCharset(decodeQuoted((rest ?? text).replaceAll('%', '=')), charset);
    }
    const key = name.toLowerCase();
    parameters.set(key, piece === undefined ? decodeWords(text) : (parameters.get(key) ?? '') + text);
  }
  return { value: (field.split(';', 1)[0] ?? '').trim().toLowerCase(), parameters };
}
