import { test } from 'tap';
import { definePlugin, ModelCatalog, type Plugin, VectorStore, z } from '../api/index.js';
import type { TestPlugin } from './memory-config.js';
import { memoryVectors } from './memory-vectors.js';
import { openAccess } from './open-access.js';
import { plainRoute } from './plain-dialect.js';
import { scriptedProvider, textAnswer } from './scripted-provider.js';
import { startTestGateway } from './start-test-gateway.js';

await test('several plugins of one name are all in the list, under ids of their own', async (t) => {
  const first = scriptedProvider(({ model }) => (model === 'a' ? { parts: textAnswer('first') } : undefined));
  const second = scriptedProvider({ parts: textAnswer('second') });
  const gateway = await startTestGateway([openAccess(), plainRoute, first, second]);
  t.teardown(() => gateway.stop());
  const answerOf = async (model: string): Promise<unknown> => (await gateway.post('/plain', { model })).json();
  t.match(await answerOf('a'), { text: 'first' });
  t.match(await answerOf('b'), { text: 'second' });
  t.strictSame(gateway.gateway.generation.prepared.plugins.map(({ entry }) => entry.id).slice(-2), [
    'scripted-provider',
    'scripted-provider-2',
  ]);
});

await test('mistakes in the configuration of a plugin are named, with the plugin and the likely member', async (t) => {
  const plugin = definePlugin({
    apiVersion: 1,
    name: 'shout',
    config: z.strictObject({ mark: z.string(), most: z.int().default(3) }),
    setup: () => ({}),
  });
  await t.rejects(startTestGateway([{ plugin, config: { makr: '!', most: 'x' } }]), {
    message: /plugin "shout": .*"config\.most" must be .*"config\.makr" .*"mark"/s,
  });
});

await test('the configuration of a plugin cannot be changed, as in a gateway; instances of classes are left as they are', async (t) => {
  const plugin = definePlugin({
    apiVersion: 1,
    name: 'shout',
    config: z.strictObject({
      marks: z.array(z.string()),
      pattern: z.string().transform((text) => new RegExp(text, 'g')),
    }),
    setup({ config }) {
      t.ok(config.pattern.test('!'));
      t.throws(() => (config.marks as string[]).push('?'), TypeError);
      return {};
    },
  });
  const gateway = await startTestGateway([{ plugin, config: { marks: ['!'], pattern: '!' } }]);
  await gateway.stop();
});

await test('a test gateway may have vectors, compared by the measure of their space', async (t) => {
  const gateway = await startTestGateway([openAccess(), plainRoute], {}, { vectors: memoryVectors() });
  t.teardown(() => gateway.stop());
  const vectors = gateway.gateway.service(VectorStore);
  const signal = AbortSignal.timeout(60_000);
  for (const [measure, nearest] of [
    ['cosine', 'near'],
    ['inner-product', 'long'],
  ] as const) {
    const space = { name: `acme-${measure}`, measure };
    const tags = { model: 'm' };
    const records = [
      { id: 'near', vector: [1, 0], tags },
      { id: 'long', vector: [5, 5], tags },
      { id: 'other', vector: [9, 0], tags: { model: 'n' } },
    ];
    await vectors.put(space, records, signal);
    const query = { vector: [2, 0], limit: 1, filter: { tag: 'model', is: 'm' } };
    t.match(await vectors.nearest(space, query, signal), [{ id: nearest }], measure);
  }
});

await test('models of a scripted provider are in the catalog, where the check of a plugin finds them', async (t) => {
  const judge = definePlugin({
    apiVersion: 1,
    name: 'judge',
    config: z.strictObject({ model: z.string() }),
    needs: { catalog: ModelCatalog },
    setup: ({ config, services: { catalog } }) => ({
      check: () =>
        catalog.find(config.model) ? [] : [{ within: ['model'], message: `no provider serves "${config.model}"` }],
    }),
  });
  const judging = (model: string): readonly (Plugin | TestPlugin)[] => [
    { plugin: judge as Plugin, config: { model } },
    scriptedProvider({ parts: textAnswer('yes') }, ['acme-judge']),
  ];
  await t.rejects(startTestGateway(judging('acme-jugde')), { message: /no provider serves "acme-jugde"/ });
  const gateway = await startTestGateway(judging('acme-judge'));
  await gateway.stop();
});
