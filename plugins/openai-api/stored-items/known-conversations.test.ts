import { test } from 'tap';
import {
  type AnswerEncoder,
  type ChatCall,
  type Exchange,
  type JsonObject,
  type Outcome,
  type StreamPart,
} from '../../../core/api/index.js';
import { collected } from '../../../core/testkit/sample-call.js';
import { testConnection } from '../../../core/testkit/index.js';
import { responsesDialect } from '../responses/responses-dialect.js';
import { type AnswerSecret, secretIn } from './item-id.js';
import type { Added, ItemStore } from './item-store.js';
import { AnswerKeeper } from './keep-answers.js';
import type { StoredRequest, StoredResponse } from './stored-response.js';

const minute = 60_000;
const user = (content: string): JsonObject => ({ role: 'user', content });
const calling: readonly StreamPart[] = [
  { type: 'start', id: 'c', model: 'm', created: 9 },
  { type: 'reasoning', choice: 0, text: 'Hm', signature: 's' },
  { type: 'text', choice: 0, text: 'Let me look.' },
  { type: 'tool-call', choice: 0, index: 0, id: 't0', name: 'look' },
  { type: 'tool-arguments', choice: 0, index: 0, text: '{"a":1}' },
  { type: 'finish', choice: 0, reason: 'tool_calls' },
];
const saying: readonly StreamPart[] = [
  { type: 'start', id: 'c', model: 'm', created: 9 },
  { type: 'text', choice: 0, text: 'Hello' },
  { type: 'finish', choice: 0, reason: 'stop' },
];
const result = { type: 'function_call_output', call_id: 't0', output: '7' };

/** Answers requests, and notes what is stored of them. */
function clientOf(options: { readonly keeps?: (response: StoredResponse) => Added | undefined } = {}) {
  const { keeps = () => ({ isWhole: true, written: undefined }) } = options;
  let stored: StoredRequest | undefined;
  const add = (_owner: unknown, _secret: unknown, response: StoredResponse): Added | undefined => {
    stored = response.request;
    return keeps(response);
  };
  const store = { add, keepsRequests: true } as unknown as ItemStore;
  const keeper = new AnswerKeeper(store);
  const dialect = responsesDialect({ store, keeper });
  return (input: string | readonly JsonObject[], parts = saying, more: { at?: number; connectionId?: string } = {}) => {
    const { at = 0, connectionId = 'c-1' } = more;
    const connection = { ...testConnection, connectionId };
    const exchange = { id: 'e-1', receivedAt: Date.UTC(2030, 0, 1) + at, connection } as Exchange;
    const body = { model: 'asked', instructions: `Instructions at ${at}.`, input };
    const call = { ...dialect.decode(body, exchange), source: { body } } as unknown as ChatCall;
    Object.assign(call.source, { original: call });
    const hold = keeper.hold(call, exchange);
    const encoder: AnswerEncoder = dialect.encode(call, exchange);
    const response = encoder.whole(collected(parts)) as { readonly id: string; readonly output: readonly JsonObject[] };
    if (hold?.settle({} as Outcome) instanceof Promise) throw new Error('It is not settled at once.');
    return { ...response, secret: secretIn(response.id) as AnswerSecret, stored: stored as StoredRequest };
  };
}

/** How clients send an answer back. */
const forms: Readonly<Record<string, (items: readonly JsonObject[]) => readonly JsonObject[]>> = {
  'as they got it': (items) => items,
  'without ids and additions': (items) =>
    items.map(({ id: _id, status: _status, ...item }) =>
      item['type'] === 'message'
        ? { role: 'assistant', content: [{ type: 'output_text', text: 'Let me look.' }] }
        : item,
    ),
};

await test('of a conversation that is sent in full with each turn, only what is new is stored', (t) => {
  for (const [name, form] of Object.entries(forms)) {
    const ask = clientOf();
    const first = ask('Hi', calling);
    t.strictSame(first.stored, { earlier: [], input: [user('Hi')] });
    const second = ask([user('Hi'), ...form(first.output), result], saying, { at: minute });
    t.strictSame(second.stored, { earlier: [first.secret], input: [result] }, name);
    const history = [user('Hi'), ...form(first.output), result, { role: 'assistant', content: 'Hello' }];
    const third = ask([...history, user('And?'), user('So?')], saying, { at: 2 * minute });
    t.strictSame(third.stored, { earlier: [first.secret, second.secret], input: [user('And?'), user('So?')] }, name);
    const branch = ask([...history, user('Or?')]);
    t.strictSame(branch.stored, { earlier: [first.secret, second.secret], input: [user('Or?')] }, 'a branch of it');
  }
  t.end();
});

await test('a conversation that differs in anything is stored in full', (t) => {
  const ask = clientOf();
  const first = ask('Hi', calling);
  const [reasoning, message, call] = first.output as [JsonObject, JsonObject, JsonObject];
  const others = [
    [user('Ho'), reasoning, message, call, result],
    [user('Hi'), message, call, result],
    [user('Hi'), reasoning, { ...message, content: 'Changed' }, call, result],
    [user('Hi'), reasoning, message, { ...call, arguments: '{"a":2}' }, result],
    [user('Hi'), user('Hi'), reasoning, message, call, result],
  ];
  for (const input of others) t.strictSame(ask(input).stored, { earlier: [], input });
  const whole = [user('Hi'), ...first.output, result];
  t.strictSame(ask(whole, saying, { connectionId: 'c-2' }).stored, { earlier: [], input: whole }, 'another connection');
  t.end();
});

await test('what is not stored with its request is not continued', (t) => {
  for (const added of [undefined, { isWhole: false, written: undefined }]) {
    const ask = clientOf({ keeps: () => added });
    const input = [user('Hi'), ...ask('Hi').output, user('And?')];
    t.strictSame(ask(input).stored, { earlier: [], input });
  }
  t.end();
});

await test('a conversation is stored in full again after an hour, and after two hundred responses', (t) => {
  const ask = clientOf();
  const { output } = ask('Hi');
  const input = [user('Hi'), ...output, user('And?')];
  t.equal(ask(input, saying, { at: 59 * minute }).stored.earlier.length, 1);
  const late = ask(input, saying, { at: 60 * minute });
  t.strictSame(late.stored, { earlier: [], input });
  const next = [...input, ...late.output, user('So?')];
  t.strictSame(ask(next, saying, { at: 61 * minute }).stored, { earlier: [late.secret], input: [user('So?')] });

  const long: JsonObject[] = [];
  for (let turn = 0; turn < 202; turn += 1) {
    long.push(user(`${turn}`));
    const { stored, output } = ask([...long]);
    t.equal(stored.earlier.length, turn % 200, `turn ${turn}`);
    long.push(...output);
  }
  t.end();
});

await test('the number of remembered conversations is limited; the least recently used leave first', (t) => {
  const ask = clientOf();
  const [first, second] = [ask('First'), ask('Second')];
  for (let at = 0; at < 4_094; at += 1) ask(`Filler ${at}`);
  const again = (text: string, { output }: { readonly output: readonly JsonObject[] }) =>
    ask([user(text), ...output, user('And?')]).stored.earlier.length;
  t.equal(again('First', first), 1);
  ask('One more');
  t.equal(again('First', first), 1, 'used lately');
  t.equal(again('Second', second), 0);
  t.end();
});
