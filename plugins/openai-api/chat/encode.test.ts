import { test } from 'tap';
import {
  type AnswerEncoder,
  type ChatCall,
  type CollectedAnswer,
  type EmbeddingCall,
  type Exchange,
  GatewayError,
  type JsonObject,
  SseDecoder,
  type StreamPart,
} from '../../../core/api/index.js';
import { collected } from '../../../core/testkit/sample-call.js';
import { embeddingsDialect } from '../embeddings-dialect.js';
import { openaiError } from '../openai-error.js';
import { chatDialect } from './chat-dialect.js';

const exchange = { id: 'e-1', receivedAt: 1_700_000_000_500 } as Exchange;
const start: StreamPart = { type: 'start', id: 'c', model: 'm', created: 9 };
const stop: StreamPart = { type: 'finish', choice: 0, reason: 'stop' };

function encoderFor(body: JsonObject = {}): AnswerEncoder {
  const fields = { model: 'asked', messages: [{ role: 'user', content: 'Hi' }], ...body };
  const call = { ...chatDialect.decode(fields, exchange), source: { body: fields } } as unknown as ChatCall;
  return chatDialect.encode(call, exchange);
}

function written(parts: readonly StreamPart[], body: JsonObject = {}): string {
  const encoder = encoderFor({ stream: true, ...body });
  return parts.map((part) => encoder.part(part)).join('') + encoder.end();
}

/** The JSON of each event except the last, which must be the end marker. */
function chunks(parts: readonly StreamPart[], body: JsonObject = {}): unknown[] {
  const events = written(parts, body).split('\n\n');
  if (events.pop() !== '' || events.pop() !== 'data: [DONE]') throw new Error('The stream does not end as it must.');
  return events.map((event) => JSON.parse(event.replace(/^data: /, '')) as unknown);
}

function deltas(parts: readonly StreamPart[], body: JsonObject = {}): unknown[] {
  return chunks(parts, body).map((chunk) => (chunk as { choices: { delta: unknown }[] }).choices[0]?.delta);
}

interface ChunkChoice {
  readonly index: number;
  readonly delta: { readonly role?: string };
  readonly finish_reason: string | null;
}

const role = { role: 'assistant', content: '', refusal: null };
const silentRole = { ...role, content: null };

await test('no character in an answer makes a client see two lines instead of one', async (t) => {
  const said = 'a\u2028b\u2029c\u0085d\re';
  const parts: readonly StreamPart[] = [
    { ...start, model: said },
    { type: 'reasoning', choice: 0, text: said, signature: said },
    { type: 'text', choice: 0, text: said, logprobs: [{ token: said }] },
    { type: 'refusal', choice: 0, text: said },
    { type: 'tool-call', choice: 0, index: 0, id: said, name: said },
    { type: 'tool-arguments', choice: 0, index: 0, text: said },
    stop,
  ];
  t.notMatch(written(parts), /[\u0085\u2028\u2029\r]/);
  t.match(deltas([start, { type: 'text', choice: 0, text: said }]), [role, { content: said }]);
});

await test('a text stream: role, text, finish reason, end marker', async (t) => {
  const parts: StreamPart[] = [start, { type: 'text', choice: 0, text: 'a\n"ü' }, stop];
  const head = { id: 'c', object: 'chat.completion.chunk', created: 9, model: 'm' };
  t.strictSame(chunks(parts), [
    { ...head, choices: [{ index: 0, delta: role, finish_reason: null }] },
    { ...head, choices: [{ index: 0, delta: { content: 'a\n"ü' }, finish_reason: null }] },
    { ...head, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  ]);
});

await test('nothing is written before the first content', async (t) => {
  const encoder = encoderFor({ stream: true });
  t.equal(encoder.part(start), '');
  t.equal(encoder.part({ type: 'usage', usage: { inputTokens: 1, outputTokens: 0 } }), '');
});

await test('usage is sent in a separate last chunk, and only if it was requested', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 0 } },
    { type: 'text', choice: 0, text: 'a' },
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 2, cachedInputTokens: 1, reasoningTokens: 1 } },
    stop,
  ];
  t.notMatch(written(parts), 'usage');
  const asked = chunks(parts, { stream_options: { include_usage: true } }) as { choices: unknown[]; usage: unknown }[];
  t.strictSame(asked.map(({ usage }) => usage).slice(0, -1), [null, null, null]);
  t.strictSame(asked.at(-1)?.choices, []);
  t.strictSame(asked.at(-1)?.usage, {
    prompt_tokens: 1,
    completion_tokens: 2,
    total_tokens: 3,
    prompt_tokens_details: { cached_tokens: 1 },
    completion_tokens_details: { reasoning_tokens: 1 },
  });
});

