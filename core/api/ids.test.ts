import { test } from 'tap';
import { newId, newIdDigits, timeOfId, traceIdOf, uuidOf } from './ids.js';

const now = 1_790_000_000_123;

await test('an id is a UUID of version 7 that begins with its millisecond', (t) => {
  const id = newId(now);
  t.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  t.equal(timeOfId(id), now);
  t.equal(uuidOf(traceIdOf(id)), id);
  t.end();
});

await test('ids of one millisecond sort by their order, and before those of the next', (t) => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const time = now + 2 * attempt;
    const ids = [...Array.from({ length: 2_000 }, () => newId(time)), newId(time + 1)];
    t.strictSame(ids.toSorted(), ids);
  }
  t.end();
});

await test('more ids of one millisecond than its numbers are still valid and different', (t) => {
  const ids = Array.from({ length: 10_000 }, () => newIdDigits(now + 1_000));
  t.equal(new Set(ids).size, 10_000);
  t.ok(ids.every((id) => id[12] === '7'));
  t.end();
});
