import { test } from 'tap';
import type { ChatCall, JsonObject, StreamPart } from '../../../core/api/index.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import { objectIn, ownCall, refusal, sampleCall, sampleProvider } from '../fixtures/sample-provider.js';
import { answer, assistant, text, user } from '../fixtures/sent-request.js';

const refuses = (message: string): ScriptedReply => ({
  status: 400,
  body: { type: 'error', error: { type: 'invalid_request_error', message } },
});
const both = '`temperature` and `top_p` cannot both be specified for this model.';

await test('a parameter that the client has not sent and the model refuses is omitted, in this call and later ones', async (t) => {
  const http = new ScriptedHttpClient(refuses(both), { body: answer });
  const dispatch = await sampleProvider(http);
  const call = sampleCall(
    { sampling: { temperature: 0.7, topP: 0.9, stop: ['x'] } },
    { parameters: { temperature: 0.7 } },
  );
  await dispatch(call);
  await dispatch(call);
  await dispatch(sampleCall({ ...call, model: 'claude-z' }));
  t.match(
    http.exchanges.map(({ body }) => objectIn(body)),
    [
      { temperature: 0.7, top_p: 0.9 },
      { temperature: 0.7, top_p: undefined, stop_sequences: ['x'] },
      { temperature: 0.7, top_p: undefined },
      { model: 'claude-z', temperature: 0.7, top_p: 0.9 },
    ],
  );
});

await test('a parameter that the client has sent is never omitted', async (t) => {
  const bodies = [{ temperature: 0.7, top_p: 0.9 }, { parameters: { temperature: 0.7, top_p: 0.9 } }];
  for (const body of bodies) {
    const http = new ScriptedHttpClient(refuses(both));
    const dispatch = await sampleProvider(http);
    const error = await refusal(dispatch(sampleCall({ sampling: { temperature: 0.7, topP: 0.9 } }, body)));
    t.equal(error.message, both);
    t.equal(http.exchanges.length, 1);
  }
});

await test('an effort that a model does not know becomes the next lower one that it knows', async (t) => {
  const unknown = refuses("output_config.effort: Input should be 'low', 'medium', 'high' or 'max', not 'xhigh'");
  const http = new ScriptedHttpClient(unknown, { body: answer });
  const dispatch = await sampleProvider(http);
  for (const effort of ['xhigh', 'xhigh', 'max'])
    await dispatch(sampleCall({ model: 'claude-opus-4-6', reasoning: { effort } }));
  const sent = http.exchanges.map(({ body }) => objectIn(body)['output_config']);
  t.match(sent, [{ effort: 'xhigh' }, { effort: 'high' }, { effort: 'high' }, { effort: 'max' }]);
});

await test('other refusals are not retried, and a second refusal is final', async (t) => {
  const sampling = { temperature: 0.7 };
  const other = new ScriptedHttpClient(refuses('max_tokens: too many'));
  t.equal((await refusal((await sampleProvider(other))(sampleCall({ sampling })))).message, 'max_tokens: too many');
  t.equal(other.exchanges.length, 1);
  const twice = new ScriptedHttpClient(refuses('temperature is deprecated'), refuses('prompt is too long'));
  const dispatch = await sampleProvider(twice);
  t.equal((await refusal(dispatch(sampleCall({ sampling })))).message, 'prompt is too long');
  await refusal(dispatch(sampleCall({ sampling })));
  t.match(objectIn(twice.exchanges[2]?.body ?? ''), sampling, 'nothing was remembered');
});

await test('a refused parameter that a hook has added is omitted from the body of a client with the same dialect', async (t) => {
  const http = new ScriptedHttpClient(refuses('temperature: must be 1'), { body: answer });
  const dispatch = await sampleProvider(http);
  await dispatch({ ...ownCall({ unknown: 1 }), sampling: { temperature: 0.7 } });
  t.match(objectIn(http.exchanges[0]?.body ?? ''), { temperature: 0.7, unknown: 1 });
  t.strictSame(objectIn(http.exchanges[1]?.body ?? ''), { model: 'claude-x', max_tokens: 10, unknown: 1 });
});

