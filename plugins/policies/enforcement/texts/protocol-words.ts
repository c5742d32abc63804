import type { JsonLeaf } from './json-leaves.js';

/** Members of the dialects' messages and answers that have one of a few values, and these values. */
const words: ReadonlyMap<string | number, ReadonlySet<string>> = new Map([
  ['role', new Set(['system', 'developer', 'user', 'assistant', 'model', 'tool', 'function'])],
  ['object', new Set(['chat.completion', 'chat.completion.chunk', 'text_completion', 'response', 'list', 'embedding'])],
  [
    'type',
    new Set([
      'message',
      'text',
      'input_text',
      'output_text',
      'refusal',
      'reasoning',
      'thinking',
      'summary_text',
      'function',
      'function_call',
      'function_call_output',
      'tool_use',
      'tool_result',
      'image',
      'image_url',
    ]),
  ],
  ['finish_reason', new Set(['stop', 'length', 'tool_calls', 'function_call', 'content_filter'])],
  ['stop_reason', new Set(['end_turn', 'max_tokens', 'stop_sequence', 'tool_use', 'pause_turn', 'refusal'])],
  ['finishReason', new Set(['STOP', 'MAX_TOKENS', 'SAFETY'])],
  ['status', new Set(['completed', 'incomplete', 'in_progress', 'failed'])],
]);

/**
 * Whether a leaf only says which part of a message or answer another leaf is, as `"role": "assistant"` does. In a text, such a word at the
 * beginning of a line is the mark of a forged turn of a conversation; in JSON it is just how tools pass messages on.
 */
export function isProtocolWord({ kind, value, place }: JsonLeaf): boolean {
  return kind === 'string' && place !== undefined && words.get(place.step)?.has(value) === true;
}
