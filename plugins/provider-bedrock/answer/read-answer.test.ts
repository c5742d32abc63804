import { test } from 'tap';
import { GatewayError, type JsonObject, type StreamPart } from '../../../core/api/index.js';
import { fakeClock } from '../../../core/testkit/fake-clock.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import { errorFrame, eventFrame } from '../../../test/fixtures/providers/event-frames.js';
import { answer, partsOf, refusal, sampleCall, sampleExchange, sampleProvider } from '../fixtures/sample-provider.js';
import {
  blockStop,
  delta,
  failingStream,
  metadata,
  stop,
  stream,
  textEvents,
  textStream,
  toolStream,
} from '../fixtures/streams.js';
import { readUsage } from './read-usage.js';

const headers = { 'content-type': 'application/vnd.amazon.eventstream', 'x-amzn-requestid': 'abc' };
const streaming = sampleCall({ stream: true });

/** All tests share one instance. */
let nextReply: ScriptedReply = {};
const dispatchNext = await sampleProvider(new ScriptedHttpClient(() => nextReply));

function answerTo(call: typeof streaming, reply: ScriptedReply) {
  nextReply = reply;
  return dispatchNext(call);
}

const streamed = (...body: readonly Uint8Array[]) => answerTo(streaming, { headers, body });
const whole = (body: JsonObject) => answerTo(sampleCall(), { body });

const start: StreamPart = { type: 'start', id: 'msg_abc', model: 'amazon.nova-lite-v1:0', created: 1_700_000_000 };

await test('a streamed text becomes parts, with the usage that comes after the end of the message', async (t) => {
  const usage = { inputTokens: 25, outputTokens: 15 };
  t.strictSame(await partsOf(await streamed(textStream)), [
    start,
    { type: 'text', choice: 0, text: 'Grüße' },
    { type: 'text', choice: 0, text: ', 世界\u2028 👋' },
    { type: 'usage', usage: { ...usage, serviceTier: 'default', raw: { ...usage, totalTokens: 40 } } },
    { type: 'finish', choice: 0, reason: 'stop', raw: 'end_turn' },
  ]);
});

await test('reasoning, tools and cache tokens become parts; a call without arguments gets an empty object', async (t) => {
  const parts = await partsOf(await streamed(toolStream));
  t.strictSame(
    parts.filter(({ type }) => type !== 'usage'),
    [
      start,
      { type: 'reasoning', choice: 0, text: 'Two cities,' },
      { type: 'reasoning', choice: 0, text: ' two calls.' },
      { type: 'reasoning', choice: 0, text: '', signature: 'c2ln' },
      { type: 'reasoning', choice: 0, text: '', encrypted: 'eHl6' },
      { type: 'text', choice: 0, text: 'I will look.' },
      { type: 'tool-call', choice: 0, index: 0, id: 'tooluse_1', name: 'weather' },
      { type: 'tool-arguments', choice: 0, index: 0, text: '{"city":"Pa' },
      { type: 'tool-arguments', choice: 0, index: 0, text: 'ris"}' },
      { type: 'tool-call', choice: 0, index: 1, id: 'tooluse_2', name: 'now' },
      { type: 'tool-arguments', choice: 0, index: 1, text: '{}' },
      { type: 'finish', choice: 0, reason: 'tool_calls', raw: 'tool_use' },
    ],
  );
  t.match(
    parts.find(({ type }) => type === 'usage'),
    {
      usage: {
        inputTokens: 125,
        outputTokens: 40,
        cachedInputTokens: 100,
        cacheWriteTokens: 20,
        longCacheWriteTokens: 15,
      },
    },
  );
});

