import pg from 'pg';
import { type Test, test } from 'tap';
import type { Connection } from '../../core/api/index.js';
import { fakeClock, ScriptedHttpClient } from '../../core/testkit/index.js';
import { openDatabase } from '../../core/services/database/open-database.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { createDatabase } from '../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import plugin from './plugin.js';
import { tables } from './tables.js';
import {
  bindingsIn,
  changesIn,
  connectionsIn,
  type ConnectionTable,
  key,
  noteOf,
  opened,
  start,
  stored,
  token,
  wrongKey,
} from './fixtures/opened-auth.js';

const fixedKey = `sk-slc-${'k'.repeat(24)}`;
const fixedToken = `at-slc-${'t'.repeat(24)}`;

await forEachDatabase('first start', [tables], async (t, database) => {
  await t.test('an empty database gets a connection, an admin token and a key, shown once', async (t) => {
    const table: ConnectionTable = new Map();
    const { notes, answer, connections, readiness } = await opened(t, database, { organization: 'first', table });
    t.strictSame(readiness, [false, true], 'not ready before they exist');
    t.strictSame(
      notes.map(({ id, label }) => [id, label]),
      [
        ['admin-token', 'Admin token'],
        ['api-key', 'API key'],
        ['connection-id', 'Connection id'],
      ],
    );
    t.equal(noteOf(notes, 'connection-id'), connections.named('first', 'default')?.connectionId);
    t.equal(await answer(key(noteOf(notes, 'api-key'))), 'default');
    t.equal(await answer(token(noteOf(notes, 'admin-token'))), 'admin');
    const again = await opened(t, database, { organization: 'first', table });
    t.strictSame(again.notes, []);
    t.equal(await again.answer(key(noteOf(notes, 'api-key'))), 'default');
    t.strictSame(await stored(database, 'first'), { keys: 1, tokens: 1 });
    t.equal(table.size, 1);
  });

  await t.test('the connection gets the configured name, and an existing one with that name is used', async (t) => {
    const table: ConnectionTable = new Map();
    const there = connectionsIn(table).add({ organizationId: 'named', name: 'shop' });
    const bootstrap = { connectionName: 'shop' };
    const { notes } = await opened(t, database, { organization: 'named', table, bootstrap });
    t.equal(noteOf(notes, 'connection-id'), there.connectionId);
    t.equal(table.size, 1);
  });

  await t.test('a connection of that name that another process has just created is used', async (t) => {
    const table: ConnectionTable = new Map();
    const starting = opened(t, database, { organization: 'late', table });
    const there = connectionsIn(table).add({ organizationId: 'late', name: 'default' });
    const { notes, answer } = await starting;
    t.equal(noteOf(notes, 'connection-id'), there.connectionId);
    t.equal(await answer(key(noteOf(notes, 'api-key'))), 'default');
    t.equal(table.size, 1);
  });

  await t.test('fixed secrets are created, work, and are not shown; a restart changes nothing', async (t) => {
    const table: ConnectionTable = new Map();
    const setting = { organization: 'fixed', table, bootstrap: { apiKey: fixedKey, adminToken: fixedToken } };
    for (const round of ['first start', 'restart', 'second restart']) {
      const { notes, answer } = await opened(t, database, setting);
      t.strictSame(notes, [], round);
      t.equal(await answer(key(fixedKey)), 'default', round);
      t.equal(await answer(token(fixedToken)), 'admin', round);
      t.strictSame(await stored(database, 'fixed'), { keys: 1, tokens: 1 }, round);
      t.equal(table.size, 1, round);
    }
  });

  await t.test('if one secret is fixed, the other is random and is shown, together with the connection', async (t) => {
    const apiKey = `${fixedKey}-half`;
    const { notes } = await opened(t, database, { organization: 'half', bootstrap: { apiKey } });
    t.strictSame(
      notes.map(({ id }) => id),
      ['admin-token', 'connection-id'],
    );
    t.strictSame(await stored(database, 'half'), { keys: 1, tokens: 1 });
  });

  for (const fate of ['renamed', 'deleted'] as const) {
    await t.test(`no second connection is created if the first has been ${fate}`, async (t) => {
      const table: ConnectionTable = new Map();
      const bootstrap = { apiKey: `${fixedKey}-${fate}`, adminToken: `${fixedToken}-${fate}` };
      const setting = { organization: fate, table };
      const { connections } = await opened(t, database, { ...setting, bootstrap });
      const made = connections.named(fate, 'default') as Connection;
      if (fate === 'deleted') table.clear();
      else table.set(made.connectionId, { ...made, name: 'mine now' });
      const names = (): string[] => [...table.values()].map(({ name }) => name);
      const left = names();
      const again = await opened(t, database, { ...setting, bootstrap });
      t.strictSame(names(), left);
      const answer = await again.answer(key(bootstrap.apiKey));
      t.match(answer, fate === 'deleted' ? /^401 .*default connection does not exist any more/ : /^mine now$/);
      const withToken = { adminToken: `${fixedToken}-${fate}-new` };
      const third = await opened(t, database, { ...setting, bootstrap: withToken });
      t.strictSame(names(), left, 'a token that is fixed later needs no connection');
      t.equal(await third.answer(token(withToken.adminToken)), 'admin');
      t.strictSame(third.notes, []);
    });
  }

  await t.test('a key that is fixed later is added for the configured connection', async (t) => {
    const table: ConnectionTable = new Map();
    const setting = { organization: 'later', table };
    const { notes } = await opened(t, database, setting);
    const apiKey = `${fixedKey}-later`;
    const again = await opened(t, database, { ...setting, bootstrap: { apiKey, connectionName: 'automation' } });
    t.strictSame(again.notes, []);
    t.equal(await again.answer(key(apiKey)), 'automation');
    t.equal(await again.answer(key(noteOf(notes, 'api-key'))), 'default');
    t.strictSame(await stored(database, 'later'), { keys: 2, tokens: 1 });
  });

  for (const left of ['keys', 'tokens'] as const) {
    await t.test(`an organization that has only ${left} left is not new, so nothing is made for it`, async (t) => {
      const table: ConnectionTable = new Map();
      const setting = { organization: `only ${left}`, table };
      await opened(t, database, setting);
      const deleted = left === 'keys' ? 'access_token' : 'api_key';
      await database.fork().execute(`delete from ${deleted} where organization_id = ?`, [setting.organization]);
      const again = await opened(t, database, setting);
      t.strictSame(again.notes, []);
      t.match(await stored(database, setting.organization), { keys: 0, tokens: 0, [left]: 1 });
    });
  }

  await t.test('a fixed secret that has been revoked stays revoked', async (t) => {
    const table: ConnectionTable = new Map();
    const bootstrap = { apiKey: `${fixedKey}-revoked`, adminToken: `${fixedToken}-revoked` };
    const { credentials } = await opened(t, database, { organization: 'stays', table, bootstrap });
    for (const { keyId } of await credentials.listKeys('stays')) await credentials.revokeKey('stays', keyId);
    const again = await opened(t, database, { organization: 'stays', table, bootstrap });
    t.equal(await again.answer(key(bootstrap.apiKey)), wrongKey);
    t.equal(await again.answer(token(bootstrap.adminToken)), 'admin');
    t.strictSame(await stored(database, 'stays'), { keys: 1, tokens: 1 });
  });

  await t.test('a failed start leaves no background work', async (t) => {
    const clock = fakeClock(start);
    const connections = connectionsIn(new Map());
    const changes = {
      ...changesIn(new Map(), connections),
      create: () => Promise.reject(new Error('database is away')),
    };
    const info = { version: '0', organization: 'fails', currency: 'USD', timezone: 'UTC', dataFolder: '/nonexistent' };
    const httpClient = new ScriptedHttpClient();
    const bindings = bindingsIn(new Map());
    const services = { database, connections, changes, bindings, clock, info, httpClient, audit: undefined };
    const plugged = await plugin.setup({ id: 'auth', config: plugin.config.parse({}), services, log: silentLog });
    await t.rejects(Promise.resolve(plugged.started?.()), /database is away/);
    await plugged.close?.();
    t.equal(clock.waiting, 0);
    t.strictSame(await stored(database, 'fails'), { keys: 0, tokens: 0 });
  });
});

