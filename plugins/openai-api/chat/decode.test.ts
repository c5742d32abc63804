import { test } from 'tap';
import {
  type ChatCall,
  GatewayError,
  type IncomingRequest,
  type JsonObject,
  type Tool,
  parseJson,
} from '../../../core/api/index.js';
import { chatDialect } from './chat-dialect.js';
import { embeddingsDialect } from '../embeddings-dialect.js';

const request = {} as IncomingRequest;
const hi = [{ role: 'user', content: 'Hi' }];
const decodedHi = [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }];

function decode(fields: JsonObject): unknown {
  return chatDialect.decode({ model: 'm', messages: hi, ...fields }, request);
}

function decodeMessages(...messages: readonly JsonObject[]): unknown {
  return (decode({ messages }) as { messages: unknown }).messages;
}

function decodeText(json: string): unknown {
  return chatDialect.decode(parseJson(json) as JsonObject, request);
}

await test('the minimal request is decoded without adding anything', async (t) => {
  t.strictSame(decode({}), {
    kind: 'chat',
    model: 'm',
    stream: false,
    messages: decodedHi,
    sampling: {},
    includeUsage: false,
  });
});

await test('every known parameter is decoded', async (t) => {
  const decoded = decode({
    stream: true,
    stream_options: { include_usage: true, include_obfuscation: false },
    temperature: 0,
    top_p: 1,
    top_k: 4,
    frequency_penalty: -1,
    presence_penalty: 2,
    seed: 7,
    stop: 'end',
    n: 3,
    max_tokens: 5,
    max_completion_tokens: 6,
    parallel_tool_calls: false,
    reasoning_effort: 'low',
    user: 'u',
    safety_identifier: 's',
    prompt_cache_key: 'k',
    metadata: { a: 'b' },
    logit_bias: { 1: 2 },
    from_the_future: [1],
  });
  t.strictSame(decoded, {
    kind: 'chat',
    model: 'm',
    stream: true,
    includeUsage: true,
    messages: decodedHi,
    sampling: { temperature: 0, topP: 1, topK: 4, frequencyPenalty: -1, presencePenalty: 2, seed: 7, stop: ['end'] },
    choices: 3,
    maxOutputTokens: 6,
    parallelToolCalls: false,
    reasoning: { effort: 'low' },
    endUserId: 's',
    promptCacheKey: 'k',
    metadata: { a: 'b' },
  });
});

await test("the gateway's prompt reference is decoded; a stored prompt of the provider stays in the body", async (t) => {
  const id = '01900000-0000-7000-8000-00000000000a';
  const { prompt } = decode({ prompt: { id, label: 'stable' } }) as { prompt: unknown };
  t.strictSame(prompt, { id, label: 'stable', variables: {} });
  t.match(decode({ prompt: { variables: { a: 1 } } }), { prompt: { variables: { a: 1 } } });
  t.notMatch(decode({ prompt: { id: 'pmpt_1', variables: {} } }), { prompt: Object });
  t.notMatch(decode({ prompt: 'Once upon a time' }), { prompt: Object });
});

await test('null counts as absent, for every parameter', async (t) => {
  const names = [
    'stream',
    'stream_options',
    'temperature',
    'top_p',
    'stop',
    'n',
    'seed',
    'max_tokens',
    'tools',
    'user',
  ];
  const more = ['max_completion_tokens', 'response_format', 'tool_choice', 'metadata', 'reasoning_effort', 'functions'];
  t.strictSame(decode(Object.fromEntries([...names, ...more].map((name) => [name, null]))), decode({}));
});

await test('the larger of the two token limits counts, because a provider may use either', async (t) => {
  t.match(decode({ max_tokens: 1000, max_completion_tokens: 10 }), { maxOutputTokens: 1000 });
  t.match(decode({ max_tokens: 10, max_completion_tokens: 1000 }), { maxOutputTokens: 1000 });
  t.match(decode({ max_tokens: 10, max_completion_tokens: null }), { maxOutputTokens: 10 });
  for (const more of [{}, { max_completion_tokens: 10 }])
    t.match(decode({ max_tokens: -1, ...more }), { maxOutputTokens: undefined }, 'no limit, for local servers');
});

