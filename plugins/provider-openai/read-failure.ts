import {
  GatewayError,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseJson,
  providerFailure,
} from '../../core/api/index.js';

const maxErrorBytes = 1024 * 1024;

/** What an error answer says. */
export interface ReadFailure {
  readonly error: GatewayError;
  readonly status: number;
  /** The provider's words, for finding out what it objects to. Never shown to clients as they are. */
  readonly text: string;
}

/** Reads an answer whose status is not a success. Pages of proxies are not passed on. */
export async function readFailure(response: HttpResponse, provider: string, dialect: string): Promise<ReadFailure> {
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    response.discard();
    return { error: redirected(provider, dialect, status), status, text: '' };
  }
  const text = await readText(response);
  const body = errorBody(parsed(text));
  const message = messageOf(body) ?? plainMessage(text, headers['content-type']);
  return { error: providerFailure({ provider, dialect, status, headers, body, message }), status, text };
}

/** Turns the error member of a body that was sent as a success, or in the middle of a stream, into an error. */
export function failureInside(error: JsonValue, provider: string, dialect: string): GatewayError {
  const body = errorBody({ error });
  const failure = { provider, dialect, status: statusInside(error), headers: {}, body, message: messageOf(body) };
  const { code, status, message, cause, upstream } = providerFailure(failure);
  const said = upstream?.body === undefined ? {} : { body: upstream.body };
  return new GatewayError({ code, status, message, cause, upstream: { provider, dialect, ...said } });
}

/** The refusal of something that is no answer at all. */
export function badAnswer(provider: string, what: string, cause?: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_BAD_ANSWER',
    status: 502,
    message: `Provider "${provider}" sent ${what} instead of an answer.`,
    cause,
  });
}

function redirected(provider: string, dialect: string, status: number): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_FAILED',
    status: 502,
    message: `Provider "${provider}" answered with a redirect, which the gateway does not follow. The operator must check baseUrl in gateway.yaml.`,
    upstream: { provider, dialect, status },
  });
}

/** A body without end is not worth losing the status for. */
async function readText(response: HttpResponse): Promise<string> {
  try {
    return Buffer.from(await response.bytes(maxErrorBytes)).toString('utf8');
  } catch (error) {
    if (GatewayError.is(error) && error.code === 'GW_PROVIDER_ANSWER_TOO_LARGE') return '';
    throw error;
  }
}

function parsed(text: string): JsonValue | undefined {
  try {
    const value = parseJson(text);
    // One compatible provider wraps its error body into an array.
    return Array.isArray(value) ? (value as JsonValue[])[0] : value;
  } catch {
    return undefined;
  }
}

/**
 * The body as the dialect promises it, so that SDKs find type, code and parameter. Providers that leave out the envelope, or
 * send a bare text, are put into it; a body that says nothing is none.
 */
function errorBody(value: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  const { error, message, detail } = value;
  if (isJsonObject(error)) return value;
  if (typeof error === 'string' && error !== '') return wrapped({ message: error });
  if (typeof message === 'string') return wrapped(value);
  const objections = objectionsIn(detail ?? (isJsonObject(message) ? message['detail'] : undefined));
  return objections === undefined ? undefined : wrapped({ ...value, message: objections });
}

/** `detail` as servers made with FastAPI write it: a sentence, or a list of places and objections. */
function objectionsIn(detail: JsonValue | undefined): string | undefined {
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return undefined;
  const objections = (detail as JsonValue[]).flatMap((item) => {
    if (!isJsonObject(item) || typeof item['msg'] !== 'string') return [];
    const place = Array.isArray(item['loc']) ? `${item['loc'].join('.')}: ` : '';
    return [place + item['msg']];
  });
  return objections.length === 0 ? undefined : objections.join('; ');
}

function wrapped({ message, type, param, code }: JsonObject): JsonObject {
  return { error: { message, type: type ?? null, param: param ?? null, code: code ?? null } };
}

function messageOf(body: JsonObject | undefined): string | undefined {
  const error = body?.['error'];
  const message = isJsonObject(error) ? error['message'] : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** The sentence of a server that answers in plain text, as some do when they are busy. */
function plainMessage(text: string, contentType: string | undefined): string | undefined {
  const sentence = text.trim();
  const plain = contentType?.startsWith('text/plain') === true && sentence.length <= 500 && !/^[<{[]/.test(sentence);
  return plain && sentence !== '' ? sentence : undefined;
}

const statusByWord: readonly (readonly [RegExp, number])[] = [
  [/rate_limit|quota|too_many/i, 429],
  [/invalid_request|context_length|content_filter|content_policy/i, 400],
  [/authentication|invalid_api_key/i, 401],
  [/permission/i, 403],
  [/overloaded|unavailable/i, 503],
];

/** The HTTP status that an error inside a success would have had: its number, or what its type and code mean. */
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
