import { test } from 'tap';
import {
  type Answer,
  Credentials,
  definePlugin,
  type Plugin,
  type StreamPart,
  stringifyJson,
  z,
} from '../../../core/api/index.js';
import { scriptedAnswer } from '../../../core/testkit/index.js';
import { spacesOf } from '../../../plugins/documents/search/vectors/vector-spaces.js';
import { embeddedVectors } from '../../fixtures/components/embedded-vectors.js';
import { until } from '../../fixtures/components/until.js';
import { documentsOf } from '../../fixtures/documents/documents.js';
import { startManagementGateway } from '../../fixtures/gateways/management-gateway.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

await test("a provider's model creates embeddings, charged to the connection, and searches its vectors until those of another one are made", async (t) => {
  const gateway = await startManagementGateway(t, {
    vectors: embeddedVectors(t),
    settings: { jobs: { run: 'here' } },
    config: { documents: { search: { embeddingModel: 'demo-embedding', embeddingDimensions: 64 } } },
  });
  const made = await gateway.ask('POST', '/v1/management/connections', {
    body: { name: 'app', enableDocuments: true },
  });
  const { connectionId } = made.body as { connectionId: string };
  const { secret } = await gateway.gateway.service(Credentials).createKey('default', { name: 'app' });
  const documents = documentsOf(gateway, { 'x-api-key': secret, 'x-connection-id': connectionId });
  await documents.make('Employees get 27 days of vacation.', { fileName: 'handbook.txt' });
  const search = () =>
    gateway.ask('POST', '/v1/management/documents/search', { body: { search_phrases: ['days of vacation'] } });
  await until(async () => (await search()).status === 200, 'the document is found');
  const spaces = await spacesOf(gateway.database, 'default');
  t.match(spaces, [{ embedder: 'demo-embedding@64', measure: 'cosine', complete: true }]);
  await gateway.recorded();
  const records = await gateway.database
    .fork()
    .execute<{ operation: string; connection_id: string }[]>(
      "select distinct operation, connection_id from history_message where operation like 'embed%' order by operation",
    );
  t.strictSame(records, [
    { operation: 'embedDocuments', connection_id: connectionId },
    { operation: 'embedQuestion', connection_id: connectionId },
  ]);

  // Another process makes the vectors of the new dimensions, and has not finished.
  await gateway.database.fork().execute(
    `insert into document_vector_space (organization_id, embedder, name, measure, complete, created_at, leased_until)
     values ('default', 'demo-embedding@32', 'unfinished', 'cosine', false, now(), now() + interval '1 hour')`,
  );
  const questions = async (): Promise<number> => {
    await gateway.recorded();
    const rows = await gateway.database
      .fork()
      .execute<object[]>("select 1 from history_message where operation = 'embedQuestion'");
    return rows.length;
  };
  const before = await questions();
  await gateway.configure({ documents: { search: { embeddingModel: 'demo-embedding', embeddingDimensions: 32 } } });
  t.equal((await search()).status, 200);
  t.equal(await questions(), before + 1, 'the earlier vectors are searched meanwhile');
});

/** What the texts that reached {@link pricedVectors} were said to be. */
const inputTypes: unknown[] = [];

/** A model for vectors, of which each call costs 0.01. */
const pricedVectors: Plugin = definePlugin({
  apiVersion: 1,
  name: 'priced-vectors',
  config: z.strictObject({}),
  setup: ({ id }) => ({
    models: [
      {
        modelId: 'priced-vectors',
        displayName: 'Vectors',
        provider: id,
        capabilities: ['embeddings'],
        price: { input: 10, output: 0 },
      },
    ],
    async dispatch(call, exchange): Promise<Answer | undefined> {
      if (call.kind !== 'embedding' || call.model !== 'priced-vectors') return undefined;
      inputTypes.push(call.inputType);
      const parts: readonly StreamPart[] = [
        { type: 'start', id: 'a', model: 'priced-vectors', created: 1 },
        ...call.inputs.map((_, index): StreamPart => ({ type: 'embedding', index, vector: [1, 0.5] })),
        { type: 'usage', usage: { inputTokens: 1_000, outputTokens: 0 } },
      ];
      return scriptedAnswer(id, parts, exchange);
    },
  }),
});

