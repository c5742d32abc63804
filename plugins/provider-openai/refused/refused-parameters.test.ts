import { test } from 'tap';
import type { JsonObject, Tool } from '../../../core/api/index.js';
import type { ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import { chatCall, hear, play, relayed, sentBody } from '../fixtures/play.js';
import { completion, native, stream } from '../fixtures/sample-calls.js';

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

await test('a server may name a parameter as its code does', async (t) => {
  const refused = {
    status: 400,
    body: { code: 'invalid', error: 'Argument not supported on this model: reasoningEffort' },
  };
  const { http, dispatch } = await play({}, refused, completion);
  t.equal((await hear(dispatch(chatCall({ reasoning: { effort: 'low' } }, native)))).error, undefined);
  t.equal(sentBody(http, 0)['reasoning_effort'], 'low');
  t.equal(sentBody(http, 1)['reasoning_effort'], undefined);
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

const noTools = {
  status: 400,
  body: {
    error: {
      message:
        "Function tools with reasoning_effort are not supported for gpt-5.6 in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
      param: 'reasoning_effort',
    },
  },
};
const tool = { type: 'function', function: { name: 'f', parameters: { type: 'object', properties: {} } } };

await test('a model that refuses tools because it would reason does not reason beside them, and otherwise does', async (t) => {
  const { http, dispatch } = await play({}, noTools, completion);
  const tools = [{ name: 'f', inputSchema: { type: 'object', properties: {} } }];
  const reasoning = { effort: 'high' };
  for (const fields of [{ tools, reasoning }, { tools }, { reasoning }]) await dispatch(chatCall(fields, native));
  t.strictSame(
    http.exchanges.map((_, index) => sentBody(http, index)['reasoning_effort']),
    ['high', 'none', 'none', 'high'],
  );
});

const unknownEffort = (param: string) =>
  refusal(
    param,
    "Unsupported value: 'xhigh' is not supported with the 'gpt-5-mini' model. Supported values are: 'minimal', 'low', 'medium', and 'high'.",
  );

await test('an effort that the model does not know becomes the next lower one, and those that it knows stay', async (t) => {
  for (const api of ['chat', 'responses']) {
    const { http, dispatch } = await play(
      { api },
      unknownEffort(api === 'chat' ? 'reasoning_effort' : 'reasoning.effort'),
      completion,
    );
    const ask = (effort: string) =>
      hear(dispatch(chatCall({ reasoning: { effort } }, { dialect: 'anthropic-messages' })));
    for (const effort of ['xhigh', 'max', 'low']) await ask(effort);
    const efforts = http.exchanges.map((_, index) => {
      const { reasoning_effort: chosen, reasoning } = sentBody(http, index);
      return chosen ?? (reasoning as JsonObject)['effort'];
    });
    t.strictSame(efforts, ['xhigh', 'high', 'high', 'low'], api);
  }
  const body = { model: 'gpt-4o', messages: [], reasoning_effort: 'xhigh' };
  const own = await play({}, unknownEffort('reasoning_effort'));
  const { error } = await hear(own.dispatch(chatCall({ reasoning: { effort: 'xhigh' } }, { body })));
  t.equal(error?.status, 400, 'a client of the dialect is told');
});

await test('nor in requests of its own dialect, unless the client has chosen an effort', async (t) => {
  const messages = [{ role: 'user', content: 'Hi' }];
  const body = { model: 'gpt-4o', messages, tools: [tool] };
  const { http, dispatch } = await play({}, noTools, completion);
  await dispatch(chatCall({}, { body }));
  t.strictSame(sentBody(http, 1), { ...body, reasoning_effort: 'none' });
  const chosen = await play({}, noTools);
  const tools = [{ name: 'f', inputSchema: {} }];
  const asking = chatCall({ tools, reasoning: { effort: 'high' } }, { body: { ...body, reasoning_effort: 'high' } });
  const { error } = await hear(chosen.dispatch(asking));
  t.match(error, { status: 400, upstream: { body: noTools.body } });
  t.match(
    chosen.http.exchanges,
    [{ request: { url: /\/chat\/completions/ } }, { request: { url: /\/responses/ } }],
    'where it says to',
  );
});

await test('calls that a server takes at /responses only go there, from then on', async (t) => {
  const response = {
    body: {
      id: 'r',
      output: [{ type: 'message', content: [{ type: 'output_text', text: 'Hi' }] }],
      status: 'completed',
    },
  };
  const tools = [
    { name: 'f', inputSchema: {} },
    { name: 'web_search', inputSchema: {}, opaque: { dialect: 'openai-responses', value: { type: 'web_search' } } },
  ];
  const body = { model: 'gpt-4o', messages: [], reasoning_effort: 'high' };
  const only = 'This model is only supported in v1/responses and not in v1/chat/completions.';
  for (const [source, refused, without] of [
    [{ body }, noTools, '/chat/completions'],
    [{ dialect: 'openai-responses' }, { status: 404, body: { error: { message: only } } }, '/responses'],
  ] as const) {
    const { http, dispatch } = await play({}, refused, response);
    const reasoning = { effort: 'high' };
    for (const _ of [1, 2]) {
      const { error, parts } = await hear(dispatch(chatCall({ tools, reasoning }, source)));
      t.equal(error, undefined);
      t.match(
        parts.find(({ type }) => type === 'text'),
        { text: 'Hi' },
      );
    }
    await hear(dispatch(chatCall({ reasoning }, source)));
    const paths = http.exchanges.map(({ request }) => new URL(request.url).pathname.replace('/v1', ''));
    t.strictSame(paths, ['/chat/completions', '/responses', '/responses', without]);
    for (const index of [1, 2]) {
      t.match(sentBody(http, index), { reasoning: { effort: 'high' }, tools: [{ type: 'function', name: 'f' }] });
      t.equal((sentBody(http, index)['tools'] as readonly unknown[]).length, 1, 'nothing that has a fee');
    }
  }
});

await test('OpenAI searches the web at /responses for clients of every other API, also where conversations go to /chat/completions', async (t) => {
  const response = {
    body: {
      id: 'r',
      output: [{ type: 'message', content: [{ type: 'output_text', text: 'Hi' }] }],
      status: 'completed',
    },
  };
  const value = { type: 'web_search', search_context_size: 'low' };
  const webSearch = { contextSize: 'low' };
  const hosted = { name: 'files', inputSchema: {}, opaque: { dialect: 'openai-responses', value: { type: 'files' } } };
  const searching = (dialect: string): readonly Tool[] => [
    { name: 'f', inputSchema: {} },
    { name: 'web_search', inputSchema: {}, opaque: { dialect, value, webSearch } },
    hosted,
  ];
  for (const [dialect, baseUrl, path] of [
    ['openai-responses', 'https://api.openai.com/v1', '/v1/responses'],
    ['anthropic-messages', 'https://api.openai.com/v1', '/v1/responses'],
    ['anthropic-messages', 'https://eu.api.openai.com/v1', '/v1/responses'],
    ['openai-chat', 'https://api.openai.com/v1', '/v1/chat/completions'],
    ['anthropic-messages', 'http://127.0.0.1:8000/v1', '/v1/chat/completions'],
    ['anthropic-messages', 'https://notopenai.com/v1', '/v1/chat/completions'],
  ] as const) {
    const answer = path === '/v1/responses' ? response : completion;
    const { http, dispatch } = await play({ baseUrl }, answer);
    const { error } = await hear(dispatch(chatCall({ tools: searching(dialect) }, { dialect })));
    t.equal(error, undefined);
    t.equal(new URL(http.exchanges.at(-1)?.request.url ?? '').pathname, path);
    if (path !== '/v1/responses') continue;
    t.match(sentBody(http)['tools'], [{ type: 'function', name: 'f' }, value], 'the functions and the search');
    t.match(sentBody(http)['tools'], { length: 2 }, 'nothing that has a fee of its own');
  }
});

await test('a search of the web stays in a call that only /responses takes, at OpenAI', async (t) => {
  const value = { search_context_size: 'low' };
  const search = { name: 'web_search', inputSchema: {}, opaque: { dialect: 'openai-chat', value, webSearch: {} } };
  const body = { model: 'gpt-4o', messages: [], web_search_options: value };
  const only = 'This model is only supported in v1/responses and not in v1/chat/completions.';
  const refused = { status: 404, body: { error: { message: only } } };
  const message = { type: 'message', content: [{ type: 'output_text', text: 'Hi' }] };
  const answer = { body: { id: 'r', output: [message], status: 'completed' } };
  for (const [baseUrl, searches] of [
    ['https://api.openai.com/v1', true],
    ['http://127.0.0.1:8000/v1', false],
  ] as const) {
    const { http, dispatch } = await play({ baseUrl }, refused, answer);
    await hear(dispatch(chatCall({ tools: [search] }, { body })));
    t.equal(new URL(http.exchanges.at(-1)?.request.url ?? '').pathname, '/v1/responses');
    t.strictSame(sentBody(http, 1)['tools'], searches ? [{ type: 'web_search' }] : undefined);
  }
});

await test('a tool that must be called becomes an instruction for a model that takes no such choice, for clients of every dialect', async (t) => {
  const refused = refusal(null, 'Thinking mode does not support this tool_choice');
  const tools = ['f', 'g'].map((name) => ({ name, inputSchema: {} }));
  const wire = tools.map(({ name }) => ({ type: 'function', function: { name, parameters: {} } }));
  const messages = [{ role: 'user', content: 'Hi' }];
  const body = { model: 'gpt-4o', messages, tools: wire, tool_choice: { type: 'function', function: { name: 'g' } } };
  for (const source of [native, { body }]) {
    const { http, dispatch } = await play({}, refused, completion);
    const call = chatCall({ tools, toolChoice: { type: 'tool', name: 'g' } }, source);
    await hear(dispatch(call));
    await hear(dispatch(call));
    for (const index of [1, 2]) {
      const sent = sentBody(http, index);
      t.match(sent, { tool_choice: 'auto', tools: [{ function: { name: 'g' } }] });
      t.match(sent['tools'], { length: 1 });
      t.match(JSON.stringify(sent['messages']), 'a call of a tool');
    }
  }
});
