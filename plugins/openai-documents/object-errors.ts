import { type EncodedError, type ErrorEncoder, GatewayError, unknownResource, z } from '../../core/api/index.js';

const errorBody = z
  .object({
    error: z.object({
      message: z.string(),
      type: z.string(),
      param: z.string().nullable(),
      code: z.string().nullable().describe('The code of the gateway, listed in docs/errors.md.'),
    }),
  })
  .meta({ id: 'FileError' });

/** Fields of the documents' own operations, by what they are called here. */
const params: Readonly<Record<string, string>> = { key: 'file', fileName: 'file', contentType: 'file' };

/** Encodes an error as clients of the API expect it. */
export const objectError: ErrorEncoder = Object.assign(encode, { bodySchema: errorBody });

function encode({ message, status, field, code }: GatewayError): EncodedError {
  const param = field === undefined ? null : (params[field] ?? field);
  return { body: { error: { message, type: typeOf(status), param, code } } };
}

function typeOf(status: number): string {
  if (status >= 500) return 'server_error';
  if (status === 401) return 'authentication_error';
  if (status === 403) return 'permission_error';
  return status === 429 ? 'rate_limit_error' : 'invalid_request_error';
}

export function unknownFile(id: string): GatewayError {
  return unknownResource('GW_FILE_UNKNOWN', 'file', id);
}

export function unknownUpload(id: string): GatewayError {
  return unknownResource('GW_UPLOAD_UNKNOWN', 'upload', id);
}

export function unknownStore(id: string): GatewayError {
  return unknownResource('GW_VECTOR_STORE_UNKNOWN', 'vector store', id);
}

export function unknownBatch(id: string): GatewayError {
  return unknownResource('GW_FILE_BATCH_UNKNOWN', 'file batch', id);
}

export function beyondLimit(message: string): GatewayError {
  return new GatewayError({ code: 'GW_VECTOR_STORE_LIMIT', status: 403, message });
}
