import { test } from 'tap';
import {
  type Exchange,
  type IncomingRequest,
  isJsonObject,
  type JsonObject,
  parseJson,
  type Tool,
} from '../../core/api/index.js';
import { refusalAtOnce } from '../../core/testkit/refusal.js';
import { messagesDialect } from './messages-dialect.js';

const request = {} as IncomingRequest;

function decode(fields: JsonObject) {
  const call = messagesDialect.decode(
    { model: 'm', max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }], ...fields },
    request,
  );
  if (call.kind !== 'chat') throw new Error('not a chat call');
  return call;
}

const refusal = (fields: JsonObject) => refusalAtOnce(() => decode(fields));

await test('the minimal request is decoded without adding anything', async (t) => {
  const call = decode({});
  t.equal(call.model, 'm');
  t.equal(call.maxOutputTokens, 10);
  t.equal(call.stream, false);
  t.equal(call.includeUsage, true);
  t.strictSame(call.messages, [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }]);
  t.strictSame(call.sampling, {});
  for (const name of [
    'tools',
    'toolChoice',
    'parallelToolCalls',
    'responseFormat',
    'reasoning',
    'endUserId',
    'ownMembers',
  ] as const) {
    t.equal(call[name], undefined, name);
  }
});

await test('all settings are decoded', async (t) => {
  const call = decode({
    system: 'Be brief.',
    stream: true,
    temperature: 0.5,
    top_p: 0.9,
    top_k: 40,
    stop_sequences: ['END', '\n\nHuman:'],
    thinking: { type: 'enabled', budget_tokens: 2048 },
    output_config: { effort: 'high', format: { type: 'json_schema', schema: { type: 'object' } } },
    metadata: { user_id: 'u-1', team: 'blue' },
  });
  t.strictSame(call.messages[0], { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] });
  t.equal(call.stream, true);
  t.strictSame(call.sampling, { temperature: 0.5, topP: 0.9, topK: 40, stop: ['END', '\n\nHuman:'] });
  t.strictSame(call.reasoning, { enabled: true, budgetTokens: 2048, effort: 'high' });
  t.strictSame(call.responseFormat, { type: 'json-schema', schema: { type: 'object' } });
  t.equal(call.endUserId, 'u-1');
  t.strictSame(call.metadata, { team: 'blue' });
});

await test('each type of thinking sets whether the model reasons', async (t) => {
  t.strictSame(decode({ thinking: { type: 'adaptive' } }).reasoning, { enabled: true });
  t.strictSame(decode({ thinking: { type: 'disabled' } }).reasoning, { enabled: false });
  t.strictSame(decode({ output_config: { effort: 'low' } }).reasoning, { effort: 'low' });
});

await test("the gateway's prompt reference is decoded; any other prompt stays in the body", async (t) => {
  const id = '01900000-0000-7000-8000-00000000000a';
  t.strictSame(decode({ prompt: { id, version: 'v2' } }).prompt, { id, version: 'v2', variables: {} });
  t.strictSame(decode({ prompt: { variables: { a: 1 } } }).prompt, { variables: { a: 1 } });
  t.equal(decode({ prompt: { id: 'pmpt_1' } }).prompt, undefined);
  t.equal(decode({ prompt: 'Human: Hi' }).prompt, undefined);
});

await test('the beta name of the output format is supported', async (t) => {
  const output_format = { type: 'json_schema', schema: { type: 'array' } };
  t.strictSame(decode({ output_format }).responseFormat, { type: 'json-schema', schema: { type: 'array' } });
});

await test('null counts as absent', async (t) => {
  const call = decode({ system: null, tools: null, tool_choice: null, thinking: null, stream: null, metadata: null });
  t.equal(call.messages.length, 1);
  t.equal(call.stream, false);
  t.equal(call.tools, undefined);
});

await test('who pays is said only to providers of the dialect', async (t) => {
  const line = {
    type: 'text',
    text: 'x-anthropic-billing-header: cc_version=2.1.177.01c; cc_entrypoint=cli; cch=36ee5;',
  };
  const rest = [
    { type: 'text', text: 'You are an agent.' },
    { type: 'text', text: 'x-anthropic-billing-header: a\nand an instruction' },
  ];
  const call = decode({ system: [line, ...rest] });
  t.strictSame(call.messages[0]?.content, [
    { type: 'opaque', dialect: 'anthropic-messages', value: line, dispensable: true },
    ...rest,
  ]);
});

