import {
  type EncodedError,
  type ErrorEncoder,
  type GatewayError,
  type JsonObject,
  statusForSdks,
} from '../../core/api/index.js';
import { errorReply } from './schemas.js';

const managed = 'The models are those of the configuration: GET /api/tags lists them.';
const web = 'Give the model a tool for it.';

/** The error body of the dialect: one text, with the gateway's own code beside it. */
export function errorBody({ message, code }: GatewayError): JsonObject {
  return { error: message, code };
}

/** Encodes an error reply. In this dialect an unknown model is 404. */
export const encodeError: ErrorEncoder = Object.assign(encode, { bodySchema: errorReply, unserved });

function encode(error: GatewayError): EncodedError {
  return { status: statusForSdks(error), body: errorBody(error) };
}

function unserved(path: string): string | undefined {
  if (/^\/api\/(?:pull|push|create|copy|delete|blobs\/.*)$/.test(path)) return managed;
  return /^\/api\/(?:web_search|web_fetch|experimental\/.*)$/.test(path) ? web : undefined;
}
