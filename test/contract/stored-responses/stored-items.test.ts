/** References to items of earlier answers, in the requests that the AI SDK sends. */
import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { textAnswer } from '../../../core/testkit/index.js';
import { turn } from '../../fixtures/time/event-loop-turns.js';
import { createMigratedDatabase } from '../../fixtures/components/migrated-database.js';
import {
  askAt,
  callingParts,
  type Item,
  redactAndRestore,
  startResponsesGateway,
  stopInTheMiddle,
  user,
} from '../../fixtures/gateways/responses-gateway.js';

const referenceTo = ({ id }: { readonly id: string }): JsonObject => ({ type: 'item_reference', id });
const say = (text: string) => ({ type: 'text', text });

await test('the AI SDK continues a conversation with references, streamed or not', async (t) => {
  const { calls, model, connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  for (const stream of [true, false]) {
    model.said = textAnswer('I am ', 'Ada.');
    const first = await ask([user('Who are you?')], { stream });
    t.match(first, { status: 200, store: true, items: [{ type: 'message', id: /^msg_/ }] });
    const [message] = first.items as [Item];
    const second = await ask([user('Who are you?'), referenceTo(message), user('Again?')], { stream });
    t.equal(second.status, 200);
    t.strictSame(calls.at(-1)?.messages, [
      { role: 'user', content: [say('Who are you?')] },
      { role: 'assistant', content: [say('I am Ada.')] },
      { role: 'user', content: [say('Again?')] },
    ]);
    t.equal(calls.at(-1)?.source.original, calls.at(-1), 'as if the client had sent it in full');
  }
});

await test('a loop of tools with references to reasoning and calls', async (t) => {
  const { calls, model, connect } = await startResponsesGateway(t);
  const { ask } = await connect();
  for (const stream of [true, false]) {
    model.said = callingParts;
    const input = [user('What is the weather in Malmö?')];
    const { items } = await ask(input, { stream });
    const [reasoning, call] = items as [Item, Item];
    const output = { type: 'function_call_output', call_id: call.call_id ?? '', output: '{"degrees":7}' };
    // Version 5 refers to reasoning and calls; version 7 refers to reasoning, and sends calls itself.
    const sent = { type: 'function_call', call_id: 'call_1', name: 'get_weather', arguments: '{"city":"Malmö"}' };
    for (const second of [referenceTo(call), sent]) {
      model.said = textAnswer('Seven degrees.');
      const answer = await ask([...input, referenceTo(reasoning), second, output], { stream });
      t.match(answer, { status: 200, items: [{ type: 'message' }] });
      t.strictSame(calls.at(-1)?.messages.slice(1), [
        {
          role: 'assistant',
          content: [
            { type: 'reasoning', text: 'Look it up.', signature: 'proof' },
            { type: 'tool-call', id: 'call_1', name: 'get_weather', arguments: '{"city":"Malmö"}' },
          ],
        },
        { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'call_1', content: [say('{"degrees":7}')] }] },
      ]);
    }
  }
});

await test('what was restored for the client is governed again when it is referred to, and is stored nowhere readable', async (t) => {
  const { gateway, calls, model, connect } = await startResponsesGateway(t);
  const { ask, connectionId } = await connect({ logRequestBody: true, logResponseBody: true });
  await redactAndRestore(gateway, connectionId);
  const address = 'restored@example.net';
  model.said = textAnswer('I write to [EMAIL_ADDRESS_1].');
  const first = await ask([user(`I am ${address}`)]);
  t.match(first.items, [{ content: [{ text: `I write to ${address}.` }] }]);
  const second = await ask([user('Hi'), referenceTo(first.items[0] as Item), user('Good')]);
  t.equal(second.status, 200);
  t.strictSame(calls.at(-1)?.messages[1], { role: 'assistant', content: [say('I write to [EMAIL_ADDRESS_1].')] });
  await gateway.recorded();
  const stored = await gateway.database
    .fork()
    .execute<object[]>(`select encode(items, 'escape') as items from openai_api_answer`);
  t.equal(stored.length, 2);
  t.notMatch(JSON.stringify(stored), /restored|I write|message/);
});

