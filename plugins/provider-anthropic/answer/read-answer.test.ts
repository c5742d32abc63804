import { test } from 'tap';
import { GatewayError, type JsonObject, type StreamPart, type UsagePart } from '../../../core/api/index.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import {
  cutStream,
  emptyStream,
  messageStop,
  overloadedStream,
  serverToolStream,
  startedStream,
  streams,
  textStream,
  toolStream,
  twoMessagesStream,
  withoutStop,
} from '../fixtures/streams.js';
import {
  objectIn,
  ownCall,
  partsOf,
  refusal,
  relayed,
  sampleCall,
  sampleExchange,
  sampleProvider,
  stoppedClock,
} from '../fixtures/sample-provider.js';
import { UsageReader } from './usage-reader.js';
import { fc } from '../../../test/fixtures/random.js';

const seed = Date.now() % 1_000_000_000;
const sse = { 'content-type': 'text/event-stream; charset=utf-8' };
const streaming = ownCall({ stream: true }, { stream: true });

/**
 * The next response of the provider's server. All tests share one plugin instance, because the setup takes longer than reading one cut
 * stream.
 */
let nextReply: ScriptedReply = {};
const dispatchNext = await sampleProvider(new ScriptedHttpClient(() => nextReply));

function answerTo(call: typeof streaming, reply: ScriptedReply) {
  nextReply = reply;
  return dispatchNext(call);
}

const streamed = (...body: readonly (string | Uint8Array)[]) => answerTo(streaming, { headers: sse, body });
const whole = (body: JsonObject) => answerTo(ownCall({}), { body });

function opaque(value: JsonObject): StreamPart {
  return { type: 'opaque', dialect: 'anthropic-messages', choice: 0, value };
}

function isUsage(part: StreamPart): boolean {
  return part.type === 'usage';
}

function withoutUsage(parts: readonly StreamPart[]): StreamPart[] {
  return parts.filter((part) => !isUsage(part));
}

const start: StreamPart = { type: 'start', id: 'msg_1', model: 'claude-x-1', created: 1_700_000_000 };

await test('a streamed text becomes parts, and the placeholder of the output count is replaced', async (t) => {
  t.strictSame(await partsOf(await streamed(textStream)), [
    start,
    { type: 'usage', usage: { inputTokens: 25, outputTokens: 1, raw: { input_tokens: 25, output_tokens: 1 } } },
    { type: 'text', choice: 0, text: 'Grüße' },
    { type: 'text', choice: 0, text: ', 世界\u2028 👋 "content_block_' },
    { type: 'usage', usage: { inputTokens: 25, outputTokens: 15, raw: { input_tokens: 25, output_tokens: 15 } } },
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
      { type: 'tool-call', choice: 0, index: 0, id: 'toolu_1', name: 'weather' },
      { type: 'tool-arguments', choice: 0, index: 0, text: '{"city":"Pa' },
      { type: 'tool-arguments', choice: 0, index: 0, text: 'ris"}' },
      { type: 'tool-call', choice: 0, index: 1, id: 'toolu_2', name: 'now' },
      { type: 'tool-arguments', choice: 0, index: 1, text: '{}' },
      { type: 'finish', choice: 0, reason: 'tool_calls', raw: 'tool_use' },
    ],
  );
  t.match(
    parts.findLast(({ type }) => type === 'usage'),
    {
      usage: { inputTokens: 125, outputTokens: 40, cachedInputTokens: 100, cacheWriteTokens: 20, reasoningTokens: 12 },
    },
  );
});

await test('a usage whose counts are missing or unusable counts as absent, because the answer would cost nothing', async (t) => {
  for (const [input_tokens, output_tokens] of [[-3, 4], ['3', '4'], [3, 1e18], [null, null], []]) {
    t.equal(new UsageReader().read({ input_tokens, output_tokens }), undefined, `${input_tokens}, ${output_tokens}`);
  }
  t.match(new UsageReader().read({ output_tokens: 4 }), { inputTokens: 0, outputTokens: 4 });
});

await test('more open blocks than any server leaves are no answer', async (t) => {
  const starts = Array.from({ length: 10_002 }, (_, index) => {
    const event = { type: 'content_block_start', index, content_block: { type: 'text', text: '' } };
    return `data: ${JSON.stringify(event)}\n\n`;
  });
  await t.rejects(partsOf(await streamed(startedStream, ...starts, messageStop)), { code: 'GW_PROVIDER_BAD_ANSWER' });
});

await test('names that no usage has do not pile up over the events of a stream', (t) => {
  const reader = new UsageReader();
  for (let event = 0; event < 100; event += 1) {
    const names = Array.from({ length: 100 }, (_, at) => [`of${event}of${at}`, 1] as const);
    reader.read({ output_tokens: event, ...Object.fromEntries(names) });
  }
  const usage = reader.read({ output_tokens: 100 });
  t.match(usage, { outputTokens: 100 });
  t.ok(Object.keys(usage?.raw ?? {}).length < 5_000);
  t.end();
});

