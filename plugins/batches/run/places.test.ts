import { test } from 'tap';
import { Places } from './places.js';

await test('so many are at work at a time, in the order in which they came, and a failure frees its place', async (t) => {
  const places = new Places(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = ends.map(({ promise }, index) =>
    places.with(() => {
      begun.push(index);
      return promise;
    }),
  );
  t.strictSame(begun, [0, 1]);
  ends[1]?.reject(new Error('broken'));
  await t.rejects(works[1] as Promise<void>, { message: 'broken' });
  t.strictSame(begun, [0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.allSettled(works);
  t.strictSame(begun, [0, 1, 2, 3, 4]);
});
