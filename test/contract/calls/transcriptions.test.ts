import type OpenAI from 'openai';
import { BadRequestError, RateLimitError, toFile } from 'openai';
import { test } from 'tap';
import { fc } from '../../fixtures/random.js';
import { formOf, wavOf } from '../../fixtures/clients/recordings.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderCall,
  type ProviderServer,
} from '../../fixtures/providers/provider-server.js';
import { rejects } from '../../fixtures/sdk/sdk-errors.js';
import { limitedTo, type Play, says, startTaskGateway } from '../../fixtures/gateways/task-gateway.js';

/*
 * Recordings that are transcribed, and pictures that are changed: forms instead of JSON, over HTTP and on the wire.
 */

const models = [
  { id: 'hearer', price: { input: 0, output: 0, minute: 0.006 } },
  { id: 'painter', price: { input: 0, output: 0, image: 0.04 } },
  { id: 'listener', price: { input: 2.5, output: 10, audioInput: 6 }, maxTokens: 2000, contextWindow: 16_000 },
  { id: 'unbounded', price: { input: 2.5, output: 10 } },
];
const redact = { type: 'pii_detection', action: 'redact' };
const block = { type: 'pii_detection', action: 'block' };
const address = 'anna@example.com';
const path = '/v1/audio/transcriptions';

/** Answers with a text. */
const writes =
  (text: string, type = 'text/plain; charset=utf-8'): Play =>
  ({ socket }) =>
    void socket.write(httpAnswer(200, text, { 'content-type': type }));

/** The form that the provider has received. */
async function received({ calls }: ProviderServer): Promise<FormData> {
  const { headers, bytes } = calls.at(-1) as ProviderCall;
  return new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
}

await test('the unmodified SDK gets transcripts and translations of a recording', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { sdk, history, lines } = await gateway.connect();
  const { first } = gateway.servers;
  const file = await toFile(wavOf(2), 'hello.wav', { type: 'audio/wav' });
  const said = { text: 'What is a sluice?', usage: { type: 'duration', seconds: 2 } };
  gateway.play('first', says(said));
  const wish = { model: 'hearer', file, prompt: 'water', language: 'en', timestamp_granularities: ['word', 'segment'] };
  t.strictSame(await sdk.audio.transcriptions.create(wish as never), said);
  t.match(first.calls.at(-1), { path });
  const sent = await received(first);
  t.equal((sent.get('file') as File).name, 'hello.wav');
  t.match([sent.get('model'), sent.get('prompt'), sent.get('language')], ['hearer', 'water', 'en']);
  t.strictSame(sent.getAll('timestamp_granularities[]'), ['word', 'segment']);
  t.match(await sdk.audio.translations.create({ model: 'hearer', file }), said);
  t.match(first.calls.at(-1), { path: '/v1/audio/translations' });
  const tokens = {
    type: 'tokens',
    input_tokens: 30,
    output_tokens: 5,
    total_tokens: 35,
    input_token_details: { audio_tokens: 20 },
  };
  gateway.play('first', says({ text: 'Hm.', usage: tokens }));
  await sdk.audio.transcriptions.create({ model: 'listener', file });
  t.match(await history(), [
    {
      operation: 'createTranscription',
      input_text: 'water',
      output_text: said.text,
      status: 'completed',
      cost: '0.0002',
    },
    { operation: 'createTranslation', status: 'completed' },
    { operation: 'createTranscription', input_tokens: 30, output_tokens: 5, usage_estimated: false },
  ]);
  t.match(await lines(), [
    { amount: '0.0002', estimated: false, usage: { audioSeconds: 2 } },
    { amount: '0.0002' },
    { amount: '0.000195', usage: { audioInputTokens: 20 } },
  ]);
});

