import { test } from 'tap';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fc } from '../../../test/fixtures/random.js';
import { MemoryWindows } from './memory-windows.js';

await test('the synchronous count is the same as the library’s', async (t) => {
  const step = fc.record({ key: fc.constantFrom('a', 'b'), points: fc.integer({ min: -20, max: 40 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const options = { keyPrefix: 'p', points: 50, duration: 60 };
      const [own, library] = [new MemoryWindows(options), new RateLimiterMemory(options)];
      for (const { key, points } of steps) {
        const counted = own.countNow(key, points);
        const asked = points < 0 ? library.reward(key, -points) : library.consume(key, points);
        const told = await asked.catch((refused: unknown) => refused as RateLimiterRes);
        if (counted.consumedPoints !== told.consumedPoints) return false;
        if (counted.isFirstInDuration !== told.isFirstInDuration) return false;
        if (counted.msBeforeNext <= 0 || counted.msBeforeNext > 60_000) return false;
        if ((await own.get(key))?.consumedPoints !== counted.consumedPoints) return false;
        if (own.consumedNow(key) !== counted.consumedPoints || own.consumedNow('another') !== 0) return false;
      }
      return true;
    }),
  );
  t.pass();
});

await test('a clock that is set back makes no window look longer than it is', async (t) => {
  const windows = new MemoryWindows({ keyPrefix: 'p', points: 1, duration: 60 });
  windows.countNow('a', 1);
  const before = Date.now();
  t.intercept(Date, 'now', { value: () => before - 3_600_000 });
  const { msBeforeNext, consumedPoints } = windows.countNow('a', 1);
  t.equal(consumedPoints, 2);
  t.ok(msBeforeNext <= 60_000, `not ${msBeforeNext} ms`);
});

await test('keys beyond the limit share one, until the window of another key ends', async (t) => {
  const windows = new MemoryWindows({ keyPrefix: 'p', points: 9, duration: 60 }, 2);
  for (const key of ['a', 'b']) {
    t.equal(windows.countedKey(key), key);
    windows.countNow(key, 1);
  }
  const shared = windows.countedKey('c');
  t.notMatch(['a', 'b', 'c'], shared);
  t.equal(windows.countedKey('d'), shared);
  t.equal(windows.countedKey('a'), 'a');
  await windows.delete('b');
  t.equal(windows.countedKey('c'), 'c');
});