await test('an answer in sound or in a form of one server, and a moderation that blocks, are for providers of the dialect only', async (t) => {
  t.match(decode({ modalities: ['text', 'audio'] }), { ownMembers: ['modalities'] });
  t.strictSame(decode({ modalities: ['text'] }), decode({}));
  t.match(decode({ response_format: { type: 'grammar', grammar: 'root ::= "yes"' } }), {
    ownMembers: ['response_format'],
  });
  const moderation = (mode: string): JsonObject => ({ model: 'm', policy: { input: null, output: { mode } } });
  t.match(decode({ moderation: moderation('block'), modalities: ['audio'] }), {
    ownMembers: ['moderation', 'modalities'],
  });
  for (const other of [moderation('score'), { model: 'm' }, null])
    t.strictSame(decode({ moderation: other }), decode({}));
});

await test('probabilities of tokens are asked for with a number of alternatives, or without', async (t) => {
  t.match(decode({ logprobs: true, top_logprobs: 2 }), { logprobs: { top: 2 } });
  t.strictSame((decode({ logprobs: true }) as ChatCall).logprobs, {});
  t.strictSame(decode({ logprobs: false, top_logprobs: 2 }), decode({}));
});

await test('usage is for streams only, and numbers may have more digits than a double', async (t) => {
  t.match(decode({ stream_options: { include_usage: true } }), { includeUsage: false });
  t.match(decode({ stream: true, usage: { include: true } }), { includeUsage: true }, 'as at OpenRouter');
  t.match(decode({ stream: true, usage: { include: false } }), { includeUsage: false });
  const body =
    '{"model":"m","messages":[{"role":"user","content":"Hi"}],"seed":9223372036854775807,"top_p":0.69999999999999996}';
  t.match(decodeText(body), { sampling: { seed: 2 ** 63, topP: 0.7 } });
});

await test('reasoning can be requested in the formats of several providers', async (t) => {
  const cases: readonly [JsonObject, object][] = [
    [{ reasoning_effort: 'none' }, { effort: 'none', enabled: false }],
    [
      { reasoning: { effort: 'high', max_tokens: 9, enabled: true, exclude: true } },
      { effort: 'high', budgetTokens: 9, enabled: true },
    ],
    [{ thinking: { type: 'enabled', budget_tokens: 1024 } }, { budgetTokens: 1024, enabled: true }],
    [{ thinking: { type: 'disabled' } }, { enabled: false }],
  ];
  for (const [fields, reasoning] of cases)
    t.strictSame((decode(fields) as { reasoning: unknown }).reasoning, reasoning);
});

