import OpenAI from 'openai';
import { test } from 'tap';
import {
  type AnswerEncoder,
  type ChatCall,
  type Exchange,
  type FinishReason,
  GatewayError,
  type JsonObject,
  type JsonValue,
  type StreamPart,
  stringifyJson,
} from '../../../core/api/index.js';
import { collected, namedEvents } from '../../../core/testkit/sample-call.js';
import { fc } from '../../../test/fixtures/random.js';
import { responsesDialect } from './responses-dialect.js';

const dialect = responsesDialect(undefined);
const exchange = { id: 'e-1', receivedAt: 1_700_000_000_500, header: () => undefined } as unknown as Exchange;
const start: StreamPart = { type: 'start', id: 'c', model: 'm', created: 9 };
const usage: StreamPart = {
  type: 'usage',
  usage: { inputTokens: 20, outputTokens: 9, cachedInputTokens: 5, reasoningTokens: 3 },
};
const text = (words: string): StreamPart => ({ type: 'text', choice: 0, text: words });
const refusal = (words: string): StreamPart => ({ type: 'refusal', choice: 0, text: words });
const thought = (words: string, signature: object = {}): StreamPart => ({
  type: 'reasoning',
  choice: 0,
  text: words,
  ...signature,
});
const call = (index: number, name = `f${index}`): StreamPart => ({
  type: 'tool-call',
  choice: 0,
  index,
  id: `t${index}`,
  name,
});
const given = (index: number, words: string): StreamPart => ({ type: 'tool-arguments', choice: 0, index, text: words });
const finish = (reason: FinishReason = 'stop'): StreamPart => ({ type: 'finish', choice: 0, reason });

function encoderFor(body: JsonObject = {}): AnswerEncoder {
  const fields = { model: 'asked', input: 'Hi', ...body };
  const decoded = { ...dialect.decode(fields, exchange), source: { body: fields } } as unknown as ChatCall;
  return dialect.encode(decoded, exchange);
}

function written(parts: readonly StreamPart[], body: JsonObject = {}): string {
  const encoder = encoderFor({ stream: true, ...body });
  return parts.map((part) => encoder.part(part)).join('') + encoder.end();
}

function whole(parts: readonly StreamPart[], body: JsonObject = {}): unknown {
  return encoderFor(body).whole(collected(parts));
}

type Reasoning = OpenAI.Responses.ResponseReasoningItem;
type Message = OpenAI.Responses.ResponseOutputMessage;
type Call = OpenAI.Responses.ResponseFunctionToolCall;
type Custom = OpenAI.Responses.ResponseCustomToolCall;
type WithoutNumber<T> = T extends unknown ? Omit<T, 'sequence_number'> : never;

/** The checked fields of an event. */
interface SeenEvent {
  readonly type: string;
  readonly sequence_number: number;
  readonly item_id: string;
  readonly content_index: number;
  readonly delta: string;
  readonly text: string;
  readonly refusal: string;
  readonly arguments: string;
  readonly input: string;
  readonly item: JsonObject;
  readonly part: { readonly text?: string; readonly refusal?: string };
  readonly response: { readonly status: string; readonly output: readonly JsonObject[] };
}

function eventsOf(bytes: string): SeenEvent[] {
  return namedEvents(bytes) as unknown as SeenEvent[];
}

function typesOf(parts: readonly StreamPart[], body: JsonObject = {}): string[] {
  return eventsOf(written(parts, body)).map(({ type }) => type.replace('response.', ''));
}

/** The official SDK with a function as its server. */
function sdk(answer: () => Response): OpenAI {
  return new OpenAI({ apiKey: 'k', baseURL: 'http://gateway.test/v1', maxRetries: 0, fetch: async () => answer() });
}

function streamed(bytes: string): Response {
  return new Response(bytes, { headers: { 'content-type': 'text/event-stream' } });
}