await test('unsigned reasoning that the model refuses is omitted from the body of a client with the same dialect', async (t) => {
  const sent = [
    { role: 'user', content: 'A' },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'changed', signature: '' },
        { type: 'thinking', thinking: '', signature: 'google:google/gemini-3:call_1:c2ln' },
        { type: 'text', text: 'B', cache_control: { type: 'ephemeral' } },
      ],
    },
    { role: 'user', content: 'C' },
  ];
  const messages = [
    user(text('A')),
    assistant(
      { type: 'reasoning', text: 'changed' },
      { type: 'reasoning', text: '', signature: 'google:google/gemini-3:call_1:c2ln' },
      {
        type: 'text',
        text: 'B',
        extras: { cache_control: { type: 'ephemeral' } },
      },
    ),
    user(text('C')),
  ];
  const call = ownCall({ messages: sent, unknown: 1 }, { messages });
  for (const unsigned of [
    'messages.1.content.0: Invalid `signature` in `thinking` block',
    'messages.1.content.1.thinking: each thinking block must contain thinking',
  ]) {
    const http = new ScriptedHttpClient(refuses(unsigned), { body: answer });
    const dispatch = await sampleProvider(http);
    await dispatch(call);
    await dispatch(call);
    t.strictSame(objectIn(http.exchanges[0]?.body ?? '')['messages'], sent, 'as it came, for servers that want it');
    for (const exchange of http.exchanges.slice(1)) {
      const body = objectIn(exchange.body);
      t.equal(body['unknown'], 1);
      t.strictSame(body['messages'], [
        { role: 'user', content: [{ type: 'text', text: 'A' }] },
        { role: 'assistant', content: [{ type: 'text', text: 'B', cache_control: { type: 'ephemeral' } }] },
        { role: 'user', content: [{ type: 'text', text: 'C' }] },
      ]);
    }
    t.equal(http.exchanges.length, 3, 'it is remembered');
  }
});

await test('a model that needs its thinking back gets what the client has kept of it, and empty thinking where it is lost', async (t) => {
  const call = (id: string) => ({ type: 'tool-call', id, name: 'f', arguments: '{}' }) as const;
  const messages = [
    user(text('A')),
    assistant({ type: 'reasoning', text: 'Hm.' }, text('B'), call('a')),
    assistant(call('b')),
    assistant({ type: 'reasoning', text: 'So.', signature: 'its own' }, call('c')),
    assistant({ type: 'reasoning', text: 'Done.' }, text('D')),
    user(text('E')),
  ];
  const thinking = (words: string, signature = '') => ({ type: 'thinking', thinking: words, signature });
  const used = (id: string) => ({ type: 'tool_use', id, name: 'f', input: {} });
  const own = [{ role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'f', input: {} }] }];
  for (const needs of [
    'The `content[].thinking` in the thinking mode must be passed back to the API.',
    'Missing thinking block in the assistant message at message index 1.',
  ]) {
    const http = new ScriptedHttpClient(refuses(needs), { body: answer });
    const dispatch = await sampleProvider(http);
    await dispatch(sampleCall({ messages }));
    await dispatch(sampleCall({ messages }));
    await dispatch(ownCall({ messages: own, unknown: 1 }, { messages: [assistant(call('a'))] }));
    const sent = http.exchanges.map(({ body }) => objectIn(body));
    const content = [thinking('Hm.'), { type: 'text', text: 'B' }, used('a'), thinking(''), used('b')];
    for (const body of sent.slice(1, 3))
      t.match(body['messages'], [
        { role: 'user' },
        { content: [...content, thinking('So.', 'its own'), used('c'), { type: 'text', text: 'D' }] },
        { role: 'user' },
      ]);
    t.match(sent[3], { unknown: 1, messages: [{ role: 'assistant', content: [thinking(''), used('a')] }] });
    t.equal(sent.length, 4, 'it is remembered');
  }
});

await test('signed reasoning is never omitted, whatever a refusal says', async (t) => {
  const http = new ScriptedHttpClient(refuses('Invalid `signature` in `thinking` block'));
  const dispatch = await sampleProvider(http);
  const messages = [user(text('A')), assistant({ type: 'reasoning', text: 'Hm.', signature: 'of another' }, text('B'))];
  await refusal(dispatch(ownCall({}, { messages })));
  t.equal(http.exchanges.length, 1);
});

