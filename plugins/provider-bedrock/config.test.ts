import { test } from 'tap';
import type { ModelInfo } from '../../core/api/index.js';
import { ModelPrices } from '../../core/services/prices/model-prices.js';
import { catalogOf } from '../../core/testkit/catalog-of.js';
import { collectingLog } from '../../core/testkit/collecting-log.js';
import { fakeClock } from '../../core/testkit/fake-clock.js';
import { sampleTokens } from '../../core/testkit/sample-call.js';
import { ScriptedHttpClient } from '../../core/testkit/scripted-http-client.js';
import { providerConfig } from './config.js';
import { embeddingCall, sampleCall, sampleExchange } from './fixtures/sample-provider.js';
import { familyOf, spokenName } from './model-family.js';
import { tokenizerOf } from './model-tokenizer.js';
import plugin from './plugin.js';
import { publicUrlOf, regionOf } from './region.js';

const parsed = (settings: object) => providerConfig.parse(settings);

await test('the region comes from the configuration, the environment or the address, and is never guessed', (t) => {
  const environment = { AWS_REGION: 'us-west-2', AWS_DEFAULT_REGION: 'us-east-1' };
  t.equal(regionOf(parsed({ region: 'eu-central-1' }), environment), 'eu-central-1');
  t.equal(regionOf(parsed({ region: '' }), environment), 'us-west-2');
  t.equal(regionOf(parsed({}), { AWS_DEFAULT_REGION: 'us-east-1' }), 'us-east-1');
  const baseUrl = 'https://vpce-1.bedrock-runtime.ap-south-1.vpce.amazonaws.com';
  t.equal(regionOf(parsed({ baseUrl }), {}), 'ap-south-1');
  t.equal(regionOf(parsed({}), {}), undefined);
  t.equal(publicUrlOf('eu-central-1'), 'https://bedrock-runtime.eu-central-1.amazonaws.com');
  t.equal(publicUrlOf('cn-north-1'), 'https://bedrock-runtime.cn-north-1.amazonaws.com.cn');
  t.end();
});

await test('mistakes in the configuration are found', (t) => {
  for (const wrong of [
    { region: 'Frankfurt' },
    { accessKeyId: 'x' },
    { secretAccessKey: 'x' },
    { sessionToken: 'x' },
    { baseUrl: 'ftp://x' },
    { key: 'x' },
  ]) {
    t.notOk(providerConfig.safeParse(wrong).success, JSON.stringify(wrong));
  }
  for (const right of [
    {},
    { accessKeyId: '', secretAccessKey: '' },
    { accessKeyId: 'x', secretAccessKey: 'y' },
    { accessKeyId: 'x', secretAccessKey: 'y', sessionToken: 'z' },
    { region: 'us-gov-west-1' },
  ]) {
    t.ok(providerConfig.safeParse(right).success, JSON.stringify(right));
  }
  t.end();
});

const families = [
  ['us.anthropic.claude-sonnet-4-5-20250929-v1:0', 'claude'],
  ['amazon.nova-lite-v1:0', 'nova'],
  ['global.amazon.nova-2-lite-v1:0', 'nova'],
  ['openai.gpt-oss-120b-1:0', 'gpt-oss'],
  ['us.openai.gpt-5.6-sol', 'gpt'],
  ['mistral.mistral-large-2402-v1:0', 'mistral'],
  ['cohere.command-r-plus-v1:0', 'cohere'],
  ['us.meta.llama4-maverick-17b-instruct-v1:0', 'other'],
  ['deepseek.v3-v1:0', 'other'],
  ['arn:aws:bedrock:eu-central-1:123456789012:inference-profile/eu.anthropic.claude-opus-4-6-v1', 'claude'],
] as const;

await test('the family of a model follows from its name, or from the name that clients use for an ARN', (t) => {
  for (const [name, family] of families) t.equal(familyOf(name), family, name);
  const arn = 'arn:aws:bedrock:eu-central-1:123456789012';
  t.equal(spokenName(`${arn}:application-inference-profile/a1b2`, 'our-claude'), 'our-claude');
  t.equal(spokenName(`${arn}:inference-profile/eu.amazon.nova-lite-v1:0`, 'nova'), 'eu.amazon.nova-lite-v1:0');
  t.equal(tokenizerOf('anthropic.claude-sonnet-4-20250514-v1:0')?.factor, 1.2);
  t.equal(tokenizerOf('anthropic.claude-opus-5-5')?.factor, 1.4);
  t.equal(tokenizerOf('openai.gpt-oss-20b-1:0')?.factor, 1);
  t.equal(tokenizerOf('amazon.nova-lite-v1:0'), undefined);
  t.end();
});

