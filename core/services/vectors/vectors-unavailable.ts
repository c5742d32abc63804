import { GatewayError } from '../../api/index.js';

/** The error of calls while the vector store is unavailable. The cause is only logged. */
export function vectorsUnavailable(cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_VECTORS_UNAVAILABLE',
    status: 503,
    message: "The gateway's vector store cannot be reached at the moment. Try again shortly.",
    retryAfter: 1,
    cause,
  });
}