await test('the same answer, whole, becomes the same parts; numbers keep all digits', async (t) => {
  const body = `{"output":{"message":{"role":"assistant","content":[
    {"reasoningContent":{"reasoningText":{"text":"Two cities.","signature":"c2ln"}}},
    {"reasoningContent":{"redactedContent":"eHl6"}},
    {"text":"I will look."},
    {"toolUse":{"toolUseId":"tooluse_1","name":"weather","input":{"id":9007199254740993}}},
    {"toolUse":{"toolUseId":"tooluse_2","name":"now","input":{}}}]}},
    "stopReason":"tool_use","usage":{"inputTokens":5,"outputTokens":40,"totalTokens":45}}`;
  const json = { 'content-type': 'application/json', 'x-amzn-requestid': 'abc' };
  const parts = await partsOf(await answerTo(sampleCall(), { headers: json, body }));
  t.strictSame(
    parts.filter(({ type }) => type !== 'usage'),
    [
      start,
      { type: 'reasoning', choice: 0, text: 'Two cities.', signature: 'c2ln' },
      { type: 'reasoning', choice: 0, text: '', encrypted: 'eHl6' },
      { type: 'text', choice: 0, text: 'I will look.' },
      { type: 'tool-call', choice: 0, index: 0, id: 'tooluse_1', name: 'weather' },
      { type: 'tool-arguments', choice: 0, index: 0, text: '{"id":9007199254740993}' },
      { type: 'tool-call', choice: 0, index: 1, id: 'tooluse_2', name: 'now' },
      { type: 'tool-arguments', choice: 0, index: 1, text: '{}' },
      { type: 'finish', choice: 0, reason: 'tool_calls', raw: 'tool_use' },
    ],
  );
});

const reasons = [
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['tool_use', 'tool_calls'],
  ['guardrail_intervened', 'content_filter'],
  ['content_filtered', 'content_filter'],
  ['refusal', 'content_filter'],
  ['malformed_tool_use', 'error'],
  ['malformed_model_output', 'error'],
  ['of_tomorrow', 'other'],
] as const;

await test('every stop reason has a finish reason, and a stop sequence is told', async (t) => {
  for (const [stopReason, reason] of reasons) {
    t.match((await partsOf(await whole({ ...answer, stopReason }))).at(-1), {
      type: 'finish',
      reason,
      raw: stopReason,
    });
  }
  const additionalModelResponseFields = { delta: { stop_sequence: 'END' } };
  const stopped = { stopReason: 'stop_sequence', additionalModelResponseFields };
  t.match((await partsOf(await whole({ ...answer, ...stopped }))).at(-1), { stopSequence: 'END' });
  const events = stream(delta(0, { text: 'x' }), stop('stop_sequence', stopped), metadata({}));
  t.match((await partsOf(await streamed(events))).at(-1), { stopSequence: 'END' });
});

await test('an answer that calls tools and ends like any other has called tools', async (t) => {
  const content = [{ toolUse: { toolUseId: 't', name: 'f', input: {} } }];
  const body = { ...answer, output: { message: { role: 'assistant', content } }, stopReason: 'end_turn' };
  t.match((await partsOf(await whole(body))).at(-1), { reason: 'tool_calls', raw: 'end_turn' });
});

await test('an answer without a reason is complete if it has content, and none if it has not', async (t) => {
  t.match((await partsOf(await whole({ ...answer, stopReason: null }))).at(-1), { type: 'finish', reason: 'stop' });
  for (const body of [{}, { output: {} }, { output: { message: { content: [] } } }]) {
    t.match(await refusal(partsOf(await whole(body))), { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 });
  }
  const silent = { ...answer, output: { message: { role: 'assistant', content: [] } } };
  t.match((await partsOf(await whole(silent))).at(-1), { reason: 'stop' }, 'a model may have nothing to say');
});

await test('the order of the last two events does not matter, and unknown events are ignored', async (t) => {
  const [metadataEvent, stopEvent] = textEvents.toReversed();
  const turned = [...textEvents.slice(0, -2), metadataEvent, stopEvent] as typeof textEvents;
  const parts = await partsOf(await streamed(stream(['eventOfTomorrow', {}], ...turned)));
  t.match(parts.at(-1), { type: 'finish', reason: 'stop' });
  t.match(parts.at(-2), { type: 'usage', usage: { inputTokens: 25, outputTokens: 15 } });
});

await test('a stream that is cut anywhere is never complete', async (t) => {
  const wrong: number[] = [];
  for (const at of textStream.keys()) {
    const error = await refusal(partsOf(await streamed(textStream.subarray(0, at))));
    // Before the first event there is no answer at all.
    const code = at < stream(textEvents[0] as (typeof textEvents)[number]).length ? 'BAD_ANSWER' : 'INCOMPLETE';
    if (error.code !== `GW_PROVIDER_${code}`) wrong.push(at);
  }
  t.strictSame(wrong, []);
  t.ok(textStream.length > 500);
});

