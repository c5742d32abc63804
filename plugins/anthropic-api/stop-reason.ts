import { type FinishPart, type FinishReason, GatewayError } from '../../core/api/index.js';

const ofReason: Readonly<Record<Exclude<FinishReason, 'error'>, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  tool_calls: 'tool_use',
  content_filter: 'refusal',
  other: 'end_turn',
};

/** The dialect's stop reasons for each of the gateway's. */
const own: Readonly<Partial<Record<FinishReason, readonly string[]>>> = {
  stop: ['end_turn', 'stop_sequence'],
  length: ['max_tokens', 'model_context_window_exceeded', 'pause_turn'],
  tool_calls: ['tool_use'],
  content_filter: ['refusal'],
  other: ['compaction'],
};

/** The kinds of content in the answer, for providers whose reason does not reflect it. */
interface SeenContent {
  readonly toolCall: boolean;
  readonly refusal: boolean;
}

/**
 * The error for an answer that the provider has ended with one. The dialect has no stop reason for that, and an agent would take what has come for the
 * whole answer.
 */
export function failureAtEnd({ reason }: FinishPart): GatewayError | undefined {
  if (reason !== 'error') return undefined;
  const message = 'The provider of the model ended the answer with an error.';
  return new GatewayError({ code: 'GW_PROVIDER_BAD_ANSWER', status: 502, message });
}

/**
 * The `stop_reason` of an answer. The provider's own value is used if the dialect has it and no plugin has changed the reason.
 */
export function stopReason(finish: FinishPart, seen: SeenContent): string {
  const { raw, reason } = finish;
  if (raw !== undefined && own[reason]?.includes(raw)) return raw;
  if (reason === 'stop') {
    // Some providers send `stop` for a forced tool call, and for a refusal; clients of this dialect rely on the reason and do not inspect
    // the content.
    if (seen.toolCall) return 'tool_use';
    if (seen.refusal) return 'refusal';
    if (finish.stopSequence !== undefined) return 'stop_sequence';
  }
  return ofReason[reason === 'error' ? 'other' : reason];
}
