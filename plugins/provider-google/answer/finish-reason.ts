import type { FinishReason } from '../../../core/api/index.js';

const reasons: ReadonlyMap<string, FinishReason> = new Map([
  ['STOP', 'stop'],
  ['FUNCTION_CALL', 'tool_calls'],
  ['MAX_TOKENS', 'length'],
  ['CONTINUATION', 'length'],
  ['SAFETY', 'content_filter'],
  ['RECITATION', 'content_filter'],
  ['BLOCKLIST', 'content_filter'],
  ['PROHIBITED_CONTENT', 'content_filter'],
  ['SPII', 'content_filter'],
  ['IMAGE_SAFETY', 'content_filter'],
  ['IMAGE_PROHIBITED_CONTENT', 'content_filter'],
  ['IMAGE_RECITATION', 'content_filter'],
  ['MODEL_ARMOR', 'content_filter'],
  ['ESCALATION', 'content_filter'],
  ['PUP_LIMITED_DISABLED', 'content_filter'],
  ['MALFORMED_FUNCTION_CALL', 'error'],
  ['UNEXPECTED_TOOL_CALL', 'error'],
  ['TOO_MANY_TOOL_CALLS', 'error'],
  ['MALFORMED_RESPONSE', 'error'],
  ['MISSING_THOUGHT_SIGNATURE', 'error'],
]);

/** Maps a `finishReason` to the gateway's. An answer with function calls usually ends with `STOP`. */
export function finishReason(raw: string, hasCalls: boolean): FinishReason {
  const reason = reasons.get(raw) ?? 'other';
  return reason === 'stop' && hasCalls ? 'tool_calls' : reason;
}
