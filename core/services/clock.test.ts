import { getEventListeners } from 'node:events';
import { test } from 'tap';
import { systemClock } from './clock.js';

await test('the time is the machine’s', (t) => {
  const before = Date.now();
  const now = systemClock.now();
  t.ok(now >= before && now <= Date.now());
  t.end();
});

await test('a sleep takes its time', async (t) => {
  const before = performance.now();
  await systemClock.sleep(20);
  t.ok(performance.now() - before >= 19);
});

await test('a sleep that is aborted, or was before, rejects with the reason and leaves nothing behind', async (t) => {
  const reason = new Error('enough');
  const controller = new AbortController();
  const sleeping = systemClock.sleep(60_000, controller.signal);
  controller.abort(reason);
  for (const promise of [sleeping, systemClock.sleep(60_000, controller.signal)])
    t.equal(await promise.catch((error: unknown) => error), reason);
  t.equal(getEventListeners(controller.signal, 'abort').length, 0);
});

await test('an interval repeats until it is stopped', async (t) => {
  let count = 0;
  const reached = Promise.withResolvers<void>();
  const stop = systemClock.every(1, () => {
    count += 1;
    if (count === 3) {
      stop();
      reached.resolve();
    }
  });
  // The repetition itself does not keep the process alive.
  const alive = setInterval(() => undefined, 1000);
  await reached.promise;
  await systemClock.sleep(10);
  clearInterval(alive);
  t.equal(count, 3);
});
