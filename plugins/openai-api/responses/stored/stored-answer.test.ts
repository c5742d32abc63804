import { test } from 'tap';
import {
  type ChatCall,
  type Exchange,
  GatewayError,
  type JsonObject,
  type Outcome,
  type StreamPart,
} from '../../../../core/api/index.js';
import { collected, namedEvents } from '../../../../core/testkit/sample-call.js';
import { testConnection } from '../../../../core/testkit/index.js';
import type { ItemStore } from '../../stored-items/item-store.js';
import { AnswerKeeper, type Continued } from '../../stored-items/keep-answers.js';
import { newAnswerSecret, readItemId, responseId } from '../../stored-items/item-id.js';
import type { StoredResponse } from '../../stored-items/stored-response.js';
import { responsesDialect } from '../responses-dialect.js';

const start: StreamPart = { type: 'start', id: 'c', model: 'm', created: 9 };
const thought: StreamPart = { type: 'reasoning', choice: 0, text: 'Hm', signature: 's' };
const text = (words: string): StreamPart => ({ type: 'text', choice: 0, text: words });
const call: StreamPart = { type: 'tool-call', choice: 0, index: 0, id: 't0', name: 'look' };
const given = (words: string): StreamPart => ({ type: 'tool-arguments', choice: 0, index: 0, text: words });
const finish: StreamPart = { type: 'finish', choice: 0, reason: 'stop' };
const parts = [start, thought, text('Hel'), text('lo'), call, given('{"a":1}'), finish];

const reasoning = { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Hm' }] };
const messageOf = (words: string) => ({
  type: 'message',
  role: 'assistant',
  content: [{ type: 'output_text', text: words }],
});

/** An exchange with a hold, and what the hold stores. */
function exchangeOf(body: JsonObject = {}, keepsRequests = true) {
  const added: (StoredResponse & { readonly secret: string })[] = [];
  const add = (_owner: unknown, secret: string, response: StoredResponse): void =>
    void added.push({ secret, ...response });
  const store = { add, keepsRequests } as unknown as ItemStore;
  const keeper = new AnswerKeeper(store);
  const dialect = responsesDialect({ store, keeper });
  const exchange = { id: 'e-1', receivedAt: Date.now(), connection: testConnection } as Exchange;
  const sent = { model: 'asked', input: 'Hi', ...body };
  const asked = { ...dialect.decode(sent, exchange), source: { body: sent } } as unknown as ChatCall;
  Object.assign(asked.source, { original: asked });
  const hold = keeper.hold(asked, exchange);
  return {
    added,
    encode: () => dialect.encode(asked, exchange),
    settle: () => hold?.settle({} as Outcome),
    hold,
    continues: (conversation: Continued) => keeper.continues(conversation, exchange),
  };
}

function eventsOf(bytes: string): Record<string, unknown>[] {
  return namedEvents(bytes) as Record<string, unknown>[];
}

await test('the items of a stream are stored when it has ended, before its last event', async (t) => {
  const { encode, settle, added } = exchangeOf({ stream: true });
  const encoder = encode();
  const bytes = parts.map((part) => encoder.part(part)).join('');
  t.strictSame(added, []);
  await settle();
  t.match(added, [{ output: [reasoning, messageOf('Hello'), { type: 'function_call', arguments: '{"a":1}' }] }]);
  t.notMatch(added[0]?.output, [{ id: /./ }]);
  const last = eventsOf(encoder.end()).at(-1) as { response: { id: string; output: { id: string }[]; store: boolean } };
  t.match(last.response, { store: true, id: responseId(added[0]?.secret ?? ''), previous_response_id: null });
  t.ok(bytes.includes(last.response.id), 'from the first event on');
  for (const [index, { id }] of last.response.output.entries()) {
    t.strictSame(readItemId(id), { secret: added[0]?.secret, index });
    t.ok(bytes.includes(id));
  }
});

await test('the items of a whole answer are the same', async (t) => {
  const { encode, settle, added } = exchangeOf();
  const response = encode().whole(collected(parts));
  await settle();
  t.match(response, { store: true, output: added[0]?.output ?? [{ type: 'none' }] });
  t.equal(added[0]?.output.length, 3);
});

await test('of a stream that breaks off, the client has what it has got; a call that is not complete is of no use', async (t) => {
  const { encode, settle, added } = exchangeOf({ stream: true });
  const encoder = encode();
  for (const part of [start, { ...thought, signature: undefined } as StreamPart]) encoder.part(part);
  await settle();
  t.match(added.at(-1)?.output, [reasoning]);
  encoder.part(text('Hel'));
  await settle();
  t.match(added.at(-1)?.output, [reasoning, messageOf('Hel')]);
  for (const part of [call, given('{"a":')]) encoder.part(part);
  await settle();
  t.match(added.at(-1)?.output, [reasoning, messageOf('Hel'), null]);
  const error = new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 502, message: 'It broke off.' });
  const [, failed] = eventsOf(encoder.error(error));
  t.match(failed, { response: { status: 'failed', store: true } });
});

