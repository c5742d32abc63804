import { APIError, BadRequestError, NotFoundError } from 'openai';
import { test } from 'tap';
import { formOf, wavOf } from '../../fixtures/clients/recordings.js';
import { until } from '../../fixtures/components/until.js';
import { rejects } from '../../fixtures/sdk/sdk-errors.js';
import { httpAnswer, httpChunk, httpChunks, httpHead, lastChunk } from '../../fixtures/providers/provider-server.js';
import { limitedTo, says, startTaskGateway } from '../../fixtures/gateways/task-gateway.js';

/*
 * Requests that are neither conversations nor vectors: moderations, rankings, pictures and recordings, over HTTP and on the wire.
 */

const price = { input: 10, output: 0 };
const models = [
  { id: 'moderator', price: { input: 0, output: 0 } },
  { id: 'omni-moderation-latest' },
  { id: 'ranker', price: { input: 0, output: 0, search: 0.002 } },
  { id: 'reader', price },
  { id: 'painter', price: { input: 0, output: 0, image: 0.04 } },
  { id: 'sketcher', price: { input: 5, output: 40 }, maxTokens: 6240 },
  { id: 'unbounded', price: { input: 5, output: 40 } },
  { id: 'speaker', price: { input: 0, output: 0, characters: 15 } },
  { id: 'unpriced' },
];

const redact = { type: 'pii_detection', action: 'redact' };
const block = { type: 'pii_detection', action: 'block' };
const address = 'anna@example.com';

const moderation = {
  id: 'modr-1',
  model: 'moderator-2',
  results: [{ flagged: true, categories: { violence: true }, category_scores: { violence: 0.9712345678901234 } }],
};
const ranking = (text: string) => ({
  id: 'r-1',
  results: [{ index: 1, relevance_score: 0.4111111111111111, document: { text } }],
  meta: { billed_units: { search_units: 2 } },
});
const picture = Buffer.from('a picture, 555-0100').toString('base64');

await test('the unmodified SDK gets moderations, pictures and recordings as the provider has sent them', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { sdk, history, lines } = await gateway.connect();
  const { first } = gateway.servers;

  gateway.play('first', says(moderation));
  t.strictSame(await sdk.moderations.create({ model: 'moderator', input: ['Hi', 'Ho'] }), moderation);
  t.match(first.calls.at(-1), { path: '/v1/moderations', json: { model: 'moderator', input: ['Hi', 'Ho'] } });
  t.strictSame(await sdk.moderations.create({ input: 'Hi' }), moderation);
  t.match(first.calls.at(-1), { json: { model: 'omni-moderation-latest', input: 'Hi' } }, 'that of OpenAI’s API');

  const pictures = { created: 1, data: [{ b64_json: picture }, { url: 'http://pictures.test/1' }] };
  gateway.play('first', says(pictures));
  const drawn = await sdk.images.generate({ model: 'painter', prompt: 'A sluice', n: 2, size: '1024x1024' });
  t.strictSame(drawn, pictures);
  t.match(first.calls.at(-1), { path: '/v1/images/generations', json: { n: 2, size: '1024x1024' } });

  const sound = Buffer.from([0xff, 0xfb, 0, 1, 2, 0xfe]);
  gateway.play(
    'first',
    ({ socket }) =>
      void socket.write(httpChunks([sound.subarray(0, 2), sound.subarray(2)], { 'content-type': 'audio/mpeg' })),
  );
  const spoken = await sdk.audio.speech.create({ model: 'speaker', voice: 'alloy', input: 'Hello' });
  t.equal(spoken.headers.get('content-type'), 'audio/mpeg');
  t.strictSame(Buffer.from(await spoken.arrayBuffer()), sound);
  t.match(first.calls.at(-1), { path: '/v1/audio/speech', headers: { accept: '*/*' }, json: { voice: 'alloy' } });

  t.match(await history(), [
    { operation: 'createModeration', input_text: 'Hi\nHo', answer_model: 'moderator-2', finish_reason: 'stop' },
    { operation: 'createModeration', input_text: 'Hi' },
    { operation: 'createImage', status: 'completed', input_text: 'A sluice', cost: '0.08', usage_estimated: false },
    { operation: 'createSpeech', status: 'completed', input_text: 'Hello', cost: '0.000075', usage_estimated: false },
  ]);
  t.match(await lines(), [
    { amount: '0', estimated: false },
    { model: 'omni-moderation-latest' },
    { amount: '0.08', estimated: false, usage: { images: 2 } },
    { amount: '0.000075', estimated: false, usage: { characters: 5 } },
  ]);
});

