import { mock } from 'node:test';
import { test } from 'tap';
import { collectingLog } from '../testkit/collecting-log.js';
import { fakeClock } from '../testkit/fake-clock.js';
import { HostStoreStates } from './store-states.js';

await test('stores are asked every ten seconds at most, and the log says why one cannot be used, and when it can again', async (t) => {
  let time = 1_000;
  const monotonic = mock.method(performance, 'now', () => time);
  t.teardown(() => monotonic.mock.restore());
  const log = collectingLog();
  const states = new HostStoreStates(fakeClock(), log);
  let failure: Error | undefined;
  let asked = 0;
  states.add('files', async () => {
    asked += 1;
    if (failure) throw failure;
  });
  let isReady = true;
  states.add('redis', () => isReady);
  const verdicts = async () =>
    Object.fromEntries((await states.now()).map(({ store, available }) => [store, available]));

  t.strictSame(await states.now(), [
    { store: 'files', available: true },
    { store: 'redis', available: true },
  ]);
  failure = new Error('gone');
  isReady = false;
  t.match(await verdicts(), { files: true, redis: true }, 'not asked again');
  for (let probe = 0; probe < 2; probe += 1) {
    time += 10_000;
    t.match(await verdicts(), { files: false, redis: false });
  }
  t.strictSame(
    log.lines,
    [{ level: 'warn', message: 'a store cannot be used', fields: { store: 'files', error: failure } }],
    'once, and not for a store that logs its outages by itself',
  );
  failure = new Error('refuses the password');
  time += 10_000;
  await states.now();
  t.match(log.lines.slice(1), [{ message: 'a store cannot be used', fields: { error: failure } }], 'a new reason');
  failure = undefined;
  isReady = true;
  time += 10_000;
  t.match(await verdicts(), { files: true, redis: true });
  t.equal(asked, 5);
  t.match(log.lines.slice(2), [{ level: 'info', fields: { store: 'files' } }], 'and only what it has said');
});

await test('nobody waits for a silent store for longer than a quarter of a second, and it is asked once', async (t) => {
  const clock = fakeClock();
  const states = new HostStoreStates(clock, collectingLog());
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  states.add('vectors', () => {
    asked += 1;
    return answer.promise;
  });
  states.add('redis', () => true);
  for (let caller = 0; caller < 2; caller += 1) {
    const known = states.now();
    await clock.advance(250);
    t.strictSame(await known, [{ store: 'redis', available: true }], 'nothing is known about it yet');
  }
  answer.reject(new Error('no answer'));
  t.match(await states.now(), [{ store: 'vectors', available: false }, { store: 'redis' }]);
  t.equal(asked, 1);
});
