import {
  failureInside,
  GatewayError,
  isJsonArray,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  objectIn,
  type ProviderErrors,
  type RefusalReason,
  type Withhold,
} from '../../core/api/index.js';

/** How to read errors of a server of the dialect. */
export function errorsOf(provider: string, dialect: string, withhold?: Withhold): ProviderErrors {
  return { provider, dialect, errorBody, reasonOf, withhold };
}

/**
 * The error in a body or event that was sent with a 2xx status; undefined if there is none. It is the member `error`, the object itself if it calls
 * itself one, or the state of a server that says so in `base_resp`, in place of choices.
 */
export function errorIn(value: JsonObject): JsonValue | undefined {
  const { error, object, choices, base_resp: state } = value;
  if (error !== undefined && error !== null) return error;
  if (object === 'error') return value;
  if (!isJsonObject(state) || (choices ?? null) !== null || (state['status_code'] ?? 0) === 0) return undefined;
  return { message: state['status_msg'], code: state['status_code'] };
}

/** Converts the `error` member of a body that was sent with a 2xx status, or in the middle of a stream. */
export function failureOf(error: JsonValue, errors: ProviderErrors): GatewayError {
  return failureInside({ error }, statusInside(error), errors);
}

/**
 * Normalizes an error body, so that SDKs find type, code and parameter. Errors without the envelope, and bare texts, are put into it, and
 * members that are missing or of another type are null; undefined for a body without an error.
 */
function errorBody(sent: JsonValue | undefined): JsonObject | undefined {
  // One compatible provider wraps its error body in an array.
  const value = isJsonArray(sent) ? sent[0] : sent;
  if (!isJsonObject(value)) return undefined;
  const { error, message, detail, errors } = value;
  if (isJsonObject(error)) return { ...value, error: completed(error) };
  if (isText(error)) return wrapped({ message: error });
  if (typeof message === 'string') return wrapped(value);
  const [first] = isJsonArray(errors) ? errors : [];
  if (isJsonObject(first) && typeof first['message'] === 'string') return wrapped(first);
  const objections = objectionsIn(detail ?? objectIn(message)['detail']);
  return objections === undefined ? undefined : wrapped({ ...value, message: objections });
}

/** Reads FastAPI's `detail`: a message, or a list of validation errors with locations. */
function objectionsIn(detail: JsonValue | undefined): string | undefined {
  if (typeof detail === 'string') return detail;
  if (!isJsonArray(detail)) return undefined;
  const objections = detail.flatMap((item) => {
    if (!isJsonObject(item) || typeof item['msg'] !== 'string') return [];
    const place = Array.isArray(item['loc']) ? `${item['loc'].join('.')}: ` : '';
    return [place + item['msg']];
  });
  return objections.length === 0 ? undefined : objections.join('; ');
}

function wrapped({ message, type, param, code }: JsonObject): JsonObject {
  return { error: completed({ message, type, param, code }) };
}

function completed(error: JsonObject): JsonObject {
  const { message, type, param, code } = error;
  const said = Array.isArray(message) ? objectionsIn(message) : message;
  return { ...error, message: said, type: textOf(type), param: textOf(param), code: code ?? null };
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

const tooLong =
  /context (?:length|window|size)|maximum prompt length|too many (?:input )?tokens|(?:input|prompt) is too long|prompt exceeds max length|exceeded model token limit|range of input length|too (?:large to process|big compared to)/i;

/** The reason, from the code or the type, or else from the message. */
function reasonOf({ error }: JsonObject, status: number): RefusalReason | undefined {
  const { code, type, message } = objectIn(error);
  const words = [code, type].filter((word) => typeof word === 'string').join(' ');
  if (/insufficient_quota|billing|exceeded_current_quota/.test(words)) return 'quota';
  if (/model_not_found/.test(words)) return 'model-missing';
  if (/content_filter|content_policy|safety/.test(words)) return 'content';
  if (/context_length|max_prompt_tokens_exceeded|string_above_max_length/.test(words)) return 'context-length';
  // Local servers refuse long texts with status 500 (ggml-org/llama.cpp#7389).
  const isRefusal = status === 400 || status === 500;
  return isRefusal && typeof message === 'string' && tooLong.test(message) ? 'context-length' : undefined;
}

const statusByWord: readonly (readonly [RegExp, number])[] = [
  [/rate_limit|quota|too_many/i, 429],
  [/invalid_(?:request|prompt|image)|context_length|content_filter|content_policy/i, 400],
  [/authentication|invalid_api_key/i, 401],
  [/permission/i, 403],
  [/overloaded|unavailable/i, 503],
];

/** The HTTP status for an error that was sent with a 2xx status: a number in it, or one that matches its type and code. */
function statusInside(error: JsonValue): number {
  if (!isJsonObject(error)) return 502;
  const { code, status, type } = error;
  for (const value of [code, status]) {
    const number = Number(value);
    if (Number.isInteger(number) && number >= 400 && number <= 599) return number;
  }
  const words = `${typeof type === 'string' ? type : ''} ${typeof code === 'string' ? code : ''}`;
  return statusByWord.find(([pattern]) => pattern.test(words))?.[1] ?? 502;
}