await test('messages of every role are decoded one to one', async (t) => {
  const decoded = decodeMessages(
    { role: 'developer', content: 'Be brief', name: 'dev' },
    { role: 'system', content: [{ type: 'text', text: 'Really' }] },
    { role: 'user', content: 'Hi', name: 'ann', future: 1 },
    {
      role: 'assistant',
      content: '',
      refusal: null,
      audio: { id: 'a' },
      tool_calls: [
        { id: 'x', type: 'function', function: { name: 'f', arguments: '{"n":1}' }, extra_content: { a: 1 } },
        { id: 'y', type: 'custom', custom: { name: 'sql', input: 'select 1' } },
        { id: 'z', function: { name: 'g' } },
      ],
    },
    { role: 'tool', tool_call_id: 'x', content: 'one' },
    { role: 'tool', tool_call_id: 'y', content: [{ type: 'text', text: 'two' }] },
    { role: 'assistant', content: 'So.', refusal: 'No.', tool_calls: null },
    { role: 'assistant', content: null, function_call: { name: 'h', arguments: '{}' } },
    { role: 'function', name: 'h', content: 'three' },
  );
  t.strictSame(decoded, [
    { role: 'system', content: [{ type: 'text', text: 'Be brief' }], name: 'dev', extras: { role: 'developer' } },
    { role: 'system', content: [{ type: 'text', text: 'Really' }] },
    { role: 'user', content: [{ type: 'text', text: 'Hi' }], name: 'ann', extras: { future: 1 } },
    {
      role: 'assistant',
      content: [
        { type: 'tool-call', id: 'x', name: 'f', arguments: '{"n":1}', extras: { extra_content: { a: 1 } } },
        { type: 'tool-call', id: 'y', name: 'sql', arguments: 'select 1', extras: { type: 'custom' } },
        { type: 'tool-call', id: 'z', name: 'g', arguments: '' },
      ],
      extras: { audio: { id: 'a' } },
    },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'x', content: [{ type: 'text', text: 'one' }] }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'y', content: [{ type: 'text', text: 'two' }] }] },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'So.' },
        { type: 'text', text: 'No.', refusal: true },
      ],
    },
    {
      role: 'assistant',
      content: [{ type: 'tool-call', id: 'call_h', name: 'h', arguments: '{}', extras: { type: 'function_call' } }],
    },
    {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: 'call_h', content: [{ type: 'text', text: 'three' }] }],
      name: 'h',
      extras: { role: 'function' },
    },
  ]);
});

await test('content parts of every known kind are decoded; unknown kinds are kept for the provider', async (t) => {
  const cases: readonly [JsonObject, object][] = [
    [
      { type: 'text', text: 'a', cache_control: { type: 'x' } },
      { type: 'text', text: 'a', extras: { cache_control: { type: 'x' } } },
    ],
    [
      { type: 'image_url', image_url: { url: 'https://x.test/a.png', detail: 'low' } },
      { type: 'image', source: { kind: 'url', url: 'https://x.test/a.png' }, detail: 'low' },
    ],
    [
      { type: 'image_url', image_url: 'https://x.test/a.png' },
      { type: 'image', source: { kind: 'url', url: 'https://x.test/a.png' } },
    ],
    [
      { type: 'image_url', image_url: { url: 'data:image/png;charset=x;base64,AAAA' } },
      { type: 'image', source: { kind: 'base64', mediaType: 'image/png;charset=x', data: 'AAAA' } },
    ],
    [
      { type: 'image_url', image_url: { url: 'data:image/svg+xml,<svg/>' } },
      { type: 'image', source: { kind: 'url', url: 'data:image/svg+xml,<svg/>' } },
    ],
    [
      { type: 'input_audio', input_audio: { data: 'AA', format: 'wav' } },
      { type: 'audio', data: 'AA', format: 'wav' },
    ],
    [
      { type: 'file', file: { file_data: 'data:application/pdf;base64,BB', filename: 'a.pdf' } },
      { type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'BB' }, fileName: 'a.pdf' },
    ],
    [
      { type: 'file', file: { file_id: 'f1' } },
      { type: 'file', source: { kind: 'id', id: 'f1' } },
    ],
    [
      { type: 'file', file: { file_data: 'https://x.test/a.pdf' } },
      { type: 'file', source: { kind: 'url', url: 'https://x.test/a.pdf' } },
    ],
    [
      { type: 'refusal', refusal: 'No' },
      { type: 'text', text: 'No', refusal: true },
    ],
    [
      {
        type: 'thinking',
        thinking: [
          { type: 'text', text: 'Hm' },
          { type: 'text', text: 'm' },
        ],
      },
      { type: 'reasoning', text: 'Hmm', extras: { type: 'thinking' } },
    ],
    [
      { type: 'thinking', text: 'Hmm', signature: 's' },
      { type: 'reasoning', text: 'Hmm', signature: 's', extras: { type: 'thinking' } },
    ],
    [
      { type: 'video_url', video_url: {} },
      { type: 'opaque', dialect: 'openai-chat', value: { type: 'video_url', video_url: {} } },
    ],
  ];
  for (const [part, block] of cases) {
    t.strictSame(
      decodeMessages({ role: 'user', content: [part] }),
      [{ role: 'user', content: [block] }],
      JSON.stringify(part),
    );
  }
});

