import { test } from 'tap';
import { reasonOfEnd } from './reason-of-end.js';

await test('a file system error has a readable message, and an unknown one its number', (t) => {
  t.equal(reasonOfEnd({ name: 'ErrnoError', errno: 51 }).message, 'no space left on the disk');
  t.match(reasonOfEnd({ name: 'ErrnoError', errno: 70 }).message, '70');
  t.end();
});

await test('an error stays unchanged, and anything else is described', (t) => {
  const error = new Error('crashed');
  t.equal(reasonOfEnd(error), error);
  t.match(reasonOfEnd({ status: 1 }).message, '{"status":1}');
  t.match(reasonOfEnd(undefined).message, 'undefined');
  t.end();
});
