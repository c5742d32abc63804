import { test } from 'tap';
import type { JsonObject } from '../../../../core/api/index.js';
import { testConnection } from '../../../../core/testkit/index.js';
import { refusalAtOnce } from '../../../../core/testkit/refusal.js';
import { newAnswerSecret } from '../../stored-items/item-id.js';
import type { ItemStore, Wanted } from '../../stored-items/item-store.js';
import type { AnswerItems } from '../../stored-items/stored-response.js';
import { type Place, resolveReferences } from './resolve-references.js';

const secret = newAnswerSecret(Date.now());
const thought = { type: 'reasoning', summary: [] };
const said = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Hi' }] };
const user = { role: 'user', content: 'And then?' };
const reference = (index: number, prefix = 'msg'): JsonObject => ({
  type: 'item_reference',
  id: `${prefix}_${secret}_${index}`,
});

/** A store with one answer. */
function storeOf(items: AnswerItems | undefined = [thought, null, said]) {
  const wanted: Wanted[] = [];
  const store = {
    daysOf: () => 30,
    find(asked: Wanted) {
      wanted.push(asked);
      return items.length === 0 ? undefined : { responses: new Map([[secret, { output: items }]]), bytes: 10 };
    },
  } as unknown as ItemStore;
  const place: Place = { store, owner: testConnection, signal: new AbortController().signal, maxBytes: 100 };
  return { place, wanted };
}

function resolved(input: readonly JsonObject[], items?: AnswerItems): unknown {
  return resolveReferences({ input }, storeOf(items).place);
}

const refusal = (input: readonly JsonObject[], items?: AnswerItems) => refusalAtOnce(() => resolved(input, items));

await test('references are replaced by the items, in their places; everything else stays', (t) => {
  const { place, wanted } = storeOf();
  const body = { model: 'm', input: [user, reference(0, 'rs'), reference(2), user], store: true };
  t.strictSame(resolveReferences(body, place), { ...body, input: [user, thought, said, user] });
  t.match(wanted, [{ owner: testConnection, secrets: [secret], maxBytes: 100 }]);
  t.end();
});

await test('the type of a reference is optional', (t) => {
  const { place } = storeOf();
  for (const type of [{}, { type: null }]) {
    const input = [user, { ...type, id: `msg_${secret}_2` }];
    t.strictSame(resolveReferences({ input }, place), { input: [user, said] });
  }
  t.end();
});

await test('a request without references is not touched, and nothing is looked up', (t) => {
  const { place, wanted } = storeOf();
  for (const input of ['Hello', [user, said, { id: 'msg_1', role: 'assistant', content: 'Hi' }], 7, null, [null, 3]]) {
    const body = { input };
    t.equal(resolveReferences(body, place), body);
  }
  t.strictSame(wanted, []);
  t.end();
});

await test('items of answers that are sent in full lose their ids, which open what is stored', (t) => {
  const { place, wanted } = storeOf();
  const others = [{ id: 'msg_1', role: 'assistant', content: 'Hi' }, 3, null];
  for (const id of [`msg_${secret}_2`, `resp_${secret}`, `fc_${newAnswerSecret(0)}_0`]) {
    t.strictSame(resolveReferences({ input: [user, { ...said, id }, ...others] }, place), {
      input: [user, said, ...others],
    });
  }
  t.strictSame(wanted, []);
  t.strictSame(resolveReferences({ input: [{ ...said, id: `msg_${secret}_2` }, reference(0)] }, place), {
    input: [said, thought],
  });
  t.end();
});

await test('a reference that leads nowhere is an error that names it, and says how to do without', (t) => {
  const unknown = [
    reference(1),
    reference(3),
    { type: 'item_reference', id: 'msg_68af4030592c81938ec0a5fbab4a3e9f05438e46b5f69a3b' },
    { type: 'item_reference', id: `msg_${newAnswerSecret(0)}_0` },
  ];
  for (const item of unknown) {
    const error = refusal([user, item]);
    t.match(error, { code: 'GW_ITEM_UNKNOWN', status: 404, field: 'input[1].id', retryable: false });
    t.match(error.message, /"input\[1\]\.id" .* 30 days.*Send the item itself.*"store": false/);
    t.notOk(error.message.includes(secret), 'an id opens the item, so it is not repeated');
  }
  t.end();
});

await test('no more than 5,000 references are looked up', (t) => {
  const { place, wanted } = storeOf();
  const input = Array.from({ length: 5_001 }, () => ({ id: `msg_${newAnswerSecret(0)}_0` }));
  t.throws(() => resolveReferences({ input }, place), { code: 'GW_REQUEST_TOO_LARGE', status: 413 });
  t.strictSame(wanted, []);
  t.match(refusal(input.slice(1)), { code: 'GW_ITEM_UNKNOWN' });
  t.end();
});

await test('references that are not ids, repeated or too much together are refused', (t) => {
  t.match(refusal([{ type: 'item_reference' }]), { code: 'GW_REQUEST_INVALID', field: 'input[0].id' });
  t.match(refusal([{ type: 'item_reference', id: 3 }]), { code: 'GW_REQUEST_INVALID', field: 'input[0].id' });
  t.match(refusal([reference(2), user, reference(2)]), { code: 'GW_REQUEST_INVALID', field: 'input[2].id' });
  t.match(refusal([reference(0)], []), { code: 'GW_REQUEST_TOO_LARGE', status: 413, field: 'input' });
  t.end();
});