await test('reasoning that the client sends back keeps its signature', async (t) => {
  const details = [
    { type: 'reasoning.text', text: 'Hmm', signature: 's' },
    { type: 'reasoning.encrypted', data: 'xyz' },
    { type: 'reasoning.summary', summary: 'n' },
  ];
  const thinking = [
    { type: 'thinking', thinking: 'Hmm', signature: 's' },
    { type: 'redacted_thinking', data: 'xyz' },
  ];
  const cases: readonly [JsonObject, object[]][] = [
    [{ reasoning_content: 'Hmm' }, [{ type: 'reasoning', text: 'Hmm' }]],
    [{ reasoning: 'Hmm' }, [{ type: 'reasoning', text: 'Hmm' }]],
    [
      { reasoning_content: 'Hmm', reasoning_details: details },
      [
        { type: 'reasoning', text: 'Hmm', signature: 's' },
        { type: 'reasoning', text: '', encrypted: 'xyz' },
        { type: 'reasoning', text: 'n' },
      ],
    ],
    [
      { reasoning_content: 'Hmm', reasoning_details: [{ type: 'reasoning.text', text: '', signature: 's' }] },
      [{ type: 'reasoning', text: 'Hmm', signature: 's' }],
    ],
    ...[{ thinking_blocks: thinking }, { provider_specific_fields: { thinking_blocks: thinking } }].map(
      (members): [JsonObject, object[]] => [
        { reasoning_content: 'Hmm', ...members },
        [
          { type: 'reasoning', text: 'Hmm', signature: 's' },
          { type: 'reasoning', text: '', encrypted: 'xyz' },
        ],
      ],
    ),
    [
      // LiteLLM's library keeps what it does not know, and the answer has both forms.
      { thinking_blocks: thinking.slice(0, 1), provider_specific_fields: { reasoning_details: details } },
      [{ type: 'reasoning', text: 'Hmm', signature: 's' }],
    ],
  ];
  for (const [fields, blocks] of cases) {
    const decoded = decodeMessages({ role: 'assistant', content: 'A', ...fields });
    const { provider_specific_fields: kept } = fields;
    // What is not a member for reasoning is inspected where it is.
    const extras = kept && { extras: { provider_specific_fields: kept } };
    t.strictSame(decoded, [{ role: 'assistant', content: [...blocks, { type: 'text', text: 'A' }], ...extras }]);
  }
});

await test('members that a client adds to a tool call are kept with the call', async (t) => {
  const added = { name: 'f', parsed_arguments: { a: 1 } };
  const decoded = decodeMessages({
    role: 'assistant',
    tool_calls: [
      { id: 'x', type: 'function', function: { ...added, arguments: '{}' } },
      { id: 'y', type: 'custom', custom: { ...added, input: 'i' } },
    ],
    function_call: { ...added, arguments: '{}' },
  });
  t.match(decoded, [
    {
      content: [
        { name: 'f', arguments: '{}', extras: { function: { parsed_arguments: { a: 1 } } } },
        { name: 'f', arguments: 'i', extras: { type: 'custom', custom: { parsed_arguments: { a: 1 } } } },
        { name: 'f', arguments: '{}', extras: { type: 'function_call', function: { parsed_arguments: { a: 1 } } } },
      ],
    },
  ]);
});

