import { GatewayError } from '../../api/index.js';

/** The error that calls fail with while the vector store is away. The reason is for the log. */
export function vectorsUnavailable(cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_VECTORS_UNAVAILABLE',
    status: 503,
    message: "The gateway's vector store cannot be reached at the moment. Try again shortly.",
    retryAfter: 1,
    cause,
  });
}
