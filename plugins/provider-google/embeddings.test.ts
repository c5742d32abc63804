import { test } from 'tap';
import { type JsonObject, objectsIn, stringsIn } from '../../core/api/index.js';
import { objectIn, partsFrom, partsOf, refusal, sampleEmbedding, sampleProvider } from './fixtures/sample-provider.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../test/fixtures/time/turns-during.js';

const vertex = { project: 'p-1', location: 'europe-west4' };

/** Answers each text with a vector of its length, in the form of each method. */
function lengths(): ScriptedHttpClient {
  return new ScriptedHttpClient(({ url, body }): ScriptedReply => {
    const sent = objectIn(String(body));
    if (url.endsWith(':batchEmbedContents'))
      return { body: { embeddings: objectsIn(sent['requests']).map((request) => ({ values: [lengthIn(request)] })) } };
    if (url.endsWith(':embedContent'))
      return { body: { embedding: { values: [lengthIn(sent)] }, usageMetadata: { promptTokenCount: 2 } } };
    const predictions = objectsIn(sent['instances']).map(({ content }) => {
      return { embeddings: { values: [(content as string).length], statistics: { token_count: 2 } } };
    });
    return { body: { predictions } };
  });
}

function lengthIn({ content }: JsonObject): number {
  return stringsIn(content).join('').length;
}

/** What is sent for a call, request by request. */
async function sentFor(call: ReturnType<typeof sampleEmbedding>, settings: JsonObject = {}) {
  const http = lengths();
  const dispatch = await sampleProvider(http, settings);
  const parts = await partsOf(await dispatch(call));
  return {
    parts,
    urls: http.exchanges.map(({ request }) => request.url),
    bodies: http.exchanges.map((each) => objectIn(each.body)),
  };
}

/** Texts whose lengths are 1, 2, 3 … */
const growing = (count: number): string[] => Array.from({ length: count }, (_, at) => 'x'.repeat(at + 1));
const vectorsOf = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'embedding', index, vector: [index + 1] }));

await test('texts are sent as a batch', async (t) => {
  const { urls, bodies } = await sentFor(sampleEmbedding({ dimensions: 64 }));
  t.match(urls, [/\/v1beta\/models\/gemini-embedding-001:batchEmbedContents$/]);
  const model = 'models/gemini-embedding-001';
  t.strictSame(bodies, [
    { requests: ['a', 'b'].map((text) => ({ model, content: { parts: [{ text }] }, outputDimensionality: 64 })) },
  ]);
});

await test('on Vertex AI texts are instances of a prediction, or the content of a multimodal model', async (t) => {
  const { urls, bodies } = await sentFor(sampleEmbedding({ model: 'text-embedding-005', dimensions: 64 }), { vertex });
  t.match(urls, [/\/locations\/europe-west4\/publishers\/google\/models\/text-embedding-005:predict$/]);
  t.strictSame(bodies, [{ instances: [{ content: 'a' }, { content: 'b' }], parameters: { outputDimensionality: 64 } }]);
  const one = await sentFor(sampleEmbedding({ model: 'gemini-embedding-2', inputs: ['a'] }), { vertex });
  t.match(one.urls, [/gemini-embedding-2:embedContent$/]);
  t.strictSame(one.bodies, [{ content: { parts: [{ text: 'a' }] } }]);
});

await test('more texts than a method takes are sent in several requests, and their vectors are in the order of the texts', async (t) => {
  const batches = await sentFor(sampleEmbedding({ inputs: growing(101) }));
  t.strictSame(
    batches.bodies.map(({ requests }) => objectsIn(requests).length).toSorted((a, b) => a - b),
    [1, 100],
  );
  t.strictSame(batches.parts.slice(1), vectorsOf(101), 'without usage, which this method has not reported');
  const predictions = await sentFor(sampleEmbedding({ inputs: growing(251) }), { vertex });
  t.strictSame(
    predictions.bodies.map(({ instances }) => objectsIn(instances).length).toSorted((a, b) => a - b),
    [1, 250],
  );
  const usage = (inputTokens: number): object => ({ type: 'usage', usage: { inputTokens, outputTokens: 0 } });
  t.strictSame(predictions.parts.slice(1), [...vectorsOf(251), usage(502)]);
  const single = await sentFor(sampleEmbedding({ model: 'gemini-embedding-2', inputs: growing(6) }), { vertex });
  t.equal(single.bodies.length, 6);
  t.strictSame(single.parts.slice(1), [...vectorsOf(6), usage(12)]);
});

await test('a client of the same dialect names a task for each text, in the form of each method', async (t) => {
  const dialect = 'google-embed-content';
  const requests = [{ taskType: 'RETRIEVAL_QUERY' }, { task_type: 'RETRIEVAL_DOCUMENT' }];
  const source = { ...sampleEmbedding().source, dialect, body: { requests } };
  const both = await sentFor(sampleEmbedding({ source }));
  t.match(both.bodies, [{ requests: [{ taskType: 'RETRIEVAL_QUERY' }, { taskType: 'RETRIEVAL_DOCUMENT' }] }]);
  const predicted = await sentFor(sampleEmbedding({ source }), { vertex });
  t.strictSame(predicted.bodies[0]?.['instances'], [
    { content: 'a', task_type: 'RETRIEVAL_QUERY' },
    { content: 'b', task_type: 'RETRIEVAL_DOCUMENT' },
  ]);
  const single = await sentFor(sampleEmbedding({ model: 'gemini-embedding-2', source }), { vertex });
  t.strictSame(
    new Set(single.bodies.map(({ taskType }) => taskType)),
    new Set(['RETRIEVAL_QUERY', 'RETRIEVAL_DOCUMENT']),
  );
});

await test('token ids are sent as the text that they stand for; those of an unknown vocabulary are refused', async (t) => {
  const { bodies } = await sentFor(sampleEmbedding({ inputs: [[7, 8], 'a'] }));
  t.match(bodies, [{ requests: [{ content: { parts: [{ text: 'hi' }] } }, { content: { parts: [{ text: 'a' }] } }] }]);
  t.match(await refusal(sentFor(sampleEmbedding({ inputs: ['a', [99]] }))), {
    code: 'GW_REQUEST_UNSUPPORTED',
    field: 'input[1]',
  });
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
