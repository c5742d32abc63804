import { test } from 'tap';
import {
  bodyFor,
  partsFrom,
  refusal,
  sampleEmbedding,
  sampleProvider,
  partsOf,
  sentFor,
} from './fixtures/sample-provider.js';
import { ScriptedHttpClient } from '../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../test/fixtures/time/turns-during.js';

const vertex = { project: 'p-1', location: 'europe-west4' };

await test('texts are sent as a batch', async (t) => {
  const { request } = await sentFor(sampleEmbedding());
  t.match(request.url, /\/v1beta\/models\/gemini-embedding-001:batchEmbedContents$/);
  const model = 'models/gemini-embedding-001';
  t.strictSame(await bodyFor(sampleEmbedding({ dimensions: 64 })), {
    requests: ['a', 'b'].map((text) => ({ model, content: { parts: [{ text }] }, outputDimensionality: 64 })),
  });
});

await test('on Vertex AI texts are instances of a prediction, or the content of a multimodal model', async (t) => {
  const sent = await sentFor(sampleEmbedding({ model: 'text-embedding-005', dimensions: 64 }), { vertex });
  t.match(sent.request.url, /\/locations\/europe-west4\/publishers\/google\/models\/text-embedding-005:predict$/);
  t.strictSame(JSON.parse(sent.body), {
    instances: [{ content: 'a' }, { content: 'b' }],
    parameters: { outputDimensionality: 64 },
  });
  const one = await sentFor(sampleEmbedding({ model: 'gemini-embedding-2', inputs: ['a'] }), { vertex });
  t.match(one.request.url, /gemini-embedding-2:embedContent$/);
  t.strictSame(JSON.parse(one.body), { content: { parts: [{ text: 'a' }] } });
  const several = sentFor(sampleEmbedding({ model: 'gemini-embedding-2' }), { vertex });
  t.match(await refusal(several), { code: 'GW_REQUEST_UNSUPPORTED', field: 'input' });
});

await test('token ids are refused', async (t) => {
  t.match(await refusal(bodyFor(sampleEmbedding({ inputs: [[1, 2]] }))), { code: 'GW_REQUEST_UNSUPPORTED' });
});

await test('vectors of all three methods become parts, with the usage where it is reported', async (t) => {
  const vectors = [{ values: [0.5, 1] }, { values: [2, 3] }];
  const expected = [
    { type: 'start', id: 'request-1', model: 'gemini-embedding-001' },
    { type: 'embedding', index: 0, vector: [0.5, 1] },
    { type: 'embedding', index: 1, vector: [2, 3] },
  ];
  const batch = await partsFrom({ body: { embeddings: vectors } }, sampleEmbedding());
  t.match(batch, expected);
  t.equal(batch.length, 3);
  const predictions = vectors.map((vector) => ({ embeddings: { ...vector, statistics: { token_count: 4 } } }));
  const usage = { type: 'usage', usage: { inputTokens: 8, outputTokens: 0 } };
  t.match(await partsFrom({ body: { predictions } }, sampleEmbedding()), [...expected, usage]);
  const single = { embedding: vectors[0], usageMetadata: { promptTokenCount: 3 } };
  const dispatch = await sampleProvider(new ScriptedHttpClient({ body: single }));
  const parts = await partsOf(await dispatch(sampleEmbedding({ inputs: ['a'] })));
  t.match(parts, [{ type: 'start' }, { vector: [0.5, 1] }, { usage: { inputTokens: 3 } }]);
});

await test('an answer that does not fit the texts is an error', async (t) => {
  const bodies = [
    '{}',
    'x',
    '{"embeddings":[]}',
    '{"embeddings":[{"values":[1]}]}',
    '{"embeddings":[{"values":[1]},{"values":[]}]}',
    '{"embeddings":[{"values":[1]},{"values":["a"]}]}',
    '{"embeddings":[{"values":[1]},7]}',
  ];
  for (const body of bodies) {
    t.match(await refusal(partsFrom({ body }, sampleEmbedding())), { code: 'GW_PROVIDER_BAD_ANSWER' }, body);
  }
  const refused = { status: 400, body: { error: { code: 400, message: 'at most 100 requests can be in one batch' } } };
  t.match(await refusal(partsFrom(refused, sampleEmbedding())), { status: 400, message: /at most 100/ });
});

await test('long vectors are read in several turns of the event loop', async (t) => {
  const values = Array.from({ length: 2_000 }, (_, at) => at / 7);
  const inputs = Array.from({ length: 100 }, () => 'Hi');
  const body = { embeddings: inputs.map(() => ({ values })) };
  const { turns, result } = await turnsDuring(() => partsFrom({ body }, sampleEmbedding({ inputs })));
  t.ok(turns > 5, `${turns} turns`);
  t.strictSame(result[100], { type: 'embedding', index: 99, vector: values });
});
