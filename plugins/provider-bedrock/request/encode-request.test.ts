import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject, Message } from '../../../core/api/index.js';
import {
  assistant,
  bodyFor,
  claude,
  nova,
  refusal,
  sampleCall,
  system,
  text,
  user,
} from '../fixtures/sample-provider.js';

const messagesFor = async (...messages: readonly Message[]): Promise<unknown> =>
  (await bodyFor(sampleCall({ messages })))['messages'];
const tool = { name: 'f', description: 'Does it.', inputSchema: { type: 'object' } };
const call = (id: string, args: string): ContentBlock => ({ type: 'tool-call', id, name: 'f', arguments: args });
const result = (toolCallId: string, ...content: readonly ContentBlock[]): Message => ({
  role: 'tool',
  content: [{ type: 'tool-result', toolCallId, content }],
});

await test('a plain call has nothing that nobody has set', async (t) => {
  t.strictSame(await bodyFor(sampleCall()), { messages: [{ role: 'user', content: [{ text: 'Hi' }] }] });
});

await test('instructions go to the top, messages of one role are joined, and empty texts are left out', async (t) => {
  const body = await bodyFor(
    sampleCall({
      messages: [
        system(text('A')),
        user(text('B')),
        system(text('C')),
        user(text('D'), text('\n')),
        assistant(text('')),
        assistant(text('E \n')),
      ],
    }),
  );
  t.strictSame(body, {
    system: [{ text: 'A' }, { text: 'C' }],
    messages: [
      { role: 'user', content: [{ text: 'B' }, { text: 'D' }] },
      { role: 'assistant', content: [{ text: 'E' }] },
    ],
  });
});

await test('instructions alone become the question, and a conversation without text is refused', async (t) => {
  t.strictSame(await bodyFor(sampleCall({ messages: [system(text('A'))] })), {
    messages: [{ role: 'user', content: [{ text: 'A' }] }],
  });
  t.match(await refusal(bodyFor(sampleCall({ messages: [user(text(' '))] }))), {
    code: 'GW_REQUEST_INVALID',
    field: 'messages',
  });
});

await test('sampling parameters, the limit and stop sequences are sent as Converse names them', async (t) => {
  const sampling = { temperature: 1.7, topP: 0.5, topK: 3, stop: ['END', ' \n'], seed: 1, frequencyPenalty: 1 };
  const sent = { maxTokens: 9, temperature: 1, topP: 0.5, stopSequences: ['END'] };
  const families = [
    [nova, { inferenceConfig: { topK: 3 } }],
    ['anthropic.claude-3-haiku-20240307-v1:0', { top_k: 3 }],
    ['mistral.mistral-large-2402-v1:0', { top_k: 3 }],
    ['cohere.command-r-v1:0', { k: 3 }],
    ['meta.llama3-3-70b-instruct-v1:0', undefined],
  ] as const;
  for (const [model, additional] of families) {
    const body = await bodyFor(sampleCall({ model, sampling, maxOutputTokens: 9 }));
    t.strictSame(body['inferenceConfig'], sent, model);
    t.strictSame(body['additionalModelRequestFields'], additional, model);
  }
  const limited = await bodyFor(sampleCall(), { defaultMaxTokens: 50 });
  t.strictSame(limited['inferenceConfig'], { maxTokens: 50 });
  const models = [{ id: nova, maxTokens: 70 }];
  t.strictSame((await bodyFor(sampleCall(), { models }))['inferenceConfig'], { maxTokens: 70 });
});

await test('several answers are refused, and members that only the dialect of the client knows', async (t) => {
  const compacting = bodyFor(sampleCall({ ownMembers: ['compaction'] }));
  t.match(await refusal(compacting), { code: 'GW_REQUEST_UNSUPPORTED', field: 'compaction' });
  t.match(await refusal(bodyFor(sampleCall({ choices: 2 }))), { code: 'GW_REQUEST_UNSUPPORTED', field: 'n' });
});

await test('a guardrail of the account is applied', async (t) => {
  t.match(await bodyFor(sampleCall(), { guardrail: { id: 'gr-1' } }), {
    guardrailConfig: { guardrailIdentifier: 'gr-1', guardrailVersion: 'DRAFT' },
  });
});

