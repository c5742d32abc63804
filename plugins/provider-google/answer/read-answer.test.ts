import { test } from 'tap';
import { GatewayError, type JsonObject, type Message, type StreamPart } from '../../../core/api/index.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import {
  events,
  partsFrom,
  refusal,
  response,
  sampleCall,
  sampleProvider,
  stoppedClock,
  text,
  user,
} from '../fixtures/sample-provider.js';
import { readUsage } from './read-usage.js';

const streaming = sampleCall({ stream: true });
const stop = { finishReason: 'STOP' };
const named = { responseId: 'r-1', modelVersion: 'gemini-3-x-001' };
const start: StreamPart = { type: 'start', id: 'r-1', model: 'gemini-3-x-001', created: 1_700_000_000 };
const usageOf = (promptTokenCount: number, candidatesTokenCount: number, more: object = {}) => ({
  usageMetadata: { promptTokenCount, candidatesTokenCount, ...more },
});

function without(type: StreamPart['type'], parts: readonly StreamPart[]): StreamPart[] {
  return parts.filter((part) => part.type !== type);
}

await test('a stream becomes parts; thoughts are output, and the last usage counts', async (t) => {
  const parts = await partsFrom(
    events(
      response([{ text: 'Two cities.', thought: true }], {}, { ...named, ...usageOf(9, 0, { thoughtsTokenCount: 4 }) }),
      response([{ text: 'Grüße' }], {}, usageOf(9, 1, { thoughtsTokenCount: 4 })),
      response([{ text: ', 世界 👋' }], {}, usageOf(9, 1, { thoughtsTokenCount: 4 })),
      response([{ text: '' }], stop, usageOf(9, 7, { thoughtsTokenCount: 4, cachedContentTokenCount: 3 })),
    ),
    streaming,
  );
  t.strictSame(without('usage', parts), [
    start,
    { type: 'reasoning', choice: 0, text: 'Two cities.' },
    { type: 'text', choice: 0, text: 'Grüße' },
    { type: 'text', choice: 0, text: ', 世界 👋' },
    { type: 'finish', choice: 0, reason: 'stop', raw: 'STOP' },
  ]);
  const usages = parts.filter(({ type }) => type === 'usage');
  t.equal(usages.length, 3, 'a usage that has not changed is not repeated');
  t.match(usages.at(-1), {
    usage: { inputTokens: 9, outputTokens: 11, reasoningTokens: 4, cachedInputTokens: 3 },
  });
});

await test('the same answer as one JSON value, as an array of them, and as events in place of JSON', async (t) => {
  const first = response([{ text: 'Hello' }], {}, named);
  const last = response([{ text: ' you' }], stop, usageOf(2, 3));
  const streamed = await partsFrom(events(first, last), streaming);
  const array = `[${JSON.stringify(first)},\r\n${JSON.stringify(last)}]`;
  t.strictSame(await partsFrom({ body: array }, streaming), streamed);
  t.strictSame(await partsFrom(events(first, last)), streamed);
  const whole = await partsFrom({ body: response([{ text: 'Hello you' }], stop, { ...named, ...usageOf(2, 3) }) });
  t.strictSame(without('text', whole), without('text', streamed));
});

await test('an answer without id and model gets those of the request', async (t) => {
  const parts = await partsFrom({ body: response([{ text: 'x' }]) });
  t.match(parts, [
    { type: 'start', id: 'request-1', model: 'gemini-3-x' },
    { type: 'text' },
    { type: 'finish', reason: 'stop' },
  ]);
});

await test('function calls arrive whole: parallel ones are numbered, and an id is made up where there is none', async (t) => {
  const long =
    '{"candidates":[{"content":{"parts":[{"functionCall":{"id":"c1","name":"f","args":{"id":9007199254740993}}}';
  const body = `${long},{"functionCall":{"name":"f"}},{"text":"done"}]},"finishReason":"STOP"}]}`;
  const parts = await partsFrom({ body });
  t.match(without('start', parts), [
    { type: 'tool-call', choice: 0, index: 0, id: 'c1', name: 'f' },
    { type: 'tool-arguments', choice: 0, index: 0, text: '{"id":9007199254740993}' },
    { type: 'tool-call', choice: 0, index: 1, id: /^call_[0-9a-f]{24}$/, name: 'f' },
    { type: 'tool-arguments', choice: 0, index: 1, text: '{}' },
    { type: 'text', text: 'done' },
    { type: 'finish', reason: 'tool_calls', raw: 'STOP' },
  ]);
});

