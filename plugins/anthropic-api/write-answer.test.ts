import Anthropic from '@anthropic-ai/sdk';
import { test } from 'tap';
import {
  type ChatCall,
  type CollectedAnswer,
  type ContentBlock,
  type Exchange,
  type FinishPart,
  GatewayError,
  type JsonValue,
  parseJson,
  type StreamPart,
  stringifyJson,
} from '../../core/api/index.js';
import { collected, namedEvents } from '../../core/testkit/sample-call.js';
import { messagesDialect } from './messages-dialect.js';
import { fc } from '../../test/fixtures/random.js';

const call = { messages: [] as ChatCall['messages'] } as ChatCall;
const exchange = { id: 'request-1' } as Exchange;
const seed = Date.now() % 1_000_000_000;

const start: StreamPart = { type: 'start', id: 'msg_1', model: 'm', created: 1 };
const text = (words: string): StreamPart => ({ type: 'text', choice: 0, text: words });
const toolCall = (index: number, id = `t${index}`): StreamPart => ({
  type: 'tool-call',
  choice: 0,
  index,
  id,
  name: `f${index}`,
});
const toolArguments = (index: number, input: string): StreamPart => ({
  type: 'tool-arguments',
  choice: 0,
  index,
  text: input,
});
const reasoning = (words: string, more: object = {}): StreamPart => ({
  type: 'reasoning',
  choice: 0,
  text: words,
  ...more,
});
const opaque = (value: JsonValue): StreamPart => ({ type: 'opaque', dialect: 'anthropic-messages', choice: 0, value });
const finish = (fields: Partial<FinishPart> = {}): StreamPart => ({
  type: 'finish',
  choice: 0,
  reason: 'stop',
  ...fields,
});
const usage = (inputTokens: number, outputTokens: number, more: object = {}): StreamPart => ({
  type: 'usage',
  usage: { inputTokens, outputTokens, ...more },
});

function write(...parts: readonly StreamPart[]): string {
  return writeFor(call, ...parts);
}

function writeFor(asking: ChatCall, ...parts: readonly StreamPart[]): string {
  const encoder = messagesDialect.encode(asking, exchange);
  return parts.map((part) => encoder.part(part)).join('') + encoder.end();
}

/** The checked fields of an event. */
interface SeenEvent {
  readonly type: string;
  readonly index: number;
  readonly content_block?: { readonly type: string };
  readonly delta: { readonly type: string; readonly partial_json: string };
  readonly usage: object;
}

function eventsOf(bytes: string): SeenEvent[] {
  return namedEvents(bytes) as unknown as SeenEvent[];
}

/** The events in short: `text_delta 0 "Hi"`, `stop 0`. */
function outline(bytes: string): string[] {
  return eventsOf(bytes).map((event) => {
    if (event.type === 'content_block_start') return `start ${event.index} ${event.content_block?.type}`;
    if (event.type === 'content_block_stop') return `stop ${event.index}`;
    if (event.type !== 'content_block_delta') return event.type;
    const { type, ...said } = event.delta;
    return `${type} ${event.index} ${JSON.stringify(Object.values(said)[0])}`;
  });
}

await test('a text answer is written event by event', async (t) => {
  t.equal(
    write(start, usage(12, 1), text('Hel'), text('lo'), usage(12, 5), finish({ raw: 'end_turn' })),
    [
      'event: message_start',
      'data: {"type":"message_start","message":{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[],"stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":12,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,"output_tokens":1}}}',
      '',
      'event: content_block_start',
      'data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}',
      '',
      'event: content_block_delta',
      'data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hel"}}',
      '',
      'event: content_block_delta',
      'data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"lo"}}',
      '',
      'event: content_block_stop',
      'data: {"type":"content_block_stop","index":0}',
      '',
      'event: message_delta',
      'data: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"input_tokens":12,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,"output_tokens":5}}',
      '',
      'event: message_stop',
      'data: {"type":"message_stop"}',
      '',
      '',
    ].join('\n'),
  );
});

await test('streamed thinking that nobody has signed gets a signature, because clients send none back without', async (t) => {
  const bytes = write(
    start,
    { type: 'reasoning', choice: 0, text: 'Hm' },
    { type: 'reasoning', choice: 0, text: '.' },
    toolCall(0),
    finish({ reason: 'tool_calls' }),
  );
  t.strictSame(outline(bytes).slice(0, 7), [
    'message_start',
    'start 0 thinking',
    'thinking_delta 0 "Hm"',
    'thinking_delta 0 "."',
    'signature_delta 0 "sluice:unsigned"',
    'stop 0',
    'start 1 tool_use',
  ]);
});

