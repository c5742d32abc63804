import { type Test, test } from 'tap';
import { GatewayError, type Message, type RelayDetail, type StreamPart } from '../../core/api/index.js';
import type { ScriptedReply } from '../../core/testkit/scripted-http-client.js';
import { chatCall, type Heard, hear, play, relayed, testExchange, withoutMadeUpId } from './fixtures/play.js';
import { type RecordedStream, recordedStreams } from './fixtures/recorded-streams.js';
import { fc, seed } from '../../test/fixtures/random.js';

const streaming = chatCall({ stream: true, includeUsage: true });
const eventStream = { 'content-type': 'text/event-stream' };

/** One instance for all streams; its provider sends the current body. */
let sending: ScriptedReply = {};
const provider = await play({}, () => sending);

async function readParts(body: ScriptedReply['body'], headers: ScriptedReply['headers'] = eventStream): Promise<Heard> {
  sending = { headers, body };
  const heard = await hear(provider.dispatch(streaming));
  return { ...heard, parts: heard.parts.map(withoutMadeUpId) };
}

async function readRelay(body: ScriptedReply['body'], detail: RelayDetail): Promise<Heard> {
  sending = { headers: eventStream, body };
  const heard = await relayed(provider.dispatch(streaming), detail);
  return { ...heard, parts: heard.parts.map(withoutMadeUpId) };
}

function expectedBytes({ bytes, relayed: otherwise }: RecordedStream): string {
  return otherwise ?? bytes;
}

/** The start, end and usage parts of an answer, which a relay without observers must push. */
function essence(parts: readonly StreamPart[]): readonly StreamPart[] {
  return parts.flatMap((part): StreamPart[] => {
    if (part.type === 'finish') return [{ type: 'finish', choice: part.choice, reason: 'other' }];
    return part.type === 'start' || part.type === 'usage' ? [part] : [];
  });
}

/** All output that a provider bills, as one text for each kind. */
function outputOf(parts: readonly StreamPart[]): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const part of parts) {
    const text =
      part.type === 'tool-call' ? part.name : 'text' in part && typeof part.text === 'string' ? part.text : '';
    if (text !== '') texts[part.type] = (texts[part.type] ?? '') + text;
  }
  return texts;
}

/** Checks one way to cut a stream, with every kind of reader: as parts, and relayed with each level of detail. */
async function check(t: Test, stream: RecordedStream, body: ScriptedReply['body'], where: string): Promise<void> {
  const parts = await readParts(body);
  const seen = await readRelay(body, 'parts');
  const brief = await readRelay(body, 'usage');
  const late = await readRelay(body, 'late');
  t.strictSame(parts.parts, stream.parts, `parts, ${where}`);
  t.equal(parts.error?.code, stream.error, `error, ${where}`);
  if (parts.error) t.match(parts.error.upstream, { provider: 'acme', dialect: 'openai-chat' }, `whose error, ${where}`);
  t.strictSame(seen.parts, stream.parts, `parts of the relay, ${where}`);
  t.strictSame(essence(brief.parts), essence(stream.parts), `essence of the relay, ${where}`);
  t.strictSame(essence(late.parts), essence(stream.parts), `essence of the relay that tells more in the end, ${where}`);
  const isCounted = stream.error === undefined && stream.parts.some(({ type }) => type === 'usage');
  if (!isCounted) t.strictSame(outputOf(late.parts), outputOf(stream.parts), `all of what was not counted, ${where}`);
  for (const { bytes, error } of [seen, brief, late]) {
    t.equal(bytes, expectedBytes(stream), `relayed bytes, ${where}`);
    t.equal(error?.code, stream.error, `error of the relay, ${where}`);
  }
}

for (const stream of recordedStreams) {
  await test(`a stream is decoded and relayed: ${stream.name}`, async (t) => {
    await check(t, stream, stream.bytes, 'whole');
  });
}

await test('a client that has not requested usage does not get the usage chunk', async (t) => {
  const [stream] = recordedStreams.filter(({ name }) => name.startsWith('CRLF'));
  const bytes = Buffer.from(stream?.bytes ?? '');
  const usageEvent = /id: 4\r\n.*?\r\n\r\n/s;
  const expected = bytes.toString().replace(usageEvent, '');
  t.not(expected, bytes.toString());
  const { dispatch } = await play({}, () => sending);
  for (let at = 1; at < bytes.length; at += 1) {
    sending = { headers: eventStream, body: [bytes.subarray(0, at), bytes.subarray(at)] };
    const heard = await relayed(dispatch(chatCall({ stream: true })));
    if (heard.bytes !== expected) t.equal(heard.bytes, expected, `cut at ${at}`);
    if (!heard.parts.some(({ type }) => type === 'usage')) t.fail('the gateway itself sees the usage');
  }
});

