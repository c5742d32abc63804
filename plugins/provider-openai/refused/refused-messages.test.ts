import { test } from 'tap';
import type { ContentBlock, JsonObject, Message } from '../../../core/api/index.js';
import type { ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import { chatCall, hear, play, sentBody } from '../fixtures/play.js';
import { completion, native, user } from '../fixtures/sample-calls.js';

function refusal(body: JsonObject | string, status = 400): ScriptedReply {
  return { status, body };
}

/** The sentences of servers whose models think between calls of tools. */
const missing: readonly ScriptedReply[] = [
  refusal({ error: { message: 'Missing `reasoning_content` field in the assistant message at message index 1.' } }),
  refusal({ error: { message: 'The `reasoning_content` in the thinking mode must be passed back to the API.' } }),
  refusal({
    error: {
      message: 'thinking is enabled but reasoning_content is missing in assistant tool call message at index 1',
      type: 'invalid_request_error',
    },
  }),
  refusal({
    error: { message: 'preserved thinking (thinking.keep=all) requires reasoning_content on every assistant message' },
  }),
];

function calling(...before: ContentBlock[]): Message {
  const call = { type: 'tool-call', id: 'toolu_01', name: 'time', arguments: '{}' } as const;
  return { role: 'assistant', content: [...before, call] };
}

const result: Message = {
  role: 'tool',
  content: [{ type: 'tool-result', toolCallId: 'toolu_01', content: [{ type: 'text', text: '10:30' }] }],
};

const encodedCall = { id: 'toolu_01', type: 'function', function: { name: 'time', arguments: '{}' } };

function messagesOf(body: Record<string, unknown>): JsonObject[] {
  return body['messages'] as JsonObject[];
}

await test('a model that requires its reasoning back gets what a client of another dialect has sent, from then on at once', async (t) => {
  for (const refused of missing) {
    const { http, dispatch } = await play({}, refused, completion);
    const thought = { type: 'reasoning', text: 'I need the time.', signature: 'other' } as const;
    const messages = [user('Time?'), calling(thought), result];
    const call = chatCall({ messages }, native);
    t.equal((await hear(dispatch(call))).error, undefined);
    t.notHas(messagesOf(sentBody(http, 0))[1], { reasoning_content: String });
    const explained = {
      role: 'assistant',
      content: null,
      tool_calls: [encodedCall],
      reasoning_content: 'I need the time.',
    };
    t.strictSame(messagesOf(sentBody(http, 1))[1], explained);
    await dispatch(call);
    t.equal(http.exchanges.length, 3, 'one second try, and none for what is known');
    t.strictSame(messagesOf(sentBody(http, 2))[1], explained);
  }
});

await test('reasoning that the client has lost is replaced by a blank, because such models take an empty text for none', async (t) => {
  for (const [sent, written] of [
    [{}, ' '],
    [{ reasoning_content: '' }, ' '],
    [{ reasoning: 'Under another name.' }, 'Under another name.'],
  ] as const) {
    const { http, dispatch } = await play({}, missing[0] as ScriptedReply, completion);
    const asked = { role: 'user', content: 'Time?', extra: 1 };
    const answered = { role: 'assistant', content: null, tool_calls: [encodedCall], ...sent };
    const later = { role: 'assistant', content: 'Half past ten.', reasoning_content: 'Kept.' };
    const body = { model: 'gpt-4o', messages: [asked, answered, later], unknown: true };
    const call = chatCall({ messages: [user('Time?'), calling(), calling()] }, { body });
    t.equal((await hear(dispatch(call))).error, undefined);
    t.equal(http.exchanges[0]?.request.body, call.source.bytes, 'at first the client’s bytes');
    t.strictSame(sentBody(http, 1), {
      ...body,
      messages: [asked, { ...answered, reasoning_content: written }, later],
    });
  }
});

await test('where no message needs it, the client’s bytes are sent to such a model', async (t) => {
  const { http, dispatch } = await play({}, missing[0] as ScriptedReply, completion);
  await dispatch(chatCall({ messages: [calling()] }, native));
  const first = chatCall();
  await dispatch(first);
  t.equal(http.exchanges[2]?.request.body, first.source.bytes);
});

await test('a model that refuses reasoning in messages, for instance after a fallback, gets the history without', async (t) => {
  const sentences = [
    refusal({
      error: {
        message:
          "'messages.1' : for 'role:assistant' the following must be satisfied[('messages.1' : property 'reasoning_content' is unsupported)]",
      },
    }),
    refusal(
      {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'messages', 1, 'assistant', 'reasoning_content'],
            msg: 'Extra inputs are not permitted',
          },
        ],
      },
      422,
    ),
    refusal({ message: 'Validation: property `thinking_blocks` is not supported in messages', type: 'invalid' }),
  ];
  for (const refused of sentences) {
    const { http, dispatch } = await play({}, refused, completion);
    const thinking_blocks = [{ type: 'thinking', thinking: 'Greet.', signature: 's' }];
    const sent = { reasoning_content: 'Greet.', thinking_blocks, provider_specific_fields: { thinking_blocks } };
    const answered = { role: 'assistant', content: 'Hello.', ...sent };
    const body = { model: 'gpt-4o', messages: [{ role: 'user', content: 'Hi' }, answered] };
    const call = chatCall({ messages: [user('Hi'), { role: 'assistant', content: [] }] }, { body });
    t.equal((await hear(dispatch(call))).error, undefined);
    t.strictSame(messagesOf(sentBody(http, 1))[1], { role: 'assistant', content: 'Hello.' });
  }
});