await test('nothing is written before the first content, so that an early refusal can still be an error reply', async (t) => {
  const encoder = messagesDialect.encode(call, exchange);
  t.equal(encoder.part(start), '');
  t.equal(encoder.part(usage(3, 1)), '');
  t.match(encoder.part(text('x')), /^event: message_start\n.*"input_tokens":3/);
});

await test('every kind of block gets its own index', async (t) => {
  const bytes = write(
    start,
    { type: 'reasoning', choice: 0, text: 'Hm' },
    { type: 'reasoning', choice: 0, text: '.', signature: 'sig' },
    { type: 'reasoning', choice: 0, text: '', encrypted: 'xyz' },
    text('Let me look.'),
    toolCall(0),
    toolArguments(0, '{"a":'),
    toolArguments(0, '1}'),
    toolCall(1),
    toolArguments(1, '{}'),
    finish({ reason: 'tool_calls' }),
  );
  t.strictSame(outline(bytes), [
    'message_start',
    'start 0 thinking',
    'thinking_delta 0 "Hm"',
    'thinking_delta 0 "."',
    'signature_delta 0 "sig"',
    'stop 0',
    'start 1 redacted_thinking',
    'stop 1',
    'start 2 text',
    'text_delta 2 "Let me look."',
    'stop 2',
    'start 3 tool_use',
    'input_json_delta 3 "{\\"a\\":"',
    'input_json_delta 3 "1}"',
    'stop 3',
    'start 4 tool_use',
    'input_json_delta 4 "{}"',
    'stop 4',
    'message_delta',
    'message_stop',
  ]);
});

await test('interleaved arguments are written call by call', async (t) => {
  const bytes = write(
    start,
    toolCall(0),
    toolCall(1),
    toolArguments(0, '{"a"'),
    toolArguments(1, '{"b"'),
    toolArguments(0, ':1}'),
    toolArguments(1, ':2}'),
    text('Done.'),
    finish({ reason: 'tool_calls' }),
  );
  t.strictSame(outline(bytes).slice(1, -2), [
    'start 0 tool_use',
    'input_json_delta 0 "{\\"a\\""',
    'input_json_delta 0 ":1}"',
    'stop 0',
    'start 1 tool_use',
    'input_json_delta 1 "{\\"b\\""',
    'input_json_delta 1 ":2}"',
    'stop 1',
    'start 2 text',
    'text_delta 2 "Done."',
    'stop 2',
  ]);
});

await test('calls with incomplete arguments are written too', async (t) => {
  const bytes = write(
    start,
    toolCall(0),
    toolArguments(0, '{"a":'),
    toolCall(1),
    toolCall(2),
    toolArguments(2, '{}'),
    finish(),
  );
  t.strictSame(outline(bytes).slice(1, -2), [
    'start 0 tool_use',
    'input_json_delta 0 "{\\"a\\":"',
    'stop 0',
    'start 1 tool_use',
    'stop 1',
    'start 2 tool_use',
    'input_json_delta 2 "{}"',
    'stop 2',
  ]);
});

await test('however the arguments of parallel calls are interleaved, each call is written as one block', async (t) => {
  const inputs = ['{"city":"Paris","n":[1,2]}', '{"q":"a \\"b\\" }"}', '{"x":{"y":{}}}'];
  const cut = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 5 })), { maxLength: 60 });
  fc.assert(
    fc.property(cut, (cuts) => {
      const left = [...inputs];
      const parts: StreamPart[] = [start, toolCall(0), toolCall(1), toolCall(2)];
      for (const [index, length] of cuts) {
        parts.push(toolArguments(index, (left[index] as string).slice(0, length)));
        left[index] = (left[index] as string).slice(length);
      }
      for (const [index, rest] of left.entries()) parts.push(toolArguments(index, rest));
      const written: string[] = [];
      let open = -1;
      for (const event of eventsOf(write(...parts, finish({ reason: 'tool_calls' })))) {
        if (event.type === 'content_block_start') {
          if (open >= 0) throw new Error('two blocks are open');
          open = event.index;
        } else if (event.type === 'content_block_stop') open = -1;
        else if (event.type === 'content_block_delta') {
          if (event.index !== open) throw new Error('a closed block was written');
          written[open] = (written[open] ?? '') + event.delta.partial_json;
        }
      }
      return stringifyJson(written) === stringifyJson(inputs);
    }),
    { seed, numRuns: 200 },
  );
  t.pass(`seed ${seed}`);
});