await test('signatures of which a client of another dialect has not kept the thinking are omitted where they are refused, in that call only', async (t) => {
  const messages = [
    user(text('A')),
    assistant(
      { type: 'reasoning', text: '', signature: 's' },
      { type: 'reasoning', text: 'Hm.', signature: 't' },
      text('B'),
    ),
    assistant({ type: 'reasoning', text: '', encrypted: 'x' }, text('C')),
    user(text('D')),
  ];
  for (const message of [
    'messages.1.content.0.thinking: each thinking block must contain thinking',
    'messages.1.content.0: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified.',
  ]) {
    const http = new ScriptedHttpClient(refuses(message), { body: answer });
    const dispatch = await sampleProvider(http);
    await dispatch(sampleCall({ messages }));
    await dispatch(sampleCall({ messages }));
    const kept = [{ thinking: 'Hm.' }, { text: 'B' }, { type: 'redacted_thinking' }, { text: 'C' }];
    const contents = http.exchanges.map(({ body }) => (objectIn(body)['messages'] as JsonObject[])[1]?.['content']);
    t.match(contents, [[{ thinking: '' }, ...kept], kept, [{ thinking: '' }, ...kept]], message);
    t.match(contents, [{ length: 5 }, { length: 4 }, { length: 5 }]);
  }
  const own = new ScriptedHttpClient(refuses('each thinking block must contain thinking'));
  await refusal((await sampleProvider(own))(ownCall({}, { messages })));
  t.equal(own.exchanges.length, 1, 'a client of the dialect gets the error');
});

await test('a model that refuses an answer at its end gets a turn of the user behind that of another dialect', async (t) => {
  const message =
    'This model does not support assistant message prefill. The conversation must end with a user message.';
  const messages = [user(text('Hi')), assistant(text('Hello'))];
  const http = new ScriptedHttpClient(refuses(message), { body: answer });
  await (await sampleProvider(http))(sampleCall({ messages }));
  const sent = objectIn(http.exchanges[1]?.body ?? '')['messages'] as unknown[];
  t.strictSame(sent.slice(2), [{ role: 'user', content: [{ type: 'text', text: 'Continue.' }] }]);
  const own = new ScriptedHttpClient(refuses(message));
  const dispatch = await sampleProvider(own);
  t.equal(
    (await refusal(dispatch(ownCall({}, { messages })))).message,
    message,
    'a client of the dialect has begun it on purpose',
  );
});

await test('tools of another dialect are not strict if the provider does not know that, or only if they are too many', async (t) => {
  const tools = [{ name: 'f', inputSchema: { type: 'object', properties: {} }, strict: true }];
  const call = sampleCall({ messages: [user(text('Hi'))], tools });
  for (const [message, isLasting] of [
    ['tools.0.custom.strict: Extra inputs are not permitted', true],
    ['Too many strict tools (21). The maximum number of strict tools supported is 20.', false],
  ] as const) {
    const http = new ScriptedHttpClient(refuses(message), { body: answer });
    const dispatch = await sampleProvider(http);
    await dispatch(call);
    await dispatch(call);
    const strict = http.exchanges.map(({ body }) => (objectIn(body)['tools'] as JsonObject[])[0]?.['strict']);
    t.strictSame(strict, [true, undefined, isLasting ? undefined : true], message);
  }
});

const unsupported = (type: string): string =>
  `"thinking.type.${type}" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.`;

await test('a type of thinking that a model refuses is replaced by one that it takes, for clients of every dialect', async (t) => {
  const sentFor = async (message: string, call: ChatCall): Promise<unknown[]> => {
    const http = new ScriptedHttpClient(refuses(message), { body: answer });
    const dispatch = await sampleProvider(http, { models: ['*'] });
    await dispatch(call);
    await dispatch(call);
    return http.exchanges.map(({ body }) => {
      const { thinking, output_config: config } = objectIn(body);
      return [thinking, config];
    });
  };
  const foreign = (model: string, effort: string): ChatCall =>
    sampleCall({ model, messages: [user(text('Hi'))], reasoning: { effort } });
  const budget = { type: 'enabled', budget_tokens: 8192 };
  const adaptive = [{ type: 'adaptive' }, { effort: 'medium' }];
  t.strictSame(await sentFor(unsupported('enabled'), foreign('our-opus', 'medium')), [
    [budget, undefined],
    adaptive,
    adaptive,
  ]);
  const least = [undefined, { effort: 'low' }];
  const off = [{ type: 'disabled' }, undefined];
  t.strictSame(await sentFor(unsupported('disabled'), foreign('claude-opus-5-5', 'none')), [off, least, least]);
  t.strictSame(await sentFor('adaptive thinking is not supported on this model', foreign('claude-x', 'medium')), [
    adaptive,
    [budget, undefined],
    [budget, undefined],
  ]);
  const own = (thinking: JsonObject): ChatCall => ownCall({ messages: [{ role: 'user', content: 'Hi' }], thinking });
  for (const [type, taken] of [
    ['enabled', { type: 'adaptive' }],
    ['disabled', undefined],
    ['adaptive', undefined],
  ] as const) {
    const sent = await sentFor(unsupported(type), own({ type, ...(type === 'enabled' ? { budget_tokens: 5 } : {}) }));
    t.match(sent[0], [{ type }]);
    t.strictSame(sent.slice(1), [
      [taken, undefined],
      [taken, undefined],
    ]);
  }
});

