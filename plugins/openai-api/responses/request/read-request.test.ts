import { test } from 'tap';
import {
  type ChatCall,
  type IncomingRequest,
  type JsonObject,
  parseJson,
  type Tool,
} from '../../../../core/api/index.js';
import { responsesDialect } from '../responses-dialect.js';
import { refusalAtOnce } from '../../../../core/testkit/refusal.js';

const dialect = responsesDialect(undefined);
const request = {} as IncomingRequest;
const text = (words: string) => ({ type: 'text', text: words });
const opaque = (value: JsonObject) => ({ type: 'opaque', dialect: 'openai-responses', value });

function decode(fields: JsonObject): unknown {
  return dialect.decode({ model: 'm', input: 'Hi', ...fields }, request);
}

function messagesOf(...input: readonly JsonObject[]): unknown {
  return (decode({ input }) as { messages: unknown }).messages;
}

const refusal = (fields: JsonObject) => refusalAtOnce(() => decode(fields));

await test('the minimal request is decoded without adding anything', async (t) => {
  t.strictSame(decode({}), {
    kind: 'chat',
    model: 'm',
    stream: false,
    messages: [{ role: 'user', content: [text('Hi')] }],
    sampling: {},
    includeUsage: false,
  });
});

await test('every known parameter is decoded', async (t) => {
  const schema = { type: 'object', properties: {} };
  const decoded = decode({
    stream: true,
    instructions: 'Be brief.',
    temperature: 0,
    top_p: 1,
    max_output_tokens: 6,
    parallel_tool_calls: false,
    reasoning: { effort: 'low', summary: 'auto' },
    user: 'u',
    safety_identifier: 's',
    prompt_cache_key: 'k',
    metadata: { a: 'b' },
    text: { format: { type: 'json_schema', name: 'n', schema, strict: true, description: 'd' }, verbosity: 'low' },
    tools: [{ type: 'function', name: 'f', description: 'd', parameters: schema, strict: true }],
    tool_choice: { type: 'function', name: 'f' },
    auto_continuation: true,
    agent_parameters: { max_steps: 2 },
  });
  t.strictSame(decoded, {
    kind: 'chat',
    model: 'm',
    stream: true,
    messages: [
      { role: 'system', content: [text('Be brief.')] },
      { role: 'user', content: [text('Hi')] },
    ],
    tools: [{ name: 'f', description: 'd', inputSchema: schema, strict: true }],
    toolChoice: { type: 'tool', name: 'f' },
    parallelToolCalls: false,
    sampling: { temperature: 0, topP: 1 },
    maxOutputTokens: 6,
    responseFormat: { type: 'json-schema', name: 'n', description: 'd', schema, strict: true },
    reasoning: { effort: 'low' },
    endUserId: 's',
    promptCacheKey: 'k',
    metadata: { a: 'b' },
    includeUsage: true,
    autoContinuation: true,
    agentParameters: { max_steps: 2 },
  });
});

await test('parameters that clients send by default have no effect', async (t) => {
  const habits = {
    store: false,
    include: ['reasoning.encrypted_content'],
    client_metadata: { a: 1 },
    service_tier: 'auto',
    truncation: 'disabled',
    background: false,
    previous_response_id: null,
    conversation: null,
    prompt: null,
    tools: [],
    stream_options: { include_obfuscation: false },
  };
  t.strictSame(decode(habits), decode({}));
  t.strictSame(decode({ store: true }), decode({}));
});

await test('a moderation that blocks, and a request that only prepares the cache, are for providers of the dialect', async (t) => {
  const ownMembers = (more: JsonObject) => (decode(more) as Pick<ChatCall, 'ownMembers'>).ownMembers;
  const moderation = { model: 'm', policy: { input: { mode: 'block' } } };
  const both = { prompt_cache_options: { prewarm: true }, moderation };
  t.strictSame(ownMembers(both), ['prompt_cache_options.prewarm', 'moderation']);
  const neither = { prompt_cache_options: { prewarm: false }, moderation: { model: 'm', policy: null } };
  t.strictSame(decode(neither), decode({}));
});

await test('probabilities of tokens are asked for by what the answer shall include', async (t) => {
  const include = ['message.output_text.logprobs'];
  t.match(decode({ include, top_logprobs: 3 }), { logprobs: { top: 3 } });
  t.strictSame(decode({ top_logprobs: 3 }), decode({}));
});