await test('of an answer that was replaced before any of it was sent, nothing is stored', async (t) => {
  const { encode, settle, added } = exchangeOf({ stream: true });
  encode().part(text('No'));
  const second = encode();
  await settle();
  t.strictSame(added, []);
  second.part(text('Yes'));
  await settle();
  t.match(added, [{ output: [messageOf('Yes')] }]);
});

await test('with "store": false nothing is stored, and ids are as before', async (t) => {
  const { encode, hold, added } = exchangeOf({ stream: true, store: false });
  t.equal(hold, undefined);
  const encoder = encode();
  const bytes = parts.map((part) => encoder.part(part)).join('') + encoder.end();
  t.match(eventsOf(bytes).at(-1), {
    response: { id: 'resp_c', store: false, output: [{ id: 'rs_c_0' }, { id: 'msg_c_1' }, Object] },
  });
  t.strictSame(added, []);
});

await test('an answer of which nothing was sent, such as a refusal, is not stored', async (t) => {
  const { settle, encode, added } = exchangeOf();
  await settle();
  encode().part(start);
  await settle();
  t.strictSame(added, []);
});

await test('an empty answer is stored, because it can be continued; without its request it is of no use', async (t) => {
  for (const keepsRequests of [true, false]) {
    const { settle, encode, added } = exchangeOf({}, keepsRequests);
    const encoder = encode();
    for (const part of [start, finish]) encoder.part(part);
    await settle();
    t.match(added, keepsRequests ? [{ output: { length: 0 }, request: { input: [Object] } }] : { length: 0 });
  }
});

await test('the input of the request is stored as items, without the conversation that it continues', async (t) => {
  const earlier = [newAnswerSecret(0), newAnswerSecret(1)];
  const user = (content: string) => ({ role: 'user', content });
  const inputs: [JsonObject, number, StoredResponse['request']][] = [
    [{ input: 'Hi' }, 0, { earlier: [], input: [user('Hi')] }],
    [{ input: [user('Hi'), user('Ho')] }, 0, { earlier: [], input: [user('Hi'), user('Ho')] }],
    [{ input: [user('Hi'), user('Ho'), user('Hu')] }, 2, { earlier, input: [user('Hu')] }],
    [{ input: [user('Hi')] }, 1, { earlier, input: [] }],
  ];
  for (const [body, number, request] of inputs) {
    const { settle, encode, added, continues } = exchangeOf(body);
    const previousId = responseId(earlier[1] ?? '');
    if (number > 0) continues({ previousId, earlier, added: number, settings: undefined });
    const encoder = encode();
    const bytes = parts.map((part) => encoder.part(part)).join('');
    await settle();
    t.strictSame(added[0]?.request, request);
    const previous_response_id = number > 0 ? previousId : null;
    t.match(eventsOf(bytes)[0], { response: { previous_response_id } });
    t.match(eventsOf(encoder.end()).at(-1), { response: { previous_response_id } });
  }
  const { encode, continues, added } = exchangeOf({ store: false });
  continues({ previousId: responseId(earlier[0] ?? ''), earlier, added: 1, settings: undefined });
  const encoder = encode();
  for (const part of parts) encoder.part(part);
  t.match(eventsOf(encoder.end()).at(-1), {
    response: { store: false, previous_response_id: responseId(earlier[0] ?? '') },
  });
  t.strictSame(added, []);
});

await test('where requests are not kept, only the items are stored', async (t) => {
  const { settle, encode, added } = exchangeOf({}, false);
  const encoder = encode();
  for (const part of parts) encoder.part(part);
  await settle();
  t.match(added, [{ output: [reasoning, messageOf('Hello'), Object] }]);
  t.equal(added[0]?.request, undefined);
});
