import { type Test, test } from 'tap';
import { isJsonObject, type JsonObject, type JsonValue, parseJson, stringifyJson } from '../../../core/api/index.js';
import { modelAt, type ProviderGateway, startProviderGateway } from '../../fixtures/gateways/provider-gateway.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderServer,
  startProviderServer,
} from '../../fixtures/providers/provider-server.js';
import {
  answerText,
  errorBodyOf,
  wireFormats,
  streamOf,
  textAnswers,
  toolAnswers,
  toolArguments,
} from '../../fixtures/providers/recorded-answers.js';

/*
 * The native API, field by field. Everything is asked over HTTP and looked at on the wire, on both sides of the gateway.
 */

const operations = ['/v1/inference/completion', '/v1/inference/chat'] as const;
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const providers = ['openai', 'responses', 'anthropic'] as const;

interface World {
  readonly gateway: ProviderGateway;
  readonly provider: ProviderServer;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: JsonObject;
}

async function startWorld(t: Test): Promise<World> {
  const provider = await startProviderServer(t, ({ socket, dialect, stream, model }) => {
    const { [dialect]: answer } = model.endsWith('tool') ? toolAnswers : textAnswers;
    socket.write(stream ? httpChunks([streamOf(answer)]) : httpAnswer(200, answer.whole));
  });
  return { provider, gateway: await startProviderGateway(t, { provider: provider.url }) };
}

async function post(
  { gateway }: World,
  path: string,
  body: JsonValue,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: stringifyJson(body),
  });
  const text = await response.text();
  const parsed = response.headers.get('content-type')?.startsWith('application/json') ? parseJson(text) : {};
  return { status: response.status, headers: response.headers, text, body: isJsonObject(parsed) ? parsed : {} };
}

const user: JsonObject = { role: 'user', content: 'Hello' };
const minimal: JsonObject = { model: modelAt('openai', 'm'), messages: [user] };
const call: JsonObject = { id: 'c1', type: 'function', function: { name: 'f', arguments: '{"a":1}' } };
const asked: JsonObject = { role: 'assistant', content: '', tool_calls: [call] };
const result: JsonObject = { role: 'tool', tool_call_id: 'c1', content: '{"ok":true}' };
const tool: JsonObject = {
  name: 'f',
  description: 'Does it',
  input_schema: { type: 'object', properties: { a: { type: 'number' } } },
};
const image = 'data:image/png;base64,iVBORw0KGgo=';

function withParameters(parameters: JsonObject): JsonObject {
  return { ...minimal, parameters };
}

function withMessages(...messages: readonly JsonValue[]): JsonObject {
  return { ...minimal, messages };
}

