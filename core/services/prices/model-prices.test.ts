import { test } from 'tap';
import { addDecimals, type ModelInfo, type PriceRow } from '../../api/index.js';
import { catalogOf } from '../../testkit/catalog-of.js';
import { loadPackagedList } from './packaged-list.js';
import { ModelPrices } from './model-prices.js';

const now = Date.UTC(2026, 10, 21, 12);

async function pricesOf(
  models: readonly (Partial<ModelInfo> & { modelId: string })[],
  currency = 'USD',
): Promise<ModelPrices> {
  const infos = models.map((model) => ({ displayName: model.modelId, provider: 'openai', capabilities: [], ...model }));
  const prices = new ModelPrices(catalogOf(infos), currency);
  await prices.load();
  return prices;
}

function million(row: PriceRow | undefined): string | undefined {
  return row?.amountOf({ inputTokens: 1_000_000, outputTokens: 0 });
}

await test('a price comes from the file, otherwise from the packaged list, and otherwise is unknown', async (t) => {
  const prices = await pricesOf([
    { modelId: 'gpt-4o' },
    { modelId: 'gpt-4.1', price: { input: '1.234', output: 5 } },
    { modelId: 'house', free: true },
    { modelId: 'mystery' },
    { modelId: 'as-another', pricedAs: 'openai/gpt-4o' },
    { modelId: 'alias', upstream: 'gpt-4o' },
    { modelId: 'gpt-*' },
  ]);
  t.match(prices.find('gpt-4o', now)?.stored, {
    source: 'list',
    listed: 'openai/gpt-4o',
    input: '2.5',
    cachedInput: '1.25',
  });
  t.equal(million(prices.find('gpt-4.1', now)), '1.234');
  t.match(prices.find('house', now)?.stored, { source: 'free', input: '0' });
  t.equal(million(prices.find('house', now)), '0');
  for (const name of ['as-another', 'alias', 'openai/gpt-4o', 'gpt-4o-2024-11-20']) {
    t.equal(million(prices.find(name, now)), '2.5', name);
  }
  for (const name of ['mystery', 'gpt-no-such', 'not-served']) t.equal(prices.find(name, now), undefined, name);
});

await test('a price in a currency of its own applies only where that is the currency of the gateway', async (t) => {
  const models = [
    { modelId: 'gpt-9', price: { input: 3, output: 4, currency: 'USD' } },
    { modelId: 'gpt-4o', price: { input: 3, output: 4, currency: 'EUR' } },
  ];
  for (const [currency, ofNew, ofOld] of [
    ['USD', '3', '2.5'],
    ['EUR', undefined, '3'],
    ['JPY', undefined, undefined],
  ] as const) {
    const prices = await pricesOf(models, currency);
    t.equal(million(prices.find('gpt-9', now)), ofNew, currency);
    t.equal(million(prices.find('gpt-4o', now)), ofOld, currency);
  }
});

await test('the provider in the list is found by the address, or else by exactly the same id', async (t) => {
  const model = { modelId: 'gpt-4o' };
  for (const [provider, endpoint, expected] of [
    ['my-account', 'https://api.openai.com/v1', '2.5'],
    ['openai', 'http://127.0.0.1:9', '2.5'],
    ['openai-like', 'http://127.0.0.1:9', undefined],
    ['openai-like', undefined, undefined],
    ['openai', 'https://openrouter.ai/api/v1', undefined],
  ] as const) {
    const prices = await pricesOf([{ ...model, provider, ...(endpoint === undefined ? {} : { endpoint }) }]);
    t.equal(million(prices.find('gpt-4o', now)), expected, `${provider} at ${endpoint}`);
    t.equal(prices.factsOf('gpt-4o')?.contextWindow, 128_000, 'a model is what it is, whoever serves it');
  }
});

await test('a model that the packaged list knows only by its family does not get the name of another model', async (t) => {
  const [dated, family] = ['claude-haiku-4-5-20251001', 'claude-sonnet-5-99'];
  const endpoint = 'https://api.anthropic.com';
  const prices = await pricesOf([
    { modelId: dated, provider: 'anthropic', endpoint },
    { modelId: family, provider: 'anthropic', endpoint },
  ]);
  t.equal(prices.factsOf(dated)?.name, 'Claude Haiku 4.5', 'a date is no other model');
  t.equal(prices.factsOf(family)?.name, undefined);
  t.ok(prices.factsOf(family)?.outputPrice, 'its price is that of the family, as in the ledger');
});

await test('the packaged list is not used for another currency', async (t) => {
  const prices = await pricesOf([{ modelId: 'gpt-4o' }, { modelId: 'gpt-4.1', price: { input: 1, output: 2 } }], 'EUR');
  t.equal(prices.find('gpt-4o', now), undefined);
  t.match(prices.find('gpt-4.1', now)?.stored, { currency: 'EUR', input: '1' });
});