await test('who searches pays for the vectors of the search: the key, the end user and the organization, within their limits', async (t) => {
  const limits = [
    { per: 'organization', amount: 100 },
    { per: 'endUser', amount: '0.02' },
  ];
  const gateway = await startManagementGateway(t, {
    clock: noonClock,
    vectors: embeddedVectors(t),
    settings: { jobs: { run: 'here' } },
    plugins: [pricedVectors],
    config: {
      documents: { search: { embeddingModel: 'priced-vectors', embeddingDimensions: 2 } },
      'spending-limit': { limits },
    },
  });
  const appOf = async (settings: { readonly name: string; readonly forceDocumentsUse?: boolean }) => {
    const { body } = await gateway.ask('POST', '/v1/management/connections', {
      body: { enableDocuments: true, ...settings },
    });
    const { connectionId } = body as { connectionId: string };
    const key = await gateway.ask('POST', '/v1/management/api-keys', {
      body: { name: connectionId, spendingLimit: '0.05' },
    });
    const { keyId, secret } = key.body as { keyId: string; secret: string };
    const headers = { 'x-api-key': secret, 'x-connection-id': connectionId, 'x-tags': `app:${settings.name}` };
    const spent = async (path: string): Promise<unknown> => {
      const found = await gateway.ask('GET', `/v1/management/${path}`);
      return (JSON.parse(stringifyJson(found.body as never)) as { spent: unknown }).spent;
    };
    return {
      headers,
      spentByKey: () => spent(`api-keys/${keyId}/spending`),
      spentByAll: () => spent('spending'),
      async ask(endUser: string | undefined, more: object = {}) {
        const messages = [{ role: 'user', content: 'How many days of vacation?' }];
        const parameters = endUser === undefined ? {} : { parameters: { end_user_id: endUser } };
        const asked = { model: 'demo', messages, ...parameters, ...more };
        const { status, text } = await gateway.ask('POST', '/v1/inference/chat', {
          as: 'nobody',
          headers,
          body: asked,
        });
        return { status, text };
      },
    };
  };
  const spentByUser = async (endUserId: string): Promise<unknown> => {
    const { body } = await gateway.ask('GET', `/v1/management/spending/end-users?endUserId=${endUserId}`);
    return (JSON.parse(stringifyJson(body as never)) as { items: [{ spent: unknown }] }).items[0].spent;
  };
  const tool = { tools: [{ name: 'sys_search_documents' }], auto_continuation: true };
  const [searching, forced] = [
    await appOf({ name: 'searching' }),
    await appOf({ name: 'forced', forceDocumentsUse: true }),
  ];
  const documents = documentsOf(gateway, searching.headers);
  const handbook = await documents.make('Employees get 27 days of vacation.', { fileName: 'handbook.txt' });
  await until(async () => {
    const { text } = await documents.ask('POST', '/status', { documentIdentifiers: [handbook] });
    return text.includes('"completed"');
  }, 'the document is processed');
  await until(
    async () => (await searching.spentByAll()) === 0.01,
    'the vectors of the document are paid by the organization',
  );
  t.equal(await searching.spentByKey(), 0, 'but not by the key');

  t.equal((await searching.ask('ann', tool)).status, 200);
  t.strictSame(
    [await searching.spentByKey(), await spentByUser('ann'), await searching.spentByAll()],
    [0.01, 0.01, 0.02],
  );
  t.strictSame(inputTypes, ['document', 'query'], 'the model is told which text is the question');
  t.match(await forced.ask('ann'), { status: 200, text: /27 days/ });
  t.strictSame([await forced.spentByKey(), await spentByUser('ann'), await forced.spentByAll()], [0.01, 0.02, 0.03]);
  t.match(await forced.ask('ann'), { status: 429, text: /spending limit of end user/ });
  t.match(await forced.ask('bob'), { status: 200 });
  t.match(await forced.ask(undefined), { status: 200 });
  t.strictSame([await forced.spentByKey(), await spentByUser('bob'), await forced.spentByAll()], [0.03, 0.01, 0.05]);
  const { text } = await gateway.ask('GET', '/v1/management/spending/costs?groupBy=tag');
  t.match(JSON.parse(text), {
    groups: [
      { key: '', cost: 0.01 },
      { key: 'app:forced', cost: 0.03 },
      { key: 'app:searching', cost: 0.01 },
    ],
  });
});
