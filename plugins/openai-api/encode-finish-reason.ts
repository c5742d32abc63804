import type { FinishPart, FinishReason } from '../../core/api/index.js';

const words: Readonly<Record<FinishReason, string>> = {
  stop: 'stop',
  length: 'length',
  tool_calls: 'tool_calls',
  content_filter: 'content_filter',
  // Not a word of the dialect's first speaker, but of several compatible providers. "stop" would be a lie.
  error: 'error',
  other: 'stop',
};

/**
 * The dialect's word for why a choice ended. The provider's own word is not used: it may belong to another dialect, and a
 * policy may have changed the reason without it.
 */
export function encodeFinishReason(finish: FinishPart, legacyFunctions: boolean): string {
  return legacyFunctions && finish.reason === 'tool_calls' ? 'function_call' : words[finish.reason];
}