await test('calls of tools and their results are sent in order, with their state; ids are adapted on both sides', async (t) => {
  const big = '{"id":9007199254740993}';
  const body = await bodyFor(
    sampleCall({
      tools: [tool],
      messages: [
        user(text('Go')),
        assistant(text('Yes.'), call('call:1', big), call('b', '')),
        result('call:1', text(big)),
        { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'b', content: [text('no')], isError: true }] },
        user(text('And?')),
      ],
    }),
  );
  t.equal(
    JSON.stringify(body['messages']),
    JSON.stringify([
      { role: 'user', content: [{ text: 'Go' }] },
      {
        role: 'assistant',
        content: [
          { text: 'Yes.' },
          { toolUse: { toolUseId: 'call_1_0af63155', name: 'f', input: 'INPUT' } },
          { toolUse: { toolUseId: 'b', name: 'f', input: {} } },
        ],
      },
      {
        role: 'user',
        content: [
          { toolResult: { toolUseId: 'call_1_0af63155', content: [{ text: big }] } },
          { toolResult: { toolUseId: 'b', content: [{ text: 'no' }], status: 'error' } },
          { text: 'And?' },
        ],
      },
    ]).replace('"INPUT"', big),
  );
});

await test('results come before the text of their turn, wherever the client has put them', async (t) => {
  const mixed = user(text('And?'), { type: 'tool-result', toolCallId: 'a', content: [text('x')], isError: false });
  const messages = await bodyFor(
    sampleCall({ tools: [tool], messages: [user(text('Go')), assistant(call('a', '{}')), mixed] }),
  );
  t.match(messages['messages'], [
    { role: 'user' },
    { role: 'assistant' },
    { content: [{ toolResult: { status: 'success' } }, { text: 'And?' }] },
  ]);
  const silent = user({ type: 'tool-result', toolCallId: 'a', content: [], isError: true });
  const failed = await bodyFor(
    sampleCall({ tools: [tool], messages: [user(text('Go')), assistant(call('a', '{}')), silent] }),
  );
  t.match(
    (failed['messages'] as unknown[])[2],
    { content: [{ toolResult: { status: 'error', content: [{ text: 'Error' }] } }] },
    'an error says something',
  );
  const empty = user({ type: 'tool-result', toolCallId: 'a', content: [text(' ')] });
  const found = await bodyFor(
    sampleCall({ tools: [tool], messages: [user(text('Go')), assistant(call('a', '{}')), empty] }),
  );
  t.match(
    (found['messages'] as unknown[])[2],
    { content: [{ toolResult: { content: [{ text: '(no output)' }] } }] },
    'and so does a result, because some models refuse an empty one',
  );
});

await test('without tools, calls and results of earlier turns are sent as text, because the provider would refuse them', async (t) => {
  const image: ContentBlock = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'iVBO' } };
  const messages = [
    user(text('Go')),
    assistant(call('a', '{"n":1}')),
    result('a', text('one'), image),
    user(text('And?')),
  ];
  const expected = [
    { role: 'user', content: [{ text: 'Go' }] },
    { role: 'assistant', content: [{ text: '[Tool call: f {"n":1}]' }] },
    {
      role: 'user',
      content: [
        { text: '[Tool result:]' },
        { text: 'one' },
        { image: { format: 'png', source: { bytes: 'iVBO' } } },
        { text: 'And?' },
      ],
    },
  ];
  t.strictSame(await bodyFor(sampleCall({ messages })), { messages: expected });
  const forbidden = await bodyFor(sampleCall({ messages, tools: [tool], toolChoice: { type: 'none' } }));
  t.strictSame(forbidden, { messages: expected });
});

await test('tools are sent with the choice among them', async (t) => {
  const tools = [tool, { name: 'g', inputSchema: {} }];
  const written = [
    { toolSpec: { name: 'f', description: 'Does it.', inputSchema: { json: { type: 'object' } } } },
    { toolSpec: { name: 'g', inputSchema: { json: { type: 'object' } } } },
  ];
  const choices = [
    [undefined, undefined],
    [{ type: 'auto' }, { auto: {} }],
    [{ type: 'required' }, { any: {} }],
    [{ type: 'tool', name: 'f' }, { tool: { name: 'f' } }],
  ] as const;
  for (const [toolChoice, choice] of choices) {
    const body = await bodyFor(sampleCall({ tools, ...(toolChoice ? { toolChoice } : {}) }));
    t.strictSame(body['toolConfig'], { tools: written, ...(choice ? { toolChoice: choice } : {}) });
  }
});

