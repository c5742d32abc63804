import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject, Message } from '../../../core/api/index.js';
import { refusal, sampleCall } from '../fixtures/sample-provider.js';
import { assistant, bodyFor, sentFor, system, text, user } from '../fixtures/sent-request.js';
import { encodeConversation } from './encode-conversation.js';

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
  const silent = await conversationFor({ role: 'tool', content: [{ ...failed, content: [text(' ')] }] });
  t.match(
    silent.messages,
    [{ content: [{ is_error: true, content: [{ text: 'Error' }] }] }],
    'an error says something',
  );
});

await test('empty turns are left out, and turns of which nothing can be sent, but not the last one of a client of the dialect', async (t) => {
  const search: ContentBlock = { type: 'opaque', dialect: 'another', value: { type: 'web_search_call' } };
  const turn = {
    role: 'user',
    content: [
      { type: 'text', text: 'A' },
      { type: 'text', text: 'B' },
    ],
  };
  for (const last of [text(''), search]) {
    const messages = [user(text('A')), assistant(text('')), user(text('B')), assistant(last)];
    t.strictSame((await conversationFor(...messages))['messages'], [turn]);
    const own = encodeConversation(messages, { own: true, systemInside: false });
    t.strictSame(own.messages, [turn, { role: 'assistant', content: [] }]);
  }
});

await test('a system message of a client of the dialect may have nothing but settings', async (t) => {
  const extras = { output_config: { effort: 'low' } };
  const settings: Message = { role: 'system', content: [], extras };
  const messages = [user(text('A')), settings, system(), user(text('B'))];
  const own = encodeConversation(messages, { own: true, systemInside: true });
  t.equal(own.messages.length, 3);
  t.strictSame(own.messages[1], { ...extras, role: 'system', content: [] });
  t.strictSame((await conversationFor(...messages)).system, undefined);
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
  t.match(begun['messages'], [Object, { role: 'assistant', content: [{ type: 'text', text: 'The answer is' }] }]);
});

await test('reasoning without a signature is not sent back', async (t) => {
  const { messages } = await conversationFor(
    user(text('A')),
    assistant(
      { type: 'reasoning', text: 'unsigned' },
      { type: 'reasoning', text: 'of another provider', signature: 'google:google/gemini-3:call_1:c2ln' },
      { type: 'reasoning', text: 'Hm.', signature: 'sig' },
      { type: 'reasoning', text: '', encrypted: 'xyz' },
      text('B'),
    ),
    user(text('C')),
  );
  t.match(messages, [
    Object,
    {
      content: [
        { type: 'thinking', thinking: 'Hm.', signature: 'sig' },
        { type: 'redacted_thinking', data: 'xyz' },
        { type: 'text', text: 'B' },
      ],
    },
    Object,
  ]);
});

await test('tool arguments become an object without losing digits; missing ones become an empty object', async (t) => {
  const sent = await sentFor(sampleCall({ messages: [assistant(asked('a', '{"id":12345678901234567890}'))] }));
  t.match(sent.body, '"input":{"id":12345678901234567890}');
  for (const args of ['', ' ', 'null', '{}']) {
    const { body } = await sentFor(sampleCall({ messages: [assistant(asked('a', args))] }));
    t.match(body, '"input":{}', args);
  }
});

await test('arguments with more values than one request may have are refused, even if several calls share them', async (t) => {
  const members = (count: number): string =>
    `{${Array.from({ length: count }, (_, index) => `"n${index}":${index}`).join()}}`;
  const calls = (...args: readonly string[]) =>
    sampleCall({ messages: [user(text('A')), assistant(...args.map((each, index) => asked(`c${index}`, each)))] });
  const tooMany = { status: 400, message: /more JSON values than the gateway reads at once/ };
  t.match(await refusal(sentFor(calls(members(300_000)))), { ...tooMany, field: 'messages[1].content[0]' });
  const half = members(150_000);
  t.ok(await sentFor(calls(half)));
  t.match(await refusal(sentFor(calls(half, half))), { ...tooMany, field: 'messages[1].content[1]' });
});