await test('ten thousand calls whose arguments end in reverse order are written as one block each', async (t) => {
  const indexes = Array.from({ length: 10_000 }, (_, index) => index);
  const bytes = write(
    start,
    ...indexes.flatMap((index) => [toolCall(index), toolArguments(index, '{')]),
    ...indexes.toReversed().map((index) => toolArguments(index, '}')),
    finish({ reason: 'tool_calls' }),
  );
  const events = eventsOf(bytes).slice(1, -2);
  t.equal(events.length, 4 * indexes.length);
  t.ok(events.every(({ index }, at) => index === Math.floor(at / 4)));
});

await test('opaque events of the dialect are written in their original position; those of others are left out', async (t) => {
  const bytes = write(
    start,
    text('I search.'),
    opaque({ type: 'content_block_start', content_block: { type: 'server_tool_use', id: 's', name: 'w', input: {} } }),
    opaque({ type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '{"q":1}' } }),
    opaque({ type: 'content_block_stop' }),
    { type: 'opaque', dialect: 'openai-chat', choice: 0, value: { type: 'content_block_stop' } },
    text('Found'),
    opaque({ type: 'content_block_delta', delta: { type: 'citations_delta', citation: { title: 'A' } } }),
    opaque({ type: 'content_block_start', content_block: { type: 'text', text: '' } }),
    text('.'),
    opaque({ type: 'content_block_start', content_block: { type: 'tool_use', id: 't0', caller: { type: 'code' } } }),
    toolCall(0),
    toolArguments(0, '{}'),
    opaque({ type: 'message_delta', delta: { stop_details: { type: 'refusal' } } }),
    opaque({ type: 'event_of_tomorrow', value: 1 }),
    finish({ reason: 'tool_calls' }),
  );
  t.strictSame(outline(bytes), [
    'message_start',
    'start 0 text',
    'text_delta 0 "I search."',
    'stop 0',
    'start 1 server_tool_use',
    'input_json_delta 1 "{\\"q\\":1}"',
    'stop 1',
    'start 2 text',
    'text_delta 2 "Found"',
    'citations_delta 2 {"title":"A"}',
    'stop 2',
    'start 3 text',
    'text_delta 3 "."',
    'stop 3',
    'start 4 tool_use',
    'input_json_delta 4 "{}"',
    'event_of_tomorrow',
    'stop 4',
    'message_delta',
    'message_stop',
  ]);
  t.match(bytes, /"id":"t0","name":"f0","input":\{\},"caller":\{"type":"code"\}/);
  t.match(bytes, /"stop_details":\{"type":"refusal"\},"stop_reason":"tool_use"/);
});

const reasons: readonly (readonly [Partial<FinishPart>, string])[] = [
  [{ reason: 'stop' }, 'end_turn'],
  [{ reason: 'stop', raw: 'stop' }, 'end_turn'],
  [{ reason: 'stop', raw: 'stop_sequence', stopSequence: 'END' }, 'stop_sequence'],
  [{ reason: 'stop', stopSequence: 'END' }, 'stop_sequence'],
  [{ reason: 'length' }, 'max_tokens'],
  [{ reason: 'length', raw: 'model_context_window_exceeded' }, 'model_context_window_exceeded'],
  [{ reason: 'tool_calls' }, 'tool_use'],
  [{ reason: 'content_filter' }, 'refusal'],
  [{ reason: 'content_filter', raw: 'end_turn' }, 'refusal'],
  [{ reason: 'length', raw: 'pause_turn' }, 'pause_turn'],
  [{ reason: 'other', raw: 'compaction' }, 'compaction'],
  [{ reason: 'other', raw: 'constructor' }, 'end_turn'],
];

await test("every finish reason is mapped to a stop reason; the provider's own value is used while it matches", async (t) => {
  for (const [fields, expected] of reasons) {
    const delta = eventsOf(write(start, text('x'), finish(fields))).at(-2)?.delta;
    const stop_sequence = fields.stopSequence ?? null;
    t.strictSame(delta, { stop_reason: expected, stop_sequence }, stringifyJson({ ...fields }));
  }
});

