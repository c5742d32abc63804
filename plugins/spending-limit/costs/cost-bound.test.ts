import { test } from 'tap';
import type { EmbeddingCall, PriceRow, Tool } from '../../../core/api/index.js';
import { fc } from '../../../test/fixtures/random.js';
import { chatCall, priceOf, samplePrice } from '../fixtures/sample-charging.js';
import { decimalOfNanos } from './nanos.js';
import { CostBounds } from './cost-bound.js';
import { type AnswerLimits, type KnownCall, worstCaseOf } from './worst-case.js';

const limits: AnswerLimits = { defaultOutputTokens: 4_096, minimumOutputTokens: 16, searches: 10, foundTokens: 0 };
const known = (more: Partial<KnownCall> = {}): KnownCall => ({
  call: chatCall({ maxOutputTokens: 50 }),
  inputTokens: 100,
  price: samplePrice,
  model: undefined,
  ...more,
});

await test('the rough upper bound is never below the worst case, and only a little above it', async (t) => {
  const cases = new CostBounds(limits);
  const rows = [
    samplePrice,
    priceOf({ input: 0.07, output: 0.3, request: 0.001 }),
    priceOf({ input: 2.5, output: 15, above: [{ inputTokens: 2_000, input: 5, output: 22.5 }] }),
  ];
  const tool = { name: 's', opaque: { dialect: 'd', value: { max_uses: 3 } } } as unknown as Tool;
  const property = fc.property(
    fc.record({
      price: fc.constantFrom(...rows, priceOf({ input: 1, output: 2, search: 0.01 })),
      inputTokens: fc.oneof(fc.nat(70), fc.nat(5_000), fc.nat(20_000_000), fc.nat(2 ** 40)),
      maxOutputTokens: fc.oneof(fc.nat(10_000), fc.nat(2 ** 40)),
      choices: fc.integer({ min: 1, max: 3 }),
      isSearching: fc.boolean(),
    }),
    ({ price, inputTokens, isSearching, ...call }) => {
      const tools = isSearching && price.searchAtMost !== undefined ? [tool] : [];
      const sent = known({ call: chatCall({ ...call, tools }), inputTokens, price });
      const { want, fitted } = worstCaseOf(sent, limits);
      const rough = cases.of(sent);
      const { nanos, decimal } = rough.amount;
      const longer = worstCaseOf({ ...sent, inputTokens: Math.ceil((inputTokens * 17) / 16) }, limits).want.atMost;
      return (
        rough.call === sent.call &&
        rough.outputTokens === fitted(want.atMost).outputTokens &&
        decimal === decimalOfNanos(nanos) &&
        nanos >= want.atMost &&
        nanos <= longer
      );
    },
  );
  const result = fc.check(property, { numRuns: 1_000 });
  t.notOk(result.failed, fc.defaultReportMessage(result) ?? 'no counterexample');
});

/** A price that tells the input tokens of each calculation. */
function watchedPrice(factor: number, asked: number[]): PriceRow {
  const row = priceOf({ input: factor, output: factor });
  const atMost: PriceRow['atMost'] = (input, output) => {
    asked.push(Number(input));
    return row.atMost(input, output);
  };
  return Object.assign(Object.create(row) as PriceRow, { atMost, searchAtMost: undefined });
}

await test('bounds are cached for calls of about the same length, separately for each price', async (t) => {
  const cases = new CostBounds(limits);
  const asked: number[] = [];
  const [cheap, dear] = [watchedPrice(1, asked), watchedPrice(10, asked)];
  for (const inputTokens of [1_000, 1_020, 1_024]) cases.of(known({ inputTokens, price: cheap }));
  t.strictSame(asked, [1_024]);
  t.equal(cases.of(known({ inputTokens: 1_000, price: dear })).amount.nanos, 10_740_000n);
  t.equal(cases.of(known({ inputTokens: 1_025, price: cheap })).amount.nanos, 1_138_000n);
  t.strictSame(asked, [1_024, 1_024, 1_088]);
  cases.of(known({ inputTokens: 1_000, price: cheap }));
  t.equal(asked.length, 3, 'the first is still known');
});

await test('clients that ask for ever other output limits do not fill the memory with bounds', async (t) => {
  const cases = new CostBounds(limits);
  const asked: number[] = [];
  const price = watchedPrice(1, asked);
  const ask = (maxOutputTokens: number) => cases.of(known({ call: chatCall({ maxOutputTokens }), price }));
  for (let outputTokens = 0; outputTokens <= 4_096; outputTokens += 1) ask(outputTokens);
  t.equal(asked.length, 4_097);
  ask(0);
  t.equal(asked.length, 4_098, 'the first is no longer known');
});

await test('a call without an output limit gets one, and embeddings cost only their input', async (t) => {
  const cases = new CostBounds(limits);
  t.match(cases.of(known({ call: chatCall() })), { outputTokens: 4_096, call: { maxOutputTokens: 4_096 } });
  const call = { kind: 'embedding', model: 'e', inputs: ['x'] } as unknown as EmbeddingCall;
  const rough = cases.of(known({ call, inputTokens: 7 }));
  t.strictSame([rough.call, rough.amount.nanos, rough.outputTokens], [call, 7_000n, 0]);
});