await test('the end marker is held back', async (t) => {
  const [stream] = recordedStreams;
  const heard = await readRelay(stream?.bytes, 'usage');
  t.equal(heard.tail, 'data: [DONE]\n\n');
});

await test('an answer ends with its end marker, even if the provider leaves the connection open', async (t) => {
  const [stream] = recordedStreams;
  for (const read of [hear, relayed]) {
    const { http, dispatch } = await play({}, { headers: eventStream, body: stream?.bytes ?? '', ending: 'hang' });
    t.equal((await read(dispatch(streaming))).error, undefined);
    t.equal(http.exchanges[0]?.fate, 'released', 'and the connection does not stay open for long');
  }
});

await test('an abort ends an incomplete answer with the reason of the abort', async (t) => {
  const gone = new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'gone' });
  for (const read of [hear, relayed]) {
    const leave = new AbortController();
    const { http, dispatch } = await play({}, { headers: eventStream, body: 'data: {"choices":[', ending: 'hang' });
    const heard = read(dispatch(streaming, testExchange(leave.signal)));
    setImmediate(() => leave.abort(gone));
    t.equal((await heard).error?.code, 'GW_CLIENT_GONE');
    t.equal(http.exchanges[0]?.fate, 'aborted');
  }
});

await test('discarding an answer closes the connection, before and while it is read', async (t) => {
  const { http, dispatch } = await play({}, { headers: eventStream, body: 'data: {"choices":[', ending: 'hang' });
  (await dispatch(streaming)).discard();
  t.equal(http.exchanges[0]?.fate, 'discarded');
  const answer = await dispatch(streaming);
  const delivery = answer.deliver(() => undefined);
  setImmediate(() => answer.discard());
  await t.rejects(delivery);
  t.equal(http.exchanges[1]?.fate, 'discarded');
});

await test('back-pressure: a slow client pauses the provider', async (t) => {
  const [stream] = recordedStreams;
  const body = (stream?.bytes ?? '').split(/(?<=\n\n)/);
  for (const deliver of ['deliver', 'relay'] as const) {
    sending = { headers: eventStream, body };
    const answer = await provider.dispatch(streaming);
    const order: string[] = [];
    const slowly = async (): Promise<void> => {
      order.push('begin');
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      order.push('end');
    };
    if (deliver === 'deliver') await answer.deliver(slowly);
    else await answer.relay?.deliver(slowly, () => undefined, 'usage');
    t.ok(order.length > 6);
    t.notOk(
      order.some((word, index) => word === order[index - 1]),
      'nothing is handed over before the last was taken',
    );
  }
});

await test('a stream with a wrong content type, or none, is recognized by its content', async (t) => {
  const [stream] = recordedStreams;
  for (const type of ['text/plain', 'application/json', 'application/octet-stream']) {
    const heard = await readParts(`\uFEFF\n${stream?.bytes}`, { 'content-type': type });
    t.strictSame(heard.parts, stream?.parts, type);
  }
  t.strictSame((await readParts(stream?.bytes, {})).parts, stream?.parts);
});

const completion = {
  id: 'c-2',
  created: 1_700_000_002,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Four' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
const completionParts: StreamPart[] = [
  { type: 'start', id: 'c-2', model: 'm', created: 1_700_000_002 },
  { type: 'text', choice: 0, text: 'Four' },
  { type: 'usage', usage: { inputTokens: 1, outputTokens: 1, raw: completion.usage } },
  { type: 'finish', choice: 0, reason: 'stop' },
];

await test('JSON in place of a stream is decoded: one whole answer, or an array of chunks', async (t) => {
  const json = { 'content-type': 'application/json' };
  t.strictSame((await readParts(JSON.stringify(completion), json)).parts, completionParts);
  t.strictSame((await readParts(JSON.stringify(completion), eventStream)).parts, completionParts);
  const chunks = [
    { id: 'c-2', created: 1_700_000_002, model: 'm', choices: [{ index: 0, delta: { content: 'Four' } }] },
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: completion.usage },
  ];
  t.strictSame((await readParts(JSON.stringify(chunks, undefined, 2), json)).parts, completionParts);
});

await test('usage inside the last choice of a stream is found, whether parts are pushed or bytes relayed', async (t) => {
  const last = { index: 0, delta: {}, finish_reason: 'stop', usage: completion.usage };
  const chunks = [
    { id: 'c-2', created: 1_700_000_002, model: 'm', choices: [{ index: 0, delta: { content: 'Four' } }] },
    { choices: [last] },
  ];
  const body = `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`;
  t.strictSame((await readParts(body)).parts, completionParts);
  const { parts } = await readRelay(body, 'usage');
  t.strictSame(
    parts.filter(({ type }) => type === 'usage'),
    completionParts.filter(({ type }) => type === 'usage'),
  );
});

