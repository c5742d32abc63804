import { GatewayError } from '../../errors.js';
import type { JsonObject, JsonValue } from '../../json.js';
import { invalidRequest } from '../failures/unsupported-request.js';
import { isJsonObject } from '../json/json.js';
import { JsonBoundError, JsonInside, maxJsonDepth } from '../json/json-depth.js';

/**
 * Parses the arguments of a tool call, for providers that take an object. Some models write an empty string or null for a call without
 * arguments. What is not an object, because a model has garbled it or was cut off, becomes the member `arguments` of one: it is in the conversation
 * for good, and after it the client has told the model what was wrong with it.
 *
 * @param json parses the arguments of all tool calls of the request
 * @param place path of the call in the request, for error messages
 * @throws GatewayError `GW_REQUEST_INVALID` (400) for more JSON than the gateway reads
 */
export function toolArguments(text: string, json: JsonInside, place: string): JsonObject {
  return argumentsIn(text, json, (cause) => invalidRequest(place, problemOf(cause)));
}

/**
 * The arguments of a call that a model has made, for dialects that take an object. Garbled ones are kept as {@link toolArguments} keeps them: with an
 * empty object, a client would run the function without them.
 *
 * @param json parses the arguments of all calls that are encoded together
 * @throws GatewayError `GW_PROVIDER_BAD_ANSWER` (502) for more JSON than the gateway reads, which no model writes
 */
export function writtenArguments(text: string, json = new JsonInside()): JsonObject {
  return argumentsIn(
    text,
    json,
    (cause) => new GatewayError({ ...tooMuch, message: `In the answer, ${problemOf(cause)}.` }),
  );
}

function argumentsIn(text: string, json: JsonInside, refusal: (cause: JsonBoundError) => GatewayError): JsonObject {
  if (text.trim() === '') return {};
  let value: JsonValue;
  try {
    value = json.parse(text);
  } catch (cause) {
    if (cause instanceof JsonBoundError) throw refusal(cause);
    return { arguments: text };
  }
  if (value === null) return {};
  return isJsonObject(value) ? value : { arguments: text };
}

const tooMuch = { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 } as const;

function problemOf(cause: JsonBoundError): string {
  return cause.bound === 'levels'
    ? `the arguments of the tool call are nested deeper than ${maxJsonDepth} levels`
    : 'the arguments of the tool calls have more JSON values than the gateway reads at once';
}