await test('if a stream never counts its output, the placeholder of its start is marked as an estimate', async (t) => {
  const uncounted = [
    textStream.replace('"usage":{"output_tokens":15}', '"usage":null'),
    textStream.replace('"usage":{"output_tokens":15}', '"usage":{"output_tokens":"15"}'),
  ];
  for (const stream of uncounted) {
    t.not(stream, textStream);
    const { usage } = (await partsOf(await streamed(stream))).findLast(({ type }) => type === 'usage') as UsagePart;
    t.match(usage, { inputTokens: 25, outputTokens: 1, estimated: true });
  }
  const { usage } = (await partsOf(await streamed(textStream))).findLast(({ type }) => type === 'usage') as UsagePart;
  t.equal(usage.estimated, undefined);
});

await test('an answer of which not both is counted, what was sent and what was generated, has an estimate', async (t) => {
  const lastUsage = (parts: readonly StreamPart[]) =>
    (parts.findLast(({ type }) => type === 'usage') as UsagePart | undefined)?.usage;
  const unsent = textStream.replace('"input_tokens":25,', '');
  t.not(unsent, textStream);
  t.match(lastUsage(await partsOf(await streamed(unsent))), { inputTokens: 0, outputTokens: 15, estimated: true });
  const said = { content: [{ type: 'text', text: 'x' }], stop_reason: 'end_turn' };
  for (const usage of [{ input_tokens: 25 }, { output_tokens: 15 }, { input_tokens: 25, output_tokens: null }]) {
    t.match(lastUsage(await partsOf(await whole({ ...said, usage }))), { estimated: true }, JSON.stringify(usage));
  }
  const counted = await whole({ ...said, usage: { input_tokens: 25, output_tokens: 15 } });
  t.equal(lastUsage(await partsOf(counted))?.estimated, undefined);
});

await test('usage includes the tokens cached for an hour, and the number of searches', async (t) => {
  const reader = new UsageReader();
  const start = {
    input_tokens: 5,
    cache_creation_input_tokens: 30,
    cache_creation: { ephemeral_5m_input_tokens: 10, ephemeral_1h_input_tokens: 20 },
    output_tokens: 1,
  };
  t.match(reader.read(start), { inputTokens: 35, cacheWriteTokens: 30, longCacheWriteTokens: 20 });
  const end = { output_tokens: 9, server_tool_use: { web_search_requests: 2 } };
  t.match(reader.read(end), { inputTokens: 35, outputTokens: 9, longCacheWriteTokens: 20, searches: 2 });
  t.match(reader.read({ ...end, service_tier: 'standard' }), { serviceTier: 'standard' });
  t.match(reader.read({ ...end, service_tier: 'priority' }), { serviceTier: 'priority' });
});

await test('a start that counts everything as uncached, and an end that says that all of it was cached, are not added up', async (t) => {
  const reader = new UsageReader();
  reader.read({ input_tokens: 1000, cache_read_input_tokens: 0, cache_creation_input_tokens: 0, output_tokens: 1 });
  const end = { input_tokens: 0, cache_read_input_tokens: 900, cache_creation_input_tokens: 100, output_tokens: 7 };
  t.match(reader.read(end), { inputTokens: 1000, cachedInputTokens: 900, cacheWriteTokens: 100, outputTokens: 7 });
});

await test('usage includes what compacting the conversation took, which the provider bills beside its other counts', async (t) => {
  const compaction = {
    type: 'compaction',
    input_tokens: 1000,
    cache_read_input_tokens: 200,
    cache_creation_input_tokens: 40,
    cache_creation: { ephemeral_5m_input_tokens: 10, ephemeral_1h_input_tokens: 30 },
    output_tokens: 300,
  };
  const message = { type: 'message', input_tokens: 5, output_tokens: 7 };
  const raw = { input_tokens: 5, output_tokens: 7, iterations: [compaction, message] };
  t.strictSame(new UsageReader().read(raw), {
    inputTokens: 1245,
    outputTokens: 307,
    cachedInputTokens: 200,
    cacheWriteTokens: 40,
    longCacheWriteTokens: 30,
    raw,
  });
  t.match(new UsageReader().read({ ...raw, iterations: [message, null, 'x'] }), { inputTokens: 5, outputTokens: 7 });
});

await test('content without a part of its own becomes opaque parts in its place', async (t) => {
  const citation = { type: 'web_search_result_location', url: 'https://a.test' };
  const parts = await partsOf(await streamed(serverToolStream));
  t.strictSame(
    parts.filter(({ type }) => type !== 'usage'),
    [
      start,
      {
        ...opaque({
          type: 'content_block_start',
          content_block: { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} },
        }),
        fee: 'search',
      },
      opaque({
        type: 'content_block_delta',
        delta: { type: 'input_json_delta', partial_json: '{"query":"rain"}' },
      }),
      opaque({ type: 'content_block_stop' }),
      opaque({
        type: 'content_block_start',
        content_block: {
          type: 'web_search_tool_result',
          tool_use_id: 'srvtoolu_1',
          content: [{ url: 'https://a.test' }],
        },
      }),
      opaque({ type: 'content_block_stop' }),
      { type: 'text', choice: 0, text: 'Sources say: ' },
      opaque({ type: 'content_block_start', content_block: { type: 'text', text: '' } }),
      opaque({ type: 'content_block_delta', delta: { type: 'citations_delta', citation } }),
      { type: 'text', choice: 0, text: 'rain.' },
      opaque({ type: 'event_of_tomorrow', value: 1 }),
      opaque({ type: 'message_delta', delta: { container: { id: 'c1' } } }),
      { type: 'finish', choice: 0, reason: 'length', raw: 'pause_turn' },
    ],
  );
});