/** Accepted requests, and the resulting requests to the provider. */
const taken: readonly (readonly [string, JsonObject, JsonObject])[] = [
  ['model and messages are all that is needed', minimal, { model: 'openai-m', messages: [user] }],
  [
    'type, version and session_id as specified',
    { ...minimal, type: 'Inference', version: '2.0', session_id: 's-1' },
    {},
  ],
  [
    'null counts as absent',
    { ...minimal, type: null, version: null, session_id: null, parameters: null, tools: null, agent_parameters: null },
    {},
  ],
  [
    'content as an array of text blocks',
    withMessages({
      role: 'user',
      content: [
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ],
    }),
    { messages: [{ role: 'user', content: 'a\nb' }] },
  ],
  [
    'an image',
    withMessages({ role: 'user', content: [{ type: 'image_url', image_url: { url: image, detail: 'low' } }] }),
    { messages: [{ content: [{ type: 'image_url', image_url: { url: image, detail: 'low' } }] }] },
  ],
  [
    'every role',
    withMessages({ role: 'system', content: 'x' }, user, { role: 'assistant', content: 'y' }, user),
    { messages: [{ role: 'system' }, { role: 'user' }, { role: 'assistant' }, { role: 'user' }] },
  ],
  [
    'the tool-call pattern',
    withMessages(user, asked, result),
    {
      messages: [
        {},
        { role: 'assistant', tool_calls: [call] },
        { role: 'tool', tool_call_id: 'c1', content: '{"ok":true}' },
      ],
    },
  ],
  [
    'tools',
    { ...minimal, tools: [tool] },
    {
      tools: [{ type: 'function', function: { name: 'f', description: 'Does it', parameters: tool['input_schema'] } }],
    },
  ],
  ['temperature', withParameters({ temperature: 0.1 }), { temperature: 0.1 }],
  ['top_p', withParameters({ top_p: 0.2 }), { top_p: 0.2 }],
  ['frequency_penalty', withParameters({ frequency_penalty: 0.3 }), { frequency_penalty: 0.3 }],
  ['presence_penalty', withParameters({ presence_penalty: -0.4 }), { presence_penalty: -0.4 }],
  ['max_tokens', withParameters({ max_tokens: 55 }), { max_tokens: 55 }],
  ['stop', withParameters({ stop: 'END' }), { stop: ['END'] }],
  ['end_user_id', withParameters({ end_user_id: 'u-1' }), { user: 'u-1' }],
  [
    'json_schema',
    withParameters({ json_schema: { type: 'object' } }),
    { response_format: { type: 'json_schema', json_schema: { schema: { type: 'object' } } } },
  ],
  ['the defaults', minimal, { temperature: 0.7, top_p: 0.9, frequency_penalty: 0, presence_penalty: 0 }],
  ['auto_continuation', { ...minimal, auto_continuation: false }, {}],
  [
    'agent_parameters, with members that nobody knows',
    { ...minimal, agent_parameters: { max_steps: 3, mood: 'kind' } },
    {},
  ],
];