await test('a system message inside the conversation keeps its position', async (t) => {
  const call = decode({
    system: [{ type: 'text', text: 'First.', cache_control: { type: 'ephemeral' } }],
    messages: [
      { role: 'user', content: 'Hi' },
      { role: 'system', content: 'Now in French.' },
      { role: 'assistant', content: [] },
    ],
  });
  t.strictSame(
    call.messages.map((message) => message.role),
    ['system', 'user', 'system', 'assistant'],
  );
  t.strictSame(call.messages[0]?.content, [
    { type: 'text', text: 'First.', extras: { cache_control: { type: 'ephemeral' } } },
  ]);
});

await test('a turn with tool results and text becomes a tool message and a user message, results first', async (t) => {
  const call = decode({
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Here:' },
          { type: 'tool_result', tool_use_id: 'a', content: 'sunny', cache_control: { type: 'ephemeral' } },
          { type: 'tool_result', tool_use_id: 'b', is_error: true, content: [{ type: 'text', text: 'no' }] },
          { type: 'tool_result', tool_use_id: 'c' },
        ],
      },
    ],
  });
  t.strictSame(call.messages, [
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: 'a',
          content: [{ type: 'text', text: 'sunny' }],
          extras: { cache_control: { type: 'ephemeral' } },
        },
        { type: 'tool-result', toolCallId: 'b', content: [{ type: 'text', text: 'no' }], isError: true },
        { type: 'tool-result', toolCallId: 'c', content: [] },
      ],
    },
    { role: 'user', content: [{ type: 'text', text: 'Here:' }] },
  ]);
});

await test('unknown fields of a message are kept with it', async (t) => {
  const result = { type: 'tool_result', tool_use_id: 'a' };
  const call = decode({
    messages: [
      { role: 'user', content: 'Hi', clear_at: 3 },
      { role: 'user', content: [result, { type: 'text', text: 'x' }], clear_at: 4 },
    ],
  });
  t.match(call.messages, [
    { role: 'user', extras: { clear_at: 3 } },
    { role: 'tool', extras: { clear_at: 4 } },
    { role: 'user', extras: undefined },
  ]);
});

await test('tool input keeps numbers beyond 2^53 and members named __proto__', async (t) => {
  const input = '{"id":12345678901234567890,"__proto__":{"a":1},"f":0.1}';
  const body = parseJson(
    `{"messages":[{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"f","input":${input}}]}]}`,
  );
  if (!isJsonObject(body)) throw new Error('not an object');
  const block = decode(body).messages[0]?.content[0];
  t.match(block, { type: 'tool-call', id: 't1', name: 'f', arguments: input });
});

await test('reasoning, images, documents and search results are decoded', async (t) => {
  const call = decode({
    messages: [
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'Hm.', signature: 'sig' },
          { type: 'thinking', thinking: 'No proof.', signature: '' },
          { type: 'thinking', thinking: 'Nobody’s.', signature: 'sluice:unsigned' },
          { type: 'redacted_thinking', data: 'xyz' },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
          { type: 'image', source: { type: 'url', url: 'https://images.test/a.png' } },
          { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'BBBB' }, title: 'A' },
          { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'plain' }, context: 'c' },
          { type: 'document', source: { type: 'file', file_id: 'file_1' } },
          { type: 'search_result', source: 'https://a.test', title: 'B', content: [{ type: 'text', text: 'found' }] },
          {
            type: 'document',
            source: { type: 'content', content: ['one', 'two'].map((text) => ({ type: 'text', text })) },
            title: 'C',
            citations: { enabled: true },
          },
          { type: 'document', source: { type: 'content', content: 'whole' } },
        ],
      },
    ],
  });
  t.strictSame(call.messages[0]?.content, [
    { type: 'reasoning', text: 'Hm.', signature: 'sig' },
    { type: 'reasoning', text: 'No proof.' },
    { type: 'reasoning', text: 'Nobody’s.' },
    { type: 'reasoning', text: '', encrypted: 'xyz' },
  ]);
  t.strictSame(call.messages[1]?.content, [
    { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } },
    { type: 'image', source: { kind: 'url', url: 'https://images.test/a.png' } },
    { type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'BBBB' }, fileName: 'A' },
    { type: 'file', source: { kind: 'text', text: 'plain' }, extras: { context: 'c' } },
    { type: 'file', source: { kind: 'id', id: 'file_1' } },
    {
      type: 'file',
      source: { kind: 'text', text: 'found' },
      fileName: 'B',
      extras: { type: 'search_result', source: 'https://a.test' },
    },
    {
      type: 'file',
      source: { kind: 'text', text: 'one\ntwo' },
      fileName: 'C',
      extras: { citations: { enabled: true }, source: { type: 'content' } },
    },
    { type: 'file', source: { kind: 'text', text: 'whole' }, extras: { source: { type: 'content' } } },
  ]);
});

