import assert from 'node:assert/strict';
import { test } from 'tap';
import {
  AnswerCollector,
  type AnswerEncoder,
  type ChatCall,
  type CollectedAnswer,
  type ContentBlock,
  type Exchange,
  GatewayError,
  type JsonObject,
  type ModelInfo,
  SseDecoder,
  type SseEvent,
  type StreamPart,
} from '../../core/api/index.js';
import { nativeDialect } from './native-dialect.js';
import plugin from './plugin.js';
import { inferenceStream } from './route-examples.js';
import { codePoint, fc } from '../../test/fixtures/random.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const models: readonly ModelInfo[] = [];
const dialect = nativeDialect({ list: () => models, find: () => undefined });
const start: StreamPart = { type: 'start', id: 'answer-1', model: 'demo', created: 1_700_000_000 };

function encoder(changes: Partial<ChatCall> = {}): AnswerEncoder {
  const call = { kind: 'chat', model: 'demo', stream: true, includeUsage: true, ...changes } as ChatCall;
  return dialect.encode(call, { id: 'r', receivedAt: 0, trace: { traceId } } as Exchange);
}

/** The bytes that are written for these parts. */
function written(parts: readonly StreamPart[], changes?: Partial<ChatCall>): string {
  const answer = encoder(changes);
  return parts.map((part) => answer.part(part)).join('') + answer.end();
}

/** The events of a stream, however its bytes are split. */
function eventsOf(bytes: string, cuts: readonly number[] = []): readonly SseEvent[] {
  const buffer = Buffer.from(bytes);
  const edges = [...new Set([0, ...cuts.map((cut) => cut % buffer.length), buffer.length])].sort((a, b) => a - b);
  const decoder = new SseDecoder();
  const events = edges.slice(1).flatMap((edge, index) => decoder.push(buffer.subarray(edges[index], edge)).events);
  return [...events, ...decoder.end().events];
}

function jsonOf(bytes: string): readonly JsonObject[] {
  const data = eventsOf(bytes).map((event) => event.data);
  return data.filter((text) => text !== '[DONE]').map((text) => JSON.parse(text) as JsonObject);
}

function collected(content: readonly ContentBlock[], fields: Partial<CollectedAnswer> = {}): CollectedAnswer {
  const finish = { type: 'finish', choice: 0, reason: 'stop' } as const;
  return {
    start: { type: 'start', id: 'answer-1', model: 'demo', created: 1_700_000_000 },
    choices: [{ index: 0, content, finish, logprobs: [] }],
    embeddings: [],
    usage: { inputTokens: 3, outputTokens: 2 },
    ...fields,
  };
}

await test('an answer that is not streamed has the documented fields', async (t) => {
  t.strictSame(encoder().whole(collected([{ type: 'text', text: 'Hello.' }])), {
    id: 'answer-1',
    model: 'demo',
    created: 1_700_000_000,
    trace_id: traceId,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: [{ type: 'text', text: 'Hello.' }] },
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
  });
});

await test('the stream in the API description is what is sent', async (t) => {
  const answer = dialect.encode(
    { kind: 'chat', model: 'demo', stream: true, includeUsage: true } as ChatCall,
    { id: 'r', receivedAt: 0, trace: { traceId: '4bf92f3577b34da6a3ce929d0e0e4736' } } as Exchange,
  );
  const parts: readonly StreamPart[] = [
    { type: 'start', id: '01900000-0000-7000-8000-0000000000c1', model: 'demo', created: 1_767_605_400 },
    { type: 'text', choice: 0, text: 'A gate that' },
    { type: 'text', choice: 0, text: ' lets water through.' },
    { type: 'finish', choice: 0, reason: 'stop' },
    { type: 'usage', usage: { inputTokens: 14, outputTokens: 8 } },
  ];
  t.equal(parts.map((part) => answer.part(part)).join('') + answer.end(), inferenceStream);
});

await test('tool calls, reasoning and refusals are encoded in their fields, and numbers keep their digits', async (t) => {
  const big = '{"id":9007199254740993}';
  const blocks: readonly ContentBlock[] = [
    { type: 'reasoning', text: 'Hm.' },
    { type: 'text', text: 'I cannot.', refusal: true },
    { type: 'tool-call', id: 'c1', name: 'look_up', arguments: big },
    { type: 'tool-call', id: 'c2', name: 'now', arguments: '' },
  ];
  t.match(encoder().whole(collected(blocks)), {
    choices: [
      {
        message: {
          content: [{ type: 'text', text: 'I cannot.' }],
          reasoning: 'Hm.',
          tool_calls: [
            { id: 'c1', type: 'function', function: { name: 'look_up', arguments: big } },
            { id: 'c2', type: 'function', function: { name: 'now', arguments: '{}' } },
          ],
        },
      },
    ],
  });
});

