import { setImmediate } from 'node:timers/promises';
import { test } from 'tap';
import { deleteExpired } from '../../core/api/database.js';
import { type Connections, type Exchange, newId } from '../../core/api/index.js';
import { collectingLog, fakeClock } from '../../core/testkit/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { config } from './config.js';
import { submitFeedback } from './feedback-store.js';
import { expiringTables, tables } from './tables.js';

const day = 86_400_000;

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

await forEachDatabase(
  'feedback that is older than its organization keeps it is deleted',
  [tables],
  async (t, database) => {
    const clock = fakeClock(1_000 * day);
    const answer = { connectionId: newId(0), model: 'm', endUserId: '', promptVersionIds: [] };
    const traces = {
      find: async (_organizationId: string, traceId: string) => ({ ...answer, traceId }),
      showFeedback: () => () => undefined,
    };
    const services = {
      database,
      traces,
      connections: { get: () => undefined } as unknown as Connections,
      clock,
      policies: undefined,
    };
    const feedback = { value: 5, min: 0, max: 100, inverted: false, metadata: 'Ask Ms. Miller.' };
    const { signal } = new AbortController();
    for (const age of [40, 20, 1]) {
      clock.set(-age * day);
      for (const organizationId of ['acme', 'brief']) {
        const place = { organizationId, traceId: `${age}`.padStart(32, 'a') };
        await submitFeedback(place, feedback, services, { signal } as Exchange);
      }
      clock.set(age * day);
    }
    const settings = config.parse({ retentionDays: 30, organizations: { brief: { retentionDays: 10 } } });
    await deleteExpired({ settings, tables: expiringTables }, { database, clock, log: collectingLog() });
    t.strictSame(
      await database
        .fork()
        .execute('select organization_id as who, count(*)::integer as left from feedback group by 1 order by 1'),
      [
        { who: 'acme', left: 2 },
        { who: 'brief', left: 1 },
      ],
    );
  },
);
