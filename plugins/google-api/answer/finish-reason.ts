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

/** The dialect's reasons, with the gateway's for each. */
const known: Readonly<Record<string, FinishReason>> = {
  MAX_TOKENS: 'length',
  CONTINUATION: 'length',
  SAFETY: 'content_filter',
  RECITATION: 'content_filter',
  BLOCKLIST: 'content_filter',
  PROHIBITED_CONTENT: 'content_filter',
  SPII: 'content_filter',
  IMAGE_SAFETY: 'content_filter',
  IMAGE_PROHIBITED_CONTENT: 'content_filter',
  IMAGE_RECITATION: 'content_filter',
  MODEL_ARMOR: 'content_filter',
  ESCALATION: 'content_filter',
  PUP_LIMITED_DISABLED: 'content_filter',
  MALFORMED_FUNCTION_CALL: 'error',
  UNEXPECTED_TOOL_CALL: 'error',
  TOO_MANY_TOOL_CALLS: 'error',
  MALFORMED_RESPONSE: 'error',
  MISSING_THOUGHT_SIGNATURE: 'error',
  LANGUAGE: 'other',
  OTHER: 'other',
  NO_IMAGE: 'other',
  IMAGE_OTHER: 'other',
};

/** The `finishReason` of a candidate. The provider's own is used if the dialect has it and no plugin has changed the reason. */
export function finishReason({ raw, reason }: FinishPart): string {
  return raw !== undefined && Object.hasOwn(known, raw) && known[raw] === reason ? raw : ofReason[reason];
}
