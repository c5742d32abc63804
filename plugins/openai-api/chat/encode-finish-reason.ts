import type { FinishPart, FinishReason } from '../../../core/api/index.js';

const words: Readonly<Record<FinishReason, string>> = {
  stop: 'stop',
  length: 'length',
  tool_calls: 'tool_calls',
  content_filter: 'content_filter',
  // Not in OpenAI's API, but used by several compatible providers. `stop` would be wrong.
  error: 'error',
  other: 'stop',
};

/**
 * The dialect's finish reason. The provider's own value (`raw`) is not used, because it may belong to another dialect, and a policy may
 * have changed the reason.
 */
export function encodeFinishReason(finish: FinishPart, legacyFunctions: boolean): string {
  return legacyFunctions && finish.reason === 'tool_calls' ? 'function_call' : words[finish.reason];
}
