/** A PostgreSQL server that is down, hangs, comes back, or refuses. */
import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { type Test, test } from 'tap';
import { createDatabase, runStatement } from '../../../test/fixtures/components/postgres-database.js';
import { failure, message, sampleServer } from '../../../test/fixtures/components/sample-postgres.js';
import { startPostgres } from '../../../test/fixtures/components/postgres.js';
import { tlsCertificate } from '../../../test/fixtures/components/tls-certificate.js';
import { rows } from '../../../test/fixtures/components/rows-table.js';
import { sumUp } from '../../api/database.js';
import { collectingLog, type LogLine } from '../../testkit/collecting-log.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import { type OpenDatabase, openDatabase } from './open-database.js';
import type { DatabaseLimits } from './storage.js';

const unavailable = { code: 'GW_DATABASE_UNAVAILABLE', status: 503 };

async function open(t: Test, url: string, limits: Partial<DatabaseLimits> = {}): Promise<OpenDatabase> {
  const database = await openDatabase({ url, folder: 'memory', tables: [rows], log: silentLog, limits });
  t.teardown(() => database.close());
  return database;
}

const count = async (database: OpenDatabase): Promise<number> =>
  Number((await database.fork().execute<[{ n: string }]>('select count(*) as n from row_row'))[0].n);