const everything: readonly StreamPart[] = [
  start,
  thought('Let me '),
  thought('see.', { signature: 'c2ln' }),
  text('Hel'),
  text('lo.'),
  call(0),
  given(0, '{"a"'),
  call(1),
  given(1, '{}'),
  given(0, ':1}'),
  usage,
  finish('tool_calls'),
];

await test('the events of a stream are in the documented order', async (t) => {
  t.strictSame(typesOf(everything), [
    'created',
    'in_progress',
    'output_item.added',
    'reasoning_summary_part.added',
    'reasoning_summary_text.delta',
    'reasoning_summary_text.delta',
    'reasoning_summary_text.done',
    'reasoning_summary_part.done',
    'output_item.done',
    'output_item.added',
    'content_part.added',
    'output_text.delta',
    'output_text.delta',
    'output_text.done',
    'content_part.done',
    'output_item.done',
    'output_item.added',
    'function_call_arguments.delta',
    'output_item.added',
    'function_call_arguments.delta',
    'function_call_arguments.delta',
    'function_call_arguments.done',
    'output_item.done',
    'function_call_arguments.done',
    'output_item.done',
    'completed',
  ]);
});

const tool = { type: 'function' as const, name: 'f0', parameters: { type: 'object' }, strict: true };

await test("a whole response has the same content as its stream, and repeats the request's settings", async (t) => {
  const body = { instructions: 'Be brief.', temperature: 0.5, tools: [tool], store: true };
  const response = whole(everything, body);
  t.strictSame(response, {
    id: 'resp_c',
    object: 'response',
    created_at: 9,
    status: 'completed',
    access_programs: null,
    background: false,
    completed_at: null,
    error: null,
    frequency_penalty: null,
    incomplete_details: null,
    instructions: 'Be brief.',
    max_output_tokens: null,
    metadata: {},
    model: 'm',
    output: [
      {
        id: 'rs_c_0',
        type: 'reasoning',
        summary: [{ type: 'summary_text', text: 'Let me see.' }],
        encrypted_content: 'signature:c2ln',
      },
      {
        id: 'msg_c_1',
        type: 'message',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', annotations: [], logprobs: [], text: 'Hello.' }],
      },
      { id: 'fc_c_2', type: 'function_call', status: 'completed', call_id: 't0', name: 'f0', arguments: '{"a":1}' },
      { id: 'fc_c_3', type: 'function_call', status: 'completed', call_id: 't1', name: 'f1', arguments: '{}' },
    ],
    parallel_tool_calls: true,
    presence_penalty: null,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    safety_identifier: null,
    store: false,
    temperature: 0.5,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [tool],
    top_p: null,
    truncation: 'disabled',
    usage: {
      input_tokens: 20,
      input_tokens_details: { cached_tokens: 5, cache_write_tokens: 0 },
      output_tokens: 9,
      output_tokens_details: { reasoning_tokens: 3 },
      total_tokens: 29,
    },
  } satisfies Omit<OpenAI.Responses.Response, 'output_text'> & {
    readonly store: boolean;
    // What other SDKs for this API require.
    readonly frequency_penalty: null;
    readonly presence_penalty: null;
  });
  t.strictSame(eventsOf(written(everything, body)).at(-1)?.response, response);
});

