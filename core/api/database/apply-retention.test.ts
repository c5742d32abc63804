import type { SqlEntityManager } from '@mikro-orm/sql';
import { test } from 'tap';
import { collectingLog } from '../../testkit/collecting-log.js';
import { fakeClock } from '../../testkit/fake-clock.js';
import { applyRetention, type RetentionServices } from './apply-retention.js';

const minute = 60_000;
const day = 1_440 * minute;

/** What is deleted, in days before the real time. */
function deletions(aheadAtFirst = 0) {
  const turned = fakeClock();
  let ahead = aheadAtFirst * day;
  const clock = { ...turned, sleep: turned.sleep, every: turned.every, now: () => turned.now() + ahead };
  const days: number[] = [];
  const execute = async (_statement: string, [before]: readonly [string]): Promise<unknown[]> => {
    days.push((turned.now() - Date.parse(before)) / day);
    return [];
  };
  const log = collectingLog();
  const database = { fork: () => ({ execute }) as unknown as SqlEntityManager };
  const services: RetentionServices = { database, clock, log };
  const stop = applyRetention({ retentionDays: 30, organizations: {} }, [{ table: 'one', column: 'at' }], services);
  return {
    stop,
    log,
    days,
    pass: (minutes: number) => turned.advance(minutes * minute),
    setAhead: (byDays: number) => {
      ahead = byDays * day;
    },
  };
}

await test('old rows are deleted ten minutes after the start, and then every hour', async (t) => {
  const { days, pass, stop, log } = deletions();
  await pass(9);
  t.strictSame(days, []);
  await pass(1);
  t.strictSame(days, [30]);
  await pass(120);
  t.strictSame(days, [30, 30, 30]);
  stop();
  await pass(120);
  t.equal(days.length, 3);
  t.strictSame(log.lines, []);
});

await test('a clock that is a year ahead for a moment deletes nothing', async (t) => {
  const { days, pass, setAhead, log, stop } = deletions();
  for (const begun of [0, 3]) {
    await pass(9 + begun);
    setAhead(365);
    await pass(12);
    setAhead(0);
    await pass(100);
  }
  stop();
  t.ok(days.length > 1);
  t.ok(days.every((age) => age === 30));
  t.match(log.lines[0], { level: 'warn', message: /^the clock was set ahead/ });
});

await test('a clock that was behind when the gateway started, or stays ahead, is believed after an hour', async (t) => {
  const { days, pass, setAhead, stop } = deletions(-365);
  setAhead(0);
  await pass(69);
  t.strictSame(days, []);
  await pass(1);
  t.strictSame(days, [30]);
  setAhead(365);
  await pass(69);
  t.strictSame(days, [30]);
  await pass(1);
  t.strictSame(days, [30, -335]);
  stop();
});