/** Refused requests, with the invalid field and the message for the client. */
const refused: readonly (readonly [JsonValue, string | undefined, RegExp])[] = [
  [[], undefined, /object/],
  ['text', undefined, /object/],
  [{}, 'model', /required/],
  [{ messages: [user] }, 'model', /required/],
  [{ ...minimal, model: 7 }, 'model', /string/],
  [{ ...minimal, model: '' }, 'model', /empty/],
  [{ model: 'm' }, 'messages', /required/],
  [{ ...minimal, messages: [] }, 'messages', /at least one/],
  [{ ...minimal, messages: 'Hello' }, 'messages', /array/],
  [withMessages('Hello'), 'messages[0]', /object/],
  [withMessages({ content: 'Hello' }), 'messages[0].role', /required/],
  [withMessages({ role: 'wizard', content: 'Hello' }), 'messages[0].role', /"user", "assistant", "system" or "tool"/],
  [withMessages({ role: 'user' }), 'messages[0].content', /required/],
  [withMessages({ role: 'user', content: 7 }), 'messages[0].content', /string or an array/],
  [withMessages({ role: 'user', content: [] }), 'messages[0].content', /empty/],
  [withMessages({ role: 'user', content: [{ text: 'a' }] }), 'messages[0].content[0].type', /required/],
  [
    withMessages({ role: 'user', content: [{ type: 'smell', text: 'a' }] }),
    'messages[0].content[0].type',
    /"text" or "image_url"/,
  ],
  [withMessages({ role: 'user', content: [{ type: 'text', text: 7 }] }), 'messages[0].content[0].text', /string/],
  [withMessages({ role: 'user', content: 'Hello', contnet: '' }), 'messages[0].contnet', /content/],
  [
    withMessages(user, { role: 'tool', tool_call_id: 'c9', content: '{}' }),
    'messages[1].tool_call_id',
    /earlier message/,
  ],
  [withMessages(user, asked, { ...result, content: 'not json' }), 'messages[2].content', /valid JSON/],
  [
    withMessages(user, { ...asked, tool_calls: [{ ...call, function: { name: 'f', arguments: '{' } }] }),
    'messages[1].tool_calls[0].function.arguments',
    /valid JSON/,
  ],
  [{ ...minimal, type: 'inference' }, 'type', /"Inference"/],
  [{ ...minimal, version: '1.0' }, 'version', /"2.0"/],
  [{ ...minimal, version: 2 }, 'version', /"2.0"/],
  [{ ...minimal, session_id: 7 }, 'session_id', /string/],
  [{ ...minimal, temperature: 0.5 }, 'temperature', /parameters\.temperature/],
  [{ ...minimal, mesages: [] }, 'mesages', /messages/],
  [{ ...minimal, parameters: [] }, 'parameters', /object/],
  [withParameters({ temprature: 1 }), 'parameters.temprature', /temperature/],
  [withParameters({ temperature: 'hot' }), 'parameters.temperature', /number/],
  [withParameters({ temperature: 2.1 }), 'parameters.temperature', /0 to 2/],
  [withParameters({ top_p: -1 }), 'parameters.top_p', /0 to 1/],
  [withParameters({ frequency_penalty: 3 }), 'parameters.frequency_penalty', /-2 to 2/],
  [withParameters({ presence_penalty: true }), 'parameters.presence_penalty', /number/],
  [withParameters({ max_tokens: 0 }), 'parameters.max_tokens', /of at least 1, not 0/],
  [withParameters({ max_tokens: 1.5 }), 'parameters.max_tokens', /whole number/],
  [withParameters({ stream: 'yes' }), 'parameters.stream', /true or false/],
  [withParameters({ include_usage: 1 }), 'parameters.include_usage', /true or false/],
  [withParameters({ stop: ['a'] }), 'parameters.stop', /string/],
  [withParameters({ json_schema: 'object' }), 'parameters.json_schema', /object/],
  [withParameters({ end_user_id: 7 }), 'parameters.end_user_id', /string/],
  [{ ...minimal, tools: {} }, 'tools', /array/],
  [{ ...minimal, tools: [{}] }, 'tools[0].name', /required/],
  [{ ...minimal, tools: [tool, tool] }, 'tools[1].name', /another tool/],
  [{ ...minimal, tools: [{ ...tool, input_schema: 'x' }] }, 'tools[0].input_schema', /object/],
  [{ ...minimal, auto_continuation: 'no' }, 'auto_continuation', /true or false/],
  [{ ...minimal, agent_parameters: 3 }, 'agent_parameters', /object/],
  [{ ...minimal, agent_parameters: { max_steps: 21 } }, 'agent_parameters.max_steps', /1 to 20/],
];

await test('requests of both operations', async (t) => {
  const world = await startWorld(t);
  for (const path of operations) {
    for (const [name, body, upstream] of taken) {
      const reply = await post(world, path, body);
      t.equal(reply.status, 200, `${path} takes ${name}`);
      t.match(world.provider.calls.at(-1)?.json, upstream, `${path}: what the provider is asked`);
    }
    const calls = world.provider.calls.length;
    for (const [body, field, message] of refused) {
      const reply = await post(world, path, body);
      const told = {
        error: 'Bad Request',
        code: 'GW_REQUEST_INVALID',
        message,
        ...(field === undefined ? {} : { field }),
      };
      t.match(
        { status: reply.status, body: reply.body },
        { status: 400, body: told },
        `${path} refuses ${stringifyJson(body).slice(0, 90)}`,
      );
    }
    t.equal(world.provider.calls.length, calls, 'no refused request has reached the provider');
  }
  t.strictSame(
    (await post(world, operations[0], { ...minimal, model: 'unknown' })).body,
    {
      error: 'Bad Request',
      message: 'No provider serves model "unknown". List the models with GET /v1/models.',
      code: 'GW_MODEL_UNKNOWN',
      field: 'model',
    },
    'an unknown model',
  );
});

