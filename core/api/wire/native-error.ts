import { STATUS_CODES } from 'node:http';
import type { ErrorEncoder } from '../dialect.js';

/** The specification's error body, used by management, by the native dialect, and where no route was found. */
export const nativeError: ErrorEncoder = (error) => ({
  body: {
    error: STATUS_CODES[error.status] ?? 'Error',
    message: error.message,
    code: error.code,
    ...(error.field === undefined ? {} : { field: error.field }),
  },
});