await test('a reference to a tool that a search has found is a text for models of other dialects', async (t) => {
  const reference = { type: 'tool_reference', tool_name: 'crm_find', cache_control: { type: 'ephemeral' } };
  const result = { type: 'tool_result', tool_use_id: 't1', content: [reference] };
  const { messages } = decode({ messages: [{ role: 'user', content: [result] }] });
  t.match(messages[0]?.content, [
    { content: [{ type: 'text', text: 'The tool crm_find can be called.', extras: reference }] },
  ]);
});

await test('a tool that is offered or withdrawn in a conversation is a text for models of other dialects', async (t) => {
  const change = (type: string, tool: JsonObject) => ({ type, tool, cache_control: { type: 'ephemeral' } });
  const named = { type: 'tool_reference', name: 'f' };
  const added = change('tool_addition', named);
  const removed = change('tool_removal', named);
  const defined = change('tool_addition', { type: 'tool_definition', definition: { name: 'g' } });
  const { messages } = decode({ messages: [{ role: 'system', content: [added, removed, defined] }] });
  t.strictSame(messages[0]?.content, [
    { type: 'text', text: 'From here on, the tool f can be called.', extras: added },
    { type: 'text', text: 'From here on, the tool f cannot be called.', extras: removed },
    { type: 'opaque', dialect: 'anthropic-messages', value: defined },
  ]);
});

await test('a summary of an earlier part of a conversation is a text for models of other dialects', async (t) => {
  const summary = { type: 'compaction', content: 'They met.', encrypted_content: 'x' };
  const failed = { type: 'compaction', content: null };
  const { messages } = decode({ messages: [{ role: 'assistant', content: [summary, failed] }] });
  t.strictSame(messages[0]?.content, [
    { type: 'text', text: 'They met.', extras: summary },
    { type: 'opaque', dialect: 'anthropic-messages', value: failed },
  ]);
});

await test('a request for a summary, or for a region, is one for providers of the dialect', async (t) => {
  t.strictSame(decode({ compaction: { type: 'summarize' } }).ownMembers, ['compaction']);
  t.strictSame(decode({ inference_geo: 'us' }).ownMembers, ['inference_geo']);
  t.equal(decode({ compaction: null, inference_geo: null }).ownMembers, undefined);
  t.equal(decode({ inference_geo: 'global' }).ownMembers, undefined);
});

await test('a system message may have nothing but settings', async (t) => {
  const settings = { role: 'system', output_config: { effort: 'low' } };
  const { messages } = decode({ messages: [{ role: 'user', content: 'Hi' }, settings] });
  t.strictSame(messages[1], { role: 'system', content: [], extras: { output_config: { effort: 'low' } } });
});

await test('a tool that the provider runs is refused by others if the client demands it', async (t) => {
  const tools = ['web_search', 'web_fetch'].map((name) => ({ type: `${name}_20260318`, name }));
  const called = decode({ tools, tool_choice: { type: 'tool', name: 'web_search' } }).tools ?? [];
  const [search, fetch] = called.map(({ opaque }) => opaque);
  t.match(search, { elsewhere: 'refused', fee: 'search' });
  t.strictSame(search?.webSearch, {});
  t.equal(fetch?.elsewhere, undefined);
  t.equal(fetch?.webSearch, undefined);
});

await test('a conversation that the provider shall keep is one as any other, and one that it keeps is not there', async (t) => {
  const resolve = (thread: JsonObject[string]) => messagesDialect.resolve?.({ model: 'm', thread }, {} as Exchange);
  t.strictSame(resolve({ type: 'create' }), { model: 'm' });
  t.strictSame(resolve(null), { model: 'm', thread: null });
  const continued = () => resolve({ type: 'continue', previous_message_id: 'msg_1' });
  t.throws(continued, { code: 'GW_THREAD_UNKNOWN', status: 404, field: 'thread' });
  t.throws(() => resolve({ type: 'fork' }), { code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'thread' });
});

