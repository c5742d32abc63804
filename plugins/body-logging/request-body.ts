import { type InferenceCall, type JsonObject, storable, stringifyJson } from '../../core/api/index.js';
import type { Body } from './body.js';

/** UTF-8 spends at most so many bytes on one character of a JavaScript text. */
const bytesOfCharacter = 3;

/** What went to the model: the client's own JSON, or the gateway's call where a plugin has changed it. */
export function requestBodyOf(call: InferenceCall, atMost: number): Body {
  const text = call.source.original === call ? beginningOf(call.source.bytes, atMost) : textOf(call);
  return { text: storable(text, atMost), truncated: text.length > atMost };
}

/** One character more than is kept, at least, so that a cut shows. */
function beginningOf(bytes: Uint8Array, atMost: number): string {
  return new TextDecoder().decode(bytes.subarray(0, bytesOfCharacter * (atMost + 1)));
}

function textOf(call: InferenceCall): string {
  return stringifyJson({ ...call, source: undefined } as unknown as JsonObject);
}