await test('clients of other dialects are told the sources of each text, whichever of both comes first', async (t) => {
  const cite = (citation: JsonObject) => ({ type: 'citations_delta', citation });
  const words = (text: string) => ({ type: 'text_delta', text });
  const page = {
    type: 'web_search_result_location',
    url: 'https://a.test',
    title: 'A',
    cited_text: 'Rain.',
    encrypted_index: 'x',
  };
  const found = { type: 'search_result_location', source: 'https://b.test', title: null, cited_text: 'Wind.' };
  const kept = { type: 'search_result_location', source: 'notes', search_result_index: 0 };
  const file = {
    type: 'page_location',
    document_title: 'C',
    file_id: 'file_1',
    document_index: 2,
    start_page_number: 1,
    end_page_number: 3,
    cited_text: 'Sun.',
  };
  const block = (index: number, ...deltas: readonly JsonObject[]) => [
    { type: 'content_block_start', index, content_block: { type: 'text', text: '', citations: [] } },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
  const events = [
    { type: 'message_start', message: { id: 'msg_1', model: 'claude-x-1', usage: {} } },
    ...block(0, words('Look: ')),
    ...block(1, cite(page), words('it '), cite(found), words('rains.')),
    ...block(2, words(' Sun.'), cite(file), cite(kept)),
    { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
    { type: 'message_stop' },
  ];
  const foreign = sampleCall({ stream: true });
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const parts = await partsOf(await answerTo(foreign, { headers: sse, body }));
  const rain = { type: 'citation', choice: 0, back: { from: 9, to: 0 } };
  const sun = { type: 'citation', choice: 0, back: { from: 5, to: 0 } };
  const place = { document: 2, unit: 'page', start: 1, end: 3 };
  const expected = [
    { ...rain, citation: { url: 'https://a.test', title: 'A', quote: 'Rain.' } },
    { ...rain, citation: { url: 'https://b.test', quote: 'Wind.' } },
    { type: 'text', choice: 0, text: ' Sun.' },
    { ...sun, citation: { title: 'C', quote: 'Sun.', fileId: 'file_1', place } },
    { ...sun, citation: { title: 'notes' } },
  ];
  const isTold = ({ type }: StreamPart): boolean => type === 'text' || type === 'citation' || type === 'opaque';
  t.strictSame(parts.filter(isTold).slice(3), expected);
  const content = [
    { type: 'text', text: 'it rains.', citations: [page, found] },
    { type: 'text', text: ' Sun.', citations: [file, kept] },
  ];
  const whole = await partsOf(
    await answerTo(sampleCall(), { body: { id: 'msg_1', content, stop_reason: 'end_turn' } }),
  );
  t.strictSame(whole.filter(isTold).slice(1), expected);
});

await test('clients of other dialects are told where in a document the words of a source stand, if all of it is said', async (t) => {
  const at = { document_index: 0 };
  const kinds = [
    { type: 'char_location', ...at, start_char_index: 3, end_char_index: 9 },
    { type: 'content_block_location', ...at, start_block_index: 1, end_block_index: 2 },
    { type: 'page_location', ...at, start_page_number: 4, end_page_number: 'five' },
    { type: 'page_location', start_page_number: 4, end_page_number: 5 },
  ];
  const content = kinds.map((citation) => ({ type: 'text', text: 'Rain.', citations: [citation] }));
  const parts = await partsOf(await answerTo(sampleCall(), { body: { id: 'm', content, stop_reason: 'end_turn' } }));
  t.strictSame(
    parts.flatMap((part) => (part.type === 'citation' ? [part.citation.place] : [])),
    [
      { document: 0, unit: 'character', start: 3, end: 9 },
      { document: 0, unit: 'block', start: 1, end: 2 },
      undefined,
      undefined,
    ],
  );
});

await test('a tool call inside message_start has its arguments and its caller', async (t) => {
  const parts = await partsOf(await streamed(startedStream));
  const caller = { type: 'code', tool_id: 's' };
  t.strictSame(
    parts.filter(({ type }) => type !== 'usage' && type !== 'start'),
    [
      opaque({ type: 'content_block_start', content_block: { type: 'tool_use', id: 'toolu_3', caller } }),
      { type: 'tool-call', choice: 0, index: 0, id: 'toolu_3', name: 'roll' },
      { type: 'tool-arguments', choice: 0, index: 0, text: '{"sides":6}' },
      { type: 'finish', choice: 0, reason: 'tool_calls', raw: 'tool_use' },
    ],
  );
});

await test('a whole message gives the same parts as its stream', async (t) => {
  const message = `{
    "id": "msg_1", "type": "message", "role": "assistant", "model": "claude-x-1",
    "content": [
      { "type": "thinking", "thinking": "Hm.", "signature": "c2ln" },
      { "type": "redacted_thinking", "data": "eHl6" },
      { "type": "text", "text": "Sources" },
      { "type": "text", "text": " say", "citations": [{ "url": "https://a.test" }] },
      { "type": "server_tool_use", "id": "s1", "name": "web_search", "input": { "q": 1 } },
      { "type": "tool_use", "id": "toolu_1", "name": "f", "input": { "id": 12345678901234567890 } },
      { "type": "tool_use", "id": "toolu_2", "name": "g", "input": {} }
    ],
    "stop_reason": "stop_sequence", "stop_sequence": "END", "context_management": { "applied_edits": [] },
    "usage": { "input_tokens": 3, "cache_read_input_tokens": null, "output_tokens": 7, "service_tier": "standard" }
  }`;
  const parts = await partsOf(await answerTo(ownCall({}), { body: message }));
  const server = { type: 'server_tool_use', id: 's1', name: 'web_search', input: { q: 1 } };
  t.strictSame(parts, [
    start,
    {
      type: 'usage',
      usage: {
        inputTokens: 3,
        outputTokens: 7,
        serviceTier: 'standard',
        raw: { input_tokens: 3, output_tokens: 7, service_tier: 'standard' },
      },
    },
    { type: 'reasoning', choice: 0, text: 'Hm.', signature: 'c2ln' },
    { type: 'reasoning', choice: 0, text: '', encrypted: 'eHl6' },
    { type: 'text', choice: 0, text: 'Sources' },
    opaque({ type: 'content_block_start', content_block: { type: 'text', text: '' } }),
    { type: 'text', choice: 0, text: ' say' },
    opaque({
      type: 'content_block_delta',
      delta: { type: 'citations_delta', citation: { url: 'https://a.test' } },
    }),
    { ...opaque({ type: 'content_block_start', content_block: server }), fee: 'search' },
    opaque({ type: 'content_block_stop' }),
    { type: 'tool-call', choice: 0, index: 0, id: 'toolu_1', name: 'f' },
    { type: 'tool-arguments', choice: 0, index: 0, text: '{"id":12345678901234567890}' },
    { type: 'tool-call', choice: 0, index: 1, id: 'toolu_2', name: 'g' },
    { type: 'tool-arguments', choice: 0, index: 1, text: '{}' },
    opaque({ type: 'message_delta', delta: {}, context_management: { applied_edits: [] } }),
    { type: 'finish', choice: 0, reason: 'stop', raw: 'stop_sequence', stopSequence: 'END' },
  ]);
});

await test('every recorded stream is relayed byte for byte, its last event as the tail', async (t) => {
  for (const [name, stream] of Object.entries(streams)) {
    for (const detail of ['usage', 'parts'] as const) {
      const answer = await streamed(stream);
      t.match(answer.relay, { dialect: 'anthropic-messages', streaming: true }, name);
      t.strictSame(answer.relay?.headers, {}, name);
      const { written, tail, parts } = await relayed(answer, detail);
      t.equal(written + tail, stream, `${name}, ${detail}`);
      t.equal(tail, messageStop, name);
      const all = await partsOf(await streamed(stream));
      const wanted = detail === 'parts' ? all : all.filter(({ type }) => ['start', 'usage', 'finish'].includes(type));
      const shown =
        detail === 'parts' ? parts : parts.filter(({ type }) => ['start', 'usage', 'finish'].includes(type));
      t.strictSame(shown, wanted, `${name}, ${detail}`);
    }
  }
});

await test('parts and relayed bytes do not depend on where a stream is cut', async (t) => {
  for (const [name, stream] of Object.entries(streams)) {
    const bytes = Buffer.from(stream);
    const wanted = JSON.stringify(await partsOf(await streamed(stream)));
    const differs: string[] = [];
    const relay = async (pieces: readonly Uint8Array[], detail: 'usage' | 'parts', how: string): Promise<void> => {
      const { written, tail, parts } = await relayed(await streamed(...pieces), detail);
      if (written + tail !== stream || tail !== messageStop) differs.push(`bytes ${how}`);
      if (detail === 'parts' && JSON.stringify(parts) !== wanted) differs.push(`parts ${how}`);
    };
    for (let at = 1; at < bytes.length; at += 1) {
      await relay([bytes.subarray(0, at), bytes.subarray(at)], 'parts', `at ${at}`);
    }
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
    await relay(single, 'usage', 'byte by byte');
    if (JSON.stringify(await partsOf(await streamed(...single))) !== wanted) differs.push('parts byte by byte');
    t.strictSame(differs, [], name);
  }
});

await test('line ends, comments and random cuts change neither parts nor bytes', async (t) => {
  const wanted = JSON.stringify(await partsOf(await streamed(toolStream)));
  const lineEnds = fc.constantFrom('\n', '\r\n', '\r');
  const cuts = fc.array(fc.nat(toolStream.length), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(lineEnds, fc.boolean(), cuts, async (lineEnd, comments, positions) => {
      const commented = comments ? toolStream.replaceAll('\n\n', '\n\n: keep-alive\n\n') : toolStream;
      const bytes = Buffer.from(commented.replaceAll('\n', lineEnd));
      const edges = [0, ...positions.toSorted((a, b) => a - b), bytes.length];
      const pieces = edges.slice(1).map((edge, index) => bytes.subarray(edges[index], edge));
      const { written, tail, parts } = await relayed(await streamed(...pieces), 'parts');
      return (
        written + tail === bytes.toString() &&
        tail.startsWith('event: message_stop') &&
        JSON.stringify(parts) === wanted &&
        JSON.stringify(await partsOf(await streamed(...pieces))) === wanted
      );
    }),
    { seed, numRuns: 200 },
  );
  t.pass(`seed ${seed}`);
});

await test('only complete events are relayed', async (t) => {
  const writes: string[] = [];
  const answer = await streamed(...Array.from(Buffer.from(textStream), (byte) => Uint8Array.of(byte)));
  await answer.relay?.deliver(
    (bytes) => {
      writes.push(Buffer.from(bytes).toString());
    },
    () => undefined,
    'usage',
  );
  t.ok(writes.length > 3);
  t.strictSame(
    writes.filter((bytes) => !bytes.endsWith('\n\n')),
    [],
  );
});

await test('a second message in the same body is relayed, and the last one ends the answer', async (t) => {
  const parts = await partsOf(await streamed(twoMessagesStream));
  t.equal(parts.filter(({ type }) => type === 'start').length, 1);
  t.strictSame(parts.at(-1), { type: 'finish', choice: 0, reason: 'length', raw: 'max_tokens' });
});

await test('a message that begins in the middle of another one is an error, and what came before it is relayed', async (t) => {
  const other = textStream.replace('"id":"msg_1"', '"id":"msg_2"');
  for (const first of [cutStream, toolStream.slice(0, toolStream.indexOf('event: content_block_delta', 1500))]) {
    const written: Uint8Array[] = [];
    const answer = await streamed(first + other);
    const relaying = answer.relay?.deliver(
      (bytes) => {
        written.push(bytes);
      },
      () => undefined,
      'usage',
    );
    t.match(await refusal(Promise.resolve(relaying)), { code: 'GW_PROVIDER_INCOMPLETE', status: 502 });
    t.equal(Buffer.concat(written).toString(), first);
    t.match(await refusal(partsOf(await streamed(first + other))), { code: 'GW_PROVIDER_INCOMPLETE' });
  }
});

await test('a start that is repeated changes nothing', async (t) => {
  const [begin = ''] = toolStream.split(/(?<=\n\n)/);
  const wanted = await partsOf(await streamed(toolStream));
  for (const at of [begin.length, toolStream.indexOf('event: content_block_delta', 1500)]) {
    const parts = await partsOf(await streamed(toolStream.slice(0, at) + begin + toolStream.slice(at)));
    t.strictSame(withoutUsage(parts), withoutUsage(wanted));
    t.strictSame(parts.findLast(isUsage), wanted.findLast(isUsage));
  }
});

await test('back-pressure: a slow client pauses the provider', async (t) => {
  const answer = await streamed(...textStream.split(/(?<=\n\n)/));
  const open: (() => void)[] = [];
  let pushed = 0;
  const delivered = answer.deliver(() => {
    pushed += 1;
    return new Promise<void>((resolve) => {
      open.push(resolve);
    });
  });
  await Promise.resolve();
  while (open.length > 0) {
    t.equal(open.length, 1, 'one part is under way at a time');
    const before = pushed;
    await new Promise(setImmediate);
    t.equal(pushed, before, 'nothing is pushed while the sink waits');
    open.shift()?.();
    await new Promise(setImmediate);
  }
  await delivered;
  t.equal(pushed, 6);
});

await test('a whole message is relayed unchanged, at once, as the tail', async (t) => {
  const body =
    '{ "id":"msg_1","model":"m","content":[{"type":"text","text":"Hi"}],"stop_reason":"end_turn", "x":1e400 }';
  const answer = await answerTo(ownCall({}), { body, headers: { 'content-type': 'text/plain' } });
  t.match(answer.relay, { contentType: 'application/json', streaming: false });
  const { written, tail, parts } = await relayed(answer, 'usage');
  t.equal(written, '');
  t.equal(tail, body);
  t.equal(parts.at(-1)?.type, 'finish');
});

await test('a stream that is cut off is never a success', async (t) => {
  for (const stream of [cutStream, withoutStop.slice(0, withoutStop.indexOf('event: message_delta'))]) {
    for (const read of [partsOf, (answer: Awaited<ReturnType<typeof streamed>>) => relayed(answer, 'usage')]) {
      const error = await refusal(read(await streamed(stream)));
      t.match(error, { code: 'GW_PROVIDER_INCOMPLETE', status: 502 });
    }
  }
});

await test('every proper prefix of a stream fails, until its stop reason has arrived', async (t) => {
  const bytes = Buffer.from(textStream);
  const complete = bytes.indexOf('\n\n', bytes.indexOf('event: message_delta'));
  const wrong: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const ended = await partsOf(await streamed(bytes.subarray(0, at))).then(
      () => true,
      (error: unknown) => !(GatewayError.is(error) && error.status === 502),
    );
    if (ended !== at >= complete) wrong.push(at);
  }
  t.strictSame(wrong, []);
});

await test('an incomplete event is not relayed', async (t) => {
  const chunks: string[] = [];
  const answer = await streamed(
    cutStream + textStream.slice(textStream.indexOf('event: content_block_stop')).slice(0, 40),
  );
  const write = (bytes: Uint8Array): void => {
    chunks.push(Buffer.from(bytes).toString());
  };
  await refusal(Promise.resolve(answer.relay?.deliver(write, () => undefined, 'usage')));
  t.equal(chunks.join(''), cutStream);
});

await test('a stream without its end marker is complete, and the client gets the marker', async (t) => {
  const { written, tail, parts } = await relayed(await streamed(withoutStop), 'usage');
  t.equal(written, withoutStop);
  t.equal(tail, messageStop);
  t.match(parts.at(-1), { type: 'finish', reason: 'stop' });
});

await test('a last event without its blank line is decoded, and completed for the client', async (t) => {
  for (const left of [textStream.slice(0, -1), textStream.slice(0, -2)]) {
    t.strictSame(await partsOf(await streamed(left)), await partsOf(await streamed(textStream)));
    const { written, tail } = await relayed(await streamed(left), 'usage');
    t.equal(written, withoutStop);
    t.match(tail, /^event: message_stop\ndata: \{"type":"message_stop"\}\n\n\n?$/);
  }
});

await test('a connection that stays open after the message does not delay the answer', async (t) => {
  for (const read of [partsOf, (answer: Awaited<ReturnType<typeof streamed>>) => relayed(answer, 'usage')]) {
    const http = new ScriptedHttpClient({ headers: sse, body: [textStream], ending: 'hang' });
    const dispatch = await sampleProvider(http, {}, stoppedClock(true));
    await read(await dispatch(streaming));
    t.equal(http.exchanges[0]?.fate, 'discarded');
  }
});

await test('a broken connection is an error in the middle of a message, but not after its end', async (t) => {
  const ending = new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'Broken.' });
  const broken = (body: string) => answerTo(streaming, { headers: sse, body, ending });
  t.equal(await refusal(partsOf(await broken(cutStream))), ending);
  t.equal(await refusal(partsOf(await broken(withoutStop))), ending);
  t.equal((await partsOf(await broken(textStream))).at(-1)?.type, 'finish');
});

