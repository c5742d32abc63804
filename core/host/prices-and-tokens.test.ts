import { test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { definePlugin, type ModelInfo, PriceList, TokenCounter, z } from '../api/index.js';
import { openAccess } from '../testkit/open-access.js';
import { pluginOf } from '../testkit/plugin-of.js';

const model = { modelId: 'gpt-4o', displayName: 'x', provider: 'acme', capabilities: [] } satisfies ModelInfo;

const acme = pluginOf('acme', {
  models: [
    { ...model, endpoint: 'https://api.openai.com/v1' },
    { ...model, modelId: 'alias', upstream: 'own-name' },
    { ...model, modelId: 'any-*' },
  ],
  tokenizer: (name) =>
    name === 'own-name'
      ? {
          encoding: 'cl100k_base',
          perCall: { usual: 100, atMost: 100 },
          perMessage: { usual: 0, atMost: 0 },
          withTools: { usual: 0, atMost: 0 },
          perImage: { usual: 0, atMost: 0 },
        }
      : undefined,
});

interface Given {
  prices: PriceList;
  tokens: TokenCounter;
}

await test('plugins get prices and token counts of the models of their own configuration', async (t) => {
  let given: Given | undefined;
  const asking = definePlugin({
    apiVersion: 1,
    name: 'asking',
    config: z.strictObject({}),
    needs: { prices: PriceList, tokens: TokenCounter },
    setup({ services }) {
      given = services;
      return {};
    },
  });
  const gateway = await testGateway(t, [openAccess(), asking, acme]);
  const { prices, tokens } = given as Given;
  t.match(prices.find('acme/gpt-4o', Date.now())?.stored, { source: 'list', listed: 'openai/gpt-4o' });
  t.equal(prices.find('any-thing', Date.now()), undefined);
  const call = { kind: 'embedding', model: 'alias', stream: false, inputs: ['hello world'] } as unknown as Parameters<
    TokenCounter['countInput']
  >[0];
  t.match(
    await tokens.countInput(call),
    { tokens: 2, isEstimate: false },
    'the provider is asked by its own name of the model',
  );
  t.match(await tokens.countText('hello world', 'any-thing'), { isEstimate: true, atMost: 11 });
  const changed = pluginOf('acme', { models: [{ ...model, price: { input: 7, output: 7 } }] });
  await gateway.reload([openAccess(), asking, changed]);
  t.match((given as Given).prices.find('gpt-4o', Date.now())?.stored, { source: 'file', input: '7' });
  t.match(prices.find('gpt-4o', Date.now())?.stored, { source: 'list' }, 'what runs on the old one goes on with it');
});

await test('the packaged price list is not loaded if no plugin uses prices', async (t) => {
  const gateway = await testGateway(t, [openAccess(), acme]);
  const prices = gateway.gateway.service(PriceList);
  t.throws(() => prices.find('gpt-4o', Date.now()), /before it was loaded/);
});
