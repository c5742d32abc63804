import { test } from 'tap';
import type { ContentBlock, JsonObject, Message, Tool } from '../../../core/api/index.js';
import { chatCall, hear, play, sentBody } from '../fixtures/play.js';
import { completion, native, noArguments, user } from '../fixtures/sample-calls.js';

await test('a call of another dialect is encoded completely', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const call = chatCall(
    {
      messages: [
        {
          role: 'system',
          content: [
            { type: 'text', text: 'One.' },
            { type: 'text', text: 'Two, in JSON.' },
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
      { role: 'system', content: 'One.\n\nTwo, in JSON.' },
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

await test('a member of another dialect without which the answer would be another is refused', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const refused = hear(dispatch(chatCall({ ownMembers: ['compaction'] }, native)));
  t.match((await refused).error, { code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'compaction' });
  t.equal(http.exchanges.length, 0);
  await dispatch(chatCall({ ownMembers: ['modalities'] }));
  t.equal(http.exchanges.length, 1, 'a client of the dialect gets what its provider has');
});

await test('what both APIs of OpenAI have is passed on from one to the other, and to no other server', async (t) => {
  const body = {
    service_tier: 'flex',
    prompt_cache_key: 'k',
    prompt_cache_options: { ttl: '12h' },
    truncation: 'auto',
    text: { verbosity: 'low' },
  };
  const call = chatCall({}, { dialect: 'openai-responses', body });
  const sentTo = async (baseUrl: string) => {
    const { http, dispatch } = await play({ baseUrl }, completion);
    await dispatch(call);
    const { model: _, messages: _messages, ...sent } = sentBody(http);
    return sent;
  };
  const { truncation: _, text: _text, ...shared } = body;
  t.strictSame(await sentTo('https://api.openai.com/v1'), { ...shared, verbosity: 'low' });
  t.strictSame(await sentTo('https://vllm.test/v1'), {});
  const message = "Unsupported value: 'verbosity' does not support 'low' with this model.";
  const refusing = { status: 400, body: { error: { message } } };
  const older = await play({ baseUrl: 'https://api.openai.com/v1' }, refusing, completion);
  t.equal((await hear(older.dispatch(call))).error, undefined);
  t.match(sentBody(older.http, 1), { service_tier: 'flex', verbosity: undefined });
});

await test('a moderation that shall block goes from one API of OpenAI to the other, and is refused for other servers', async (t) => {
  const body = { moderation: { model: 'm', policy: { input: { mode: 'block' } } } };
  const call = chatCall({ ownMembers: ['moderation'] }, { dialect: 'openai-responses', body });
  const own = await play({ baseUrl: 'https://api.openai.com/v1' }, completion);
  await own.dispatch(call);
  t.match(sentBody(own.http), body);
  const { error } = await hear((await play({ baseUrl: 'https://vllm.test/v1' }, completion)).dispatch(call));
  t.match(error, { code: 'GW_REQUEST_UNSUPPORTED', field: 'moderation' });
});

await test('probabilities of tokens are asked for, whatever the dialect of the client', async (t) => {
  const { http, dispatch } = await play({}, completion, completion);
  await dispatch(chatCall({ logprobs: { top: 2 } }, native));
  t.match(sentBody(http), { logprobs: true, top_logprobs: 2 });
  await dispatch(chatCall({ logprobs: {} }, native));
  t.match(sentBody(http, 1), { logprobs: true, top_logprobs: undefined });
});

await test('a system message with nothing but settings of another API is left out', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const extras = { output_config: { effort: 'low' } };
  await dispatch(chatCall({ messages: [user('Hi'), { role: 'system', content: [], extras }] }, native));
  t.match(sentBody(http)['messages'], [{ role: 'user' }]);
  t.equal((sentBody(http)['messages'] as unknown[]).length, 1);
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

await test('what a client says of a document is a text in front of it', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const extras = { context: 'The draft.', citations: { enabled: true } };
  const content: ContentBlock[] = [
    { type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'AA' }, fileName: 'a', extras },
    { type: 'file', source: { kind: 'text', text: 'Herons.' }, fileName: 'b', extras },
  ];
  await dispatch(chatCall({ messages: [{ role: 'user', content }] }, native));
  t.strictSame((sentBody(http)['messages'] as JsonObject[])[0]?.['content'], [
    { type: 'text', text: 'The draft.' },
    { type: 'file', file: { filename: 'a', file_data: 'data:application/pdf;base64,AA' } },
    { type: 'text', text: 'b\n\nThe draft.\n\nHerons.' },
  ]);
});

await test('ids of calls that are too long for servers of the dialect are replaced, on both sides', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const id = `call_1_ts_${'A'.repeat(200)}`;
  const messages: Message[] = [
    { role: 'assistant', content: [{ type: 'tool-call', id, name: 'f', arguments: '{}' }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: id, content: [] }] },
  ];
  await dispatch(chatCall({ messages }, native));
  const [answer, result] = sentBody(http)['messages'] as [{ tool_calls: [JsonObject] }, JsonObject];
  t.match(result['tool_call_id'], /^[0-9a-f]{40}$/);
  t.equal(answer.tool_calls[0]['id'], result['tool_call_id']);
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
    [{ ...closed, properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: closed } }, true],
    [{ ...closed, properties: { a: { $ref: '#/$defs/b', description: 'B' } }, $defs: { b: closed } }, false],
    [{ ...closed, properties: { a: { oneOf: [closed] } } }, false],
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

await test('alternatives at the top of a schema, which the provider refuses, become members, and are then not enforced', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const anyOf = [{ properties: { id: { type: 'string' } } }, { properties: { url: { type: 'string' } } }];
  const inputSchema = { type: 'object', additionalProperties: false, anyOf };
  await dispatch(chatCall({ tools: [{ name: 'f', inputSchema, strict: true }] }, native));
  const properties = { id: { type: 'string' }, url: { type: 'string' } };
  t.match(sentBody(http)['tools'], [{ function: { parameters: { properties, anyOf: undefined }, strict: undefined } }]);
});

await test('names of tools that the provider refuses are shortened, and are the client’s again in the answer', async (t) => {
  const name = `mcp__${'x'.repeat(80)}`;
  const reply = { body: {} as JsonObject };
  const { http, dispatch } = await play({}, () => {
    const [tool] = sentBody(http)['tools'] as readonly { function: { name: string } }[];
    const call = { id: '1', type: 'function', function: { name: tool?.function.name, arguments: '{}' } };
    return { ...reply, body: { id: 'c', choices: [{ message: { tool_calls: [call] }, finish_reason: 'tool_calls' }] } };
  });
  const { parts } = await hear(dispatch(chatCall({ tools: [{ name, inputSchema: {} }] }, native)));
  t.match(sentBody(http)['tools'], [{ function: { name: /^mcp__x+_[0-9a-f]{8}$/ } }]);
  t.match(parts[1], { type: 'tool-call', name });
});

await test('a client of another dialect that wants JSON need not say so in words', async (t) => {
  const { http, dispatch } = await play({}, completion);
  const wanting = { responseFormat: { type: 'json' } } as const;
  for (const messages of [[user('List them.')], [user('List them as JSON.')]])
    await dispatch(chatCall({ messages, ...wanting }, native));
  t.match(sentBody(http, 0)['messages'], [{ role: 'system', content: /JSON object/ }, { role: 'user' }]);
  t.strictSame(sentBody(http, 1)['messages'], [{ role: 'user', content: 'List them as JSON.' }]);
});

await test('a search that a client asks for with an option stays one, if tools change, and goes if a plugin takes it away', async (t) => {
  const value = { search_context_size: 'low' };
  const search = { name: 'web_search', inputSchema: {}, opaque: { dialect: 'openai-chat', value, webSearch: {} } };
  const added = { name: 'added', inputSchema: {} };
  const source = { body: { model: 'gpt-4o', messages: [], web_search_options: value } };
  const { http, dispatch } = await play({}, completion, completion);
  const asked = chatCall({ tools: [search] }, source);
  for (const tools of [[search, added], [added]]) await hear(dispatch({ ...asked, tools }));
  for (const [index, option] of [value, undefined].entries()) {
    const { tools, web_search_options: sent } = sentBody(http, index);
    t.match(tools, [{ type: 'function', function: { name: 'added' } }]);
    t.match(tools, { length: 1 });
    t.strictSame(sent, option);
  }
});