await test('an error event ends the answer, after the events before it', async (t) => {
  const body = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' }, request_id: 'req_1' };
  const upstream = { provider: 'anthropic', dialect: 'anthropic-messages', body };
  const expected = { code: 'GW_PROVIDER_FAILED', status: 529, message: 'Overloaded', upstream };
  t.match(await refusal(partsOf(await streamed(overloadedStream))), expected);
  const pieces = Array.from(Buffer.from(overloadedStream), (byte) => Uint8Array.of(byte));
  for (const answer of [await streamed(overloadedStream), await streamed(...pieces)]) {
    const chunks: Uint8Array[] = [];
    const write = (bytes: Uint8Array): void => {
      chunks.push(bytes);
    };
    const error = await refusal(Promise.resolve(answer.relay?.deliver(write, () => undefined, 'usage')));
    t.match(error, expected);
    t.equal(error.upstream?.status, undefined);
    t.equal(Buffer.concat(chunks).toString(), cutStream);
  }
});

await test('an error body in place of a message is an error, even with a 2xx status', async (t) => {
  const error = await refusal(
    partsOf(await whole({ type: 'error', error: { type: 'rate_limit_error', message: 'Slow down' } })),
  );
  t.match(error, { code: 'GW_PROVIDER_RATE_LIMITED', status: 429, message: 'Slow down' });
});