await test('an unusable body is never relayed as an answer', async (t) => {
  const html = '<html><body>Bad gateway, host db-7.internal</body></html>';
  const bodies: readonly [string, ScriptedReply['body']][] = [
    ['a page', html],
    ['nothing', ''],
    ['a plain text', 'upstream connect error'],
    ['an empty object', '{}'],
    ['an empty array', '[]'],
    ['no choices', '{"id":"x","choices":[]}'],
    ['half a JSON value', '{"id":"x","cho'],
    ['a choice without message and reason', '{"choices":[{"index":0}]}'],
  ];
  for (const [name, body] of bodies) {
    const wholeCall = await play({}, { body: body ?? '' });
    const heardWhole = await hear(wholeCall.dispatch(chatCall()));
    t.equal(heardWhole.error?.code, 'GW_PROVIDER_BAD_ANSWER', `${name}, whole`);
    t.equal(heardWhole.error?.status, 502);
    t.match(heardWhole.error?.upstream, { dialect: 'openai-chat' }, `${name}, whose`);
    t.notMatch(heardWhole.error?.message, 'db-7');
    t.equal((await relayed(wholeCall.dispatch(chatCall()))).error?.code, 'GW_PROVIDER_BAD_ANSWER', `${name}, relayed`);
    for (const heard of [await readParts(body), await readRelay(body, 'usage')]) {
      t.equal(heard.error?.code, 'GW_PROVIDER_BAD_ANSWER', `${name}, streamed`);
      t.equal(heard.bytes, '');
    }
  }
});

await test('an error with a 2xx status is an error, with the status that matches its type', async (t) => {
  const cases: readonly [unknown, number, string][] = [
    [{ message: 'No', code: 429 }, 429, 'GW_PROVIDER_RATE_LIMITED'],
    [{ message: 'No', type: 'invalid_request_error' }, 400, 'GW_PROVIDER_REFUSED'],
    [{ message: 'No', type: 'overloaded_error' }, 503, 'GW_PROVIDER_FAILED'],
    [{ message: 'bad key sk-1', code: 'invalid_api_key' }, 401, 'GW_PROVIDER_CREDENTIALS'],
    ['just a text', 502, 'GW_PROVIDER_FAILED'],
  ];
  for (const [error, status, code] of cases) {
    const { dispatch } = await play({}, { body: { error } });
    for (const read of [hear, relayed]) {
      const heard = await read(dispatch(chatCall()));
      t.match(heard.error, { status, code });
      t.notMatch(heard.error?.message, 'sk-1');
    }
    const streamed = await readParts(`data: ${JSON.stringify({ error })}\n\n`);
    t.match(streamed.error, { status, code });
    t.equal(streamed.error?.upstream?.status, undefined);
  }
});

await test('an object that calls itself an error, or says so in its state, is one, in the middle of a stream, too', async (t) => {
  const error = { object: 'error', message: 'No', type: 'BadRequestError', param: null, code: 400 };
  const state = { id: 'c', choices: null, base_resp: { status_code: 1008, status_msg: 'insufficient balance' } };
  for (const [body, expected] of [
    [error, { status: 400, message: 'No' }],
    [state, { status: 502, message: 'insufficient balance' }],
  ] as const) {
    const { dispatch } = await play({}, { body });
    for (const read of [hear, relayed]) t.match((await read(dispatch(chatCall()))).error, expected);
  }
  const chunk = { id: 'c', choices: [{ index: 0, delta: { content: 'an "error"' }, finish_reason: null }] };
  const stream = [chunk, chunk, error].map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  for (const { parts, error: failure } of [
    await readParts(`${stream}data: [DONE]\n\n`),
    await readRelay(`${stream}data: [DONE]\n\n`, 'usage'),
  ]) {
    t.match(failure, { status: 400, message: 'No' });
    t.notOk(parts.some(({ type }) => type === 'finish'));
  }
});

await test('a whole answer is decoded completely, and relayed byte for byte as the tail', async (t) => {
  const body = `\n ${JSON.stringify(completion)} `;
  const { dispatch } = await play({}, { headers: { 'openai-processing-ms': '5', 'set-cookie': 'a=b' }, body: [body] });
  t.strictSame((await hear(dispatch(chatCall()))).parts, completionParts);
  const answer = await dispatch(chatCall());
  t.match(answer.relay, { streaming: false, contentType: 'application/json', dialect: 'openai-chat' });
  t.strictSame(answer.relay?.headers, { 'openai-processing-ms': '5' });
  const heard = await relayed(Promise.resolve(answer), 'parts');
  t.equal(heard.bytes, body);
  t.equal(heard.tail, body, 'nothing leaves before the exchange is settled');
  t.strictSame(heard.parts, completionParts);
});

