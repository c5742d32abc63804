import { once } from 'node:events';
import pg from 'pg';
import { type Test, test } from 'tap';
import { createDatabase, runStatement } from '../../../test/fixtures/components/postgres-database.js';
import { startPostgres } from '../../../test/fixtures/components/postgres.js';
import { until } from '../../../test/fixtures/components/until.js';
import { announceChange } from '../../api/database.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { ChangeListener } from './change-listener.js';
import { type OpenDatabase, openDatabase } from './open-database.js';

/** A process with this database open that hears of changes, and what it has heard. */
async function hearing(t: Test, url: string, { tables = ['note'], silenceMs = 30_000 } = {}) {
  const log = collectingLog();
  const database = await openDatabase({
    url,
    folder: 'memory',
    tables: [],
    log,
    limits: { silenceMs },
  });
  t.teardown(() => database.close());
  let times = 0;
  const stop = database.onChange(tables, () => (times += 1));
  const heard = {
    database,
    stop,
    log,
    times: () => times,
    /** Resolves when it has begun to listen, and has notified all subscribers. */
    isListening: () => until(() => times === 1, 'the listener listens'),
    levels: () => log.lines.filter(({ message }) => message.includes('change notifications')).map(({ level }) => level),
  };
  return heard;
}

function announce(database: OpenDatabase, table: string): Promise<void> {
  return database.transactional((entities) => announceChange(entities, table));
}

const listeners = "from pg_stat_activity where application_name = 'sluice listener' and datname = current_database()";

async function countListeners(url: string): Promise<number> {
  return Number((await runStatement(url, `select count(*) as n ${listeners}`))[0]?.['n']);
}

await test('a change is notified when it is committed, not before, and not at all when it is rolled back', async (t) => {
  const url = await createDatabase(t);
  const { database, times, isListening } = await hearing(t, url);
  await isListening();
  const undone = database.transactional(async (entities) => {
    await announceChange(entities, 'note');
    throw new Error('changed my mind');
  });
  await t.rejects(undone, /changed my mind/);
  let others = 0;
  database.onChange(['page'], () => (others += 1));
  await database.transactional(async (entities) => {
    await announceChange(entities, 'note');
    await announce(database, 'page');
    await until(() => others === 1, 'what was announced and committed later is heard');
    t.equal(times(), 1);
  });
  await until(() => times() === 2, 'the change is heard');
});

await test('repeated announcements in one transaction cause one notification, and other tables cause none', async (t) => {
  const url = await createDatabase(t);
  const { database, times, isListening } = await hearing(t, url, { tables: ['note', 'page'] });
  await isListening();
  await announce(database, 'other');
  await database.transactional(async (entities) => {
    await announceChange(entities, 'note');
    await announceChange(entities, 'note');
  });
  await announce(database, 'page');
  await until(() => times() === 3, 'both changes are heard');
});

await test('an ended subscription gets no notifications, and others continue', async (t) => {
  const url = await createDatabase(t);
  const { database, times, isListening, stop } = await hearing(t, url);
  await isListening();
  let other = 0;
  database.onChange(['note'], () => (other += 1));
  stop();
  await announce(database, 'note');
  await until(() => other === 1, 'the other one hears');
  t.equal(times(), 1);
});

await test('a subscriber that throws is logged, and others are notified', async (t) => {
  const url = await createDatabase(t);
  const { database, log, isListening } = await hearing(t, url);
  await isListening();
  let other = 0;
  database.onChange(['note'], () => {
    throw new Error('this plugin is broken');
  });
  database.onChange(['note'], () => (other += 1));
  await announce(database, 'note');
  await until(() => other === 1, 'the other one hears');
  t.match(
    log.lines.filter(({ level }) => level === 'error'),
    [{ fields: { table: 'note', error: Error } }],
  );
});

await test('a server that ends idle sessions ends no connection of a gateway', async (t) => {
  const url = await createDatabase(t);
  await runStatement(url, `alter database ${new URL(url).pathname.slice(1)} set idle_session_timeout to '3s'`);
  const { isListening, log } = await hearing(t, url);
  await isListening();
  const before = await runStatement(url, `select pid ${listeners}`);
  const other = new pg.Client({ connectionString: url });
  other.on('error', () => undefined);
  await other.connect();
  const [error] = (await once(other, 'error')) as [Error & { code: string }];
  t.equal(error.code, '57P05', 'a session that is idle for no longer is ended');
  t.strictSame(await runStatement(url, `select pid ${listeners}`), before);
  t.strictSame(log.lines, []);
});