await test('each event matches the types of the SDK', async (t) => {
  const parts = [
    start,
    thought('Hm.'),
    text('a'),
    refusal('b'),
    call(0),
    given(0, '{}'),
    call(1, 'patch'),
    given(1, '{}'),
    finish(),
  ];
  const tools = [{ type: 'custom', name: 'patch' }];
  const [reasoning, message, called, custom] = (
    whole(parts, { tools }) as { output: [Reasoning, Message, Call, Custom] }
  ).output;
  const [said, refused] = message.content as [
    OpenAI.Responses.ResponseOutputText,
    OpenAI.Responses.ResponseOutputRefusal,
  ];
  const thinking = { item_id: 'rs_c_0', output_index: 0, summary_index: 0 };
  const saying = { item_id: 'msg_c_1', output_index: 1, content_index: 0 };
  const refusing = { ...saying, content_index: 1 };
  const calling = { item_id: 'fc_c_2', output_index: 2 };
  const patching = { item_id: 'ctc_c_3', output_index: 3 };
  const running = { status: 'in_progress' as const };
  // The published schema requires the name, which the types of this version do not have.
  const named = { name: 'f0' };
  const expected: WithoutNumber<OpenAI.Responses.ResponseStreamEvent>[] = [
    { type: 'response.output_item.added', output_index: 0, item: { ...reasoning, summary: [] } },
    { type: 'response.reasoning_summary_part.added', ...thinking, part: { type: 'summary_text', text: '' } },
    { type: 'response.reasoning_summary_text.delta', ...thinking, delta: 'Hm.' },
    { type: 'response.reasoning_summary_text.done', ...thinking, text: 'Hm.' },
    { type: 'response.reasoning_summary_part.done', ...thinking, part: { type: 'summary_text', text: 'Hm.' } },
    { type: 'response.output_item.done', output_index: 0, item: reasoning },
    { type: 'response.output_item.added', output_index: 1, item: { ...message, ...running, content: [] } },
    { type: 'response.content_part.added', ...saying, part: { ...said, text: '' } },
    { type: 'response.output_text.delta', ...saying, delta: 'a', logprobs: [] },
    { type: 'response.output_text.done', ...saying, text: 'a', logprobs: [] },
    { type: 'response.content_part.done', ...saying, part: said },
    { type: 'response.content_part.added', ...refusing, part: { type: 'refusal', refusal: '' } },
    { type: 'response.refusal.delta', ...refusing, delta: 'b' },
    { type: 'response.refusal.done', ...refusing, refusal: 'b' },
    { type: 'response.content_part.done', ...refusing, part: refused },
    { type: 'response.output_item.done', output_index: 1, item: message },
    { type: 'response.output_item.added', output_index: 2, item: { ...called, ...running, arguments: '' } },
    { type: 'response.function_call_arguments.delta', ...calling, delta: '{}' },
    { type: 'response.function_call_arguments.done', ...calling, ...named, arguments: '{}' },
    { type: 'response.output_item.done', output_index: 2, item: called },
    { type: 'response.output_item.added', output_index: 3, item: { ...custom, ...running, input: '' } },
    { type: 'response.custom_tool_call_input.delta', ...patching, delta: '{}' },
    { type: 'response.custom_tool_call_input.done', ...patching, input: '{}' },
    { type: 'response.output_item.done', output_index: 3, item: custom },
  ];
  const events = eventsOf(written(parts, { tools })).slice(2, -1);
  t.strictSame(
    events,
    expected.map((event, index) => ({ sequence_number: index + 2, ...event })),
  );
});

await test('nothing is written before the first content', async (t) => {
  const encoder = encoderFor({ stream: true });
  for (const part of [start, usage, text(''), refusal('')]) t.equal(encoder.part(part), '');
  t.match(encoder.part(text('a')), /^event: response\.created\n/);
});

const ends: readonly (readonly [FinishReason, object, string])[] = [
  ['stop', { status: 'completed', error: null, incomplete_details: null }, 'completed'],
  ['other', { status: 'completed', error: null, incomplete_details: null }, 'completed'],
  ['length', { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }, 'incomplete'],
  ['content_filter', { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }, 'incomplete'],
  ['error', { status: 'failed', error: { code: 'server_error', message: /provider/ } }, 'incomplete'],
];

await test('the status reflects how an answer ended', async (t) => {
  for (const [reason, expected, status] of ends) {
    const parts = [start, thought('Hm.'), text('Hel'), finish(reason)];
    t.match(whole(parts), { ...expected, output: [{ type: 'reasoning' }, { type: 'message', status }] }, reason);
    const last = eventsOf(written(parts)).at(-1);
    t.equal(last?.type, `response.${last?.response.status}`, reason);
    t.strictSame(last?.response, whole(parts), reason);
  }
  const cut = whole([start, call(0), given(0, '{}'), call(1), given(1, '{"a'), finish('length')]);
  t.match(cut, { output: [{ status: 'completed' }, { status: 'incomplete', arguments: '{"a' }] });
});

