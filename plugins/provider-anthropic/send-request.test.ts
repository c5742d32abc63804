import { test } from 'tap';
import {
  type ChatCall,
  type ContentBlock,
  type EmbeddingCall,
  type JsonObject,
  type Message,
  parseJson,
  stringifyJson,
} from '../../core/api/index.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../core/testkit/scripted-http-client.js';
import {
  objectIn,
  ownCall,
  refusal,
  sampleCall,
  sampleExchange,
  sampleProvider,
  stoppedClock,
} from './fixtures/sample-provider.js';
import { providerConfig } from './config.js';
import { thinkingStyle } from './encode-thinking.js';
import plugin from './plugin.js';

const answer = { id: 'msg_1', model: 'claude-x', content: [{ type: 'text', text: 'Hi' }], stop_reason: 'end_turn' };

/** The body that is sent for a call. */
async function sentFor(call: ChatCall, settings: JsonObject = {}) {
  const http = new ScriptedHttpClient({ body: answer });
  const dispatch = await sampleProvider(http, settings);
  await dispatch(call);
  const [exchange] = http.exchanges;
  if (!exchange) throw new Error('nothing was sent');
  return exchange;
}

async function bodyFor(call: ChatCall, settings: JsonObject = {}): Promise<JsonObject> {
  return objectIn((await sentFor(call, settings)).body);
}

const text = (words: string): ContentBlock => ({ type: 'text', text: words });
const user = (...content: readonly ContentBlock[]): Message => ({ role: 'user', content });
const assistant = (...content: readonly ContentBlock[]): Message => ({ role: 'assistant', content });
const system = (...content: readonly ContentBlock[]): Message => ({ role: 'system', content });
const result = (toolCallId: string, ...content: readonly ContentBlock[]): Message => ({
  role: 'tool',
  content: [{ type: 'tool-result', toolCallId, content }],
});
const asked = (id: string, args = '{}'): ContentBlock => ({ type: 'tool-call', id, name: 'f', arguments: args });

/** The conversation that is sent for these messages. */
async function conversationFor(...messages: readonly Message[]): Promise<JsonObject> {
  const body = await bodyFor(sampleCall({ messages }));
  return { system: body['system'], messages: body['messages'] };
}

async function contentFor(...content: readonly ContentBlock[]): Promise<unknown> {
  const body = await bodyFor(sampleCall({ messages: [user(...content)] }));
  return (body['messages'] as { content: unknown }[])[0]?.content;
}

await test('a call of another dialect becomes a minimal request; only the token limit is added', async (t) => {
  t.strictSame(await bodyFor(sampleCall()), {
    model: 'claude-x',
    max_tokens: 8192,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }],
  });
});

await test('the token limit is the client’s, then the model’s, then the configured one', async (t) => {
  const models = [{ id: 'claude-x', maxTokens: 64_000 }, 'claude-y'];
  const bound = async (fields: Partial<ChatCall>) =>
    (await bodyFor(sampleCall(fields), { models, defaultMaxTokens: 500 }))['max_tokens'];
  t.equal(await bound({ maxOutputTokens: 7 }), 7);
  t.equal(await bound({}), 64_000);
  t.equal(await bound({ model: 'claude-y' }), 500);
});

await test('the provider gets its own name of the model', async (t) => {
  const models = [{ id: 'fast', upstream: 'claude-haiku-9' }, 'claude-*'];
  t.equal((await bodyFor(sampleCall({ model: 'fast' }), { models }))['model'], 'claude-haiku-9');
  t.equal((await bodyFor(sampleCall({ model: 'anthropic/fast' }), { models }))['model'], 'claude-haiku-9');
  t.equal((await bodyFor(sampleCall({ model: 'claude-next' }), { models }))['model'], 'claude-next');
});

await test('system messages are moved to the top, wherever they are in the conversation', async (t) => {
  t.strictSame(await conversationFor(system(text('A')), user(text('Hi')), system(text('B'), text(''))), {
    system: [
      { type: 'text', text: 'A' },
      { type: 'text', text: 'B' },
    ],
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }],
  });
});

await test('a conversation of system messages only is sent as a user message', async (t) => {
  t.strictSame(await conversationFor(system(text('Say hi.'))), {
    system: undefined,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Say hi.' }] }],
  });
});

