import { test } from 'tap';
import { addDecimals, compareDecimals, type ModelPrice, type PriceRow, type Usage } from '../../api/index.js';
import { RatesRow } from './price-row.js';
import { ratesOfFile, tokenKinds } from './rates.js';
import { fc } from '../../../test/fixtures/random.js';

function rowOf(price: ModelPrice): PriceRow {
  return new RatesRow(ratesOfFile(price), { source: 'file', currency: 'USD' });
}

await test('an amount is exact to the last decimal', (t) => {
  const row = rowOf({ input: 0.1, output: '0.2', request: 0.005 });
  t.equal(row.amountOf({ inputTokens: 1, outputTokens: 1 }), '0.0050003');
  t.equal(row.amountOf({ inputTokens: 3_000_000, outputTokens: 0 }), '0.305');
  t.equal(row.amountOf({ inputTokens: 0, outputTokens: 0 }), '0.005');
  t.equal(rowOf({ input: 2.5, output: 10 }).amountOf({ inputTokens: 1000, outputTokens: 500 }), '0.0075');
  t.end();
});

await test('each kind of token has its own price, or that of the more general kind', (t) => {
  const usage: Usage = {
    inputTokens: 1_000_000,
    cachedInputTokens: 400_000,
    cachedAudioInputTokens: 20_000,
    cachedImageInputTokens: 10_000,
    cacheWriteTokens: 300_000,
    longCacheWriteTokens: 100_000,
    audioInputTokens: 200_000,
    imageInputTokens: 50_000,
    outputTokens: 1_000_000,
    reasoningTokens: 500_000,
    audioOutputTokens: 250_000,
    imageOutputTokens: 150_000,
    searches: 3,
  };
  const plain = rowOf({ input: 1, output: 10 });
  t.equal(plain.amountOf(usage), '11');
  const own = rowOf({
    input: 1,
    output: 10,
    cachedInput: 0.1,
    cacheWrite: 1.25,
    longCacheWrite: 2,
    cachedAudioInput: 4,
    cachedImageInput: 0.5,
    audioInput: 40,
    imageInput: 5,
    audioOutput: 80,
    imageOutput: 30,
    reasoning: 12,
    search: 0.01,
  });
  // 0.05 fresh + 0.037 + 0.08 + 0.005 cached + 0.25 written + 0.2 for long + 8 sound + 0.25 pictures.
  // 1 text + 6 thought + 20 sound + 4.5 pictures; 0.03 searches.
  t.equal(own.amountOf(usage), '40.402');
  t.equal(own.searchAtMost, '0.01');
  t.end();
});

await test('a long input makes the whole request more expensive', (t) => {
  const row = rowOf({ input: 1, output: 4, above: [{ inputTokens: 200_000, input: 2, output: 6 }] });
  t.equal(row.amountOf({ inputTokens: 200_000, outputTokens: 1_000_000 }), '4.2');
  t.equal(row.amountOf({ inputTokens: 200_001, outputTokens: 1_000_000 }), '6.400002');
  t.equal(row.atMost(200_000, 0), '0.2');
  t.equal(row.atMost(200_001, 0), '0.400002');
  t.end();
});

await test('a tier of service has its own price, and no call may cost more than the dearest', (t) => {
  const serviceTiers = { priority: { input: 2, output: 8.5, cachedInput: 0.2 }, flex: { input: 0.5, output: 2 } };
  const row = rowOf({ input: 1, output: 4, request: 1, serviceTiers });
  const usage = { inputTokens: 1_000_000, outputTokens: 1_000_000, cachedInputTokens: 500_000 };
  const costIn = (serviceTier: string): string => row.amountOf({ ...usage, serviceTier });
  t.equal(row.amountOf(usage), '6');
  t.strictSame(['priority', 'flex', 'default', 'constructor'].map(costIn), ['10.6', '3.5', '6', '6']);
  t.equal(row.atMost(1_000_000, 1_000_000), '11.5');
  t.equal(row.outputTokensFor('9.5', 0), 1_000_000);
  t.strictSame(row.serviceTiers, ['priority', 'flex']);
  t.strictSame(row.stored['serviceTiers'], {
    priority: { input: '2', output: '8.5', cachedInput: '0.2' },
    flex: { input: '0.5', output: '2' },
  });
  t.end();
});