await test('of a whole answer whose text is not needed, only id, usage and finish reason are decoded', async (t) => {
  const wanted = new Set(['start', 'usage', 'finish']);
  const call = { id: 'x', type: 'function', function: { name: 'f', arguments: '{}' } };
  const messages = [
    { role: 'assistant', content: 'Four' },
    { role: 'assistant', content: 'Four', tool_calls: [call] },
    { role: 'assistant', content: null, refusal: 'No' },
    { role: 'assistant', content: [{ type: 'text', text: 'Four' }] },
  ];
  for (const message of messages) {
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    const { dispatch } = await play({}, { body: { ...completion, choices } });
    const all = await relayed(dispatch(chatCall()), 'parts');
    const least = await relayed(dispatch(chatCall()), 'usage');
    t.equal(least.bytes, all.bytes);
    t.strictSame(
      least.parts.filter(({ type }) => wanted.has(type)),
      all.parts.filter(({ type }) => wanted.has(type)),
    );
  }
  const { dispatch } = await play({}, { body: { ...completion, choices: [{ index: 0, message: { content: '' } }] } });
  t.equal((await relayed(dispatch(chatCall()))).error?.code, 'GW_PROVIDER_BAD_ANSWER');
});

await test('a whole answer without usage passes its text to observers that must count it', async (t) => {
  const { usage, ...uncounted } = completion;
  t.ok(usage);
  for (const [body, detail] of [
    [completion, 'usage'],
    [uncounted, 'parts'],
  ] as const) {
    const { dispatch } = await play({}, { body });
    const expected = await relayed(dispatch(chatCall()), detail);
    const late = await relayed(dispatch(chatCall()), 'late');
    t.strictSame([late.bytes, late.parts], [expected.bytes, expected.parts]);
  }
});

await test('a whole answer with reasoning, tool calls, log probabilities and an unknown member', async (t) => {
  const message = {
    role: 'assistant',
    content: null,
    reasoning_content: 'Hmm',
    tool_calls: [{ id: 'x', type: 'function', function: { name: 'f', arguments: '{"n":12345678901234567890}' } }],
    annotations: [],
  };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'tool_calls' }];
  const { dispatch } = await play({}, { body: { ...completion, choices, service_tier: 'flex' } });
  t.strictSame((await hear(dispatch(chatCall()))).parts.slice(1), [
    { type: 'reasoning', choice: 0, text: 'Hmm' },
    { type: 'tool-call', choice: 0, index: 0, id: 'x', name: 'f' },
    { type: 'tool-arguments', choice: 0, index: 0, text: '{"n":12345678901234567890}' },
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 1, serviceTier: 'flex', raw: completion.usage } },
    { type: 'opaque', dialect: 'openai-chat', choice: 0, value: { answer: { service_tier: 'flex' } } },
    { type: 'finish', choice: 0, reason: 'tool_calls' },
  ]);
});

await test('speech and pictures are marked as something whose tokens nobody can count', async (t) => {
  const opaque = async (delta: object): Promise<object | undefined> => {
    const event = { id: 'c', model: 'm', choices: [{ index: 0, delta: { content: 'x', ...delta } }] };
    const { parts } = await readParts(`data: ${JSON.stringify(event)}\n\n`);
    return parts.find(({ type }) => type === 'opaque');
  };
  for (const delta of [
    { audio: { data: 'AAAA' } },
    { images: [{ image_url: { url: 'data:image/png;base64,AAAA' } }] },
  ]) {
    t.match(await opaque(delta), { value: { delta }, uncounted: true });
  }
  for (const delta of [
    { audio: null, more: 1 },
    { images: [], more: 1 },
  ]) {
    t.match(await opaque(delta), { value: { delta: { more: 1 } }, uncounted: undefined });
  }
});

await test('calls and choices of a whole answer are told apart by their places, whatever ids and numbers they lack', async (t) => {
  const call = (id?: string, written = ''): object => ({ id, function: { name: 'f', arguments: written } });
  const message = { role: 'assistant', content: null, tool_calls: [call('x', '{"a":1}'), call('x', '{"a":2}')] };
  const nameless = { role: 'assistant', content: 'B', tool_calls: [call(), call()] };
  const choices = [
    { message, finish_reason: 'tool_calls' },
    { message: nameless, finish_reason: 'stop' },
  ];
  const { dispatch } = await play({}, { body: { ...completion, choices } });
  const { parts } = await hear(dispatch(chatCall()));
  const calls = parts.filter((part) => part.type === 'tool-call');
  t.strictSame(
    calls.map(({ choice, index }) => [choice, index]),
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  );
  t.equal(calls[0]?.id, 'x');
  t.equal(new Set(calls.map(({ id }) => id)).size, 4);
  t.match(
    parts.filter((part) => part.type === 'tool-arguments'),
    [
      { index: 0, text: '{"a":1}' },
      { index: 1, text: '{"a":2}' },
    ],
  );
  t.match(
    parts.filter((part) => part.type === 'finish'),
    [{ choice: 0 }, { choice: 1 }],
  );
});