await test('a 2xx response that is not a message is refused', async (t) => {
  const bodies = ['', 'null', '[]', '{}', '"x"', '<html>', '{"id":"msg_1","content":[],"stop_reason":null}'];
  for (const body of bodies) {
    const error = await refusal(partsOf(await answerTo(ownCall({}), { body })));
    t.match(error, { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 }, body);
  }
  for (const stream of ['', emptyStream, ': nothing\n\n', '<html>\n\n</html>', 'event: x\ndata: {\n\n']) {
    const error = await refusal(partsOf(await streamed(stream)));
    t.match(error, { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 }, stream);
  }
  const page = { body: '<html>secret</html>', headers: { 'content-type': 'text/html' } };
  const error = await refusal(answerTo(streaming, page));
  t.match(error, { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 });
  t.notMatch(error.message, /secret/);
});

await test('an answer without content is one if it was refused, or if the model has generated something or may have had nothing to say', async (t) => {
  const user = { role: 'user', content: [{ type: 'text', text: 'Hi' }] } as const;
  const refused = { id: 'msg_1', model: 'm', content: [], stop_reason: 'refusal' };
  const silent = { ...refused, stop_reason: 'end_turn', usage: { input_tokens: 5, output_tokens: 2 } };
  const empty = { ...silent, usage: { input_tokens: 5, output_tokens: 0 } };
  for (const body of [refused, silent]) {
    const parts = await partsOf(await answerTo(ownCall({}, { messages: [user] }), { body }));
    t.match(parts.at(-1), { type: 'finish', raw: body.stop_reason });
  }
  const allowed = [
    { messages: [user, { role: 'tool', content: [] }] },
    { messages: [user, { role: 'assistant', content: [{ type: 'text', text: 'So' }] }] },
    { messages: [user], sampling: { stop: ['\n'] } },
  ] as const;
  for (const settings of allowed)
    t.match((await partsOf(await answerTo(ownCall({}, settings), { body: empty }))).at(-1), { type: 'finish' });
  await t.rejects(partsOf(await answerTo(ownCall({}, { messages: [user] }), { body: empty })), {
    code: 'GW_PROVIDER_BAD_ANSWER',
    message: 'Provider "anthropic" reported success but sent no answer.',
  });
});

