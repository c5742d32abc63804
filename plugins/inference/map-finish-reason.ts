import type { FinishReason } from '../../core/api/index.js';

/** The finish reasons of the native dialect. All others become `stop`. */
type NativeFinishReason = 'stop' | 'length' | 'tool_calls' | 'content_filter';

export function mapFinishReason(reason: FinishReason): NativeFinishReason {
  return reason === 'error' || reason === 'other' ? 'stop' : reason;
}
