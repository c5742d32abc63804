import { test } from 'tap';
import {
  type Answer,
  Credentials,
  definePlugin,
  GatewayError,
  type StreamPart,
  untilAborted,
  z,
} from '../../../core/api/index.js';
import { systemClock } from '../../../core/services/clock.js';
import { scriptedAnswer } from '../../../core/testkit/index.js';
import { embeddedVectors } from '../../fixtures/components/embedded-vectors.js';
import { until } from '../../fixtures/components/until.js';
import { documentsOf } from '../../fixtures/documents/documents.js';
import { startManagementGateway } from '../../fixtures/gateways/management-gateway.js';

/** What {@link oddVectors} does with questions. */
let questions: 'answered' | 'refused' | 'ignored' = 'answered';
/** How many questions it got. */
let asked = 0;

/** Waits of the gateway are short while questions are ignored; those of the core for a hook of a plugin are not. */
const hastyClock = {
  ...systemClock,
  sleep: (milliseconds: number, signal?: AbortSignal) =>
    systemClock.sleep(questions === 'ignored' ? milliseconds / 20 : milliseconds, signal),
};

const refusal = new GatewayError({ code: 'GW_TEST_LIMIT', status: 429, message: 'Too many.', retryAfter: 20 });

/** A model for vectors, which embeds all texts of documents. */
const oddVectors = definePlugin({
  apiVersion: 1,
  name: 'odd-vectors',
  config: z.strictObject({}),
  setup: ({ id }) => ({
    models: [
      { modelId: 'odd-vectors', displayName: 'Vectors', provider: id, capabilities: ['embeddings'], free: true },
    ],
    async dispatch(call, exchange): Promise<Answer | undefined> {
      if (call.kind !== 'embedding' || call.model !== 'odd-vectors') return undefined;
      if (call.inputType === 'query') {
        asked += 1;
        if (questions === 'refused') throw refusal;
        if (questions === 'ignored') await untilAborted(new Promise(() => undefined), exchange.signal);
      }
      const parts: readonly StreamPart[] = [
        { type: 'start', id: 'a', model: 'odd-vectors', created: 1 },
        ...call.inputs.map((_, index): StreamPart => ({ type: 'embedding', index, vector: [1, 0.5] })),
        { type: 'usage', usage: { inputTokens: 1, outputTokens: 0 } },
      ];
      return scriptedAnswer(id, parts, exchange);
    },
  }),
});

await test('a chat that must search goes on with keywords when the embedding model refuses the question, or says nothing', async (t) => {
  const gateway = await startManagementGateway(t, {
    clock: hastyClock,
    vectors: embeddedVectors(t),
    settings: { jobs: { run: 'here' } },
    plugins: [oddVectors],
    config: { documents: { search: { embeddingModel: 'odd-vectors' } } },
  });
  const made = await gateway.ask('POST', '/v1/management/connections', {
    body: { name: 'app', enableDocuments: true, forceDocumentsUse: true },
  });
  const { connectionId } = made.body as { connectionId: string };
  const { secret } = await gateway.gateway.service(Credentials).createKey('default', { name: 'app' });
  const headers = { 'x-api-key': secret, 'x-connection-id': connectionId };
  const ask = () => {
    const messages = [{ role: 'user', content: 'How many days of vacation?' }];
    return gateway.ask('POST', '/v1/inference/chat', { as: 'nobody', headers, body: { model: 'demo', messages } });
  };
  await documentsOf(gateway, headers).make('Employees get 27 days of vacation.', { fileName: 'handbook.txt' });
  await until(async () => /27 days/.test((await ask()).text) && asked > 0, 'the document is found, with its vectors');

  questions = 'refused';
  asked = 0;
  t.match(await ask(), { status: 200, text: /27 days/ });
  t.equal(asked, 1, 'it is not sent again while the chat waits');

  questions = 'ignored';
  t.match(await ask(), { status: 200, text: /27 days/ });
  t.match(await ask(), { status: 200, text: /27 days/ });
  t.equal(asked, 2, 'after one was late, the next search does not wait for the model');
  t.match(gateway.log.filter(({ message }) => /without vectors/.test(message)).slice(-3), [
    { fields: { error: { code: 'GW_TEST_LIMIT' } } },
    { fields: { error: { code: 'GW_VECTORS_UNAVAILABLE', cause: { message: /have not answered within 10000 ms/ } } } },
    { fields: { error: { code: 'GW_VECTORS_UNAVAILABLE' } } },
  ]);
});