await test('a model with short ids gets short ones, the same for a call and its result', async (t) => {
  const refused = refusal({
    object: 'error',
    message: 'Tool call id was toolu_01 but must be a-z, A-Z, 0-9, with a length of 9.',
    type: 'invalid_function_call',
    param: null,
    code: '3280',
  });
  const { http, dispatch } = await play({}, refused, completion);
  const call = chatCall({ messages: [user('Time?'), calling(), result] }, native);
  t.equal((await hear(dispatch(call))).error, undefined);
  const [, asked, answered] = messagesOf(sentBody(http, 1));
  const id = answered?.['tool_call_id'];
  t.match(id, /^[a-z0-9]{9}$/);
  t.strictSame(asked?.['tool_calls'], [{ ...encodedCall, id }]);
  const short = { ...encodedCall, id: 'a1B2c3D4e' };
  const body = { model: 'gpt-4o', messages: [{ role: 'assistant', content: null, tool_calls: [short] }] };
  const own = chatCall({}, { body });
  await dispatch(own);
  t.equal(http.exchanges[2]?.request.body, own.source.bytes, 'ids that fit stay');
});

await test('an error that only speaks of reasoning is passed on', async (t) => {
  const refused = refusal({ error: { message: 'reasoning_content is too long' } });
  const { http, dispatch } = await play({}, refused);
  const { error } = await hear(dispatch(chatCall({ messages: [calling()] }, native)));
  t.match(error, { code: 'GW_PROVIDER_REFUSED', status: 400 });
  t.equal(http.exchanges.length, 1);
});

await test('a server that knows no developer gets its instructions as a system message, from then on at once', async (t) => {
  for (const message of [
    'Failed to deserialize the JSON body into the target type: messages[0].role: unknown variant `developer`, expected one of `system`, `user`, `assistant`, `tool` at line 1 column 58',
    "role 'developer' is not allowed",
    '[1214] Incorrect role information',
  ]) {
    const { http, dispatch } = await play({}, refusal({ error: { message } }), completion);
    const messages = [
      { role: 'developer', content: 'Be brief.', name: 'ops' },
      { role: 'user', content: 'Hi' },
    ];
    const call = chatCall({}, { body: { model: 'gpt-4o', messages } });
    t.equal((await hear(dispatch(call))).error, undefined);
    await dispatch(call);
    t.equal(http.exchanges.length, 3);
    for (const index of [1, 2]) {
      t.strictSame(messagesOf(sentBody(http, index)), [{ ...messages[0], role: 'system' }, messages[1]], message);
    }
  }
});

await test('a model whose instructions must come first gets all of them there, in one message', async (t) => {
  const refused = refusal({ error: { message: 'System message must be at the beginning.' } });
  const { http, dispatch } = await play({}, refused, completion);
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'And?' },
    { role: 'developer', content: [{ type: 'text', text: 'Be kind.' }] },
  ];
  t.equal((await hear(dispatch(chatCall({}, { body: { model: 'gpt-4o', messages } })))).error, undefined);
  t.strictSame(messagesOf(sentBody(http, 1)), [
    { role: 'system', content: 'Be brief.\n\nBe kind.' },
    messages[0],
    messages[2],
  ]);
  const first = await play({}, refused);
  const call = chatCall(
    {},
    { body: { model: 'gpt-4o', messages: [messages[1] as JsonObject, messages[0] as JsonObject] } },
  );
  t.equal((await hear(first.dispatch(call))).error?.status, 400, 'nothing to move');
  t.equal(first.http.exchanges.length, 1);
});