await test('a function that is called with the namespace of the provider is the function itself', async (t) => {
  const names = ['default_api:read', 'default_api.read', 'default_apis', 'my.default_api:x'];
  const parts = await partsFrom({
    body: response(
      names.map((name) => ({ functionCall: { name } })),
      stop,
    ),
  });
  t.strictSame(
    parts.flatMap((part) => (part.type === 'tool-call' ? [part.name] : [])),
    ['read', 'read', 'default_apis', 'my.default_api:x'],
  );
});

await test('several candidates are several choices', async (t) => {
  const candidate = (index: number, text: string) => ({ index, content: { parts: [{ text }] }, ...stop });
  const parts = await partsFrom({ body: { candidates: [candidate(0, 'a'), candidate(1, 'b')] } });
  t.match(without('start', parts), [
    { type: 'text', choice: 0, text: 'a' },
    { type: 'text', choice: 1, text: 'b' },
    { type: 'finish', choice: 0 },
    { type: 'finish', choice: 1 },
  ]);
  const impossible = refusal(partsFrom({ body: { candidates: [candidate(4_000_000_000, 'a')] } }));
  t.match(await impossible, { code: 'GW_PROVIDER_BAD_ANSWER' });
});

await test('the reasons why an answer ends', async (t) => {
  const reasons = {
    STOP: 'stop',
    MAX_TOKENS: 'length',
    SAFETY: 'content_filter',
    RECITATION: 'content_filter',
    PROHIBITED_CONTENT: 'content_filter',
    MODEL_ARMOR: 'content_filter',
    CONTINUATION: 'length',
    MALFORMED_FUNCTION_CALL: 'error',
    LANGUAGE: 'other',
    SOMETHING_NEW: 'other',
  };
  for (const [finishReason, reason] of Object.entries(reasons)) {
    const parts = await partsFrom({ body: response([{ text: 'x' }], { finishReason }) });
    t.match(parts.at(-1), { type: 'finish', reason, raw: finishReason });
  }
});

await test('usage says in which tier an answer was served, in the words of either API', (t) => {
  const { usageMetadata } = usageOf(1, 2);
  const tierOf = (more: object, header?: string): unknown =>
    readUsage({ ...usageMetadata, ...more }, 0, header)?.serviceTier;
  t.equal(tierOf({ serviceTier: 'priority' }), 'priority');
  t.equal(tierOf({ serviceTier: 'SERVICE_TIER_FLEX' }), 'flex');
  t.equal(tierOf({ trafficType: 'ON_DEMAND_PRIORITY' }), 'priority');
  for (const ordinary of [{ trafficType: 'ON_DEMAND' }, { serviceTier: 'standard' }])
    t.equal(tierOf(ordinary, 'priority'), 'standard');
  for (const unknown of [{}, { serviceTier: 'unspecified' }]) {
    t.equal(tierOf(unknown), undefined);
    t.equal(tierOf(unknown, 'flex'), 'flex');
  }
  t.end();
});

await test('a blocked prompt is an answer that the content filter has ended', async (t) => {
  const blocked = {
    promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
    ...named,
    usageMetadata: { promptTokenCount: 9 },
  };
  for (const reply of [{ body: blocked }, events(blocked)]) {
    t.match(await partsFrom(reply, streaming), [
      start,
      { type: 'opaque', value: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } },
      { type: 'usage', usage: { inputTokens: 9, outputTokens: 0 } },
      { type: 'finish', choice: 0, reason: 'content_filter', raw: 'PROHIBITED_CONTENT' },
    ]);
  }
  const filtered = await partsFrom({ body: { candidates: [{ finishReason: 'SAFETY', index: 0 }] } });
  t.match(filtered.at(-1), { type: 'finish', reason: 'content_filter' });
});