await test('the actual type of the response counts, not the requested one', async (t) => {
  const message = {
    id: 'msg_1',
    model: 'claude-x-1',
    content: [{ type: 'text', text: 'Hi' }],
    stop_reason: 'end_turn',
  };
  const json = await answerTo(streaming, { body: message });
  t.equal(json.relay?.streaming, false);
  t.equal((await partsOf(json)).at(-1)?.type, 'finish');
  const events = await answerTo(ownCall({}), { body: textStream, headers: sse });
  t.equal(events.relay?.streaming, true);
  const nameless = await answerTo(streaming, { body: textStream, headers: {} });
  t.equal((await partsOf(nameless)).length, 6);
  for (const headers of [{}, sse]) {
    t.strictSame(
      await partsOf(await answerTo(streaming, { body: message, headers })),
      await partsOf(await whole(message)),
    );
    const refused = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    const error = await refusal(partsOf(await answerTo(streaming, { body: refused, headers })));
    t.match(error, { code: 'GW_PROVIDER_FAILED', message: 'Overloaded' });
    const page = await refusal(partsOf(await answerTo(streaming, { body: '<html>secret</html>', headers })));
    t.match(page, { code: 'GW_PROVIDER_BAD_ANSWER', message: /sent a page/ });
  }
});

await test('JSON in place of events: an error is told to clients of the same dialect, too, and a message is theirs unless its content type speaks of events', async (t) => {
  const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
  const failed = await refusal(relayed(await answerTo(streaming, { headers: sse, body: overloaded }), 'usage'));
  t.match(failed, { code: 'GW_PROVIDER_FAILED', message: 'Overloaded' });
  const message = { content: [{ type: 'text', text: 'Hi' }], stop_reason: 'end_turn' };
  const refused = await refusal(relayed(await answerTo(streaming, { headers: sse, body: message }), 'parts'));
  t.match(refused, { code: 'GW_PROVIDER_BAD_ANSWER', message: /one JSON value in place of an event stream/ });
  const unnamed = await answerTo(streaming, { headers: {}, body: message });
  t.equal(unnamed.relay, undefined);
  t.match((await partsOf(unnamed)).at(-1), { type: 'finish', reason: 'stop' });
});