await test('all texts of reasoning that is sent back are decoded, in whatever member they are', async (t) => {
  const encrypted = { type: 'reasoning.encrypted', data: 'xyz' };
  const cases: readonly JsonObject[] = [
    { reasoning_content: 'secret', reasoning_details: [encrypted] },
    { reasoning: 'secret', reasoning_details: [encrypted] },
    { reasoning_content: 'clean', reasoning: 'secret' },
    { reasoning_content: 'secret', reasoning_details: [{ type: 'reasoning.text', text: 'clean', signature: 's' }] },
    { reasoning_details: [{ type: 'reasoning.summary', summary: 'secret' }] },
    { reasoning_details: [{ type: 'reasoning.later', words: 'secret' }] },
    { reasoning_details: [{ ...encrypted, note: 'secret' }] },
    { reasoning_details: [{ ...encrypted, text: 'secret' }] },
    { reasoning_details: 'secret' },
    { thinking_blocks: [{ type: 'thinking', thinking: 'secret', signature: 's' }] },
    { thinking_blocks: [{ type: 'thinking', thinking: 'clean', text: 'secret' }] },
    { reasoning_details: [encrypted], thinking_blocks: [{ type: 'thinking', thinking: 'secret' }] },
    { provider_specific_fields: { thinking_blocks: [{ type: 'thinking', thinking: 'secret' }] } },
    { reasoning: { text: 'secret' } },
  ];
  for (const fields of cases) {
    t.match(
      JSON.stringify(decodeMessages({ role: 'assistant', content: 'A', ...fields })),
      'secret',
      JSON.stringify(fields),
    );
  }
});

await test('tools: functions, custom tools, built-in tools of the provider, and legacy functions', async (t) => {
  const custom = { type: 'custom', custom: { name: 'sql', description: 'SQL', format: { type: 'text' } } };
  const search = { type: 'web_search', filters: {} };
  const tools = [
    {
      type: 'function',
      function: { name: 'f', description: 'F', parameters: { type: 'object' }, strict: true },
      cache: 1,
    },
    { type: 'function', function: { name: 'g' } },
    custom,
    search,
  ];
  const none = { type: 'object', properties: {} };
  t.match(decode({ tools, tool_choice: 'required' }), {
    toolChoice: { type: 'required' },
    tools: [
      { name: 'f', description: 'F', inputSchema: { type: 'object' }, strict: true, extras: { cache: 1 } },
      { name: 'g', inputSchema: none },
      {
        name: 'sql',
        description: 'SQL',
        inputSchema: none,
        opaque: { dialect: 'openai-chat', value: custom, elsewhere: 'refused' },
      },
      { name: 'web_search', inputSchema: none, opaque: { dialect: 'openai-chat', value: search } },
    ],
  });
  const legacy = decode({ functions: [{ name: 'f', parameters: {} }], function_call: { name: 'f' } });
  t.match(legacy, { toolChoice: { type: 'tool', name: 'f' } });
  t.strictSame((legacy as { tools: unknown }).tools, [{ name: 'f', inputSchema: {} }]);
});

await test('every tool choice is decoded', async (t) => {
  const cases: readonly [JsonObject[string], object | undefined][] = [
    ['none', { type: 'none' }],
    ['auto', { type: 'auto' }],
    ['any', { type: 'required' }],
    [
      { type: 'function', function: { name: 'f' } },
      { type: 'tool', name: 'f' },
    ],
    [
      { type: 'custom', custom: { name: 'f' } },
      { type: 'tool', name: 'f' },
    ],
    [{ type: 'allowed_tools', allowed_tools: { mode: 'required', tools: [] } }, { type: 'required' }],
    [{ type: 'allowed_tools', allowed_tools: { mode: 'auto', tools: [] } }, { type: 'auto' }],
    [{ type: 'web_search' }, undefined],
  ];
  for (const [choice, expected] of cases) {
    t.strictSame((decode({ tool_choice: choice }) as { toolChoice?: unknown }).toolChoice, expected);
  }
});

