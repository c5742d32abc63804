import { test } from 'tap';
import type { SharedState } from '../../../core/api/index.js';
import { redisStore } from './redis-store.js';

await test('a count that Redis has sent is taken, although the process was too busy to read it in time, and one that it has not sent is not waited for', async (t) => {
  const answers = [Promise.withResolvers<readonly number[]>(), Promise.withResolvers<readonly number[]>()] as const;
  let asked = 0;
  const client = { isReady: true, eval: () => answers[asked++]?.promise };
  const store = redisStore({ client } as unknown as SharedState, { keyPrefix: 'p', duration: 60, timeoutMs: 1 });
  const counting = store.consume('k', 1);
  for (const end = performance.now() + 5; performance.now() < end; );
  setImmediate(() => answers[0].resolve([3, 42_000]));
  t.strictSame(await counting, { consumed: 3, msBeforeNext: 42_000 });
  await t.rejects(store.consume('k', 1), /has not counted within 1 ms/);
  t.equal(asked, 2);
});