await test('a message of each role, in its short and in its full form', async (t) => {
  t.strictSame(
    messagesOf(
      { role: 'system', content: 's' },
      { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'd' }] },
      { role: 'user', content: 'u' },
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [
          { type: 'output_text', text: 'a', annotations: [], logprobs: [] },
          { type: 'refusal', refusal: 'no' },
        ],
      },
    ),
    [
      { role: 'system', content: [text('s')] },
      { role: 'system', content: [text('d')] },
      { role: 'user', content: [text('u')] },
      { role: 'assistant', content: [text('a'), { type: 'text', text: 'no', refusal: true }] },
    ],
  );
});

await test('images, files and audio', async (t) => {
  const parts = [
    { type: 'input_image', image_url: 'https://a.test/b.png', detail: 'low' },
    { type: 'input_image', image_url: 'data:image/png;base64,aGk=' },
    { type: 'input_file', filename: 'a.pdf', file_data: 'data:application/pdf;base64,aGk=' },
    { type: 'input_file', file_url: 'https://a.test/b.pdf' },
    { type: 'input_file', file_id: 'file-1' },
    { type: 'input_audio', input_audio: { data: 'aGk=', format: 'wav' } },
  ];
  t.strictSame(messagesOf({ role: 'user', content: parts }), [
    {
      role: 'user',
      content: [
        { type: 'image', source: { kind: 'url', url: 'https://a.test/b.png' }, detail: 'low' },
        { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'aGk=' } },
        { type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'aGk=' }, fileName: 'a.pdf' },
        { type: 'file', source: { kind: 'url', url: 'https://a.test/b.pdf' } },
        { type: 'file', source: { kind: 'id', id: 'file-1' } },
        { type: 'audio', data: 'aGk=', format: 'wav' },
      ],
    },
  ]);
});

await test('reasoning, text and calls of one answer are one message, and the tool results follow', async (t) => {
  const call = (id: string) => ({
    type: 'function_call',
    id: `fc_${id}`,
    call_id: id,
    name: 'f',
    arguments: '{"a":1}',
  });
  const result = (id: string, output: unknown) => ({ type: 'function_call_output', call_id: id, output }) as JsonObject;
  const decodedCall = (id: string) => ({ type: 'tool-call', id, name: 'f', arguments: '{"a":1}' });
  const decodedResult = (toolCallId: string, words: string) => ({
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId, content: [text(words)] }],
  });
  t.strictSame(
    messagesOf(
      { role: 'user', content: 'u' },
      {
        type: 'reasoning',
        id: 'rs_1',
        summary: [{ type: 'summary_text', text: 'Hm.' }],
        encrypted_content: 'signature:c2ln',
      },
      { role: 'assistant', content: 'Let me see.' },
      call('1'),
      call('2'),
      result('1', 'one'),
      result('2', [{ type: 'input_text', text: 'two' }]),
      { role: 'assistant', content: 'Done.' },
      { role: 'assistant', content: 'Really.' },
    ),
    [
      { role: 'user', content: [text('u')] },
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', text: 'Hm.', signature: 'c2ln' },
          text('Let me see.'),
          decodedCall('1'),
          decodedCall('2'),
        ],
      },
      decodedResult('1', 'one'),
      decodedResult('2', 'two'),
      { role: 'assistant', content: [text('Done.')] },
      { role: 'assistant', content: [text('Really.')] },
    ],
  );
});

await test('reasoning that is sent back: as text, encrypted by the gateway, and encrypted by another server', async (t) => {
  const thought = (fields: object): JsonObject => ({ type: 'reasoning', id: 'rs_1', summary: [], ...fields });
  const encrypted = { encrypted_content: 'encrypted:ZW5j', summary: [{ type: 'summary_text', text: 'x' }] };
  const foreign = { encrypted_content: 'gAAAAB', summary: [{ type: 'summary_text', text: 'x' }] };
  const open = {
    content: [{ type: 'reasoning_text', text: 'all of it' }],
    summary: [{ type: 'summary_text', text: 'x' }],
  };
  t.strictSame(messagesOf(thought(encrypted)), [
    { role: 'assistant', content: [{ type: 'reasoning', text: '', encrypted: 'ZW5j' }] },
  ]);
  t.strictSame(messagesOf(thought(foreign)), [{ role: 'assistant', content: [{ type: 'reasoning', text: 'x' }] }]);
  t.strictSame(messagesOf(thought(open)), [{ role: 'assistant', content: [{ type: 'reasoning', text: 'all of it' }] }]);
});

