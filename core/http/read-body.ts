import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { GatewayError, isJsonObject, type JsonObject, parseJson } from '../api/index.js';

/** Bounds of a request body. */
export interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly bodyTimeoutMs: number;
}

/** A JSON body in both forms. */
export interface JsonBody {
  readonly bytes: Uint8Array;
  readonly value: JsonObject;
}

type Decompress = (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;

const decompressors: Readonly<Record<string, Decompress>> = {
  gzip: promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip),
  'x-gzip': promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip),
  deflate: promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate),
  br: promisify<Uint8Array, { maxOutputLength: number }, Buffer>(brotliDecompress),
  zstd: promisify<Uint8Array, { maxOutputLength: number }, Buffer>(zstdDecompress),
};

/** Reads and parses the JSON object in a request body; every failure is a clear 4xx. */
export async function readJsonBody(request: IncomingMessage, limits: BodyLimits): Promise<JsonBody> {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase();
  const received = await readBytes(request, limits);
  const bytes =
    encoding === undefined || encoding === '' || encoding === 'identity'
      ? received
      : await decompress(received, encoding, limits.maxBodyBytes);
  return { bytes, value: parseObject(bytes) };
}

function readBytes(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limits.maxBodyBytes) return Promise.reject(tooLarge(limits.maxBodyBytes));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => {
      settle(() => reject(tooSlow(limits.bodyTimeoutMs)));
    }, limits.bodyTimeoutMs);
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      outcome();
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limits.maxBodyBytes) settle(() => reject(tooLarge(limits.maxBodyBytes)));
      else chunks.push(chunk);
    };
    const onEnd = (): void =>
      settle(() => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    const onBroken = (): void => settle(() => reject(brokenOff()));
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

async function decompress(bytes: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> {
  const method = decompressors[encoding];
  if (!method) {
    throw new GatewayError({
      code: 'GW_REQUEST_ENCODING',
      status: 415,
      message: `Content-Encoding "${encoding}" is not supported; use ${Object.keys(decompressors).join(', ')} or none.`,
    });
  }
  try {
    return await method(bytes, { maxOutputLength });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxOutputLength);
    throw invalid(`The body is not what its Content-Encoding "${encoding}" promises.`, cause);
  }
}

function parseObject(bytes: Buffer): JsonObject {
  if (bytes.length === 0) throw invalid('The body is empty; a JSON object is needed.');
  if (!isUtf8(bytes)) throw invalid('The body is not valid UTF-8.');
  let value: unknown;
  try {
    value = parseJson(bytes.toString('utf8'));
  } catch (cause) {
    throw invalid(`The body is not valid JSON: ${(cause as Error).message}.`, cause);
  }
  if (!isJsonObject(value)) throw invalid('The body must be a JSON object.');
  return value;
}

function invalid(message: string, cause?: unknown): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message, cause });
}

function tooLarge(limit: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TOO_LARGE',
    status: 413,
    message: `The body is larger than the limit of ${limit} bytes (server.maxBodyBytes).`,
  });
}

function tooSlow(limit: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TIMEOUT',
    status: 408,
    message: `The body did not arrive within ${limit} ms.`,
  });
}

function brokenOff(): GatewayError {
  return new GatewayError({
    code: 'GW_CLIENT_GONE',
    status: 499,
    message: 'The client left before its request was complete.',
  });
}
