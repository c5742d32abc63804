import { setImmediate } from 'node:timers/promises';
import { test } from 'tap';
import type { Exchange } from '../../core/api/index.js';
import { fakeClock } from '../../core/testkit/index.js';
import { submitFeedback } from './feedback-store.js';

await test('a trace that is on its way is looked for three times more, each time after twice as long', async (t) => {
  const clock = fakeClock();
  const start = clock.now();
  const looked: number[] = [];
  const traces = {
    find: async () => {
      looked.push(clock.now() - start);
      return undefined;
    },
    showFeedback: () => () => undefined,
  };
  const services = { clock, traces, connections: {} as never, database: {} as never };
  const feedback = { value: 5, min: 0, max: 100, inverted: false };
  const { signal } = new AbortController();
  const place = { organizationId: 'acme', traceId: 'a'.repeat(32) };
  const submitted = submitFeedback(place, feedback, services, { signal } as Exchange);
  const refused = t.rejects(submitted, { code: 'GW_TRACE_UNKNOWN', status: 404 });
  for (const pause of [250, 500, 1000]) {
    while (clock.waiting === 0) await setImmediate();
    await clock.advance(pause);
  }
  await refused;
  t.strictSame(looked, [0, 250, 750, 1750]);
});