await test('messages of compatible servers without ids, models, event names or types are decoded', async (t) => {
  const stream = [
    'data: {"type":"message_start","message":{"usage":{"input_tokens":0,"output_tokens":0}}}',
    'event: content_block_delta\ndata: {"index":0,"delta":{"type":"text_delta","text":"Hi"}}',
    'data: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"input_tokens":7,"output_tokens":2}}',
    'data: [DONE]\n\n',
  ].join('\n\n');
  const parts = await partsOf(await streamed(stream));
  t.match(parts[0], { type: 'start', id: 'msg_request-1', model: 'claude-x' });
  t.match(parts[2], { type: 'text', text: 'Hi' });
  t.match(parts[3], { usage: { inputTokens: 7, outputTokens: 2 } });
});

const stopReasons = [
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['tool_use', 'tool_calls'],
  ['refusal', 'content_filter'],
  ['pause_turn', 'length'],
  ['reason_of_tomorrow', 'other'],
  ['constructor', 'other'],
] as const;

await test('every stop reason is mapped, and its original name is kept', async (t) => {
  for (const [raw, reason] of stopReasons) {
    const parts = await partsOf(await whole({ content: [{ type: 'text', text: 'x' }], stop_reason: raw }));
    t.match(parts.at(-1), { type: 'finish', reason, raw });
  }
});

await test('an answer of a compatible server that calls tools and ends like any other has called tools', async (t) => {
  const content = [{ type: 'tool_use', id: 't', name: 'f', input: {} }];
  const parts = await partsOf(await whole({ content, stop_reason: 'end_turn' }));
  t.match(parts.at(-1), { reason: 'tool_calls', raw: 'end_turn' });
});

