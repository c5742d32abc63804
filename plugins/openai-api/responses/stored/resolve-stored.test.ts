import { test } from 'tap';
import type { Exchange, JsonObject } from '../../../../core/api/index.js';
import { testConnection } from '../../../../core/testkit/index.js';
import { refusalAtOnce } from '../../../../core/testkit/refusal.js';
import { type AnswerSecret, newAnswerSecret, responseId } from '../../stored-items/item-id.js';
import type { ItemStore, Wanted } from '../../stored-items/item-store.js';
import type { AnswerKeeper, Continued } from '../../stored-items/keep-answers.js';
import type { StoredResponse } from '../../stored-items/stored-response.js';
import { resolveStored } from './resolve-stored.js';

const mebibyte = 1024 * 1024;
const bytesOfResponse = 5 * mebibyte;
const exchange = { connection: testConnection, signal: new AbortController().signal } as unknown as Exchange;
const user = (content: string): JsonObject => ({ role: 'user', content });
const said = (text: string): JsonObject => ({ type: 'message', role: 'assistant', content: text });
const call = { type: 'function_call', call_id: 'c1', name: 'look', arguments: '{}' };
const [first, second, third] = [0, 1, 2].map((second) => newAnswerSecret(second * 1000)) as [string, string, string];
const conversation: readonly [AnswerSecret, StoredResponse][] = [
  [first, { output: [said('A'), null, call], request: { earlier: [], input: [user('1')] } }],
  [
    second,
    { output: [said('B')], request: { earlier: [first], input: [{ type: 'function_call_output' }, user('2')] } },
  ],
  [third, { output: [said('C')], request: { earlier: [first, second], input: [] } }],
];

/** A store with a conversation of three responses, and what is asked of it. */
function stored(responses: readonly (readonly [AnswerSecret, StoredResponse])[] = conversation, keepsRequests = true) {
  const wanted: Wanted[] = [];
  const continued: Continued[] = [];
  const known = new Map(responses);
  const find = (asked: Wanted) => {
    wanted.push(asked);
    const found = new Map(
      asked.secrets.flatMap((secret) => {
        const response = known.get(secret);
        return response ? [[secret, response] as const] : [];
      }),
    );
    const bytes = found.size * bytesOfResponse;
    return bytes > asked.maxBytes ? undefined : { responses: found, bytes };
  };
  const store = { daysOf: () => 30, keepsRequests, find } as unknown as ItemStore;
  const keeper = { continues: (one: Continued) => continued.push(one) } as unknown as AnswerKeeper;
  const resolve = (body: JsonObject, asking = exchange) => resolveStored(body, asking, { store, keeper });
  return { resolve, wanted, continued };
}

const refusal = (body: JsonObject, { resolve } = stored()) => refusalAtOnce(() => resolve(body));

await test('a response is continued with all of its conversation, in two searches', (t) => {
  const { resolve, wanted, continued } = stored();
  const previous_response_id = responseId(third);
  const before = [user('1'), said('A'), call, { type: 'function_call_output' }, user('2'), said('B'), said('C')];
  t.strictSame(resolve({ model: 'm', previous_response_id, input: 'Next', store: false }), {
    model: 'm',
    store: false,
    input: [...before, user('Next')],
  });
  t.match(wanted, [
    { owner: testConnection, secrets: [third], maxBytes: 20 * mebibyte },
    { owner: testConnection, secrets: [first, second], maxBytes: 15 * mebibyte },
  ]);
  t.strictSame(continued, [
    { previousId: previous_response_id, earlier: [first, second, third], added: 7, settings: undefined },
  ]);
  t.end();
});

await test('the first response needs one search; a response can be continued more than once', (t) => {
  const { resolve, wanted } = stored();
  for (const content of ['This', 'That']) {
    const body = { previous_response_id: responseId(first), input: [user(content)] };
    t.strictSame(resolve(body), { input: [user('1'), said('A'), call, user(content)] });
  }
  t.equal(wanted.length, 2);
  t.end();
});

await test('a request that adds nothing is one that lets the model go on', (t) => {
  for (const input of [{}, { input: null }, { input: [] }]) {
    const { resolve } = stored();
    t.strictSame(resolve({ previous_response_id: responseId(second), ...input }), {
      input: [user('1'), said('A'), call, { type: 'function_call_output' }, user('2'), said('B')],
    });
  }
  t.end();
});