await test('a custom tool is a function with one text argument, and a namespace is part of its name', async (t) => {
  const decoded = decode({
    tools: [
      {
        type: 'custom',
        name: 'patch',
        description: 'Edits.',
        format: { type: 'grammar', syntax: 'lark', definition: 'start: "x"' },
      },
      { type: 'namespace', name: 'crm', description: 'd', tools: [{ type: 'function', name: 'find' }] },
      { type: 'web_search', external_web_access: false },
      { type: 'web_search_preview' },
    ],
    tool_choice: { type: 'custom', name: 'patch' },
    input: [
      { type: 'custom_tool_call', call_id: '1', name: 'patch', input: 'a "b"' },
      { type: 'function_call', call_id: '2', name: 'find', namespace: 'crm', arguments: '{}' },
      { type: 'custom_tool_call_output', call_id: '1', output: 'done' },
    ],
  });
  t.match(decoded, {
    tools: [
      {
        name: 'patch',
        description: 'Edits.\n\nThe input must follow this grammar (lark):\nstart: "x"',
        inputSchema: { properties: { input: { type: 'string' } }, required: ['input'] },
      },
      { name: 'crm__find' },
      {
        name: 'web_search',
        opaque: { dialect: 'openai-responses', value: { type: 'web_search', external_web_access: false } },
      },
      { name: 'web_search_preview' },
    ],
    toolChoice: { type: 'tool', name: 'patch' },
    messages: [
      {
        content: [
          { type: 'tool-call', id: '1', name: 'patch', arguments: '{"input":"a \\"b\\""}' },
          { type: 'tool-call', id: '2', name: 'crm__find', arguments: '{}' },
        ],
      },
      { role: 'tool', content: [{ type: 'tool-result', toolCallId: '1' }] },
    ],
  });
  const { tools } = decoded as { tools: readonly { readonly inputSchema: unknown }[] };
  t.equal(tools.length, 4, 'what runs at its provider is kept for one that has it');
  t.strictSame(tools[1]?.inputSchema, { type: 'object', properties: {} });
});

await test('every tool choice is decoded', async (t) => {
  const choose = (choice: JsonObject | string): unknown =>
    (decode({ tool_choice: choice }) as { toolChoice: unknown }).toolChoice;
  for (const type of ['none', 'auto', 'required']) t.strictSame(choose(type), { type });
  t.strictSame(choose({ type: 'allowed_tools', mode: 'required', tools: [] }), { type: 'required' });
  t.strictSame(choose({ type: 'allowed_tools', mode: 'auto', tools: [] }), { type: 'auto' });
  t.strictSame(choose({ type: 'function', name: 'find', namespace: 'crm' }), { type: 'tool', name: 'crm__find' });
});

await test('of allowed tools, the model gets only those', async (t) => {
  const find = { type: 'function', name: 'find' };
  const decoded = decode({
    tools: [
      find,
      { type: 'namespace', name: 'crm', tools: [find, { type: 'custom', name: 'patch' }] },
      { type: 'mcp' },
    ],
    tool_choice: { type: 'allowed_tools', mode: 'auto', tools: [{ ...find, namespace: 'crm' }, { type: 'mcp' }] },
  }) as { tools: readonly { readonly name: string }[] };
  t.strictSame(
    decoded.tools.map(({ name }) => name),
    ['crm__find', 'mcp'],
  );
});

