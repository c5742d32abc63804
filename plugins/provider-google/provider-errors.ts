import {
  failureInside,
  type GatewayError,
  isJsonArray,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  numberOf,
  objectIn,
  objectsIn,
  type ProviderErrors,
  type RefusalReason,
  textIn,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';

/** How to read errors of the provider. */
export function errorsOf(provider: string): ProviderErrors {
  return { provider, dialect: dialectName, errorBody, reasonOf, statusOf, retryAfterOf };
}

/** Converts an error that was sent with a 2xx status, or in the middle of a stream. */
export function failureOf(value: JsonObject, errors: ProviderErrors): GatewayError {
  const { error } = value;
  const code = numberOf(objectIn(error)['code']);
  return failureInside(value, code !== undefined && code >= 400 && code <= 599 ? code : 502, errors);
}

/** Finds the error: the body itself, or the first entry of an array, as in a stream that was not requested as events. */
function errorBody(sent: JsonValue | undefined): JsonObject | undefined {
  const value = isJsonArray(sent) ? sent[0] : sent;
  if (!isJsonObject(value)) return undefined;
  const { error, message } = value;
  if (isJsonObject(error)) return { ...value, error };
  const said = [error, message].find(isText);
  return said === undefined ? undefined : { error: { message: said } };
}

const tooLong = /input token count.*exceeds|exceeds the maximum number of tokens|input (?:context|is too long)/i;
/** Limits that are not over within minutes. */
const usedUp = /per ?day|credits? (?:are|is|balance)|billing account/i;

/** The reason, from the message or the details, because there is no type of error for it. */
function reasonOf({ error }: JsonObject, status: number): RefusalReason | undefined {
  const { message, details } = objectIn(error);
  const said = textIn(message) ?? '';
  if (status === 400 && tooLong.test(said)) return 'context-length';
  if (status !== 429) return undefined;
  const quotas = objectsIn(details).flatMap(({ violations }) => objectsIn(violations));
  return [said, ...quotas.map(({ quotaId }) => quotaId)].some(isUsedUp) ? 'quota' : undefined;
}

function isUsedUp(said: JsonValue | undefined): boolean {
  return typeof said === 'string' && usedUp.test(said);
}

/** The provider answers a key that is not valid with 400, as if the client had done something wrong. */
function statusOf({ error }: JsonObject, status: number): number {
  const isKey = objectsIn(objectIn(error)['details']).some(({ reason }) => reason === 'API_KEY_INVALID');
  return status === 400 && isKey ? 401 : status;
}

/** The seconds after which a retry makes sense: `RetryInfo` in the details. */
function retryAfterOf({ error }: JsonObject): number | undefined {
  const details = objectsIn(objectIn(error)['details']);
  const delay = details.map(({ retryDelay }) => retryDelay).find((said) => typeof said === 'string');
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(delay ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
