import { test } from 'tap';
import { addUsage, chargedAmount, tokenCount, usageObject } from './usage.js';

await test('any number of tokens from a provider becomes a whole number that can be stored', (t) => {
  const counts = [
    [0, 0],
    [12, 12],
    [12.2, 13],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, undefined],
    [1e30, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    ['12', undefined],
    [null, undefined],
    [undefined, undefined],
  ] as const;
  for (const [sent, count] of counts) t.equal(tokenCount(sent), count, String(sent));
  t.end();
});

await test('what a provider says that it charges becomes an amount that can be stored', (t) => {
  const amounts = [
    [0, '0'],
    [0.00021, '0.00021'],
    [1.5e-7, '0.00000015'],
    [0.1 + 0.2, '0.3'],
    [1e6, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    ['1', undefined],
    [undefined, undefined],
  ] as const;
  for (const [said, amount] of amounts) t.equal(chargedAmount(said), amount, String(said));
  t.end();
});

await test('the sum of two usages has every kind of tokens that either of them has', (t) => {
  const search = { inputTokens: 10, outputTokens: 5, searches: 1, longCacheWriteTokens: 3, cacheWriteTokens: 4 };
  const sound = { inputTokens: 1, outputTokens: 2, searches: 2, audioInputTokens: 1, audioOutputTokens: 2, raw: {} };
  t.strictSame(addUsage(search, sound), {
    inputTokens: 11,
    outputTokens: 7,
    cacheWriteTokens: 4,
    longCacheWriteTokens: 3,
    audioInputTokens: 1,
    audioOutputTokens: 2,
    searches: 3,
    estimated: false,
  });
  t.end();
});

await test('an object of counts that is larger than any provider sends is none', (t) => {
  const counted = { prompt_tokens: 1, details: { cached_tokens: 0 }, tiers: [{ name: 'default' }] };
  t.equal(usageObject(counted), counted);
  const wide = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`k${at}`, 1]));
  const many = { prompt_tokens: 1, details: Array.from({ length: 40_000 }, () => ({})) };
  for (const other of [wide, many, { prompt_tokens: 1, note: 'x'.repeat(40_000) }, [1], 'text', null, undefined])
    t.equal(usageObject(other), undefined);
  t.end();
});