await test('an answer that the provider has ended with an error is not taken for a whole one', async (t) => {
  const events = write(start, text('x'), finish({ reason: 'error' }));
  t.match(events, /event: error\ndata: \{"type":"error","error":\{"type":"api_error"/);
  t.notMatch(events, /message_delta|message_stop/);
  const answer = collected([start, text('x'), finish({ reason: 'error' })]);
  t.throws(() => messagesDialect.encode(call, exchange).whole(answer), /ended the answer with an error/);
});

await test('a forced tool call and a refusal have their own stop reasons', async (t) => {
  t.match(write(start, toolCall(0), finish({ reason: 'stop', raw: 'stop' })), /"stop_reason":"tool_use"/);
  t.match(write(start, { type: 'refusal', choice: 0, text: 'No.' }, finish()), /"stop_reason":"refusal"/);
});

await test('cached tokens are subtracted from the input tokens, and usage members of other dialects are left out', async (t) => {
  const raw = { cache_creation: { ephemeral_5m_input_tokens: 4 }, service_tier: 'standard', prompt_tokens: 3 };
  const more = { cachedInputTokens: 6, cacheWriteTokens: 4, reasoningTokens: 2, raw };
  const delta = eventsOf(write(start, text('x'), usage(15, 7, more), finish())).at(-2);
  t.strictSame(delta?.usage, {
    input_tokens: 5,
    cache_creation_input_tokens: 4,
    cache_read_input_tokens: 6,
    output_tokens: 7,
    output_tokens_details: { thinking_tokens: 2 },
    cache_creation: { ephemeral_5m_input_tokens: 4 },
    service_tier: 'standard',
  });
});

await test('tokens that another provider has cached are told apart by how long they are kept', async (t) => {
  const more = { cacheWriteTokens: 4, longCacheWriteTokens: 1, raw: { cacheWriteInputTokens: 4 } };
  const delta = eventsOf(write(start, text('x'), usage(15, 7, more), finish())).at(-2);
  t.match(delta?.usage, { cache_creation: { ephemeral_5m_input_tokens: 3, ephemeral_1h_input_tokens: 1 } });
});

await test('tokens for compacting are only in the iterations, where clients add them up', async (t) => {
  const counts = { input_tokens: 5, cache_creation_input_tokens: 4, cache_read_input_tokens: 6, output_tokens: 7 };
  const iterations = [{ type: 'compaction', input_tokens: 1000, output_tokens: 300 }];
  const raw = { ...counts, iterations, fallback_credit: { status: { type: 'redeemed' } } };
  const more = { cachedInputTokens: 6, cacheWriteTokens: 4, raw };
  const delta = eventsOf(write(start, text('x'), usage(1015, 307, more), finish())).at(-2);
  t.strictSame(delta?.usage, raw);
});

await test('no character in a text makes a client see two lines instead of one', async (t) => {
  const bytes = write(start, text('a\u2028b\u2029c\u0085d\r\ne'), finish());
  t.notMatch(bytes, /[\u0085\u2028\u2029\r]/);
  t.match(eventsOf(bytes)[2], { delta: { text: 'a\u2028b\u2029c\u0085d\r\ne' } });
});

function answerOf(content: readonly ContentBlock[], finishFields: Partial<FinishPart> = {}): CollectedAnswer {
  return {
    start: { type: 'start', id: 'msg_1', model: 'm', created: 1 },
    choices: [
      { index: 0, content, finish: { type: 'finish', choice: 0, reason: 'stop', ...finishFields }, logprobs: [] },
    ],
    embeddings: [],
    usage: { inputTokens: 9, outputTokens: 4, cachedInputTokens: 3 },
  };
}

const whole = (answer: CollectedAnswer, asking = call): JsonValue =>
  messagesDialect.encode(asking, exchange).whole(answer);

await test('thinking of other models that the client has not asked for, and what signs a text, is written only in front of a call', async (t) => {
  const blocksFor = (asking: ChatCall, parts: readonly StreamPart[]): readonly string[][] => {
    const all = [start, ...parts, finish()];
    const { content } = whole(collected(all), asking) as unknown as { content: readonly { type: string }[] };
    const streamed = eventsOf(writeFor(asking, ...all)).flatMap((event) => event.content_block?.type ?? []);
    return [streamed, content.map(({ type }) => type)];
  };
  const asking = (wish?: object) => ({ messages: [], reasoning: wish }) as unknown as ChatCall;
  const signature = 'provider:{"encrypted":"ZW5j"}';
  const encrypted = [reasoning('', { signature }), text('Hi')];
  const calls = [toolCall(0), toolArguments(0, '{}')];
  const answers: readonly (readonly [readonly StreamPart[], ...string[]])[] = [
    [encrypted, 'text'],
    [[reasoning('Hm'), reasoning('.'), text('Hi')], 'text'],
    [[reasoning('Hm.', { signature }), text('I look.'), ...calls], 'text', 'thinking', 'tool_use'],
    [[reasoning('Hm.'), ...calls, reasoning('', { signature })], 'thinking', 'tool_use', 'thinking'],
    [[reasoning('Hm'), reasoning('.', { signature: 'c2ln' }), text('Hi')], 'thinking', 'text'],
  ];
  for (const wish of [undefined, { enabled: false }, { effort: 'high' }])
    for (const [parts, ...blocks] of answers) t.strictSame(blocksFor(asking(wish), parts), [blocks, blocks]);
  const signed = [reasoning('Hm'), reasoning('.'), text('Hi'), reasoning('', { signature })];
  const asked: readonly (readonly [readonly StreamPart[], ...string[]])[] = [
    [encrypted, 'thinking', 'text'],
    [signed, 'thinking', 'text'],
    [[...signed, ...calls], 'thinking', 'text', 'thinking', 'tool_use'],
    [[...calls, text('Hi'), reasoning('Hm'), reasoning('', { signature })], 'tool_use', 'text', 'thinking'],
  ];
  for (const wish of [{ enabled: true }, { budgetTokens: 2000 }])
    for (const [parts, ...blocks] of asked) t.strictSame(blocksFor(asking(wish), parts), [blocks, blocks]);
  t.equal(
    messagesDialect.encode(asking(), exchange).part(reasoning('Hm.')),
    '',
    'a failure can still be an error reply',
  );
});

await test('a whole message is encoded', async (t) => {
  const message = whole(
    answerOf(
      [
        { type: 'reasoning', text: 'Hm.', signature: 'sig' },
        { type: 'reasoning', text: 'unsigned' },
        { type: 'reasoning', text: '', encrypted: 'xyz' },
        { type: 'text', text: 'Hi' },
        { type: 'tool-call', id: 't1', name: 'f', arguments: '{"id":12345678901234567890}' },
        { type: 'tool-call', id: 't2', name: 'g', arguments: '{"cut' },
        { type: 'tool-call', id: 't3', name: 'h', arguments: '' },
      ],
      { reason: 'tool_calls' },
    ),
  );
  t.equal(
    stringifyJson(message),
    stringifyJson({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [
        { type: 'thinking', thinking: 'Hm.', signature: 'sig' },
        { type: 'thinking', thinking: 'unsigned', signature: 'sluice:unsigned' },
        { type: 'redacted_thinking', data: 'xyz' },
        { type: 'text', text: 'Hi' },
        { type: 'tool_use', id: 't1', name: 'f', input: parseJson('{"id":12345678901234567890}') },
        { type: 'tool_use', id: 't2', name: 'g', input: { arguments: '{"cut' } },
        { type: 'tool_use', id: 't3', name: 'h', input: {} },
      ],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 6, cache_creation_input_tokens: 0, cache_read_input_tokens: 3, output_tokens: 4 },
    }),
  );
});

await test('a whole message has its opaque blocks in their original positions', async (t) => {
  const block = (value: JsonValue): ContentBlock => ({ type: 'opaque', dialect: 'anthropic-messages', value });
  const message = whole(
    answerOf([
      { type: 'text', text: 'I search.' },
      block({ type: 'content_block_start', content_block: { type: 'server_tool_use', id: 's', input: {} } }),
      block({ type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '{"q":' } }),
      block({ type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '1}' } }),
      block({ type: 'content_block_stop' }),
      { type: 'opaque', dialect: 'openai-chat', value: {} },
      { type: 'text', text: 'Fou' },
      block({ type: 'content_block_delta', delta: { type: 'citations_delta', citation: { n: 1 } } }),
      { type: 'text', text: 'nd' },
      block({ type: 'content_block_delta', delta: { type: 'citations_delta', citation: { n: 2 } } }),
      block({ type: 'content_block_start', content_block: { type: 'text', text: '' } }),
      { type: 'text', text: '.' },
      block({ type: 'content_block_start', content_block: { type: 'compaction', content: '' } }),
      block({ type: 'content_block_delta', delta: { type: 'compaction_delta', content: 'ab' } }),
      block({ type: 'content_block_delta', delta: { type: 'compaction_delta', content: 'c' } }),
      block({ type: 'content_block_stop' }),
      block({ type: 'content_block_start', content_block: { type: 'tool_use', id: 't', toolset_name: 'browser' } }),
      { type: 'tool-call', id: 't', name: 'f', arguments: '{}' },
      block({ type: 'message_delta', delta: { container: { id: 'c' } } }),
      block({ type: 'event_of_tomorrow' }),
    ]),
  );
  t.match(message, { container: { id: 'c' }, stop_reason: 'tool_use' });
  t.strictSame((message as { content: unknown }).content, [
    { type: 'text', text: 'I search.' },
    { type: 'server_tool_use', id: 's', input: { q: 1 } },
    { type: 'text', text: 'Found', citations: [{ n: 1 }, { n: 2 }] },
    { type: 'text', text: '.' },
    { type: 'compaction', content: 'abc' },
    { type: 'tool_use', id: 't', name: 'f', input: {}, toolset_name: 'browser' },
  ]);
});