await test('tools that Codex sends as an item of the input are those of the request', async (t) => {
  const exec = { type: 'custom', name: 'exec', description: 'Runs JavaScript.' };
  const spawn = { type: 'function', name: 'spawn_agent', parameters: { type: 'object', properties: { a: {} } } };
  const tools = [
    { type: 'namespace', name: 'functions', tools: [exec, { type: 'function', name: 'wait' }] },
    { type: 'namespace', name: 'collaboration', tools: [spawn] },
    { type: 'web_search' },
  ];
  const brought = { type: 'additional_tools', role: 'developer', id: 'at_1', tools };
  const decoded = decode({
    input: [
      brought,
      { role: 'developer', content: 'Be brief.' },
      { role: 'user', content: 'Go.' },
      { type: 'custom_tool_call', call_id: '1', name: 'exec', namespace: 'functions', input: '1' },
      { type: 'custom_tool_call_output', call_id: '1', output: '1' },
      brought,
    ],
  }) as { tools: readonly { readonly name: string }[]; messages: readonly object[] };
  t.strictSame(
    decoded.tools.map(({ name }) => name),
    ['exec', 'wait', 'collaboration__spawn_agent', 'web_search'],
    'each once, and without the namespace of those that have none',
  );
  t.match(decoded.tools[2], { inputSchema: spawn.parameters });
  t.match(
    decoded.messages,
    [
      { role: 'system' },
      { role: 'user' },
      { role: 'assistant', content: [{ type: 'tool-call', name: 'exec' }] },
      { role: 'tool' },
    ],
    'the item is no message',
  );
  t.match(refusal({ input: [brought] }), { field: 'input', message: /at least one message/ });
});

await test('a search of the client for its tools is a function, and what it finds can be called', async (t) => {
  const found = {
    type: 'namespace',
    name: 'mcp__crm',
    tools: [{ type: 'function', name: 'find', defer_loading: true }],
  };
  const decoded = decode({
    tools: [
      { type: 'tool_search', execution: 'client', description: 'Finds tools.', parameters: { type: 'object' } },
      { type: 'function', name: 'plain' },
    ],
    input: [
      { role: 'user', content: 'Who?' },
      { type: 'tool_search_call', call_id: 's1', execution: 'client', arguments: { query: 'crm' } },
      { type: 'tool_search_output', call_id: 's1', execution: 'client', status: 'completed', tools: [found] },
      { type: 'tool_search_call', call_id: null, execution: 'server', arguments: {} },
      { type: 'tool_search_output', call_id: null, execution: 'server', tools: [] },
    ],
  });
  t.match(decoded, {
    tools: [
      { name: 'tool_search', description: 'Finds tools.', inputSchema: { type: 'object' } },
      { name: 'plain' },
      { name: 'mcp__crm__find' },
    ],
    messages: [
      { role: 'user' },
      {
        role: 'assistant',
        content: [{ type: 'tool-call', id: 's1', name: 'tool_search', arguments: '{"query":"crm"}' }],
      },
      {
        role: 'tool',
        content: [{ toolCallId: 's1', content: [text('These tools can be called now: mcp__crm__find')] }],
      },
    ],
  });
  const { messages } = decoded as { messages: readonly object[] };
  t.strictSame(messages.slice(3), [
    {
      role: 'assistant',
      content: [
        opaque({ type: 'tool_search_call', call_id: null, execution: 'server', arguments: {} }),
        opaque({ type: 'tool_search_output', call_id: null, execution: 'server', tools: [] }),
      ],
    },
  ]);
});

await test('a message of another agent is one to the model, if it can be read', async (t) => {
  const message = (...content: readonly JsonObject[]) => ({
    type: 'agent_message',
    author: '/root',
    recipient: '/root/a',
    content,
  });
  const task = { type: 'input_text', text: 'Type: NEW_TASK\n' };
  const readable = message(task, { type: 'encrypted_content', encrypted_content: 'Count them.' });
  t.strictSame(messagesOf(readable), [
    { role: 'user', content: [text('Message from /root to /root/a:\nType: NEW_TASK\nCount them.')] },
  ]);
  const secret = message(task, { type: 'encrypted_content', encrypted_content: 'gAAAAABo' });
  t.match(refusal({ input: [secret] }), {
    code: 'GW_REQUEST_UNSUPPORTED',
    field: 'input[0].content[1].encrypted_content',
  });
});