await test('a tool that the provider runs is refused by others if the client demands it', async (t) => {
  const tools = [{ type: 'web_search' }, { type: 'code_interpreter' }];
  const decoded = decode({ tools, tool_choice: { type: 'web_search' } }) as { tools: readonly Tool[] };
  t.match(decoded.tools, [{ opaque: { elsewhere: 'refused', fee: 'search' } }, { opaque: { elsewhere: undefined } }]);
  t.match(decoded, { toolChoice: { type: 'tool', name: 'web_search' } }, 'or called, by those that have one, too');
});

await test('a search of the web, as a tool or an option, says what it means to other providers', async (t) => {
  const searches = (body: JsonObject) =>
    ((decode(body) as { tools?: readonly Tool[] }).tools ?? []).map(({ name, opaque }) => [name, opaque?.webSearch]);
  const options = {
    search_context_size: 'low',
    user_location: { type: 'approximate', approximate: { country: 'NL', city: 'Delft' } },
  };
  const location = { country: 'NL', city: 'Delft' };
  t.strictSame(searches({ web_search_options: options }), [['web_search', { location, contextSize: 'low' }]]);
  t.match(decode({ web_search_options: options }), {
    tools: [{ opaque: { dialect: 'openai-chat', value: options, elsewhere: undefined } }],
  });
  t.strictSame(searches({ web_search_options: {} }), [['web_search', {}]]);
  for (const nothing of [null, false]) t.strictSame(searches({ web_search_options: nothing }), []);
  const functions = [{ type: 'function', function: { name: 'f' } }];
  t.strictSame(searches({ tools: functions, web_search_options: {} }), [
    ['f', undefined],
    ['web_search', {}],
  ]);
  const tools = [{ type: 'web_search_20250305', name: 'web_search', max_uses: 2, blocked_domains: ['b.test'] }];
  t.strictSame(searches({ tools }), [['web_search', { blockedDomains: ['b.test'], maxUses: 2 }]]);
});

await test('a mark for the cache counts beside a function and in it, and the one beside it comes first', (t) => {
  const tool = (inside: JsonObject, beside: JsonObject = {}) => ({
    type: 'function',
    function: { name: 'f', ...inside },
    ...beside,
  });
  const [short, long] = [{ type: 'ephemeral' }, { type: 'ephemeral', ttl: '1h' }];
  const tools = [tool({ cache_control: short }), tool({ cache_control: short }, { cache_control: long }), tool({})];
  const decoded = (decode({ tools }) as { tools: readonly Tool[] }).tools;
  t.strictSame(
    decoded.map(({ extras }) => extras),
    [{ cache_control: short }, { cache_control: long }, undefined],
  );
  t.end();
});

await test('tools that the model may not call are for providers of the dialect only, which are told so', async (t) => {
  const tool = (name: string) => ({ type: 'function', function: { name } });
  const tools = [tool('a'), tool('b'), { type: 'custom', custom: { name: 'c' } }];
  const allowed_tools = { mode: 'auto', tools: [tool('b'), { type: 'custom', custom: { name: 'c' } }] };
  const decoded = decode({ tools, tool_choice: { type: 'allowed_tools', allowed_tools } });
  const [a, b, c] = (decoded as { tools: readonly Tool[] }).tools;
  t.match(a, { name: 'a', opaque: { dialect: 'openai-chat', value: tool('a') } });
  t.equal(a?.opaque?.elsewhere, undefined, 'other providers do not get it');
  t.equal(b?.opaque, undefined);
  t.match(c, { opaque: { elsewhere: 'refused' } });
});

await test('every response format is decoded', async (t) => {
  const schema = { type: 'object' };
  const cases: readonly [JsonObject, object | undefined][] = [
    [{ type: 'text' }, { type: 'text' }],
    [{ type: 'json_object' }, { type: 'json' }],
    [
      { type: 'json_schema', json_schema: { name: 'n', description: 'd', schema, strict: true } },
      { type: 'json-schema', name: 'n', description: 'd', schema, strict: true },
    ],
    [
      { type: 'json_object', schema },
      { type: 'json-schema', schema },
    ],
    [
      { type: 'json_schema', schema, strict: true },
      { type: 'json-schema', schema, strict: true },
    ],
    [
      { type: 'json_schema', schema: {}, json_schema: { name: 'n', schema } },
      { type: 'json-schema', name: 'n', schema },
    ],
    [{ type: 'grammar', grammar: 'g' }, undefined],
  ];
  for (const [format, expected] of cases) {
    t.strictSame((decode({ response_format: format }) as { responseFormat?: unknown }).responseFormat, expected);
  }
});

function fieldOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!GatewayError.is(error)) throw error;
    const { code, status, field = '', message } = error;
    return code === 'GW_REQUEST_INVALID' && status === 400 && message.includes(`"${field}" must be `) ? field : message;
  }
}

await test('a missing member or a wrong type is refused with its path and what is allowed', async (t) => {
  const user = (content: JsonObject[string]): JsonObject => ({ messages: [{ role: 'user', content }] });
  const assistant = (fields: JsonObject): JsonObject => ({ messages: [{ role: 'assistant', ...fields }] });
  const cases: readonly [JsonObject, string][] = [
    [{ model: undefined }, 'model'],
    [{ model: '' }, 'model'],
    [{ model: 3 }, 'model'],
    [{ messages: undefined }, 'messages'],
    [{ messages: [] }, 'messages'],
    [{ messages: 'Hi' }, 'messages'],
    [{ messages: ['Hi'] }, 'messages[0]'],
    [{ messages: [{ content: 'Hi' }] }, 'messages[0].role'],
    [{ messages: [{ role: 'bot', content: 'Hi' }] }, 'messages[0].role'],
    [{ messages: [{ role: 'user' }] }, 'messages[0].content'],
    [{ messages: [...hi, { role: 'tool', content: 'x' }] }, 'messages[1].tool_call_id'],
    [{ messages: [{ role: 'function', content: 'x' }] }, 'messages[0].name'],
    [user(0), 'messages[0].content'],
    [user(['Hi']), 'messages[0].content[0]'],
    [user([{ text: 'Hi' }]), 'messages[0].content[0].type'],
    [user([{ type: 'text' }]), 'messages[0].content[0].text'],
    [user([{ type: 'image_url', image_url: { detail: 'low' } }]), 'messages[0].content[0].image_url.url'],
    [user([{ type: 'input_audio', input_audio: { data: 'AA' } }]), 'messages[0].content[0].input_audio.format'],
    [user([{ type: 'file', file: {} }]), 'messages[0].content[0].file.file_id'],
    [assistant({ tool_calls: {} }), 'messages[0].tool_calls'],
    [assistant({ tool_calls: [{ function: { name: 'f' } }] }), 'messages[0].tool_calls[0].id'],
    [assistant({ tool_calls: [{ id: 'x' }] }), 'messages[0].tool_calls[0].function'],
    [
      assistant({ tool_calls: [{ id: 'x', function: { name: 'f', arguments: {} } }] }),
      'messages[0].tool_calls[0].function.arguments',
    ],
    [{ stream: 'yes' }, 'stream'],
    [{ stream_options: true }, 'stream_options'],
    [{ temperature: 'hot' }, 'temperature'],
    [{ max_tokens: 0 }, 'max_tokens'],
    [{ max_tokens: 1.5 }, 'max_tokens'],
    [{ n: 0 }, 'n'],
    [{ stop: 3 }, 'stop'],
    [{ stop: ['a', 3] }, 'stop'],
    [{ user: 3 }, 'user'],
    [{ metadata: 'a' }, 'metadata'],
    [{ tools: [{ function: { name: 'f' } }] }, 'tools[0].type'],
    [{ tools: [{ type: 'function' }] }, 'tools[0].function'],
    [{ tools: [{ type: 'function', function: {} }] }, 'tools[0].function.name'],
    [{ tools: [{ type: 'function', function: { name: 'f', parameters: 'x' } }] }, 'tools[0].function.parameters'],
    [{ tool_choice: 'sometimes' }, 'tool_choice'],
    [{ tool_choice: { type: 'function' } }, 'tool_choice.function'],
    [{ response_format: 'json' }, 'response_format'],
    [{ response_format: { type: 'json_schema' } }, 'response_format.json_schema'],
    [{ response_format: { type: 'json_object', schema: 'x' } }, 'response_format.schema'],
  ];
  for (const [fields, field] of cases)
    t.equal(
      fieldOf(() => decode(fields)),
      field,
      JSON.stringify(fields),
    );
});

