import { getEventListeners } from 'node:events';
import { test } from 'tap';
import { fakeClock } from './fake-clock.js';

await test('a fake clock does not advance by itself', async (t) => {
  const clock = fakeClock(1000);
  let awake = false;
  const sleeping = clock.sleep(50).then(() => (awake = true));
  await clock.advance(49);
  t.equal(clock.now(), 1049);
  t.notOk(awake);
  await clock.advance(1);
  await sleeping;
  t.equal(clock.now(), 1050);
  t.equal(clock.waiting, 0);
});

await test('due timers run in order, each at its own time, with everything that follows from it', async (t) => {
  const clock = fakeClock(0);
  const seen: string[] = [];
  const stop = clock.every(10, () => seen.push(`every ${clock.now()}`));
  const sleeper = async (): Promise<void> => {
    await clock.sleep(5);
    seen.push(`first ${clock.now()}`);
    await clock.sleep(7);
    seen.push(`second ${clock.now()}`);
  };
  await Promise.all([sleeper(), clock.advance(25)]);
  t.strictSame(seen, ['first 5', 'every 10', 'second 12', 'every 20']);
  stop();
  await clock.advance(100);
  t.equal(seen.length, 4);
  t.equal(clock.now(), 125);
});

await test('a clock that is set runs no timer earlier or later', async (t) => {
  const clock = fakeClock(1000);
  const awake: number[] = [];
  const sleeping = clock.sleep(10).then(() => awake.push(clock.now()));
  clock.set(500);
  await clock.advance(9);
  t.equal(clock.now(), 1509);
  t.strictSame(awake, []);
  clock.set(-700);
  await clock.advance(1);
  await sleeping;
  t.strictSame(awake, [810]);
});

await test('a sleep that is aborted rejects with the reason', async (t) => {
  const clock = fakeClock();
  const reason = new Error('enough');
  const controller = new AbortController();
  const sleeping = clock.sleep(10, controller.signal);
  controller.abort(reason);
  t.equal(await sleeping.catch((error: unknown) => error), reason);
  t.equal(await clock.sleep(10, controller.signal).catch((error: unknown) => error), reason);
  t.equal(clock.waiting, 0);
  t.equal(getEventListeners(controller.signal, 'abort').length, 0);
});