await test('answers of both operations', async (t) => {
  const world = await startWorld(t);
  const expected = (kind: 'text' | 'tool'): JsonObject =>
    ({
      id: 'a-1',
      model: 'm-1',
      created: Number,
      trace_id: traceId,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: [{ type: 'text', text: answerText }],
            ...(kind === 'text'
              ? {}
              : {
                  tool_calls: [
                    { id: 'call_1', type: 'function', function: { name: 'lookup', arguments: toolArguments } },
                  ],
                }),
          },
          finish_reason: kind === 'text' ? 'stop' : 'tool_calls',
        },
      ],
      usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 },
    }) as unknown as JsonObject;
  for (const path of operations) {
    for (const provider of providers) {
      for (const kind of ['text', 'tool'] as const) {
        const reply = await post(world, path, { ...minimal, model: modelAt(provider, kind) }, { traceparent });
        const name = `${path}, ${kind} of the ${provider} provider`;
        t.equal(reply.status, 200, name);
        const { created, ...rest } = reply.body;
        const { created: _, ...same } = expected(kind);
        t.strictSame(rest, same, `${name}: exactly these fields`);
        t.ok(Number.isInteger(created), 'Unix seconds');
        t.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
        t.match(reply.headers.get('x-request-id'), /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
        t.match(reply.headers.get('traceresponse'), new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
      }
    }
  }
  const [first, second] = [await post(world, operations[1], minimal), await post(world, operations[1], minimal)];
  for (const { body } of [first, second]) t.match(body['trace_id'], /^(?!0{32})[0-9a-f]{32}$/);
  t.not(first.body['trace_id'], second.body['trace_id'], 'a trace of its own for each request without one');
  const bad = await post(world, operations[1], minimal, { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` });
  t.notMatch(bad.body['trace_id'], /^0+$/, 'a trace context that is not valid is not taken over');
});

await test('streams of both operations are exactly as documented', async (t) => {
  const world = await startWorld(t);
  const head = `data: {"id":"a-1","model":"m-1","created":1700000000,"trace_id":"${traceId}","choices":[`;
  const finish = (reason: string): string => `${head}{"index":0,"delta":{},"finish_reason":"${reason}"}]}\n\n`;
  const usage = `${head}],"usage":{"prompt_tokens":12,"completion_tokens":5,"total_tokens":17}}\n\n`;
  const text = (value: string, role = ''): string =>
    `${head}{"index":0,"delta":{${role}"content":[{"type":"text","text":"${value}"}]}}]}\n\n`;
  const called = (value: string): string => `${head}{"index":0,"delta":{"tool_calls":[{"index":0,${value}}]}}]}\n\n`;
  const role = '"role":"assistant",';
  const done = 'data: [DONE]\n\n';
  const escaped = JSON.stringify(toolArguments).slice(1, -1);
  const cut = JSON.stringify(toolArguments.slice(0, 12)).length - 2;
  const textStream = [text('Grüße,', role), text('\\u2028 世界 👋'), finish('stop')].join('');
  const toolStream = [
    text(answerText.replace('\u2028', '\\u2028'), role),
    called('"id":"call_1","type":"function","function":{"name":"lookup","arguments":""}'),
    called(`"function":{"arguments":"${escaped.slice(0, cut)}"}`),
    called(`"function":{"arguments":"${escaped.slice(cut)}"}`),
    finish('tool_calls'),
  ].join('');
  for (const path of operations) {
    for (const provider of providers) {
      for (const [kind, events] of Object.entries({ text: textStream, tool: toolStream })) {
        for (const include_usage of [undefined, true, false]) {
          const model = modelAt(provider, kind);
          const reply = await post(
            world,
            path,
            { ...minimal, model, parameters: { stream: true, include_usage } },
            { traceparent },
          );
          const sent = reply.text.replaceAll(/"created":\d+/g, '"created":1700000000');
          t.equal(
            sent,
            `${events}${include_usage === false ? '' : usage}${done}`,
            `${path}, ${model}, include_usage ${include_usage}`,
          );
          t.equal(reply.headers.get('content-type'), 'text/event-stream; charset=utf-8');
          t.equal(reply.headers.get('cache-control'), 'no-cache');
        }
      }
    }
  }
});

await test('sampling defaults apply only to the native dialect, and only to models that support them', async (t) => {
  const world = await startWorld(t);
  const names = ['temperature', 'top_p', 'frequency_penalty', 'presence_penalty'];
  const sent = (): string[] => names.filter((name) => world.provider.calls.at(-1)?.json[name] !== undefined);

  await post(world, operations[1], { ...minimal, model: 'openai-plain-1' });
  t.strictSame(sent(), [], 'a model that takes none');
  await post(world, operations[1], { ...minimal, model: 'openai-plain-1', parameters: { temperature: 1 } });
  t.strictSame(sent(), ['temperature'], 'what the client itself sets is passed on all the same');

  const keys = (): string[] => Object.keys(world.provider.calls.at(-1)?.json ?? {}).sort();
  await post(world, '/v1/chat/completions', minimal);
  t.strictSame(keys(), ['messages', 'model'], 'OpenAI dialect to the same');
  await post(world, '/v1/chat/completions', { ...minimal, model: 'anthropic-m' });
  t.strictSame(keys(), ['max_tokens', 'messages', 'model'], 'OpenAI dialect to the other, which insists on a bound');
  await post(world, '/v1/messages', { ...minimal, model: 'anthropic-m', max_tokens: 9 });
  t.strictSame(keys(), ['max_tokens', 'messages', 'model'], 'Anthropic dialect to the same');
  await post(world, '/v1/messages', { ...minimal, max_tokens: 9 });
  t.strictSame(keys(), ['max_tokens', 'messages', 'model'], 'Anthropic dialect to the other');
});

await test('a default parameter that the provider refuses is omitted in further calls', async (t) => {
  const provider = await startProviderServer(t, ({ socket, json, dialect }) => {
    const refusal = errorBodyOf(
      dialect,
      'invalid_request_error',
      "Unsupported parameter: 'temperature' is not supported with this model.",
    );
    socket.write(
      json['temperature'] === undefined ? httpAnswer(200, textAnswers[dialect].whole) : httpAnswer(400, refusal),
    );
  });
  const world = { provider, gateway: await startProviderGateway(t, { provider: provider.url }) };
  for (const kind of providers) {
    const before = provider.calls.length;
    const body = { ...minimal, model: modelAt(kind, 'sampling') };
    t.equal(
      (await post(world, operations[1], body)).status,
      200,
      `${kind}: the first request is sent again without it`,
    );
    t.equal(provider.calls.length, before + 2);
    t.equal((await post(world, operations[1], body)).status, 200, `${kind}: later ones at once`);
    t.equal(provider.calls.length, before + 3);
    const own = await post(world, operations[1], { ...body, parameters: { temperature: 0.5 } });
    t.match(
      own,
      { status: 400, body: { error: 'Bad Request', code: 'GW_PROVIDER_REFUSED', message: /temperature/ } },
      `${kind}: the client's own`,
    );
    t.equal(provider.calls.length, before + 4, `${kind}: is not left out behind its back`);
  }
});

