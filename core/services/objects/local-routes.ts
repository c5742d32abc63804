import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { GatewayError } from '../../api/errors.js';
import type { Exchange } from '../../api/exchange.js';
import { defineRoute, type Reply, type Route, type RouteRequest } from '../../api/route.js';
import type { Clock } from '../../api/services/clock.js';
import type { ObjectKey } from '../../api/services/object-store.js';
import { refusal } from '../../api/management/api-error.js';
import { type ByteRange, byteRangeOf } from './byte-range.js';
import { attachment } from './content-disposition.js';
import type { LocalFolder } from './local-folder.js';
import { isObjectKey } from './object-key.js';
import { refusedUrl } from './refused-url.js';
import { isSignatureOf, type SignedTerms } from './url-signature.js';

export const objectsPath = '/v1/objects';

const place = `${objectsPath}/{folder}/{name}`;
const path = z.object({ folder: z.string(), name: z.string() });
/** Missing and invalid parameters need no error of their own: the signature does not match then. */
const text = z.string().default('');
const signed = { type: text, expires: text, signature: text };
const uploadQuery = z.object({ ...signed, max: text });
const downloadQuery = z.object({ ...signed, name: text });
const pieceBytes = 64 * 1024;
/** How long after its URL has expired a file may still arrive, in milliseconds: the plugin that has signed the URL looks for the file only this long. */
const longestUploadMs = 45 * 60_000;

/** The routes of signed URLs. The URL is the only credential that is needed. */
export function localRoutes(files: LocalFolder, secret: Uint8Array, clock: Clock): readonly Route[] {
  const check = (terms: SignedTerms, signature: string): ObjectKey => checked(terms, signature, secret, clock);
  return [uploadRoute(files, check, clock), downloadRoute(files, check)];
}

type Check = (terms: SignedTerms, signature: string) => ObjectKey;

function uploadRoute(files: LocalFolder, check: Check, clock: Clock): Route {
  return defineRoute({
    operation: 'uploadObject',
    method: 'PUT',
    path: place,
    access: { kind: 'public' },
    summary: 'Send a file to a signed URL',
    description:
      'Stores the body as a file. The URL comes from `createDocumentUploadUrl`, is valid for 10 minutes, and allows one name, type and maximum size. Sending again before the upload is finalized replaces the file, and ends a request that is still sending it.',
    tag: 'Files',
    parameters: { path, query: uploadQuery },
    takesStream: true,
    replies: {
      200: { description: 'The file is stored.' },
      403: refusal('The URL was not signed by the gateway or has expired, or the file is not what it was signed for.'),
      404: refusal('The path is not that of a file.'),
    },
    async handle({ exchange, path: { folder, name }, query, stream }) {
      const maxBytes = Number(query.max);
      const [key, contentType, expires] = [`${folder}/${name}`, query.type, Number(query.expires)];
      const terms = { method: 'PUT', key, contentType, maxBytes, fileName: '', expires } as const;
      const target = check(terms, query.signature);
      checkHead(exchange, terms);
      await files.write(target, inTime(atMost(stream, maxBytes), expires * 1000 + longestUploadMs, clock));
      return {};
    },
  });
}

function downloadRoute(files: LocalFolder, check: Check): Route {
  return defineRoute({
    operation: 'downloadObject',
    method: 'GET',
    path: place,
    access: { kind: 'public' },
    summary: 'Fetch a file from a signed URL',
    description:
      'Returns a file, or with `Range` a part of it. The URL comes from `createDocumentDownloadUrl` and is valid for 5 minutes.',
    tag: 'Files',
    parameters: { path, query: downloadQuery },
    replies: {
      200: { description: 'The file.', contentType: '*/*' },
      206: { description: 'The part of it that `Range` asks for.', contentType: '*/*' },
      403: refusal('The URL was not signed by the gateway, or has expired.'),
      404: refusal('The file no longer exists.'),
      416: refusal('The file has no such part.'),
    },
    handle: (request) => download(files, check, request),
  });
}