await test('the provider’s own usage object is sent if its counts are equal, and dropped otherwise', async (t) => {
  const raw = {
    prompt_tokens: 1,
    completion_tokens: 2,
    total_tokens: 3,
    prompt_tokens_details: { audio_tokens: 1 },
    x: 5,
  };
  const body = { stream_options: { include_usage: true } };
  const usageOf = (outputTokens: number): unknown => {
    const usage: StreamPart = { type: 'usage', usage: { inputTokens: 1, outputTokens, cachedInputTokens: 0, raw } };
    return (chunks([start, usage, stop], body).at(-1) as { usage: unknown }).usage;
  };
  t.strictSame(usageOf(2), { ...raw, prompt_tokens_details: { audio_tokens: 1, cached_tokens: 0 } });
  t.strictSame(usageOf(4), {
    prompt_tokens: 1,
    completion_tokens: 4,
    total_tokens: 5,
    prompt_tokens_details: { cached_tokens: 0 },
  });
});

await test('id, type and name of a tool call are only in its first delta', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'tool-call', choice: 0, index: 0, id: 'x', name: 'f' },
    { type: 'tool-arguments', choice: 0, index: 0, text: '{"a":' },
    { type: 'tool-arguments', choice: 0, index: 0, text: '1}' },
    { type: 'tool-call', choice: 0, index: 1, id: 'y', name: 'g', extras: { extra_content: { a: 1 } } },
    { type: 'finish', choice: 0, reason: 'tool_calls' },
  ];
  t.strictSame(deltas(parts), [
    silentRole,
    { tool_calls: [{ index: 0, id: 'x', type: 'function', function: { name: 'f', arguments: '' } }] },
    { tool_calls: [{ index: 0, function: { arguments: '{"a":' } }] },
    { tool_calls: [{ index: 0, function: { arguments: '1}' } }] },
    {
      tool_calls: [
        { index: 1, id: 'y', type: 'function', function: { name: 'g', arguments: '' }, extra_content: { a: 1 } },
      ],
    },
    {},
  ]);
});

await test('calls of custom tools and of legacy functions are encoded in their own form', async (t) => {
  const parts = (name: string): StreamPart[] => [
    start,
    { type: 'tool-call', choice: 0, index: 0, id: 'x', name },
    { type: 'tool-arguments', choice: 0, index: 0, text: 'in' },
    { type: 'tool-call', choice: 0, index: 1, id: 'y', name },
    { type: 'finish', choice: 0, reason: 'tool_calls' },
  ];
  const tools = [{ type: 'custom', custom: { name: 'sql' } }];
  t.strictSame(deltas(parts('sql'), { tools }).slice(1, 3), [
    { tool_calls: [{ index: 0, id: 'x', type: 'custom', custom: { name: 'sql', input: '' } }] },
    { tool_calls: [{ index: 0, custom: { input: 'in' } }] },
  ]);
  const functions = [{ name: 'f' }];
  const legacy = chunks(parts('f'), { functions });
  t.strictSame(deltas(parts('f'), { functions }), [
    silentRole,
    { function_call: { name: 'f', arguments: '' } },
    { function_call: { arguments: 'in' } },
    {},
  ]);
  t.match(legacy.at(-1), { choices: [{ finish_reason: 'function_call' }] });
});