await test('arguments that a model has garbled go on inside of an object, so that the conversation can', async (t) => {
  for (const args of ['{"cut":', '[1]', '"x"', '7']) {
    const { messages } = await conversationFor(user(text('A')), assistant(asked('a', args)));
    const last = (messages as readonly JsonObject[]).at(-1);
    t.strictSame(last?.['content'], [{ type: 'tool_use', id: 'a', name: 'f', input: { arguments: args } }]);
  }
});

await test('arguments that are nested too deeply are refused with their path', async (t) => {
  const args = `${'{"a":'.repeat(501)}1${'}'.repeat(501)}`;
  const error = await refusal(sentFor(sampleCall({ messages: [user(text('A')), assistant(asked('a', args))] })));
  t.match(error, { code: 'GW_REQUEST_INVALID', status: 400, field: 'messages[1].content[0]' });
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
  t.match(messages, [Object, { content: [{ type: 'text', text: 'B' }] }, Object]);
});

await test('two hundred thousand results become one turn, and as many texts one system prompt', async (t) => {
  const many = 200_000;
  const prompt: Message = { role: 'system', content: Array.from({ length: many }, () => text('Be brief.')) };
  const results = Array.from({ length: many }, (_, at) => result(`c${at}`, text('ok')));
  const body = await bodyFor(sampleCall({ messages: [prompt, user(text('Hi')), ...results] }));
  t.equal((body['system'] as unknown[]).length, many);
  t.equal((body['messages'] as { content: unknown[] }[])[0]?.content.length, many + 1);
});

await test('an answer that the gateway continues brings its content back, and none of its events', async (t) => {
  const event = (value: JsonObject): ContentBlock => ({ type: 'opaque', dialect: 'anthropic-messages', value });
  const content = [
    event({ type: 'message_delta', delta: { container: { id: 'c' } } }),
    text('One.'),
    event({ type: 'content_block_start', content_block: { type: 'text', text: '' } }),
    event({ type: 'content_block_delta', delta: { type: 'citations_delta', citation: {} } }),
    event({ type: 'content_block_stop' }),
    event({ type: 'server_tool_use', id: 's', name: 'web_search', input: {} }),
    asked('a'),
  ];
  t.match(await conversationFor(user(text('Hi')), assistant(...content), result('a', text('1'))), {
    messages: [
      { role: 'user' },
      { role: 'assistant', content: [{ text: 'One.' }, { type: 'server_tool_use' }, { type: 'tool_use' }] },
      { role: 'user' },
    ],
  });
});

await test('texts of white space are left out, because the provider refuses them', async (t) => {
  const conversation = await conversationFor(
    user(text('Go'), text(' \n')),
    assistant(text('\n\n'), asked('a')),
    result('a', text('\n')),
    user(text(' ')),
  );
  t.strictSame(conversation['messages'], [
    { role: 'user', content: [{ type: 'text', text: 'Go' }] },
    { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'f', input: {} }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a' }] },
  ]);
});

await test('calls of earlier answers with the same id stay apart, each with its result', async (t) => {
  const round = (words: string): readonly Message[] => [assistant(asked('call_f')), result('call_f', text(words))];
  const { messages } = await conversationFor(user(text('Go')), ...round('1'), ...round('2'));
  const turns = messages as { content: JsonObject[] }[];
  const ids = turns.flatMap(({ content }) => content.map(({ id, tool_use_id: of }) => id ?? of));
  t.strictSame(ids.slice(1, 3), ['call_f', 'call_f']);
  t.equal(ids[3], ids[4]);
  t.not(ids[3], 'call_f');
});