const context = { id: 'request-1', traceId: '0'.repeat(32) };

const errors: readonly (readonly [string, number, number, string])[] = [
  ['GW_REQUEST_INVALID', 400, 400, 'invalid_request_error'],
  ['GW_AUTH_INVALID_KEY', 401, 401, 'authentication_error'],
  ['GW_BILLING', 402, 402, 'billing_error'],
  ['GW_CONNECTION_DISABLED', 403, 403, 'permission_error'],
  ['GW_MODEL_UNKNOWN', 400, 404, 'not_found_error'],
  ['GW_ROUTE_UNKNOWN', 404, 404, 'not_found_error'],
  ['GW_REQUEST_TOO_LARGE', 413, 413, 'request_too_large'],
  ['GW_SPENDING_LIMIT_REACHED', 429, 429, 'rate_limit_error'],
  ['GW_INTERNAL', 500, 500, 'api_error'],
  ['GW_PROVIDER_BAD_ANSWER', 502, 502, 'api_error'],
  ['GW_UPSTREAM_TIMEOUT', 504, 504, 'timeout_error'],
  ['GW_PROVIDER_FAILED', 529, 529, 'overloaded_error'],
];

await test("every status is mapped to the dialect's error type", async (t) => {
  for (const [code, status, seen, type] of errors) {
    const encoded = messagesDialect.error(new GatewayError({ code, status, message: 'Why.', field: 'model' }), context);
    t.equal(encoded.status, seen, code);
    t.strictSame(encoded.headers, { 'request-id': 'request-1' }, code);
    const error = { type, message: 'Why.', details: { error_code: code, field: 'model' } };
    t.strictSame(encoded.body, { type: 'error', error, request_id: 'request-1' }, code);
  }
});