await test('the recording reaches the provider byte by byte, and the transcript the client as it was written', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post } = await gateway.connect();
  const sound = wavOf(1);
  const { body, headers } = formOf({ model: 'hearer', response_format: 'srt' }, sound);
  const subtitles = '1\n00:00:00,000 --> 00:00:01,000\nWhat is a sluice?\n';
  gateway.play('first', writes(subtitles));
  const answer = await post(path, body, headers);
  t.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8');
  t.equal(await answer.text(), subtitles);
  const file = (await received(gateway.servers.first)).get('file') as File;
  t.equal(file.type, 'audio/wav');
  t.ok(sound.equals(Buffer.from(await file.arrayBuffer())));
  t.notMatch(gateway.servers.first.calls.at(-1)?.headers['content-type'], /boundary=b$/, 'the form is written anew');
});

await test('policies inspect the fields of the form, the name of the file and the transcript', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post, history } = await gateway.connect({}, [redact]);
  gateway.play('first', says({ text: 'Nothing.' }));
  const { body, headers } = formOf({ model: 'hearer', prompt: address, own: [address, 'b'] }, wavOf(1), {
    name: `${address}.wav`,
  });
  t.equal((await post(path, body, headers)).status, 200);
  const sent = gateway.servers.first.calls.at(-1);
  t.notMatch(sent?.body, address);
  t.equal(sent?.body.match(/\[EMAIL_ADDRESS\]/g)?.length, 3);

  const spoken = {
    text: `Write to ${address}.`,
    language: 'en',
    segments: [{ id: 0, text: 'Write to anna@' }],
    words: [{ word: 'anna' }],
  };
  gateway.play('first', says(spoken));
  const plain = formOf({ model: 'hearer', response_format: 'verbose_json' }, wavOf(1));
  const governed = await post(path, plain.body, plain.headers);
  t.strictSame(
    await governed.json(),
    { text: 'Write to [EMAIL_ADDRESS].', language: 'en' },
    'without the words one by one',
  );
  gateway.play('first', writes(`Write to ${address}.`));
  const asText = formOf({ model: 'hearer', response_format: 'text' }, wavOf(1));
  const text = await post(path, asText.body, asText.headers);
  t.equal(text.headers.get('content-type'), 'text/plain; charset=utf-8');
  t.equal(await text.text(), 'Write to [EMAIL_ADDRESS].');
  t.notMatch(JSON.stringify(await history()), address);
  const logged = await gateway.database.fork().execute('select request::text as request from body_logging_body');
  t.match(logged[0], { request: /"input":\{"prompt":"\[EMAIL_ADDRESS\]"/ });
  t.ok(
    logged.every(({ request }) => String(request).length < 1000),
    'without the recording',
  );

  const clean = { ...spoken, text: 'Hello.' };
  gateway.play('first', says(clean));
  t.strictSame(await (await post(path, plain.body, plain.headers)).json(), clean, 'all of it, if nothing is found');
  const blocking = await gateway.connect({}, [block]);
  gateway.play('first', says(spoken));
  t.notMatch(await (await blocking.post(path, plain.body, plain.headers)).text(), /anna/);
  const sentBefore = gateway.servers.first.calls.length;
  t.equal((await blocking.post(path, body, headers)).status, 400);
  t.equal(gateway.servers.first.calls.length, sentBefore, 'a request that is refused is not sent');
});

await test('the length of a recording is reserved, and one whose length is not known is refused', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post, spending, lines, sdk } = await gateway.connect(limitedTo(0.01));
  const ask = (model: string, sound: Uint8Array): Promise<Response> => {
    const { body, headers } = formOf({ model }, sound);
    return post(path, body, headers);
  };
  t.equal((await ask('hearer', wavOf(110))).status, 429, 'two minutes at 0.006');
  t.equal(gateway.servers.first.calls.length, 0);
  const file = await toFile(Buffer.from('OggS\0\xff'), 'a.ogg');
  await rejects(t, sdk.audio.transcriptions.create({ model: 'hearer', file }), BadRequestError, {
    code: 'GW_SPENDING_PRICE_UNKNOWN',
    param: 'file',
    message: /Send the recording as WAV \(PCM\) or MP3/,
  });
  await rejects(t, sdk.audio.transcriptions.create({ model: 'unbounded', file }), BadRequestError, {
    message: /"maxTokens"/,
  });
  gateway.play('first', says({ text: 'Hm.' }));
  t.equal((await ask('hearer', wavOf(59))).status, 200);
  t.match(await lines(), [{ amount: '0.006', estimated: true, reason: 'unreported', usage: { audioSeconds: 60 } }]);
  t.match(await spending(), { spent: 0.006, held: 0 });
  const free = await gateway.connect();
  t.match(await free.sdk.audio.transcriptions.create({ model: 'hearer', file }), { text: 'Hm.' }, 'without a limit');
});