await test('an agent that repeats a request whose response is incomplete gets one that it does not, if a filter has ended it', (t) => {
  const fields = { model: 'asked', input: 'Hi', stream: true };
  const decoded = { ...dialect.decode(fields, exchange), source: { body: fields } } as unknown as ChatCall;
  const header = (name: string): string | undefined => (name === 'originator' ? 'codex_exec' : undefined);
  const lastOf = (reason: FinishReason): object => {
    const encoder = dialect.encode(decoded, { ...exchange, header });
    const sent = [start, text('Hel'), finish(reason)].map((part) => encoder.part(part)).join('');
    return eventsOf(sent + encoder.end()).at(-1) ?? {};
  };
  t.match(lastOf('content_filter'), {
    type: 'response.failed',
    response: { error: { code: 'invalid_prompt' }, output: [{ status: 'incomplete' }] },
  });
  t.match(lastOf('length'), { type: 'response.incomplete' });
  t.end();
});

await test('a refusal is a separate part', async (t) => {
  const parts = [start, text('Well. '), refusal('I '), refusal('will not.'), finish()];
  const content = [
    { type: 'output_text', text: 'Well. ' },
    { type: 'refusal', refusal: 'I will not.' },
  ];
  t.match(whole(parts), { status: 'completed', output: [{ content }] });
  t.strictSame(
    typesOf(parts).filter((type) => /refusal|content_part/.test(type)),
    [
      'content_part.added',
      'content_part.done',
      'content_part.added',
      'refusal.delta',
      'refusal.delta',
      'refusal.done',
      'content_part.done',
    ],
  );
});

await test('encrypted reasoning becomes items without a summary, and is decoded unchanged', async (t) => {
  const parts = [start, thought('', { encrypted: 'ZW5j' }), thought('', { encrypted: 'ZW4y' }), text('a'), finish()];
  const { output } = whole(parts) as { output: JsonObject[] };
  t.match(output, [
    { type: 'reasoning', summary: { length: 0 }, encrypted_content: 'encrypted:ZW5j' },
    { type: 'reasoning', summary: { length: 0 }, encrypted_content: 'encrypted:ZW4y' },
    { type: 'message' },
  ]);
  t.match(dialect.decode({ model: 'm', input: output }, exchange), {
    messages: [
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', text: '', encrypted: 'ZW5j' },
          { type: 'reasoning', text: '', encrypted: 'ZW4y' },
          { type: 'text', text: 'a' },
        ],
      },
    ],
  });
});

await test('calls of tools that Codex brings in its input have the form that it expects', async (t) => {
  const input = [
    {
      type: 'additional_tools',
      tools: [
        { type: 'namespace', name: 'functions', tools: [{ type: 'custom', name: 'exec' }] },
        { type: 'tool_search', execution: 'client' },
      ],
    },
    {
      type: 'tool_search_output',
      call_id: 's',
      tools: [{ type: 'namespace', name: 'crm', tools: [{ type: 'function', name: 'find' }] }],
    },
    { role: 'user', content: 'Hi' },
  ];
  const names = ['exec', 'tool_search', 'crm__find'];
  const parts = names.flatMap((name, index) => [call(index, name), given(index, '{"input":'), given(index, '"a"}')]);
  const output = [
    { id: 'ctc_c_0', type: 'custom_tool_call', status: 'completed', call_id: 't0', name: 'exec', input: 'a' },
    {
      id: 'tsc_c_1',
      type: 'tool_search_call',
      status: 'completed',
      call_id: 't1',
      execution: 'client',
      arguments: { input: 'a' },
    },
    { id: 'fc_c_2', type: 'function_call', call_id: 't2', name: 'find', namespace: 'crm', arguments: '{"input":"a"}' },
  ];
  t.match(whole([start, ...parts, finish('tool_calls')], { input }), { output });
  const events = eventsOf(written([start, ...parts, finish('tool_calls')], { input }));
  t.match(events.at(-1), { response: { output } });
  t.strictSame(
    events.filter(({ item_id: id }) => id === 'tsc_c_1'),
    [],
    'a search has only the events of an item',
  );
});

