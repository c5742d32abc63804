import type { CallSource, InferenceCall } from './call.js';
import type { DecodedCall } from './dialect.js';
import type { Writable } from './internal/writable.js';
import type { JsonObject } from './json.js';

/**
 * A call that is made to be counted, and never reaches a model. What a dialect decodes on an inference route is completed by the core instead.
 *
 * @param body the parsed body of the request
 */
export function uncalled(decoded: DecodedCall, dialect: string, body: JsonObject): InferenceCall {
  const source: Partial<Writable<CallSource>> = { dialect, body, bytes: new Uint8Array(), headers: {} };
  const call = { ...decoded, source } as InferenceCall;
  source.original = call;
  return call;
}
