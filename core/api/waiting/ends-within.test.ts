import { test } from 'tap';
import { fakeClock } from '../../testkit/fake-clock.js';
import { endsWithin } from './ends-within.js';

await test('work that ends within the limit is waited for, and leaves no timer', async (t) => {
  const clock = fakeClock();
  const work = Promise.withResolvers<void>();
  const ended = endsWithin(work.promise, 1_000, clock);
  await clock.advance(999);
  work.resolve();
  t.equal(await ended, true);
  t.equal(clock.waiting, 0);
});

await test('work that takes longer continues, and nobody has to handle its failure', async (t) => {
  const clock = fakeClock();
  const work = Promise.withResolvers<void>();
  const ended = endsWithin(work.promise, 1_000, clock);
  await clock.advance(1_000);
  t.equal(await ended, false);
  work.reject(new Error('too late to matter'));
});

await test('work that fails within the limit is reported, and leaves no timer', async (t) => {
  const clock = fakeClock();
  await t.rejects(endsWithin(Promise.reject(new Error('broken')), 1_000, clock), /broken/);
  t.equal(clock.waiting, 0);
});