await test('an error response keeps its status, its message and its body', async (t) => {
  const body = { type: 'error', error: { type: 'invalid_request_error', message: 'max_tokens: too many' } };
  const error = await refusal(answerTo(sampleCall(), { status: 400, body }));
  t.match(error, { code: 'GW_PROVIDER_REFUSED', status: 400, message: 'max_tokens: too many', upstream: { body } });
  const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
  t.match(await refusal(answerTo(sampleCall(), { status: 529, body: overloaded })), { status: 529 });
});

await test("the provider's retry headers are passed on to the client", async (t) => {
  const headers = { 'content-type': 'application/json', 'retry-after': '7', 'x-should-retry': 'true' };
  const body = { type: 'error', error: { type: 'rate_limit_error', message: 'Slow' } };
  const error = await refusal(answerTo(sampleCall(), { status: 429, headers, body }));
  t.match(error, { code: 'GW_PROVIDER_RATE_LIMITED', status: 429, retryAfter: 7, retryable: true });
});

await test("the operator's credentials and HTML error pages of proxies are never shown", async (t) => {
  const body = { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key secret' } };
  const denied = await refusal(answerTo(sampleCall(), { status: 401, body }));
  t.match(denied, { code: 'GW_PROVIDER_CREDENTIALS', status: 401 });
  t.equal(denied.upstream?.body, undefined);
  t.notMatch(denied.message, /secret/);
  const page = { status: 503, headers: { 'content-type': 'text/html' }, body: '<html>secret</html>' };
  const failed = await refusal(answerTo(sampleCall(), page));
  t.match(failed, { code: 'GW_PROVIDER_FAILED', status: 503 });
  t.notMatch(failed.message, /secret/);
  const plain = { status: 529, headers: { 'content-type': 'text/plain' }, body: 'Overloaded\n' };
  t.match(await refusal(answerTo(sampleCall(), plain)), { status: 529, message: 'Overloaded' });
  const http = new ScriptedHttpClient({ status: 302, headers: { location: 'http://elsewhere.test' } });
  const dispatch = await sampleProvider(http);
  t.match(await refusal(dispatch(sampleCall())), { code: 'GW_PROVIDER_FAILED', status: 502 });
  t.equal(http.exchanges[0]?.fate, 'discarded');
});

await test('an abort ends the answer with its reason, and so does discarding it', async (t) => {
  const abort = new AbortController();
  const http = new ScriptedHttpClient({ headers: sse, body: [cutStream], ending: 'hang' });
  const dispatch = await sampleProvider(http);
  const answer = await dispatch(streaming, sampleExchange({ signal: abort.signal }));
  const reason = new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'Gone.' });
  const delivered = refusal(partsOf(answer));
  abort.abort(reason);
  t.equal(await delivered, reason);
  t.equal(http.exchanges[0]?.fate, 'aborted');
  const dropped = await dispatch(streaming);
  dropped.discard();
  t.equal(http.exchanges[1]?.fate, 'discarded');
});

await test('a sink that fails closes the connection', async (t) => {
  const http = new ScriptedHttpClient({ headers: sse, body: [textStream], ending: 'hang' });
  const dispatch = await sampleProvider(http);
  const answer = await dispatch(streaming);
  const failure = new GatewayError({ code: 'GW_X', status: 500, message: 'No.' });
  const delivered = answer.deliver(() => {
    throw failure;
  });
  t.equal(await refusal(delivered), failure);
  t.equal(http.exchanges[0]?.fate, 'discarded');
});

await test('the fixtures match the documented formats', async (t) => {
  t.ok(withoutStop.length > 100 && textStream.endsWith(messageStop));
  t.equal(objectIn('{"a":1}')['a'], 1);
});

await test('a relay reports whether the parts express everything in the bytes', async (t) => {
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude-x-1', stop_reason: 'end_turn' };
  const call = { type: 'tool_use', id: 't', name: 'n', input: {} };
  for (const [block, saysAll] of [
    [{ type: 'text', text: 'a', citations: null }, true],
    [{ type: 'text', text: 'a', citations: [{ cited_text: 'b' }] }, true],
    [{ type: 'text', text: 'a', mood: 'fine' }, false],
    [{ type: 'thinking', thinking: 'a', signature: 's' }, true],
    [{ type: 'thinking', thinking: 'a', signature: 's', depth: 2 }, false],
    [{ type: 'something_new', depth: 2 }, true],
    [call, true],
    [{ ...call, caller: { type: 'direct' } }, false],
  ] as const) {
    const { relay } = await whole({ ...message, content: [block] });
    t.equal(relay?.saysAll?.(), false, 'nobody has looked yet');
    await relay?.deliver(
      () => undefined,
      () => undefined,
      'parts',
    );
    t.equal(relay?.saysAll?.(), saysAll, JSON.stringify(block));
  }
  for (const [body, saysAll] of [
    [textStream, true],
    [textStream.replace('"type":"text_delta"', '"type":"text_delta","mood":"fine"'), false],
  ] as const) {
    const { relay } = await streamed(body);
    await relay?.deliver(
      () => undefined,
      () => undefined,
      'parts',
    );
    t.equal(relay?.saysAll?.(), saysAll);
  }
});
