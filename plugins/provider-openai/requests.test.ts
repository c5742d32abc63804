import { test } from 'tap';
import type { ChatCall, JsonObject, Message, Writable } from '../../core/api/index.js';
import type { ScriptedReply } from '../../core/testkit/scripted-http-client.js';
import { providerConfig } from './config.js';
import { chatCall, embeddingCall, hear, play, sentBody, testExchange } from './fixtures/play.js';
import { completion, native, noArguments, stream, user } from './fixtures/sample-calls.js';

/** A call of this dialect with members that the gateway does not know. */
function richCall(): ChatCall {
  const body: JsonObject = {
    model: 'gpt-4o',
    messages: [
      { role: 'developer', content: 'Be brief', future: 1 },
      { role: 'user', content: 'Hi', future: 2 },
    ],
    temperature: 0.5,
    max_tokens: 50,
    tools: [
      { type: 'function', function: { name: 'f', future: 3 } },
      { type: 'custom', custom: { name: 'sql' } },
    ],
    store: true,
    future: { deep: [1] },
  };
  const tools = [
    { name: 'f', inputSchema: {} },
    {
      name: 'sql',
      inputSchema: {},
      opaque: { dialect: 'openai-chat', value: (body['tools'] as JsonObject[])[1] ?? {} },
    },
  ];
  const messages = [
    { ...user('Be brief'), role: 'system' as const, extras: { role: 'developer', future: 1 } },
    user('Hi'),
  ];
  return chatCall({ messages, tools, sampling: { temperature: 0.5 }, maxOutputTokens: 50 }, { body });
}

await test('an unchanged call is sent byte for byte', async (t) => {
  const body = '{ "model":"gpt-4o",  "messages": [{"role":"user","content":"\\u0048i"}], "big": 12345678901234567890 }';
  const call = chatCall({}, { body: JSON.parse(body) as JsonObject });
  const bytes = Buffer.from(body);
  const source = { ...call.source, bytes };
  const asSent = { ...call, source } as Writable<ChatCall>;
  Object.assign(source, { original: asSent });
  const { http, dispatch } = await play({}, completion);
  await dispatch(asSent);
  t.equal(http.exchanges[0]?.request.body, bytes, 'the very bytes');
});

await test('only the fields that a hook has changed are encoded again; everything else stays as the client sent it', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const call = richCall();
  const { body } = call.source;
  const [first, second] = call.messages as [Message, Message];
  const [f, sql] = call.tools ?? [];
  const cases: readonly [Partial<ChatCall>, JsonObject][] = [
    [{ sampling: { ...call.sampling, topP: 0.9 } }, { ...body, top_p: 0.9 }],
    [{ sampling: {} }, { ...body, temperature: undefined }],
    [{ maxOutputTokens: 20 }, { ...body, max_tokens: 20 }],
    [{ endUserId: 'u' }, { ...body, user: 'u' }],
    [{ choices: 2 }, { ...body, n: 2 }],
    [
      { parallelToolCalls: false, toolChoice: { type: 'tool', name: 'sql' } },
      {
        ...body,
        parallel_tool_calls: false,
        tool_choice: { type: 'custom', custom: { name: 'sql' } },
      },
    ],
    [
      { responseFormat: { type: 'json-schema', schema: { type: 'object' } } },
      {
        ...body,
        response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } },
      },
    ],
    [{ reasoning: { budgetTokens: 20_000 } }, { ...body, reasoning_effort: 'high' }],
    [{ metadata: { a: 'b' } }, { ...body, metadata: { a: 'b' } }],
    [
      { messages: [user('New'), first, second] },
      {
        ...body,
        messages: [{ role: 'user', content: 'New' }, ...(body['messages'] as JsonObject[])],
      },
    ],
    [
      { messages: [{ ...first, content: [{ type: 'text', text: 'x' }] }, second] },
      {
        ...body,
        messages: [{ role: 'developer', content: 'x', future: 1 }, (body['messages'] as JsonObject[])[1] ?? null],
      },
    ],
    [
      { tools: [...(sql ? [sql] : []), ...(f ? [f] : []), { name: 'g', inputSchema: {}, strict: true }] },
      {
        ...body,
        tools: [
          ...(body['tools'] as JsonObject[]).toReversed(),
          { type: 'function', function: { name: 'g', parameters: noArguments, strict: true } },
        ],
      },
    ],
  ];
  for (const [index, [change, expected]] of cases.entries()) {
    await dispatch({ ...call, ...change });
    t.strictSame(sentBody(http, index), JSON.parse(JSON.stringify(expected)), Object.keys(change).join());
  }
});