await test('unknown blocks are kept unchanged', async (t) => {
  const blocks = [
    { type: 'server_tool_use', id: 's1', name: 'web_search', input: { query: 'q' } },
    { type: 'image', source: { type: 'file', file_id: 'file_2' } },
    {
      type: 'document',
      source: { type: 'content', content: [{ type: 'image', source: { type: 'url', url: 'https://a.test/b.png' } }] },
    },
    { type: 'block_of_tomorrow', anything: [1, null] },
  ];
  const call = decode({ messages: [{ role: 'user', content: blocks }] });
  t.strictSame(
    call.messages[0]?.content,
    blocks.map((value) => ({ type: 'opaque', dialect: 'anthropic-messages', value })),
  );
});

await test('function tools are decoded, built-in tools of the provider are kept', async (t) => {
  const search = { type: 'web_search_20250305', name: 'web_search', max_uses: 2 };
  const call = decode({
    tools: [
      {
        name: 'weather',
        description: 'Tells the weather.',
        input_schema: { type: 'object', properties: { city: { type: 'string' } } },
        strict: true,
        cache_control: { type: 'ephemeral' },
      },
      { type: 'custom', name: 'bare', input_schema: { type: 'object' } },
      search,
    ],
    tool_choice: { type: 'any', disable_parallel_tool_use: true },
  });
  t.strictSame(call.tools, [
    {
      name: 'weather',
      inputSchema: { type: 'object', properties: { city: { type: 'string' } } },
      description: 'Tells the weather.',
      strict: true,
      extras: { cache_control: { type: 'ephemeral' } },
    },
    { name: 'bare', inputSchema: { type: 'object' } },
    {
      name: 'web_search',
      inputSchema: {},
      opaque: { dialect: 'anthropic-messages', value: search, webSearch: { maxUses: 2 } },
    },
  ]);
  t.strictSame(call.toolChoice, { type: 'required' });
  t.equal(call.parallelToolCalls, false);
});

await test('a tool that the client runs has a definition for other dialects, or is marked as unsupported there', async (t) => {
  const read = (tool: JsonObject) => decode({ tools: [tool] }).tools?.[0];
  const commands = (tool: Tool | undefined) => (tool?.inputSchema['properties'] as JsonObject | undefined)?.['command'];
  const bash = { type: 'bash_20250124', name: 'bash', cache_control: { type: 'ephemeral' } };
  t.match(read(bash), {
    name: 'bash',
    description: /command/,
    inputSchema: { type: 'object', properties: { command: { type: 'string' }, restart: { type: 'boolean' } } },
    opaque: { dialect: 'anthropic-messages', value: bash, elsewhere: 'function' },
  });
  const old = read({ type: 'text_editor_20250124', name: 'str_replace_editor' });
  t.strictSame(commands(old), { type: 'string', enum: ['view', 'create', 'str_replace', 'insert', 'undo_edit'] });
  t.notMatch(old?.inputSchema, { properties: { insert_text: Object } });
  const editor = read({ type: 'text_editor_20250728', name: 'str_replace_based_edit_tool', max_characters: 9 });
  t.strictSame(commands(editor), { type: 'string', enum: ['view', 'create', 'str_replace', 'insert'] });
  t.match(editor, { inputSchema: { required: ['command', 'path'] }, opaque: { elsewhere: 'function' } });
  t.match(editor?.inputSchema, { properties: { insert_text: Object, new_str: Object } });
  const memory = read({ type: 'memory_20250818', name: 'memory' });
  t.strictSame(commands(memory), {
    type: 'string',
    enum: ['view', 'create', 'str_replace', 'insert', 'delete', 'rename'],
  });
  for (const type of ['computer_20250124', 'computer_toolset_20260801', 'browser_toolset_20260801']) {
    const { inputSchema, ...rest } = read({ type }) ?? {};
    t.strictSame(inputSchema, {}, type);
    t.match(rest, { name: type, opaque: { elsewhere: 'refused' } });
  }
  for (const type of ['web_search_20250305', 'web_fetch_20250910', 'code_execution_20250825', 'bash_of_tomorrow'])
    t.notOk(read({ type, name: 'x' })?.opaque?.elsewhere, type);
});

await test('every tool choice is decoded', async (t) => {
  t.strictSame(decode({ tool_choice: { type: 'auto' } }).toolChoice, { type: 'auto' });
  t.strictSame(decode({ tool_choice: { type: 'none' } }).toolChoice, { type: 'none' });
  t.strictSame(decode({ tool_choice: { type: 'tool', name: 'f' } }).toolChoice, { type: 'tool', name: 'f' });
});

