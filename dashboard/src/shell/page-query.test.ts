import { test } from 'tap';
import { addressWith, pageNumberOf, pathOf, queryOf } from './page-query.js';

await test('an address with a query is taken apart as it was made', async (t) => {
  const query = { session_id: 'ada 1/2 % & more?', model: 'gpt-ä', text: '+' };
  const address = addressWith('/history/session', query);
  t.equal(pathOf(address), '/history/session');
  t.strictSame(queryOf(address), query);
});

await test('what is absent or empty is not in the address', async (t) => {
  t.equal(addressWith('/history', { model: '', page: undefined }), '/history');
  t.strictSame(queryOf('/history'), {});
  t.strictSame(queryOf('/history?'), {});
});

await test('the number of a page is a whole number from 1, and the first one otherwise', async (t) => {
  for (const [text, number] of [
    [undefined, 1],
    ['', 1],
    ['1', 1],
    ['12', 12],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['two', 1],
    ['1e3', 1],
    ['9999999999999999999', 1],
  ] as const)
    t.equal(pageNumberOf(text), number, String(text));
});