await test('while the server is away calls fail within bounded time, and work again when it is back', async (t) => {
  const server = await startPostgres();
  t.teardown(() => server.stop());
  const database = await open(t, server.url, { connectMs: 6_000, silenceMs: 5_000, maxConnections: 3 });
  const insert = (): Promise<unknown> => database.fork().execute('insert into row_row values (1, 1)');
  await insert();

  await t.test('a killed server cuts off its transactions, which keep no place in the pool', async (t) => {
    // Open transactions on every connection: none of them may keep its place in the pool afterwards.
    const begun = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const goOn = Promise.withResolvers<void>();
    const cutOff = begun.map(({ resolve }) =>
      database.transactional(async (entities) => {
        await entities.execute('insert into row_row values (2, 2)');
        resolve();
        await goOn.promise;
        await entities.execute('insert into row_row values (3, 3)');
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    const failed = Promise.all(cutOff.map((work) => t.rejects(work, unavailable)));
    await server.kill();
    goOn.resolve();
    await failed;
    await t.rejects(insert(), unavailable);
    await t.rejects(
      database.transactional((entities) => entities.execute('select 1')),
      unavailable,
    );
    await t.rejects(database.healthy(AbortSignal.timeout(60_000)), unavailable);

    await server.restart();
    await Promise.all(Array.from({ length: 10 }, insert));
    t.equal(await count(database), 11, 'and nothing of the transactions that were cut off is there');
  });

  await t.test('calls to a server that hangs fail, and it is usable again when it answers', async (t) => {
    server.freeze();
    const calls = Array.from({ length: 5 }, () => t.rejects(insert(), unavailable));
    await Promise.all(calls);
    server.thaw();
    await Promise.all(Array.from({ length: 10 }, insert));
    t.ok((await count(database)) >= 21);
  });

  await t.test('frozen while a process stops', async (t) => {
    const stopping = await openDatabase({ url: server.url, folder: 'memory', tables: [rows], log: silentLog });
    await count(stopping);
    server.freeze();
    let isOver = false;
    const call = count(stopping).finally(() => (isOver = true));
    await until(() => stopping.connections?.idle === 0, 'it waits for the server');
    await stopping.close();
    t.notOk(isOver, 'the end does not wait until the server counts as lost');
    server.thaw();
    await call;
  });

  await t.test('restarted while there are no calls', async (t) => {
    await server.restart();
    await Promise.all(Array.from({ length: 3 }, () => insert().catch(() => undefined)));
    await t.resolves(insert());
  });
});

await test('a statement that a server refuses leaves the connection as it was', async (t) => {
  const database = await open(t, await createDatabase(t), { maxConnections: 1 });
  const [before] = await database.fork().execute('select pg_backend_pid() as pid');
  await t.rejects(database.fork().execute('select 1/0'), { code: '22012' });
  await t.rejects(
    database.transactional((entities) => entities.execute('select nothing')),
    { code: '42703' },
  );
  t.strictSame(await database.fork().execute('select pg_backend_pid() as pid'), [before]);
});

await test('when all connections are in use a call waits for one, but not for ever', async (t) => {
  const database = await open(t, await createDatabase(t), { maxConnections: 1, connectMs: 2_000 });
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const holder = database.transactional(async (entities) => {
    await entities.execute('select 1');
    begun.resolve();
    await release.promise;
  });
  await begun.promise;
  await t.rejects(database.fork().execute('select 1'), unavailable);
  const patient = database.fork().execute('select 1 as one');
  release.resolve();
  await holder;
  t.strictSame(await patient, [{ one: 1 }]);
});

await test('a migration may take longer than any other call', async (t) => {
  const { Migration, defineTables } = await import('../../api/database.js');
  class Slow extends Migration {
    override up(): void {
      this.addSql('select pg_sleep(3.5)');
    }
  }
  const slow = defineTables({ entities: [], migrations: [{ name: 'slow-0001-sleep', class: Slow }] });
  const url = await createDatabase(t);
  const limits = { silenceMs: 3_000 };
  const database = await openDatabase({ url, folder: 'memory', tables: [slow], log: silentLog, limits });
  t.teardown(() => database.close());
  await t.rejects(database.fork().execute('select pg_sleep(20)'), unavailable);
});

await test('a server that cannot be used stops the start: where it is, why, and no password', async (t) => {
  const good = new URL(await createDatabase(t));
  // A busy server takes long to refuse, too.
  const refused = async (change: (url: URL) => void, reason: RegExp, connectMs = 60_000): Promise<void> => {
    const url = new URL(good);
    url.username = 'postgres';
    url.password = 'sesame';
    change(url);
    const error = await open(t, url.href, { connectMs }).then(
      () => t.fail('it opened'),
      (thrown: unknown) => thrown,
    );
    t.match(error, { ...unavailable, message: reason }, String(reason));
    t.match(String(error), `${url.hostname}:${url.port}${url.pathname}`);
    t.notMatch(String(error), 'sesame');
  };
  await refused((url) => (url.pathname = '/nowhere'), /database "nowhere" does not exist/);
  await refused((url) => (url.username = 'nobody'), /role "nobody" does not exist/);
  await refused(
    (url) => (url.search = '?options=-c%20default_transaction_read_only%3Don'),
    /it is read-only\. If it is a standby, name the primary in DATABASE_URL/,
  );
  await refused(
    (url) => (url.search = '?sslmode=verify-full&sslrootcert=/nothing.crt'),
    /open '\/nothing\.crt'\. Correct the name of the file in DATABASE_URL/,
  );

  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  await refused((url) => (url.port = String(port)), /timeout/, 1_000);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await refused((url) => (url.port = String(port)), /ECONNREFUSED/);

  const unencoded = ['p@sesame/x', 'p@sesame?x', 'p@sesame#x'].map((word) => `postgres://user:${word}@localhost/x`);
  for (const url of ['', 'localhost:5432', 'mysql://user:sesame@localhost/x', ...unencoded]) {
    const error = await open(t, url).catch((thrown: unknown) => thrown);
    t.match(error, { code: 'GW_DATABASE_URL_INVALID' });
    t.notMatch(String(error), 'sesame');
  }
});

await test('a start behind a pooler in statement mode, which refuses transactions, says what to do', async (t) => {
  const refusal = failure('08P01', 'transaction blocks not allowed in statement pooling mode');
  const url = await sampleServer(t, (statement) => (statement.includes('begin') ? refusal : message('I', '')));
  await t.rejects(open(t, url, { connectMs: 60_000 }), {
    ...unavailable,
    message:
      /statement pooling mode\. The pooler in between has to allow them: set its pool_mode to transaction or session\.$/,
  });
});

await test('a start with a certificate that is not accepted says what to do; one for an address has to name that', async (t) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      // It speaks TLS.
      socket.write('S');
      new TLSSocket(socket, { isServer: true, ...tlsCertificate }).on('error', () => undefined);
    });
  });
  const url = `postgresql://sluice@127.0.0.1:${await listenUntilEnd(t, server)}/x?sslmode=verify-full`;
  const authority = join(t.testdir({ 'ca.crt': tlsCertificate.cert }), 'ca.crt');
  const refused = (message: RegExp, more = ''): Promise<unknown> =>
    t.rejects(open(t, url + more, { connectMs: 60_000 }), { ...unavailable, message });
  await refused(/self-signed certificate.* NODE_EXTRA_CA_CERTS, or as sslrootcert in DATABASE_URL\.$/);
  await refused(/IP: 127\.0\.0\.1 is not in the cert's list.* as its certificate does/, `&sslrootcert=${authority}`);
});

