import { type Test, test } from 'tap';
import type { Database } from '../../../core/api/database.js';
import { Calendar } from '../../../core/api/index.js';
import { collectingLog } from '../../../core/testkit/collecting-log.js';
import { type FakeClock, fakeClock } from '../../../core/testkit/fake-clock.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { tables } from '../tables.js';
import type { Consumption } from './consumed-points.js';
import { DatabaseCounts } from './database-store.js';
import { LimitWindows } from './windows.js';

const noon = Date.UTC(2030, 0, 31, 12);
const hourMs = 3_600_000;

let limits = 0;

/** Takes points as a process does that has just started. */
function startedProcess(
  t: Test,
  database: Database,
  { clock, name, most }: { clock: FakeClock; name: string; most: number },
) {
  const counts = new DatabaseCounts({ database, calendar: new Calendar('UTC'), clock, log: silentLog });
  t.teardown(() => counts.close());
  const context = { shared: undefined, timeoutMs: 1, replicas: () => 2, counts: counts.of };
  const windows = {
    hour: new LimitWindows(`${name}-hour`, { window: 'hour', burst: 0 }, context),
    day: new LimitWindows(`${name}-day`, { window: 'day', burst: 0 }, context),
    month: new LimitWindows(`${name}-month`, { window: 'month', burst: 0 }, context),
  };
  return async (window: keyof typeof windows, points = 1): Promise<Consumption> =>
    windows[window].take({ key: `${name}-${window}:k`, points, most });
}

function named(
  most: number,
  clock = fakeClock(noon),
): { readonly clock: FakeClock; readonly name: string; readonly most: number } {
  limits += 1;
  return { clock, name: `limit-${limits}`, most };
}

await forEachDatabase('windows by the calendar', [tables], async (t, database) => {
  await t.test('are counted together by all processes, and go on after a restart', async (t) => {
    const limit = named(5);
    const [one, two] = [startedProcess(t, database, limit), startedProcess(t, database, limit)];
    t.match(await one('day', 2), { allowed: true, remaining: 3, endsInMs: 12 * hourMs });
    t.match(await two('day', 2), { allowed: true, remaining: 1 });
    const restarted = startedProcess(t, database, limit);
    t.match(await restarted('day', 2), { allowed: false });
    const last = await restarted('day', 0);
    t.match(last, { allowed: false, remaining: 0 }, 'what was refused is counted until it is given back');
    await last.correct(-2);
    t.match(await one('day'), { allowed: true, remaining: 0 });
    t.match(await two('day'), { allowed: false });
  });

  await t.test('begin anew with the hour, the day and the month', async (t) => {
    const limit = named(1);
    const take = startedProcess(t, database, limit);
    const allowed = async (): Promise<readonly boolean[]> =>
      Promise.all((['hour', 'day', 'month'] as const).map(async (window) => (await take(window)).allowed));
    t.strictSame(await allowed(), [true, true, true]);
    t.strictSame(await allowed(), [false, false, false]);
    limit.clock.set(hourMs);
    t.strictSame(await allowed(), [true, false, false]);
    limit.clock.set(12 * hourMs);
    t.strictSame(await allowed(), [true, true, true], 'the first of February');
  });

  await t.test('of a large limit are taken in advance, and never exceed it', async (t) => {
    const limit = named(10_000);
    const processes = [startedProcess(t, database, limit), startedProcess(t, database, limit)];
    let sum = 0;
    for (let turn = 0; turn < 600; turn += 1) {
      const taken = await Promise.all(processes.map((take) => take('month', 10)));
      for (const one of taken) {
        if (one.allowed) sum += 10;
        else await one.correct(-10);
      }
    }
    t.ok(sum <= 10_000 && sum >= 9_900, `${sum} of 10000`);
  });

  await t.test('that have ended for a day are deleted', async (t) => {
    const limit = named(5, fakeClock(Date.now() - 3 * 24 * hourMs));
    const take = startedProcess(t, database, limit);
    const rows = async (): Promise<number> =>
      (
        await database
          .fork()
          .execute<{ key: string }[]>('select key from rate_limit_count where key like ?', [`${limit.name}-%`])
      ).length;
    await take('hour');
    t.equal(await rows(), 1);
    await limit.clock.advance(hourMs);
    await until(async () => (await rows()) === 0, 'it is gone');
  });
});

await test('while the database is silent, each process counts by itself, and does not ask it', async (t) => {
  const clock = fakeClock(noon);
  const log = collectingLog();
  let asked = 0;
  const silent = {
    fork: () => ({
      execute: () => {
        asked += 1;
        return new Promise(() => undefined);
      },
    }),
  } as unknown as Database;
  const counts = new DatabaseCounts({ database: silent, calendar: new Calendar('UTC'), clock, log });
  t.teardown(() => counts.close());
  const context = { shared: undefined, timeoutMs: 1, replicas: () => 2, counts: counts.of };
  const windows = new LimitWindows('silent', { window: 'day', burst: 0 }, context);
  const take = async (): Promise<boolean> => (await windows.take({ key: 'k', points: 1, most: 4 })).allowed;
  const first = take();
  await clock.advance(2_000);
  t.equal(await first, true);
  t.strictSame([await take(), await take()], [true, false], 'a process has its share of the limit');
  t.equal(asked, 1, 'and does not ask again for a while');
  t.match(log.lines, [{ level: 'warn' }]);
});