await test('numbers beyond 2^53 keep their digits, in both directions and between all dialects', async (t) => {
  const world = await startWorld(t);
  const big = '9007199254740993';
  const native = withMessages(
    user,
    { ...asked, tool_calls: [{ ...call, function: { name: 'f', arguments: `{"id":${big}}` } }] },
    { ...result, content: `{"id":${big}}` },
  );
  const openai = { ...native, seed: parseJson(big), metadata: { id: parseJson(big) } };
  const use = { type: 'tool_use', id: 'c1', name: 'f', input: { id: parseJson(big) } };
  const anthropic = {
    max_tokens: 5,
    messages: [
      user,
      { role: 'assistant', content: [use] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: `{"id":${big}}` }] },
    ],
  };
  const responses = {
    input: [
      user,
      { type: 'function_call', call_id: 'c1', name: 'f', arguments: `{"id":${big}}` },
      { type: 'function_call_output', call_id: 'c1', output: `{"id":${big}}` },
    ],
  };
  for (const [path, body] of [
    ['/v1/inference/chat', native],
    ['/v1/chat/completions', openai],
    ['/v1/responses', responses],
    ['/v1/messages', anthropic],
  ] as const) {
    for (const kind of wireFormats) {
      const reply = await post(world, path, { ...body, model: modelAt(kind, 'tool') });
      t.equal(reply.status, 200, `${path}, ${kind} provider`);
      const digits = world.provider.calls.at(-1)?.body.match(/90071992547409\d+/g) ?? [];
      t.ok(digits.length >= 2 && digits.every((found) => found === big), 'on the way to the provider');
      t.strictSame(reply.text.match(/90071992547409\d+/g), [big], 'and on the way back');
    }
  }
});