await test('arguments that come in pieces, as clients of Vertex AI may ask for, are one call', async (t) => {
  const call = (functionCall: JsonObject): object => response([{ functionCall }]);
  const piece = (jsonPath: string, value: JsonObject): object =>
    call({ partialArgs: [{ jsonPath, ...value }], willContinue: true });
  const parts = await partsFrom(
    events(
      call({ name: 'weather', id: 'c1', willContinue: true }),
      piece('$.city', { stringValue: 'Bos', willContinue: true }),
      piece('$.city', { stringValue: 'ton' }),
      piece('$.at[0].hours', { numberValue: 9 }),
      piece("$.at[1]['a.b']", { boolValue: false }),
      piece('$.__proto__', { nullValue: 'NULL_VALUE' }),
      piece(`$.at[${10_000}]`, { numberValue: 1 }),
      piece('$.at.length', { numberValue: 10_000_000 }),
      call({}),
      call({ name: 'now', args: {} }),
      // The last piece of a list need not be followed by an end.
      call({ name: 'sum', willContinue: true }),
      piece('$.of[0]', { numberValue: 1 }),
      response([{ text: '' }], stop),
    ),
    streaming,
  );
  t.match(
    parts.filter(({ type }) => type.startsWith('tool-')),
    [
      { type: 'tool-call', index: 0, id: 'c1', name: 'weather' },
      { text: '{"city":"Boston","at":[{"hours":9},{"a.b":false}],"__proto__":null}', index: 0 },
      { type: 'tool-call', index: 1, name: 'now' },
      { text: '{}', index: 1 },
      { type: 'tool-call', index: 2, name: 'sum' },
      { text: '{"of":[1]}', index: 2 },
    ],
  );
  t.equal(parts.filter(({ type }) => type === 'tool-call').length, 3);
  t.match(parts.at(-1), { type: 'finish', reason: 'tool_calls' });
});

await test('a function call that the model has garbled is an error that another attempt may mend', async (t) => {
  const garbled = { candidates: [{ finishReason: 'MALFORMED_FUNCTION_CALL', finishMessage: 'print(f(', index: 0 }] };
  for (const reply of [{ body: garbled }, events(garbled)]) {
    const error = await refusal(partsFrom(reply, streaming));
    t.match(error, { code: 'GW_PROVIDER_BAD_ANSWER', status: 502, message: /function call/ });
    t.notMatch(error.message, /print/);
  }
});

await test('an answer without content that ends for a reason of its own is an error with that reason: other dialects have no word for it', async (t) => {
  const declined = { candidates: [{ finishReason: 'NO_IMAGE', index: 0 }] };
  for (const reply of [{ body: declined }, events(declined)])
    t.match(await refusal(partsFrom(reply, streaming)), { code: 'GW_PROVIDER_BAD_ANSWER', message: /"NO_IMAGE"/ });
  const said = { candidates: [{ finishReason: 'OTHER', index: 0, content: { parts: [{ text: 'a' }] } }] };
  t.match((await partsFrom(events(said), streaming)).at(-1), { type: 'finish', reason: 'other', raw: 'OTHER' });
});

await test('an answer that was cut off, or is empty, never looks complete', async (t) => {
  const incomplete = { code: 'GW_PROVIDER_INCOMPLETE' };
  const bad = { code: 'GW_PROVIDER_BAD_ANSWER' };
  t.match(await refusal(partsFrom(events(response([{ text: 'x' }])), streaming)), incomplete);
  const one = { ...stop, index: 0, content: { parts: [{ text: 'a' }] } };
  const two = { candidates: [one, { index: 1, content: { parts: [{ text: 'b' }] } }] };
  t.match(await refusal(partsFrom(events(two), streaming)), incomplete, 'one choice has not ended');
  for (const body of ['{}', '[]', 'null', '{"candidates":[]}', '7', '<html>']) {
    t.match(await refusal(partsFrom({ body })), bad, body);
  }
  t.match(await refusal(partsFrom({ body: response([]) })), bad, 'no content, and no reason for that');
  t.match(await refusal(partsFrom({ ...events(), headers: { 'content-type': 'text/html' } })), bad);
});