await test('an answer with tool calls only still has its content, an empty array', async (t) => {
  const whole = encoder().whole(collected([{ type: 'tool-call', id: 'c', name: 'n', arguments: '{}' }])) as JsonObject;
  t.match(whole, { choices: [{ message: { content: { length: 0 } } }] });
});

await test('usage is always present, and includes cached and reasoning tokens if they are known', async (t) => {
  t.match(encoder().whole(collected([], { usage: undefined })), {
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  });
  const usage = { inputTokens: 10, outputTokens: 5, cachedInputTokens: 8, reasoningTokens: 4 };
  t.match(encoder({ includeUsage: false }).whole(collected([], { usage })), {
    usage: {
      total_tokens: 15,
      prompt_tokens_details: { cached_tokens: 8 },
      completion_tokens_details: { reasoning_tokens: 4 },
    },
  });
});

await test('only the four documented finish reasons are sent to clients', async (t) => {
  const reasons = { stop: 'stop', length: 'length', tool_calls: 'tool_calls', content_filter: 'content_filter' };
  for (const [reason, native] of Object.entries({ ...reasons, error: 'stop', other: 'stop' })) {
    const finish = { type: 'finish', choice: 0, reason } as StreamPart & { type: 'finish' };
    const choices = [{ index: 0, content: [], finish, logprobs: [] }];
    t.match(encoder().whole(collected([], { choices })), { choices: [{ finish_reason: native }] });
    t.match(jsonOf(written([start, finish]))[0], { choices: [{ finish_reason: native }] });
  }
});

await test('a stream consists of deltas, the finish reason, the usage and the end marker', async (t) => {
  const bytes = written([
    start,
    { type: 'text', choice: 0, text: 'Hel' },
    { type: 'text', choice: 0, text: 'lo.' },
    { type: 'usage', usage: { inputTokens: 3, outputTokens: 1 } },
    { type: 'finish', choice: 0, reason: 'stop' },
    { type: 'usage', usage: { inputTokens: 3, outputTokens: 2 } },
  ]);
  t.ok(bytes.endsWith('\n\ndata: [DONE]\n\n'));
  const common = { id: 'answer-1', model: 'demo', created: 1_700_000_000, trace_id: traceId };
  t.strictSame(jsonOf(bytes), [
    { ...common, choices: [{ index: 0, delta: { role: 'assistant', content: [{ type: 'text', text: 'Hel' }] } }] },
    { ...common, choices: [{ index: 0, delta: { content: [{ type: 'text', text: 'lo.' }] } }] },
    { ...common, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    { ...common, choices: [], usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 } },
  ]);
});

await test('nothing is written before the first content', async (t) => {
  const answer = encoder();
  t.equal(answer.part(start), '');
  t.equal(answer.part({ type: 'text', choice: 0, text: '' }), '');
  t.equal(answer.part({ type: 'reasoning', choice: 0, text: '', signature: 's' }), '');
  t.equal(answer.part({ type: 'opaque', dialect: 'other', choice: 0, value: {} }), '');
  t.match(
    answer.part({ type: 'finish', choice: 0, reason: 'stop' }),
    '"role":"assistant"',
    'even an empty answer has a role',
  );
});

await test('include_usage: false omits only the usage event', async (t) => {
  const parts: readonly StreamPart[] = [
    start,
    { type: 'text', choice: 0, text: 'x' },
    { type: 'finish', choice: 0, reason: 'stop' },
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 1 } },
  ];
  const without = written(parts, { includeUsage: false });
  t.notMatch(without, 'usage');
  t.ok(without.endsWith('data: [DONE]\n\n'));
  t.equal(jsonOf(written(parts)).length, jsonOf(without).length + 1);
});