await test('usage includes cached and reasoning tokens in the formats of several providers', async (t) => {
  const cases: readonly [object, object][] = [
    [
      { prompt_tokens: 9, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 4, cache_write_tokens: 2 } },
      { inputTokens: 9, outputTokens: 5, cachedInputTokens: 4, cacheWriteTokens: 2 },
    ],
    [
      {
        prompt_tokens: 9,
        completion_tokens: 5,
        prompt_tokens_details: {
          cache_write_tokens: 5,
          cache_write_tokens_details: { ttl_30m_tokens: 2, ttl_12h_tokens: 3 },
        },
      },
      { cacheWriteTokens: 5, longCacheWriteTokens: 3 },
    ],
    [{ prompt_tokens: 9, completion_tokens: 5, prompt_cache_hit_tokens: 3 }, { cachedInputTokens: 3 }],
    [
      { prompt_tokens: 9, completion_tokens: 5, total_tokens: 14, completion_tokens_details: { reasoning_tokens: 4 } },
      { inputTokens: 9, outputTokens: 5, reasoningTokens: 4 },
    ],
    [
      { prompt_tokens: 9, completion_tokens: 5, total_tokens: 18, completion_tokens_details: { reasoning_tokens: 4 } },
      { inputTokens: 9, outputTokens: 9, reasoningTokens: 4 },
    ],
    [
      { prompt_tokens: 20, completion_tokens: 198, total_tokens: 623 },
      { inputTokens: 20, outputTokens: 603, reasoningTokens: undefined },
    ],
    [
      {
        prompt_tokens: 21,
        completion_tokens: 0,
        total_tokens: 81,
        completion_tokens_details: { reasoning_tokens: 60 },
      },
      { inputTokens: 21, outputTokens: 60, reasoningTokens: 60 },
    ],
    [
      { prompt_tokens: 9, completion_tokens: 5, completion_tokens_details: { reasoning_tokens: 7 } },
      { inputTokens: 9, outputTokens: 12, reasoningTokens: 7 },
    ],
    [
      { prompt_tokens: 100, completion_tokens: 5, total_tokens: 145, prompt_tokens_details: { cached_tokens: 40 } },
      { inputTokens: 140, outputTokens: 5, cachedInputTokens: 40 },
    ],
    [
      {
        prompt_tokens: 100,
        completion_tokens: 5,
        total_tokens: 149,
        prompt_tokens_details: { cached_tokens: 40 },
        completion_tokens_details: { reasoning_tokens: 4 },
      },
      { inputTokens: 140, outputTokens: 9, cachedInputTokens: 40, reasoningTokens: 4 },
    ],
    [
      { prompt_tokens: 9, total_tokens: 30 },
      { inputTokens: 9, outputTokens: 21 },
    ],
    [
      { prompt_tokens: 9, completion_tokens: 5, total_tokens: 3 },
      { inputTokens: 9, outputTokens: 5 },
    ],
    [
      {
        prompt_tokens: 9,
        completion_tokens: 5,
        prompt_tokens_details: { audio_tokens: 6 },
        completion_tokens_details: { audio_tokens: 3 },
      },
      { inputTokens: 9, outputTokens: 5, audioInputTokens: 6, audioOutputTokens: 3 },
    ],
    [
      { completion_tokens: 5, total_tokens: 14 },
      { inputTokens: 9, outputTokens: 5, charged: undefined },
    ],
    [
      { total_tokens: 7, cost: 0.95, is_byok: false, cost_details: { upstream_inference_cost: 0.9 } },
      { inputTokens: 7, outputTokens: 0, charged: '0.95' },
    ],
    [{ total_tokens: 7, cost: 0.95, cost_details: { upstream_inference_cost: null } }, { charged: '0.95' }],
    [{ total_tokens: 7, cost: 0.05, is_byok: true, cost_details: { upstream_inference_cost: 1 } }, { charged: '1.05' }],
    [{ prompt_tokens: 3, total_tokens: 7, cost: 0, is_byok: false }, { charged: undefined }],
    [{ prompt_tokens: 3, total_tokens: 7, cost: { total: 1 } }, { charged: undefined }],
    [{ total_tokens: 7, cost: { currency: 'USD', request_cost: 0.006, total_cost: 0.0061 } }, { charged: '0.0061' }],
    [{ total_tokens: 7, cost_in_usd_ticks: 37_756_000 }, { charged: '0.0037756' }],
    [
      {
        prompt_tokens: 10,
        completion_tokens: 5,
        total_tokens: 35,
        prompt_tokens_details: { cached_tokens: 15, cache_write_tokens: 5 },
      },
      { inputTokens: 30, outputTokens: 5, cachedInputTokens: 15, cacheWriteTokens: 5 },
    ],
    [
      {
        input_tokens: 30,
        output_tokens: 50,
        input_tokens_details: {
          text_tokens: 10,
          image_tokens: 20,
          cached_tokens: 8,
          cached_tokens_details: { text_tokens: 2, image_tokens: 6 },
        },
        output_tokens_details: { text_tokens: 1, image_tokens: 49 },
      },
      { inputTokens: 30, imageInputTokens: 14, cachedImageInputTokens: 6, outputTokens: 50, imageOutputTokens: 49 },
    ],
    [
      { prompt_tokens: 0, completion_tokens: 0 },
      { inputTokens: 0, outputTokens: 0 },
    ],
  ];
  for (const [usage, expected] of cases) {
    const { dispatch } = await play({}, { body: { ...completion, usage } });
    const { parts } = await hear(dispatch(chatCall()));
    t.match(
      parts.find(({ type }) => type === 'usage'),
      { usage: { ...expected, raw: usage } },
    );
  }
});