async function download(
  files: LocalFolder,
  check: Check,
  { exchange, path: { folder, name }, query }: RouteRequest<z.output<typeof path>, z.output<typeof downloadQuery>>,
): Promise<Reply> {
  const [contentType, fileName] = [query.type, query.name];
  const terms = { method: 'GET', key: `${folder}/${name}`, contentType, maxBytes: 0, fileName } as const;
  const key = check({ ...terms, expires: Number(query.expires) }, query.signature);
  const file = await files.open(key);
  if (!file) throw new GatewayError({ code: 'GW_OBJECT_UNKNOWN', status: 404, message: 'This file is deleted.' });
  try {
    const { size } = await file.stat();
    const range = byteRangeOf(exchange.header('range'), size);
    if (range === 'unsatisfiable') throw beyondEnd(size);
    const part = range === 'whole' ? { first: 0, last: size - 1 } : range;
    const reply = partReply(file, part, { contentType, fileName });
    if (exchange.method === 'HEAD') await file.close();
    if (range === 'whole') return reply;
    const contentRange = `bytes ${part.first}-${part.last}/${size}`;
    return { ...reply, status: 206, headers: { ...reply.headers, 'content-range': contentRange } };
  } catch (cause) {
    await file.close();
    throw cause;
  }
}

/** The reply with a file or a range of it. Browsers save it and never display it, so that no script in it runs under the gateway's origin. */
function partReply(
  file: FileHandle,
  part: ByteRange,
  { contentType, fileName }: { readonly contentType: string; readonly fileName: string },
): Reply {
  return {
    contentType,
    headers: {
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': attachment(fileName),
      'content-length': String(part.last - part.first + 1),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    stream: piecesOf(file, part),
  };
}

async function* piecesOf(file: FileHandle, { first, last }: ByteRange): AsyncGenerator<Uint8Array> {
  try {
    for (let at = first; at <= last; ) {
      // A new buffer for each piece, because the previous one may still be queued in the socket.
      const wanted = Math.min(pieceBytes, last - at + 1);
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(wanted), 0, wanted, at);
      if (bytesRead === 0) throw new Error('a stored file has become shorter while it was read');
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

function checked(terms: SignedTerms, signature: string, secret: Uint8Array, clock: Clock): ObjectKey {
  // The signature is checked first, so that without one nothing can be learned about valid parameters.
  if (!isSignatureOf(secret, terms, signature) || !isObjectKey(terms.key)) {
    throw refusedUrl('The signature of this URL is not valid. Use the URL exactly as it was given.');
  }
  if (clock.now() > terms.expires * 1000) throw refusedUrl('This URL has expired. Ask for another one.');
  return terms.key;
}

function checkHead(exchange: Exchange, { contentType, maxBytes }: SignedTerms): void {
  const sent = exchange.header('content-type');
  if (!isSameType(sent ?? '', contentType)) {
    throw refusedUrl(`The file must be sent with "Content-Type: ${contentType}", as this URL was signed for.`);
  }
  if ((exchange.header('content-encoding') ?? 'identity') !== 'identity') {
    throw refusedUrl('The file must be sent without Content-Encoding.');
  }
  if (Number(exchange.header('content-length') ?? 0) > maxBytes) throw tooLong(maxBytes);
}

/** Compares content types. Many clients add a `charset`, which is ignored unless one was signed. */
function isSameType(sent: string, signed: string): boolean {
  const plain = (type: string): string => type.toLowerCase().replaceAll(/\s/g, '');
  const wanted = plain(signed);
  return plain(sent) === wanted || (!wanted.includes(';') && plain(sent).split(';')[0] === wanted);
}

async function* atMost(pieces: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > maxBytes) throw tooLong(maxBytes);
    yield piece;
  }
}

async function* inTime(pieces: AsyncIterable<Uint8Array>, end: number, clock: Clock): AsyncGenerator<Uint8Array> {
  const check = (): void => {
    if (clock.now() > end) throw refusedUrl('The file took too long to arrive. Ask for another URL.');
  };
  for await (const piece of pieces) {
    check();
    yield piece;
  }
  check();
}

function tooLong(maxBytes: number): GatewayError {
  return refusedUrl(`The file is longer than the ${maxBytes} bytes that this URL was signed for.`);
}

function beyondEnd(size: number): GatewayError {
  return new GatewayError({
    code: 'GW_OBJECT_RANGE',
    status: 416,
    message: `The file has ${size} bytes.`,
    headers: { 'content-range': `bytes */${size}` },
  });
}
