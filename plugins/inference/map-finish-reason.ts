import type { FinishReason } from '../../core/api/index.js';

/** The four reasons that native clients know. Anything else has at least ended. */
export type NativeFinishReason = 'stop' | 'length' | 'tool_calls' | 'content_filter';

export function mapFinishReason(reason: FinishReason): NativeFinishReason {
  return reason === 'error' || reason === 'other' ? 'stop' : reason;
}