await test('a start whose own certificate the server refuses says so, on one line', async (t) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // TLS's fatal alert "certificate_expired" in answer to the client's first message.
    socket.once('data', () =>
      socket.write('S', () => socket.once('data', () => socket.end('\x15\x03\x03\0\x02\x02\x2d'))),
    );
  });
  const url = `postgresql://sluice@127.0.0.1:${await listenUntilEnd(t, server)}/x?sslmode=verify-full`;
  await t.rejects(open(t, url, { connectMs: 60_000 }), {
    ...unavailable,
    message: /: [^\n]*alert certificate expired[^\n]*\. It refuses the certificate of the gateway: /,
  });
});

await test('a database that cannot keep every character is refused, and nothing is made in it', async (t) => {
  const url = new URL(await createDatabase(t));
  const [first, name] = [url.href, `${url.pathname.slice(1)}_latin`];
  await runStatement(first, `create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`);
  t.teardown(() => runStatement(first, `drop database ${name} with (force)`));
  url.pathname = name;
  await t.rejects(open(t, url.href), { ...unavailable, message: /encoding is LATIN1.*needs UTF8/ });
  await t.rejects(runStatement(url.href, 'select 1 from row_row'), { code: '42P01' });
});

await test('a server that is older than those that are tested is named in the log, and used', async (t) => {
  const url = new URL(await createDatabase(t));
  await runStatement(url.href, 'create schema older');
  // Found before PostgreSQL's own function, as the search path has both.
  await runStatement(
    url.href,
    `create function older.current_setting(text) returns text language sql as
      $$ select case $1 when 'server_version' then '14.23 (Debian)' else pg_catalog.current_setting($1) end $$`,
  );
  url.searchParams.set('options', '-c search_path=public,older,pg_catalog');
  const log = collectingLog();
  const database = await openDatabase({ url: url.href, folder: 'memory', tables: [rows], log });
  t.teardown(() => database.close());
  const isAboutVersion = ({ message }: LogLine): boolean => message.includes('PostgreSQL 14.23');
  t.match(log.lines.filter(isAboutVersion), [{ level: 'warn', fields: { version: '14.23 (Debian)' } }]);
  t.equal(await count(database), 0);
});

await test('a database that does not exist is to be created, whether or not the server runs', async (t) => {
  const url = new URL(await createDatabase(t));
  url.pathname = 'absent';
  await t.rejects(open(t, url.href), { ...unavailable, message: /"absent" does not exist\. Create it/ });
});

await test('a migration that waits for a lock is not mistaken for a failure of the server', async (t) => {
  const url = `${await createDatabase(t)}?options=-c%20lock_timeout%3D100ms`;
  const database = await openDatabase({ url, folder: 'memory', tables: [], log: silentLog });
  t.teardown(() => database.close());
  const other = runStatement(url, "select pg_advisory_lock(hashtext('sluice_migration')), pg_sleep(1)");
  const locks = `select 1 from pg_locks join pg_database on oid = database
    where datname = current_database() and locktype = 'advisory' and granted`;
  await until(async () => (await database.fork().execute(locks)).length > 0, 'another process migrates');
  await t.resolves(open(t, url));
  await other;
});

await test("options in the URL are applied, and the server's own time zone does not matter", async (t) => {
  const url = new URL(await createDatabase(t));
  await runStatement(url.href, `alter database ${url.pathname.slice(1)} set timezone to 'Asia/Tokyo'`);
  url.searchParams.set('application_name', 'billing');
  const database = await open(t, url.href);
  const [row] = await database
    .fork()
    .execute("select current_setting('application_name') as name, current_setting('timezone') as zone");
  t.strictSame(row, { name: 'billing', zone: 'UTC' });
});

