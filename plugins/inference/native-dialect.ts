import { type AnswerEncoder, type Dialect, type ModelCatalog, nativeError } from '../../core/api/index.js';
import { decodeRequest } from './decode-request.js';
import { NativeStream } from './encode-stream.js';
import { encodeWhole } from './encode-whole.js';

/** A comment, which parsers of event streams ignore. */
const heartbeat = ': keep-alive\n\n';

/** The gateway's own dialect, of the routes `/v1/inference/…`. */
export function nativeDialect(catalog: ModelCatalog): Dialect {
  return {
    name: 'native',
    decode: (body) => decodeRequest(body, catalog),
    encode(call, exchange): AnswerEncoder {
      const stream = new NativeStream(call, exchange);
      return {
        heartbeat,
        whole: (answer) => encodeWhole(answer, exchange.trace.traceId),
        part: (part) => stream.part(part),
        end: () => stream.end(),
        error: (error) => stream.error(error),
      };
    },
    error: nativeError,
  };
}