await test('reasoning, its signature, refusals, log probabilities and the dialect’s own members', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'reasoning', choice: 0, text: 'Hmm' },
    { type: 'reasoning', choice: 0, text: '', signature: 's' },
    { type: 'reasoning', choice: 0, text: '', encrypted: 'x' },
    { type: 'refusal', choice: 0, text: 'No' },
    { type: 'opaque', dialect: 'openai-chat', choice: 0, value: { delta: { annotations: [1] } } },
    { type: 'opaque', dialect: 'anthropic-messages', choice: 0, value: { delta: { secret: 1 } } },
    { type: 'opaque', dialect: 'openai-chat', choice: 0, value: { answer: { service_tier: 'flex' } } },
    { type: 'text', choice: 0, text: 'a', logprobs: { content: [{ token: 'a' }] } },
    stop,
  ];
  t.strictSame(deltas(parts), [
    silentRole,
    { reasoning_content: 'Hmm' },
    {
      reasoning_details: [{ type: 'reasoning.text', text: '', signature: 's', index: 0 }],
      thinking_blocks: [{ type: 'thinking', thinking: 'Hmm', signature: 's', index: 0 }],
    },
    {
      reasoning_details: [{ type: 'reasoning.encrypted', data: 'x', index: 1 }],
      thinking_blocks: [{ type: 'redacted_thinking', data: 'x', index: 1 }],
    },
    { refusal: 'No' },
    { annotations: [1] },
    { content: 'a' },
    {},
  ]);
  const all = chunks(parts);
  t.match(all[6], { service_tier: 'flex', choices: [{ logprobs: { content: [{ token: 'a' }] } }] });
  t.notHas(all[1], { service_tier: String });
});

await test('each choice has its own role and finish reason', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'text', choice: 1, text: 'b' },
    { type: 'text', choice: 0, text: 'a' },
    { type: 'finish', choice: 1, reason: 'length' },
    { type: 'finish', choice: 0, reason: 'content_filter' },
    { type: 'finish', choice: 2, reason: 'stop' },
  ];
  const seen = chunks(parts).flatMap((chunk) => (chunk as { choices: ChunkChoice[] }).choices);
  t.strictSame(
    seen.map(({ index, delta, finish_reason: reason }) => [index, delta.role, reason]),
    [
      [1, 'assistant', null],
      [1, undefined, null],
      [0, 'assistant', null],
      [0, undefined, null],
      [1, undefined, 'length'],
      [0, undefined, 'content_filter'],
      [2, 'assistant', null],
      [2, undefined, 'stop'],
    ],
  );
});

await test('finish reasons are always those of the dialect, not the provider’s own values', async (t) => {
  const words = { stop: 'stop', length: 'length', tool_calls: 'tool_calls', content_filter: 'content_filter' };
  for (const [reason, word] of Object.entries({ ...words, error: 'error', other: 'stop' })) {
    const finish = { type: 'finish', choice: 0, reason, raw: 'end_turn' } as StreamPart;
    t.match(chunks([start, finish]).at(-1), { choices: [{ finish_reason: word }] });
  }
});

await test('members that the provider omits are added, because clients rely on them', async (t) => {
  const nameless: StreamPart = { type: 'start', id: '', model: '', created: 0 };
  t.match(chunks([nameless, stop])[0], { id: 'chatcmpl-e-1', model: 'asked', created: 1_700_000_000 });
});

await test('a member of the answer that comes again, as in a loop of functions, is in each chunk once', async (t) => {
  const served = (tier: string): StreamPart => ({
    type: 'opaque',
    dialect: 'openai-chat',
    choice: 0,
    value: { answer: { service_tier: tier, provider: 'p' } },
  });
  const text = written([start, served('flex'), { type: 'text', choice: 0, text: 'a' }, served('default'), stop]);
  const events = text.split('\n\n').filter((event) => event.includes('"choices"'));
  t.strictSame(
    events.map((event) => event.match(/"service_tier":"\w+"/g)),
    [['"service_tier":"flex"'], ['"service_tier":"flex"'], ['"service_tier":"default"']],
  );
  t.end();
});

