import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import type { GatewayError } from '../../api/errors.js';
import { brokenAnswer } from './upstream-errors.js';

type ChunkSink = (chunk: Uint8Array) => void | Promise<void>;

/**
 * Decodes one content coding, chunk by chunk. The output goes to the sink in pieces, so that a small chunk which expands a thousandfold is
 * never in memory as a whole.
 *
 * undici's own decompress interceptor is not used, because it wraps every call, whether compressed or not, and is marked experimental.
 */
export class Decompressor {
  readonly #encoding: string;
  readonly #host: string;
  readonly #sink: ChunkSink;
  /** Created with the first byte, because a response without a body may have a `Content-Encoding`. */
  #stream: Transform | undefined;
  /** Rejects the pending `write` or `end`. */
  #reject: (error: unknown) => void = () => {};
  #failure: { readonly error: unknown } | undefined;

  constructor(encoding: string, host: string, sink: ChunkSink) {
    this.#encoding = encoding;
    this.#host = host;
    this.#sink = sink;
  }

  /** Resolves when the chunk has been decoded, and the sink has taken nearly all of the output. */
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

  /** Resolves when the sink has taken everything; rejects when the compressed data are incomplete. */
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

  /** Frees the decoder's memory, even if it has not finished. */
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
      // `deflate` means the zlib format (RFC 1950), but some servers send raw deflate data. The first byte distinguishes them.
      return ((firstChunk[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      return undefined;
  }
}
