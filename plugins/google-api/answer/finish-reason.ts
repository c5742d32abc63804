import type { FinishPart, FinishReason } from '../../../core/api/index.js';

const ofReason: Readonly<Record<FinishReason, string>> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  // The dialect has no reason of its own for calls.
  tool_calls: 'STOP',
  content_filter: 'SAFETY',
  error: 'OTHER',
  other: 'OTHER',
};

/** The dialect's reasons for each of the gateway's, besides those above. */
const own: Readonly<Partial<Record<FinishReason, readonly string[]>>> = {
  length: ['CONTINUATION'],
  content_filter: [
    'RECITATION',
    'BLOCKLIST',
    'PROHIBITED_CONTENT',
    'SPII',
    'IMAGE_SAFETY',
    'IMAGE_PROHIBITED_CONTENT',
    'IMAGE_RECITATION',
    'MODEL_ARMOR',
    'ESCALATION',
    'PUP_LIMITED_DISABLED',
  ],
  error: [
    'MALFORMED_FUNCTION_CALL',
    'UNEXPECTED_TOOL_CALL',
    'TOO_MANY_TOOL_CALLS',
    'MALFORMED_RESPONSE',
    'MISSING_THOUGHT_SIGNATURE',
  ],
  other: ['LANGUAGE', 'NO_IMAGE', 'IMAGE_OTHER'],
};

/** The `finishReason` of a candidate. The provider's own is used if the dialect has it and no plugin has changed the reason. */
export function finishReason({ raw, reason }: FinishPart): string {
  return raw !== undefined && own[reason]?.includes(raw) ? raw : ofReason[reason];
}