await test('consecutive tool results and the user text after them become one turn', async (t) => {
  const conversation = await conversationFor(
    user(text('Hi')),
    assistant(text(''), asked('a'), asked('b')),
    result('a', text('1')),
    result('b'),
    user(text('And?')),
    user(text('Well?')),
  );
  t.strictSame(conversation['messages'], [
    { role: 'user', content: [{ type: 'text', text: 'Hi' }] },
    {
      role: 'assistant',
      content: [
        { type: 'tool_use', id: 'a', name: 'f', input: {} },
        { type: 'tool_use', id: 'b', name: 'f', input: {} },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'a', content: [{ type: 'text', text: '1' }] },
        { type: 'tool_result', tool_use_id: 'b' },
        { type: 'text', text: 'And?' },
        { type: 'text', text: 'Well?' },
      ],
    },
  ]);
});

await test('tool results precede the user’s text, and failed ones are marked', async (t) => {
  const failed: ContentBlock = { type: 'tool-result', toolCallId: 'a', content: [text('no')], isError: true };
  const { messages } = await conversationFor(user(text('Wait')), { role: 'tool', content: [failed] });
  const content = [{ type: 'text', text: 'no' }];
  t.strictSame(messages, [
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'a', content, is_error: true },
        { type: 'text', text: 'Wait' },
      ],
    },
  ]);
});

await test('empty turns are left out, except for the assistant’s last one', async (t) => {
  const conversation = await conversationFor(
    user(text('A')),
    assistant(text('')),
    user(text('B')),
    assistant(text('')),
  );
  t.strictSame(conversation['messages'], [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'A' },
        { type: 'text', text: 'B' },
      ],
    },
    { role: 'assistant', content: [] },
  ]);
});

await test('a conversation without any content is refused with a message that refers to the client’s request', async (t) => {
  const silent = {
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'messages',
    message: /at least one message with text/,
  };
  await t.rejects(conversationFor(user(text(''))), silent);
  await t.rejects(conversationFor(user(text('')), assistant(text('')), user()), silent);
  t.match(await conversationFor(system(text('Say hi.')), user(text(''))), {
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Say hi.' }] }],
  });
});

await test('a prefilled answer does not end in white space', async (t) => {
  const begun = await conversationFor(user(text('A')), assistant(text('The answer is \n')));
  t.match(begun['messages'], [{}, { role: 'assistant', content: [{ type: 'text', text: 'The answer is' }] }]);
});

await test('reasoning without a signature is not sent back', async (t) => {
  const { messages } = await conversationFor(
    user(text('A')),
    assistant(
      { type: 'reasoning', text: 'unsigned' },
      { type: 'reasoning', text: 'Hm.', signature: 'sig' },
      { type: 'reasoning', text: '', encrypted: 'xyz' },
      text('B'),
    ),
    user(text('C')),
  );
  t.match(messages, [
    {},
    {
      content: [
        { type: 'thinking', thinking: 'Hm.', signature: 'sig' },
        { type: 'redacted_thinking', data: 'xyz' },
        { type: 'text', text: 'B' },
      ],
    },
    {},
  ]);
});

await test('tool arguments become an object without losing digits; missing ones become an empty object', async (t) => {
  const sent = await sentFor(sampleCall({ messages: [assistant(asked('a', '{"id":12345678901234567890}'))] }));
  t.match(sent.body, '"input":{"id":12345678901234567890}');
  for (const args of ['', ' ', 'null', '{}']) {
    const body = await bodyFor(sampleCall({ messages: [assistant(asked('a', args))] }));
    t.match(body['messages'], [{ content: [{ input: {} }] }], args);
  }
});

await test('arguments that are not an object, or nested too deeply, are refused with their path', async (t) => {
  for (const args of ['{"cut":', '[1]', '"x"', '7', `${'{"a":'.repeat(501)}1${'}'.repeat(501)}`]) {
    const error = await refusal(sentFor(sampleCall({ messages: [user(text('A')), assistant(asked('a', args))] })));
    t.match(error, { code: 'GW_REQUEST_INVALID', status: 400, field: 'messages[1].content[0]' }, args);
  }
});

await test('ids of other providers are converted to valid ones, and results still match their calls', async (t) => {
  const { messages } = await conversationFor(assistant(asked('functions.f:0')), result('functions.f:0', text('1')));
  t.match(messages, [{ content: [{ id: 'functions_f_0' }] }, { content: [{ tool_use_id: 'functions_f_0' }] }]);
});

await test('images are sent by URL or inline; data: URLs are sent inline', async (t) => {
  t.strictSame(
    await contentFor(
      { type: 'image', source: { kind: 'url', url: 'https://images.test/a.png' }, detail: 'high' },
      { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } },
      { type: 'image', source: { kind: 'url', url: 'data:image/JPEG;charset=x;base64,BBBB' } },
      { type: 'image', source: { kind: 'url', url: 'DATA:image/svg+xml,%3Csvg%2F%3E' } },
    ),
    [
      { type: 'image', source: { type: 'url', url: 'https://images.test/a.png' } },
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
      { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: 'BBBB' } },
      {
        type: 'image',
        source: { type: 'base64', media_type: 'image/svg+xml', data: Buffer.from('<svg/>').toString('base64') },
      },
    ],
  );
});

