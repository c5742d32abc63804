import { test } from 'tap';
import type { InferenceCall, TaskCall, Usage } from '../../../core/api/index.js';
import { sampleChatCall } from '../../../core/testkit/sample-call.js';
import { lowestCost } from './lowest-cost.js';

const chat = sampleChatCall({ model: 'm' }, {}, 'native');

/** The ranks of models whose prices are for an input and for an output token. */
function ranks(
  call: InferenceCall,
  inputTokens: number,
  ...prices: readonly (readonly [number, number] | undefined)[]
) {
  const usages: Usage[] = [];
  const strategy = lowestCost({
    inputOf: () => inputTokens,
    priceOf: (model) => {
      const price = prices[Number(model)];
      if (!price) return undefined;
      return {
        amountOf(usage) {
          usages.push(usage);
          return String(price[0] * usage.inputTokens + price[1] * usage.outputTokens);
        },
      };
    },
  });
  const members = prices.map((_, index) => ({ model: String(index), weight: 1 }));
  return { ranked: strategy(members, { call, affinity: undefined }), usages };
}

await test('the cheapest model for the input of the call and its output comes first: for long inputs another than for short ones', async (t) => {
  const prices = [
    [1, 10],
    [3, 4],
  ] as const;
  t.match(ranks(chat, 100, ...prices).ranked, [{ rank: 10_100, reason: 'cheapest', figure: '10100' }, { rank: 4_300 }]);
  t.match(ranks(chat, 9_000, ...prices).ranked, [{ rank: 19_000 }, { rank: 31_000 }]);
});

await test('the output is at most a thousand tokens for each choice, and less where the call allows less', async (t) => {
  const outputOf = (call: InferenceCall): unknown => ranks(call, 5, [1, 1]).usages[0];
  t.strictSame(outputOf(chat), { inputTokens: 5, outputTokens: 1_000 });
  t.match(outputOf({ ...chat, maxOutputTokens: 64_000, choices: 3 }), { outputTokens: 3_000 });
  t.match(outputOf({ ...chat, maxOutputTokens: 20 }), { outputTokens: 20 });
  const embedding = { ...chat, kind: 'embedding', inputs: ['x'], encoding: 'float' } as InferenceCall;
  t.match(outputOf(embedding), { outputTokens: 0 });
  const task = { ...chat, kind: 'task', task: 'image', input: {}, units: { images: 2 } } as unknown as TaskCall;
  t.match(outputOf(task), { images: 2 });
});

await test('models whose price is not known come last', async (t) => {
  t.match(ranks(chat, 5, undefined, [1, 1], undefined).ranked, [
    { rank: Infinity, reason: 'unpriced', figure: 'price unknown' },
    { rank: 1_005 },
    { rank: Infinity },
  ]);
});
