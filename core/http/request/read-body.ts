import type { IncomingMessage } from 'node:http';
import { after, type Awaitable, type JsonObject, type UploadedFile } from '../../api/index.js';
import { withoutByteOrderMark } from '../../api/internal/byte-order-mark.js';
import { CollectedBytes } from '../../api/internal/collected-bytes.js';
import { holdBytes } from '../../api/internal/exchange-memory.js';
import type { HttpContext } from '../http-context.js';
import { brokenOff, tooLarge, tooSlow } from './body-errors.js';
import { type BodyDecompressor, decompressorOf } from './decompress-body.js';
import { parseJsonObject } from './parse-body.js';

/** Limits of a request body. */
export interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly bodyTimeoutMs: number;
}

/** A request whose body is read. */
type Received = Pick<HttpContext, 'request' | 'exchange' | 'settings' | 'writer'>;

/** A body as JSON, in bytes and parsed. */
export interface ReadBody {
  readonly bytes: Uint8Array;
  readonly value: JsonObject;
  /** The files of a form. */
  readonly files?: readonly UploadedFile[];
}

/**
 * Reads and parses the JSON object in a request body, in several turns of the event loop if it is long.
 *
 * @param maxMembers the most members of one object in it
 */
export function readJsonBody(received: Received, maxMembers: number): Awaitable<ReadBody> {
  return after(readBytes(received), (bytes) => jsonBody(bytes, maxMembers, received));
}

/**
 * Reads a request body; every failure is a 4xx error, except that there may be no memory for it (503). Synchronous for a small body that has
 * arrived together with the headers.
 */
export function readBytes(received: Received): Awaitable<Buffer> {
  const { request, settings: limits, writer } = received;
  const decompress = decompressorOf(request.headers['content-encoding']);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limits.maxBodyBytes) throw tooLarge(limits.maxBodyBytes);
  // The client may wait for `100 Continue` before it sends its body.
  writer.sendContinue();
  // Node delivers a small body right after the headers, and reports only later that it is complete.
  const arrived = request.complete || (announced > 0 && request.readableLength === announced);
  if (arrived && !decompress) return takeArrived(request, limits);
  return readLater(received, decompress);
}

async function readLater(received: Received, decompress: BodyDecompressor | undefined): Promise<Buffer> {
  const { request, settings: limits, exchange } = received;
  const bytes = request.complete ? takeArrived(request, limits) : await receive(received);
  if (!decompress) return bytes;
  const decompressed = await decompress(bytes, limits.maxBodyBytes);
  holdBytes(exchange, decompressed.length);
  return decompressed;
}

function jsonBody(
  written: Buffer,
  maxMembers: number,
  { exchange, settings: { maxBodyBytes } }: Received,
): Awaitable<ReadBody> {
  const bytes = withoutByteOrderMark(written);
  const parsed = parseJsonObject(bytes, { maxBodyBytes, maxMembers }, exchange);
  return after(parsed, (value) => ({ bytes, value }));
}

async function receive({ request, settings: limits, exchange }: Received): Promise<Buffer> {
  if (request.destroyed) throw brokenOff();
  return new Promise((resolve, reject) => {
    const received = new CollectedBytes();
    const timer = setTimeout(() => {
      settle(() => reject(tooSlow(limits.bodyTimeoutMs)));
    }, limits.bodyTimeoutMs).unref();
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      outcome();
    };
    const onData = (chunk: Buffer): void => {
      received.add(chunk);
      if (received.size > limits.maxBodyBytes) return settle(() => reject(tooLarge(limits.maxBodyBytes)));
      try {
        holdBytes(exchange, received.size, chunk.length);
      } catch (full) {
        settle(() => reject(full as Error));
      }
    };
    const onEnd = (): void => settle(() => resolve(received.all()));
    const onBroken = (): void => settle(() => reject(brokenOff()));
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

/** Fast path without timers, listeners or another turn of the event loop. */
function takeArrived(request: IncomingMessage, { maxBodyBytes }: BodyLimits): Buffer {
  const body = (request.read() as Buffer | null) ?? Buffer.alloc(0);
  if (body.length > maxBodyBytes) throw tooLarge(maxBodyBytes);
  return body;
}
