import { test } from 'tap';
import type { ChatCall } from '../../call.js';
import { knownTokenLimit, tokenLimitRefusedIn, withinTokenLimit } from './refused-token-limit.js';

await test('the limit of a model is read from the errors of providers', async (t) => {
  for (const [text, most] of [
    ['max_tokens is too large: 32000. This model supports at most 16384 completion tokens, whereas', 16_384],
    ['Invalid max_tokens value, the valid range of max_tokens is [1, 16384]', 16_384],
    ['`max_completion_tokens` must be less than or equal to `16384`, the maximum value', 16_384],
    ['max_tokens: 64000 > 16384, which is the maximum allowed number of output tokens for claude-x', 16_384],
    [
      "Invalid 'max_output_tokens': integer above maximum value. Expected a value <= 16384, but got 32000 instead.",
      16_384,
    ],
    [
      'The maximum tokens you requested exceeds the model limit of 16384. Try again with a maximum tokens value',
      16_384,
    ],
    [
      'it has a maxOutputTokens value of 99999 but the supported range is from 1 (inclusive) to 16384 (exclusive).',
      16_383,
    ],
    ['max_output_tokens must be in the range [1, 16384)', 16_383],
  ] as const) {
    t.equal(knownTokenLimit(new Set([tokenLimitRefusedIn(text) ?? ''])), most, text);
  }
});

await test('errors about something else name no limit', async (t) => {
  for (const text of [
    '',
    'max_tokens: Field required',
    'max_tokens: 5 must be greater than `thinking.budget_tokens`',
    'max_tokens must be less than or equal to 0',
    "Invalid 'max_tool_calls': integer above maximum value. Expected a value <= 128, but got 200 instead.",
    'maxOutputTokens: the supported range is from 1 (inclusive) to 1 (exclusive)',
    'prompt is too long: 210000 tokens > 200000 maximum',
  ]) {
    t.equal(tokenLimitRefusedIn(text), undefined, text);
  }
});

await test('a call keeps to the lowest limit', async (t) => {
  const refused = new Set(['top_k', tokenLimitRefusedIn('supports at most 20 completion tokens') ?? '']);
  const call = (maxOutputTokens?: number) => ({ kind: 'chat', maxOutputTokens }) as ChatCall;
  t.equal(knownTokenLimit(new Set(['top_k'])), Infinity);
  t.equal(withinTokenLimit(call(21), refused).maxOutputTokens, 20);
  for (const same of [call(), call(20), call(1)]) t.equal(withinTokenLimit(same, refused), same);
  const large = call(21);
  t.equal(withinTokenLimit(large, new Set()), large);
});
