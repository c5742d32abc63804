import type { FinishReason } from '../../core/api/index.js';

const reasons: Readonly<Record<string, FinishReason>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'tool_calls',
  refusal: 'content_filter',
};

/** Maps a `stop_reason` to the gateway's finish reason. */
export function finishReason(stopReason: string): FinishReason {
  return (Object.hasOwn(reasons, stopReason) ? reasons[stopReason] : undefined) ?? 'other';
}