await test('models have the address by which prices are found, and those that embed are known by their names', async (t) => {
  const config = plugin.config.parse({
    region: 'eu-central-1',
    apiKey: 'k',
    models: ['amazon.nova-*', 'cohere.embed-*'],
  });
  const services = { http: new ScriptedHttpClient(), clock: fakeClock(), tokens: sampleTokens };
  const contributions = await plugin.setup({ id: 'bedrock', config, services, log: collectingLog() });
  t.match(contributions.models, [
    { modelId: 'amazon.nova-*', provider: 'bedrock', endpoint: 'https://bedrock-runtime.eu-central-1.amazonaws.com/' },
    { modelId: 'cohere.embed-*', capabilities: ['embeddings'] },
  ]);
  t.equal(await contributions.dispatch?.(sampleCall({ model: 'gpt-x' }), sampleExchange()), undefined);
  t.equal(await contributions.dispatch?.(embeddingCall('other', ['x']), sampleExchange()), undefined);
  t.equal(await contributions.started?.(), undefined);
  t.strictSame(contributions.check?.(), []);
});

await test('without a list of models, those of Amazon and Anthropic are served, and the profiles of every part of the world', async (t) => {
  const config = plugin.config.parse({ region: 'ap-northeast-1', apiKey: 'k' });
  const services = { http: new ScriptedHttpClient(), clock: fakeClock(), tokens: sampleTokens };
  const { models } = await plugin.setup({ id: 'bedrock', config, services, log: collectingLog() });
  const catalog = catalogOf(models as readonly ModelInfo[]);
  for (const place of ['', 'us.', 'eu.', 'apac.', 'au.', 'jp.', 'global.'])
    t.ok(catalog.find(`${place}anthropic.claude-opus-5-5`), `"${place}"`);
});

await test('a configuration without a region is objected to', async (t) => {
  const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  t.teardown(() =>
    Object.assign(process.env, {
      ...(AWS_REGION && { AWS_REGION }),
      ...(AWS_DEFAULT_REGION && { AWS_DEFAULT_REGION }),
    }),
  );
  delete process.env['AWS_REGION'];
  delete process.env['AWS_DEFAULT_REGION'];
  const services = { http: new ScriptedHttpClient(), clock: fakeClock(), tokens: sampleTokens };
  const contributions = await plugin.setup({
    id: 'bedrock',
    config: plugin.config.parse({}),
    services,
    log: collectingLog(),
  });
  t.match(contributions.check?.(), [{ within: ['region'], message: /no region is set/ }]);
});

await test('models have the prices of the packaged list, those of cached tokens too, whichever way requests take', async (t) => {
  const models = [
    'amazon.nova-*',
    'eu.*',
    { id: 'team', upstream: 'arn:aws:bedrock:x', pricedAs: 'aws/amazon.nova-lite-v1:0' },
  ];
  const config = plugin.config.parse({ region: 'eu-central-1', baseUrl: 'https://vpce.test', apiKey: 'k', models });
  const services = { http: new ScriptedHttpClient(), clock: fakeClock(), tokens: sampleTokens };
  const contributions = await plugin.setup({ id: 'bedrock', config, services, log: collectingLog() });
  const prices = new ModelPrices(catalogOf(contributions.models as readonly ModelInfo[]), 'USD');
  await prices.load();
  const now = Date.UTC(2026, 10, 21);
  for (const name of ['amazon.nova-lite-v1:0', 'team', 'bedrock/amazon.nova-lite-v1:0']) {
    const row = prices.find(name, now);
    t.match(row?.stored, { source: 'list', listed: 'aws/amazon.nova-lite-v1:0', input: '0.06' }, name);
    t.equal(row?.amountOf({ inputTokens: 1_000_000, cachedInputTokens: 500_000, outputTokens: 0 }), '0.0375', name);
  }
  const regional = prices.find('eu.anthropic.claude-sonnet-4-5-20250929-v1:0', now);
  t.match(regional?.stored, { input: '3.3', cacheWrite: '4.125', output: '16.5' });
  t.equal(prices.find('eu.of-tomorrow-v1:0', now), undefined);
});
