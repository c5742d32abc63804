import { test } from 'tap';
import { collectingLog } from '../../testkit/collecting-log.js';
import { fakeClock } from '../../testkit/fake-clock.js';
import {
  failure,
  message,
  noAnswer,
  sampleServer,
  tooMany,
} from '../../../test/fixtures/components/sample-postgres.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { ServerPool } from './postgresql-pool.js';

await test('a connection whose session cannot be set up returns to the pool', async (t) => {
  const url = await sampleServer(t, failure('53200', 'out of memory'));
  const pool = new ServerPool({ url, maxConnections: 1, connectMs: 5_000, silenceMs: 0, log: silentLog });
  t.teardown(() => pool.end());
  await t.rejects(pool.connect(), { code: 'GW_DATABASE_UNAVAILABLE' });
  const { open, idle } = pool.connections;
  t.equal(idle, open);
});

await test('a server, or a pooler, that refuses further connections is used with those that are open, and the log says so', async (t) => {
  // The second is PgBouncer's.
  for (const refusal of [tooMany, failure('08P01', 'no more connections allowed (max_client_conn)')]) {
    const url = await sampleServer(t, message('I', ''), 2, refusal);
    const log = collectingLog();
    const pool = new ServerPool({ url, maxConnections: 5, connectMs: 60_000, silenceMs: 0, log });
    t.teardown(() => pool.end());
    for (let round = 0; round < 2; round += 1) {
      const waiting = Array.from({ length: 5 }, async () => (await pool.connect()).release());
      await Promise.all(waiting);
    }
    t.equal(pool.connections.open, 2);
    t.match(log.lines, [{ level: 'warn', message: /^PostgreSQL refuses further connections/, fields: { wanted: 5 } }]);
  }
});

await test('a pooler that lets further connections wait is used with those that it has, and the log says so', async (t) => {
  const url = await sampleServer(t, message('I', ''), 1, noAnswer);
  const [log, clock] = [collectingLog(), fakeClock()];
  const pool = new ServerPool({ url, maxConnections: 5, connectMs: 60_000, silenceMs: 0, log, clock });
  t.teardown(() => pool.end());
  const first = await pool.connect();
  const second = pool.connect();
  await until(() => clock.waiting > 0, 'the second connection waits');
  await clock.advance(5_000);
  first.release();
  (await second).release();
  t.equal(pool.connections.open, 1);
  t.match(log.lines, [{ level: 'warn', message: /^PostgreSQL refuses further connections/, fields: { wanted: 5 } }]);
});

await test('a server that refuses the first connection is an outage', async (t) => {
  const url = await sampleServer(t, message('I', ''), 0);
  const pool = new ServerPool({ url, maxConnections: 5, connectMs: 60_000, silenceMs: 0, log: silentLog });
  t.teardown(() => pool.end());
  await t.rejects(pool.connect(), { code: 'GW_DATABASE_UNAVAILABLE', cause: { code: '53300' } });
});

await test('a server that refuses everybody at once is an outage for all of them, and is used again as soon as the credentials are right', async (t) => {
  const refusal = failure('28P01', 'password authentication failed');
  const [refusing, taking] = await Promise.all([0, 5].map((most) => sampleServer(t, message('I', ''), most, refusal)));
  const log = collectingLog();
  const pool = new ServerPool({ url: refusing ?? '', maxConnections: 5, connectMs: 60_000, silenceMs: 0, log });
  t.teardown(() => pool.end());
  const waiting = Array.from({ length: 5 }, () => pool.connect());
  for (const refused of waiting)
    await t.rejects(refused, { code: 'GW_DATABASE_UNAVAILABLE', cause: { code: '28P01' } });
  t.strictSame(log.lines, [], 'none is shared');
  const asking = Array.from({ length: 5 }, () => pool.connect());
  pool.useUrl(taking ?? '');
  const checkouts = await Promise.all(asking);
  t.equal(pool.connections.open, 5, 'also for those that are being refused at that moment');
  for (const checkout of checkouts) checkout.release();
});

await test('after a change of the credentials, a server that has refused some connections is asked for as many as before', async (t) => {
  const [refusing, taking] = await Promise.all([1, 5].map((most) => sampleServer(t, message('I', ''), most)));
  const pool = new ServerPool({
    url: refusing ?? '',
    maxConnections: 3,
    connectMs: 60_000,
    silenceMs: 0,
    log: silentLog,
  });
  t.teardown(() => pool.end());
  const shared = Array.from({ length: 3 }, async () => (await pool.connect()).release());
  await Promise.all(shared);
  t.equal(pool.connections.open, 1);
  pool.useUrl(taking ?? '');
  const checkouts = await Promise.all(Array.from({ length: 3 }, () => pool.connect()));
  t.equal(pool.connections.open, 3);
  for (const checkout of checkouts) checkout.release();
});