await test('one call at a time is asked of the family that can be asked for it', async (t) => {
  const alone = { tools: [tool], parallelToolCalls: false };
  const named = [
    [undefined, { type: 'auto' }],
    [{ type: 'required' }, { type: 'any' }],
    [
      { type: 'tool', name: 'f' },
      { type: 'tool', name: 'f' },
    ],
  ] as const;
  for (const [toolChoice, choice] of named) {
    const body = await bodyFor(sampleCall({ model: claude, ...alone, ...(toolChoice ? { toolChoice } : {}) }));
    t.strictSame(body['additionalModelRequestFields'], { tool_choice: { ...choice, disable_parallel_tool_use: true } });
    t.equal((body['toolConfig'] as JsonObject)['toolChoice'], undefined, 'the provider refuses it in two places');
  }
  t.equal((await bodyFor(sampleCall(alone)))['additionalModelRequestFields'], undefined);
});

await test('tools of other providers are left out, and those that cannot be functions are refused', async (t) => {
  const search = { name: 'web_search', inputSchema: {}, opaque: { dialect: 'x', value: {} } };
  t.equal((await bodyFor(sampleCall({ tools: [search] })))['toolConfig'], undefined);
  const described = { ...tool, opaque: { dialect: 'x', value: {}, elsewhere: 'function' } } as const;
  t.match(await bodyFor(sampleCall({ tools: [described] })), { toolConfig: { tools: [{ toolSpec: { name: 'f' } }] } });
  const custom = { ...tool, opaque: { dialect: 'x', value: {}, elsewhere: 'refused' } } as const;
  t.match(await refusal(bodyFor(sampleCall({ tools: [custom] }))), { code: 'GW_REQUEST_UNSUPPORTED', field: 'tools' });
});

await test('arguments that a model has garbled go on inside of an object', async (t) => {
  const asked = sampleCall({ tools: [tool], messages: [user(text('Go')), assistant(call('a', '{"a":'))] });
  const toolUse = { toolUseId: 'a', name: 'f', input: { arguments: '{"a":' } };
  t.strictSame((await bodyFor(asked))['messages'], [
    { role: 'user', content: [{ text: 'Go' }] },
    { role: 'assistant', content: [{ toolUse }] },
  ]);
});

const bytes = 'Ynl0ZXM=';
const media = [
  [
    { type: 'image', source: { kind: 'base64', mediaType: 'image/jpeg', data: bytes } },
    { image: { format: 'jpeg', source: { bytes } } },
  ],
  [
    { type: 'image', source: { kind: 'url', url: `data:image/webp;base64,${bytes}` } },
    { image: { format: 'webp', source: { bytes } } },
  ],
  [
    { type: 'image', source: { kind: 'url', url: 's3://bucket/a.jpg' } },
    { image: { format: 'jpeg', source: { s3Location: { uri: 's3://bucket/a.jpg' } } } },
  ],
  [
    { type: 'file', source: { kind: 'base64', mediaType: 'image/png', data: bytes } },
    { image: { format: 'png', source: { bytes } } },
  ],
  [
    { type: 'file', source: { kind: 'base64', mediaType: 'video/mp4', data: bytes } },
    { video: { format: 'mp4', source: { bytes } } },
  ],
  [{ type: 'audio', data: bytes, format: 'wav' }, { audio: { format: 'wav', source: { bytes } } }],
  [
    {
      type: 'file',
      source: { kind: 'base64', mediaType: 'application/pdf', data: bytes },
      fileName: 'Bericht_für Ä.pdf',
      extras: { context: 'The draft.' },
    },
    { document: { format: 'pdf', name: 'Bericht fur A', context: 'The draft.', source: { bytes } } },
  ],
  [
    { type: 'file', source: { kind: 'base64', mediaType: 'text/x-python; charset=utf-8', data: bytes } },
    { document: { format: 'txt', name: 'Document', source: { bytes } } },
  ],
  [
    { type: 'file', source: { kind: 'text', text: 'Grüße' }, fileName: '報告' },
    { document: { format: 'txt', name: 'Document', source: { bytes: 'R3LDvMOfZQ==' } } },
  ],
] as const satisfies readonly (readonly [ContentBlock, object])[];

await test('images, documents, videos and recordings are sent as bytes', async (t) => {
  for (const [block, written] of media) {
    t.match(await messagesFor(user(text('See'), block)), [{ content: [{ text: 'See' }, written] }]);
  }
});

