import { test } from 'tap';
import { fakeClock } from '../../../testkit/fake-clock.js';
import { fc } from '../../../../test/fixtures/random.js';
import { Backlog } from './backlog.js';

await test('the age of the backlog is that of its oldest entry, to a tenth of a second', async (t) => {
  const events = fc.array(fc.record({ ms: fc.nat(400), bytes: fc.integer({ min: 1, max: 9 }), takes: fc.boolean() }));
  await fc.assert(
    fc.asyncProperty(events, async (list) => {
      const clock = fakeClock(0);
      const backlog = new Backlog(clock);
      const waiting: { readonly at: number; readonly bytes: number }[] = [];
      for (const { ms, bytes, takes } of list) {
        await clock.advance(ms);
        const first = takes ? waiting.shift() : undefined;
        if (first) backlog.take(first.bytes);
        else {
          backlog.add(bytes);
          waiting.push({ at: clock.now(), bytes });
        }
        const [oldest] = waiting;
        const all = waiting.reduce((sum, each) => sum + each.bytes, 0);
        if (backlog.bytes !== all || (oldest === undefined) !== (backlog.since === undefined)) return false;
        if (oldest && Math.abs(oldest.at - (backlog.since ?? 0)) >= 100) return false;
      }
      return true;
    }),
  );
  t.pass();
});

await test('of an outage of a day, a bounded number of times is kept, and the age of the backlog is exact to a thousandth', async (t) => {
  const clock = fakeClock(0);
  const backlog = new Backlog(clock);
  const [everyMs, day] = [500, 86_400_000];
  for (let at = 0; at < day; at += everyMs) {
    backlog.add(1);
    await clock.advance(everyMs);
  }
  const known = new Set<number>();
  let furthest = 0;
  for (let at = 0; at < day; at += everyMs) {
    const since = backlog.since ?? Infinity;
    known.add(since);
    furthest = Math.max(furthest, Math.abs(at - since) / (everyMs + at));
    backlog.take(1);
  }
  t.ok(known.size < 10_000, `${known.size} times`);
  t.ok(furthest <= 1 / 1_000, `${furthest} of the age`);
});