await test('an answer without any content is one that another attempt may mend, unless a model has nothing to add to results', async (t) => {
  const empty = response([{ text: '', thoughtSignature: 'c2ln' }], stop, usageOf(9, 0));
  const done: readonly Message[] = [
    { role: 'assistant', content: [{ type: 'tool-call', id: 'c', name: 'f', arguments: '{}' }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c', content: [] }] },
  ];
  for (const stream of [true, false]) {
    const reply = stream ? events(empty) : { body: empty };
    const error = await refusal(partsFrom(reply, sampleCall({ stream, messages: [user(text('Hi'))] })));
    t.match(error, { code: 'GW_PROVIDER_BAD_ANSWER', status: 502, message: /sent no answer/ });
    const dispatch = await sampleProvider(new ScriptedHttpClient(reply));
    const begun: StreamPart[] = [];
    const answer = await dispatch(sampleCall({ stream }));
    await refusal(answer.deliver((part) => void begun.push(part)));
    t.match(begun, [{ type: 'start' }, { type: 'usage' }], 'nothing that a client would see has come');
    const parts = await partsFrom(reply, sampleCall({ stream, messages: [user(text('Hi')), ...done] }));
    t.match(parts.slice(-2), [
      { type: 'reasoning', text: '', signature: String },
      { type: 'finish', reason: 'stop' },
    ]);
  }
  const length = await partsFrom({ body: response([], { finishReason: 'MAX_TOKENS' }) });
  t.match(length.at(-1), { type: 'finish', reason: 'length' }, 'a limit is a reason for it');
});

await test('a last event without its blank line counts, unless it was cut off', async (t) => {
  const line = (value: object): string => `data: ${JSON.stringify(value)}`;
  const first = `${line(response([{ text: 'x' }], {}, named))}\n\n`;
  const last = line(response([{ text: 'y' }], stop, usageOf(1, 2)));
  const headers = { 'content-type': 'text/event-stream' };
  t.match(await partsFrom({ headers, body: [first, last] }, streaming), [
    start,
    { type: 'text', text: 'x' },
    { type: 'text', text: 'y' },
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 2 } },
    { type: 'finish', reason: 'stop' },
  ]);
  const cut = partsFrom({ headers, body: [first, last.slice(0, -9)] }, streaming);
  t.match(await refusal(cut), { code: 'GW_PROVIDER_INCOMPLETE' });
});

await test('an error in the middle of a stream ends the answer with its status, after what had come', async (t) => {
  const error = { error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } };
  const dispatch = await sampleProvider(new ScriptedHttpClient(events(response([{ text: 'x' }]), error)));
  const answer = await dispatch(streaming);
  const parts: StreamPart[] = [];
  const failed = refusal(answer.deliver((part) => void parts.push(part)));
  t.match(await failed, { code: 'GW_PROVIDER_FAILED', status: 503, message: 'The model is overloaded.' });
  t.match(parts, [{ type: 'start' }, { type: 'text', text: 'x' }]);
});

await test('after the end of the answer it does not matter how the connection ends', async (t) => {
  const complete = events(response([{ text: 'x' }], stop, usageOf(1, 1)));
  const ending = new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'reset' });
  t.equal((await partsFrom({ ...complete, ending }, streaming)).at(-1)?.type, 'finish');
  const early = partsFrom({ ...events(response([{ text: 'x' }])), ending }, streaming);
  t.equal(await refusal(early), ending);
  const open = await partsFrom({ ...complete, ending: 'hang' }, streaming, stoppedClock(true));
  t.equal(open.at(-1)?.type, 'finish');
});

await test('usage is final as soon as it has come with the end', async (t) => {
  const reply = events(response([{ text: 'x' }], {}, usageOf(3, 1)), response([], stop, usageOf(3, 2)));
  const answer = await (await sampleProvider(new ScriptedHttpClient(reply)))(streaming);
  const seen: unknown[] = [];
  await answer.deliver((part) => void (part.type === 'usage' && seen.push(answer.finalUsage?.()?.outputTokens)));
  t.strictSame(seen, [undefined, 2]);
  t.match(answer.finalUsage?.(), { inputTokens: 3, outputTokens: 2 });
});