await test('files become documents, text or images, depending on their type', async (t) => {
  const data = Buffer.from('a,b').toString('base64');
  t.strictSame(
    await contentFor(
      { type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'AAAA' }, fileName: 'a.pdf' },
      { type: 'file', source: { kind: 'url', url: 'data:application/pdf;base64,BBBB' } },
      { type: 'file', source: { kind: 'url', url: 'https://files.test/a.pdf' } },
      { type: 'file', source: { kind: 'base64', mediaType: 'text/csv', data }, fileName: 'a.csv' },
      { type: 'file', source: { kind: 'text', text: 'plain' } },
      { type: 'file', source: { kind: 'id', id: 'file_1' } },
      { type: 'file', source: { kind: 'base64', mediaType: 'image/png', data: 'CCCC' } },
    ),
    [
      { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'AAAA' }, title: 'a.pdf' },
      { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'BBBB' } },
      { type: 'document', source: { type: 'url', url: 'https://files.test/a.pdf' } },
      { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'a,b' }, title: 'a.csv' },
      { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'plain' } },
      { type: 'document', source: { type: 'file', file_id: 'file_1' } },
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'CCCC' } },
    ],
  );
});

const foreign = { type: 'opaque', dialect: 'openai-chat', value: { type: 'input_video' } } as const;

const cannot: readonly (readonly [string, Partial<ChatCall>, string, string?])[] = [
  ['audio', { messages: [user({ type: 'audio', data: 'AA', format: 'wav' })] }, 'messages[0].content[0]'],
  [
    'a spreadsheet',
    {
      messages: [user({ type: 'file', source: { kind: 'base64', mediaType: 'application/vnd.ms-excel', data: 'AA' } })],
    },
    'messages[0].content[0]',
  ],
  ['content of another dialect', { messages: [user(text('A'), foreign)] }, 'messages[0].content[1]'],
  ['several answers', { choices: 2 }, 'n', 'GW_REQUEST_UNSUPPORTED'],
];

await test('content and options that the provider does not support are refused with their names', async (t) => {
  for (const [what, fields, field, code = 'GW_CONTENT_UNSUPPORTED'] of cannot) {
    const error = await refusal(sentFor(sampleCall(fields)));
    t.match(error, { code, status: 400, field }, what);
  }
  const broken: ContentBlock = { type: 'image', source: { kind: 'url', url: 'data:image/png' } };
  const error = await refusal(sentFor(sampleCall({ messages: [user(broken)] })));
  t.match(error, { code: 'GW_REQUEST_INVALID', field: 'messages[0].content[0]' });
});

await test('unsupported content of earlier answers is left out, not refused', async (t) => {
  const { messages } = await conversationFor(user(text('A')), assistant(foreign, text('B')), user(text('C')));
  t.match(messages, [{}, { content: [{ type: 'text', text: 'B' }] }, {}]);
});

await test('tools have object schemas', async (t) => {
  const tools = [
    { name: 'f', description: 'Does.', inputSchema: { type: 'object', properties: {} }, strict: true },
    { name: 'g', inputSchema: {}, extras: { cache_control: {} } },
  ];
  t.strictSame((await bodyFor(sampleCall({ tools })))['tools'], [
    {
      name: 'f',
      description: 'Does.',
      input_schema: { type: 'object', properties: {}, additionalProperties: false },
      strict: true,
    },
    { name: 'g', input_schema: { type: 'object' } },
  ]);
});

await test('built-in tools of other providers are left out, and so is a tool choice without tools', async (t) => {
  const search = { name: 'search', inputSchema: {}, opaque: { dialect: 'openai-chat', value: { type: 'web_search' } } };
  const toolChoice = { type: 'auto' } as const;
  const body = await bodyFor(sampleCall({ tools: [search, { name: 'f', inputSchema: {} }], toolChoice }));
  t.match(body, { tools: [{ name: 'f' }], tool_choice: toolChoice });
  t.equal((body['tools'] as unknown[]).length, 1);
  t.match(await bodyFor(sampleCall({ tools: [search], toolChoice })), { tools: undefined, tool_choice: undefined });
});