await test('the gateway’s prompt reference is replaced by messages; a reference to a prompt of the provider is passed on', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const prompt = { variables: {} };
  const messages = [{ role: 'user', content: 'Hi' }];
  const own = chatCall({ prompt }, { body: { model: 'gpt-4o', messages, prompt } });
  await dispatch({ ...own, prompt: undefined, messages: [user('Rendered'), ...own.messages] });
  t.strictSame(sentBody(http, 0), { model: 'gpt-4o', messages: [{ role: 'user', content: 'Rendered' }, ...messages] });
  const foreign = chatCall({}, { body: { model: 'gpt-4o', messages, prompt: { id: 'pmpt_1' } } });
  await dispatch({ ...foreign, choices: 2 });
  t.match(sentBody(http, 1), { n: 2, prompt: { id: 'pmpt_1' } });
});

await test('numbers beyond the precision of a double keep their digits when the body is changed', async (t) => {
  const { parseJson } = await import('../../core/api/index.js');
  const text = '{"model":"gpt-4o","messages":[{"role":"user","content":"Hi"}],"seed":9223372036854775807}';
  const { http, dispatch } = await play({}, completion);
  const call = chatCall({}, { body: parseJson(text) as JsonObject });
  await dispatch({ ...call, choices: 2 });
  t.equal(http.exchanges[0]?.body, `${text.slice(0, -1)},"n":2}`);
});

await test('the provider gets its own name of the model', async (t) => {
  const { http, dispatch } = await play({ models: [{ id: 'best', upstream: 'gpt-4o-2024-11-20' }] }, completion);
  await dispatch(chatCall({ model: 'best' }));
  await dispatch(chatCall({ model: 'acme/best' }));
  t.match(sentBody(http, 0), { model: 'gpt-4o-2024-11-20', messages: [{ role: 'user', content: 'Hi' }] });
  t.match(sentBody(http, 1), { model: 'gpt-4o-2024-11-20' });
  await t.rejects(dispatch(chatCall({ model: 'other' })), { message: 'the provider does not serve other' });
});

await test('a streaming call always requests usage, and keeps the client’s other stream options', async (t) => {
  const { http, dispatch } = await play({}, stream);
  const message = { messages: [{ role: 'user', content: 'Hi' }] };
  await dispatch(chatCall({ stream: true }, { body: { model: 'gpt-4o', ...message, stream: true } }));
  const options = { include_usage: false, include_obfuscation: false };
  await dispatch(chatCall({ stream: true }, { body: { model: 'gpt-4o', stream_options: options } }));
  const asks = chatCall(
    { stream: true, includeUsage: true },
    {
      body: { model: 'gpt-4o', stream_options: { include_usage: true } },
    },
  );
  await dispatch(asks);
  await dispatch(chatCall({ stream: true }, native));
  t.strictSame(sentBody(http, 0), {
    model: 'gpt-4o',
    ...message,
    stream: true,
    stream_options: { include_usage: true },
  });
  t.strictSame(sentBody(http, 1)['stream_options'], { include_usage: true, include_obfuscation: false });
  t.equal(http.exchanges[2]?.request.body, asks.source.bytes, 'nothing to add: the client’s bytes');
  t.match(sentBody(http, 3), { stream: true, stream_options: { include_usage: true } });
});