await test('tool calls are streamed with their id first and their arguments after it', async (t) => {
  const deltas = jsonOf(
    written([
      start,
      { type: 'tool-call', choice: 0, index: 0, id: 'c1', name: 'a' },
      { type: 'tool-arguments', choice: 0, index: 0, text: '{"x":' },
      { type: 'tool-arguments', choice: 0, index: 0, text: '1}' },
      { type: 'tool-call', choice: 0, index: 1, id: 'c2', name: 'b' },
      { type: 'finish', choice: 0, reason: 'tool_calls' },
    ]),
  ).map(({ choices }) => (choices as readonly JsonObject[])[0]);
  t.strictSame(deltas.slice(0, -1), [
    {
      index: 0,
      delta: {
        role: 'assistant',
        tool_calls: [{ index: 0, id: 'c1', type: 'function', function: { name: 'a', arguments: '' } }],
      },
    },
    { index: 0, delta: { tool_calls: [{ index: 0, function: { arguments: '{"x":' } }] } },
    { index: 0, delta: { tool_calls: [{ index: 0, function: { arguments: '1}' } }] } },
    {
      index: 0,
      delta: { tool_calls: [{ index: 1, id: 'c2', type: 'function', function: { name: 'b', arguments: '' } }] },
    },
    { index: 0, delta: { tool_calls: [{ index: 1, function: { arguments: '{}' } }] } },
    { index: 0, delta: {}, finish_reason: 'tool_calls' },
  ]);
});

await test('an error in the middle of a stream is one error event, in the shape of the error body', async (t) => {
  const answer = encoder();
  const bytes = answer.part({ type: 'text', choice: 0, text: 'Hel' });
  const error = new GatewayError({
    code: 'GW_UPSTREAM_BROKEN',
    status: 502,
    message: 'The provider broke off.\nSorry.',
  });
  const last = eventsOf(bytes + answer.error(error)).at(-1);
  t.equal(last?.event, 'error');
  t.strictSame(JSON.parse(last?.data ?? ''), {
    error: 'Bad Gateway',
    message: 'The provider broke off.\nSorry.',
    code: 'GW_UPSTREAM_BROKEN',
  });
});

await test('a heartbeat is a comment', async (t) => {
  t.match(encoder().heartbeat, /^:.*\n\n$/);
  t.equal(eventsOf(encoder().heartbeat)[0]?.data, '');
});

await test('a client that splits lines at every Unicode line end parses the stream correctly', async (t) => {
  const text = 'a\u2028b\u2029c\u0085d\re\nf\u000bg';
  const bytes = written([start, { type: 'text', choice: 0, text }]);
  for (const end of ['\u0085', '\u2028', '\u2029', '\r', '\v']) t.notOk(bytes.includes(end));
  t.match(jsonOf(bytes)[0], { choices: [{ delta: { content: [{ text }] } }] });
});

/** Assembles the content of a stream as a client would. */
function assembled(events: readonly SseEvent[]): JsonObject {
  let text = '';
  let reasoning = '';
  let finish: unknown;
  let usage: unknown;
  const calls: { id: string; name: string; arguments: string }[] = [];
  for (const { data } of events) {
    if (data === '[DONE]') break;
    const event = JSON.parse(data) as { choices: readonly Delta[]; usage?: unknown };
    usage = event.usage ?? usage;
    for (const { delta, finish_reason: reason } of event.choices) {
      finish = reason ?? finish;
      text += delta.content?.map((block) => block.text).join('') ?? '';
      reasoning += delta.reasoning ?? '';
      for (const call of delta.tool_calls ?? []) {
        const known = (calls[call.index] ??= { id: call.id ?? '', name: call.function.name ?? '', arguments: '' });
        known.arguments += call.function.arguments ?? '';
      }
    }
  }
  return { text, reasoning, finish, usage, calls } as JsonObject;
}

interface Delta {
  readonly finish_reason?: string;
  readonly delta: {
    readonly content?: readonly { readonly text: string }[];
    readonly reasoning?: string;
    readonly tool_calls?: readonly {
      readonly index: number;
      readonly id?: string;
      readonly function: { readonly name?: string; readonly arguments?: string };
    }[];
  };
}

function piecesOf(text: string, cuts: readonly number[]): readonly string[] {
  const edges = [...new Set([0, ...cuts.map((cut) => cut % (text.length + 1)), text.length])].sort((a, b) => a - b);
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge));
}