await test('rankings are relayed in the bytes of the provider, at both addresses', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post, lines } = await gateway.connect();
  const bytes =
    ' {"results": [{"index":0, "relevance_score":0.12345678901234567890}], "meta":{"billed_units":{"search_units":3}}}';
  gateway.play('first', ({ socket }) => void socket.write(httpAnswer(200, bytes)));
  for (const path of ['/v1/rerank', '/v2/rerank']) {
    const body = { model: 'ranker', query: 'What?', documents: ['a', { text: 'b' }], top_n: 1, own: [1] };
    const answer = await post(path, body);
    t.equal(await answer.text(), bytes);
    t.match(gateway.servers.first.calls.at(-1), { path: '/v1/rerank', json: body });
  }
  t.match(await lines(), [
    { amount: '0.006', estimated: false, usage: { searches: 3 } },
    { amount: '0.006', estimated: false },
  ]);
});

await test('a policy redacts every text of a request, even in members that the gateway does not know', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post, history } = await gateway.connect({}, [redact]);
  const bodies: readonly (readonly [string, object, object])[] = [
    ['/v1/moderations', { model: 'moderator', input: [{ type: 'text', text: address }] }, moderation],
    ['/v1/rerank', { model: 'ranker', query: address, documents: [`a ${address}`, { title: address }] }, ranking('b')],
    [
      '/v1/images/generations',
      { model: 'painter', prompt: address, style: address },
      { data: [{ url: 'http://a.test' }] },
    ],
    [
      '/v1/audio/speech',
      { model: 'speaker', input: address, instructions: address, voice: 'a', own: { deep: [address] } },
      {},
    ],
  ];
  for (const [path, body, answer] of bodies) {
    gateway.play('first', says(answer as never));
    await (await post(path, body)).text();
    const sent = gateway.servers.first.calls.at(-1);
    t.match(sent?.body, /\[EMAIL_ADDRESS\]/, path);
    t.notMatch(sent?.body, address, path);
    t.equal(sent?.body.match(/\[EMAIL_ADDRESS\]/g)?.length, JSON.stringify(body).split(address).length - 1, path);
  }
  t.notMatch(JSON.stringify(await history()), address);
});

await test('pictures in a request are treated as in chats: their data are not read as text, unless they are text', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post, history } = await gateway.connect({}, [
    redact,
    { type: 'keyword_filter', action: 'redact', configuration: { words: ['secret'] } },
  ]);
  gateway.play('first', says(moderation));
  const moderate = async (url: string, text = 'Hi'): Promise<unknown> => {
    const input = [
      { type: 'text', text },
      { type: 'image_url', image_url: { url } },
    ];
    const { status } = await post('/v1/moderations', { model: 'moderator', input });
    t.equal(status, 200);
    const sent = gateway.servers.first.calls.at(-1)?.json as {
      readonly input: readonly Record<string, { readonly url: string }>[];
    };
    return sent.input[1]?.['image_url']?.url;
  };
  const picture = 'data:image/png;base64,iVBORw0KGgo+secret+0=';
  t.equal(await moderate(picture), picture, 'as it was');
  t.equal(await moderate(picture, address), picture, 'beside a text that is redacted');
  const drawing = (text: string) => `data:image/svg+xml;base64,${Buffer.from(`<svg>${text}</svg>`).toString('base64')}`;
  t.equal(await moderate(drawing(address)), drawing('[EMAIL_ADDRESS]'));
  t.equal(await moderate(`https://a.test/?of=${address}`), 'https://a.test/?of=[EMAIL_ADDRESS]');
  t.match(await history(), [{ input_text: 'text\nHi\nimage_url' }, Object, Object, Object]);
});

await test('a policy that blocks refuses the request before anything is sent', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post } = await gateway.connect({}, [block]);
  const bodies = {
    '/v1/moderations': { model: 'moderator', input: address },
    '/v1/rerank': { model: 'ranker', query: 'q', documents: [address] },
    '/v1/images/generations': { model: 'painter', prompt: 'p', unknown: { of: [address] } },
    '/v1/audio/speech': { model: 'speaker', voice: 'a', input: address },
  };
  for (const [path, body] of Object.entries(bodies)) {
    const refused = await post(path, body);
    t.equal(refused.status, 400, path);
    t.match(await refused.json(), { error: { code: 'GW_POLICY_BLOCKED' } });
  }
  t.equal(gateway.servers.first.calls.length, 0);
});