await test('the name of the token limit depends on the URL, or is configured', async (t) => {
  const cases: readonly [JsonObject, string][] = [
    [{}, 'max_tokens'],
    [{ baseUrl: 'https://api.openai.com/v1' }, 'max_completion_tokens'],
    [{ baseUrl: 'https://corp.openai.azure.com/openai/v1?api-version=preview' }, 'max_completion_tokens'],
    [{ baseUrl: 'https://notopenai.com/v1' }, 'max_tokens'],
    [{ maxTokensField: 'max_completion_tokens' }, 'max_completion_tokens'],
  ];
  for (const [config, field] of cases) {
    const { http, dispatch } = await play(config, completion);
    await dispatch(chatCall({ maxOutputTokens: 5 }, native));
    t.strictSame(
      Object.entries(sentBody(http)).filter(([, value]) => value === 5),
      [[field, 5]],
    );
    const limited = { ...chatCall(), maxOutputTokens: 5 };
    await dispatch(limited);
    t.strictSame(
      Object.entries(sentBody(http, 1)).filter(([, value]) => value === 5),
      [[field, 5]],
      'set by a hook',
    );
  }
  const { http, dispatch } = await play({ maxTokensField: 'max_completion_tokens' }, completion);
  await dispatch(chatCall({ maxOutputTokens: 5 }, { body: { model: 'gpt-4o', messages: [], max_tokens: 5 } }));
  t.strictSame(sentBody(http), { model: 'gpt-4o', messages: [], max_completion_tokens: 5 });
  const endless = chatCall({}, { body: { model: 'gpt-4o', messages: [], max_completion_tokens: 9, max_tokens: -1 } });
  await dispatch({ ...endless, maxOutputTokens: 5 });
  t.strictSame(sentBody(http, 1), { model: 'gpt-4o', messages: [], max_completion_tokens: 5 }, 'not even -1 is left');
});

await test('the provider gets its own credentials and the trace context, and no credentials of the client', async (t) => {
  const config = {
    baseUrl: 'http://provider.test/v1/?api-version=1',
    apiKey: 'sk-operator',
    organization: 'org',
    project: 'proj',
    headers: { 'X-Title': 'gateway' },
  };
  const { http, dispatch } = await play({ ...config, headersTimeoutMs: 1, idleTimeoutMs: 2 }, completion);
  const exchange = testExchange();
  await dispatch(chatCall({}, { headers: { 'openai-beta': 'x' } }), exchange);
  const request = http.exchanges[0]?.request;
  t.equal(request?.url, 'http://provider.test/v1/chat/completions?api-version=1');
  t.equal(request?.exchange, exchange);
  t.match(request, { method: 'POST', headersTimeoutMs: 1, idleTimeoutMs: 2 });
  t.strictSame(request?.headers, {
    'openai-beta': 'x',
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: 'Bearer sk-operator',
    'openai-organization': 'org',
    'openai-project': 'proj',
    'x-title': 'gateway',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    tracestate: 'vendor=1',
  });
  const keyless = await play({ apiKey: '' }, stream);
  await keyless.dispatch(chatCall({ stream: true }, { ...native, headers: { 'openai-beta': 'x' } }));
  t.match(keyless.http.exchanges[0]?.request.headers, { accept: 'text/event-stream' });
  t.notHas(keyless.http.exchanges[0]?.request.headers, { authorization: String, 'openai-beta': String });
});

