import {
  after,
  type AnswerReading,
  type Awaitable,
  badAnswer,
  isJsonObject,
  type JsonNumbers,
  type JsonObject,
  type JsonValue,
  type ProviderErrors,
  readAnswerJson,
} from '../../../core/api/index.js';
import { errorIn, failureOf } from '../provider-errors.js';

/**
 * Parses the body of a 2xx response, synchronously if it is not long.
 *
 * @throws GatewayError when it is not a JSON object, or contains an error
 */
export function readObject(
  bytes: Uint8Array,
  reading: AnswerReading & { readonly errors: ProviderErrors },
  numbers?: JsonNumbers,
): Awaitable<JsonObject> {
  return after(readAnswerJson(bytes, reading, numbers), (value) => checkedObject(value, reading.errors));
}

function checkedObject(value: JsonValue, errors: ProviderErrors): JsonObject {
  if (!isJsonObject(value)) throw badAnswer(errors, 'JSON of another kind');
  const error = errorIn(value);
  if (error !== undefined) throw failureOf(error, errors);
  return value;
}