await test("a client's tool with a text argument is refused, because it could not be called", async (t) => {
  const value = { type: 'custom', custom: { name: 'patch' } };
  const opaque = { dialect: 'openai-chat', value, elsewhere: 'refused' } as const;
  const tools = [{ name: 'patch', inputSchema: {}, opaque }];
  await t.rejects(bodyFor(sampleCall({ tools })), {
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'tools',
    message: /"patch" cannot be expressed as a function/,
  });
});

await test('a tool that the client runs is sent as a function if its dialect defines an equivalent function', async (t) => {
  const opaque = { dialect: 'other', value: { type: 'shell' }, elsewhere: 'function' } as const;
  const inputSchema = { type: 'object', properties: { command: { type: 'string' } } };
  const body = await bodyFor(sampleCall({ tools: [{ name: 'shell', description: 'Runs.', inputSchema, opaque }] }));
  t.strictSame(body['tools'], [{ name: 'shell', description: 'Runs.', input_schema: inputSchema }]);
});

await test('every tool choice is encoded, and the flag for parallel calls is inverted', async (t) => {
  const tools = [{ name: 'f', inputSchema: {} }];
  const choice = async (fields: Partial<ChatCall>) => (await bodyFor(sampleCall({ tools, ...fields })))['tool_choice'];
  t.equal(await choice({}), undefined);
  t.equal(await choice({ parallelToolCalls: true }), undefined);
  t.strictSame(await choice({ toolChoice: { type: 'auto' } }), { type: 'auto' });
  t.strictSame(await choice({ toolChoice: { type: 'none' }, parallelToolCalls: false }), { type: 'none' });
  t.strictSame(await choice({ toolChoice: { type: 'required' } }), { type: 'any' });
  t.strictSame(await choice({ toolChoice: { type: 'tool', name: 'f' } }), { type: 'tool', name: 'f' });
  t.strictSame(await choice({ parallelToolCalls: false }), { type: 'auto', disable_parallel_tool_use: true });
  t.strictSame(await choice({ toolChoice: { type: 'required' }, parallelToolCalls: false }), {
    type: 'any',
    disable_parallel_tool_use: true,
  });
  t.equal(await choice({ tools: [], toolChoice: { type: 'auto' } }), undefined);
});

await test('sampling parameters are sent only if they are set, within the provider’s bounds', async (t) => {
  const sampling = { temperature: 1.7, topP: 0.9, topK: 5, frequencyPenalty: 1, seed: 3, stop: ['END', '\n', ' '] };
  t.match(await bodyFor(sampleCall({ sampling })), {
    temperature: 1,
    top_p: 0.9,
    top_k: 5,
    stop_sequences: ['END'],
    frequency_penalty: undefined,
    seed: undefined,
  });
  const body = await bodyFor(sampleCall({ sampling: { stop: ['\n'] } }));
  t.equal(body['stop_sequences'], undefined);
});

await test('a response schema, an end user and a stream flag are passed on', async (t) => {
  const schema = { type: 'object' };
  const body = await bodyFor(
    sampleCall({ stream: true, endUserId: 'u-1', responseFormat: { type: 'json-schema', name: 'x', schema } }),
  );
  t.match(body, {
    stream: true,
    metadata: { user_id: 'u-1' },
    output_config: { format: { type: 'json_schema', schema } },
  });
});

await test('a schema is converted to the provider’s strict form, and what it cannot enforce is added to the description', async (t) => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      count: { type: 'integer', minimum: 1, description: 'How many.' },
      name: { type: ['string', 'null'], pattern: '^a' },
      when: { type: 'string', format: 'date' },
      link: { type: 'string', format: 'iri' },
      rows: { type: 'array', minItems: 1, items: { type: 'object', properties: {}, additionalProperties: true } },
      one: { oneOf: [{ $ref: '#/$defs/leaf' }, { type: 'array', items: { type: 'string' }, minItems: 2 }] },
      kind: { enum: ['a'] },
      map: { type: 'object', additionalProperties: { type: 'object' } },
    },
    required: ['count'],
    $defs: { leaf: { type: 'object', properties: { leaf: { $ref: '#/$defs/leaf' } } } },
  };
  const strict = {
    type: 'object',
    properties: {
      count: { type: 'integer', description: 'How many.\n\n{minimum: 1}' },
      name: { type: ['string', 'null'], description: '{pattern: "^a"}' },
      when: { type: 'string', format: 'date' },
      link: { type: 'string', description: '{format: "iri"}' },
      rows: { type: 'array', minItems: 1, items: { type: 'object', properties: {}, additionalProperties: false } },
      one: {
        anyOf: [{ $ref: '#/$defs/leaf' }, { type: 'array', items: { type: 'string' }, description: '{minItems: 2}' }],
      },
      kind: { enum: ['a'] },
      map: { type: 'object', additionalProperties: { type: 'object', additionalProperties: false } },
    },
    required: ['count'],
    $defs: { leaf: { type: 'object', properties: { leaf: { $ref: '#/$defs/leaf' } }, additionalProperties: false } },
    additionalProperties: false,
  };
  const answer = await bodyFor(sampleCall({ responseFormat: { type: 'json-schema', schema } }));
  t.strictSame(answer['output_config'], { format: { type: 'json_schema', schema: strict } });
  const tools = [
    { name: 'f', inputSchema: schema, strict: true },
    { name: 'g', inputSchema: schema },
  ];
  const [enforced, loose] = (await bodyFor(sampleCall({ tools })))['tools'] as JsonObject[];
  t.strictSame(enforced, { name: 'f', input_schema: strict, strict: true });
  t.strictSame(loose, { name: 'g', input_schema: schema }, 'what nobody enforces is left alone');
});

