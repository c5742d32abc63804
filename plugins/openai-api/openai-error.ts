import {
  type EncodedError,
  type ErrorEncoder,
  eventJson,
  type GatewayError,
  isModelRefusal,
  type JsonObject,
  longestRetryAfter,
} from '../../core/api/index.js';
import { taskDialects } from './tasks/task-forms.js';
import { ErrorBody } from './schemas.js';
import { unserved } from './unserved-paths.js';

/** Dialects that share this error body. */
const sameShape: ReadonlySet<string> = new Set(['openai-chat', 'openai-embeddings', ...taskDialects]);

/** Encodes an error so that the official SDKs raise the same type of error as they would for OpenAI's API. */
export const openaiError: ErrorEncoder = Object.assign(encodeError, { bodySchema: ErrorBody, recognizes, unserved });

/** Recognizes the user agents of the official SDKs: `OpenAI/JS`, `AsyncOpenAI/Python`, `OpenAIClientImpl/Java` and the like. */
function recognizes(header: (name: string) => string | undefined): boolean {
  return /^(?:Async)?OpenAI/.test(header('user-agent') ?? '');
}

/**
 * The event for an error in the middle of a stream. Some clients know an error by the type of the event, and take the end of the stream
 * for that of the answer otherwise (LangChain4j). The type comes last, because others read lines, and take one before the data for a part
 * of the error (go-openai).
 */
export function errorEvent(error: GatewayError): string {
  return `data: ${eventJson(JSON.stringify(encodeError(error).body))}\nevent: error\n\n`;
}

/** Encodes the error body, for all dialects that share it. */
export function encodeError(error: GatewayError): EncodedError {
  const { upstream } = error;
  if (upstream?.body !== undefined && sameShape.has(upstream.dialect)) return { body: upstream.body };
  if (isModelRefusal(error)) {
    return { status: 404, body: body(error, 'invalid_request_error', 'model_not_found') };
  }
  // Clients shorten a conversation that is too long by this code.
  if (upstream?.reason === 'context-length' && error.status === 400) {
    return { body: body(error, 'invalid_request_error', 'context_length_exceeded') };
  }
  return { body: body(error, typeOf(error), error.code) };
}

function body(error: GatewayError, type: string, code: string): JsonObject {
  return { error: { message: error.message, type, param: error.field ?? null, code } };
}

function typeOf({ code, status, retryAfter = 0 }: GatewayError): string {
  if (code === 'GW_SPENDING_LIMIT_REACHED') return 'insufficient_quota';
  // Codex waits as long as it is told, even for a day, unless it is told of a quota.
  if (status === 429 && retryAfter > longestRetryAfter) return 'insufficient_quota';
  switch (status) {
    case 401:
      return 'authentication_error';
    case 403:
      return 'permission_error';
    case 404:
      return 'not_found_error';
    case 429:
      return 'rate_limit_error';
    default:
      return status < 500 ? 'invalid_request_error' : 'api_error';
  }
}