await test('results of tools are input, and audio, pictures and searches are counted', async (t) => {
  const audio = (tokenCount: number) => [
    { modality: 'TEXT', tokenCount: 1 },
    { modality: 'AUDIO', tokenCount },
    { modality: 'IMAGE', tokenCount: Math.floor(tokenCount / 4) },
  ];
  t.match(
    readUsage(
      {
        promptTokenCount: 100,
        toolUsePromptTokenCount: 30,
        candidatesTokenCount: 5,
        promptTokensDetails: audio(60),
        cacheTokensDetails: audio(20),
        candidatesTokensDetails: audio(4),
      },
      2,
    ),
    {
      inputTokens: 130,
      outputTokens: 5,
      cachedAudioInputTokens: 20,
      cachedImageInputTokens: 5,
      audioInputTokens: 40,
      imageInputTokens: 10,
      audioOutputTokens: 4,
      imageOutputTokens: 1,
      searches: 2,
    },
  );
});

await test('tokens that only the total of a usage has were generated', (t) => {
  const named = { promptTokenCount: 9, candidatesTokenCount: 5, toolUsePromptTokenCount: 2 };
  const tokens = (more: object) => readUsage({ ...named, ...more }, 0);
  t.match(tokens({ totalTokenCount: 46 }), { inputTokens: 11, outputTokens: 35 });
  t.match(tokens({ totalTokenCount: 46, thoughtsTokenCount: 30 }), { outputTokens: 35, reasoningTokens: 30 });
  for (const totalTokenCount of [16, 3, -1, '46']) t.match(tokens({ totalTokenCount }), { outputTokens: 5 });
  t.end();
});

await test('a usage whose counts are missing or unusable counts as absent, because the answer would cost nothing', async (t) => {
  for (const value of [
    undefined,
    {},
    { candidatesTokenCount: 4 },
    { promptTokenCount: -3 },
    { promptTokenCount: '3' },
  ]) {
    t.equal(readUsage(value, 0), undefined, JSON.stringify(value));
  }
  t.equal(readUsage({ promptTokenCount: 3, candidatesTokenCount: 1e18 }, 0), undefined);
});

await test('sources, code and pictures are kept as the provider’s own, and searches are counted', async (t) => {
  const grounding = {
    groundingMetadata: { webSearchQueries: ['a', 'b', 'a', ''], groundingChunks: [{ web: { uri: 'x' } }] },
  };
  const code = { executableCode: { language: 'PYTHON', code: '1' } };
  const picture = { inlineData: { mimeType: 'image/png', data: 'AAAA' } };
  const content = [code, { text: 'x' }, picture];
  const parts = await partsFrom({ body: response(content, { ...stop, ...grounding }, usageOf(1, 1)) });
  const opaque = (value: object) => ({
    type: 'opaque',
    dialect: 'google-generate-content',
    choice: 0,
    value,
    uncounted: undefined,
  });
  t.match(without('start', parts), [
    opaque(code),
    { type: 'text', text: 'x' },
    { ...opaque(picture), uncounted: true },
    opaque(grounding),
    { type: 'usage', usage: { searches: 2, serviceTier: 'standard' } },
    { type: 'finish', reason: 'stop' },
  ]);
  const served = {
    headers: { 'content-type': 'application/json', 'x-gemini-service-tier': 'priority' },
    body: response([{ text: 'x' }], { ...stop, ...grounding }, usageOf(1, 1)),
  };
  const older = await partsFrom(served, sampleCall({ model: 'gemini-2.5-flash' }));
  t.match(
    older.find(({ type }) => type === 'usage'),
    { usage: { searches: 1, serviceTier: 'priority' } },
    'it bills the answer',
  );
});