await test('JSON without a schema is requested by an instruction after all others', async (t) => {
  const responseFormat = { type: 'json' } as const;
  const user = { role: 'user', content: [{ type: 'text', text: 'Hi' }] } as const;
  const system = { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] } as const;
  const body = await bodyFor(sampleCall({ messages: [system, user], responseFormat }));
  t.match(body['system'], [
    { type: 'text', text: 'Be brief.' },
    { type: 'text', text: /one JSON object and nothing else/ },
  ]);
  t.equal(body['output_config'], undefined);
  const alone = await bodyFor(sampleCall({ messages: [user], responseFormat }));
  t.match(alone['system'], [{ text: /one JSON object/ }]);
  t.equal((alone['system'] as unknown[]).length, 1);
  t.equal((await bodyFor(sampleCall({ messages: [user] })))['system'], undefined);
});

const styles = [
  ['claude-3-5-sonnet-20241022', 'none'],
  ['claude-3-haiku-20240307', 'none'],
  ['claude-3-7-sonnet-latest', 'budget'],
  ['claude-sonnet-4-20250514', 'budget'],
  ['claude-opus-4-1-20250805', 'budget'],
  ['us.anthropic.claude-sonnet-4-5-20250929', 'budget'],
  ['claude-haiku-4-5', 'budget'],
  ['claude-sonnet-4@20250514', 'budget'],
  ['claude-opus-4-6', 'adaptive'],
  ['claude-opus-4-7-20260416', 'adaptive'],
  ['claude-sonnet-5', 'adaptive'],
  ['claude-opus-5-5', 'adaptive'],
  ['kimi-k3', 'budget'],
] as const;

await test('the style of the reasoning options depends on the model’s name', async (t) => {
  for (const [model, style] of styles) t.equal(thinkingStyle(model), style, model);
});

await test('an effort is converted to the options that the model’s generation supports', async (t) => {
  const asking = async (model: string, fields: Partial<ChatCall>) => {
    const { thinking, output_config, max_tokens } = await bodyFor(sampleCall({ model, ...fields }));
    return { thinking, output_config, max_tokens };
  };
  const high = { reasoning: { effort: 'high' } };
  const none = { thinking: undefined, output_config: undefined };
  t.strictSame(await asking('claude-opus-5', high), {
    thinking: { type: 'adaptive' },
    output_config: { effort: 'high' },
    max_tokens: 8192,
  });
  t.strictSame(await asking('claude-opus-5', { reasoning: { effort: 'minimal' } }), {
    thinking: { type: 'adaptive' },
    output_config: { effort: 'low' },
    max_tokens: 8192,
  });
  t.match(await asking('claude-opus-5', { reasoning: { effort: 'none' } }), { thinking: { type: 'disabled' } });
  t.match(await asking('claude-sonnet-4-5', high), {
    thinking: { type: 'enabled', budget_tokens: 16_384 },
    max_tokens: 8192 + 16_384,
  });
  t.match(await asking('claude-sonnet-4-5', { ...high, maxOutputTokens: 4000 }), {
    thinking: { type: 'enabled', budget_tokens: 3200 },
    max_tokens: 4000,
  });
  t.match(await asking('claude-sonnet-4-5', { ...high, maxOutputTokens: 1200 }), { ...none, max_tokens: 1200 });
  t.match(await asking('claude-sonnet-4-5', { reasoning: { budgetTokens: 100 } }), {
    thinking: { type: 'enabled', budget_tokens: 1024 },
  });
  t.match(await asking('claude-sonnet-4-5', { reasoning: { enabled: false } }), none);
  t.match(await asking('claude-3-haiku', high), none);
});

