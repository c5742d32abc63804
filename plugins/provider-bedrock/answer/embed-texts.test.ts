import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import {
  embeddingCall,
  nova,
  objectIn,
  partsOf,
  refusal,
  sampleCall,
  sampleProvider,
} from '../fixtures/sample-provider.js';

const titan = 'amazon.titan-embed-text-v2:0';
const cohere = 'cohere.embed-multilingual-v3';
const start = { type: 'start', id: 'msg_request-1', created: 1_700_000_000 };

/** Answers each text with a vector that begins with its length. */
function titanReply(body: JsonObject): ScriptedReply {
  const words = body['inputText'] as string;
  return { body: { embedding: [words.length, -0.5], inputTextTokenCount: words.length, embeddingsByType: {} } };
}

await test('texts are embedded one by one where the model takes one, in their order, and their tokens are added', async (t) => {
  const http = new ScriptedHttpClient((request) => titanReply(objectIn(String(request.body))));
  const dispatch = await sampleProvider(http);
  const texts = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'];
  t.strictSame(await partsOf(await dispatch(embeddingCall(titan, texts, 256))), [
    { ...start, model: titan },
    ...texts.map((words, index) => ({ type: 'embedding', index, vector: [words.length, -0.5] })),
    { type: 'usage', usage: { inputTokens: 21, outputTokens: 0 } },
  ]);
  const sent = http.exchanges.map(({ body }) => objectIn(body));
  t.strictSame(new Set(sent.map(({ inputText }) => inputText)), new Set(texts));
  t.ok(sent.every(({ dimensions }) => dimensions === 256));
  t.match(http.exchanges[0]?.request.url, /\/model\/amazon\.titan-embed-text-v2%3A0\/invoke$/);
});

await test('texts are embedded many at a time where the model takes many; the count of tokens is in a header', async (t) => {
  const http = new ScriptedHttpClient((request) => {
    const { texts } = objectIn(String(request.body));
    const vectors = (texts as string[]).map((_, index) => [index, 1]);
    const headers = { 'content-type': 'application/json', 'x-amzn-bedrock-input-token-count': '100' };
    return { headers, body: { embeddings: { float: vectors }, response_type: 'embeddings_by_type' } };
  });
  const dispatch = await sampleProvider(http, { models: [{ id: 'vectors', upstream: cohere }] });
  const parts = await partsOf(
    await dispatch(
      embeddingCall(
        'vectors',
        Array.from({ length: 100 }, () => 'x'),
      ),
    ),
  );
  t.equal(parts.length, 102);
  t.match(parts[97], { type: 'embedding', index: 96, vector: [0, 1] });
  t.strictSame(parts.at(-1), { type: 'usage', usage: { inputTokens: 200, outputTokens: 0 } });
  const smaller = http.exchanges
    .map(({ body }) => objectIn(body))
    .find(({ texts }) => (texts as string[]).length === 4);
  t.match(smaller, { input_type: 'search_document', embedding_types: ['float'] });
  t.equal(http.exchanges.length, 2);
});

await test('older models answer with a plain list, and without a count nothing is reported', async (t) => {
  const dispatch = await sampleProvider(new ScriptedHttpClient({ body: { embeddings: [[1, 2]] } }));
  t.strictSame(await partsOf(await dispatch(embeddingCall(cohere, ['x']))), [
    { ...start, model: cohere },
    { type: 'embedding', index: 0, vector: [1, 2] },
  ]);
});

await test('answers without the right vectors are refused', async (t) => {
  const bodies = [
    {},
    { embeddings: [] },
    { embeddings: [[]] },
    { embeddings: [['x']] },
    { embeddings: [[1], [2]] },
    { embeddings: { int8: [[1]] } },
  ];
  for (const body of bodies) {
    const dispatch = await sampleProvider(new ScriptedHttpClient({ body }));
    t.match(await refusal(dispatch(embeddingCall(cohere, ['x']))), { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 });
  }
});

await test('a failure of one request is that of the call', async (t) => {
  const http = new ScriptedHttpClient((request) =>
    objectIn(String(request.body))['inputText'] === 'c'
      ? { status: 429, body: { message: 'Slow down.' } }
      : titanReply({ inputText: 'x' }),
  );
  const dispatch = await sampleProvider(http);
  const answered = dispatch(embeddingCall(titan, ['a', 'b', 'c', 'd']));
  t.match(await refusal(answered.then(partsOf)), { status: 429, message: 'Slow down.' });
});

await test('after a failure, nothing more is sent', async (t) => {
  const http = new ScriptedHttpClient({ status: 429, body: { message: 'Slow down.' } });
  const dispatch = await sampleProvider(http);
  const texts = Array.from({ length: 100 }, (_, number) => `text ${number}`);
  t.match(await refusal(dispatch(embeddingCall(titan, texts))), { status: 429 });
  t.ok(http.exchanges.length <= 4, `${http.exchanges.length} requests`);
});

await test('token ids are sent as the text that they stand for', async (t) => {
  const http = new ScriptedHttpClient((request) => titanReply(objectIn(String(request.body))));
  const dispatch = await sampleProvider(http);
  await dispatch(embeddingCall(titan, [[7, 8]]));
  t.match(objectIn(http.exchanges[0]?.body ?? ''), { inputText: 'hi' });
});

await test('tokens of an unknown vocabulary are refused, and so are texts for a model that talks, and a chat with one that embeds', async (t) => {
  const http = new ScriptedHttpClient({ body: {} });
  const dispatch = await sampleProvider(http);
  t.match(await refusal(dispatch(embeddingCall(titan, ['x', [1, 99]]))), {
    code: 'GW_REQUEST_UNSUPPORTED',
    field: 'input[1]',
  });
  t.match(await refusal(dispatch(embeddingCall(nova, ['x']))), { code: 'GW_REQUEST_UNSUPPORTED', field: 'model' });
  t.match(await refusal(dispatch(sampleCall({ model: titan }))), { code: 'GW_REQUEST_UNSUPPORTED', field: 'model' });
  t.equal(http.exchanges.length, 0);
});
