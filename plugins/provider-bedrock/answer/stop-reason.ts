import type { FinishReason } from '../../../core/api/index.js';

const reasons: ReadonlyMap<string, FinishReason> = new Map([
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['tool_use', 'tool_calls'],
  ['guardrail_intervened', 'content_filter'],
  ['content_filtered', 'content_filter'],
  ['refusal', 'content_filter'],
  ['malformed_model_output', 'error'],
  ['malformed_tool_use', 'error'],
]);

/**
 * Maps a `stopReason` to the gateway's finish reason. After calls of tools, `end_turn` becomes `tool_calls`: some servers and models say so then, and clients of
 * other dialects would not run the tools.
 */
export function finishReason(stopReason: string, calledTools: boolean): FinishReason {
  if (calledTools && stopReason === 'end_turn') return 'tool_calls';
  return reasons.get(stopReason) ?? 'other';
}