await test('long members of the answer are told once, in a chunk of their own, and take the place of earlier ones', async (t) => {
  const told = (answer: JsonObject): StreamPart => ({
    type: 'opaque',
    dialect: 'openai-chat',
    choice: 0,
    value: { answer },
  });
  const text = (said: string): StreamPart => ({ type: 'text', choice: 0, text: said });
  const sources = 'x'.repeat(5_000);
  const short = { provider: 'p', sources: 'y' };
  const parts = [start, told(short), text('a'), told({ sources }), text('b'), told({ tier: 1 }), text('c'), stop];
  const seen = (chunks(parts) as { choices: unknown[] }[]).map(({ choices, ...members }) => [choices.length, members]);
  const head = { id: 'c', object: 'chat.completion.chunk', created: 9, model: 'm' };
  t.strictSame(seen, [
    ...[1, 1].map((count) => [count, { ...head, ...short }]),
    [0, { ...head, provider: 'p', sources }],
    [1, head],
    ...[1, 1].map((count) => [count, { ...head, tier: 1 }]),
  ]);
  t.end();
});

await test('a whole answer', async (t) => {
  const third = [3];
  const answer: CollectedAnswer = {
    start,
    choices: [
      {
        index: 0,
        content: [
          { type: 'reasoning', text: 'Hmm', signature: 's' },
          { type: 'text', text: 'a' },
          {
            type: 'opaque',
            dialect: 'openai-chat',
            value: { delta: { annotations: [1], audio: { id: 'x', data: 'A' } } },
          },
          { type: 'opaque', dialect: 'openai-chat', value: { delta: { annotations: [2], audio: { data: 'B' } } } },
          { type: 'opaque', dialect: 'openai-chat', value: { delta: { annotations: third } } },
          { type: 'opaque', dialect: 'openai-chat', value: { answer: { service_tier: 'flex' } } },
          { type: 'text', text: 'b' },
          { type: 'tool-call', id: 'x', name: 'f', arguments: '{}', extras: { extra_content: { a: 1 } } },
        ],
        finish: { type: 'finish', choice: 0, reason: 'tool_calls' },
        logprobs: [
          { content: [1], refusal: null },
          { content: [2], refusal: null, isPrototypeOf: [3] },
        ],
      },
      {
        index: 1,
        content: [{ type: 'text', text: 'No', refusal: true }],
        finish: { type: 'finish', choice: 1, reason: 'stop' },
        logprobs: [],
      },
    ],
    embeddings: [],
    usage: { inputTokens: 1, outputTokens: 2 },
  };
  t.strictSame(JSON.parse(JSON.stringify(encoderFor().whole(answer))), {
    id: 'c',
    object: 'chat.completion',
    created: 9,
    model: 'm',
    system_fingerprint: null,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: 'ab',
          refusal: null,
          reasoning_content: 'Hmm',
          reasoning_details: [{ type: 'reasoning.text', text: 'Hmm', signature: 's' }],
          thinking_blocks: [{ type: 'thinking', thinking: 'Hmm', signature: 's' }],
          tool_calls: [
            { id: 'x', type: 'function', function: { name: 'f', arguments: '{}' }, extra_content: { a: 1 } },
          ],
          annotations: [1, 2, 3],
          audio: { id: 'x', data: 'AB' },
        },
        logprobs: { content: [1, 2], refusal: null, isPrototypeOf: [3] },
        finish_reason: 'tool_calls',
      },
      { index: 1, message: { role: 'assistant', content: null, refusal: 'No' }, logprobs: null, finish_reason: 'stop' },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
    service_tier: 'flex',
  });
  t.strictSame(third, [3], 'the part itself is not changed');
});