await test('what only a provider of the dialect can read is carried: what one has written with its answer, the rest as of a user', async (t) => {
  const types = [
    'web_search_call',
    'mcp_list_tools',
    'agent_reasoning',
    'computer_call',
    'of_the_future_call',
    'mcp_approval_response',
  ];
  const history = types.map((type) => ({ type, id: 'x' }));
  const said = { type: 'message', role: 'assistant', phase: 'commentary', content: 'Hm.' };
  const result = { type: 'computer_call_output', call_id: 'c', output: { type: 'computer_screenshot' } };
  const compaction = { type: 'compaction', encrypted_content: 'openai:a/m:{}' };
  const compacted = messagesOf({ role: 'user', content: 'Hi' }, ...history, said, result, compaction);
  t.strictSame(compacted, [
    { role: 'user', content: [text('Hi')] },
    { role: 'user', content: [opaque(compaction)] },
  ]);
  t.strictSame(messagesOf({ role: 'user', content: 'Hi' }, ...history, said, result), [
    { role: 'user', content: [text('Hi')] },
    { role: 'assistant', content: [...history.map(opaque), { ...text('Hm.'), extras: { phase: 'commentary' } }] },
    { role: 'user', content: [opaque(result)] },
  ]);
  const late = { type: 'function_call_output', name: 'f', output: 'Done.' };
  t.strictSame(messagesOf(late), [{ role: 'user', content: [opaque(late)] }], 'a result without the id of its call');
  const picture = { type: 'input_image', file_id: 'file-1' };
  const marked = { type: 'input_text', text: 'Hi', prompt_cache_breakpoint: { mode: 'explicit' } };
  t.strictSame(messagesOf({ role: 'user', content: [picture, marked] }), [
    {
      role: 'user',
      content: [opaque(picture), { ...text('Hi'), extras: { prompt_cache_breakpoint: { mode: 'explicit' } } }],
    },
  ]);
});

await test('tools that only models of the dialect know say what happens elsewhere, and what they cost', async (t) => {
  const [computer, container, search] = [
    { type: 'computer' },
    { type: 'shell', environment: { type: 'container_auto' } },
    { type: 'web_search', filters: {} },
  ];
  const mcp = { type: 'mcp', server_label: 'm' };
  const custom = { type: 'custom', name: 'sql', format: { type: 'text' } };
  const tools = [computer, container, search, mcp, custom];
  const known = (value: JsonObject, more: object) => ({
    opaque: { dialect: 'openai-responses', value, ...more },
  });
  t.match(decode({ tools }), {
    tools: [
      { name: 'computer', ...known(computer, { elsewhere: 'refused' }) },
      { name: 'shell', ...known(container, { elsewhere: undefined, fee: 'unknown' }) },
      { name: 'web_search', ...known(search, { elsewhere: undefined, fee: 'search' }) },
      { name: 'mcp', ...known(mcp, { elsewhere: undefined, fee: 'none' }) },
      { name: 'sql', ...known(custom, { elsewhere: 'function', fee: undefined }) },
    ],
  });
  t.match(decode({ tools: [search], tool_choice: { type: 'web_search' } }), {
    toolChoice: { type: 'tool', name: 'web_search' },
    tools: [{ ...known(search, { elsewhere: 'refused', fee: 'search' }) }],
  });
});

await test('a search of the web says what it means to other providers, unless they cannot keep to it', async (t) => {
  const searchOf = (search: JsonObject, more: JsonObject = {}) =>
    (decode({ tools: [search], ...more }) as { tools: readonly Tool[] }).tools[0]?.opaque?.webSearch;
  const location = { country: 'NL', region: 'Zuid-Holland', city: 'Delft', timezone: 'Europe/Amsterdam' };
  const search = {
    type: 'web_search',
    filters: { allowed_domains: ['a.test'], blocked_domains: ['b.a.test'] },
    user_location: { type: 'approximate', ...location },
    search_context_size: 'high',
    external_web_access: true,
  };
  t.strictSame(searchOf(search, { max_tool_calls: 3 }), {
    allowedDomains: ['a.test'],
    blockedDomains: ['b.a.test'],
    location,
    contextSize: 'high',
    maxUses: 3,
  });
  const bare = { type: 'web_search_preview', filters: null, user_location: { type: 'approximate' } };
  t.strictSame(searchOf(bare), {});
  t.equal(searchOf({ type: 'web_search', external_web_access: false }), undefined, 'it may not reach the web');
  t.equal(searchOf({ type: 'web_search', filters: { allowed_domains: 'a.test' } }), undefined, 'it cannot be read');
  t.equal(searchOf({ type: 'code_interpreter' }), undefined);
});

