import { ProcessingError } from '../../processing-contract.js';
import { decodeCharset, decodeQuoted, type MailHeaders, readHeaders, readValue } from './mail-headers.js';

/** Messages inside of messages, and parts inside of parts. */
const maxDepth = 20;
const maxParts = 2_000;

/** A message, or a part of one (RFC 2045). */
export interface MimePart {
  readonly headers: MailHeaders;
  /** `text/html`. */
  readonly type: string;
  readonly charset: string | undefined;
  readonly fileName: string | undefined;
  readonly isAttachment: boolean;
  /** The decoded content of a part without parts. */
  content(): Buffer;
  readonly parts: readonly MimePart[];
}

/** Parses a message with all its parts; attached messages remain bytes. */
export function parseMime(bytes: Buffer): MimePart {
  return parsePart(bytes, { count: 0 }, 0);
}

function parsePart(bytes: Buffer, seen: { count: number }, depth: number): MimePart {
  seen.count += 1;
  if (depth > maxDepth || seen.count > maxParts)
    throw new ProcessingError('The message has too many parts inside each other.');
  const [head, body] = divide(bytes);
  const headers = readHeaders(head);
  const { value, parameters } = readValue(headers.get('content-type') ?? 'text/plain');
  const disposition = readValue(headers.get('content-disposition') ?? '');
  const boundary = value.startsWith('multipart/') ? parameters.get('boundary') : undefined;
  return {
    headers,
    type: value,
    charset: parameters.get('charset'),
    fileName: disposition.parameters.get('filename') ?? parameters.get('name'),
    isAttachment: disposition.value === 'attachment',
    content: () => decoded(body, headers),
    parts: boundary === undefined ? [] : pieces(body, boundary).map((piece) => parsePart(piece, seen, depth + 1)),
  };
}

/** Head and body, which are divided by an empty line. */
function divide(bytes: Buffer): readonly [Buffer, Buffer] {
  if (bytes[0] === 0x0a || (bytes[0] === 0x0d && bytes[1] === 0x0a)) return [Buffer.alloc(0), bytes];
  const ends = (['\r\n\r\n', '\n\n'] as const).map((mark) => ({ at: bytes.indexOf(mark), length: mark.length }));
  const [first] = ends.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
  return first === undefined
    ? [bytes, Buffer.alloc(0)]
    : [bytes.subarray(0, first.at), bytes.subarray(first.at + first.length)];
}

function pieces(body: Buffer, boundary: string): readonly Buffer[] {
  const mark = `--${boundary}`;
  const found: Buffer[] = [];
  let start: number | undefined;
  for (let at = lineWith(body, mark, 0); at !== -1; at = lineWith(body, mark, at + mark.length)) {
    if (start !== undefined) found.push(body.subarray(start, at));
    const next = body.indexOf(0x0a, at);
    if (next === -1 || body.toString('latin1', at + mark.length, at + mark.length + 2) === '--') return found;
    start = next + 1;
  }
  // A message that was cut has no last mark.
  if (start !== undefined) found.push(body.subarray(start));
  return found;
}

function lineWith(body: Buffer, mark: string, from: number): number {
  for (let at = body.indexOf(mark, from); at !== -1; at = body.indexOf(mark, at + 1))
    if (at === 0 || body[at - 1] === 0x0a) return at;
  return -1;
}

function decoded(body: Buffer, headers: MailHeaders): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? '';
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  return encoding === 'quoted-printable' ? decodeQuoted(body.toString('latin1')) : body;
}

/** The text of a part. */
export function textOf(part: MimePart): string {
  return decodeCharset(part.content(), part.charset);
}