await test('a whole answer without content has an empty text, and calls are encoded in the client’s form', async (t) => {
  const whole = (content: CollectedAnswer['choices'][number]['content'], body: JsonObject): unknown => {
    const finish = { type: 'finish', choice: 0, reason: 'tool_calls' } as const;
    const choices = [{ index: 0, content, finish, logprobs: [] }];
    return encoderFor(body).whole({
      start: start as CollectedAnswer['start'],
      choices,
      embeddings: [],
      usage: undefined,
    });
  };
  const call = { type: 'tool-call', id: 'x', name: 'f', arguments: 'in' } as const;
  t.match(whole([], {}), { choices: [{ message: { content: '' } }] });
  t.match(whole([call], { tools: [{ type: 'custom', custom: { name: 'f' } }] }), {
    choices: [
      { message: { content: null, tool_calls: [{ id: 'x', type: 'custom', custom: { name: 'f', input: 'in' } }] } },
    ],
  });
  t.match(whole([call], { functions: [{ name: 'f' }] }), {
    choices: [{ message: { function_call: { name: 'f', arguments: 'in' } }, finish_reason: 'function_call' }],
  });
});

function error(fields: Partial<ConstructorParameters<typeof GatewayError>[0]>): unknown {
  return openaiError(new GatewayError({ code: 'GW_X', status: 500, message: 'M', ...fields }), { id: '', traceId: '' });
}

await test('errors have the type that the SDKs look at, and keep the gateway’s code', async (t) => {
  const cases: readonly [number, string][] = [
    [400, 'invalid_request_error'],
    [401, 'authentication_error'],
    [403, 'permission_error'],
    [404, 'not_found_error'],
    [413, 'invalid_request_error'],
    [429, 'rate_limit_error'],
    [500, 'api_error'],
    [504, 'api_error'],
  ];
  for (const [status, type] of cases) {
    t.strictSame(error({ status }), { body: { error: { message: 'M', type, param: null, code: 'GW_X' } } });
  }
  t.match(error({ status: 400, field: 'n' }), { body: { error: { param: 'n' } } });
  t.match(error({ status: 429, code: 'GW_SPENDING_LIMIT_REACHED' }), {
    body: { error: { type: 'insufficient_quota', code: 'GW_SPENDING_LIMIT_REACHED' } },
  });
  t.match(error({ status: 429, retryAfter: 300 }), { body: { error: { type: 'rate_limit_error' } } });
  t.match(error({ status: 429, retryAfter: 301 }), { body: { error: { type: 'insufficient_quota' } } });
  t.match(error({ status: 400, code: 'GW_MODEL_UNKNOWN', field: 'model' }), {
    status: 404,
    body: { error: { type: 'invalid_request_error', code: 'model_not_found', param: 'model' } },
  });
});

await test('the provider’s own error body is passed on if it has this dialect, and encoded otherwise', async (t) => {
  const body = { error: { message: 'Theirs', type: 'x', param: null, code: 'y' }, more: 1 };
  const upstream = { provider: 'p', status: 400, body };
  t.strictSame(error({ upstream: { ...upstream, dialect: 'openai-chat' } }), { body });
  t.match(error({ upstream: { ...upstream, dialect: 'anthropic-messages' } }), { body: { error: { message: 'M' } } });
  t.match(error({ upstream: { provider: 'p', dialect: 'openai-chat' } }), { body: { error: { message: 'M' } } });
  const tooLong = { ...upstream, dialect: 'anthropic-messages', reason: 'context-length' } as const;
  t.match(error({ status: 400, upstream: tooLong }), {
    body: { error: { message: 'M', code: 'context_length_exceeded' } },
  });
});

await test('an error in the middle of a stream is a separate event whose type follows its data, without an end marker after it', async (t) => {
  const event = encoderFor({ stream: true }).error(new GatewayError({ code: 'GW_X', status: 502, message: 'M\n' }));
  t.equal(event, 'data: {"error":{"message":"M\\n","type":"api_error","param":null,"code":"GW_X"}}\nevent: error\n\n');
});