await test('texts in answers are inspected, and numbers and pictures stay as they are', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const rank = { model: 'ranker', query: 'q', documents: ['a', 'b'], return_documents: true };
  const draw = { model: 'painter', prompt: 'p', n: 2 };
  const drawn = (text: string) => ({
    created: 1,
    data: [{ b64_json: picture, revised_prompt: text }, { b64_json: Buffer.from([1, 2]).toString('base64') }],
  });
  const redacting = await gateway.connect({}, [redact]);
  gateway.play('first', says(ranking(`of ${address}`)));
  t.strictSame(await (await redacting.post('/v1/rerank', rank)).json(), ranking('of [EMAIL_ADDRESS]'));
  gateway.play('first', says(drawn(`with ${address}`)));
  t.strictSame(await (await redacting.post('/v1/images/generations', draw)).json(), drawn('with [EMAIL_ADDRESS]'));
  gateway.play('first', says(drawn('with a horse')));
  const same = await redacting.post('/v1/images/generations', draw);
  t.equal(await same.text(), JSON.stringify(drawn('with a horse')), 'the bytes of the provider');
  gateway.play('first', says(moderation));
  const moderated = await redacting.post('/v1/moderations', { model: 'moderator', input: 'Hi' });
  t.equal(await moderated.text(), JSON.stringify(moderation));

  const blocking = await gateway.connect({}, [block]);
  gateway.play('first', says(drawn(`with ${address}`)));
  const blocked = await blocking.post('/v1/images/generations', draw);
  t.notMatch(await blocked.text(), new RegExp(`${address}|${picture}`));

  const auditing = await gateway.connect({}, [{ ...redact, action: 'audit' }]);
  gateway.play('first', says(ranking(address)));
  t.equal(await (await auditing.post('/v1/rerank', rank)).text(), JSON.stringify(ranking(address)));
  t.match(await auditing.history(), [{ policies: [{ action: 'audit', surface: 'output' }] }]);
});

await test('a failed server is replaced by the next model, for every kind of request', async (t) => {
  const fallbacks = Object.fromEntries(
    ['moderator', 'ranker', 'painter', 'speaker'].map((id) => [id, ['demo', `second-${id}`]]),
  );
  const gateway = await startTaskGateway(t, models, { resilience: { retries: 0, fallbacks } });
  const { post } = await gateway.connect();
  gateway.play('first', ({ socket }) => void socket.write(httpAnswer(503, '{"error":{"message":"busy"}}')));
  gateway.play(
    'second',
    ({ socket, path }) =>
      void socket.write(
        path.endsWith('speech')
          ? httpAnswer(200, 'sound', {})
          : httpAnswer(200, JSON.stringify({ data: [{}], results: [{}] })),
      ),
  );
  for (const [path, body] of [
    ['/v1/moderations', { model: 'moderator', input: 'x' }],
    ['/v1/rerank', { model: 'ranker', query: 'q', documents: ['d'] }],
    ['/v1/images/generations', { model: 'painter', prompt: 'p' }],
    ['/v1/audio/speech', { model: 'speaker', input: 'x', voice: 'v' }],
  ] as const) {
    const answer = await post(path, body);
    t.equal(answer.status, 200, path);
    t.equal(answer.headers.get('x-sluice-model'), `second/second-${body.model}`);
    await answer.arrayBuffer();
    t.match(gateway.servers.second.calls.at(-1)?.json, { model: `second-${body.model}` });
  }
});