await test('with reasoning, no temperature is sent; with a forced tool, reasoning is disabled', async (t) => {
  const reasoning = { effort: 'high' };
  const sampling = { temperature: 0.2, topP: 0.5, topK: 3, stop: ['END'] };
  const thinking = await bodyFor(sampleCall({ model: 'claude-opus-5', reasoning, sampling }));
  t.match(thinking, { temperature: undefined, top_p: undefined, top_k: undefined, stop_sequences: ['END'] });
  const tools = [{ name: 'f', inputSchema: {} }];
  const forced = await bodyFor(sampleCall({ reasoning, sampling, tools, toolChoice: { type: 'required' } }));
  t.match(forced, { thinking: undefined, output_config: undefined, temperature: 0.2 });
});

await test('the provider’s own credentials are sent, never the client’s', async (t) => {
  const { request } = await sentFor(sampleCall());
  t.strictSame(request.headers, {
    'content-type': 'application/json',
    accept: 'application/json',
    'anthropic-version': '2023-06-01',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    tracestate: 'vendor=1',
    'x-api-key': 'secret',
  });
  t.equal(request.url, 'https://api.anthropic.com/v1/messages');
  const bearer = await sentFor(sampleCall({ stream: true }), {
    authScheme: 'bearer',
    version: '2026-10-21',
    headers: { 'X-Team': 'blue' },
    baseUrl: 'http://127.0.0.1:1/anthropic/v1/',
    headersTimeoutMs: 5,
    idleTimeoutMs: 6,
  });
  t.match(bearer.request, {
    url: 'http://127.0.0.1:1/anthropic/v1/messages',
    headersTimeoutMs: 5,
    idleTimeoutMs: 6,
    headers: {
      accept: 'text/event-stream',
      authorization: 'Bearer secret',
      'anthropic-version': '2026-10-21',
      'x-team': 'blue',
    },
  });
  t.equal(bearer.request.headers['x-api-key'], undefined);
});

await test('the client’s abort signal is passed to the request', async (t) => {
  const { signal } = new AbortController();
  const http = new ScriptedHttpClient({ body: answer });
  const dispatch = await sampleProvider(http);
  await dispatch(sampleCall(), sampleExchange({ signal }));
  t.equal(http.exchanges[0]?.request.exchange?.signal, signal);
});

await test('the bytes of a client with the same dialect are sent unchanged, with its version and betas', async (t) => {
  const bytes = Buffer.from('{ "model":"claude-x", "max_tokens":10, "unknown":[1e400], "messages":[] }');
  const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'one,two' };
  const call = ownCall({});
  Object.assign(call.source, { bytes, headers });
  const { request } = await sentFor(call);
  t.equal(request.body, bytes);
  t.match(request.headers, { ...headers, 'x-api-key': 'secret' });
});

await test('headers of clients with another dialect are not passed on', async (t) => {
  const call = sampleCall();
  Object.assign(call.source, { headers: { 'openai-beta': 'x', 'anthropic-beta': 'y' } });
  const { request } = await sentFor(call);
  t.equal(request.headers['openai-beta'], undefined);
  t.equal(request.headers['anthropic-beta'], undefined);
});

const ownBody = {
  stream: true,
  temperature: 0.3,
  service_tier: 'auto',
  system: [{ type: 'text', text: 'A', cache_control: { type: 'ephemeral' } }],
  messages: [{ role: 'user', content: 'Hi', unknown: 1 }],
  tools: [{ name: 'f', input_schema: {}, defer_loading: true }],
  output_config: { effort: 'low', unknown: 2, format: { type: 'json_schema', schema: { a: 1 } } },
  metadata: { user_id: 'u', unknown: 3 },
  prompt: { variables: {} },
  id: parseJson('12345678901234567890'),
};

const ownFields: Partial<ChatCall> = {
  stream: true,
  maxOutputTokens: 10,
  sampling: { temperature: 0.3 },
  reasoning: { effort: 'low' },
  responseFormat: { type: 'json-schema', schema: { a: 1 } },
  endUserId: 'u',
  tools: [{ name: 'f', inputSchema: {}, extras: { defer_loading: true } }],
  prompt: { variables: {} },
};

/** The body that is sent when a hook has changed these fields of a call with the same dialect. */
async function overlaid(changes: Partial<ChatCall>, settings: JsonObject = {}): Promise<JsonObject> {
  return bodyFor({ ...ownCall(ownBody, ownFields), ...changes }, settings);
}

await test('a model with another name at the provider changes only the model field', async (t) => {
  const settings = { models: [{ id: 'claude-x', upstream: 'claude-y' }] };
  const expected = { model: 'claude-x', max_tokens: 10, ...ownBody };
  const body = await overlaid({}, settings);
  t.equal(stringifyJson(body), stringifyJson({ ...expected, model: 'claude-y' }));
});

