import { test } from 'tap';
import { counted } from './counted.js';

await test('what is counted is in the plural unless there is one of it', (t) => {
  t.strictSame(
    [0, 1, 2].map((number) => counted(number, 'second')),
    ['0 seconds', '1 second', '2 seconds'],
  );
  t.end();
});