await test('a usage that does not say what was sent and what was generated, in numbers of tokens, is none, because that would cost nothing', async (t) => {
  for (const usage of [
    {},
    { total_tokens: 7 },
    { prompt_tokens: 9 },
    { prompt_tokens: 9, completion_tokens: null },
    { completion_tokens: 5 },
    { prompt_tokens: 9, completion_tokens: -5, total_tokens: 14 },
    { prompt_tokens: 9, completion_tokens: '5', total_tokens: 14 },
    { prompt_tokens: -9, completion_tokens: 5, total_tokens: 14 },
    { prompt_tokens: 9, completion_tokens: 1e12 },
  ]) {
    const { dispatch } = await play({}, { body: { ...completion, usage } });
    const { parts } = await hear(dispatch(chatCall()));
    t.notOk(
      parts.some(({ type }) => type === 'usage'),
      JSON.stringify(usage),
    );
  }
});

await test('all parts of an answer that is cut off are pushed, and a long one is never kept completely in memory', async (t) => {
  const event = (content: string): string =>
    `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content } }] })}\n\n`;
  const texts = Array.from({ length: 3000 }, (_, index) => `é "${index}" \u2028`);
  const whole = texts.map(event).join('');
  const cut = await readRelay(whole, 'late');
  t.ok(cut.error);
  t.equal(outputOf(cut.parts)['text'], texts.join(''));
  const end = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: { prompt_tokens: 1, completion_tokens: 3000 } })}\n\ndata: [DONE]\n\n`;
  const complete = await readRelay(whole + end, 'late');
  t.equal(complete.error, undefined);
  const read = complete.parts.filter(({ type }) => type === 'text').length;
  t.ok(read > 0 && read < texts.length, `${read} of ${texts.length} events were read`);
  const short = await readRelay(texts.slice(0, 100).map(event).join('') + end, 'late');
  t.equal(short.parts.filter(({ type }) => type === 'text').length, 1, 'only the one that begins it');
});

await test('cutting a stream in two, or into single bytes, changes neither its parts nor the relayed bytes', async (t) => {
  for (const stream of recordedStreams) {
    const bytes = Buffer.from(stream.bytes);
    const failures: string[] = [];
    for (let at = 1; at < bytes.length; at += 1) {
      const difference = await differenceOf(stream, [bytes.subarray(0, at), bytes.subarray(at)], ['usage']);
      if (difference) failures.push(`cut at ${at}: ${difference}`);
    }
    t.strictSame(failures, [], `${stream.name}, cut in two`);
    await check(
      t,
      stream,
      Array.from(bytes, (byte) => Uint8Array.of(byte)),
      `${stream.name}, single bytes`,
    );
  }
});

await test('cutting a stream at random changes neither its parts nor the relayed bytes', async (t) => {
  t.comment(`seed ${seed}`);
  const cutStream = fc
    .constantFrom(...recordedStreams)
    .chain((stream) =>
      fc.tuple(fc.constant(stream), fc.array(fc.nat(Buffer.byteLength(stream.bytes)), { maxLength: 12 })),
    );
  const property = fc.asyncProperty(cutStream, async ([stream, cuts]) => {
    const difference = await differenceOf(stream, pieces(Buffer.from(stream.bytes), cuts), ['usage', 'parts']);
    if (difference) throw new Error(`${stream.name}: ${difference}`);
  });
  const result = await fc.check(property, { numRuns: 300 });
  t.notOk(result.failed, fc.defaultReportMessage(result) ?? 'no counterexample');
});

/** The differences from the recorded results when a stream arrives in these pieces; cheaper than assertions at every byte. */
async function differenceOf(
  stream: RecordedStream,
  body: readonly Uint8Array[],
  details: readonly ('usage' | 'parts')[],
): Promise<string | undefined> {
  const parts = await readParts(body);
  if (JSON.stringify(parts.parts) !== JSON.stringify(stream.parts)) return 'parts differ';
  if (parts.error?.code !== stream.error) return `parts end with ${parts.error?.code}`;
  for (const detail of details) {
    const relay = await readRelay(body, detail);
    if (relay.bytes !== expectedBytes(stream)) return `the relay (${detail}) wrote ${JSON.stringify(relay.bytes)}`;
    if (relay.error?.code !== stream.error) return `the relay (${detail}) ends with ${relay.error?.code}`;
  }
  return undefined;
}

function pieces(bytes: Buffer, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

await test('an empty call that a server adds to every answer is ignored', async (t) => {
  const empty = { name: '', arguments: '' };
  for (const stub of [{ function_call: empty }, { tool_calls: [{ index: 0, type: 'function', function: empty }] }]) {
    const chunks = [
      { delta: { content: 'Hi' }, finish_reason: '' },
      { delta: stub, finish_reason: 'stop' },
    ];
    const body = chunks.map((choice) => `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, ...choice }] })}\n\n`);
    const { parts } = await readParts([...body, 'data: [DONE]\n\n'].join(''));
    t.strictSame(parts.slice(1), [
      { type: 'text', choice: 0, text: 'Hi' },
      { type: 'finish', choice: 0, reason: 'stop' },
    ]);
  }
});

await test('an answer that is only an error is one for clients of other dialects, which could not see it', async (t) => {
  const choice = { index: 0, message: { role: 'assistant', content: null }, finish_reason: 'error' };
  sending = { body: { id: 'c', choices: [choice] } };
  const foreign = await hear(provider.dispatch(chatCall({}, { dialect: 'anthropic-messages', body: {} })));
  t.match(foreign.error, { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 });
  const own = await hear(provider.dispatch(chatCall()));
  t.match(own.parts.at(-1), { type: 'finish', reason: 'error' });
});

await test('an error inside of a choice is that of the answer for clients of other dialects', async (t) => {
  const choice = {
    index: 0,
    message: { content: 'Hel' },
    finish_reason: 'error',
    error: { code: 503, message: 'Worker gone' },
  };
  sending = { body: { id: 'c', choices: [choice], usage: { prompt_tokens: 1, completion_tokens: 1 } } };
  const foreign = await hear(provider.dispatch(chatCall({}, { dialect: 'anthropic-messages', body: {} })));
  t.match(foreign.error, { status: 503, message: /Worker gone/ });
  t.match(foreign.parts.at(-1), { type: 'usage' }, 'it may be billed');
  const own = await hear(provider.dispatch(chatCall()));
  t.match(own.parts.at(-1), { type: 'finish', reason: 'error' });
});

await test('usage says in which tier an answer was served, whole and streamed', async (t) => {
  const choice = { index: 0, message: { content: 'Hi' }, finish_reason: 'stop' };
  const body = {
    id: 'c',
    choices: [choice],
    usage: { prompt_tokens: 1, completion_tokens: 2 },
    service_tier: 'Priority',
  };
  const stream = `data: ${JSON.stringify({ ...body, choices: [{ ...choice, message: undefined, delta: choice.message }] })}\n\n`;
  const { dispatch } = await play({}, { body });
  for (const { parts } of [
    await hear(dispatch(chatCall())),
    await relayed(dispatch(chatCall()), 'usage'),
    await readParts(`${stream}data: [DONE]\n\n`),
    await readRelay(`${stream}data: [DONE]\n\n`, 'usage'),
  ]) {
    t.match(
      parts.find(({ type }) => type === 'usage'),
      { usage: { serviceTier: 'priority' } },
    );
  }
});

await test('tokens written to a cache are read under all names', async (t) => {
  for (const name of ['cache_write_tokens', 'cache_creation_input_tokens', 'cache_creation_tokens']) {
    const usage = { prompt_tokens: 10, completion_tokens: 1, prompt_tokens_details: { cached_tokens: 2, [name]: 5 } };
    const choice = { index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' };
    sending = { body: { id: 'c', choices: [choice], usage } };
    const { parts } = await hear(provider.dispatch(chatCall()));
    t.match(
      parts.find(({ type }) => type === 'usage'),
      {
        usage: { inputTokens: 10, cachedInputTokens: 2, cacheWriteTokens: 5 },
      },
    );
  }
});

await test('a call does not get the id of an earlier call of the conversation from a server that counts them from the beginning', async (t) => {
  const messages: Message[] = [
    { role: 'user', content: [{ type: 'text', text: 'Go' }] },
    { role: 'assistant', content: [{ type: 'tool-call', id: 'call_0', name: 'f', arguments: '{}' }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'call_0', content: [] }] },
  ];
  const delta = (call: object): string =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [call] } }] })}\n\n`;
  const body = [
    delta({ id: 'call_0', function: { name: 'f', arguments: '{"a"' } }),
    delta({ id: 'call_0', function: { arguments: ':1}' } }),
    delta({ id: 'call_1', function: { name: 'g', arguments: '{}' } }),
    'data: {"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}\n\ndata: [DONE]\n\n',
  ];
  const answer = { headers: eventStream, body };
  const { dispatch } = await play({}, answer, answer);
  const callsFor = async (dialect: string): Promise<string[]> => {
    const { parts } = await hear(dispatch(chatCall({ stream: true, messages }, { dialect })));
    return parts.flatMap((part) =>
      part.type === 'tool-call' ? [part.id] : part.type === 'tool-arguments' ? [part.text] : [],
    );
  };
  const [id, ...rest] = await callsFor('anthropic-messages');
  t.match(id, /^call_[0-9a-f]{24}$/);
  t.strictSame(rest, ['{"a"', ':1}', 'call_1', '{}']);
  t.strictSame((await callsFor('openai-chat'))[0], 'call_0');
});

