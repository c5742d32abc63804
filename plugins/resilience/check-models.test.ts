import { test } from 'tap';
import type { PriceRow } from '../../core/api/index.js';
import { loneModels, unpricedModels } from './check-models.js';
import { config } from './config.js';

const { balance } = config.parse({
  balance: {
    one: { strategy: 'lowest-latency', models: ['a', { model: 'b', weight: 0 }] },
    several: { strategy: 'lowest-cost', models: ['a', 'b', { model: 'c', weight: 0 }] },
    weighted: ['a', { model: 'd', weight: 0 }],
  },
});

await test('a strategy that never decides is doubted', async (t) => {
  t.match(loneModels(balance), [
    {
      within: ['balance', 'one', 'strategy'],
      message: '"lowest-latency" has no effect, because only one of the models has a weight',
    },
  ]);
});

await test('models without a price are those of names that choose by it', async (t) => {
  const prices = { find: (model: string) => (model === 'a' ? ({} as PriceRow) : undefined) };
  t.strictSame(unpricedModels(balance, prices, 0), ['b', 'c']);
});
