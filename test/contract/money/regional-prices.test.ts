import { test } from 'tap';
import { type ModelInfo, stringifyJson } from '../../../core/api/index.js';
import { ModelPrices } from '../../../core/services/prices/model-prices.js';
import { catalogOf } from '../../../core/testkit/catalog-of.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { sampleTokens, stoppedClock } from '../../../core/testkit/sample-call.js';
import anthropic from '../../../plugins/provider-anthropic/plugin.js';
import google from '../../../plugins/provider-google/plugin.js';
import openai from '../../../plugins/provider-openai/plugin.js';
import { silentLog } from '../../fixtures/components/silent-log.js';

const now = Date.UTC(2026, 10, 21, 12);
const plugins = { anthropic, google, openai } as const;

/** The prices of models, as an entry of gateway.yaml sets their provider up. */
async function pricesOf(id: keyof typeof plugins, settings: object, models: readonly unknown[]): Promise<ModelPrices> {
  const plugin = plugins[id];
  const services = { http: new ScriptedHttpClient(), clock: stoppedClock(), tokens: sampleTokens, accounts: undefined };
  const parsed = plugin.config.parse({
    apiKey: 'secret',
    models,
    ...settings,
  });
  const { models: infos = [] } = await plugin.setup({ id, config: parsed as never, services, log: silentLog });
  const prices = new ModelPrices(catalogOf(infos as readonly ModelInfo[]), 'USD');
  await prices.load();
  return prices;
}

/** What a hundred thousand tokens of input and a million of output cost. */
async function pricesAt(id: keyof typeof plugins, settings: object, models: readonly string[]): Promise<object> {
  const prices = await pricesOf(id, settings, [...models, { id: 'as', pricedAs: 'openai/gpt-5.5' }]);
  const amount = (model: string, input: number, output: number): string | undefined =>
    prices.find(model, now)?.amountOf({ inputTokens: input, outputTokens: output });
  return Object.fromEntries(
    [...models, 'as'].map((model) => [model, [amount(model, 100_000, 0), amount(model, 0, 1_000_000)]]),
  );
}

await test('where a provider charges a tenth more for a region, so does the packaged price, for the models of which that is true', async (t) => {
  const claude = ['claude-sonnet-4@20250514', 'claude-sonnet-4-5@20250929', 'claude-haiku-4-5@20251001'];
  const gemini = ['gemini-2.5-flash', 'gemini-3-pro-preview'];
  const gpt = ['gpt-4.1', 'gpt-5', 'gpt-5.5'];
  const as = ['0.5', '30'];
  const [global, regional] = [
    {
      'claude-sonnet-4@20250514': ['0.3', '15'],
      'claude-sonnet-4-5@20250929': ['0.3', '15'],
      'claude-haiku-4-5@20251001': ['0.1', '5'],
      as,
    },
    {
      'claude-sonnet-4@20250514': ['0.3', '15'],
      'claude-sonnet-4-5@20250929': ['0.33', '16.5'],
      'claude-haiku-4-5@20251001': ['0.11', '5.5'],
      as,
    },
  ];
  const vertex = (location: string): object => ({ vertex: { project: 'p', location } });
  for (const [location, expected] of [
    ['global', global],
    ['europe-west1', regional],
    ['eu', regional],
  ] as const) {
    t.strictSame(await pricesAt('anthropic', vertex(location), claude), expected, stringifyJson(location));
  }
  t.strictSame(await pricesAt('google', {}, gemini), {
    'gemini-2.5-flash': ['0.03', '2.5'],
    'gemini-3-pro-preview': ['0.2', '12'],
    as,
  });
  t.strictSame(await pricesAt('google', vertex('us'), gemini), {
    'gemini-2.5-flash': ['0.03', '2.5'],
    'gemini-3-pro-preview': ['0.22', '13.2'],
    as,
  });
  const usual = { 'gpt-4.1': ['0.2', '8'], 'gpt-5': ['0.125', '10'], 'gpt-5.5': ['0.5', '30'], as };
  for (const baseUrl of ['https://api.openai.com/v1', 'https://openai.test/v1']) {
    t.strictSame(await pricesAt('openai', { baseUrl }, gpt), usual, baseUrl);
  }
  const european = { ...usual, 'gpt-5.5': ['0.55', '33'] };
  t.strictSame(await pricesAt('openai', { baseUrl: 'https://eu.api.openai.com/v1' }, gpt), european);
});

await test('searches of Google have a price, by the query since Gemini 3, unless gateway.yaml sets a price', async (t) => {
  const own = { id: 'own', upstream: 'gemini-3-pro-preview', price: { input: 2, output: 12 } };
  const as = { id: 'as', pricedAs: 'google/gemini-3-pro-preview' };
  const models = ['gemini-2.5-flash', 'gemini-3-pro-preview', own, as];
  for (const settings of [{}, { vertex: { project: 'p', location: 'us' } }]) {
    const prices = await pricesOf('google', settings, models);
    const searches = (model: string): string | undefined =>
      prices.find(model, now)?.amountOf({ inputTokens: 0, outputTokens: 0, searches: 2 });
    t.strictSame(['gemini-2.5-flash', 'gemini-3-pro-preview', 'own', 'as'].map(searches), ['0.07', '0.028', '0', '0']);
    t.equal(prices.find('gemini-3-pro-preview', now)?.searchAtMost, '0.014');
    t.equal(prices.find('own', now)?.searchAtMost, undefined);
  }
});