await test("a provider's own error body is passed on unchanged if it has this dialect", async (t) => {
  const body = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' }, request_id: 'req_9' };
  const failed = (dialect: string): GatewayError =>
    new GatewayError({ code: 'GW_X', status: 529, message: 'm', upstream: { provider: 'p', dialect, body } });
  t.equal(messagesDialect.error(failed('anthropic-messages'), context).body, body);
  t.match(messagesDialect.error(failed('openai-chat'), context).body, { error: { message: 'm' } });
  const encoder = messagesDialect.encode(call, exchange);
  t.equal(encoder.error(failed('anthropic-messages')), `event: error\ndata: ${stringifyJson(body)}\n\n`);
});

/** The official SDK with a function as its server. */
function sdk(answer: () => Response): Anthropic {
  const answering = async (): Promise<Response> => answer();
  return new Anthropic({ apiKey: 'k', baseURL: 'http://gateway.test', maxRetries: 0, fetch: answering });
}

const ask = { model: 'm', max_tokens: 10, messages: [{ role: 'user' as const, content: 'Hi' }] };

function streamed(bytes: string): Response {
  const headers = { 'content-type': 'text/event-stream', ...messagesDialect.answerHeaders?.(exchange) };
  return new Response(bytes, { headers });
}

await test('the official SDK parses the stream', async (t) => {
  const bytes = write(
    start,
    usage(20, 1, { cachedInputTokens: 5 }),
    { type: 'reasoning', choice: 0, text: 'Hm.', signature: 'sig' },
    text('Hello '),
    text('there.'),
    toolCall(0),
    toolArguments(0, '{"city":"Pa'),
    toolArguments(0, 'ris"}'),
    usage(20, 9, { cachedInputTokens: 5 }),
    finish({ reason: 'tool_calls' }),
  );
  const ping = messagesDialect.encode(call, exchange).heartbeat;
  const stream = sdk(() => streamed(ping + bytes.replace('event: content_block_stop', `${ping}$&`))).messages.stream(
    ask,
  );
  const message = await stream.finalMessage();
  t.equal(stream.request_id, 'request-1');
  t.match(message, {
    id: 'msg_1',
    model: 'm',
    role: 'assistant',
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 15, cache_read_input_tokens: 5, output_tokens: 9 },
    content: [
      { type: 'thinking', thinking: 'Hm.', signature: 'sig' },
      { type: 'text', text: 'Hello there.' },
      { type: 'tool_use', id: 't0', name: 'f0', input: { city: 'Paris' } },
    ],
  });
});