await test('queries for pictures are searches, too, and an answer from maps, which tells no queries, is one', async (t) => {
  const place = { maps: { uri: 'https://maps.test/1', title: 'A' } };
  const web = { web: { uri: 'https://a.test' } };
  const searchesOf = async (groundingMetadata: object, model = 'gemini-3-x'): Promise<number | undefined> => {
    const body = response([{ text: 'x' }], { ...stop, groundingMetadata }, usageOf(1, 1));
    const parts = await partsFrom({ body }, sampleCall({ model }));
    return parts.flatMap((part) => (part.type === 'usage' ? [part.usage.searches] : []))[0];
  };
  t.equal(await searchesOf({ webSearchQueries: ['a'], imageSearchQueries: ['a', 'b', 'b', ''] }), 3);
  t.equal(await searchesOf({ groundingChunks: [web, place, place] }), 1);
  t.equal(await searchesOf({ googleMapsWidgetContextToken: 'token' }), 1);
  t.equal(await searchesOf({ webSearchQueries: ['a', 'b'], groundingChunks: [web, place] }), 3);
  t.equal(await searchesOf({ webSearchQueries: ['a', 'b'], groundingChunks: [web, place] }, 'gemini-2.5-flash'), 2);
  t.equal(await searchesOf({ groundingChunks: [web] }), undefined);
});

await test('token probabilities have the form that clients know', async (t) => {
  const logprobsResult = {
    chosenCandidates: [{ token: 'é', logProbability: -0.5 }, { token: '!' }],
    topCandidates: [{ candidates: [{ token: 'é', logProbability: -0.5 }] }],
  };
  const parts = await partsFrom({ body: response([{ text: 'é!' }], { ...stop, logprobsResult }) });
  const first = { token: 'é', logprob: -0.5, bytes: [195, 169] };
  t.strictSame(parts[2], {
    type: 'text',
    choice: 0,
    text: '',
    logprobs: {
      content: [
        { ...first, top_logprobs: [first] },
        { token: '!', logprob: 0, bytes: [33], top_logprobs: [] },
      ],
    },
  });
});

await test('a long answer is read in several turns of the event loop', async (t) => {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, ok: true }));
  const body = response([{ functionCall: { name: 'f', args: { rows } } }], stop);
  const { turns, result } = await turnsDuring(() => partsFrom({ body }));
  t.ok(turns > 5, `${turns} turns`);
  t.ok(result.some((part) => part.type === 'tool-arguments' && part.text === JSON.stringify({ rows })));
});

