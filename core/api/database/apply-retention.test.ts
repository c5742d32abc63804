import type { SqlEntityManager } from '@mikro-orm/sql';
import { test } from 'tap';
import { collectingLog } from '../../testkit/collecting-log.js';
import { fakeClock } from '../../testkit/fake-clock.js';
import { applyRetention, type RetentionServices } from './apply-retention.js';

const minute = 60_000;
const day = 1_440 * minute;

/** A running deletion, and the ages in days, by the right time, from which rows were deleted. */
function deletions({ aheadDays = 0 } = {}) {
  const clock = fakeClock();
  let ahead = 0;
  const setAhead = (days: number): void => {
    clock.set(days * day - ahead);
    ahead = days * day;
  };
  setAhead(aheadDays);
  const ages: number[] = [];
  const execute = async (_statement: string, [before]: readonly [string]): Promise<unknown[]> => {
    ages.push((clock.now() - ahead - Date.parse(before)) / day);
    return [];
  };
  const log = collectingLog();
  const database = { fork: () => ({ execute }) as unknown as SqlEntityManager };
  const services: RetentionServices = { database, clock, log };
  const rows = { settings: { retentionDays: 30 }, tables: [{ table: 'one', column: 'at' }] };
  const stop = applyRetention(rows, services);
  return { ages, log, setAhead, stop, pass: (minutes: number) => clock.advance(minutes * minute) };
}

await test('old rows are deleted ten minutes after the start, and then every hour', async (t) => {
  const { ages, pass, stop, log } = deletions();
  await pass(9);
  t.strictSame(ages, []);
  await pass(1);
  t.strictSame(ages, [30]);
  await pass(120);
  t.strictSame(ages, [30, 30, 30]);
  stop();
  await pass(120);
  t.equal(ages.length, 3);
  t.strictSame(log.lines, []);
});

await test('a clock that is a year ahead for a moment deletes nothing', async (t) => {
  const { ages, pass, setAhead, log, stop } = deletions();
  for (const begun of [0, 3]) {
    await pass(9 + begun);
    setAhead(365);
    await pass(12);
    setAhead(0);
    await pass(100);
  }
  stop();
  t.ok(ages.length > 1);
  t.ok(ages.every((age) => age === 30));
  t.match(log.lines[0], { level: 'warn', message: /^the clock was set ahead/ });
});

await test('a clock that was behind when the gateway started, or stays ahead, is believed after an hour', async (t) => {
  const { ages, pass, setAhead, stop } = deletions({ aheadDays: -365 });
  setAhead(0);
  await pass(69);
  t.strictSame(ages, []);
  await pass(1);
  t.strictSame(ages, [30]);
  setAhead(365);
  await pass(69);
  t.strictSame(ages, [30]);
  await pass(1);
  t.strictSame(ages, [30, -335]);
  stop();
});