await test('other defaults of a server for transactions and dates change nothing', async (t) => {
  const url = new URL(await createDatabase(t));
  const settings = { default_transaction_isolation: "'repeatable read'", datestyle: "'German, DMY'" };
  for (const [name, value] of Object.entries(settings))
    await runStatement(url.href, `alter database ${url.pathname.slice(1)} set ${name} to ${value}`);
  const database = await open(t, url.href, { maxConnections: 1 });
  const [row] = await database.fork().execute("select timestamptz '2030-02-01 00:00Z' as at");
  t.strictSame(row, { at: '2030-02-01 00:00:00+00' });
  const level = async (): Promise<unknown> => (await database.fork().execute('show transaction_isolation'))[0];
  t.strictSame(await level(), { transaction_isolation: 'read committed' });

  // Behind a pooler, another session may get a transaction than the one that was prepared.
  await database.fork().execute("set default_transaction_isolation to 'serializable'");
  t.strictSame(await level(), { transaction_isolation: 'serializable' });
  await database.transactional(async (entities) => {
    t.strictSame((await entities.execute('show transaction_isolation'))[0], {
      transaction_isolation: 'read committed',
    });
  });
});

await test('a server that has become read-only is away, and another connection is tried', async (t) => {
  const url = await createDatabase(t);
  const database = await open(t, url, { maxConnections: 1 });
  const insert = (): Promise<unknown> => database.fork().execute('insert into row_row values (1, 1)');
  await insert();
  await database.healthy(AbortSignal.timeout(60_000));
  await database.fork().execute('set default_transaction_read_only to on');
  await t.rejects(database.healthy(AbortSignal.timeout(60_000)), unavailable);
  await t.rejects(insert(), unavailable);
  await insert();
  t.equal(await count(database), 2);
});

await test('a transaction that fails because of another one can be tried again, on the same connection', async (t) => {
  const url = await createDatabase(t);
  const other = await open(t, url, { maxConnections: 1 });
  const database = await open(t, url, { maxConnections: 1 });
  const lock = (key: number): string => `select pg_advisory_xact_lock(${key})`;
  const connection = async (): Promise<unknown> => (await database.fork().execute('select pg_backend_pid() as pid'))[0];
  const before = await connection();
  const [mine, theirs, isOver] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const holder = other.transactional(async (entities) => {
    await entities.execute("set local deadlock_timeout = '1min'");
    await entities.execute(lock(1));
    theirs?.resolve();
    await mine?.promise;
    // It waits for the other transaction, which finds the deadlock.
    await entities.execute(lock(2));
    await isOver?.promise;
  });
  await theirs?.promise;
  const deadlocked = database.transactional(async (entities) => {
    await entities.execute(lock(2));
    mine?.resolve();
    await entities.execute(lock(1));
  });
  await t.rejects(deadlocked, { ...unavailable, cause: { code: '40P01' } });
  const impatient = database.transactional(async (entities) => {
    await entities.execute('set local lock_timeout = 1');
    await entities.execute(lock(1));
  });
  await t.rejects(impatient, { ...unavailable, cause: { code: '55P03' } });
  const limited = database.transactional(async (entities) => {
    await entities.execute('set local statement_timeout = 1');
    await entities.execute(lock(1));
  });
  await t.rejects(limited, { ...unavailable, cause: { code: '57014' } });
  isOver?.resolve();
  await holder;
  t.strictSame(await connection(), before);
  await t.resolves(database.transactional((entities) => entities.execute(lock(1))));
});

