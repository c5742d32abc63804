import { test } from 'tap';
import { fakeClock } from '../../testkit/fake-clock.js';
import { untilAborted } from './until-aborted.js';
import { withTimeLimit } from './with-time-limit.js';

const forever = (signal: AbortSignal): Promise<never> => untilAborted(new Promise(() => undefined), signal);

await test('work is aborted when its time is over, with a reason that says so, or one of its own', async (t) => {
  const clock = fakeClock();
  const limited = [
    t.rejects(withTimeLimit(forever, { limitMs: 50, clock }), /no answer within 50 ms/),
    t.rejects(withTimeLimit(forever, { limitMs: 50, clock, tooLate: () => new Error('late') }), /^late$/),
  ];
  await clock.advance(50);
  await Promise.all(limited);
});

await test('work is aborted with its caller, and leaves no timer, however it ends', async (t) => {
  const clock = fakeClock();
  const signal = AbortSignal.abort(new Error('the client has left'));
  await t.rejects(withTimeLimit(forever, { limitMs: 50, clock, signal }), /the client has left/);
  await t.rejects(
    withTimeLimit(() => Promise.reject(new Error('broken')), { limitMs: 50, clock }),
    /broken/,
  );
  t.equal(await withTimeLimit(async () => 'done', { limitMs: 50, clock }), 'done');
  t.equal(clock.waiting, 0);
});