await test('probabilities that come behind a text belong to it, and behind a call to none', (t) => {
  const logprobs = { content: [{ token: 'a' }] };
  const behind: StreamPart = { type: 'text', choice: 0, text: '', logprobs };
  const output = (...parts: StreamPart[]) => {
    const { response } = eventsOf(written([start, ...parts, finish()])).at(-1) as unknown as { response: JsonObject };
    return response['output'];
  };
  t.match(output(text('a'), behind), [{ content: [{ text: 'a', logprobs: logprobs.content }] }]);
  t.match(output(call(0), given(0, '{}'), behind), { length: 1, 0: { type: 'function_call' } });
  t.end();
});

await test('what only this dialect has is written as its provider has sent it, with the ids and numbers of this answer', async (t) => {
  const opaque = (value: JsonObject): StreamPart => ({ type: 'opaque', dialect: 'openai-responses', choice: 0, value });
  const event = (output_index: number, name: string, more: JsonObject) =>
    opaque({ [output_index]: { [`response.${name}`]: more } });
  const search = (status: string): JsonObject => ({ type: 'web_search_call', status });
  const citation = { type: 'url_citation', url: 'https://a.test' };
  const logprobs = [{ token: 'a' }];
  const parts: readonly StreamPart[] = [
    start,
    event(0, 'output_item.added', { item: search('in_progress') }),
    event(1, 'output_item.added', { item: { type: 'code_interpreter_call', code: '' } }),
    event(0, 'web_search_call.searching', {}),
    event(1, 'code_interpreter_call_code.delta', { delta: 'x' }),
    event(1, 'output_item.done', { item: { type: 'code_interpreter_call', code: 'x' } }),
    event(0, 'output_item.done', { item: search('completed') }),
    event(2, 'output_item.added', { item: { type: 'message', phase: 'commentary' } }),
    text('Well.'),
    event(3, 'output_item.added', { item: { type: 'message', phase: 'final_answer' } }),
    { type: 'text', choice: 0, text: 'a', logprobs: { content: logprobs } },
    event(3, 'output_text.annotation.added', { 0: citation }),
    // The gateway has run a function, and asked again.
    event(0, 'output_item.added', { item: search('in_progress') }),
    event(0, 'output_item.done', { item: search('completed') }),
    { ...call(0), extras: { caller: { type: 'direct' }, extra_content: 'for others' } } as StreamPart,
    given(0, '{}'),
    opaque({ response: { service_tier: 'flex', id: 'no' } }),
    usage,
    finish(),
  ];
  const message = (id: string, phase: string, part: JsonObject): JsonObject => ({
    id,
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', annotations: [], logprobs: [], ...part }],
    phase,
  });
  const output = [
    { id: 'ws_c_0', type: 'web_search_call', status: 'completed' },
    { id: 'ci_c_1', type: 'code_interpreter_call', code: 'x' },
    message('msg_c_2', 'commentary', { text: 'Well.' }),
    message('msg_c_3', 'final_answer', { text: 'a', annotations: [citation], logprobs }),
    { id: 'ws_c_4', type: 'web_search_call', status: 'completed' },
    {
      id: 'fc_c_5',
      type: 'function_call',
      status: 'completed',
      call_id: 't0',
      name: 'f0',
      caller: { type: 'direct' },
      arguments: '{}',
    },
  ];
  const events = eventsOf(written(parts));
  const { response } = events.at(-1) as unknown as { response: JsonObject };
  t.match(response, { id: 'resp_c', service_tier: 'flex' });
  t.strictSame(response['output'], output);
  const about = (id: string) => events.filter((one) => one.item_id === id || one.item?.['id'] === id);
  t.match(about('ws_c_0'), [
    { type: 'response.output_item.added', output_index: 0, item: { status: 'in_progress' } },
    { type: 'response.web_search_call.searching', output_index: 0 },
    { type: 'response.output_item.done', output_index: 0, item: { status: 'completed' } },
  ]);
  t.match(about('ci_c_1')[1], { type: 'response.code_interpreter_call_code.delta', delta: 'x', output_index: 1 });
  t.match(
    about('msg_c_3').map(({ type }) => type),
    [
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.annotation.added',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
    ],
  );
  t.match(about('msg_c_3')[2], { logprobs });
  t.match(about('msg_c_3')[3], { annotation_index: 0, content_index: 0, annotation: citation });
  // Probabilities of an answer that is not streamed are those of its first text.
  const { output: ofWhole } = whole(parts) as { output: readonly JsonObject[] };
  t.strictSame([...ofWhole.slice(0, 2), ...ofWhole.slice(4)], [...output.slice(0, 2), ...output.slice(4)]);
  t.match(ofWhole[3], { phase: 'final_answer', content: [{ text: 'a', annotations: [citation] }] });
});