await test('a report that takes too long is ended by the server, and the answer says what to ask for', async (t) => {
  const url = await createDatabase(t);
  const allowed = async (own: string): Promise<unknown> => {
    const database = await open(t, `${url}?options=-c%20statement_timeout%3D${own}`);
    return (await sumUp(database, 'show statement_timeout', []))[0];
  };
  for (const own of ['0', '10min']) t.strictSame(await allowed(own), { statement_timeout: '28s' });
  t.strictSame(await allowed('5s'), { statement_timeout: '5s' });
  const impatient = await open(t, `${url}?options=-c%20statement_timeout%3D100ms`, { maxConnections: 1 });
  const tooLong = {
    code: 'GW_REPORT_TOO_LONG',
    status: 422,
    message: /fewer days.* allows it 100 ms \(PostgreSQL's "statement_timeout"\)/,
    cause: { cause: { code: '57014' } },
  };
  await t.rejects(sumUp(impatient, 'select count(*) from generate_series(1, 1e12)', []), tooLong);
  t.strictSame(await sumUp(impatient, 'select ? as value', ['5']), [{ value: '5' }], 'the connection is in order');
  await t.rejects(sumUp(impatient, 'select nothing', []), { name: 'InvalidFieldNameException' });
});

await test('a statement that waits for a lock is ended by the server, so that no connections pile up there', async (t) => {
  const url = await createDatabase(t);
  // The next test tells what the limit is otherwise.
  const database = await open(t, `${url}?options=-c%20lock_timeout%3D100ms`, { maxConnections: 1 });
  const connection = async (): Promise<unknown> => (await database.fork().execute('select pg_backend_pid() as pid'))[0];
  const before = await connection();
  const [isLocked, isOver] = [0, 1].map(() => Promise.withResolvers<void>());
  const other = await open(t, url);
  const holder = other.transactional(async (entities) => {
    await entities.execute('lock table row_row in access exclusive mode');
    isLocked?.resolve();
    await isOver?.promise;
  });
  await isLocked?.promise;
  await t.rejects(count(database), { ...unavailable, cause: { code: '55P03' } });
  t.strictSame(await connection(), before, 'the connection is the same');
  isOver?.resolve();
  await holder;
  t.equal(await count(database), 0);
});

await test('by default, the server waits half as long for a statement of a transaction as a process waits for the server', async (t) => {
  const database = await open(t, await createDatabase(t));
  await database.transactional(async (entities) => {
    t.strictSame(await entities.execute('show idle_in_transaction_session_timeout'), [
      { idle_in_transaction_session_timeout: '15s' },
    ]);
    t.strictSame(await entities.execute('show lock_timeout'), [{ lock_timeout: '25s' }]);
  });
  const limited = await open(t, `${await createDatabase(t)}?options=-c%20lock_timeout%3D4s`);
  t.strictSame(
    await limited.fork().execute('show lock_timeout'),
    [{ lock_timeout: '4s' }],
    "an operator's own limit stays",
  );
});

await test('a user without the rights to migrate is told so, and can use the tables that another one has made', async (t) => {
  const url = new URL(await createDatabase(t));
  const role = url.pathname.slice(1).replace('test', 'writer');
  await runStatement(url.href, `create role ${role} login; revoke create on schema public from public`);
  t.teardown(() => runStatement(url.href, `drop owned by ${role}; drop role ${role}`));
  const asWriter = url.href.replace('postgres@', `${role}@`);
  await t.rejects(openDatabase({ url: asWriter, folder: 'memory', tables: [rows], log: silentLog }), {
    code: 'GW_DATABASE_UNAVAILABLE',
    message: /permission denied for schema public.*grant it create on the schema.*"sluice migrate"/,
  });
  const nowhere = `${url.href}?options=-c%20search_path%3Dnowhere`;
  await t.rejects(openDatabase({ url: nowhere, folder: 'memory', tables: [rows], log: silentLog }), {
    code: 'GW_DATABASE_UNAVAILABLE',
    message: /no schema has been selected.*search_path/,
  });
  await open(t, url.href);
  await runStatement(url.href, `grant select, insert, update, delete on all tables in schema public to ${role}`);
  t.equal(await count(await open(t, asWriter)), 0);
});

await test('changed credentials are used for new connections', async (t) => {
  const url = await createDatabase(t);
  const database = await open(t, url);
  await runStatement(url, 'create role successor superuser login');
  t.teardown(() => runStatement(url, 'drop role successor'));
  const user = async (): Promise<string | undefined> =>
    (await database.fork().execute<{ readonly name: string }[]>('select current_user as name'))[0]?.name;
  t.equal(await user(), 'postgres');
  database.useUrl(url.replace('postgres@', 'successor@'));
  t.equal(await user(), 'postgres', 'a connection that is open stays');
  await runStatement(
    url,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and application_name = 'sluice' and pid <> pg_backend_pid()`,
  );
  await until(async () => (await user().catch(() => undefined)) === 'successor', 'a new connection');
});
