import { test } from 'tap';
import type { ChatCall, JsonObject, Message, Tool } from '../../core/api/index.js';
import type { ScriptedReply } from '../../core/testkit/scripted-http-client.js';
import { providerConfig } from './config.js';
import { chatCall, embeddingCall, hear, play, relayed, sentBody, testExchange } from './fixtures/play.js';

const completion: ScriptedReply = {
  body: {
    id: 'c',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Yes' }, finish_reason: 'stop' }],
  },
};
const stream: ScriptedReply = {
  headers: { 'content-type': 'text/event-stream' },
  body: 'data: {"id":"c","choices":[{"index":0,"delta":{"content":"Yes"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
};
const native = { dialect: 'native', body: {} } as const;

function user(text: string): Message {
  return { role: 'user', content: [{ type: 'text', text }] };
}

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

/** The encoded schema of a function without arguments. */
const noArguments = { type: 'object', properties: {} };

await test('an unchanged call is sent byte for byte', async (t) => {
  const body = '{ "model":"gpt-4o",  "messages": [{"role":"user","content":"\\u0048i"}], "big": 12345678901234567890 }';
  const call = chatCall({}, { body: JSON.parse(body) as JsonObject });
  const bytes = Buffer.from(body);
  const source = { ...call.source, bytes };
  const asSent = { ...call, source } as { -readonly [K in keyof ChatCall]: ChatCall[K] };
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
  await t.rejects(dispatch(chatCall({ model: 'other' })), { message: 'This model is not served.' });
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

await test('a call of another dialect is encoded completely', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const call = chatCall(
    {
      messages: [
        {
          role: 'system',
          content: [
            { type: 'text', text: 'One.' },
            { type: 'text', text: 'Two.' },
          ],
        },
        {
          role: 'user',
          name: 'ann',
          content: [
            { type: 'text', text: 'Look', extras: { cache_control: {} } },
            { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' }, detail: 'low' },
            { type: 'image', source: { kind: 'url', url: 'https://x.test/a.png' } },
            { type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'BBBB' }, fileName: 'a.pdf' },
            { type: 'file', source: { kind: 'text', text: 'plain' }, fileName: 'a.txt' },
            { type: 'file', source: { kind: 'id', id: 'file-1' } },
            { type: 'audio', data: 'CCCC', format: 'wav' },
          ],
        },
        {
          role: 'assistant',
          content: [
            { type: 'opaque', dialect: 'native', value: {} },
            { type: 'reasoning', text: 'Hmm', signature: 's' },
            { type: 'tool-call', id: 'x', name: 'f', arguments: '{"n":12345678901234567890}' },
            { type: 'tool-call', id: 'y', name: 'g', arguments: '' },
          ],
        },
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: 'x',
              content: [
                { type: 'text', text: '1' },
                { type: 'text', text: '2' },
              ],
            },
            {
              type: 'tool-result',
              toolCallId: 'y',
              isError: true,
              content: [
                { type: 'text', text: 'no' },
                { type: 'image', source: { kind: 'url', url: 'https://x.test/b.png' } },
              ],
            },
          ],
        },
        { role: 'user', content: [{ type: 'text', text: 'And?' }] },
      ],
      tools: [
        { name: 'f', description: 'F', inputSchema: { type: 'object', additionalProperties: false }, strict: true },
        { name: 'web', inputSchema: {}, opaque: { dialect: 'other', value: { type: 'web' } } },
      ],
      toolChoice: { type: 'tool', name: 'f' },
      parallelToolCalls: false,
      sampling: { temperature: 0, topP: 1, topK: 5, frequencyPenalty: 0.1, presencePenalty: 0.2, seed: 7, stop: ['a'] },
      maxOutputTokens: 9,
      choices: 2,
      responseFormat: { type: 'json' },
      reasoning: { enabled: true, budgetTokens: 1024 },
      endUserId: 'u',
      metadata: { a: 'b' },
    },
    native,
  );
  await dispatch(call);
  t.strictSame(sentBody(http), {
    model: 'gpt-4o',
    messages: [
      { role: 'system', content: 'One.\n\nTwo.' },
      {
        role: 'user',
        name: 'ann',
        content: [
          { type: 'text', text: 'Look' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA', detail: 'low' } },
          { type: 'image_url', image_url: { url: 'https://x.test/a.png' } },
          { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,BBBB' } },
          { type: 'text', text: 'a.txt\n\nplain' },
          { type: 'file', file: { file_id: 'file-1' } },
          { type: 'input_audio', input_audio: { data: 'CCCC', format: 'wav' } },
        ],
      },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'x', type: 'function', function: { name: 'f', arguments: '{"n":12345678901234567890}' } },
          { id: 'y', type: 'function', function: { name: 'g', arguments: '{}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'x', content: '1\n2' },
      { role: 'tool', tool_call_id: 'y', content: 'Error: no' },
      { role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://x.test/b.png' } }] },
      { role: 'user', content: 'And?' },
    ],
    max_tokens: 9,
    temperature: 0,
    top_p: 1,
    frequency_penalty: 0.1,
    presence_penalty: 0.2,
    seed: 7,
    stop: ['a'],
    n: 2,
    tools: [
      {
        type: 'function',
        function: {
          name: 'f',
          description: 'F',
          parameters: { ...noArguments, additionalProperties: false },
          strict: true,
        },
      },
    ],
    tool_choice: { type: 'function', function: { name: 'f' } },
    parallel_tool_calls: false,
    response_format: { type: 'json_object' },
    reasoning_effort: 'low',
    user: 'u',
  });
});

await test('a tool that the client runs becomes a function or is refused; built-in tools of other providers are left out', async (t) => {
  const { http, dispatch } = await play({}, completion, completion);
  const inputSchema = { type: 'object', properties: { command: { type: 'string' } } };
  const opaqueTool = (name: string, elsewhere?: 'function' | 'refused'): Tool => {
    const opaque = { dialect: 'other', value: { type: name }, ...(elsewhere ? { elsewhere } : {}) };
    return { name, description: 'Runs.', inputSchema, opaque };
  };
  await dispatch(chatCall({ tools: [opaqueTool('shell', 'function'), opaqueTool('web')] }, native));
  t.strictSame(sentBody(http)['tools'], [
    { type: 'function', function: { name: 'shell', description: 'Runs.', parameters: inputSchema } },
  ]);
  await t.rejects(dispatch(chatCall({ tools: [opaqueTool('screen', 'refused')] }, native)), {
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'tools',
    message: /"screen"/,
  });
});

await test('texts in tool results stay there, whatever their form; only media are moved to a user message', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const content = [
    { type: 'text', text: 'Found:' },
    { type: 'file', source: { kind: 'text', text: 'Herons nest in April.' }, fileName: 'birds' },
    { type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'BBBB' }, fileName: 'a.pdf' },
  ] as const;
  const messages: Message[] = [
    { role: 'assistant', content: [{ type: 'tool-call', id: 'x', name: 'f', arguments: '{}' }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'x', content }] },
  ];
  await dispatch(chatCall({ messages }, native));
  t.strictSame((sentBody(http)['messages'] as JsonObject[]).slice(1), [
    { role: 'tool', tool_call_id: 'x', content: 'Found:\nbirds\n\nHerons nest in April.' },
    {
      role: 'user',
      content: [{ type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,BBBB' } }],
    },
  ]);
});

await test('a schema is strict if servers of the dialect can enforce it, and not strict otherwise', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const closed = {
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a'],
    additionalProperties: false,
  };
  const schemas: readonly (readonly [JsonObject, boolean])[] = [
    [closed, true],
    [{ ...closed, properties: { a: { type: 'array', items: closed } } }, true],
    [{ ...closed, required: [] }, false],
    [{ ...closed, additionalProperties: undefined }, false],
    [{ ...closed, properties: { a: { anyOf: [{ type: 'string' }, { type: 'object' }] } } }, false],
    [{ ...closed, $defs: { leaf: { type: 'object', properties: { x: {} } } } }, false],
  ];
  const tools = schemas.map(([inputSchema], index) => ({ name: `f${index}`, inputSchema, strict: true }));
  await dispatch(chatCall({ tools }, native));
  const sent = sentBody(http)['tools'] as readonly { readonly function: { readonly strict?: boolean } }[];
  t.strictSame(
    sent.map((tool) => tool.function.strict === true),
    schemas.map(([, enforced]) => enforced),
  );
});

