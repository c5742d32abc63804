import { test } from 'tap';
import { fc, seed } from '../../../test/fixtures/random.js';
import { OverdueCalls, ticksOf, type Waiting } from './overdue-calls.js';

class Call implements Waiting {
  place: number | undefined;
  readonly seen: number[] = [];

  endOverdue(tick: number): void {
    this.seen.push(tick);
  }
}

await test('a time limit has passed after its ticks, wherever between two of them it began', async (t) => {
  for (const [milliseconds, ticks] of [
    [1, 2],
    [500, 2],
    [501, 3],
    [300_000, 601],
  ] as const) {
    t.equal(ticksOf(milliseconds), ticks, `${milliseconds} ms`);
  }
  t.equal(ticksOf(0), Infinity, 'no limit');
});

await test('waiting calls are checked at every tick, and no others', async (t) => {
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('add', 'delete'), which: fc.nat({ max: 9 }) }),
    fc.constant({ kind: 'look' }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const overdue = new OverdueCalls();
      const calls = Array.from({ length: 10 }, () => new Call());
      const expected = calls.map((): number[] => []);
      const waiting = new Set<number>();
      let tick = 0;
      const look = (): void => {
        overdue.look();
        tick += 1;
        for (const which of waiting) expected[which]?.push(tick);
      };
      for (const { kind, which = 0 } of steps as { kind: string; which?: number }[]) {
        const call = calls[which] as Call;
        if (kind === 'look') look();
        else if (kind === 'add') {
          overdue.add(call);
          waiting.add(which);
        } else {
          overdue.delete(call);
          waiting.delete(which);
        }
      }
      look();
      for (const call of calls) overdue.delete(call);
      overdue.look();
      return calls.every((call, which) => JSON.stringify(call.seen) === JSON.stringify(expected[which]));
    }),
  );
  t.pass(`seed ${seed}`);
});

await test('a call that is removed during the check does not cause others to be skipped', async (t) => {
  const overdue = new OverdueCalls();
  const first = new Call();
  const second = new Call();
  first.endOverdue = () => overdue.delete(first);
  overdue.add(first);
  overdue.add(second);
  overdue.look();
  t.strictSame(second.seen, [1]);
  t.equal(first.place, undefined);
  overdue.delete(second);
});