await test('documents and videos are sent in the format of their media type, however it is written', async (t) => {
  const office = 'application/vnd.openxmlformats-officedocument';
  const formats: Readonly<Record<string, object>> = {
    'application/PDF': { document: { format: 'pdf' } },
    'text/csv': { document: { format: 'csv' } },
    'text/html; charset=utf-8': { document: { format: 'html' } },
    'text/markdown': { document: { format: 'md' } },
    'text/plain': { document: { format: 'txt' } },
    'application/msword': { document: { format: 'doc' } },
    [`${office}.wordprocessingml.document`]: { document: { format: 'docx' } },
    'application/vnd.ms-excel': { document: { format: 'xls' } },
    [`${office}.spreadsheetml.sheet`]: { document: { format: 'xlsx' } },
    'video/quicktime': { video: { format: 'mov' } },
    'video/x-matroska': { video: { format: 'mkv' } },
    'video/webm': { video: { format: 'webm' } },
    'video/mpeg': { video: { format: 'mpeg' } },
    'video/3gpp': { video: { format: 'three_gp' } },
    'video/x-flv': { video: { format: 'flv' } },
    'video/x-ms-wmv': { video: { format: 'wmv' } },
    'image/webp': { image: { format: 'webp' } },
    'image/gif': { image: { format: 'gif' } },
    'image/jpg': { image: { format: 'jpeg' } },
  };
  for (const [mediaType, sent] of Object.entries(formats)) {
    const file: ContentBlock = { type: 'file', source: { kind: 'base64', mediaType, data: bytes } };
    t.match(await messagesFor(user(text('Read'), file)), [{ content: [{ text: 'Read' }, sent] }], mediaType);
  }
});

await test('names of documents are unique, and a document without a text gets one', async (t) => {
  const file = (fileName: string): ContentBlock => ({ type: 'file', source: { kind: 'text', text: 'x' }, fileName });
  const written = await messagesFor(user(file('a.txt'), file('a.md'), file(`${'x'.repeat(300)}.txt`)));
  t.match(written, [
    {
      content: [
        { document: { name: 'a' } },
        { document: { name: 'a 2' } },
        { document: { name: /^x+$/ } },
        { text: 'a' },
      ],
    },
  ]);
  const long = (written as [{ content: [object, object, { document: { name: string } }] }])[0].content[2].document.name;
  t.ok(long.length <= 200);
});

await test('two hundred thousand documents of one name in one message get names of their own at once', async (t) => {
  const many = 200_000;
  const file: ContentBlock = { type: 'file', source: { kind: 'text', text: 'x' }, fileName: 'a.txt' };
  const files = Array.from({ length: many }, () => file);
  const { messages } = await bodyFor(sampleCall({ messages: [user(text('Hi')), { role: 'user', content: files }] }));
  const { content } = (messages as [{ content: { document?: { name: string } }[] }])[0];
  t.equal(content.length, many + 1);
  t.equal(content.at(-1)?.document?.name, `a ${many}`);
  t.equal(new Set(content.map(({ document }) => document?.name)).size, many + 1);
});

await test('two hundred thousand texts become one instruction', async (t) => {
  const many = 200_000;
  const texts = Array.from({ length: many }, () => text('Be brief.'));
  const body = await bodyFor(sampleCall({ messages: [{ role: 'system', content: texts }, user(text('Hi'))] }));
  t.equal((body['system'] as unknown[]).length, many);
});

const unsupported: readonly ContentBlock[] = [
  { type: 'image', source: { kind: 'url', url: 'https://example.test/a.png' } },
  { type: 'image', source: { kind: 'base64', mediaType: 'image/tiff', data: bytes } },
  { type: 'file', source: { kind: 'url', url: 'https://example.test/a.pdf' } },
  { type: 'file', source: { kind: 'id', id: 'file-1' } },
  { type: 'file', source: { kind: 'base64', mediaType: 'application/zip', data: bytes } },
  { type: 'opaque', dialect: 'other', value: {} },
];

await test('content that cannot be sent is refused with its place, except in what the model has written', async (t) => {
  for (const block of unsupported) {
    const error = await refusal(bodyFor(sampleCall({ messages: [user(text('See'), block)] })));
    t.match(
      error,
      { code: 'GW_CONTENT_UNSUPPORTED', status: 400, field: 'messages[0].content[1]' },
      JSON.stringify(block),
    );
  }
  const replayed = await messagesFor(
    user(text('A')),
    assistant(text('B'), { type: 'opaque', dialect: 'other', value: {} }),
  );
  t.match(replayed, [{ role: 'user' }, { content: [{ text: 'B' }] }]);
});

