import {
  type EncodedError,
  type ErrorContext,
  type ErrorEncoder,
  type GatewayError,
  nativeError,
  z,
} from '../../core/api/index.js';

const bodySchema = z
  .union([
    z.object({ code: z.string(), message: z.string(), stack_trace: z.null(), error_type: z.string() }),
    z.looseObject({ error: z.string(), message: z.string(), code: z.string() }),
  ])
  .meta({ id: 'FeedbackError' });

/** The error bodies of feedback: none for an invalid submission or an unknown trace, and its own for missing credentials. */
export const feedbackError: ErrorEncoder = Object.assign(encode, { bodySchema });

function encode(error: GatewayError, request: ErrorContext): EncodedError {
  switch (error.status) {
    case 400:
    case 404:
      return { body: undefined };
    case 401:
      return {
        body: {
          code: '401',
          message: `${error.message} Trace id: ${request.traceId}.`,
          stack_trace: null,
          error_type: 'MISSING_AUTHENTICATION',
        },
      };
    default:
      return nativeError(error, request);
  }
}