await test('a model that wants turns to alternate, or knows no instructions, gets them so, from then on at once', async (t) => {
  const messages: readonly JsonObject[] = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hi' },
    { role: 'user', content: [{ type: 'text', text: 'there' }] },
    { role: 'assistant', content: 'Well.' },
    { role: 'assistant', content: null, tool_calls: [encodedCall] },
    { role: 'tool', tool_call_id: 'toolu_01', content: '10:30' },
    { role: 'user', content: 'And?' },
    { role: 'user', content: 'Well?' },
  ];
  const [, , , well, call, ...rest] = messages;
  const both = [
    { type: 'text', text: 'Hi' },
    { type: 'text', text: 'there' },
  ];
  const answered = { ...well, ...call, content: [{ type: 'text', text: 'Well.' }] };
  const joined = [{ role: 'user', content: both }, answered, rest[0], { role: 'user', content: 'And?\n\nWell?' }];
  for (const [message, expected] of [
    ['Conversation roles must alternate user/assistant/user/assistant/...', [messages[0], ...joined]],
    [
      'After the (optional) system message(s), user or tool message(s) should alternate with assistant message(s).',
      [messages[0], ...joined],
    ],
    [
      'System role not supported',
      [{ role: 'user', content: [{ type: 'text', text: 'Be brief.\n\nHi' }, both[1]] }, ...joined.slice(1)],
    ],
  ] as const) {
    const { http, dispatch } = await play({}, refusal({ object: 'error', message }), completion);
    const asked = chatCall({}, { body: { model: 'gpt-4o', messages } });
    t.equal((await hear(dispatch(asked))).error, undefined);
    await dispatch(asked);
    t.equal(http.exchanges.length, 3);
    for (const index of [1, 2]) t.strictSame(messagesOf(sentBody(http, index)), expected, message);
  }
  const alone = await play({}, refusal({ message: 'System role not supported' }), completion);
  await hear(alone.dispatch(chatCall({}, { body: { model: 'gpt-4o', messages: [messages[0] as JsonObject] } })));
  t.strictSame(messagesOf(sentBody(alone.http, 1)), [{ role: 'user', content: 'Be brief.' }]);
});

await test('an answer that a client of another dialect has begun gets a turn of the user behind it, if the model refuses that', async (t) => {
  const message = 'Expected last role User or Tool (or Assistant with prefix True) for serving but got assistant';
  const { http, dispatch } = await play({}, refusal({ object: 'error', message }), completion);
  const begun: Message = { role: 'assistant', content: [{ type: 'text', text: 'Well' }] };
  t.equal((await hear(dispatch(chatCall({ messages: [user('Hi'), begun] }, native)))).error, undefined);
  t.match(messagesOf(sentBody(http, 1)).at(-1), { role: 'user', content: 'Continue.' });
});

await test('a server that refuses the sources of an earlier answer gets the conversation without them, from then on at once', async (t) => {
  const cited = {
    type: 'url_citation',
    url_citation: { url: 'https://a.test', title: 'A', start_index: 0, end_index: 5 },
  };
  const said = { role: 'assistant', content: 'Rain.' };
  const messages = [
    { role: 'user', content: 'Weather?' },
    { ...said, annotations: [cited] },
    { role: 'user', content: 'And tomorrow?' },
  ];
  for (const refused of [
    refusal({
      error: {
        message:
          "'messages.1' : for 'role:assistant' the following must be satisfied[('messages.1' : property 'annotations' is unsupported)]",
      },
    }),
    refusal(
      {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'messages', 1, 'assistant', 'annotations'],
            msg: 'Extra inputs are not permitted',
          },
        ],
      },
      422,
    ),
  ]) {
    const { http, dispatch } = await play({}, refused, completion);
    const call = chatCall({}, { body: { messages } });
    t.equal((await hear(dispatch(call))).error, undefined);
    t.strictSame(messagesOf(sentBody(http, 0))[1], messages[1], 'as it was sent');
    t.strictSame(messagesOf(sentBody(http, 1))[1], said);
    await dispatch(call);
    t.equal(http.exchanges.length, 3);
    t.strictSame(messagesOf(sentBody(http, 2))[1], said);
  }
});