await test('an empty list of stop sequences is not sent', async (t) => {
  const { http, dispatch } = await play({}, completion);
  await dispatch(chatCall({ sampling: { stop: [] } }, native));
  t.notOk('stop' in sentBody(http));
});

await test('no parameters are added, and tool parameters are not sent without tools', async (t) => {
  const { http, dispatch } = await play({}, completion);
  await dispatch(chatCall({ toolChoice: { type: 'auto' }, parallelToolCalls: true }, native));
  t.strictSame(sentBody(http), { model: 'gpt-4o', messages: [{ role: 'user', content: 'Hi' }] });
});

await test('content that is specific to another dialect is refused in user messages, and left out of model messages', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const picture = { type: 'image', source: { type: 'file', file_id: 'file_1' } };
  const opaque = { type: 'opaque', dialect: 'other', value: picture } as const;
  const question = { type: 'text', text: 'What is on it?' } as const;
  const result = { type: 'tool-result', toolCallId: 'x', content: [opaque] } as const;
  for (const message of [
    { role: 'user', content: [opaque, question] },
    { role: 'tool', content: [result] },
  ] as const) {
    await t.rejects(dispatch(chatCall({ messages: [message] }, native)), {
      code: 'GW_CONTENT_UNSUPPORTED',
      status: 400,
      message: /only the dialect "other" knows: a block of the type "image"/,
    });
  }
  t.equal(http.exchanges.length, 0, 'no provider is asked');
  await dispatch(chatCall({ messages: [{ role: 'assistant', content: [opaque, question] }] }, native));
  t.match(sentBody(http), { messages: [{ role: 'assistant', content: 'What is on it?' }] });
});

