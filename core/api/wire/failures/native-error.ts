import type { EncodedError, ErrorEncoder } from '../../dialect.js';
import type { GatewayError } from '../../errors.js';
import { STATUS_CODES } from '../../internal/node-http.js';
import { apiError } from '../../management/api-error.js';

/** The native error body, used by management routes, by the native dialect, and where no route was found. */
export const nativeError: ErrorEncoder = Object.assign(encode, { bodySchema: apiError });

function encode(error: GatewayError): EncodedError {
  return {
    body: {
      error: STATUS_CODES[error.status] ?? 'Error',
      message: error.message,
      code: error.code,
      ...(error.field === undefined ? {} : { field: error.field }),
    },
  };
}