await test('steps, fees and prices by the hour are read', async (t) => {
  const list = await loadPackagedList();
  const stepped = list.find('claude-sonnet-4-5', 'anthropic', now)?.rates;
  t.match(stepped, { input: '3', longCacheWrite: '6', search: '0.01' });
  t.match(stepped?.tiers, [{ above: 200_000, input: '6', output: '22.5' }]);
  t.match(list.find('sonar-pro', 'perplexity', now)?.rates, { request: '0.014' });
  t.match(list.find('gpt-image-1.5', 'openai', now)?.rates, {
    imageInput: '8',
    cachedImageInput: '2',
    imageOutput: '32',
  });
  t.match(list.find('gpt-audio', 'openai', now)?.rates, { audioInput: '32', audioOutput: '64' });
  for (const [model, provider] of [
    ['gpt-4o-audio-preview', 'openai'],
    ['openai/gpt-audio', 'openrouter'],
    ['gpt-4o-search-preview', 'openai'],
  ] as const)
    t.equal(list.find(model, provider, now)?.rates, undefined, `${model}: only its texts have a price`);
  const prices = await pricesOf([{ modelId: 'deepseek-chat', provider: 'deepseek' }]);
  const [peak, night] = [Date.UTC(2026, 10, 20, 12), Date.UTC(2026, 10, 20, 20)];
  t.not(million(prices.find('deepseek-chat', peak)), undefined);
  t.not(million(prices.find('deepseek-chat', peak)), million(prices.find('deepseek-chat', night)));
  t.equal(million(prices.find('deepseek-chat', peak)), million(prices.find('deepseek-chat', peak + 1)));
});

await test('a price that is another one from a day on is that one from its first moment', async (t) => {
  const prices = await pricesOf([{ modelId: 'gemini-3.8-flash', provider: 'google' }]);
  const newYear = Date.UTC(2027, 0, 1);
  t.equal(million(prices.find('gemini-3.8-flash', newYear - 1)), '0.75');
  t.equal(million(prices.find('gemini-3.8-flash', newYear)), '1.5');
  t.equal(million(prices.find('gemini-3.8-flash', newYear - 1)), '0.75', 'also after a clock was ahead');
});

await test('writes to a cache that lasts have twice the price of input where the list has only that of short ones, as in all its other entries', async (t) => {
  const { waitForUpdate } = await import('@pydantic/genai-prices');
  const list = await loadPackagedList();
  let read = 0;
  for (const provider of (await waitForUpdate()) ?? []) {
    for (const { id, prices } of provider.models) {
      if (!JSON.stringify(prices).includes('cache_write_1h_mtok')) continue;
      const found = list.find(id, provider.id, now)?.rates;
      if (!found) continue;
      read += 1;
      t.equal(found.longCacheWrite, addDecimals(found.input, found.input), `${provider.id}/${id}`);
    }
  }
  t.ok(read > 20, `${read} entries have a price`);
  const model = { modelId: 'eu.anthropic.claude-sonnet-4-5-20250929-v1:0', provider: 'aws' };
  const row = (await pricesOf([model])).find(model.modelId, now);
  const written = { inputTokens: 1_000_000, cacheWriteTokens: 1_000_000, outputTokens: 0 };
  t.equal(row?.amountOf(written), '4.125');
  t.equal(row?.amountOf({ ...written, longCacheWriteTokens: 1_000_000 }), '6.6');
  t.equal(row?.atMost(1_000_000, 0), '6.6', 'which is reserved');
});

await test('what a provider says that it charges counts more than its price in the packaged list, and less than one in the file', async (t) => {
  const model = { provider: 'openrouter', endpoint: 'https://openrouter.ai/api/v1' };
  const prices = await pricesOf([
    { ...model, modelId: 'anthropic/claude-sonnet-4.5' },
    { ...model, modelId: 'agreed', price: { input: 1, output: 1 } },
    { ...model, modelId: 'free', free: true },
  ]);
  const usage = { inputTokens: 1_000_000, outputTokens: 0, charged: '0.25' };
  t.equal(prices.find('anthropic/claude-sonnet-4.5', now)?.amountOf(usage), '0.25');
  for (const charged of ['-1', 'much'])
    t.equal(prices.find('anthropic/claude-sonnet-4.5', now)?.amountOf({ ...usage, charged }), '6', charged);
  t.equal(million(prices.find('anthropic/claude-sonnet-4.5', now)), '6');
  t.equal(prices.find('agreed', now)?.amountOf(usage), '1');
  t.equal(prices.find('free', now)?.amountOf(usage), '0');
});

await test('a row is created once for each model, and unlimited names do not fill the memory', async (t) => {
  const prices = await pricesOf([{ modelId: 'gpt-*' }]);
  const first = prices.find('gpt-4o', now);
  t.equal(prices.find('gpt-4o', now + 86_400_000), first);
  for (let number = 0; number < 3000; number += 1) prices.find(`gpt-4o-${number}`, now);
  t.match(prices.find('gpt-4o', now)?.stored, { input: '2.5' });
});

await test('every price of the packaged list can be read exactly', async (t) => {
  const { waitForUpdate } = await import('@pydantic/genai-prices');
  const list = await loadPackagedList();
  let read = 0;
  for (const provider of (await waitForUpdate()) ?? []) {
    for (const model of provider.models) {
      const found = list.find(model.id, provider.id, now);
      if (!found?.rates) continue;
      read += 1;
      t.match(found.rates.input, /^\d+(?:\.\d+)?$/, `${provider.id}/${model.id}`);
    }
  }
  t.ok(read > 1000, `${read} models have a price`);
});

await test('a name that no provider serves is not remembered, because it may have any length', async (t) => {
  const asked: string[] = [];
  const catalog = catalogOf([]);
  const prices = new ModelPrices({ ...catalog, find: (name) => void asked.push(name) }, 'USD');
  for (const _ of [1, 2]) t.equal(prices.find('unknown', now), undefined);
  t.strictSame(asked, ['unknown', 'unknown']);
});