await test('the official SDK parses the whole message and the request id', async (t) => {
  const body = stringifyJson(whole(answerOf([{ type: 'text', text: 'Hi' }])));
  const headers = { 'content-type': 'application/json', ...messagesDialect.answerHeaders?.(exchange) };
  const { data, request_id } = await sdk(() => new Response(body, { headers }))
    .messages.create(ask)
    .withResponse();
  t.equal(request_id, 'request-1');
  t.match(data, { content: [{ type: 'text', text: 'Hi' }], stop_reason: 'end_turn' });
});

const sdkErrors = [
  [400, Anthropic.BadRequestError],
  [401, Anthropic.AuthenticationError],
  [403, Anthropic.PermissionDeniedError],
  [404, Anthropic.NotFoundError],
  [429, Anthropic.RateLimitError],
  [502, Anthropic.InternalServerError],
] as const;

await test('a conversation that is too long for any provider’s model is said to be so in the words that agents look for', async (t) => {
  const said = (message: string, dialect: string, reason?: 'context-length'): unknown => {
    const body = { type: 'error', error: { type: 'invalid_request_error', message } };
    const upstream = { provider: 'p', dialect, body, ...(reason && { reason }) };
    const error = new GatewayError({ code: 'GW_PROVIDER_REFUSED', status: 400, message, upstream });
    return (messagesDialect.error(error, context).body as { error: { message: string } }).error.message;
  };
  const [foreign, own] = ["This model's maximum context length is 9.", 'prompt is too long: 10 tokens > 9 maximum'];
  for (const dialect of ['openai-chat', 'anthropic-messages']) {
    t.equal(said(foreign, dialect, 'context-length'), `prompt is too long: ${foreign}`);
    t.equal(said(own, dialect, 'context-length'), own);
    t.equal(said(foreign, dialect), foreign);
  }
});

await test('the official SDK throws its typed errors, with type, code and request id', async (t) => {
  for (const [status, ErrorClass] of sdkErrors) {
    const error = new GatewayError({ code: 'GW_SAMPLE', status, message: 'Because.' });
    const { body, headers } = messagesDialect.error(error, context);
    const reply = (): Response => Response.json(body, { status, headers: { ...headers } });
    const raised = await sdk(reply)
      .messages.create(ask)
      .catch((cause: unknown) => cause);
    if (!(raised instanceof ErrorClass)) throw new Error(`${status} raised ${String(raised)}`);
    t.match(raised, { status, apiMessage: 'Because.', errorCode: 'GW_SAMPLE', requestID: 'request-1' });
  }
});

await test('the official SDK throws an error that arrives in the middle of a stream', async (t) => {
  const encoder = messagesDialect.encode(call, exchange);
  const failure = new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 529, message: 'Overloaded.' });
  const bytes = encoder.part(start) + encoder.part(text('Hel')) + encoder.error(failure);
  const raised = await sdk(() => streamed(bytes))
    .messages.stream(ask)
    .finalMessage()
    .catch((cause: unknown) => cause);
  t.ok(raised instanceof Anthropic.APIError);
  t.match(raised, { type: 'overloaded_error', apiMessage: 'Overloaded.' });
});

const searching = {
  messages: [],
  tools: [
    {
      name: 'web_search',
      opaque: { dialect: 'anthropic-messages', value: { type: 'web_search_20250305', name: 'web_search' } },
    },
  ],
} as unknown as ChatCall;
const cite = (citation: object, back?: { from: number; to: number }): StreamPart => {
  return { type: 'citation', choice: 0, citation, ...(back && { back }) };
};
const webCitation = (url: string, title: string | null = null, cited_text = '') => {
  return { type: 'web_search_result_location', cited_text, encrypted_index: '', title, url };
};

function wholeFor(asking: ChatCall, ...parts: readonly StreamPart[]): unknown {
  return (whole(collected([start, ...parts, finish()]), asking) as { content: unknown }).content;
}

await test('citations of other providers are those of the text before them, which ends there if the client has asked for a search', async (t) => {
  const a = cite({ url: 'https://a.test', title: 'A', quote: 'Rain.' }, { from: 4, to: 0 });
  const b = cite({ url: 'https://b.test' });
  const file = cite({ title: 'x', fileId: 'f' });
  const parts = [
    start,
    text('It '),
    text('rains'),
    a,
    file,
    text(' Bye'),
    b,
    toolCall(0),
    toolArguments(0, '{}'),
    b,
    finish(),
  ];
  const written = (asking: ChatCall) => outline(writeFor(asking, ...parts)).slice(1, -2);
  const location = (...of: Parameters<typeof webCitation>) => JSON.stringify(webCitation(...of));
  const first = [
    'start 0 text',
    'text_delta 0 "It "',
    'text_delta 0 "rains"',
    `citations_delta 0 ${location('https://a.test', 'A', 'Rain.')}`,
  ];
  const tool = (index: number) => [`start ${index} tool_use`, `input_json_delta ${index} "{}"`, `stop ${index}`];
  t.strictSame(written(searching), [
    ...first,
    'stop 0',
    'start 1 text',
    'text_delta 1 " Bye"',
    `citations_delta 1 ${location('https://b.test')}`,
    'stop 1',
    ...tool(2),
  ]);
  t.strictSame(written(call), [
    ...first,
    'text_delta 0 " Bye"',
    `citations_delta 0 ${location('https://b.test')}`,
    'stop 0',
    ...tool(1),
  ]);
});

