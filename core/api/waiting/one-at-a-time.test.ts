import { test } from 'tap';
import { oneAtATime } from './one-at-a-time.js';

const { signal } = new AbortController();

await test('work is done one after the other, even after a failure', async (t) => {
  const inTurn = oneAtATime();
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    }, signal);
  const done = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  t.strictSame(steps, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  t.match(done, [{ value: 'a' }, { reason: { message: 'b' } }, { value: 'c' }]);
});

await test('who leaves while waiting is skipped, and does not let the next one in early', async (t) => {
  const inTurn = oneAtATime();
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const a = inTurn(async () => {
    await first.promise;
    steps.push('a');
  }, signal);
  const b = inTurn(async () => steps.push('b'), leaving.signal);
  const c = inTurn(async () => steps.push('c'), signal);
  leaving.abort(new Error('gone'));
  await t.rejects(b, { message: 'gone' });
  first.resolve();
  await Promise.all([a, c]);
  t.strictSame(steps, ['a', 'c']);
});