await test('a file by URL is refused with the reason', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const file = { type: 'file', source: { kind: 'url', url: 'https://x.test/a.pdf' } } as const;
  const call = chatCall({ messages: [{ role: 'user', content: [file] }] }, native);
  await t.rejects(dispatch(call), { code: 'GW_CONTENT_UNSUPPORTED', status: 400 });
  t.equal(http.exchanges.length, 0);
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

function refusal(param: string | null, message: string, status = 400): ScriptedReply {
  return { status, body: { error: { message, type: 'invalid_request_error', param, code: 'unsupported_value' } } };
}

await test('refused default parameters are omitted in one second attempt, and in later calls', async (t) => {
  const sampling = { temperature: 0.7, topP: 0.9, frequencyPenalty: 0, presencePenalty: 0 };
  const refused = refusal('temperature', "Unsupported value: 'temperature' does not support 0.7 with this model.");
  const { http, dispatch } = await play({}, refused, completion);
  const call = chatCall({ sampling: { ...sampling, topP: 0.5 } }, { ...native, body: { parameters: { top_p: 0.5 } } });
  t.equal((await hear(dispatch(call))).error, undefined);
  await dispatch(call);
  await dispatch({ ...call, model: 'another' });
  t.equal(http.exchanges.length, 4, 'one second try, and none for what is known');
  t.hasProps(sentBody(http, 0), ['temperature', 'top_p', 'frequency_penalty', 'presence_penalty']);
  for (const index of [1, 2]) {
    t.equal(sentBody(http, index)['top_p'], 0.5, 'what the client has sent stays');
    t.notHas(sentBody(http, index), { temperature: 0.7 });
    t.notHas(sentBody(http, index), { frequency_penalty: 0 });
  }
  t.equal(sentBody(http, 3)['temperature'], 0.7, 'another model may take it');
});

await test('a parameter that the client has sent is not omitted', async (t) => {
  const refused = refusal('temperature', "Unsupported value: 'temperature'.");
  const { http, dispatch } = await play({}, refused);
  const own = chatCall(
    { sampling: { temperature: 0.1 } },
    { body: { model: 'gpt-4o', messages: [], temperature: 0.1 } },
  );
  const parameters = { parameters: { temperature: 0.1 } };
  const inNative = chatCall({ sampling: { temperature: 0.1 } }, { ...native, body: parameters });
  for (const call of [own, { ...own, choices: 2 }, inNative]) {
    const { error } = await hear(dispatch(call));
    t.match(error, {
      status: 400,
      code: 'GW_PROVIDER_REFUSED',
      upstream: { dialect: 'openai-chat', body: refused.body },
    });
  }
  t.equal(http.exchanges.length, 3);
});

await test('if a server does not know stream_options, the call is repeated without them', async (t) => {
  const sentences = [
    refusal('stream_options', 'Unrecognized request argument supplied: stream_options', 400),
    { status: 422, body: { detail: [{ loc: ['body', 'stream_options'], msg: 'extra fields not permitted' }] } },
    { status: 400, headers: { 'content-type': 'text/plain' }, body: 'unknown field "stream_options"' },
  ];
  for (const refused of sentences) {
    const { http, dispatch } = await play({}, refused, stream);
    const call = chatCall({ stream: true }, { body: { model: 'gpt-4o', messages: [], stream: true } });
    t.equal((await relayed(dispatch(call))).error, undefined);
    t.strictSame(sentBody(http, 1), { model: 'gpt-4o', messages: [], stream: true });
    await dispatch(call);
    t.equal(http.exchanges[2]?.request.body, call.source.bytes, 'nothing to add: the client’s bytes');
    t.equal(http.exchanges.length, 3);
  }
});

await test('the token limit is renamed when refused, and never omitted', async (t) => {
  const message =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  const { http, dispatch } = await play({}, refusal('max_tokens', message), completion);
  const call = chatCall({ maxOutputTokens: 5 }, { ...native, body: { parameters: { max_tokens: 5 } } });
  await dispatch(call);
  await dispatch(call);
  t.equal(sentBody(http, 0)['max_tokens'], 5);
  for (const index of [1, 2]) {
    t.equal(sentBody(http, index)['max_completion_tokens'], 5);
    t.notOk('max_tokens' in sentBody(http, index));
  }
  const tooLarge = await play({}, refusal('max_tokens', 'max_tokens is too large: 5.'));
  await t.rejects(tooLarge.dispatch(call), { code: 'GW_PROVIDER_REFUSED' });
  t.equal(tooLarge.http.exchanges.length, 1);
});

await test('if the second attempt fails too, nothing is remembered', async (t) => {
  const refused = refusal('messages', 'The user wrote about temperature.');
  const { http, dispatch } = await play({}, refused, refused, completion);
  const call = chatCall({ sampling: { temperature: 0.7 } }, native);
  await t.rejects(dispatch(call), { code: 'GW_PROVIDER_REFUSED' });
  await dispatch(call);
  t.equal(http.exchanges.length, 3);
  t.equal(sentBody(http, 2)['temperature'], 0.7);
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

const two = { inputs: ['Hi', 'Ho'] };
const base64Of = (vector: readonly number[]): string =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64');
const base64 = base64Of([0.5, -1.25]);

function embeddings(embedding: unknown): ScriptedReply {
  const data = [
    { object: 'embedding', index: 1, embedding },
    { object: 'embedding', index: 0, embedding },
  ];
  return { body: { object: 'list', data, model: 'embed-1', usage: { prompt_tokens: 3, total_tokens: 3 }, own: 1 } };
}

await test('vectors are decoded from floats and from base64', async (t) => {
  for (const embedding of [[0.5, -1.25], base64]) {
    const { dispatch } = await play({}, embeddings(embedding));
    const { parts } = await hear(dispatch(embeddingCall(two)));
    t.strictSame(parts, [
      { type: 'start', id: 'embd-01900000-0000-7000-8000-00000000000a', model: 'embed-1', created: 1_700_000_000 },
      { type: 'embedding', index: 1, vector: [0.5, -1.25] },
      { type: 'embedding', index: 0, vector: [0.5, -1.25] },
      { type: 'usage', usage: { inputTokens: 3, outputTokens: 0, raw: { prompt_tokens: 3, total_tokens: 3 } } },
    ]);
  }
});

await test('an embedding call is sent unchanged, with the changed fields, or encoded with floats', async (t) => {
  const { http, dispatch } = await play({}, embeddings([1]));
  const body = { model: 'embed-1', input: 'Hi', encoding_format: 'base64', future: 1 };
  const call = embeddingCall({ encoding: 'base64' }, { body });
  await dispatch(call);
  t.equal(http.exchanges[0]?.request.body, call.source.bytes);
  t.equal(http.exchanges[0]?.request.url, 'http://provider.test/v1/embeddings');
  await dispatch({ ...call, inputs: ['Ho'] });
  t.strictSame(sentBody(http, 1), { ...body, input: ['Ho'] });
  await dispatch({ ...call, dimensions: 2 });
  t.strictSame(sentBody(http, 2), { ...body, dimensions: 2 });
  await dispatch(embeddingCall({ endUserId: 'u' }, { dialect: 'other' }));
  t.strictSame(sentBody(http, 3), { model: 'embed-1', input: ['Hi'], user: 'u', encoding_format: 'float' });
});

await test('vectors are relayed unchanged, or converted if the provider has ignored the requested encoding', async (t) => {
  const cases = [
    ['float', [0.5, -1.25], [0.5, -1.25]],
    ['base64', base64, base64],
    ['base64', [0.5, -1.25], base64],
    ['float', base64, [0.5, -1.25]],
  ] as const;
  for (const [encoding, sent, expected] of cases) {
    const { dispatch } = await play({}, embeddings(sent));
    const heard = await relayed(dispatch(embeddingCall({ ...two, encoding })));
    t.strictSame(JSON.parse(heard.bytes), embeddings(expected).body, encoding);
    t.equal(heard.bytes, heard.tail);
    t.strictSame(
      heard.parts.map(({ type }) => type),
      ['start', 'usage'],
    );
  }
});

await test('an answer with fewer or more vectors than texts is an error, because clients match them by position', async (t) => {
  for (const inputs of [['Hi'], ['Hi', 'Ho', 'Hu']]) {
    const { dispatch } = await play({}, embeddings([0.5]));
    t.match((await hear(dispatch(embeddingCall({ inputs })))).error, {
      code: 'GW_PROVIDER_BAD_ANSWER',
      message: `2 vectors for ${inputs.length} texts`,
    });
    t.equal((await relayed(dispatch(embeddingCall({ inputs })))).error?.status, 502);
  }
});

await test('a vector may have numbers with more digits than a double holds, in any notation', async (t) => {
  const exact = '-1.2345678901234567e-05';
  const body = `{"data":[{"index":0,"embedding":[${exact},0.5]},{"index":1,"embedding":[1,2]}]}`;
  const { dispatch } = await play({}, { body });
  t.match((await hear(dispatch(embeddingCall(two)))).parts[1], { vector: [Number(exact), 0.5] });
  const asBase64 = await relayed(dispatch(embeddingCall({ ...two, encoding: 'base64' })));
  t.match(JSON.parse(asBase64.bytes), { data: [{ embedding: base64Of([Number(exact), 0.5]) }, {}] });
  const unchanged = await relayed(dispatch(embeddingCall(two)));
  t.match(unchanged.bytes, exact);
});

await test('an embedding that is neither numbers nor base64 of floats is an error, not an empty vector', async (t) => {
  for (const embedding of ['no base64', 'AAAA', '', '==', [], ['0.5'], [null], [[1]], {}, 1]) {
    const { dispatch } = await play({}, { body: { data: [{ index: 0, embedding }] } });
    for (const encoding of ['float', 'base64'] as const) {
      const name = `${JSON.stringify(embedding)} as ${encoding}`;
      const call = embeddingCall({ encoding });
      t.match((await hear(dispatch(call))).error, { status: 502, code: 'GW_PROVIDER_BAD_ANSWER' }, name);
      t.equal((await relayed(dispatch(call))).error?.status, 502, name);
    }
  }
});

await test('an embedding answer without vectors is an error', async (t) => {
  for (const body of ['{}', '{"data":[]}', '{"data":[{"embedding":null}]}', '<html>', '{"error":{"message":"No"}}']) {
    const { dispatch } = await play({}, { body });
    const error = { status: 502, upstream: { dialect: 'openai-embeddings' } };
    t.match((await hear(dispatch(embeddingCall()))).error, error, body);
    t.match((await relayed(dispatch(embeddingCall()))).error, error, body);
  }
});

await test('a message with two hundred thousand results becomes as many messages', async (t) => {
  const results = Array.from({ length: 200_000 }, (_, at) => ({
    type: 'tool-result' as const,
    toolCallId: `c${at}`,
    content: [{ type: 'text' as const, text: 'ok' }],
  }));
  const { http, dispatch } = await play({}, completion);
  await dispatch(chatCall({ messages: [user('Hi'), { role: 'tool', content: results }] }, native));
  t.equal((sentBody(http)['messages'] as unknown[]).length, results.length + 1);
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