await test('a connection is opened for listening only with subscribers, and shared by all', async (t) => {
  const url = await createDatabase(t);
  const database = await openDatabase({ url, folder: 'memory', tables: [], log: collectingLog() });
  t.teardown(() => database.close());
  await database.healthy(AbortSignal.timeout(60_000));
  t.equal(await countListeners(url), 0);
  let told = 0;
  for (const table of ['note', 'page']) database.onChange([table], () => (told += 1));
  await until(() => told === 2, 'it listens');
  t.equal(await countListeners(url), 1);
  await database.close();
  await until(async () => (await countListeners(url)) === 0, 'nothing is left open');
});

await test('a lost connection is reopened at once, calls all subscribers, and is logged once', async (t) => {
  const url = await createDatabase(t);
  const { database, times, isListening, levels } = await hearing(t, url);
  await isListening();
  const began = performance.now();
  await runStatement(url, `select pg_terminate_backend(pid) ${listeners}`);
  await until(() => times() === 2, 'it listens again');
  // The duration depends on the machine; it is only printed.
  t.comment(`${Math.round(performance.now() - began)} ms`);
  await announce(database, 'note');
  await until(() => times() === 3, 'it hears again');
  await until(() => levels().length === 2, 'it says so');
  t.strictSame(levels(), ['warn', 'info']);
});

await test('a server that goes away and comes back, and one that hangs', async (t) => {
  const server = await startPostgres();
  t.teardown(() => server.stop());
  const { database, times, isListening, levels } = await hearing(t, server.url);
  await isListening();

  await t.test('a listener whose server was killed listens again when it is back', async (t) => {
    await server.kill();
    await until(() => levels().length === 1, 'the loss is noticed');
    await server.restart();
    await until(() => times() === 2, 'it listens again');
    await announce(database, 'note');
    await until(() => times() === 3, 'it hears again');
    await until(() => levels().length === 2, 'it says so');
    t.strictSame(levels(), ['warn', 'info']);
  });

  await t.test('a listener whose server hangs notices the silence, and listens again when it answers', async (t) => {
    // Whatever else takes it a second to answer is taken for silence as well: so the lines in the log may be more than two.
    const { times, levels } = await hearing(t, server.url, { silenceMs: 1_000 });
    await until(() => times() > 0, 'the listener listens');
    server.freeze();
    await until(() => levels().at(-1) === 'warn', 'silence is noticed');
    const before = times();
    server.thaw();
    await until(() => times() > before && levels().at(-1) === 'info', 'it listens again, and says so');
    t.ok(
      levels().every((level, index) => level === (index % 2 === 0 ? 'warn' : 'info')),
      `${levels().join()}: each once`,
    );
  });
});

await test('behind a pooler that shares sessions, no notifications arrive, which is logged once, and it keeps trying', async (t) => {
  const url = await createDatabase(t);
  const log = collectingLog();
  let attempts = 0;
  const notify = async (): Promise<void> => {
    attempts += 1;
  };
  const listener = new ChangeListener({ url, connectMs: 60_000, heartbeatMs: 500, notify, log });
  listener.onChange(['note'], () => undefined);
  await until(() => attempts >= 3, 'it goes on trying');
  await listener.close();
  t.strictSame(
    log.lines.map(({ level }) => level),
    ['warn'],
  );
  t.match(log.lines[0]?.fields['error'], { message: /pooler/ });
});

/** Nobody waits for so long. */
const longWaitMs = 60_000;

await test('closing ends listening immediately, in every state of the listener', async (t) => {
  const url = await createDatabase(t);
  const unreachable = 'postgresql://nobody@127.0.0.1:1/nothing';
  const moments = {
    'opening its connection': { url, comes: () => true },
    listening: { url, comes: ({ told }: { told: boolean }) => told },
    'waiting until it tries again': { url: unreachable, comes: ({ warned }: { warned: boolean }) => warned },
  };
  for (const [moment, { url: address, comes }] of Object.entries(moments)) {
    const log = collectingLog();
    let told = false;
    const notify = (): Promise<void> => Promise.resolve();
    const listener = new ChangeListener({ url: address, connectMs: longWaitMs, heartbeatMs: longWaitMs, notify, log });
    listener.onChange(['note'], () => (told = true));
    await until(() => comes({ told, warned: log.lines.length > 0 }), moment);
    const began = performance.now();
    await listener.close();
    t.ok(performance.now() - began < longWaitMs / 2, moment);
  }
  await until(async () => (await countListeners(url)) === 0, 'nothing is left open');
});
