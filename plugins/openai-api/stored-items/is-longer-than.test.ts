import { test } from 'tap';
import { parseJson } from '../../../core/api/index.js';
import { isLongerThan } from './is-longer-than.js';

await test('a value is not called longer than it is', async (t) => {
  for (const text of [
    '{"a":["b",1,null,true,{"c":12345678901234567890}],"d":"e"}',
    '"abc"',
    `[${'1234567890123456789,'.repeat(50)}1]`,
    '[[[1,2],3],{}]',
    '{"":""}',
  ])
    t.equal(isLongerThan(parseJson(text), text.length), false, text);
  t.equal(isLongerThan({ a: undefined }, 2), false);
});

await test('a value is called longer where its strings, names or numbers are, and not read further', async (t) => {
  const unread = {
    get value(): string {
      throw new Error('it was read');
    },
  };
  t.equal(isLongerThan(['x'.repeat(100), unread], 99), true);
  t.equal(isLongerThan({ a: { b: ['x'.repeat(60), 'x'.repeat(60)] }, unread }, 99), true);
  t.equal(isLongerThan({ ['x'.repeat(100)]: 1 }, 99), true);
  t.equal(
    isLongerThan(
      Array.from({ length: 100 }, () => 1),
      99,
    ),
    true,
  );
});