await test("calls of custom tools and of tools in a namespace have the client's names", async (t) => {
  const tools = [
    { type: 'custom', name: 'patch' },
    { type: 'namespace', name: 'crm', tools: [{ type: 'function', name: 'find' }] },
  ];
  const parts = [
    start,
    call(0, 'patch'),
    given(0, '{"inp'),
    given(0, 'ut":"a\\nb"}'),
    call(1, 'crm__find'),
    given(1, '{}'),
    finish(),
  ];
  t.match(whole(parts, { tools }), {
    output: [
      { id: 'ctc_c_0', type: 'custom_tool_call', status: 'completed', call_id: 't0', name: 'patch', input: 'a\nb' },
      { type: 'function_call', name: 'find', namespace: 'crm', arguments: '{}' },
    ],
  });
  t.match(
    eventsOf(written(parts, { tools })).filter(({ type }) => type.includes('custom')),
    [{ delta: 'a\nb' }, { input: 'a\nb' }],
  );
  const careless = [start, call(0, 'patch'), given(0, 'a\nb'), finish()];
  t.match(whole(careless, { tools }), { output: [{ input: 'a\nb' }] }, 'text that is no JSON is the input itself');
});

await test('a call without arguments gets an empty JSON object', async (t) => {
  const parts = [start, call(0), given(0, ''), finish('tool_calls')];
  t.match(whole(parts), { output: [{ arguments: '{}' }] });
  t.match(
    eventsOf(written(parts)).filter(({ type }) => type.includes('arguments')),
    [{ delta: '{}' }, { arguments: '{}' }],
  );
  t.match(whole([start, call(0), finish('length')]), { output: [{ status: 'incomplete', arguments: '' }] });
});

await test('only the first of several choices is written', async (t) => {
  const other = [
    { ...text('other'), choice: 1 },
    { ...finish(), choice: 1 },
  ] as StreamPart[];
  t.strictSame(whole([start, text('a'), ...other, finish()]), whole([start, text('a'), finish()]));
  t.equal(written([start, text('a'), ...other, finish()]), written([start, text('a'), finish()]));
});

const failures: readonly (readonly [GatewayError, object, string])[] = [
  [
    new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'It broke off.' }),
    { code: 'GW_UPSTREAM_BROKEN', message: 'It broke off.', param: null, error: { type: 'api_error' } },
    'server_error',
  ],
  [
    new GatewayError({
      code: 'GW_PROVIDER_LIMITED',
      status: 429,
      message: 'm',
      upstream: {
        provider: 'p',
        dialect: 'openai-chat',
        body: { error: { message: 'Slower.', type: 'tokens', code: 'rate_limit_exceeded' } },
      },
    }),
    { code: 'rate_limit_exceeded', message: 'Slower.', param: null, error: { type: 'tokens' } },
    'rate_limit_exceeded',
  ],
  [
    new GatewayError({
      code: 'GW_PROVIDER_FAILED',
      status: 503,
      message: 'm',
      upstream: {
        provider: 'p',
        dialect: 'openai-chat',
        body: { error: { message: 'Later.', type: null, param: null, code: 503 } },
      },
    }),
    { code: '503', message: 'Later.', param: null, error: { type: 'api_error', code: '503' } },
    'server_error',
  ],
  [
    new GatewayError({
      code: 'GW_PROVIDER_REFUSED',
      status: 400,
      message: 'prompt is too long',
      upstream: { provider: 'p', dialect: 'anthropic-messages', body: {}, reason: 'context-length' },
    }),
    { code: 'context_length_exceeded', message: 'prompt is too long' },
    'context_length_exceeded',
  ],
];

