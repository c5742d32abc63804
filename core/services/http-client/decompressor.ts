import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import type { GatewayError } from '../../api/errors.js';
import { brokenAnswer } from './upstream-errors.js';

type ChunkSink = (chunk: Uint8Array) => void | Promise<void>;

/**
 * Undoes one content coding chunk by chunk. What a chunk expands to goes to the sink piece by piece, so that a small chunk
 * which expands a thousandfold never stands in memory whole.
 *
 * undici's own decompress interceptor is not used: it wraps every call, compressed or not, and is marked experimental.
 */
export class Decompressor {
  readonly #encoding: string;
  readonly #host: string;
  readonly #sink: ChunkSink;
  /** Made with the first byte: an answer without a body may still announce a coding. */
  #stream: Transform | undefined;
  /** Rejects the write, or the end, that is being waited for. */
  #reject: (error: unknown) => void = () => {};
  #failure: { readonly error: unknown } | undefined;

  constructor(encoding: string, host: string, sink: ChunkSink) {
    this.#encoding = encoding;
    this.#host = host;
    this.#sink = sink;
  }

  /** Resolves when the chunk has been taken in and nearly all that it expands to has been taken by the sink. */
  write(chunk: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) throw this.#failure.error;
      this.#reject = reject;
      this.#stream ??= this.#open(chunk);
      this.#stream.write(chunk, (error) => {
        if (!error) resolve();
      });
    });
  }

  /** Resolves when the sink has taken everything; rejects when the compressed data stop in the middle. */
  end(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) throw this.#failure.error;
      const stream = this.#stream;
      if (stream === undefined || stream.readableEnded) return resolve();
      this.#reject = reject;
      stream.once('end', resolve);
      stream.end();
    });
  }

  /** Frees the memory of the decompression, finished or not. */
  close(): void {
    this.#stream?.destroy();
  }

  #open(firstChunk: Uint8Array): Transform {
    const stream = decoderOf(this.#encoding, firstChunk);
    if (stream === undefined) throw this.#unreadable(`which the gateway did not ask for and cannot read`);
    stream.on('data', (chunk: Uint8Array) => this.#give(stream, chunk));
    stream.on('error', (cause) => this.#fail(this.#unreadable('which could not be decompressed', cause)));
    return stream;
  }

  #give(stream: Transform, chunk: Uint8Array): void {
    try {
      const pending = this.#sink(chunk);
      if (pending === undefined) return;
      stream.pause();
      pending.then(
        () => stream.resume(),
        (error: unknown) => this.#fail(error),
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#stream?.destroy();
    this.#reject(error);
  }

  #unreadable(why: string, cause?: Error): GatewayError {
    return brokenAnswer(
      this.#host,
      `sent a body with content-encoding "${this.#encoding.slice(0, 40)}", ${why}`,
      cause,
    );
  }
}

function decoderOf(encoding: string, firstChunk: Uint8Array): Transform | undefined {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      // Named after a wrapped format (RFC 1950), sent without its wrapping by some: the first byte tells.
      return ((firstChunk[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      return undefined;
  }
}