const refused: readonly (readonly [JsonObject, string])[] = [
  [{ model: undefined }, 'model'],
  [{ model: '' }, 'model'],
  [{ model: 4 }, 'model'],
  [{ max_tokens: undefined }, 'max_tokens'],
  [{ max_tokens: -1 }, 'max_tokens'],
  [{ max_tokens: 1.5 }, 'max_tokens'],
  [{ max_tokens: '10' }, 'max_tokens'],
  [{ messages: undefined }, 'messages'],
  [{ messages: [] }, 'messages'],
  [{ messages: 'Hi' }, 'messages'],
  [{ messages: ['Hi'] }, 'messages[0]'],
  [{ messages: [{ role: 'tool', content: 'x' }] }, 'messages[0].role'],
  [{ messages: [{ content: 'x' }] }, 'messages[0].role'],
  [{ messages: [{ role: 'user' }] }, 'messages[0].content'],
  [{ messages: [{ role: 'user', content: 0 }] }, 'messages[0].content'],
  [{ messages: [{ role: 'user', content: [{ text: 'x' }] }] }, 'messages[0].content[0].type'],
  [{ messages: [{ role: 'user', content: [{ type: 'text' }] }] }, 'messages[0].content[0].text'],
  [{ messages: [{ role: 'user', content: [{ type: 'image' }] }] }, 'messages[0].content[0].source'],
  [
    { messages: [{ role: 'user', content: [{ type: 'tool_use', id: 'a', name: 'f', input: '{}' }] }] },
    'messages[0].content[0].input',
  ],
  [{ messages: [{ role: 'user', content: [{ type: 'tool_result' }] }] }, 'messages[0].content[0].tool_use_id'],
  [{ system: 7 }, 'system'],
  [{ stream: 'yes' }, 'stream'],
  [{ temperature: 'hot' }, 'temperature'],
  [{ stop_sequences: [1] }, 'stop_sequences[0]'],
  [{ stop_sequences: 'x' }, 'stop_sequences'],
  [{ tools: [{ name: 'f', input_schema: 'x' }] }, 'tools[0].input_schema'],
  [{ tools: [{ input_schema: {} }] }, 'tools[0].name'],
  [{ tool_choice: 'auto' }, 'tool_choice'],
  [{ tool_choice: { type: 'maybe' } }, 'tool_choice.type'],
  [{ tool_choice: { type: 'tool' } }, 'tool_choice.name'],
  [{ thinking: { budget_tokens: 5 } }, 'thinking.type'],
  [{ output_config: { format: { type: 'json_schema' } } }, 'output_config.format.schema'],
  [{ metadata: { user_id: 5 } }, 'metadata.user_id'],
];

await test('every value of a wrong type is refused with its full path', async (t) => {
  for (const [fields, field] of refused) {
    const error = refusal(fields);
    t.equal(error.status, 400, field);
    t.equal(error.code, 'GW_REQUEST_INVALID', field);
    t.equal(error.field, field);
    t.ok(error.message.includes(field), error.message);
  }
});

await test('citations and searches of other providers that a client sends back are left out, and all others stay', async (t) => {
  const resolve = (body: JsonObject) => messagesDialect.resolve?.(body, {} as Exchange);
  const own = { type: 'web_search_result_location', encrypted_index: 'x', url: 'https://a.test' };
  const foreign = { ...own, encrypted_index: '' };
  const kept = { type: 'char_location', document_index: 0 };
  const said = (...citations: readonly JsonObject[]) => ({ type: 'text', text: 'Rain.', citations });
  const messages = [
    { role: 'user', content: [said(foreign)] },
    {
      role: 'assistant',
      content: [said(own, foreign, kept), said(foreign), { type: 'text', text: 'a', citations: null }],
    },
    { role: 'assistant', content: 'Hi' },
  ];
  t.strictSame(resolve({ model: 'm', messages }), {
    model: 'm',
    messages: [
      messages[0],
      {
        role: 'assistant',
        content: [said(own, kept), { type: 'text', text: 'Rain.' }, { type: 'text', text: 'a', citations: null }],
      },
      messages[2],
    ],
  });
  const searched = [
    { type: 'server_tool_use', id: 'srvtoolu_other_1', name: 'web_search', input: { query: 'q' } },
    said(own),
    { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_other_1', content: [] },
  ];
  const ofProvider = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'q' } };
  t.strictSame(resolve({ messages: [{ role: 'assistant', content: [ofProvider, ...searched] }] }), {
    messages: [{ role: 'assistant', content: [ofProvider, said(own)] }],
  });
  const body = { model: 'm', messages: [{ role: 'assistant', content: [said(own)] }, null, { role: 'assistant' }] };
  t.equal(resolve(body), body, 'as it is, if there is nothing to leave out');
});
