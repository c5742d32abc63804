import { test } from 'tap';
import type { Consumption } from './consumed-points.js';
import { LimitWindows } from './windows.js';

await test('a request that the burst refuses takes nothing of it, if the one that has it gives it back', (t) => {
  const windows = new LimitWindows(
    'requests',
    { window: 'minute', burst: 1 },
    { shared: undefined, timeoutMs: 1, replicas: () => 1 },
  );
  const take = (): Consumption => windows.take({ key: 'key', points: 1, most: 1 }) as Consumption;
  t.ok(take().allowed);
  const [further, refused] = [take(), take()];
  t.strictSame([further.allowed, refused.allowed], [true, false]);
  for (const taken of [refused, further]) t.equal(taken.correct(-1), undefined);
  t.ok(take().allowed);
  t.end();
});
