import type { CallSource, DecodedCall, InferenceCall } from '../api/index.js';
import type { Writable } from '../api/writable.js';

/** A source without the call to which it belongs. */
export type UnfinishedSource = Writable<Omit<CallSource, 'original'>> & { original?: InferenceCall };

/**
 * Joins a call and its source, which refer to each other, and freezes both.
 *
 * @param source is completed, and belongs to the call from now on
 */
export function callWithSource(decoded: DecodedCall, source: UnfinishedSource): InferenceCall {
  const call = { ...decoded, source } as InferenceCall;
  source.original = call;
  Object.freeze(source);
  return Object.freeze(call);
}