await test('histories and logged bodies have what was referred to, without the ids that open it', async (t) => {
  const { gateway, connect } = await startResponsesGateway(t);
  const { ask } = await connect({ logRequestBody: true, logResponseBody: true });
  const [message] = (await ask([user('Hi')])).items as [Item];
  const { headers } = await ask([user('Hi'), referenceTo(message), user('And?')]);
  const id = headers.get('x-request-id');
  const logged = await gateway.ask('GET', `/v1/management/reporting/messages/${id}/bodies`);
  const { request } = logged.body as { request: { body: string } };
  t.match(JSON.parse(request.body), { input: [Object, { type: 'message', content: [{ text: 'Hello' }] }, Object] });
  t.notOk(logged.text.includes(message.id.split('_')[1] as string));
});

await test('items are found only through the connection that got them, and not after "store": false', async (t) => {
  const { connect } = await startResponsesGateway(t);
  const [mine, sibling, stranger] = [await connect(), await connect(), await connect({}, 'other')];
  const [message] = (await mine.ask([user('Hi')])).items as [Item];
  const unstored = await mine.ask([user('Hi')], { store: false });
  t.equal(unstored.store, false);
  const unknown = { id: `msg_${'0'.repeat(40)}_0` };
  const refusals = [
    await sibling.ask([referenceTo(message)]),
    await stranger.ask([referenceTo(message)]),
    await mine.ask([referenceTo(unknown)]),
    await mine.ask([referenceTo(unstored.items[0] as Item)]),
    await mine.ask([referenceTo({ id: message.id.replace(/_0$/, '_1') })], { stream: true }),
  ];
  for (const { status, error } of refusals) {
    t.equal(status, 404);
    t.match(error, { type: 'invalid_request_error', param: 'input[0].id', code: 'GW_ITEM_UNKNOWN' });
    t.equal(error.message, refusals[0]?.error.message);
  }
  t.equal((await mine.ask([referenceTo(message), user('And?')])).status, 200);
});

await test('an answer from the cache can be referred to as well', async (t) => {
  const rules = [{ connections: ['*'], ttlSeconds: 600 }];
  const { calls, connect } = await startResponsesGateway(t, { config: { cache: { rules } } });
  const { ask } = await connect();
  const first = await ask([user('Hi')], { stream: true });
  const again = await ask([user('Hi')], { stream: true });
  t.equal(calls.length, 1);
  t.not(again.items[0]?.id, first.items[0]?.id, 'each answer has ids of its own');
  const next = await ask([user('Hi'), referenceTo(again.items[0] as Item), user('And?')]);
  t.equal(next.status, 200);
  t.match(calls.at(-1)?.messages, [Object, { content: [say('Hello')] }, Object]);
});

await test('of an answer that the client has stopped, it can refer to what it got', async (t) => {
  const { gateway, calls, model, connect } = await startResponsesGateway(t);
  const { ask, secret } = await connect();
  const seen = await stopInTheMiddle({ gateway, model }, secret);
  const id = /"item_id":"(msg_[^"]+)"/.exec(seen)?.[1] ?? '';
  let next = await ask([user('Tell'), referenceTo({ id }), user('Go on')]);
  // The gateway settles the exchange a moment after the client has left.
  for (; next.status === 404; await turn()) next = await ask([user('Tell'), referenceTo({ id }), user('Go on')]);
  t.equal(next.status, 200);
  t.match(calls.at(-1)?.messages, [Object, { role: 'assistant', content: [say('Once upon')] }, Object]);
});

await test('another replica finds the items at once', async (t) => {
  const url = await createMigratedDatabase(t);
  const one = await startResponsesGateway(t, { url });
  const { ask, secret } = await one.connect();
  const two = await startResponsesGateway(t, { url });
  const [message] = (await ask([user('Hi')])).items as [Item];
  const next = await askAt(two.gateway, secret)([user('Hi'), referenceTo(message), user('And?')]);
  t.equal(next.status, 200, next.error?.message);
  t.match(two.calls.at(-1)?.messages, [Object, { content: [say('Hello')] }, Object]);
});

await test('where items are not stored, references are refused by name', async (t) => {
  const { connect } = await startResponsesGateway(t, { config: { 'openai-api': { storedItems: { enabled: false } } } });
  const { ask } = await connect();
  const first = await ask([user('Hi')]);
  t.equal(first.store, false);
  const next = await ask([user('Hi'), referenceTo(first.items[0] as Item)]);
  t.match(next, { status: 400, error: { code: 'unsupported_parameter', param: 'input[1].type' } });
});
