/** Conversations that continue with `previous_response_id`, in the requests that clients send. */
import { test } from 'tap';
import type { JsonObject, Message } from '../../../core/api/index.js';
import { textAnswer } from '../../../core/testkit/index.js';
import { createMigratedDatabase } from '../../fixtures/components/migrated-database.js';
import { turn } from '../../fixtures/time/event-loop-turns.js';
import {
  askAt,
  callingParts,
  type Item,
  redactAndRestore,
  startResponsesGateway,
  stopInTheMiddle,
  user,
} from '../../fixtures/gateways/responses-gateway.js';
import { allStoredData } from '../../fixtures/stored-data/all-stored-data.js';

const asks = (text: string): Message => ({ role: 'user', content: [{ type: 'text', text }] });
const says = (text: string): Message => ({ role: 'assistant', content: [{ type: 'text', text }] });
const thinksAndCalls: Message = {
  role: 'assistant',
  content: [
    { type: 'reasoning', text: 'Look it up.', signature: 'proof' },
    { type: 'tool-call', id: 'call_1', name: 'get_weather', arguments: '{"city":"Malmö"}' },
  ],
};
const result: Message = {
  role: 'tool',
  content: [{ type: 'tool-result', toolCallId: 'call_1', content: [{ type: 'text', text: '7 in Malmö' }] }],
};
const output = { type: 'function_call_output', call_id: 'call_1', output: '7 in Malmö' };
const tools = [
  { type: 'function', name: 'get_weather', description: '', strict: true, parameters: { type: 'object' } },
];
const secretOf = (id: string): string => /[0-9a-f]{40}/.exec(id)?.[0] ?? 'none';