await test('numbers of any length keep their digits in what the client sends back', async (t) => {
  const body = parseJson(
    '{"model":"m","metadata":{"n":12345678901234567890},"temperature":0.69999999999999996,"input":[{"type":"function_call","call_id":"1","name":"f","arguments":"{\\"n\\":12345678901234567890}"}]}',
  ) as JsonObject;
  const decoded = dialect.decode(body, request);
  t.match(JSON.stringify(decoded), '{"n":12345678901234567890}');
  t.match(decoded, {
    sampling: { temperature: 0.7 },
    messages: [{ content: [{ arguments: '{"n":12345678901234567890}' }] }],
  });
});

await test("the gateway's prompt reference is decoded, a stored prompt of a provider is refused", async (t) => {
  t.match(decode({ prompt: { variables: { a: 1 } } }), { prompt: { variables: { a: 1 } } });
  t.match(refusal({ prompt: { id: 'pmpt_1' } }), { code: 'GW_REQUEST_UNSUPPORTED', field: 'prompt' });
});

const unsupported: readonly (readonly [JsonObject, string, RegExp])[] = [
  [
    { previous_response_id: 'resp_1' },
    'previous_response_id',
    /storedItems\.keepRequests.*Send the whole conversation/,
  ],
  [{ conversation: 'conv_1' }, 'conversation', /send the whole conversation/],
  [{ conversation: { id: 'conv_1' } }, 'conversation', /send the whole conversation/],
  [{ background: true }, 'background', /"stream"/],
  [{ input: [{ type: 'item_reference', id: 'msg_1' }] }, 'input[0].type', /"input\[0\]\.id" refers.*"store": false/],
];

await test('features that need stored state, or run elsewhere, are refused with an alternative', async (t) => {
  for (const [fields, field, message] of unsupported) {
    t.match(refusal(fields), { code: 'GW_REQUEST_UNSUPPORTED', status: 400, field, message }, JSON.stringify(fields));
  }
});

const wrong: readonly (readonly [JsonObject, string])[] = [
  [{ model: '' }, 'model'],
  [{ input: null }, 'input'],
  [{ input: [] }, 'input'],
  [{ input: { role: 'user' } }, 'input'],
  [{ input: ['Hi'] }, 'input[0]'],
  [{ input: [{ content: 'Hi' }] }, 'input[0].type'],
  [{ input: [{ role: 'tool', content: 'Hi' }] }, 'input[0].role'],
  [{ input: [{ role: 'user' }] }, 'input[0].content'],
  [{ input: [{ role: 'user', content: [{ type: 'video' }] }] }, 'input[0].content[0].type'],
  [{ input: [{ role: 'user', content: [{ type: 'input_text' }] }] }, 'input[0].content[0].text'],
  [{ input: [{ role: 'user', content: [{ type: 'input_file' }] }] }, 'input[0].content[0].file_data'],
  [{ input: [{ type: 'function_call', name: 'f', arguments: '{}' }] }, 'input[0].call_id'],
  [{ input: [{ type: 'function_call_output', call_id: 'c' }] }, 'input[0].output'],
  [{ instructions: 5 }, 'instructions'],
  [{ stream: 'yes' }, 'stream'],
  [{ store: 'yes' }, 'store'],
  [{ max_output_tokens: 0 }, 'max_output_tokens'],
  [{ temperature: 'hot' }, 'temperature'],
  [{ tools: {} }, 'tools'],
  [{ tools: [{ name: 'f' }] }, 'tools[0].type'],
  [{ tools: [{ type: 'function' }] }, 'tools[0].name'],
  [{ tools: [{ type: 'namespace', name: 'n' }] }, 'tools[0].tools'],
  [{ tool_choice: 5 }, 'tool_choice'],
  [{ tool_choice: { type: 'function' } }, 'tool_choice.name'],
  [{ tools: [{ type: 'mcp' }], tool_choice: { type: 'file_search' } }, 'tool_choice.type'],
  [{ text: { format: { type: 'xml' } } }, 'text.format.type'],
  [{ text: { format: { type: 'json_schema', name: 'n' } } }, 'text.format.schema'],
  [{ reasoning: 'low' }, 'reasoning'],
];

await test('invalid values are refused with the name of the field', async (t) => {
  for (const [fields, field] of wrong) {
    t.match(refusal(fields), { code: 'GW_REQUEST_INVALID', status: 400, field }, JSON.stringify(fields));
  }
});
