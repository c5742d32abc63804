import { test } from 'tap';
import type { ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import { embeddingCall, hear, play, relayed, sentBody } from '../fixtures/play.js';

const two = { inputs: ['Hi', 'Ho'] };
const base64Of = (vector: readonly number[]): string =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64');
const base64 = base64Of([0.5, -1.25]);

function embeddings(embedding: unknown): ScriptedReply {
  const data = [
    { object: 'embedding', index: 1, embedding },
    { object: 'embedding', index: 0, embedding },
  ];
  return { body: { object: 'list', data, model: 'embed-1', usage: { prompt_tokens: 3, total_tokens: 3 }, own: 1 } };
}

await test('vectors are decoded from floats and from base64', async (t) => {
  for (const embedding of [[0.5, -1.25], base64]) {
    const { dispatch } = await play({}, embeddings(embedding));
    const { parts } = await hear(dispatch(embeddingCall(two)));
    t.strictSame(parts, [
      { type: 'start', id: 'embd-01900000-0000-7000-8000-00000000000a', model: 'embed-1', created: 1_700_000_000 },
      { type: 'embedding', index: 1, vector: [0.5, -1.25] },
      { type: 'embedding', index: 0, vector: [0.5, -1.25] },
      { type: 'usage', usage: { inputTokens: 3, outputTokens: 0, raw: { prompt_tokens: 3, total_tokens: 3 } } },
    ]);
  }
});

await test('tokens of vectors that only the total has were sent', async (t) => {
  const { dispatch } = await play(
    {},
    { body: { data: [{ embedding: [1] }, { embedding: [1] }], usage: { prompt_tokens: 9, total_tokens: 30 } } },
  );
  const { parts } = await hear(dispatch(embeddingCall(two)));
  t.match(parts.at(-1), { usage: { inputTokens: 30, outputTokens: 0 } });
});

await test('an embedding call is sent unchanged, with the changed fields, or encoded with floats', async (t) => {
  const { http, dispatch } = await play({}, embeddings([1]));
  const body = { model: 'embed-1', input: 'Hi', encoding_format: 'base64', future: 1 };
  const call = embeddingCall({ encoding: 'base64' }, { body });
  await dispatch(call);
  t.equal(http.exchanges[0]?.request.body, call.source.bytes);
  t.equal(http.exchanges[0]?.request.url, 'http://provider.test/v1/embeddings');
  await dispatch({ ...call, inputs: ['Ho'] });
  t.strictSame(sentBody(http, 1), { ...body, input: ['Ho'] });
  await dispatch({ ...call, dimensions: 2 });
  t.strictSame(sentBody(http, 2), { ...body, dimensions: 2 });
  await dispatch(embeddingCall({ endUserId: 'u' }, { dialect: 'other' }));
  t.strictSame(sentBody(http, 3), { model: 'embed-1', input: ['Hi'], user: 'u', encoding_format: 'float' });
});

await test('a server that does not know how vectors may be encoded is not told, and clients get them as they have asked', async (t) => {
  const refusal = { status: 400, body: { error: { message: "Setting 'encoding_format' is not supported" } } };
  const floats = embeddings([0.5, -1.25]);
  const { http, dispatch } = await play({}, refusal, floats, floats);
  const body = { model: 'embed-1', input: ['Hi', 'Ho'], encoding_format: 'base64' };
  const call = embeddingCall({ ...two, encoding: 'base64' }, { body });
  const heard = await relayed(dispatch(call));
  t.strictSame(JSON.parse(heard.bytes), embeddings(base64).body);
  t.strictSame(sentBody(http, 1), { model: 'embed-1', input: ['Hi', 'Ho'] });
  await dispatch(embeddingCall(two, { dialect: 'other' }));
  t.strictSame(sentBody(http, 2), { model: 'embed-1', input: ['Hi', 'Ho'] }, 'remembered, for every dialect');
  const other = await play({}, { status: 400, body: { error: { message: 'No such dimensions' } } });
  await t.rejects(other.dispatch(call), { message: /dimensions/ });
  t.equal(other.http.exchanges.length, 1);
});

await test('vectors are relayed unchanged, or converted if the provider has ignored the requested encoding', async (t) => {
  const cases = [
    ['float', [0.5, -1.25], [0.5, -1.25]],
    ['base64', base64, base64],
    ['base64', [0.5, -1.25], base64],
    ['float', base64, [0.5, -1.25]],
  ] as const;
  for (const [encoding, sent, expected] of cases) {
    const { dispatch } = await play({}, embeddings(sent));
    const heard = await relayed(dispatch(embeddingCall({ ...two, encoding })));
    t.strictSame(JSON.parse(heard.bytes), embeddings(expected).body, encoding);
    t.equal(heard.bytes, heard.tail);
    t.strictSame(
      heard.parts.map(({ type }) => type),
      ['start', 'usage'],
    );
  }
});

await test('an answer with fewer or more vectors than texts is an error, because clients match them by position', async (t) => {
  for (const [inputs, texts] of [
    [['Hi'], '1 text'],
    [['Hi', 'Ho', 'Hu'], '3 texts'],
  ] as const) {
    const { dispatch } = await play({}, embeddings([0.5]));
    t.match((await hear(dispatch(embeddingCall({ inputs })))).error, {
      code: 'GW_PROVIDER_BAD_ANSWER',
      message: `2 vectors for ${texts} instead`,
    });
    t.equal((await relayed(dispatch(embeddingCall({ inputs })))).error?.status, 502);
  }
});

await test('a vector may have numbers with more digits than a double holds, in any notation', async (t) => {
  const exact = '-1.2345678901234567e-05';
  const body = `{"data":[{"index":0,"embedding":[${exact},0.5]},{"index":1,"embedding":[1,2]}]}`;
  const { dispatch } = await play({}, { body });
  t.match((await hear(dispatch(embeddingCall(two)))).parts[1], { vector: [Number(exact), 0.5] });
  const asBase64 = await relayed(dispatch(embeddingCall({ ...two, encoding: 'base64' })));
  t.match(JSON.parse(asBase64.bytes), { data: [{ embedding: base64Of([Number(exact), 0.5]) }, Object] });
  const unchanged = await relayed(dispatch(embeddingCall(two)));
  t.match(unchanged.bytes, exact);
});

await test('an embedding that is neither numbers nor base64 of floats is an error, not an empty vector', async (t) => {
  for (const embedding of ['no base64', 'AAAA', '', '==', [], ['0.5'], [null], [[1]], {}, 1]) {
    const { dispatch } = await play({}, { body: { data: [{ index: 0, embedding }] } });
    for (const encoding of ['float', 'base64'] as const) {
      const name = `${JSON.stringify(embedding)} as ${encoding}`;
      const call = embeddingCall({ encoding });
      t.match((await hear(dispatch(call))).error, { status: 502, code: 'GW_PROVIDER_BAD_ANSWER' }, name);
      t.equal((await relayed(dispatch(call))).error?.status, 502, name);
    }
  }
});

await test('an embedding answer without vectors is an error', async (t) => {
  for (const body of ['{}', '{"data":[]}', '{"data":[{"embedding":null}]}', '<html>', '{"error":{"message":"No"}}']) {
    const { dispatch } = await play({}, { body });
    const error = { status: 502, upstream: { dialect: 'openai-embeddings' } };
    t.match((await hear(dispatch(embeddingCall()))).error, error, body);
    t.match((await relayed(dispatch(embeddingCall()))).error, error, body);
  }
});