await test('a connection that breaks or stays open after the last event does no harm; before it, it does', async (t) => {
  const broken = new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'It broke.' });
  const late = await answerTo(streaming, { headers, body: textStream, ending: broken });
  t.match((await partsOf(late)).at(-1), { type: 'finish' });
  const early = await answerTo(streaming, { headers, body: stream(...textEvents.slice(0, -1)), ending: broken });
  t.equal((await refusal(partsOf(early))).code, 'GW_UPSTREAM_BROKEN');
  const clock = fakeClock();
  const http = new ScriptedHttpClient({ headers, body: textStream, ending: 'hang' });
  const dispatch = await sampleProvider(http, {}, { clock });
  const delivered = partsOf(await dispatch(streaming));
  await clock.advance(1000);
  t.match((await delivered).at(-1), { type: 'finish' });
  t.equal(http.exchanges[0]?.fate, 'discarded');
});

const exceptions = [
  ['throttlingException', 429, 'GW_PROVIDER_RATE_LIMITED'],
  ['validationException', 400, 'GW_PROVIDER_REFUSED'],
  ['modelStreamErrorException', 502, 'GW_PROVIDER_FAILED'],
  ['modelTimeoutException', 504, 'GW_PROVIDER_FAILED'],
  ['internalServerException', 500, 'GW_PROVIDER_FAILED'],
  ['serviceUnavailableException', 503, 'GW_PROVIDER_FAILED'],
  ['exceptionOfTomorrow', 502, 'GW_PROVIDER_FAILED'],
] as const;

await test('an exception in the middle of a stream fails the answer with the status of its type', async (t) => {
  for (const [type, status, code] of exceptions) {
    const parts: StreamPart[] = [];
    const found = await streamed(failingStream(type, 'The model fell over.'), textStream);
    const error = await refusal(found.deliver((part) => void parts.push(part)));
    t.match(error, { status, code, message: 'The model fell over.' }, type);
    t.match(parts.at(-1), { type: 'text', text: 'Hel' }, 'what came before was passed on, and nothing after it');
  }
  const framing = await refusal(partsOf(await streamed(errorFrame('InternalFailure', 'It is over.'))));
  t.match(framing, { status: 502, code: 'GW_PROVIDER_FAILED', message: 'It is over.' });
  const silent = await refusal(partsOf(await streamed(failingStream('throttlingException', ''))));
  t.match(silent, { status: 429, message: /no readable message/ });
});

await test('events that are broken or not JSON are not an answer', async (t) => {
  const changed = Buffer.from(textStream);
  changed[200] = (changed[200] as number) ^ 1;
  for (const bytes of [
    changed,
    Buffer.from('<html><body>Sign in</body></html>'),
    eventFrame('contentBlockDelta', '{"oops"'),
  ]) {
    const error = await refusal(partsOf(await streamed(bytes)));
    t.match(error, { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 });
  }
});

await test('JSON is read where a stream was requested, and a stream where JSON was', async (t) => {
  t.match((await partsOf(await answerTo(streaming, { body: answer }))).at(-1), { type: 'finish' });
  t.match((await partsOf(await answerTo(sampleCall(), { headers, body: textStream }))).at(-1), { type: 'finish' });
  t.match((await partsOf(await answerTo(streaming, { headers: {}, body: textStream }))).at(-1), { type: 'finish' });
  const page = answerTo(streaming, { headers: { 'content-type': 'text/html' }, body: '<html>' });
  t.match(await refusal(page), { code: 'GW_PROVIDER_BAD_ANSWER', message: /sent a page/ });
});

await test('a usage whose counts are missing or unusable counts as absent, because the answer would cost nothing', (t) => {
  for (const [inputTokens, outputTokens] of [[-3, 4], ['3', '4'], [3, 1e18], [3, null], []]) {
    t.equal(readUsage({ inputTokens, outputTokens }), undefined, `${inputTokens}, ${outputTokens}`);
  }
  t.match(readUsage({ inputTokens: 3, outputTokens: 4, cacheReadInputTokens: null }), { inputTokens: 3 });
  t.end();
});