await test('clients of other dialects are told the sources of each segment, at the place where its text is', async (t) => {
  const tools = [{ name: 'web_search', inputSchema: {}, opaque: { dialect: 'openai-chat', value: {}, webSearch: {} } }];
  const searching = sampleCall({ tools });
  const chunks = [
    { web: { uri: 'https://a.test', title: 'A' } },
    { retrievedContext: { uri: 'gs://files/b', title: 'B', text: 'Wind.' } },
    { maps: { uri: 'https://maps.test/c', title: 'C' } },
    { image: {} },
  ];
  const support = (segment: object, ...groundingChunkIndices: number[]) => ({ segment, groundingChunkIndices });
  const [first, second] = ['Zoë 🎉: ', 'it rains. It rains. Wind.'];
  const text = first + second;
  const at = Buffer.byteLength(first);
  const supports = [
    support({ startIndex: at, endIndex: at + 9, text: 'it rains.' }, 0, 3, 9),
    // The index of the part is wrong, and so the others.
    support({ partIndex: 1, startIndex: 0, endIndex: 9, text: 'It rains.' }, 2),
    support({ startIndex: 1, endIndex: 2, text: 'rains.' }, 0),
    support({ startIndex: -2, endIndex: 40, text: 'd.' }, 0),
    support({ endIndex: 3, text: 'Zoë' }, 1),
  ];
  const rest = [
    { ...stop, groundingMetadata: { groundingChunks: chunks, webSearchQueries: ['rain', ''] } },
    { groundingMetadata: { groundingChunks: [], groundingSupports: supports } },
  ];
  const streamed = events(
    response([{ text: 'Hm.', thought: true }]),
    response([{ text: first }]),
    response([{ text: second }]),
    ...rest.map((more, index) => response(index === 0 ? [{ text: '', thoughtSignature: 'c2ln' }] : [], more)),
  );
  const groundingMetadata = { groundingChunks: chunks, groundingSupports: supports, webSearchQueries: ['rain', ''] };
  const whole = { body: response([{ text, thoughtSignature: 'c2ln' }], { ...stop, groundingMetadata }) };
  for (const [reply, stream] of [
    [streamed, true],
    [whole, false],
  ] as const) {
    const parts = await partsFrom(reply, sampleCall({ stream, tools }));
    const cited = parts.flatMap((part) => (part.type === 'citation' ? [part] : []));
    const signed = parts.findIndex((part) => part.type === 'reasoning' && part.signature !== undefined);
    t.ok(
      signed > parts.findLastIndex(({ type }) => type === 'citation'),
      'the signature of a text follows its sources',
    );
    t.strictSame(
      cited.map(({ citation, back }) => [citation, back && text.slice(text.length - back.from, text.length - back.to)]),
      [
        [{ url: 'https://a.test', title: 'A' }, 'it rains.'],
        [{ url: 'https://maps.test/c', title: 'C' }, 'It rains.'],
        [{ url: 'https://a.test', title: 'A' }, undefined],
        [{ url: 'https://a.test', title: 'A' }, 'd.'],
        [{ title: 'B', quote: 'Wind.', fileId: 'gs://files/b' }, 'Zoë'],
      ],
      'a segment whose indices are wrong is where its text is, if that is there once',
    );
    t.strictSame(
      parts.filter(({ type }) => type === 'opaque'),
      [{ type: 'opaque', dialect: 'web-search', choice: 0, value: { queries: ['rain'] } }],
      'and what was searched for',
    );
  }
  const sources = { groundingMetadata: { groundingChunks: chunks.slice(0, 2) } };
  const unsupported = await partsFrom({ body: response([{ text }], { ...stop, ...sources }) }, searching);
  t.match(
    unsupported.filter(({ type }) => type === 'citation'),
    [
      { citation: { url: 'https://a.test' }, back: undefined },
      { citation: { title: 'B' }, back: undefined },
    ],
    'sources of all of the text',
  );
  const long = 'x'.repeat(400_001);
  const found = {
    groundingMetadata: { ...sources.groundingMetadata, groundingSupports: [support({ endIndex: 1, text: 'x' }, 0)] },
  };
  const unplaced = await partsFrom({ body: response([{ text: long }], { ...stop, ...found }) }, searching);
  t.match(
    unplaced.filter(({ type }) => type === 'citation'),
    [{ citation: { url: 'https://a.test' }, back: undefined }],
    'places are not looked for in a longer text than models write',
  );
});

await test('clients of other dialects are told once what a model repeats, with and without a search, from both of the APIs', async (t) => {
  const sources = [
    { startIndex: 0, endIndex: 5, uri: 'https://a.test', license: 'mit' },
    { startIndex: 5, endIndex: 9 },
    { uri: 'javascript:alert(1)' },
  ];
  const streamed = events(
    response([{ text: 'Some ' }], { citationMetadata: { citationSources: sources } }),
    response([{ text: 'code.' }], {
      ...stop,
      citationMetadata: { citations: [...sources, { uri: 'https://b.test', title: 'B' }] },
    }),
  );
  const tools = [{ name: 'web_search', inputSchema: {}, opaque: { dialect: 'openai-chat', value: {}, webSearch: {} } }];
  for (const call of [sampleCall({ stream: true }), sampleCall({ stream: true, tools })]) {
    const parts = await partsFrom(streamed, call);
    t.strictSame(
      parts.filter(({ type }) => type === 'text' || type === 'citation'),
      [
        { type: 'text', choice: 0, text: 'Some ' },
        { type: 'text', choice: 0, text: 'code.' },
        { type: 'citation', choice: 0, citation: { url: 'https://a.test' } },
        { type: 'citation', choice: 0, citation: { url: 'https://b.test', title: 'B' } },
      ],
      'as sources of all of the text',
    );
  }
});
