import { test } from 'tap';
import type { BilledUnits, ModelInfo, PriceRow, TaskCall, Usage } from '../../../core/api/index.js';
import { fc } from '../../../test/fixtures/random.js';
import { attempt, freePrice, left, priceOf, SampleCounter, taskCall } from '../fixtures/sample-charging.js';
import { type Cost, costOf } from './attempt-cost.js';
import { CostBounds } from './cost-bound.js';
import { nanosOf } from './nanos.js';
import { SeenOutput } from './seen-output.js';
import { type AnswerLimits, worstCaseOf } from './worst-case.js';

const limits: AnswerLimits = { defaultOutputTokens: 4_096, minimumOutputTokens: 16, searches: 10, foundTokens: 0 };
const counter = new SampleCounter();
/** What {@link SampleCounter} counts at most. */
const inputTokens = 10;
const model = { maxTokens: 100 } as ModelInfo;

interface Played {
  readonly call: TaskCall;
  readonly price: PriceRow;
  readonly usage?: Usage | undefined;
  readonly complete?: boolean;
}

async function cost({ call, price, usage, complete = true }: Played): Promise<Cost | undefined> {
  const { outputTokens } = worstCaseOf({ call, inputTokens, price, model }, limits).fitted(0n);
  const sent = { call, price, outputTokens, mayThinkUnseen: false, seen: new SeenOutput(), model };
  const made = complete ? { complete, usage } : { usage, error: left, answerId: 'a' };
  return costOf(attempt(made), sent, { counter, unseenTokens: 100, searches: 10, foundTokens: 0 });
}

await test('whatever a task is billed by, its cost is never above what is reserved for it', async (t) => {
  const amount = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined });
  const tasks = fc.constantFrom<TaskCall['task'][]>('moderation', 'rerank', 'image', 'speech', 'transcription');
  const count = fc.integer({ min: 1, max: 5_000 });
  const property = fc.asyncProperty(
    fc.record({
      task: tasks,
      price: fc.record({
        input: fc.nat(50),
        output: fc.nat(50),
        search: amount,
        image: amount,
        minute: amount,
        characters: amount,
      }),
      units: fc.record({
        searches: count,
        images: fc.integer({ min: 1, max: 9 }),
        characters: count,
        audioSeconds: count,
      }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      reported: fc.constantFrom('all', 'tokens', 'nothing'),
      complete: fc.boolean(),
    }),
    async ({ task, price, units, share, reported, complete }) => {
      const row = priceOf(
        Object.fromEntries(Object.entries(price).filter(([, value]) => value !== undefined)) as never,
      );
      const call = taskCall({ task, units });
      const worst = worstCaseOf({ call, inputTokens, price: row, model }, limits);
      const rough = new CostBounds(limits).of({ call, inputTokens, price: row, model });
      const { outputTokens } = worst.fitted(0n);
      const part = (most: number): number => Math.floor(most * share);
      const tokens = { inputTokens: part(inputTokens), outputTokens: part(outputTokens) };
      const used = Object.fromEntries(Object.entries(units).map(([unit, most]) => [unit, part(most)]));
      const usage = reported === 'nothing' ? undefined : { ...tokens, ...(reported === 'all' ? used : {}) };
      const charged = await cost({ call, price: row, usage, complete });
      const amount = nanosOf(charged?.amount ?? '0', 'up');
      if (complete && reported === 'all' && charged?.amount !== row.amountOf({ ...tokens, ...used })) return false;
      return amount <= worst.want.atMost && worst.want.atMost <= rough.amount.nanos;
    },
  );
  const result = await fc.check(property, { numRuns: 500 });
  t.notOk(result.failed, fc.defaultReportMessage(result) ?? 'no counterexample');
});

await test('what a task is billed by decides what must be known before it is sent', async (t) => {
  const reserved = (call: TaskCall, price: PriceRow, info?: ModelInfo): bigint =>
    BigInt(worstCaseOf({ call, inputTokens: 1_000_000, price, model: info }, limits).want.atMost);
  const billion = 1_000_000_000n;
  const draw = taskCall({ units: { images: 3 } });
  t.equal(reserved(draw, priceOf({ input: 0, output: 0, image: 2 })), 6n * billion);
  t.equal(reserved(draw, priceOf({ input: 1, output: 1_000_000 }), model), 301n * billion);
  t.throws(() => reserved(draw, priceOf({ input: 1, output: 1 })), { message: /"maxTokens"/ });
  t.equal(reserved(draw, freePrice), 0n);
  const rank = taskCall({ task: 'rerank', units: { searches: 2 } });
  t.equal(reserved(rank, priceOf({ input: 1, output: 5, search: 3 })), 7n * billion, 'its output costs nothing');
  const hear = (units: BilledUnits): TaskCall => taskCall({ task: 'transcription', units });
  const byMinute = priceOf({ input: 0, output: 0, minute: 6 });
  t.equal(reserved(hear({ audioSeconds: 90 }), byMinute), 9n * billion);
  t.throws(() => reserved(hear({}), byMinute), { code: 'GW_SPENDING_PRICE_UNKNOWN', message: /WAV \(PCM\) or MP3/ });
});

await test('a unit that the provider has not reported is charged as ordered, or as an estimate', async (t) => {
  const tokens = { inputTokens: 5, outputTokens: 0 };
  const draw = taskCall({ units: { images: 2 } });
  const byImage = priceOf({ input: 0, output: 0, image: 0.04 });
  t.match(await cost({ call: draw, price: byImage }), { amount: '0.08', reason: undefined, usage: { images: 2 } });
  t.match(await cost({ call: draw, price: byImage, usage: { ...tokens, images: 1 } }), { amount: '0.04' });
  t.match(await cost({ call: draw, price: byImage, complete: false }), { amount: '0.08', reason: 'aborted' });
  const rank = taskCall({ task: 'rerank', units: { searches: 3 } });
  const bySearch = priceOf({ input: 0, output: 0, search: 1 });
  const guessed = { amount: '3', reason: 'unreported', usage: { searches: 3, estimated: true } };
  t.match(await cost({ call: rank, price: bySearch, usage: tokens }), guessed);
  t.match(await cost({ call: rank, price: bySearch }), guessed);
  t.match(await cost({ call: taskCall({ task: 'moderation' }), price: priceOf({ input: 0, output: 0 }) }), {
    amount: '0',
    reason: undefined,
  });
  t.match(await cost({ call: draw, price: priceOf({ input: 1, output: 10 }) }), {
    usage: { inputTokens: 10, outputTokens: 200, estimated: true },
    reason: 'unreported',
  });
});