await test('an error keeps its status and message, unless it is about the operator’s key or not JSON', async (t) => {
  const error = { message: 'Slow down', type: 'requests', param: null, code: 'rate_limit_exceeded' };
  const cases: readonly [ScriptedReply, object][] = [
    [
      { status: 429, headers: { 'retry-after': '7', 'x-should-retry': 'false' }, body: { error, extra: 1 } },
      {
        code: 'GW_PROVIDER_RATE_LIMITED',
        status: 429,
        message: 'Slow down',
        retryAfter: 7,
        retryable: false,
        upstream: { provider: 'acme', dialect: 'openai-chat', status: 429, body: { error, extra: 1 } },
      },
    ],
    [
      { status: 400, body: { object: 'error', message: 'Bad', type: 'invalid_request_error', param: 'n', code: 3 } },
      {
        status: 400,
        upstream: { body: { error: { message: 'Bad', type: 'invalid_request_error', param: 'n', code: 3 } } },
      },
    ],
    [
      { status: 404, body: { error: 'model "x" not found' } },
      { status: 404, message: 'model "x" not found' },
    ],
    [
      { status: 400, body: '[{"error":{"code":400,"message":"Listed"}}]' },
      { status: 400, message: 'Listed' },
    ],
    [
      { status: 422, body: { message: { detail: [{ loc: ['body', 'n'], msg: 'too big' }] } } },
      { message: 'body.n: too big' },
    ],
    [
      { status: 400, body: { success: false, errors: [{ code: 5007, message: 'No such model' }], result: null } },
      { message: 'No such model', upstream: { body: { error: { message: 'No such model', code: 5007 } } } },
    ],
    [
      { status: 429, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Rate limited\n' },
      { status: 429, message: 'Rate limited' },
    ],
    [
      { status: 502, headers: { 'content-type': 'text/plain' }, body: '<html>nginx at 10.0.0.7</html>' },
      { status: 502, message: /no readable message/ },
    ],
    [
      { status: 401, body: { error: { message: 'Incorrect API key: sk-operator' } } },
      {
        code: 'GW_PROVIDER_CREDENTIALS',
        upstream: { status: 401, body: undefined },
      },
    ],
    [
      { status: 502, body: '<html>nginx at 10.0.0.7</html>' },
      { code: 'GW_PROVIDER_FAILED', status: 502 },
    ],
    [
      { status: 500, body: 'x'.repeat(2_000_000) },
      { code: 'GW_PROVIDER_FAILED', status: 500 },
    ],
  ];
  for (const [reply, expected] of cases) {
    const { dispatch } = await play({}, reply);
    const { error: failure } = await hear(dispatch(chatCall()));
    t.match(failure, expected);
    t.notMatch(failure?.message, /sk-operator|nginx|10\.0\.0\.7/);
  }
});

await test('a redirect is an error and is not followed', async (t) => {
  const { http, dispatch } = await play({}, { status: 307, headers: { location: 'http://elsewhere.test/' } });
  await t.rejects(dispatch(chatCall()), { code: 'GW_PROVIDER_FAILED', status: 502, message: /redirect/ });
  t.equal(http.exchanges.length, 1);
  t.equal(http.exchanges[0]?.fate, 'discarded');
});

await test('an address with the path of an operation is refused, because that path is added', (t) => {
  const isTaken = (baseUrl: string): boolean => providerConfig.safeParse({ baseUrl, models: ['m'] }).success;
  t.ok(isTaken('http://provider.test/v1/?api-version=1'));
  t.notOk(isTaken('http://provider.test/v1/chat/completions'));
  t.end();
});

await test('a key that the server quotes is masked in its error', async (t) => {
  const error = { message: 'Cannot route the key sk-operator-1.', type: 'server_error' };
  const replies = { status: 500, body: { error } };
  for (const call of [chatCall({}), embeddingCall({})]) {
    const { dispatch } = await play({ apiKey: 'sk-operator-1' }, replies);
    await t.rejects(dispatch(call), { message: 'Cannot route the key [withheld].', upstream: { status: 500 } });
  }
});

await test('models that take over are named to a server that calls them itself, and to no other', async (t) => {
  const body = { model: 'gpt-4o', messages: [], input: 'Hi', models: ['small', 'large'], route: 'fallback' };
  const sentTo = async (baseUrl: string, api: 'chat' | 'responses', fallbacks: readonly string[]): Promise<unknown> => {
    const { http, dispatch } = await play({ baseUrl, api }, completion);
    const dialect = api === 'chat' ? 'openai-chat' : 'openai-responses';
    const call = chatCall({ fallbacks: body.models }, { dialect, body });
    await dispatch({ ...call, fallbacks }).catch(() => undefined);
    const { models, route } = sentBody(http);
    return { models, route };
  };
  const nothing = { models: undefined, route: undefined };
  for (const api of ['chat', 'responses'] as const) {
    t.strictSame(await sentTo('https://api.example.com/v1', api, body.models), nothing);
    t.match(await sentTo('https://openrouter.ai/api/v1', api, body.models), { models: body.models, route: 'fallback' });
    t.strictSame(await sentTo('https://openrouter.ai/api/v1', api, []), nothing, 'the gateway calls them');
  }
});