await test('each change of a hook is applied to the client’s body, and nothing else changes', async (t) => {
  const before = await overlaid({ metadata: {} });
  t.strictSame(before, objectIn(stringifyJson({ model: 'claude-x', max_tokens: 10, ...ownBody })));
  const changes: readonly (readonly [Partial<ChatCall>, JsonObject])[] = [
    [{ stream: false }, { stream: undefined }],
    [{ maxOutputTokens: 5 }, { max_tokens: 5 }],
    [{ maxOutputTokens: undefined }, { max_tokens: 8192 }],
    [{ sampling: {} }, { temperature: undefined }],
    [
      { sampling: { temperature: 0.3, topP: 0.5, topK: 2, stop: ['x'] } },
      { top_p: 0.5, top_k: 2, stop_sequences: ['x'] },
    ],
    [{ endUserId: 'v' }, { metadata: { user_id: 'v', unknown: 3 } }],
    [{ prompt: undefined }, { prompt: undefined }],
    [{ responseFormat: undefined }, { output_config: { effort: 'low', unknown: 2 } }],
    [
      { reasoning: { effort: 'high' } },
      { thinking: { type: 'adaptive' }, output_config: { ...ownBody.output_config, effort: 'high' } },
    ],
    [{ reasoning: undefined }, { output_config: { unknown: 2, format: ownBody.output_config.format } }],
  ];
  for (const [change, expected] of changes) {
    const wanted = objectIn(stringifyJson({ ...before, ...expected }));
    t.strictSame(await overlaid(change, { models: ['claude-*'] }), wanted, stringifyJson({ ...expected }));
  }
});

await test('if a hook reduces the token limit below the client’s reasoning budget, the budget is reduced too', async (t) => {
  const thinking = { type: 'enabled', budget_tokens: 4000 };
  const given = { model: 'claude-sonnet-4-5', max_tokens: 5000, thinking, messages: [{ role: 'user', content: 'Hi' }] };
  const sent = async (maxOutputTokens: number, body: JsonObject = given): Promise<JsonObject> => {
    const reasoning = { enabled: true, budgetTokens: 4000 };
    const original = ownCall(body, { model: 'claude-sonnet-4-5', maxOutputTokens: 5000, reasoning });
    const call = { ...original, maxOutputTokens };
    return bodyFor(call);
  };
  t.match(await sent(4500), { max_tokens: 4500, thinking }, 'not while it fits');
  t.match(await sent(3000), { max_tokens: 3000, thinking: { type: 'enabled', budget_tokens: 2400 } });
  t.match(await sent(500), { max_tokens: 500, thinking: undefined }, 'nor thinks a model that has no room for it');
  const interleaved = { ...given, max_tokens: 3500 };
  t.match(await sent(3000, interleaved), { max_tokens: 3000, thinking }, 'a client may know why it allows more');
});

await test('changed tools and tool choices are encoded again with their extra fields', async (t) => {
  const search = { type: 'web_search_20250305', name: 'web_search' };
  const body = await overlaid({
    tools: [
      { name: 'f', inputSchema: {}, extras: { defer_loading: true, name: 'ignored' } },
      { name: 'web_search', inputSchema: {}, opaque: { dialect: 'anthropic-messages', value: search } },
    ],
    toolChoice: { type: 'tool', name: 'f' },
  });
  t.strictSame(body['tools'], [{ defer_loading: true, name: 'f', input_schema: { type: 'object' } }, search]);
  t.strictSame(body['tool_choice'], { type: 'tool', name: 'f' });
  const without = await overlaid({ tools: undefined });
  t.equal(without['tools'], undefined);
});

