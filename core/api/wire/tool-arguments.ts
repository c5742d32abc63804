import type { JsonObject, JsonValue } from '../json.js';
import { isJsonObject } from './json.js';
import { JsonBoundError, type JsonInside, maxJsonDepth } from './json-depth.js';
import { invalidRequest } from './unsupported-request.js';

/**
 * Parses the arguments of a tool call, for providers that take an object. Some models write an empty string or null for a call without
 * arguments.
 *
 * @param json parses the arguments of all tool calls of the request
 * @param place path of the call in the request, for error messages
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function toolArguments(text: string, json: JsonInside, place: string): JsonObject {
  if (text.trim() === '') return {};
  let value: JsonValue;
  try {
    value = json.parse(text);
  } catch (cause) {
    throw invalidRequest(place, problemOf(cause));
  }
  if (value === null) return {};
  if (isJsonObject(value)) return value;
  throw invalidRequest(place, 'the arguments of the tool call must be a JSON object');
}

function problemOf(cause: unknown): string {
  if (!(cause instanceof JsonBoundError)) return 'the arguments of the tool call are not valid JSON';
  return cause.bound === 'levels'
    ? `the arguments of the tool call are nested deeper than ${maxJsonDepth} levels`
    : 'the arguments of the tool calls have more JSON values than the gateway reads at once';
}
