import type { FinishPart, FinishReason } from '../../core/api/index.js';

const ofReason: Readonly<Record<FinishReason, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  tool_calls: 'tool_use',
  content_filter: 'refusal',
  error: 'end_turn',
  other: 'end_turn',
};

/** The dialect's own words, with the reason that each stands for. */
const known: Readonly<Record<string, FinishReason>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'tool_calls',
  refusal: 'content_filter',
  pause_turn: 'other',
};

/** What the answer held, for providers whose reason does not say it. */
export interface SeenContent {
  readonly toolCall: boolean;
  readonly refusal: boolean;
}

/**
 * The `stop_reason` of an answer. The provider's own word is used when it is one of the dialect's and no plugin has changed
 * the reason since.
 */
export function stopReason(finish: FinishPart, seen: SeenContent): string {
  const { raw, reason } = finish;
  if (raw !== undefined && Object.hasOwn(known, raw) && known[raw] === reason) return raw;
  if (reason === 'stop') {
    // Some providers say `stop` for a call that the client has forced, and for a refusal; clients of this dialect do not
    // look at the content for either.
    if (seen.toolCall) return 'tool_use';
    if (seen.refusal) return 'refusal';
    if (finish.stopSequence !== undefined) return 'stop_sequence';
  }
  return ofReason[reason];
}