await test('embeddings are encoded as floats or as little-endian 32-bit floats in base64', async (t) => {
  const answer: CollectedAnswer = {
    start: { type: 'start', id: 'x', model: 'e', created: 1 },
    choices: [],
    embeddings: [{ type: 'embedding', index: 0, vector: [0.5, -1.25] }],
    usage: { inputTokens: 3, outputTokens: 0 },
  };
  const list = (embedding: unknown): unknown => ({
    object: 'list',
    data: [{ object: 'embedding', index: 0, embedding }],
    model: 'e',
    usage: { prompt_tokens: 3, total_tokens: 3 },
  });
  for (const [encoding, expected] of [
    ['float', [0.5, -1.25]],
    ['base64', 'AAAAPwAAoL8='],
  ] as const) {
    const call = { kind: 'embedding', model: 'e', encoding } as EmbeddingCall;
    t.strictSame(embeddingsDialect(2).encode(call, exchange).whole(answer), list(expected));
  }
});

await test('a heartbeat ends no event, so that no client reads an event without data', (t) => {
  const { heartbeat } = encoderFor({ stream: true });
  const decoder = new SseDecoder();
  t.strictSame(decoder.push(Buffer.from(heartbeat)).events, []);
  const [event, ...others] = decoder.push(Buffer.from('data: {"a":1}\n\n')).events;
  t.equal(event?.data, '{"a":1}');
  t.equal(others.length, 0);
  t.end();
});

await test('citations are annotations: of a stream in one list at the end of each choice, with all members that clients require', async (t) => {
  const text = (choice: number, words: string): StreamPart => ({ type: 'text', choice, text: words });
  const cite = (choice: number, citation: object, back?: { from: number; to: number }): StreamPart => {
    return { type: 'citation', choice, citation, ...(back && { back }) };
  };
  const parts: readonly StreamPart[] = [
    start,
    text(0, 'It rains'),
    text(1, 'Other'),
    cite(0, { url: 'https://a.test', title: 'A', quote: 'Rain.' }, { from: 5, to: 0 }),
    text(0, '. Bye'),
    cite(0, { url: 'https://b.test' }, { from: 3, to: 0 }),
    cite(0, { title: 'a file', fileId: 'f' }),
    cite(1, { url: 'https://c.test' }),
    stop,
    { ...stop, choice: 1 },
  ];
  const annotation = (url: string, title: string, start_index: number, end_index: number) => {
    return { type: 'url_citation', url_citation: { url, title, start_index, end_index } };
  };
  const first = [annotation('https://a.test', 'A', 3, 8), annotation('https://b.test', 'https://b.test', 10, 13)];
  const second = [annotation('https://c.test', 'https://c.test', 0, 5)];
  const seen = deltas(parts);
  t.strictSame(seen.slice(-4), [{ annotations: first }, {}, { annotations: second }, {}]);
  const { choices } = encoderFor({ n: 2 }).whole(collected(parts)) as { choices: { message: JsonObject }[] };
  t.strictSame(
    choices.map(({ message }) => [message['content'], message['annotations']]),
    [
      ['It rains. Bye', first],
      ['Other', second],
    ],
  );
});

await test('pieces of a large member of the message are merged without copying it for each', (t) => {
  const first = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`k${at}`, at]));
  const pieces = Array.from({ length: 30_000 }, (_, at) => ({ [`k${at}`]: -at }));
  const parts = [first, ...pieces].map((audio): StreamPart => {
    return { type: 'opaque', dialect: 'openai-chat', choice: 0, value: { delta: { audio } } };
  });
  const start = { type: 'start', id: 'a', model: 'm', created: 1 } as const;
  const finish = { type: 'finish', choice: 0, reason: 'stop' } as const;
  const { choices } = encoderFor({}).whole(collected([start, ...parts, finish])) as {
    choices: { message: JsonObject }[];
  };
  t.match(choices[0]?.message['audio'], { k1: -1, k29999: -29_999 });
  t.equal(first['k1'], 1, 'what the provider has sent is not changed');
  t.end();
});