await test('a whole text is divided where its citations begin and end, never within a character, and no piece is white space', async (t) => {
  const said = ' It rains. \n🎉 Yes';
  const at = (of: string): { from: number; to: number } => {
    const from = said.length - said.indexOf(of);
    return { from, to: from - of.length };
  };
  const [a, b, c] = ['https://a.test', 'https://b.test', 'https://c.test'] as const;
  const half = { from: said.length - said.indexOf('🎉') - 1, to: 3 };
  const parts = [
    text(said),
    cite({ url: a }, at('It rains.')),
    cite({ url: b }, at('rains.')),
    cite({ url: b }, half),
    cite({ url: c }),
    cite({ title: 'no page' }, at('Yes')),
  ];
  t.strictSame(wholeFor(searching, ...parts), [
    { type: 'text', text: ' It ', citations: [webCitation(a)] },
    { type: 'text', text: 'rains. \n', citations: [webCitation(a), webCitation(b)] },
    { type: 'text', text: '🎉 ', citations: [webCitation(b)] },
    { type: 'text', text: 'Yes', citations: [webCitation(c)] },
  ]);
  t.strictSame(wholeFor(call, ...parts), [
    { type: 'text', text: said, citations: [a, b, b, c].map((url) => webCitation(url)) },
  ]);
  t.strictSame(
    wholeFor(searching, text('Hi'), cite({ url: a }, { from: 2, to: 2 }), cite({ url: b }, { from: 0, to: 0 })),
    [{ type: 'text', text: 'Hi', citations: [webCitation(a), webCitation(b)] }],
  );
});

await test('pieces of documents are cited in the form of the dialect, which divides the text if the client wants its documents cited', async (t) => {
  const file = { type: 'file', source: { kind: 'text', text: 'x' } };
  const asking = (extras: object): ChatCall =>
    ({ messages: [{ role: 'user', content: [{ ...file, extras }] }] }) as unknown as ChatCall;
  const wanted = asking({ citations: { enabled: true } });
  const at = (unit: string) => ({ title: 'Weather', quote: 'Rain.', place: { document: 1, unit, start: 2, end: 3 } });
  const about = { cited_text: 'Rain.', document_title: 'Weather', file_id: null };
  const page = { type: 'page_location', document_index: 1, start_page_number: 2, end_page_number: 3, ...about };
  const letters = { type: 'char_location', document_index: 1, start_char_index: 2, end_char_index: 3, ...about };
  const block = {
    type: 'content_block_location',
    document_index: 1,
    start_block_index: 2,
    end_block_index: 3,
    ...about,
  };
  const parts = [
    text('It rains.'),
    cite(at('page'), { from: 9, to: 0 }),
    cite({ ...at('character'), title: undefined }, { from: 9, to: 0 }),
    text(' Bye.'),
    cite(at('block'), { from: 5, to: 0 }),
  ];
  t.strictSame(wholeFor(wanted, ...parts), [
    { type: 'text', text: 'It rains.', citations: [page, { ...letters, document_title: null }] },
    { type: 'text', text: ' Bye.', citations: [block] },
  ]);
  t.match(wholeFor(asking({ citations: { enabled: false } }), ...parts), { length: 1 });
  const streamed = outline(writeFor(wanted, start, ...parts, finish())).filter((line) =>
    /^(?:start|citations)/.test(line),
  );
  t.strictSame(streamed, [
    'start 0 text',
    ...[page, { ...letters, document_title: null }].map((each) => `citations_delta 0 ${inOrder(each)}`),
    'start 1 text',
    `citations_delta 1 ${inOrder(block)}`,
  ]);
});

/** Members in the order in which they are written. */
function inOrder(citation: object): string {
  const { cited_text, document_title, file_id, ...where } = citation as Record<string, unknown>;
  return JSON.stringify({ ...where, cited_text, document_title, file_id });
}