await test('arguments whose names are refused get others, for clients of any dialect, who do not see them', async (t) => {
  const message = "tools.0.custom.input_schema.properties: Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'";
  const schema = { type: 'object', properties: { 'filter[id]': {} } };
  const tools = [{ name: 'f', inputSchema: schema }];
  const own = ownCall(
    { messages: [{ role: 'user', content: 'Hi' }], tools: [{ name: 'f', input_schema: schema }] },
    { tools },
  );
  for (const call of [sampleCall({ messages: [user(text('Hi'))], tools }), own]) {
    const content = [{ type: 'tool_use', id: 't', name: 'f', input: { filter_id__665d001d: 1 } }];
    const http = new ScriptedHttpClient(refuses(message), { body: { ...answer, content, stop_reason: 'tool_use' } });
    const parts: StreamPart[] = [];
    const named = await (await sampleProvider(http))(call);
    await named.deliver((part) => {
      parts.push(part);
    });
    t.equal(named.relay, undefined);
    t.match(objectIn(http.exchanges[1]?.body ?? '')['tools'], [
      { name: 'f', input_schema: { properties: { filter_id__665d001d: Object } } },
    ]);
    t.match(
      parts.find(({ type }) => type === 'tool-arguments'),
      { text: '{"filter[id]":1}' },
    );
  }
});

await test('a tool that must be called becomes an instruction for a model that takes no such choice', async (t) => {
  const http = new ScriptedHttpClient(refuses('tool_choice: forced tool use is not supported by this model.'), {
    body: answer,
  });
  const tools = ['f', 'g'].map((name) => ({ name, inputSchema: {} }));
  const messages = [user(text('Hi'))];
  await (await sampleProvider(http))(sampleCall({ messages, tools, toolChoice: { type: 'tool', name: 'g' } }));
  const sent = objectIn(http.exchanges[1]?.body ?? '');
  t.match(sent, { tool_choice: { type: 'auto' }, tools: [{ name: 'g' }], system: [{ text: /call of a tool/ }] });
  t.equal((sent['tools'] as unknown[]).length, 1);
});

await test('a search of the web that the model does not have is left out, from then on, or refused if the client demands it', async (t) => {
  const opaque = { dialect: 'openai-chat', value: {}, webSearch: {} };
  const search = { name: 'web_search', inputSchema: {}, opaque };
  const f = { name: 'f', inputSchema: {} };
  const refused = "'claude-x' does not support tool types: web_search_20250305.";
  const http = new ScriptedHttpClient(refuses(refused), { body: answer });
  const dispatch = await sampleProvider(http);
  for (const _ of [1, 2]) await dispatch(sampleCall({ tools: [f, search] }));
  const sent = http.exchanges.map(({ body }) =>
    (objectIn(body)['tools'] as readonly JsonObject[]).map(({ name }) => name),
  );
  t.strictSame(sent, [['f', 'web_search'], ['f'], ['f']]);
  const demanded = { ...search, opaque: { ...opaque, elsewhere: 'refused' as const } };
  t.match(await refusal(dispatch(sampleCall({ tools: [demanded] }))), { code: 'GW_REQUEST_UNSUPPORTED', status: 400 });
  const own = ownCall({ tools: [{ type: 'web_search_20250305', name: 'web_search' }] });
  await dispatch(own);
  t.match(http.exchanges.at(-1)?.body, /web_search_20250305/, 'clients of the dialect judge for themselves');
});