await test('error messages do not repeat values from the request', async (t) => {
  const secret = 'sk-very-secret';
  for (const fields of [{ stop: { key: secret } }, { tool_choice: secret }, { messages: [{ role: secret }] }]) {
    t.throws(() => decode(fields), { code: 'GW_REQUEST_INVALID' });
    try {
      decode(fields);
    } catch (error) {
      t.notMatch(String(error), secret);
    }
  }
});

await test('members named __proto__ are kept and do not change a prototype', async (t) => {
  const decoded = decodeText(
    '{"model":"m","messages":[{"role":"user","content":"Hi","__proto__":{"admin":true}}]}',
  ) as {
    messages: { extras: object }[];
  };
  t.ok(Object.hasOwn(decoded.messages[0]?.extras ?? {}, '__proto__'));
  t.equal(Object.getPrototypeOf(decoded.messages[0]?.extras), Object.prototype);
});

function embedding(fields: JsonObject): unknown {
  return embeddingsDialect(2).decode({ model: 'e', input: 'Hi', ...fields }, request);
}

await test('embedding requests: one or many texts or lists of tokens', async (t) => {
  const rest = { kind: 'embedding', model: 'e', stream: false, encoding: 'float' };
  t.strictSame(embedding({}), { ...rest, inputs: ['Hi'] });
  t.strictSame(embedding({ input: ['a', ''] }), { ...rest, inputs: ['a', ''] });
  t.strictSame(embedding({ input: [1, 2, 3] }), { ...rest, inputs: [[1, 2, 3]] });
  t.strictSame(embedding({ input: [[1], [2, 3]] }), { ...rest, inputs: [[1], [2, 3]] });
  t.strictSame(embedding({ encoding_format: 'base64', dimensions: 8, user: 'u' }), {
    ...rest,
    inputs: ['Hi'],
    encoding: 'base64',
    dimensions: 8,
    endUserId: 'u',
  });
});

await test('invalid embedding requests are refused with the path', async (t) => {
  const cases: readonly [JsonObject, string][] = [
    [{ input: undefined }, 'input'],
    [{ input: [] }, 'input'],
    [{ input: [[]] }, 'input'],
    [{ input: ['a', 1] }, 'input'],
    [{ input: [1.5] }, 'input'],
    [{ input: { text: 'a' } }, 'input'],
    [{ model: undefined }, 'model'],
    [{ dimensions: 0 }, 'dimensions'],
    [{ encoding_format: 'int8' }, 'encoding_format'],
  ];
  for (const [fields, field] of cases)
    t.equal(
      fieldOf(() => embedding(fields)),
      field,
      JSON.stringify(fields),
    );
});

await test('an embedding request with too many texts is refused, and says how many are allowed', async (t) => {
  for (const input of [
    ['a', 'b', 'c'],
    [[1], [2], [3]],
  ])
    t.throws(() => embedding({ input }), {
      code: 'GW_REQUEST_INVALID',
      status: 400,
      field: 'input',
      message: '"input" must have at most 2 texts, or as many arrays of token ids. It has 3.',
    });
});

await test("an assistant's message may have two hundred thousand parts", async (t) => {
  const content = Array.from({ length: 200_000 }, () => ({ type: 'text', text: 'a' }));
  const [message] = decodeMessages({ role: 'assistant', content }) as { content: unknown[] }[];
  t.equal(message?.content.length, content.length);
});