await test('however parts and bytes are split, a stream has the same content as a whole answer', async (t) => {
  const anyText = fc.string({ unit: codePoint });
  const cuts = fc.array(fc.nat(), { maxLength: 6 });
  const answers = fc.record({ text: anyText, reasoning: anyText, calls: fc.array(anyText, { maxLength: 3 }), cuts });
  const sameAsWhole = ({
    text,
    reasoning,
    calls,
    cuts: at,
  }: typeof answers extends fc.Arbitrary<infer T> ? T : never) => {
    const usage = { inputTokens: 7, outputTokens: 11 };
    const parts: StreamPart[] = [
      start,
      ...piecesOf(reasoning, at).map((piece) => ({ type: 'reasoning', choice: 0, text: piece }) as const),
      ...piecesOf(text, at).map((piece) => ({ type: 'text', choice: 0, text: piece }) as const),
    ];
    for (const [index, name] of calls.entries()) {
      parts.push({ type: 'tool-call', choice: 0, index, id: `c${index}`, name });
      for (const piece of piecesOf(name, at)) parts.push({ type: 'tool-arguments', choice: 0, index, text: piece });
    }
    parts.push({ type: 'finish', choice: 0, reason: 'stop' }, { type: 'usage', usage });
    const blocks: ContentBlock[] = [{ type: 'reasoning', text: reasoning }];
    if (text !== '') blocks.push({ type: 'text', text });
    calls.forEach((name, index) => blocks.push({ type: 'tool-call', id: `c${index}`, name, arguments: name }));
    const body = JSON.parse(JSON.stringify(encoder().whole(collected(blocks, { usage })))) as WholeBody;
    const message = body.choices[0]?.message;
    const expected = {
      text: message?.content.map((block) => block.text).join(''),
      reasoning: message?.reasoning ?? '',
      finish: body.choices[0]?.finish_reason,
      usage: body.usage,
      calls: message?.tool_calls?.map((call) => ({ id: call.id, ...call.function })) ?? [],
    };
    assert.deepStrictEqual(assembled(eventsOf(written(parts), at)), expected);
  };
  fc.assert(fc.property(answers, sameAsWhole), { numRuns: 500 });
  t.pass();
});

interface WholeBody {
  readonly usage: unknown;
  readonly choices: readonly {
    readonly finish_reason: string;
    readonly message: {
      readonly content: readonly { readonly text: string }[];
      readonly reasoning?: string;
      readonly tool_calls?: readonly { readonly id: string; readonly function: { name: string; arguments: string } }[];
    };
  }[];
}

await test('the plugin offers both operations, with a key and a connection, in the native dialect', async (t) => {
  const catalog = { list: () => models, find: () => undefined };
  const config = plugin.config.parse({});
  const { routes } = await plugin.setup({ id: 'inference', config, services: { catalog }, log: undefined as never });
  t.match(routes, [
    { method: 'POST', path: '/v1/inference/chat', access: { kind: 'connection-key' }, dialect: { name: 'native' } },
    {
      method: 'POST',
      path: '/v1/inference/completion',
      access: { kind: 'connection-key' },
      dialect: { name: 'native' },
    },
  ]);
  t.throws(() => plugin.config.parse({ oops: 1 }), 'unknown settings are refused');
});

await test('citations have the place in the text to which they belong', async (t) => {
  const cite = (citation: object, back?: { from: number; to: number }): StreamPart => {
    return { type: 'citation', choice: 0, citation, ...(back && { back }) };
  };
  const place = { document: 0, unit: 'page', start: 1, end: 2 };
  const parts: readonly StreamPart[] = [
    start,
    { type: 'text', choice: 0, text: 'It rains' },
    cite({ url: 'https://a.test', title: 'A', quote: 'Rain.' }, { from: 5, to: 0 }),
    { type: 'text', choice: 0, text: '. Bye' },
    cite({ title: 'b.pdf', fileId: 'f', place }),
    { type: 'finish', choice: 0, reason: 'stop' },
  ];
  const first = { url: 'https://a.test', title: 'A', quote: 'Rain.', start: 3, end: 8 };
  const second = { title: 'b.pdf', file_id: 'f', place, start: 0, end: 13 };
  const deltas = jsonOf(written(parts)).flatMap(({ choices }) =>
    (choices as JsonObject[]).flatMap(({ delta }) => (delta as JsonObject)['citations'] ?? []),
  );
  t.strictSame(deltas, [first, second]);
  const collector = new AnswerCollector();
  for (const part of parts) collector.add(part);
  const { choices } = encoder().whole(collector.finish()) as { choices: { message: JsonObject }[] };
  t.strictSame(choices[0]?.message['citations'], [first, second]);
});
