import { test } from 'tap';
import type { Plugin } from '../../../core/api/index.js';
import { openAccess, ScriptedHttpClient } from '../../../core/testkit/index.js';
import openaiApi from '../../../plugins/openai-api/plugin.js';
import providerOpenai from '../../../plugins/provider-openai/plugin.js';
import { memoryStores } from '../../fixtures/components/memory-stores.js';
import { testGateway } from '../../fixtures/gateways/test-gateway.js';

await test('a model name with a provider prefix is routed to that provider, even if an earlier one accepts every name', async (t) => {
  const choices = [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }];
  const httpClient = new ScriptedHttpClient({ body: { id: 'x', model: 'm', choices } });
  const provider = (id: string, ...models: readonly string[]) => ({
    plugin: providerOpenai as unknown as Plugin,
    id,
    config: { baseUrl: `http://${id}.test/v1`, models },
  });
  const gateway = await testGateway(
    t,
    [openAccess(), openaiApi as Plugin, provider('any', '*'), provider('second', 'large', 'own-*')],
    {},
    { httpClient, ...memoryStores() },
  );
  for (const [model, host, sent] of [
    ['large', 'any', 'large'],
    ['second/large', 'second', 'large'],
    ['second/own-1', 'second', 'own-1'],
    ['any/large', 'any', 'large'],
    ['any/second/large', 'any', 'second/large'],
    ['second/unknown', 'any', 'second/unknown'],
    ['vendor/large', 'any', 'vendor/large'],
  ] as const) {
    const answer = await gateway.post('/v1/chat/completions', { model, messages: [{ role: 'user', content: 'Hi' }] });
    t.equal(answer.status, 200, model);
    await answer.arrayBuffer();
    const { request, body } = httpClient.exchanges.at(-1) ?? {};
    t.equal(request?.url, `http://${host}.test/v1/chat/completions`, model);
    t.match(JSON.parse(body ?? ''), { model: sent });
  }
});