await test('an error in the middle of a stream: an error event and a failed response', async (t) => {
  for (const [failure, expected, code] of failures) {
    const encoder = encoderFor({ stream: true });
    const bytes = encoder.part(start) + encoder.part(text('Hel')) + encoder.error(failure);
    const events = eventsOf(bytes);
    t.match(events.at(-2), { type: 'error', ...expected });
    t.match(events.at(-1)?.response, {
      status: 'failed',
      error: { code },
      output: [{ status: 'in_progress', content: [{ text: 'Hel' }] }],
    });
    t.strictSame(
      events.map(({ sequence_number }) => sequence_number),
      [...events.keys()],
    );
    const stream = await sdk(() => streamed(bytes)).responses.create({ model: 'm', input: 'Hi', stream: true });
    let seen = '';
    const reading = (async () => {
      for await (const event of stream) if (event.type === 'response.output_text.delta') seen += event.delta;
    })();
    const raised = await reading.catch((cause: unknown) => cause);
    t.ok(raised instanceof OpenAI.APIError, 'the SDK raises it');
    t.match(raised, { code: (expected as { code: string }).code });
    t.equal(seen, 'Hel');
  }
  t.match(eventsOf(encoderFor({ stream: true }).error(failures[0]?.[0] as GatewayError)), [
    { type: 'error', sequence_number: 0 },
    { type: 'response.failed', sequence_number: 1 },
  ]);
});

await test("unsupported features have the dialect's error code", async (t) => {
  const error = new GatewayError({ code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'background', message: 'No.' });
  t.strictSame(dialect.error(error, { id: 'e-1', traceId: '' }).body, {
    error: { message: 'No.', type: 'invalid_request_error', param: 'background', code: 'unsupported_parameter' },
  });
});

await test('an answer that is too long to be repeated in the last event is aborted', async (t) => {
  const encoder = encoderFor({ stream: true });
  const piece = text('x'.repeat(1024 * 1024));
  encoder.part(start);
  for (let count = 0; count < 16; count += 1) encoder.part(piece);
  t.throws(() => encoder.part(text('x')), { code: 'GW_ANSWER_TOO_LARGE', status: 502 });
});

await test('citations are annotations of the text before them, and their events come before the end of that', async (t) => {
  const cite = (citation: object, back?: { from: number; to: number }): StreamPart => {
    return { type: 'citation', choice: 0, citation, ...(back && { back }) };
  };
  const parts: readonly StreamPart[] = [
    start,
    text('Look. '),
    call(0),
    given(0, '{}'),
    text('It rains.'),
    cite({ url: 'https://a.test', title: 'A' }, { from: 6, to: 1 }),
    cite({ title: 'b.pdf', fileId: 'f' }, { from: 1, to: 1 }),
    cite({ url: 'https://c.test' }),
    cite({ title: 'neither a page nor a file' }),
    cite({ url: 'https://before.test' }, { from: 15, to: 10 }),
    finish(),
  ];
  const annotations = [
    { type: 'url_citation', start_index: 3, end_index: 8, title: 'A', url: 'https://a.test' },
    { type: 'file_citation', file_id: 'f', filename: 'b.pdf', index: 8 },
    { type: 'url_citation', start_index: 0, end_index: 9, title: 'https://c.test', url: 'https://c.test' },
  ];
  const events = eventsOf(written(parts));
  const types = events.map(({ type }) => type);
  const { response } = events.at(-1) as unknown as { response: { output: JsonObject[] } };
  t.match(response.output.at(-1), { content: [{ text: 'It rains.', annotations }] });
  const added = events.filter(({ type }) => type === 'response.output_text.annotation.added');
  t.match(
    added,
    annotations.map((annotation, annotation_index) => ({ annotation, annotation_index, content_index: 0 })),
  );
  t.ok(types.lastIndexOf('response.output_text.annotation.added') < types.lastIndexOf('response.output_text.done'));
  const { output } = whole(parts) as { output: JsonObject[] };
  t.match(output.at(-1), { content: [{ text: 'It rains.', annotations }] });
  t.match(output[0], { content: [{ annotations: [{ url: 'https://before.test', start_index: 0, end_index: 5 }] }] });
});