await test('what a request costs at most is reserved, and one whose cost is not known is refused', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const draw = (model: string, n: number) => ({ model, prompt: 'p', n });
  gateway.play(
    'first',
    says({ data: [{ url: 'http://a.test' }], usage: { input_tokens: 10, output_tokens: 100, total_tokens: 110 } }),
  );

  const { post, spending, lines, sdk } = await gateway.connect(limitedTo(0.1));
  t.equal((await post('/v1/images/generations', draw('painter', 3))).status, 429, 'three pictures at 0.04');
  t.equal(gateway.servers.first.calls.length, 0);
  t.equal((await post('/v1/images/generations', draw('painter', 2))).status, 200);
  t.match(
    await lines(),
    [{ amount: '0.04', estimated: false, usage: { images: 1, outputTokens: 100 } }],
    'the one that came',
  );
  t.match(await spending(), { spent: 0.04, held: 0 });
  t.equal(
    (await post('/v1/images/generations', draw('sketcher', 1))).status,
    429,
    'a picture of 6240 tokens at 40 for a million',
  );
  await rejects(t, sdk.images.generate({ model: 'unpriced', prompt: 'p' }), BadRequestError, {
    status: 400,
    code: 'GW_SPENDING_PRICE_UNKNOWN',
    param: 'model',
  });
  await rejects(t, sdk.images.generate({ model: 'unbounded', prompt: 'p' }), BadRequestError, {
    code: 'GW_SPENDING_PRICE_UNKNOWN',
    message: /"maxTokens" in gateway\.yaml/,
  });
  t.match(await spending(), { spent: 0.04, held: 0 }, 'refusals reserve nothing');
  t.equal((await post('/v1/audio/speech', { model: 'speaker', voice: 'v', input: 'x'.repeat(10_000) })).status, 429);

  const rich = await gateway.connect(limitedTo(10));
  t.equal((await rich.post('/v1/images/generations', draw('sketcher', 1))).status, 200);
  t.match(await rich.lines(), [{ amount: '0.00405', estimated: false, usage: { inputTokens: 10, outputTokens: 100 } }]);
  gateway.play('first', says({ results: [{ index: 0, relevance_score: 1 }] }));
  t.equal((await rich.post('/v1/rerank', { model: 'ranker', query: 'q', documents: ['d'] })).status, 200);
  t.match((await rich.lines()).at(-1), {
    amount: '0.002',
    estimated: true,
    reason: 'unreported',
    usage: { searches: 1 },
  });
});

await test('many requests at once never cost more than the limit', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post, spending } = await gateway.connect(limitedTo(0.2));
  gateway.play('first', says({ data: [{ url: 'http://a.test' }] }));
  const asked = Array.from({ length: 30 }, () => post('/v1/images/generations', { model: 'painter', prompt: 'p' }));
  const answers = await Promise.all(asked);
  const statuses = answers.map(({ status }) => status);
  const drawn = statuses.filter((status) => status === 200).length;
  t.ok(drawn >= 1 && drawn <= 5, `${drawn} of five pictures`);
  t.equal(statuses.filter((status) => status === 429).length, 30 - drawn);
  t.equal(gateway.servers.first.calls.length, drawn);
  t.match(await spending(), { spent: Number((drawn * 0.04).toFixed(2)), held: 0 });
});

await test('a recording arrives piece by piece, and one that breaks off never looks complete', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post, history, lines, sdk } = await gateway.connect({}, [block]);
  const speak = { model: 'speaker', voice: 'v', input: 'Hello' };
  let goOn = (): void => undefined;
  gateway.play('first', async ({ socket }) => {
    socket.write(httpHead(200, { 'content-type': 'audio/wav', 'transfer-encoding': 'chunked' }));
    socket.write(httpChunk('one'));
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    socket.write(httpChunk('two'));
    socket.write(lastChunk);
  });
  const answer = await post('/v1/audio/speech', speak);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  t.equal(Buffer.from((await reader.read()).value ?? []).toString(), 'one', 'before the rest is made');
  goOn();
  t.equal(Buffer.from((await reader.read()).value ?? []).toString(), 'two');
  t.equal((await reader.read()).done, true);

  gateway.play('first', ({ socket }) => {
    socket.write(httpHead(200, { 'content-type': 'audio/wav', 'transfer-encoding': 'chunked' }));
    socket.end(httpChunk('one'));
  });
  await t.rejects(post('/v1/audio/speech', speak).then((broken) => broken.arrayBuffer()));
  gateway.play('first', says({ error: { message: 'no voice', type: 'invalid_request_error' } }));
  await rejects(t, sdk.audio.speech.create(speak), APIError, { message: /no voice/ });
  gateway.play('first', ({ socket }) => void socket.write(httpAnswer(200, '<html>', { 'content-type': 'text/html' })));
  await rejects(t, sdk.audio.speech.create(speak), APIError, { code: 'GW_PROVIDER_BAD_ANSWER' });
  gateway.play('first', ({ socket }) => void socket.write(httpAnswer(200, '', { 'content-type': 'audio/wav' })));
  await rejects(t, sdk.audio.speech.create(speak), APIError, { code: 'GW_PROVIDER_BAD_ANSWER' });
  t.match(await history(), [
    { status: 'completed' },
    { status: 'failed' },
    { status: 'refused' },
    { status: 'failed' },
    { status: 'failed' },
  ]);
  t.match((await lines())[1], { amount: '0.000075', estimated: true, reason: 'cut' });
});

