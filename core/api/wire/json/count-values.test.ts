import { test } from 'tap';
import { countOwnValues } from './count-values.js';

await test('more values of one dialect than any server sends are no answer', (t) => {
  const by = { provider: 'p', dialect: 'd' };
  t.equal(countOwnValues({ a: 1, b: [{ c: null }, 'd'] }, by), 6);
  t.equal(countOwnValues({ a: 1 }, by, 199_998), 200_000);
  const refused = { code: 'GW_PROVIDER_BAD_ANSWER', status: 502 };
  t.throws(() => countOwnValues({ a: 1 }, by, 199_999), refused);
  t.throws(() => countOwnValues({ a: Array.from({ length: 200_000 }, () => ({})) }, by), refused);
  t.end();
});
