import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { codeOf } from '../../api/internal/code-of.js';
import { GatewayError } from '../../api/index.js';
import { invalidBody, tooLarge } from './body-errors.js';

interface OutputLimit {
  readonly maxOutputLength: number;
}

type Decompress = (bytes: Uint8Array, limit: OutputLimit) => Promise<Buffer>;

const decompressors: Readonly<Record<string, Decompress>> = {
  gzip: promisify<Uint8Array, OutputLimit, Buffer>(gunzip),
  'x-gzip': promisify<Uint8Array, OutputLimit, Buffer>(gunzip),
  deflate: promisify<Uint8Array, OutputLimit, Buffer>(inflate),
  br: promisify<Uint8Array, OutputLimit, Buffer>(brotliDecompress),
  zstd: promisify<Uint8Array, OutputLimit, Buffer>(zstdDecompress),
};

/**
 * Decompresses a body, up to a limit in bytes.
 *
 * @throws GatewayError `GW_REQUEST_TOO_LARGE` (413), `GW_REQUEST_INVALID` (400)
 */
export type BodyDecompressor = (bytes: Buffer, limit: number) => Promise<Buffer>;

/**
 * The decompressor for a `Content-Encoding`; undefined when the body is not compressed. Called before the body is read, so that an
 * unsupported one need not be sent.
 *
 * @throws GatewayError `GW_REQUEST_ENCODING` (415)
 */
export function decompressorOf(header: string | undefined): BodyDecompressor | undefined {
  const encoding = header?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return undefined;
  const method = Object.hasOwn(decompressors, encoding) ? decompressors[encoding] : undefined;
  if (!method) {
    throw new GatewayError({
      code: 'GW_REQUEST_ENCODING',
      status: 415,
      message: `Content-Encoding "${encoding.slice(0, 100)}" is not supported; use ${Object.keys(decompressors).join(', ')} or none.`,
      headers: { 'accept-encoding': Object.keys(decompressors).join(', ') },
    });
  }
  return async (bytes, limit) => {
    try {
      return await method(bytes, { maxOutputLength: limit });
    } catch (cause) {
      if (codeOf(cause) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit);
      throw invalidBody(
        `The body cannot be decompressed: it is not valid "${encoding}", as its Content-Encoding says.`,
        cause,
      );
    }
  };
}