await test('the usage is final once it has come', async (t) => {
  const found = await streamed(textStream);
  t.equal(found.finalUsage?.(), undefined);
  await partsOf(found);
  t.match(found.finalUsage?.(), { inputTokens: 25, outputTokens: 15 });
});

await test('the client’s abort reaches the provider, and so does discarding', async (t) => {
  const aborted = new AbortController();
  const http = new ScriptedHttpClient({ headers, body: stream(...textEvents.slice(0, 2)), ending: 'hang' });
  const dispatch = await sampleProvider(http);
  const found = await dispatch(streaming, sampleExchange({ signal: aborted.signal }));
  const delivered = found.deliver((part) => {
    if (part.type === 'text')
      aborted.abort(new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'Gone.' }));
  });
  t.equal((await refusal(delivered)).code, 'GW_CLIENT_GONE');
  t.equal(http.exchanges[0]?.fate, 'aborted');
  const unwanted = await dispatch(streaming);
  unwanted.discard();
  t.equal(http.exchanges[1]?.fate, 'discarded');
});

await test('texts have the sources that the model names for them, streamed and whole', async (t) => {
  const page = { title: 'A', location: { web: { url: 'https://a.test', domain: 'a.test' } } };
  const found = { source: 'https://b.test', sourceContent: [{ text: 'It ' }, { text: 'rains.' }], location: {} };
  const kept = { source: 'notes', location: { documentChunk: { documentIndex: 0, start: 0, end: 1 } } };
  const rain = { type: 'citation', choice: 0, back: { from: 5, to: 0 } };
  const expected = [
    { type: 'text', choice: 0, text: 'Look: ' },
    { type: 'text', choice: 0, text: 'rain.' },
    { ...rain, citation: { url: 'https://a.test', title: 'A' } },
    { ...rain, citation: { url: 'https://b.test', quote: 'It rains.' } },
    { type: 'text', choice: 0, text: ' End.' },
    { ...rain, citation: { title: 'notes', place: { document: 0, unit: 'block', start: 0, end: 1 } } },
  ];
  const isTold = ({ type }: StreamPart): boolean => type === 'text' || type === 'citation';
  const events = stream(
    delta(0, { text: 'Look: ' }),
    blockStop(0),
    delta(1, { citation: page }),
    delta(1, { text: 'rain.' }),
    delta(1, { citation: found }),
    blockStop(1),
    delta(2, { text: ' End.' }),
    delta(2, { citation: kept }),
    stop('end_turn'),
    metadata({}),
  );
  t.strictSame((await partsOf(await streamed(events))).filter(isTold), expected);
  const content = [
    { text: 'Look: ' },
    { citationsContent: { content: [{ text: 'rain.' }], citations: [page, found] } },
    { citationsContent: { content: [{ text: ' End.' }], citations: [kept] } },
  ];
  const body = { output: { message: { role: 'assistant', content } }, stopReason: 'end_turn' };
  t.strictSame((await partsOf(await whole(body))).filter(isTold), expected);
});

await test('a source says where in a document its words stand, in the unit of the document', async (t) => {
  const locations = [
    { documentPage: { documentIndex: 1, start: 2, end: 3 } },
    { documentChar: { documentIndex: 0, start: 0, end: 20 } },
    { documentChar: { documentIndex: 0, start: 0 } },
    { searchResultLocation: { searchResultIndex: 0, start: 0, end: 1 } },
  ];
  const citations = locations.map((location) => ({ title: 'a', location }));
  const content = [{ citationsContent: { content: [{ text: 'Rain.' }], citations } }];
  const body = { output: { message: { role: 'assistant', content } }, stopReason: 'end_turn' };
  t.strictSame(
    (await partsOf(await whole(body))).flatMap((part) => (part.type === 'citation' ? [part.citation.place] : [])),
    [
      { document: 1, unit: 'page', start: 2, end: 3 },
      { document: 0, unit: 'character', start: 0, end: 20 },
      undefined,
      undefined,
    ],
  );
});