await test('whatever type a provider gives what is passed on, a browser that opens it runs nothing in it', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post } = await gateway.connect();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const speak = { model: 'speaker', voice: 'v', input: 'Hello' };
  const form = formOf({ model: 'unpriced', response_format: 'text' }, wavOf(1));
  const chat = { model: 'reader', messages: [{ role: 'user', content: 'Hello' }], stream: true };
  const events = 'data: {"choices":[{"index":0,"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
  for (const [path, body, type, sent, expected] of [
    ['/v1/audio/speech', speak, 'image/svg+xml', svg, ['sandbox', 'nosniff']],
    ['/v1/audio/transcriptions', form.body, 'text/xml', svg, ['sandbox', 'nosniff']],
    ['/v1/chat/completions', chat, 'text/event-stream, text/html', events, ['sandbox', 'nosniff']],
    ['/v1/chat/completions', chat, 'text/event-stream; charset=utf-8', events, [null, null]],
  ] as const) {
    gateway.play('first', ({ socket }) => void socket.write(httpAnswer(200, sent, { 'content-type': type })));
    const { status, headers } = await post(path, body, body === form.body ? form.headers : {});
    const told = ['content-type', 'content-security-policy', 'x-content-type-options'].map((name) => headers.get(name));
    t.strictSame([status, ...told], [200, type, ...expected], path);
  }
});

await test('notes of policies that a client has asked for do not get into the sound', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post } = await gateway.connect({}, [redact]);
  gateway.play('first', ({ socket }) => void socket.write(httpChunks(['one', 'two'], { 'content-type': 'audio/wav' })));
  const speak = { model: 'speaker', voice: 'v', input: address };
  const answer = await post('/v1/audio/speech', speak, { 'x-policy-results': 'true' });
  t.equal(await answer.text(), 'onetwo');
  t.match(gateway.servers.first.calls.at(-1)?.json, { input: '[EMAIL_ADDRESS]' });
});

await test('pictures come while they are made, and recordings as events, also from servers that do not send them so', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const plain = await gateway.connect(limitedTo(5));
  const governed = await gateway.connect({}, [redact]);
  const events = (...values: readonly object[]) => {
    const text = values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join('');
    gateway.play(
      'first',
      ({ socket }) => void socket.write(httpAnswer(200, text, { 'content-type': 'text/event-stream' })),
    );
  };
  const draw = async ({ sdk }: typeof plain): Promise<readonly object[]> => {
    const wish = { model: 'sketcher', prompt: 'A sluice', stream: true, partial_images: 1 } as const;
    const seen: object[] = [];
    for await (const event of await sdk.images.generate(wish)) seen.push(event);
    return seen;
  };
  const partial = { type: 'image_generation.partial_image', b64_json: picture, partial_image_index: 0 };
  const usage = {
    input_tokens: 10,
    output_tokens: 1100,
    total_tokens: 1110,
    output_tokens_details: { text_tokens: 0, image_tokens: 1100 },
  };
  const completed = { type: 'image_generation.completed', b64_json: picture, created_at: 1, size: '1024x1024', usage };
  events(partial, completed);
  t.strictSame(await draw(plain), [partial, completed]);
  t.match(gateway.servers.first.calls.at(-1), { json: { stream: true, partial_images: 1 } });
  t.strictSame(await draw(governed), [completed], 'policies see what is finished');
  gateway.play('first', says({ created: 1, size: '1024x1024', data: [{ b64_json: picture }], usage }));
  for (const client of [plain, governed]) t.match(await draw(client), [completed]);
  events(partial);
  await rejects(t, draw(plain), APIError, { code: 'GW_PROVIDER_INCOMPLETE' });
  // 10 × 5 + 1100 × 40 millionths, and all that was reserved for the one that broke off.
  t.match(await plain.lines(), [
    { amount: '0.04405', estimated: false, usage: { images: 1, imageOutputTokens: 1100 } },
    { amount: '0.04405', estimated: false },
    { reason: 'cut', usage: { outputTokens: 6340 } },
  ]);

  const speak = async ({ post }: typeof plain): Promise<string> => {
    const body = { model: 'speaker', voice: 'v', input: 'Hello', stream_format: 'sse' };
    return (await post('/v1/audio/speech', body)).text();
  };
  const sound = { type: 'speech.audio.delta', audio: Buffer.from('sound').toString('base64') };
  const done = { type: 'speech.audio.done', usage: { input_tokens: 2, output_tokens: 9, total_tokens: 11 } };
  events(sound, done);
  const spoken = await speak(plain);
  t.equal(spoken, `data: ${JSON.stringify(sound)}\n\ndata: ${JSON.stringify(done)}\n\n`);
  t.equal(await speak(governed), spoken);
  t.match((await plain.lines()).at(-1), { amount: '0.000075', usage: { outputTokens: 9, characters: 5 } });
  gateway.play('first', ({ socket }) => void socket.write(httpAnswer(200, 'sound', { 'content-type': 'audio/mpeg' })));
  t.equal(await speak(plain), `data: ${JSON.stringify(sound)}\n\ndata: {"type":"speech.audio.done"}\n\n`);
});