await test('the OpenAI SDKs continue a response, streamed or not', async (t) => {
  const { calls, model, connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  for (const stream of [true, false]) {
    model.said = textAnswer('A ', 'joke.');
    const first = await ask('tell me a joke', { stream, store: true, instructions: 'Be funny.' });
    t.match(first, { status: 200, store: true, id: /^resp_[0-9a-f]{40}$/, previousId: null });
    const second = await ask([{ role: 'user', content: 'explain why this is funny.' }], {
      stream,
      previous_response_id: first.id,
    });
    t.match(second, { status: 200, store: true, previousId: first.id });
    t.strictSame(calls.at(-1)?.messages, [asks('tell me a joke'), says('A joke.'), asks('explain why this is funny.')]);
    t.equal(calls.at(-1)?.source.original, calls.at(-1), 'as if the client had sent it in full');
    const third = await ask('again', { stream, previous_response_id: second.id, instructions: 'Be brief.' });
    t.match(third, { status: 200, previousId: second.id });
    t.strictSame(calls.at(-1)?.messages.slice(0, 2), [
      { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
      asks('tell me a joke'),
    ]);
    t.equal(calls.at(-1)?.messages.length, 6);
    const goesOn = await ask(undefined, { stream, previous_response_id: second.id });
    t.equal(goesOn.status, 200, 'the input is optional');
  }
});

await test('items of tools that a provider runs are continued, referred to and sent back, and no id of the gateway reaches a provider', async (t) => {
  const { calls, model, connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  const opaque = (type: string, item: JsonObject) =>
    ({ type: 'opaque', dialect: 'openai-responses', choice: 0, value: { 0: { [type]: { item } } } }) as const;
  const request = { type: 'mcp_approval_request', server_label: 'm', name: 'f', arguments: '{}' };
  model.said = [
    { type: 'start', id: 'a-1', model: 'scripted', created: 1 },
    opaque('response.output_item.added', request),
    opaque('response.output_item.done', request),
    { type: 'finish', choice: 0, reason: 'stop' },
  ];
  const first = await ask('Do it.');
  const [item] = first.items as readonly [Item];
  t.match(item, { ...request, id: /^mcpr_[0-9a-f]{40}_0$/ });
  const approval = { type: 'mcp_approval_response', approve: true, approval_request_id: item.id };
  const sent = { role: 'user', content: 'Do it.' };
  for (const [how, input, more] of [
    ['continued', [approval], { previous_response_id: first.id }],
    ['sent back', [sent, item as unknown as JsonObject, approval], {}],
    ['referred to', [sent, { type: 'item_reference', id: item.id }, approval], {}],
  ] as const) {
    const reply = await ask(input, more);
    t.equal(reply.status, 200, how);
    const [asked, carried] = calls.at(-1)?.messages ?? [];
    t.strictSame(asked, asks('Do it.'), how);
    const values = carried?.content.flatMap((block) => (block.type === 'opaque' ? [block.value as JsonObject] : []));
    const [asking, approving] = values ?? [];
    t.match(asking, { ...request, id: /^mcpr_[0-9a-f]{40}$/ }, how);
    t.match(approving, { type: 'mcp_approval_response', approval_request_id: asking?.['id'] }, how);
    t.notMatch(JSON.stringify(calls.at(-1)?.source.body), secretOf(item.id), how);
    const next = await ask('And?', { previous_response_id: reply.id });
    t.equal(next.status, 200, how);
    t.strictSame(calls.at(-1)?.messages[1]?.content.slice(0, 2), carried?.content, `${how}, and continued`);
  }
});

await test('the Agents SDK for Python runs tools with "auto_previous_response_id", with reasoning', async (t) => {
  const { calls, model, connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  const settings = { include: [], tools, instructions: 'Be brief.' };
  for (const more of [settings, { ...settings, stream: true }]) {
    model.said = callingParts;
    const first = await ask([{ content: 'weather?', role: 'user' }], more);
    model.said = textAnswer('Seven.');
    const second = await ask([output], { ...more, previous_response_id: first.id });
    const conversation = [asks('weather?'), thinksAndCalls, result];
    t.strictSame(calls.at(-1)?.messages.slice(1), conversation);
    model.said = textAnswer('Eight.');
    const third = await ask([{ content: 'and now?', role: 'user' }], { ...more, previous_response_id: second.id });
    t.match(third, { status: 200, previousId: second.id });
    t.strictSame(calls.at(-1)?.messages.slice(1), [...conversation, says('Seven.'), asks('and now?')]);
  }
});

await test('the Agents SDK for JavaScript sends a loop in full, and continues it in the next run', async (t) => {
  const { calls, model, connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  for (const more of [
    { tools, stream: false },
    { tools, stream: true },
  ]) {
    model.said = callingParts;
    const weather = { role: 'user', content: 'weather?' };
    const { items } = await ask([weather], more);
    model.said = textAnswer('Seven.');
    const second = await ask(
      [weather, ...(items as readonly (Item & JsonObject)[]), { ...output, status: 'completed' }],
      more,
    );
    t.match(second, { status: 200, previousId: null });
    const conversation = [asks('weather?'), thinksAndCalls, result];
    t.strictSame(calls.at(-1)?.messages, conversation);
    const third = await ask([{ role: 'user', content: 'and now?' }], { ...more, previous_response_id: second.id });
    t.equal(third.status, 200, third.error?.message);
    t.strictSame(calls.at(-1)?.messages, [...conversation, says('Seven.'), asks('and now?')]);
  }
});

await test('LangChain continues with "use_previous_response_id", and a response has more than one continuation', async (t) => {
  const { calls, connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  const human = (content: string) => [{ content, role: 'user', type: 'message' }];
  const { id } = await ask(human('hello'), { stream: false });
  const branches = ['this', 'that'].map(async (text) => {
    const { id: branch } = await ask(human(text), { stream: false, previous_response_id: id });
    await ask(human('more'), { stream: true, previous_response_id: branch });
  });
  await Promise.all(branches);
  const last = calls.filter(({ messages }) => messages.length === 5).map(({ messages }) => messages);
  const branch = (text: string) => [asks('hello'), says('Hello'), asks(text), says('Hello'), asks('more')];
  t.strictSame(
    new Set(last.map((messages) => JSON.stringify(messages))),
    new Set([branch('this'), branch('that')].map((messages) => JSON.stringify(messages))),
  );
});

await test('a response that is not stored can continue one that is', async (t) => {
  const { calls, connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  const first = await ask('Hi');
  const second = await ask('And?', { store: false, previous_response_id: first.id });
  t.match(second, { status: 200, store: false, previousId: first.id });
  t.strictSame(calls.at(-1)?.messages, [asks('Hi'), says('Hello'), asks('And?')]);
  t.match(await ask('So?', { previous_response_id: second.id }), {
    status: 400,
    error: { code: 'previous_response_not_found' },
  });
});

await test('policies find in the conversation what they find in any request, and nothing of it is readable anywhere', async (t) => {
  const { gateway, calls, model, connect } = await startResponsesGateway(t);
  const { ask, connectionId } = await connect({ logRequestBody: true, logResponseBody: true });
  await redactAndRestore(gateway, connectionId);
  model.said = textAnswer('I write to [EMAIL_ADDRESS_1].');
  const first = await ask([user('I am restored@example.net')]);
  t.match(first.items, [{ content: [{ text: 'I write to restored@example.net.' }] }]);
  const second = await ask('Copy other@example.net', { previous_response_id: first.id, stream: true });
  t.match(second, { status: 200, previousId: first.id });
  t.strictSame(calls.at(-1)?.messages, [
    asks('I am [EMAIL_ADDRESS_1]'),
    says('I write to [EMAIL_ADDRESS_1].'),
    asks('Copy [EMAIL_ADDRESS_2]'),
  ]);
  const blocking = { type: 'keyword_filter', action: 'block', configuration: { words: ['copy'] } };
  const later = await gateway.ask('POST', `/v1/management/connections/${connectionId}/policies`, { body: blocking });
  t.equal(later.status, 200);
  const refused = await ask('Harmless', { previous_response_id: second.id });
  t.ok(refused.status >= 400, 'a policy of today also refuses what was said before');
  const everything = await allStoredData(gateway);
  t.notMatch(everything, /restored@|other@/);
  for (const { id } of [first, second]) t.notOk(everything.includes(secretOf(id)));
});

await test('histories and logged bodies have the conversation, without the ids that open it', async (t) => {
  const { gateway, connect } = await startResponsesGateway(t);
  const { ask } = await connect({ logRequestBody: true, logResponseBody: true });
  const first = await ask('Hi');
  const replies = [
    await ask('And?', { previous_response_id: first.id }),
    await ask([user('Hi'), first.items[0] as Item & JsonObject, user('And?')]),
  ];
  for (const { headers } of replies) {
    const id = headers.get('x-request-id');
    const logged = await gateway.ask('GET', `/v1/management/reporting/messages/${id}/bodies`);
    const { request } = logged.body as { request: { body: string } };
    const body = JSON.parse(request.body) as JsonObject;
    t.match(body, { input: [{ role: 'user' }, { type: 'message', content: [{ text: 'Hello' }] }, { role: 'user' }] });
    t.equal(body['previous_response_id'], undefined);
  }
  const everything = await allStoredData(gateway);
  for (const { id } of [first, ...replies]) t.notOk(everything.includes(secretOf(id)));
});

await test('a response is continued only through the connection that got it, and not after "store": false', async (t) => {
  const { connect, calls } = await startResponsesGateway(t);
  const [mine, sibling, stranger] = [await connect(), await connect(), await connect({}, 'other')];
  const { id, items } = await mine.ask('Hi');
  const unstored = await mine.ask('Hi', { store: false });
  t.match(unstored, { store: false, id: 'resp_answer-1' });
  const reached = calls.length;
  const refusals = [
    await sibling.ask('And?', { previous_response_id: id }),
    await stranger.ask('And?', { previous_response_id: id }),
    await mine.ask('And?', { previous_response_id: unstored.id }),
    await mine.ask('And?', { previous_response_id: `resp_${'0'.repeat(40)}` }),
    await mine.ask('And?', { previous_response_id: (items[0] as Item).id }),
    await mine.ask('And?', {
      previous_response_id: 'resp_67ccd2bed1ec8190b14f964abc0542670bb6a6b452d3795b',
      stream: true,
    }),
  ];
  for (const { status, error } of refusals) {
    t.equal(status, 400);
    t.match(error, {
      type: 'invalid_request_error',
      param: 'previous_response_id',
      code: 'previous_response_not_found',
    });
    t.equal(error.message, refusals[0]?.error.message);
  }
  t.equal(calls.length, reached);
  t.equal((await mine.ask('And?', { previous_response_id: id })).status, 200);
});

await test('items that the conversation has already are refused, and what else is wrong is named by its place', async (t) => {
  const { connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  const first = await ask('Hi');
  const more = { previous_response_id: first.id };
  t.match(await ask([first.items[0] as Item & JsonObject, user('And?')], more), {
    status: 400,
    error: { param: 'input[0].id', message: /has it already/ },
  });
  t.match(await ask([user('And?'), { type: 'message', role: 'nobody', content: 'x' }], more), {
    status: 400,
    error: { param: 'input[1].role' },
  });
});

await test('an answer from the cache can be continued, and continuations of one conversation share answers', async (t) => {
  const rules = [{ connections: ['*'], ttlSeconds: 600 }];
  const { calls, connect } = await startResponsesGateway(t, { config: { cache: { rules } } });
  const { ask } = await connect();
  const [first, again] = [await ask('Hi'), await ask('Hi')];
  t.not(again.id, first.id, 'each response has an id of its own');
  t.equal(calls.length, 1);
  const next = [
    await ask('And?', { previous_response_id: first.id }),
    await ask('And?', { previous_response_id: again.id }),
  ];
  t.strictSame(
    next.map(({ status, previousId }) => [status, previousId]),
    [
      [200, first.id],
      [200, again.id],
    ],
  );
  t.equal(calls.length, 2);
});

await test('a response that the client has stopped is continued from what it got', async (t) => {
  const { gateway, calls, model, connect } = await startResponsesGateway(t);
  const { ask, secret } = await connect();
  const seen = await stopInTheMiddle({ gateway, model }, secret);
  const more = { previous_response_id: /"id":"(resp_[^"]+)"/.exec(seen)?.[1] ?? '' };
  let next = await ask('Go on', more);
  // The gateway settles the exchange a moment after the client has left.
  for (; next.status === 400; await turn()) next = await ask('Go on', more);
  t.equal(next.status, 200);
  t.strictSame(calls.at(-1)?.messages, [asks('Tell a tale.'), says('Once upon'), asks('Go on')]);
});

await test('two replicas continue a conversation in turns', async (t) => {
  const url = await createMigratedDatabase(t);
  const one = await startResponsesGateway(t, { url });
  const { secret } = await one.connect();
  const two = await startResponsesGateway(t, { url });
  let more: JsonObject = {};
  for (const [at, { gateway }] of [one, two, one, two].entries()) {
    const reply = await askAt(gateway, secret)(`Turn ${at}`, more);
    t.equal(reply.status, 200, reply.error?.message);
    more = { previous_response_id: reply.id };
  }
  t.strictSame(two.calls.at(-1)?.messages, [
    ...[0, 1, 2].flatMap((at) => [asks(`Turn ${at}`), says('Hello')]),
    asks('Turn 3'),
  ]);

  // What the client sends again is stored once, and found by the other one.
  const first = await askAt(one.gateway, secret)([user('Turn 0')]);
  const items = first.items as readonly (Item & JsonObject)[];
  const second = await askAt(one.gateway, secret)([user('Turn 0'), ...items, user('Turn 1')]);
  const third = await askAt(two.gateway, secret)('Turn 2', { previous_response_id: second.id });
  t.equal(third.status, 200, third.error?.message);
  t.strictSame(two.calls.at(-1)?.messages, [
    ...[0, 1].flatMap((at) => [asks(`Turn ${at}`), says('Hello')]),
    asks('Turn 2'),
  ]);
});

await test('a request that is too long with its answer is not kept: its items can be referred to, and it cannot be continued', async (t) => {
  const { connect } = await startResponsesGateway(t, {
    config: { 'openai-api': { storedItems: { maxAnswerBytes: 1024 } } },
  });
  const { ask } = await connect();
  const { id, items } = await ask('x'.repeat(2_000));
  const reference = { type: 'item_reference', id: (items[0] as Item).id };
  t.equal((await ask([user('Hi'), reference, user('And?')])).status, 200);
  t.match(await ask('And?', { previous_response_id: id }), {
    status: 400,
    error: { code: 'previous_response_not_found', message: /storedItems\.maxAnswerBytes/ },
  });
});

await test('where requests are not kept, continuing is refused by name, and references work', async (t) => {
  for (const storedItems of [{ keepRequests: false }, { enabled: false }]) {
    const { connect } = await startResponsesGateway(t, { config: { 'openai-api': { storedItems } } });
    const { ask } = await connect();
    const { id, items } = await ask('Hi');
    t.match(await ask('And?', { previous_response_id: id }), {
      status: 400,
      error: {
        code: 'unsupported_parameter',
        param: 'previous_response_id',
        message: /storedItems\.keepRequests.*Send the whole conversation/,
      },
    });
    const reference = { type: 'item_reference', id: (items[0] as Item).id };
    t.equal((await ask([user('Hi'), reference])).status, 'enabled' in storedItems ? 400 : 200);
  }
});