const thought: readonly ContentBlock[] = [
  { type: 'reasoning', text: 'Hm.', signature: 'c2ln' },
  { type: 'reasoning', text: 'Unsigned.' },
  { type: 'reasoning', text: '', encrypted: 'eHl6' },
];
const signed = { reasoningContent: { reasoningText: { text: 'Hm.', signature: 'c2ln' } } };
const hidden = { reasoningContent: { redactedContent: 'eHl6' } };

await test('reasoning is sent back to the families that take it, if the provider has signed or encrypted it', async (t) => {
  const families = [
    [claude, [signed, hidden, { text: 'B' }]],
    ['us.openai.gpt-5.6-sol', [hidden, { text: 'B' }]],
    [nova, [{ text: 'B' }]],
    ['deepseek.v3-v1:0', [{ text: 'B' }]],
  ] as const;
  for (const [model, content] of families) {
    const messages = [user(text('A')), assistant(...thought, text('B')), user(text('C'))];
    const body = await bodyFor(sampleCall({ model, messages }));
    t.strictSame((body['messages'] as [JsonObject, JsonObject])[1]['content'], content, model);
  }
});

const marked = (words: string, ttl?: string): ContentBlock => ({
  type: 'text',
  text: words,
  extras: { cache_control: { type: 'ephemeral', ...(ttl === undefined ? {} : { ttl }) } },
});

await test('marks of what to cache become cache points, for the models that have them', async (t) => {
  const asked: Partial<ChatCall> = {
    tools: [{ ...tool, extras: { cache_control: { type: 'ephemeral' } } }],
    messages: [
      system(marked('S', '1h')),
      user(marked('A', '5m'), text('B')),
      assistant(call('a', '{}')),
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: 'a',
            content: [marked('R')],
            extras: { cache_control: { type: 'ephemeral' } },
          },
        ],
      },
      user(text('C')),
    ],
  };
  const point = (ttl?: string) => ({ cachePoint: { type: 'default', ...(ttl === undefined ? {} : { ttl }) } });
  const resulted = { toolResult: { toolUseId: 'a', content: [{ text: 'R' }] } };
  const body = await bodyFor(sampleCall({ model: claude, ...asked }));
  t.strictSame(body['system'], [{ text: 'S' }, point('1h')]);
  t.match(body['toolConfig'], { tools: [{ toolSpec: { name: 'f' } }, point()] });
  t.strictSame(
    (body['messages'] as JsonObject[]).map(({ content }) => content),
    [
      [{ text: 'A' }, point('5m'), { text: 'B' }],
      [{ toolUse: { toolUseId: 'a', name: 'f', input: {} } }],
      [resulted, point(), { text: 'C' }],
    ],
  );
  const simpler = await bodyFor(sampleCall({ model: nova, ...asked }));
  t.strictSame(simpler['system'], [{ text: 'S' }, point()]);
  t.equal((simpler['toolConfig'] as { tools: unknown[] }).tools.length, 1);
  t.strictSame((simpler['messages'] as JsonObject[]).at(-1)?.['content'], [resulted, { text: 'C' }]);
  const llama = await bodyFor(sampleCall({ model: 'meta.llama3-3-70b-instruct-v1:0', ...asked }));
  t.notMatch(JSON.stringify(llama), /cachePoint/);
});

await test('a schema for the answer is sent as text, in the form that can be enforced', async (t) => {
  const schema = { type: 'object', properties: { n: { type: 'integer', minimum: 1 } }, required: ['n'] };
  const { outputConfig, system: told } = await bodyFor(
    sampleCall({ responseFormat: { type: 'json-schema', name: 'count', description: 'A count.', schema } }),
  );
  const { jsonSchema } = (outputConfig as { textFormat: { structure: { jsonSchema: { schema: string } } } }).textFormat
    .structure;
  t.match(outputConfig, {
    textFormat: { type: 'json_schema', structure: { jsonSchema: { name: 'count', description: 'A count.' } } },
  });
  t.strictSame(JSON.parse(jsonSchema.schema), {
    type: 'object',
    properties: { n: { type: 'integer', description: '{minimum: 1}' } },
    required: ['n'],
    additionalProperties: false,
  });
  t.equal(told, undefined);
});