await test('a client that goes away in the middle of a recording ends the call of the provider, and pays', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { history, lines, apiKey, connectionId } = await gateway.connect(limitedTo(1));
  let closed: Promise<void> | undefined;
  gateway.play('first', (call) => {
    closed = call.closed;
    call.socket.write(httpHead(200, { 'content-type': 'audio/wav', 'transfer-encoding': 'chunked' }));
    call.socket.write(httpChunk('one'));
  });
  const leaving = new AbortController();
  const answer = await fetch(`${gateway.url}/v1/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'x-connection-id': connectionId },
    body: JSON.stringify({ model: 'speaker', voice: 'v', input: 'Hello' }),
    signal: leaving.signal,
  });
  await (answer.body as ReadableStream<Uint8Array>).getReader().read();
  leaving.abort();
  await closed;
  await until(async () => (await history()).length === 1, 'the record of the aborted request');
  t.match(await history(), [{ status: 'aborted' }]);
  t.match(await lines(), [{ amount: '0.000075', estimated: true, reason: 'aborted' }]);
});

await test('requests that are wrong, or that a model does not serve, are refused with what is allowed', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post, sdk } = await gateway.connect();
  const wrong: readonly (readonly [string, object, string])[] = [
    ['/v1/rerank', { query: 'q', documents: ['a'] }, 'model'],
    ['/v1/moderations', { model: 'moderator', input: 7 }, 'input'],
    ['/v1/moderations', { model: 'moderator', input: [] }, 'input'],
    ['/v1/rerank', { model: 'ranker', documents: ['a'] }, 'query'],
    ['/v1/rerank', { model: 'ranker', query: 'q', documents: [] }, 'documents'],
    ['/v1/rerank', { model: 'ranker', query: 'q', documents: [1] }, 'documents'],
    ['/v1/rerank', { model: 'ranker', query: 'q', documents: ['a'], top_n: 0 }, 'top_n'],
    ['/v1/images/generations', { model: 'painter', prompt: '' }, 'prompt'],
    ['/v1/images/generations', { model: 'painter', prompt: 'p', n: 1.5 }, 'n'],
    ['/v1/images/generations', { model: 'painter', prompt: 'p', stream: 'yes' }, 'stream'],
    ['/v1/audio/speech', { model: 'speaker', voice: 'v' }, 'input'],
  ];
  for (const [path, body, param] of wrong) {
    const refused = await post(path, body);
    t.equal(refused.status, 400, `${path} ${JSON.stringify(body)}`);
    t.match(await refused.json(), { error: { param, type: 'invalid_request_error' } });
  }
  await rejects(t, sdk.images.generate({ model: 'demo', prompt: 'p' }), BadRequestError, {
    code: 'GW_REQUEST_UNSUPPORTED',
    message: /Model "demo" does not support generating images/,
  });
  await rejects(t, sdk.images.generate({ model: 'nothing', prompt: 'p' }), NotFoundError, { code: 'model_not_found' });
  t.equal(gateway.servers.first.calls.length, 0);

  const body = { error: { message: 'no such model here', type: 'invalid_request_error', param: 'model', code: 'x' } };
  gateway.play('first', ({ socket }) => void socket.write(httpAnswer(400, JSON.stringify(body))));
  const relayed = await post('/v1/images/generations', { model: 'painter', prompt: 'p' });
  t.strictSame(await relayed.json(), body, 'the error of the provider');
  gateway.play('first', says({ data: [] }));
  t.equal((await post('/v1/images/generations', { model: 'painter', prompt: 'p' })).status, 502, 'no picture');
  const long = { model: 'ranker', query: 'q', documents: Array.from({ length: 200 }, () => 'word '.repeat(400)) };
  gateway.play('first', says(ranking('d')));
  t.equal((await post('/v1/rerank', long)).status, 200, 'four hundred kilobytes');
  t.equal((await post('/v1/rerank', { ...long, query: 'word '.repeat(4_000_000) })).status, 413);
});