await test('a failed server is replaced, with the same recording', async (t) => {
  const gateway = await startTaskGateway(t, models, {
    resilience: { retries: 0, fallbacks: { hearer: ['second-hearer'] } },
  });
  const { post } = await gateway.connect();
  gateway.play('first', ({ socket }) => void socket.write(httpAnswer(503, '{"error":{"message":"busy"}}')));
  gateway.play('second', says({ text: 'Hm.' }));
  const { body, headers } = formOf({ model: 'hearer' }, wavOf(1));
  t.equal((await post(path, body, headers)).headers.get('x-sluice-model'), 'second/second-hearer');
  t.match(gateway.servers.second.calls.at(-1)?.body, /name="model"\r\n\r\nsecond-hearer/);
});

await test('a transcript is streamed while it is made, whichever events a server has for it', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const file = await toFile(wavOf(2), 'hello.wav', { type: 'audio/wav' });
  const hear = async ({ sdk }: { sdk: OpenAI }): Promise<readonly object[]> => {
    const events: object[] = [];
    for await (const event of await sdk.audio.transcriptions.create({ model: 'listener', file, stream: true }))
      events.push(event);
    return events;
  };
  const streams = (...events: readonly object[]): Play => {
    const sent = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
    return ({ socket }) => void socket.write(httpChunks(sent, { 'content-type': 'text/event-stream' }));
  };
  const usage = { type: 'tokens', input_tokens: 30, output_tokens: 5, total_tokens: 35 };
  const delta = (text: string): object => ({ type: 'transcript.text.delta', delta: text, logprobs: [] });
  const done = (text: string): object => ({ type: 'transcript.text.done', text, usage });
  const spoken = [delta('Write to anna@'), delta('example.com.'), done(`Write to ${address}.`)];

  const open = await gateway.connect();
  gateway.play('first', streams(...spoken));
  t.strictSame(await hear(open), spoken, 'as the server has sent it');
  t.equal((await received(gateway.servers.first)).get('stream'), 'true');
  t.match(await open.history(), [{ output_text: `Write to ${address}.`, input_tokens: 30, usage_estimated: false }]);

  const governed = await gateway.connect({}, [redact]);
  const events = await hear(governed);
  t.equal(events.map((event) => (event as { delta?: string }).delta ?? '').join(''), 'Write to [EMAIL_ADDRESS].');
  t.match(events.at(-1), { type: 'transcript.text.done', text: 'Write to [EMAIL_ADDRESS].', usage });
  gateway.play('first', says({ text: 'Hm.', usage }));
  t.match(await hear(governed), [{ delta: 'Hm.' }, done('Hm.')], 'of a model that does not stream');

  const chunk = (content: string, more: object = {}): object => ({ choices: [{ delta: { content }, ...more }] });
  gateway.play('first', streams(chunk('Write to '), chunk(address, { finish_reason: 'stop' }), { choices: [], usage }));
  t.match((await hear(governed)).at(-1), { text: 'Write to [EMAIL_ADDRESS]' }, 'of vLLM');

  for (const client of [open, governed]) {
    gateway.play('first', streams(delta('Hm. '), { error: { message: 'no more', code: 'server_error' } }));
    await t.rejects(hear(client), { message: /no more/ });
    gateway.play('first', streams(delta('Hm. ')));
    await t.rejects(hear(client), { code: 'GW_PROVIDER_INCOMPLETE' });
  }
});

