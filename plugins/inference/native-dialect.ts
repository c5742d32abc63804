import {
  type AnswerEncoder,
  type Dialect,
  type ErrorEncoder,
  type ModelCatalog,
  nativeErrorBody,
} from '../../core/api/index.js';
import { decodeRequest } from './decode-request.js';
import { NativeStream } from './encode-stream.js';
import { encodeWhole } from './encode-whole.js';

/** A comment, which every reader of event streams skips. */
const heartbeat = ': keep-alive\n\n';

/** The gateway's own language, spoken on `/v1/inference/…`. */
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
    error: encodeError,
  };
}

/** An invalid model id is a 400 in the native contract, whatever it is elsewhere. */
const encodeError: ErrorEncoder = (error) => {
  const status = error.status === 404 && error.code.startsWith('GW_MODEL_') ? 400 : error.status;
  return { status, body: { ...nativeErrorBody(error, status) } };
};
