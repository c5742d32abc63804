import type { ChatCall, InferenceCall } from '../../../core/api/index.js';

/** The call of a dialect whose calls are all conversations. */
export function chatCall(call: InferenceCall): ChatCall {
  if (call.kind !== 'chat')
    throw new TypeError(`A call of kind "${call.kind}" has come to a dialect of conversations.`);
  return call;
}