await test('marks for the cache that a client of another dialect has set reach the provider', async (t) => {
  const mark = { cache_control: { type: 'ephemeral', ttl: '1h', scope: 'x' } };
  const cache_control = { type: 'ephemeral', ttl: '1h' };
  const marked = (words: string): ContentBlock => ({ type: 'text', text: words, extras: { ...mark, other: 1 } });
  const messages: Message[] = [
    system(text('A'), marked('B')),
    { ...user(text('C'), text('D')), extras: { cache_control: { type: 'ephemeral' } } },
    assistant(asked('a'), asked('b')),
    result('a', text('E'), marked('')),
    { ...result('b', text('E')), extras: mark },
    user({ type: 'text', text: 'F', extras: { cache_control: 'always' } }),
  ];
  const tools = [{ name: 'f', inputSchema: {}, extras: mark }];
  t.strictSame(await bodyFor(sampleCall({ messages, tools }, { cache_control: { type: 'ephemeral' } })), {
    model: 'claude-x',
    max_tokens: 8192,
    system: [
      { type: 'text', text: 'A' },
      { type: 'text', text: 'B', cache_control },
    ],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'C' },
          { type: 'text', text: 'D', cache_control: { type: 'ephemeral' } },
        ],
      },
      {
        role: 'assistant',
        content: ['a', 'b'].map((id) => ({ type: 'tool_use', id, name: 'f', input: {} })),
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'a', content: [{ type: 'text', text: 'E' }], cache_control },
          { type: 'tool_result', tool_use_id: 'b', content: [{ type: 'text', text: 'E' }], cache_control },
          { type: 'text', text: 'F' },
        ],
      },
    ],
    tools: [{ name: 'f', input_schema: { type: 'object' }, cache_control }],
    cache_control: { type: 'ephemeral' },
  });
});

await test('breakpoints of other dialects are marks, the first and the last three of them: the provider refuses more', async (t) => {
  const extras = { prompt_cache_breakpoint: { mode: 'explicit' } };
  const messages = Array.from('ABCDEF', (words) => user({ type: 'text', text: words, extras }));
  t.strictSame((await bodyFor(sampleCall({ messages })))['messages'], [
    {
      role: 'user',
      content: Array.from('ABCDEF', (words) => ({
        type: 'text',
        text: words,
        ...('BC'.includes(words) ? {} : { cache_control: { type: 'ephemeral' } }),
      })),
    },
  ]);
  const long = { prompt_cache_breakpoint: { mode: 'explicit', ttl: '12h' } };
  const kept = (await bodyFor(sampleCall({ messages: [user({ type: 'text', text: 'A', extras: long })] })))['messages'];
  t.match(kept, [{ content: [{ cache_control: { type: 'ephemeral', ttl: '1h' } }] }], 'the longer time for the longer');
});

await test('the provider learns of end users only that they are the same', async (t) => {
  const idFor = async (endUserId: string): Promise<unknown> => (await bodyFor(sampleCall({ endUserId })))['metadata'];
  for (const id of ['user-1', '3fa85f64-5717-4562-b3fc-2c963f66afa6', '42'])
    t.strictSame(await idFor(id), { user_id: id });
  for (const id of ['ann@example.test', '+49 (30) 123-456', 'x'.repeat(257)]) {
    t.match(await idFor(id), { user_id: /^[0-9a-f]{64}$/ });
    t.strictSame(await idFor(id), await idFor(id));
  }
  t.equal(await idFor(''), undefined, 'an empty name is nobody');
});

await test('a model with a budget does not think if the thoughts in front of the last calls are missing', async (t) => {
  const thinkingFor = async (model: string, ...content: readonly ContentBlock[]): Promise<unknown> => {
    const messages = [user(text('Go')), assistant(...content, asked('a')), result('a', text('1'))];
    return (await bodyFor(sampleCall({ model, messages, reasoning: { effort: 'low' } })))['thinking'];
  };
  const thought: ContentBlock = { type: 'reasoning', text: 'Hm.', signature: 'c2ln' };
  t.equal(await thinkingFor('claude-sonnet-4-5'), undefined);
  t.strictSame(await thinkingFor('claude-sonnet-4-5', thought), { type: 'enabled', budget_tokens: 2048 });
  t.strictSame(await thinkingFor('claude-opus-5-5'), { type: 'adaptive' }, 'others decide themselves');
});