function textIn(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

const words = fc.constantFrom('a', ' b', '"ü"', '\n', '{', '}', '\u2028', '');
const anyPart: fc.Arbitrary<StreamPart> = fc.oneof(
  words.map(text),
  words.map(refusal),
  words.map((said) => thought(said)),
  fc.constantFrom({ signature: 's' }, { encrypted: 'e' }).map((signature) => thought('', signature)),
  fc.tuple(fc.nat(3), fc.constantFrom('{', '"a":1', '}', '{}')).map(([index, said]) => given(index, said)),
);

/** Parts in any order, with four interleaved calls. */
const anyAnswer = fc
  .tuple(
    fc.array(anyPart, { maxLength: 25 }),
    fc.array(fc.nat(25), { maxLength: 4 }),
    fc.constantFrom(...ends.map(([reason]) => reason)),
  )
  .map(([parts, calls, reason]) => {
    const all = [...parts];
    for (const [index, at] of calls.toSorted((a, b) => a - b).entries()) all.splice(at + index, 0, call(index));
    return [start, ...all, usage, finish(reason)];
  });

await test('no character in an answer makes a client see two lines instead of one', async (t) => {
  const bytes = written([start, text('a\u2028b\u2029c\u0085d\re'), finish()]);
  t.notMatch(bytes, /[\u0085\u2028\u2029\r]/);
  t.match(eventsOf(bytes).at(-1), { response: { output: [{ content: [{ text: 'a\u2028b\u2029c\u0085d\re' }] }] } });
});

await test('for any parts, events are in order, their deltas add up to the final texts, and the last event repeats everything', async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswer, async (parts) => {
      const bytes = written(parts);
      const events = eventsOf(bytes);
      if (events.some(({ sequence_number }, index) => sequence_number !== index)) throw new Error('numbers have gaps');
      const told = new Map<string, string>();
      const done: JsonObject[] = [];
      for (const event of events) {
        const key = `${event.item_id}/${event.content_index}`;
        if (event.type.endsWith('.delta')) told.set(key, (told.get(key) ?? '') + event.delta);
        const restated = event.arguments ?? event.refusal ?? event.text;
        if (event.type.endsWith('.done') && restated !== undefined && restated !== (told.get(key) ?? ''))
          throw new Error(`"${restated}" is not what was said: "${told.get(key)}"`);
        if (event.type === 'response.output_item.done') done.push(event.item);
      }
      const last = events.at(-1);
      const byId = (items: readonly JsonObject[]) =>
        items.toSorted((a, b) => (textIn(a['id']) < textIn(b['id']) ? -1 : 1));
      if (stringifyJson(byId(done)) !== stringifyJson(byId(last?.response.output ?? [])))
        throw new Error('items ended otherwise than the response says');
      const stream = sdk(() => streamed(bytes)).responses.stream({ model: 'm', input: 'Hi' });
      const final = await stream.finalResponse();
      const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
      if (final.output_text !== texts) throw new Error(`the SDK reads "${final.output_text}", not "${texts}"`);
    }),
    { numRuns: 100 },
  );
});
