import {
  failureInside,
  type GatewayError,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  objectIn,
  type ProviderErrors,
  type RefusalReason,
  type Withhold,
} from '../../core/api/index.js';

/** The provider's dialect, which errors name. No client speaks it, so every answer is translated. */
export const dialectName = 'bedrock-converse';

/** How to read errors of the provider. Names of the operator's account are never shown. */
export function errorsOf(provider: string, withhold: Withhold): ProviderErrors {
  return {
    provider,
    dialect: dialectName,
    errorBody,
    reasonOf,
    withhold: (value) => withoutAccounts(withhold(value)),
  };
}

const tooLong = /(?:input|prompt) is too long|too many input tokens|context (?:length|window)/i;
const missing =
  /model identifier is invalid|on-demand throughput|end of its life|could not resolve the foundation model/i;
const usedUp = /servicequota/i;

/** The reason, from the type or the message, where the status does not say it. */
function reasonOf({ error }: JsonObject, status: number): RefusalReason | undefined {
  if (!isJsonObject(error) || status !== 400) return undefined;
  const { type = '', message = '' } = error as { readonly type?: string; readonly message?: string };
  if (tooLong.test(message)) return 'context-length';
  if (missing.test(message)) return 'model-missing';
  return usedUp.test(type) ? 'quota' : undefined;
}

/** By the beginning of the type, in lower case: `ThrottlingException`, `throttlingException`, `Throttling`. */
const statusOfType: readonly (readonly [string, number])[] = [
  ['validation', 400],
  ['accessdenied', 403],
  ['expiredtoken', 403],
  ['unrecognizedclient', 403],
  ['invalidsignature', 403],
  ['resourcenotfound', 404],
  ['unknownoperation', 404],
  ['modeltimeout', 504],
  ['throttl', 429],
  ['modelnotready', 429],
  ['servicequota', 402],
  ['modelstreamerror', 502],
  ['modelerror', 502],
  ['internalserver', 500],
  ['serviceunavailable', 503],
];

/** The status for a type of error; undefined for unknown types. */
export function statusOf(type: string | undefined): number | undefined {
  const name = type?.toLowerCase() ?? '';
  return statusOfType.find(([beginning]) => name.startsWith(beginning))?.[1];
}

/** Whether a success is an error. */
export function isFailure(body: JsonObject): boolean {
  const { output, Output, message, error } = body;
  if (isJsonObject(output)) return false;
  return isJsonObject(Output) || typeof message === 'string' || isJsonObject(error) || typeof error === 'string';
}

/** Converts an error in a stream, or an error body that was sent with a 2xx status. */
export function failureOf(value: JsonObject, errors: ProviderErrors, type = typeIn(value)): GatewayError {
  const named: JsonObject = type === undefined ? value : { ...value, __type: type };
  return failureInside(named, statusOf(type) ?? 502, errors);
}

/** The error has its message and its type in several places. */
function errorBody(value: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  const { message, Message, error, originalMessage } = value;
  const said = [message, Message, error, objectIn(error)['message'], originalMessage].find(isText);
  const type = typeIn(value);
  if (said === undefined && type === undefined) return undefined;
  return { error: { ...(said === undefined ? {} : { message: said }), ...(type === undefined ? {} : { type }) } };
}

/** The type without its namespace: `com.amazon.coral.service#UnknownOperationException`. */
function typeIn({ __type, code, Output, error }: JsonObject): string | undefined {
  const inner = isJsonObject(Output) ? Output['__type'] : isJsonObject(error) ? error['type'] : undefined;
  const type = [__type, code, inner].find((text) => typeof text === 'string');
  return typeof type === 'string' ? type.slice(type.lastIndexOf('#') + 1) : undefined;
}

const withheld = '[withheld]';
/** Names of resources, ids of accounts, and the token that an error about a signature quotes. */
const accountDetails = /\barn:aws[\w-]*:[\w:/.*+=@-]*[\w/*]|\b\d{12}\b|(?<=x-amz-security-token:)[\w/+=%]+/gi;

function withoutAccounts<T extends JsonValue>(value: T): T {
  return inside(value) as T;
}

function inside(value: JsonValue | undefined): JsonValue | undefined {
  if (typeof value === 'string') return value.replaceAll(accountDetails, withheld);
  if (Array.isArray(value)) return value.map((item) => inside(item) ?? null);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inside(member)]));
}