/** Two processes, each with its own database connections to one server. */
async function twoDatabases(t: Test) {
  const url = await createDatabase(t);
  const open = () => openDatabase({ url, folder: 'memory', tables: [tables], log: silentLog });
  const databases = await Promise.all([open(), open()]);
  t.teardown(() => Promise.all(databases.map((database) => database.close())));
  return { url, databases };
}

await test('two replicas that start at once on an empty PostgreSQL create one set of credentials, shown by one of them', async (t) => {
  const { databases } = await twoDatabases(t);
  for (let round = 1; round <= 10; round += 1) {
    const organization = `race ${round}`;
    const table: ConnectionTable = new Map();
    const replicas = await Promise.all(databases.map((database) => opened(t, database, { organization, table })));
    t.strictSame(new Set(replicas.map(({ notes }) => notes.length)), new Set([0, 3]));
    t.strictSame(await stored(databases[0], organization), { keys: 1, tokens: 1 });
    t.equal(table.size, 1);
    const notes = replicas.flatMap((replica) => replica.notes);
    for (const replica of replicas) {
      await replica.connections.refresh();
      t.equal(await replica.answer(key(noteOf(notes, 'api-key'))), 'default', 'both know it at once');
      t.equal(await replica.answer(token(noteOf(notes, 'admin-token'))), 'admin');
    }
  }
});

await test('two replicas that start at once with fixed secrets create each of them once', async (t) => {
  const { databases } = await twoDatabases(t);
  for (let round = 1; round <= 5; round += 1) {
    const organization = `race ${round}`;
    const bootstrap = { apiKey: `${fixedKey}${round}`, adminToken: `${fixedToken}${round}` };
    const setting = { organization, bootstrap, table: new Map() };
    const replicas = await Promise.all(databases.map((database) => opened(t, database, setting)));
    t.strictSame(
      replicas.map(({ notes }) => notes.length),
      [0, 0],
    );
    t.strictSame(await stored(databases[0], organization), { keys: 1, tokens: 1 });
    for (const replica of replicas) t.equal(await replica.answer(token(bootstrap.adminToken)), 'admin');
  }
});

await test('credentials that waited for another start get the time of the write, so that polls find them', async (t) => {
  const { url, databases } = await twoDatabases(t);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  t.teardown(() => holder.end());
  await holder.query('begin');
  await holder.query("select pg_advisory_xact_lock(hashtext('sluice-auth-bootstrap'))");
  const starting = opened(t, databases[0], { organization: 'waiting' });
  // The server is shared with other tests; the lock is this database's.
  const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  let isWaiting = false;
  while (!isWaiting) isWaiting = (await holder.query(waiting)).rowCount === 1;
  const released = await holder.query<{ now: Date }>('select clock_timestamp() as now');
  await holder.query('commit');
  await starting;
  const rows = await holder.query<{ late: boolean }>(
    `select changed_at >= $1 as late from api_key union all select changed_at >= $1 from access_token`,
    [released.rows[0]?.now],
  );
  t.strictSame(rows.rows, [{ late: true }, { late: true }]);
});
