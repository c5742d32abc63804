import {
  badAnswer,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseForeignJson,
  parseJson,
  type ProviderErrors,
} from '../../core/api/index.js';
import { failureOf } from './provider-errors.js';

/**
 * Parses the body of a 2xx response.
 *
 * @throws GatewayError when it is not a JSON object, or contains an error
 */
export function readObject(
  bytes: Uint8Array,
  errors: ProviderErrors,
  parse: (text: string) => JsonValue = parseJson,
): JsonObject {
  let value: JsonValue;
  try {
    const body = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    value = parseForeignJson(body.toString('utf8'), parse);
  } catch (cause) {
    throw badAnswer(errors, 'something that is not JSON', cause);
  }
  if (!isJsonObject(value)) throw badAnswer(errors, 'JSON of another kind');
  const error = value['error'] ?? undefined;
  if (error !== undefined) throw failureOf(error, errors);
  return value;
}