await test('unknown fields are passed on to providers of the same dialect only', async (t) => {
  const world = await startWorld(t);
  const own = { unknown_field: { deep: [1] }, __proto__: undefined };
  const sent = (): string => world.provider.calls.at(-1)?.body ?? '';
  await post(world, '/v1/chat/completions', { ...minimal, ...own });
  t.match(sent(), '"unknown_field":{"deep":[1]}');
  await post(world, '/v1/chat/completions', { ...minimal, model: 'anthropic-m', ...own });
  t.notMatch(sent(), 'unknown_field');
  await post(
    world,
    '/v1/messages',
    { ...minimal, model: 'anthropic-m', max_tokens: 5, ...own },
    { 'anthropic-beta': 'b-1' },
  );
  t.match(sent(), '"unknown_field":{"deep":[1]}');
  t.match(world.provider.calls.at(-1)?.headers, { 'anthropic-beta': 'b-1' });
  await post(world, '/v1/messages', { ...minimal, max_tokens: 5, ...own }, { 'anthropic-beta': 'b-1' });
  t.notMatch(sent(), 'unknown_field');
  t.notMatch(Object.keys(world.provider.calls.at(-1)?.headers ?? {}), ['anthropic-beta']);
  const responses = { model: modelAt('responses', 'm'), input: 'Hello', ...own };
  await post(world, '/v1/responses', responses);
  t.match(sent(), '"unknown_field":{"deep":[1]}');
  await post(world, '/v1/responses', { ...responses, model: 'openai-m' });
  t.notMatch(sent(), 'unknown_field');
});

await test('the line in which a client says who pays reaches providers of its dialect only', async (t) => {
  const world = await startWorld(t);
  const line = 'x-anthropic-billing-header: cc_version=2.1.177.01c; cc_entrypoint=cli; cch=36ee5;';
  const system = [line, 'You are an agent.'].map((text) => ({ type: 'text', text }));
  for (const dialect of wireFormats) {
    const asking: JsonObject = { ...minimal, model: modelAt(dialect, 'm'), max_tokens: 100 };
    for (const asked of [system, system.slice(0, 1)]) {
      t.equal((await post(world, '/v1/messages', { ...asking, system: asked })).status, 200);
      const sent = world.provider.calls.at(-1)?.body ?? '';
      t.equal(sent.includes('billing'), dialect === 'anthropic', dialect);
      t.equal(sent.includes('You are an agent.'), asked === system, dialect);
      t.equal(
        /system|instructions/.test(sent),
        asked === system || dialect === 'anthropic',
        `${dialect}: no empty rest`,
      );
    }
  }
});

await test('embedding requests for chat models get the same error for all providers', async (t) => {
  const world = await startWorld(t);
  for (const model of ['anthropic-m', 'demo']) {
    const { status, body } = await post(world, '/v1/embeddings', { model, input: 'x' });
    t.match({ status, body }, { status: 400, body: { error: { code: 'GW_REQUEST_UNSUPPORTED', param: 'model' } } });
  }
  const chat = await post(world, '/v1/inference/chat', { ...minimal, model: 'demo-embedding' });
  t.match(chat, { status: 400, body: { code: 'GW_REQUEST_UNSUPPORTED', message: /does not support chat/ } });
});