await test('pictures are changed as in a form of the client, with their names and their order', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { sdk, history, lines } = await gateway.connect();
  const { first } = gateway.servers;
  const picture = (byte: number, name: string): Promise<File> =>
    toFile(Buffer.from([0x89, 0, byte]), name, { type: 'image/png' }) as Promise<File>;
  const image = [await picture(1, 'größe.png'), await picture(2, `${address}.png`)];
  const wish = { model: 'painter', image, mask: await picture(3, 'mask.png'), prompt: `For ${address}`, n: 2 };
  const drawn = { created: 1, data: [{ b64_json: 'iVBORw0KGgo=' }, { b64_json: 'iVBORw0KGgo=' }] };
  gateway.play('first', says(drawn));
  t.strictSame(await sdk.images.edit(wish), drawn);
  t.match(first.calls.at(-1), { path: '/v1/images/edits' });
  const namesIn = (form: FormData): readonly string[] => form.getAll('image[]').map((file) => (file as File).name);
  const sent = await received(first);
  t.strictSame(namesIn(sent), ['größe.png', `${address}.png`]);
  const bytesOf = async (file: unknown): Promise<number | undefined> =>
    new Uint8Array(await (file as File).arrayBuffer()).at(-1);
  t.strictSame(await Promise.all([...sent.getAll('image[]'), sent.get('mask')].map(bytesOf)), [1, 2, 3]);
  t.match([sent.get('prompt'), sent.get('n')], [wish.prompt, '2']);
  t.match(await history(), [{ operation: 'editImage', input_text: wish.prompt, cost: '0.08' }]);
  t.match(await lines(), [{ amount: '0.08', estimated: false, usage: { images: 2 } }]);

  const types: string[] = [];
  for await (const { type } of await sdk.images.edit({ ...wish, stream: true, partial_images: 2 })) types.push(type);
  t.strictSame(types, ['image_edit.completed', 'image_edit.completed'], 'from a server that does not stream');
  const asked = await received(first);
  t.strictSame([asked.get('stream'), asked.get('partial_images')], ['true', '2']);

  const governed = await gateway.connect({}, [redact]);
  await governed.sdk.images.edit(wish);
  const clean = await received(first);
  t.strictSame(namesIn(clean), ['größe.png', '[EMAIL_ADDRESS].png']);
  t.equal(clean.get('prompt'), 'For [EMAIL_ADDRESS]');

  const untyped = { field: 'image', name: 'a.png', type: 'text/plain' };
  const plain = formOf({ model: 'painter', prompt: 'p' }, Buffer.from('iVBORw0KGgoAAAA=', 'base64'), untyped);
  t.equal((await governed.post('/v1/images/edits', plain.body, plain.headers)).status, 200);
  t.equal(((await received(first)).get('image') as File).type, 'image/png', 'a client that names no type');

  const before = first.calls.length;
  const limited = await gateway.connect(limitedTo(0.1));
  await rejects(t, limited.sdk.images.edit({ ...wish, n: 3 }), RateLimitError, { message: /limit/ });
  await rejects(t, limited.sdk.images.edit({ ...wish, model: 'listener' }), RateLimitError, { message: /limit/ });
  const text = await toFile(Buffer.from('<svg/>'), 'a.svg');
  for (const [changed, message] of [
    [{ image: text }, /"image" must be a picture, not a text/],
    [{ image: [] }, /"image" must be a picture, with a file name\. It is missing/],
    [{ n: 'two' }, /"n" must be a number|"n" must be an integer/],
  ] as const)
    await rejects(t, sdk.images.edit({ ...wish, ...changed } as never) as Promise<unknown>, BadRequestError, {
      message,
    });
  t.equal(first.calls.length, before);
});