await test('a row can be reckoned again from what the ledger keeps', (t) => {
  const price: ModelPrice = {
    input: 1,
    output: '4.50',
    above: [{ inputTokens: 9, input: 2, output: 6 }],
    search: 0.01,
  };
  t.strictSame(rowOf(price).stored, {
    source: 'file',
    currency: 'USD',
    input: '1',
    output: '4.5',
    search: '0.01',
    tiers: [{ above: 9, input: '2', output: '6' }],
  });
  t.end();
});

const amount = fc.nat(10_000_000).map((millionths) => millionths / 1e6);
const rates = {
  input: amount,
  output: amount,
  ...Object.fromEntries(tokenKinds.slice(2).map((kind) => [kind, fc.option(amount, { nil: undefined })])),
};
const tokens = fc.nat(500_000);
const price = fc.record({
  ...rates,
  request: fc.option(amount, { nil: undefined }),
  above: fc.array(fc.record({ inputTokens: fc.integer({ min: 1, max: 400_000 }), ...rates }), { maxLength: 3 }),
}) as unknown as fc.Arbitrary<ModelPrice>;
const usage = fc.record({
  inputTokens: tokens,
  outputTokens: tokens,
  cachedInputTokens: tokens,
  cacheWriteTokens: tokens,
  longCacheWriteTokens: tokens,
  cachedAudioInputTokens: tokens,
  cachedImageInputTokens: tokens,
  audioInputTokens: tokens,
  imageInputTokens: tokens,
  reasoningTokens: tokens,
  audioOutputTokens: tokens,
  imageOutputTokens: tokens,
});

await test('no call within the token limits costs more than atMost, whatever kinds its tokens are', (t) => {
  fc.assert(
    fc.property(price, usage, tokens, tokens, (written, used, moreInput, moreOutput) => {
      const row = rowOf(written);
      const most = row.atMost(used.inputTokens + moreInput, used.outputTokens + moreOutput);
      t.ok(compareDecimals(row.amountOf(used), most) <= 0, `${row.amountOf(used)} ≤ ${most}`);
    }),
  );
  t.end();
});

await test('the output tokens for an amount cost no more than it, and one more would', (t) => {
  fc.assert(
    fc.property(price, tokens, fc.nat(100_000), (written, inputTokens, cents) => {
      const row = rowOf(written);
      const budget = String(cents / 100);
      const bought = row.outputTokensFor(budget, inputTokens);
      if (bought === -1) {
        t.ok(compareDecimals(row.atMost(inputTokens, 0), budget) > 0);
      } else if (bought !== undefined) {
        t.ok(compareDecimals(row.atMost(inputTokens, bought), budget) <= 0);
        t.ok(compareDecimals(row.atMost(inputTokens, bought + 1), budget) > 0);
      } else {
        t.equal(row.atMost(inputTokens, 1e9), row.atMost(inputTokens, 0));
      }
    }),
  );
  t.end();
});

await test('the amounts of many calls add up to that of all their tokens', (t) => {
  const calls = fc.array(fc.record({ inputTokens: tokens, outputTokens: tokens }), { maxLength: 20 });
  fc.assert(
    fc.property(amount, amount, calls, (input, output, used) => {
      const row = rowOf({ input, output });
      const sum = used.map((call) => row.amountOf(call)).reduce(addDecimals, '0');
      const inputTokens = used.reduce((total, call) => total + call.inputTokens, 0);
      const outputTokens = used.reduce((total, call) => total + call.outputTokens, 0);
      t.equal(sum, row.amountOf({ inputTokens, outputTokens }));
    }),
  );
  t.end();
});

await test('pictures, characters and minutes have prices of their own, and a part of a minute is rounded up', (t) => {
  const row = rowOf({ input: 0, output: 0, image: 0.04, characters: 15, minute: 0.006 });
  const usage = (units: Partial<Usage>): Usage => ({ inputTokens: 0, outputTokens: 0, ...units });
  t.equal(row.amountOf(usage({ images: 3 })), '0.12');
  t.equal(row.amountOf(usage({ characters: 7 })), '0.000105');
  t.equal(row.amountOf(usage({ audioSeconds: 90 })), '0.009');
  t.equal(row.amountOf(usage({ audioSeconds: 89.2 })), '0.009', 'a begun second');
  t.equal(rowOf({ input: 0, output: 0, minute: 1 }).amountOf(usage({ audioSeconds: 1 })), '0.016667');
  t.equal(row.atMost(0, 0, { images: 1, audioSeconds: 60 }), '0.046');
  t.strictSame(row.bills, ['images', 'characters', 'audioSeconds']);
  t.strictSame(rowOf({ input: 1, output: 1 }).bills, []);
  t.end();
});
