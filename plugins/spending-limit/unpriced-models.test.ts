import { test } from 'tap';
import type { Logger, ModelCatalog, ModelInfo, PriceList } from '../../core/api/index.js';
import { testConnection } from '../../core/testkit/index.js';
import { samplePrice } from './fixtures/sample-charging.js';
import { unpricedModels, warnOfUnpriced } from './unpriced-models.js';

const model = (modelId: string, more: Partial<ModelInfo> = {}): ModelInfo => ({
  modelId,
  displayName: modelId,
  provider: 'p',
  capabilities: ['chat'],
  ...more,
});

function servicesWith(...priced: readonly string[]): Parameters<typeof unpricedModels>[1] {
  const listed = [model('known'), model('new'), model('newer'), model('any', { standsFor: ['known', 'new'] })];
  const models: ModelCatalog = { list: () => listed, find: (name) => listed.find(({ modelId }) => modelId === name) };
  const prices = { find: (name: string) => (priced.includes(name) ? samplePrice : undefined) } as unknown as PriceList;
  return { models, prices, switches: undefined, now: () => 0 };
}

await test('the models without a price are those that a connection may use, and no aliases', async (t) => {
  t.strictSame(unpricedModels(testConnection, servicesWith('known')), ['new', 'newer']);
  const connection = { ...testConnection, disabledModelIdentifiersList: ['newer*'] };
  t.strictSame(unpricedModels(connection, servicesWith('known')), ['new']);
});

await test('a start with a limit says once which models it closes, and nothing when all have a price', async (t) => {
  const said: unknown[] = [];
  const log = { warn: (fields: object) => said.push(fields) } as unknown as Logger;
  const limits = [{ per: 'key', amount: 1, period: 'daily' }] as const;
  warnOfUnpriced(limits, servicesWith('known', 'new', 'newer'), log);
  warnOfUnpriced([], servicesWith('known'), log);
  t.strictSame(said, []);
  warnOfUnpriced(limits, servicesWith('known'), log);
  t.strictSame(said, [{ models: ['new', 'newer'] }]);
  warnOfUnpriced([{ ...limits[0], models: ['known', 'newe*'] }], servicesWith('known'), log);
  t.strictSame(said[1], { models: ['newer'] }, 'a limit of some models closes only these');
});
