import { type InferenceCall, type JsonObject, storable, stringifyJson } from '../../core/api/index.js';
import type { Body } from './body-record.js';

/** The most UTF-8 bytes of one UTF-16 unit. */
const bytesOfCharacter = 3;

/** The request as it was sent to the model: the client's own JSON, or the gateway's call if a plugin has changed it. */
export function requestBodyOf(call: InferenceCall, atMost: number): Body {
  const text = call.source.original === call ? beginningOf(call.source.bytes, atMost) : textOf(call);
  return { text: storable(text, atMost), truncated: text.length > atMost };
}

/** Decodes at least one character more than is stored, so that the cut is noticed. */
function beginningOf(bytes: Uint8Array, atMost: number): string {
  return new TextDecoder().decode(bytes.subarray(0, bytesOfCharacter * (atMost + 1)));
}

function textOf(call: InferenceCall): string {
  return stringifyJson({ ...call, source: undefined, files: undefined } as unknown as JsonObject);
}