await test('references of a request that continues a response are resolved, within the same bytes', (t) => {
  const { resolve, wanted } = stored();
  const input = [{ type: 'item_reference', id: `msg_${third}_0` }, user('Next')];
  t.strictSame(resolve({ previous_response_id: responseId(first), input }), {
    input: [user('1'), said('A'), call, said('C'), user('Next')],
  });
  t.match(wanted.at(-1), { secrets: [third], maxBytes: 15 * mebibyte });
  t.end();
});

await test('a request that continues nothing asks for nothing', (t) => {
  const { resolve, wanted, continued } = stored();
  for (const body of [{ input: 'Hi' }, { input: 'Hi', previous_response_id: null }] as JsonObject[]) {
    t.equal(resolve(body), body);
  }
  const body = { input: 'Hi', previous_response_id: responseId(first) };
  t.equal(resolve(body, { ...exchange, connection: undefined }), body);
  t.equal(stored(conversation, false).resolve(body), body, 'nor where no requests are kept: decoding refuses it');
  t.strictSame([wanted, continued], [[], []]);
  t.end();
});

await test('a response that is not stored is an error that says what to do, and does not repeat the id', (t) => {
  const withoutRequest = stored([[first, { output: [said('A')] }]]);
  const cases: [JsonObject, RegExp, ReturnType<typeof stored>?][] = [
    [{ previous_response_id: 'resp_1' }, /no response that is stored here.*30 days/],
    [{ previous_response_id: '' }, /no response that is stored here/],
    [{ previous_response_id: `msg_${first}_0` }, /no response that is stored here/],
    [{ previous_response_id: responseId(newAnswerSecret(0)) }, /no response that is stored here/],
    [
      { previous_response_id: responseId(first) },
      /the input is not stored.*maxAnswerBytes.*keepRequests/,
      withoutRequest,
    ],
    [{ previous_response_id: responseId(third) }, /an earlier response.*30 days/, stored(conversation.slice(1))],
  ];
  for (const [body, message, store] of cases) {
    const error = refusal({ ...body, input: 'Hi' }, store);
    const field = 'previous_response_id';
    t.match(error, { code: 'GW_RESPONSE_UNKNOWN', status: 400, field, retryable: false, message });
    t.match(error.message, /^Previous response not found: .*Send the whole conversation in "input"/);
    t.notMatch(error.message, /[0-9a-f]{40}/);
  }
  t.match(refusal({ previous_response_id: 3 }), { code: 'GW_REQUEST_INVALID', field: 'previous_response_id' });
  t.end();
});

await test('what is wrong with the input of the request is named by its place in it', (t) => {
  const previous_response_id = responseId(second);
  t.match(refusal({ previous_response_id, input: 7 }), { code: 'GW_REQUEST_INVALID', field: 'input' });
  const input = [user('Hi'), { type: 'message', role: 'nobody', content: 'x' }];
  t.match(refusal({ previous_response_id, input }), { code: 'GW_REQUEST_INVALID', field: 'input[1].role' });
  const unknown = [{ type: 'item_reference', id: `msg_${newAnswerSecret(0)}_0` }];
  t.match(refusal({ previous_response_id, input: unknown }), { code: 'GW_ITEM_UNKNOWN', field: 'input[0].id' });
  for (const repeated of [
    { ...said('B'), id: `msg_${second}_0` },
    { type: 'item_reference', id: `msg_${first}_0` },
  ]) {
    t.match(refusal({ previous_response_id, input: [user('Hi'), repeated] }), {
      code: 'GW_REQUEST_INVALID',
      field: 'input[1].id',
      message: /has it already\. Send only what is new/,
    });
  }
  t.end();
});

await test('conversations that are too long or too large are refused', (t) => {
  const earlier = Array.from({ length: 999 }, (_, at) => newAnswerSecret(at));
  const long = stored([[first, { output: [], request: { earlier, input: [] } }]]);
  t.match(refusal({ previous_response_id: responseId(first), input: 'Hi' }, long), {
    code: 'GW_REQUEST_INVALID',
    field: 'previous_response_id',
    message: /a conversation of 1000 responses, which is the most/,
  });
  const five = [3, 4, 5, 6, 7].map((at) => newAnswerSecret(at * 1000));
  const large = stored(
    five.map((secret, at) => [secret, { output: [], request: { earlier: five.slice(0, at), input: [] } }]),
  );
  t.match(refusal({ previous_response_id: responseId(five[4] ?? ''), input: 'Hi' }, large), {
    code: 'GW_REQUEST_TOO_LARGE',
    status: 413,
    field: 'previous_response_id',
  });
  t.end();
});