await test('clients of other dialects are told the sources of each choice, and the place of each in the text', async (t) => {
  const foreign = (stream: boolean) => chatCall({ stream }, { dialect: 'anthropic-messages', body: {} });
  const cite = (start_index: number, end_index: number, more: object = {}) => {
    return {
      type: 'url_citation',
      url_citation: { url: 'https://a.test', title: 'A', start_index, end_index, ...more },
    };
  };
  const chunk = (delta: object, index = 0, finish_reason: string | null = null) => {
    return { id: 'c', model: 'm', created: 1, choices: [{ index, delta, finish_reason }] };
  };
  const file = { type: 'file', file: { name: 'read.pdf', content: [] } };
  const chunks = [
    chunk({ annotations: [cite(3, 8)] }),
    chunk({ content: 'It rains.' }),
    chunk({ content: 'Other.' }, 1),
    chunk({ annotations: [cite(0, 2, { content: 'Rain.' }), file, null, cite(5, 99), cite(5, 2)] }),
    chunk({ content: ' Stay.' }),
    chunk(
      { annotations: [{ type: 'file_citation', file_citation: { file_id: 'f1', filename: 'b.pdf', index: 6 } }] },
      1,
    ),
    chunk({}, 0, 'stop'),
    chunk({}, 1, 'stop'),
  ];
  const body = [...chunks.map((each) => JSON.stringify(each)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');
  const { dispatch } = await play({}, { headers: eventStream, body });
  const { parts, error } = await hear(dispatch(foreign(true)));
  t.equal(error, undefined);
  const texts = ['', ''];
  const told = parts.flatMap((part) => {
    if (part.type === 'text') texts[part.choice] += part.text;
    const { length } = 'choice' in part ? (texts[part.choice] as string) : '';
    if (part.type !== 'citation') return [];
    const { choice, citation, back } = part;
    return [[choice, citation, back && texts[choice]?.slice(length - back.from, length - back.to)]];
  });
  const page = { url: 'https://a.test', title: 'A' };
  t.strictSame(told, [
    [0, { ...page, quote: 'Rain.' }, 'It'],
    [0, page, undefined],
    [1, { title: 'b.pdf', fileId: 'f1' }, ''],
    [0, page, 'rains'],
    [0, page, undefined],
  ]);
  t.notOk(parts.some(({ type }) => type === 'opaque'));
});

await test('sources of a whole answer are those of each of its choices, in the order of the marks in its text', async (t) => {
  const citations = ['https://a.test', 'https://b.test'];
  const search_results = [{ url: 'https://b.test', title: 'B', snippet: 'Wind.', date: '2026-01-01' }];
  const of = async (members: object, annotations?: readonly object[]): Promise<unknown> => {
    const choices = [0, 1].map((index) => {
      return { index, message: { role: 'assistant', content: 'Rain [1][2].', annotations }, finish_reason: 'stop' };
    });
    const { dispatch } = await play({}, { body: { id: 'c', model: 'm', choices, ...members } });
    const { parts } = await hear(dispatch(chatCall({}, { dialect: 'anthropic-messages', body: {} })));
    t.notOk(parts.some(({ type }) => type === 'opaque'));
    return parts.flatMap((part) => (part.type === 'citation' ? [[part.choice, part.citation, part.back]] : []));
  };
  const b = { url: 'https://b.test', title: 'B', quote: 'Wind.' };
  const listed = [0, 1].flatMap((choice) => [
    [choice, { url: 'https://a.test' }, undefined],
    [choice, b, undefined],
  ]);
  t.strictSame(await of({ citations, search_results }), listed);
  t.strictSame(
    await of({ citations: [], search_results }),
    [0, 1].map((choice) => [choice, b, undefined]),
  );
  const annotation = { type: 'url_citation', url_citation: { url: 'https://a.test', start_index: 5, end_index: 8 } };
  t.strictSame(
    await of({ citations }, [annotation]),
    [0, 1].map((choice) => [choice, { url: 'https://a.test' }, { from: 7, to: 4 }]),
    'a server that says more is believed',
  );
});