await test('changed messages keep the fields and blocks that are specific to the dialect', async (t) => {
  const cache_control = { type: 'ephemeral' };
  const found = { type: 'search_result', source: 'https://a.test', title: 'A', citations: { enabled: true } };
  const server = { type: 'server_tool_use', id: 's', name: 'web_search', input: {} };
  const messages: Message[] = [
    system({ ...text('S'), extras: { cache_control } } as ContentBlock),
    { ...user({ ...text('Hi'), extras: { cache_control } } as ContentBlock), extras: { clear_at: 5 } },
    assistant({ type: 'opaque', dialect: 'anthropic-messages', value: server }, text('B')),
    system(text('Later.')),
    user({
      type: 'file',
      source: { kind: 'text', text: 'found' },
      fileName: 'A',
      extras: { type: 'search_result', source: 'https://a.test', citations: { enabled: true } },
    }),
  ];
  const old = await overlaid({ messages });
  t.strictSame(old['system'], [
    { cache_control, type: 'text', text: 'S' },
    { type: 'text', text: 'Later.' },
  ]);
  t.strictSame(old['messages'], [
    { clear_at: 5, role: 'user', content: [{ cache_control, type: 'text', text: 'Hi' }] },
    { role: 'assistant', content: [server, { type: 'text', text: 'B' }] },
    { role: 'user', content: [{ ...found, content: [{ type: 'text', text: 'found' }] }] },
  ]);
  const call = ownCall(ownBody, ownFields);
  Object.assign(call.source, { headers: { 'anthropic-version': '2026-10-21' } });
  const now = await bodyFor({ ...call, messages });
  t.match(now['messages'], [{}, {}, { role: 'system', content: [{ text: 'Later.' }] }, {}]);
  t.match(now['system'], [{ text: 'S' }]);
});

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
  const unsigned = 'messages.1.content.0: Invalid `signature` in `thinking` block';
  const http = new ScriptedHttpClient(refuses(unsigned), { body: answer });
  const dispatch = await sampleProvider(http);
  const sent = [
    { role: 'user', content: 'A' },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'changed', signature: '' },
        { type: 'text', text: 'B', cache_control: { type: 'ephemeral' } },
      ],
    },
    { role: 'user', content: 'C' },
  ];
  const messages = [
    user(text('A')),
    assistant(
      { type: 'reasoning', text: 'changed' },
      {
        type: 'text',
        text: 'B',
        extras: { cache_control: { type: 'ephemeral' } },
      },
    ),
    user(text('C')),
  ];
  const call = ownCall({ messages: sent, unknown: 1 }, { messages });
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
});

await test('signed reasoning is never omitted, whatever a refusal says', async (t) => {
  const http = new ScriptedHttpClient(refuses('Invalid `signature` in `thinking` block'));
  const dispatch = await sampleProvider(http);
  const messages = [user(text('A')), assistant({ type: 'reasoning', text: 'Hm.', signature: 'of another' }, text('B'))];
  await refusal(dispatch(ownCall({}, { messages })));
  t.equal(http.exchanges.length, 1);
});

await test('models of other providers are left to them, and embeddings are refused', async (t) => {
  const http = new ScriptedHttpClient({ body: answer });
  const config = plugin.config.parse({});
  const contributions = await plugin.setup({
    id: 'anthropic',
    config,
    services: { http, clock: stoppedClock() },
    log: { child: () => ({}) } as never,
  });
  t.equal(await contributions.dispatch?.(sampleCall({ model: 'gpt-x' }), sampleExchange()), undefined);
  t.match(contributions.models, [{ modelId: 'claude-*', provider: 'anthropic', takesSampling: false }]);
  const embedding = { ...sampleCall(), kind: 'embedding', inputs: ['x'] } as unknown as EmbeddingCall;
  const error = await refusal((async () => contributions.dispatch?.(embedding, sampleExchange()))());
  t.match(error, { code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'model' });
  t.equal(http.exchanges.length, 0);
});

await test('unknown options are errors', async (t) => {
  t.throws(() => plugin.config.parse({ apikey: 'x' }));
  t.throws(() => plugin.config.parse({ baseUrl: 'ftp://x.test' }));
});

await test('two hundred thousand results become one turn, and as many texts one system prompt', async (t) => {
  const many = 200_000;
  const prompt: Message = { role: 'system', content: Array.from({ length: many }, () => text('Be brief.')) };
  const results = Array.from({ length: many }, (_, at) => result(`c${at}`, text('ok')));
  const body = await bodyFor(sampleCall({ messages: [prompt, user(text('Hi')), ...results] }));
  t.equal((body['system'] as unknown[]).length, many);
  t.equal((body['messages'] as { content: unknown[] }[])[0]?.content.length, many + 1);
});

await test('an address with the path of an operation is refused, because that path is added', (t) => {
  const isTaken = (baseUrl: string): boolean => providerConfig.safeParse({ baseUrl }).success;
  t.ok(isTaken('http://provider.test/v1'));
  t.notOk(isTaken('http://provider.test/v1/messages'));
  t.end();
});

await test('a key that the server quotes is masked in its error', async (t) => {
  const body = { type: 'error', error: { type: 'api_error', message: 'Cannot route the key sk-operator-1.' } };
  const dispatch = await sampleProvider(new ScriptedHttpClient({ status: 500, body }), { apiKey: 'sk-operator-1' });
  t.equal((await refusal(dispatch(sampleCall({})))).message, 'Cannot route the key [withheld].');
});