await test('bodies that are not forms, or lack a recording, are refused with what is wrong', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post } = await gateway.connect();
  const whole = formOf({ model: 'hearer' }, wavOf(1));
  const endless = formOf({ model: 'hearer', a: Array.from({ length: 3_000 }, () => 'x') }, undefined).body;
  const several = Buffer.concat([whole.body.subarray(0, -7), formOf({}, wavOf(1)).body]);
  const wrong: readonly (readonly [string, Buffer | object, Readonly<Record<string, string>>, RegExp])[] = [
    ['JSON', { model: 'hearer' }, {}, /not a form/],
    ['no boundary', whole.body, { 'content-type': 'multipart/form-data' }, /not a form.*[Bb]oundary/],
    ...[10, 60, 120, 3000, whole.body.length - 6].map(
      (length) =>
        [
          `a form that breaks off after ${length} bytes`,
          whole.body.subarray(0, length),
          whole.headers,
          /not a form/,
        ] as const,
    ),
    ['nothing', Buffer.alloc(0), whole.headers, /not a form/],
    ['two files', several, whole.headers, /"file" must be one recording/],
    ['no file', formOf({ model: 'hearer' }, undefined).body, whole.headers, /"file" must be one recording/],
    [
      'a file of another name',
      formOf({ model: 'hearer' }, wavOf(1), { field: 'f' }).body,
      whole.headers,
      /"file" must be one recording/,
    ],
    ['a text', formOf({ model: 'hearer' }, Buffer.from(address)).body, whole.headers, /not a text/],
    ['an empty file', formOf({ model: 'hearer' }, Buffer.alloc(0)).body, whole.headers, /not a text/],
    [
      'a field like the file',
      formOf({ model: 'hearer', file: 'x' }, wavOf(1)).body,
      whole.headers,
      /as a field and as a file/,
    ],
    ['no model', formOf({}, wavOf(1)).body, whole.headers, /"model"/],
    [
      'many fields',
      formOf({ model: 'hearer', a: Array.from({ length: 300 }, () => 'x') }, wavOf(1)).body,
      whole.headers,
      /more than 200 parts/,
    ],
    ['many fields, read no further', endless.subarray(0, -6), whole.headers, /more than 200 parts/],
    ['a long field', formOf({ model: 'hearer', a: 'x'.repeat(2_000_000) }, wavOf(1)).body, whole.headers, /a megabyte/],
  ];
  for (const [name, body, headers, message] of wrong) {
    const refused = await post(path, body, headers);
    t.equal(refused.status, 400, name);
    t.match(await refused.json(), { error: { message, type: 'invalid_request_error' } }, name);
  }
  t.equal(gateway.servers.first.calls.length, 0);
  gateway.play('first', writes('<html>', 'text/html'));
  t.equal((await post(path, whole.body, whole.headers)).status, 502, 'a page is no transcript');
});

await test('no change of a form makes the gateway fail, or wait', async (t) => {
  const gateway = await startTaskGateway(t, models);
  const { post } = await gateway.connect();
  gateway.play('first', says({ text: 'Hm.' }));
  const whole = formOf({ model: 'hearer', prompt: 'p' }, wavOf(1)).body.subarray(0, 600);
  const ends = Buffer.from('\r\n--b--\r\n');
  const piece = fc.constantFrom(
    '--b',
    '--b\r\n',
    '\r\n\r\n',
    '--',
    ';',
    '"',
    'filename="x"',
    'content-type: ',
    '\0',
    '\xff',
    'x'.repeat(20_000),
  );
  const change = fc.record({ at: fc.nat(whole.length), cut: fc.nat(80), piece });
  const property = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    async (changes, isEnded) => {
      let body = Buffer.concat([whole, ...(isEnded ? [ends] : [])]);
      for (const { at, cut, piece } of changes)
        body = Buffer.concat([body.subarray(0, at), Buffer.from(piece, 'latin1'), body.subarray(at + cut)]);
      const { status } = await post(path, body, { 'content-type': 'multipart/form-data; boundary=b' });
      return status === 200 || (status >= 400 && status < 500);
    },
  );
  const result = await fc.check(property, { numRuns: 200 });
  t.notOk(result.failed, fc.defaultReportMessage(result) ?? 'no counterexample');
});