await test('JSON without a schema is requested by an instruction after all others', async (t) => {
  const messages = [system(text('Be brief.')), user(text('Hi'))];
  const body = await bodyFor(sampleCall({ messages, responseFormat: { type: 'json' } }));
  t.match(body['system'], [{ text: 'Be brief.' }, { text: /one JSON object and nothing else/ }]);
  t.equal(body['outputConfig'], undefined);
});

await test('alternatives at the top of the schema of a tool become members', async (t) => {
  const oneOf = [{ properties: { id: {} } }, { properties: { url: {} } }];
  const { toolConfig } = await bodyFor(sampleCall({ model: claude, tools: [{ name: 'f', inputSchema: { oneOf } }] }));
  const json = { type: 'object', properties: { id: Object, url: Object }, oneOf: undefined };
  t.match(toolConfig, { tools: [{ toolSpec: { inputSchema: { json } } }] });
});

await test('names of tools that the provider refuses are replaced', async (t) => {
  const tools = [{ name: 'crm.find', inputSchema: {} }];
  t.match(await bodyFor(sampleCall({ tools })), {
    toolConfig: { tools: [{ toolSpec: { name: /^crm_find_[0-9a-f]{8}$/ } }] },
  });
});

await test('a conversation that the assistant has begun begins with a turn of the user', async (t) => {
  t.match(await messagesFor(system(text('A')), assistant(text('Welcome!')), user(text('Hi'))), [
    { role: 'user', content: [{ text: /begins/ }] },
    { role: 'assistant', content: [{ text: 'Welcome!' }] },
    { role: 'user', content: [{ text: 'Hi' }] },
  ]);
});

await test('ids of calls have at most 64 characters, and no two calls have the same', async (t) => {
  const long = `call_1|fc_${'0'.repeat(70)}`;
  const messages = [
    user(text('Go')),
    assistant(call(long, '{}'), call('call_0', '{}')),
    result(long, text('1')),
    result('call_0', text('2')),
    assistant(call('call_0', '{}')),
    result('call_0', text('3')),
  ];
  const body = await bodyFor(sampleCall({ messages, tools: [tool] }));
  const blocks = (body['messages'] as { content: JsonObject[] }[]).flatMap(({ content }) => content);
  const idsIn = (name: string): unknown[] =>
    blocks.flatMap((block) => (block[name] === undefined ? [] : [(block[name] as JsonObject)['toolUseId']]));
  const ids = idsIn('toolUse');
  t.strictSame(idsIn('toolResult'), ids);
  t.equal(new Set(ids).size, 3);
  for (const id of ids) t.match(id, /^[\w-]{1,64}$/);
});

await test('instructions inside a conversation stay there for models that cache it from its beginning', async (t) => {
  const mark = { cache_control: { type: 'ephemeral' } };
  const messages = [
    system(text('A')),
    user(text('B')),
    assistant(text('C')),
    system({ type: 'text', text: 'D', extras: mark }, text('<system-reminder>E</system-reminder>')),
    user(text('F')),
  ];
  t.match(await bodyFor(sampleCall({ model: claude, messages })), {
    system: [{ text: 'A' }],
    messages: [
      { role: 'user', content: [{ text: 'B' }] },
      { role: 'assistant', content: [{ text: 'C' }] },
      {
        role: 'user',
        content: [
          { text: '<system-reminder>\nD\n</system-reminder>' },
          { cachePoint: { type: 'default' } },
          { text: '<system-reminder>E</system-reminder>' },
          { text: 'F' },
        ],
      },
    ],
  });
});

await test('a mark for the cache at a message is a cache point behind it', async (t) => {
  const extras = { cache_control: { type: 'ephemeral' } };
  const messages: Message[] = [
    user(text('A'), { type: 'text', text: 'B', extras: { prompt_cache_breakpoint: { mode: 'explicit' } } }),
    assistant(call('a', '{}')),
    { ...result('a', text('1')), extras },
    assistant(call('b', '{}')),
    result('b', { type: 'text', text: '2', extras }),
  ];
  const point = { cachePoint: { type: 'default' } };
  const sent = async (model: string): Promise<unknown> => {
    const body = await bodyFor(sampleCall({ model, messages, tools: [tool] }));
    return (body['messages'] as { content: JsonObject[] }[]).map(({ content }) => content.slice(1));
  };
  t.strictSame(await sent(claude), [[{ text: 'B' }, point], [], [point], [], [point]]);
  t.strictSame(await sent(nova), [[{ text: 'B' }, point], [], [], [], []], 'Nova takes none behind results');
});
