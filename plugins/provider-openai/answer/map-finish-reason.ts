import type { FinishReason } from '../../../core/api/index.js';

/** Finish reasons of compatible providers. */
const reasons: ReadonlyMap<string, FinishReason> = new Map([
  ['stop', 'stop'],
  ['eos', 'stop'],
  ['eos_token', 'stop'],
  ['complete', 'stop'],
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['model_length', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['tool_calls', 'tool_calls'],
  ['tool_use', 'tool_calls'],
  ['function_call', 'tool_calls'],
  ['content_filter', 'content_filter'],
  ['safety', 'content_filter'],
  ['sensitive', 'content_filter'],
  ['error', 'error'],
  ['network_error', 'error'],
  ['abort', 'error'],
  ['insufficient_system_resource', 'error'],
]);

/**
 * Maps a provider's finish reason. If a choice has called tools, `stop` becomes `tool_calls`: several providers send `stop` then, and
 * clients of other dialects would not run the tools.
 */
export function mapFinishReason(raw: string, calledTools: boolean): FinishReason {
  const reason = reasons.get(raw.toLowerCase()) ?? 'other';
  return reason === 'stop' && calledTools ? 'tool_calls' : reason;
}
