/** Migrations, on the embedded database and on a PostgreSQL server. */
import pg from 'pg';
import { type Test, test } from 'tap';
import { type DataLocation, forEachDataLocation } from '../../../test/fixtures/components/for-each-database.js';
import { createDatabase, runStatement } from '../../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { Migration, type MigrationClass, defineTables } from '../../api/database.js';
import type { TableSet } from '../../api/table-set.js';
import { type OpenDatabase, openDatabase } from './open-database.js';

function migration(sql: string): MigrationClass {
  return class extends Migration {
    override up(): void {
      this.addSql(sql);
    }
  };
}

/** A plugin's tables: the name of each migration with its SQL. */
function plugin(migrations: Readonly<Record<string, string>>): TableSet {
  const named = Object.entries(migrations).map(([name, sql]) => ({ name, class: migration(sql) }));
  return defineTables({ entities: [], migrations: named });
}

const open = (location: DataLocation, tables: readonly TableSet[]): Promise<OpenDatabase> =>
  openDatabase({ ...location, tables, log: silentLog, seed: 'bare' });

async function using<T>(database: Promise<OpenDatabase>, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const opened = await database;
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

const tablesOf = async (database: OpenDatabase): Promise<string[]> => {
  const rows = await database
    .fork()
    .execute<{ name: string }[]>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by table_name",
    );
  return rows.map((row) => row.name);
};

/** The migrations that were run, in order. */
const doneIn = async (database: OpenDatabase): Promise<string[]> => {
  const rows = await database.fork().execute<{ name: string }[]>('select name from sluice_migration order by id');
  return rows.map((row) => row.name);
};

const prompts = { 'prompts-0001-create': 'create table prompt (id int)' };
const promptsLater = { ...prompts, 'prompts-0002-labels': 'alter table prompt add label text' };
const history = { 'history-0001-create': 'create table message (id int)' };

await forEachDataLocation('migrations', async (t, location) => {
  await t.test('run once, in the given order, and are not run again', async (t) => {
    for (const _start of [1, 2]) {
      await using(open(location, [plugin(prompts), plugin(history)]), async (database) => {
        t.strictSame(await tablesOf(database), ['message', 'prompt', 'sluice_migration']);
        t.strictSame(await doneIn(database), ['prompts-0001-create', 'history-0001-create']);
      });
    }
  });

  await t.test('that are new run at the next start', async (t) => {
    await using(open(location, [plugin(promptsLater), plugin(history)]), async (database) => {
      t.strictSame((await doneIn(database)).slice(2), ['prompts-0002-labels']);
      await database.fork().execute('select label from prompt');
    });
  });

  await t.test('of a newer version stop an older one, by name', async (t) => {
    await t.rejects(open(location, [plugin(prompts), plugin(history)]), {
      code: 'GW_DATABASE_TOO_NEW',
      message: /prompts-0002-labels.*newer version of the gateway, or of the plugin with that name/,
    });
  });

  await t.test('that are others than those of a development state, which has made the tables, stop it', async (t) => {
    const released = plugin({ 'prompts-0001-tables': 'create table prompt (id int, label text)' });
    await t.rejects(open(location, [released, plugin(history)]), {
      code: 'GW_DATABASE_OTHER_MIGRATIONS',
      message: /^The tables of prompts were made by other migrations .* another data folder/,
    });
    await using(open(location, [plugin(promptsLater), plugin(history)]), (database) =>
      t.resolves(database.fork().execute('select label from prompt'), 'nothing was changed'),
    );
  });

  await t.test('of a plugin that is not loaded are left alone', async (t) => {
    await using(open(location, [plugin(promptsLater)]), async (database) => {
      t.strictSame(await tablesOf(database), ['message', 'prompt', 'sluice_migration']);
    });
  });

  await t.test('that fail change nothing, including earlier ones that succeeded', async (t) => {
    const broken = {
      ...promptsLater,
      'prompts-0003-index': 'create index prompt_label on prompt (label)',
      'prompts-0004-broken': 'create table half_done (id int); alter table nowhere add x int',
    };
    await t.rejects(open(location, [plugin(broken)]), {
      code: 'GW_DATABASE_MIGRATION_FAILED',
      message: /prompts-0004-broken failed.*relation "nowhere" does not exist/s,
    });
    await using(open(location, [plugin(promptsLater)]), async (database) => {
      t.equal((await doneIn(database)).at(-1), 'prompts-0002-labels');
      t.strictSame(await tablesOf(database), ['message', 'prompt', 'sluice_migration']);
    });
    const mended = { ...broken, 'prompts-0004-broken': 'create table whole (id int)' };
    await using(open(location, [plugin(mended)]), async (database) => {
      t.ok((await tablesOf(database)).includes('whole'));
    });
  });
});

await test('a migration that fails is named with its plugin, and with what can be done', async (t) => {
  const failing = { ...plugin({ 'acme-0001-create': 'create tabel acme (id int)' }), owner: 'acme-2' };
  await t.rejects(open({ url: undefined, folder: 'memory' }, [failing]), {
    code: 'GW_DATABASE_MIGRATION_FAILED',
    message:
      /^The migration acme-0001-create of the plugin "acme-2" failed, and nothing was changed: syntax error.* If the plugin is at fault, install another/,
  });
  const ending = plugin({ 'acme-0001-create': 'commit' });
  await t.rejects(open({ url: undefined, folder: 'memory' }, [ending]), {
    message: /^The migration acme-0001-create failed, because it ends the transaction: /,
  });
});

await test('a migration that runs for long is named, so that a start which waits for it is not a riddle', async (t) => {
  const released = Promise.withResolvers<void>();
  class Patient extends Migration {
    override async up(): Promise<void> {
      await released.promise;
    }
  }
  const tables = defineTables({ entities: [], migrations: [{ name: 'acme-0001-patient', class: Patient }] });
  const warned = Promise.withResolvers<object>();
  const log = { ...silentLog, warn: warned.resolve };
  const opening = openDatabase({ folder: 'memory', tables: [tables], log, limits: { connectMs: 200 }, seed: 'bare' });
  t.match(await warned.promise, { migration: 'acme-0001-patient' });
  released.resolve();
  await using(opening, async (database) => t.strictSame(await doneIn(database), ['acme-0001-patient']));
});

await test('when the plugins cannot be loaded the database is closed again', async (t) => {
  const failing = openDatabase({ folder: 'memory', tables: Promise.reject(new Error('no plugins')), log: silentLog });
  await t.rejects(failing, { message: 'no plugins' });
});

await test('of several processes that start at once on one server, one migrates and the others wait for it', async (t) => {
  const url = await createDatabase(t);
  // Not one of them could run twice, and the pause makes them overlap.
  const tables = [
    plugin({
      ...prompts,
      'prompts-0002-slow': 'select pg_sleep(0.2); create table slow (id int)',
      'prompts-0003-last': 'create table last (id int)',
    }),
  ];
  const said: string[] = [];
  const say = (_fields: object, message: string) => void said.push(message);
  const log = { ...silentLog, info: say, debug: say };
  const databases = await Promise.all(
    Array.from({ length: 5 }, () => openDatabase({ url, folder: 'memory', tables, log })),
  );
  t.teardown(() => Promise.all(databases.map((database) => database.close())));
  t.equal((await doneIn(databases[0] as OpenDatabase)).length, 3);
  t.equal(said.filter((message) => message === 'running a migration').length, 3, 'each ran once');
  t.ok(said.includes('waiting for another process that migrates the database'));
});

await test('the statements of a migration are one message to a server, also behind a comment', async (t) => {
  const url = await createDatabase(t);
  class Noting extends Migration {
    override up(): void {
      this.addSql('create table noted as select query from pg_stat_activity where pid = pg_backend_pid() -- all of it');
      this.addSql('alter table noted add label text;');
    }
  }
  const tables = defineTables({ entities: [], migrations: [{ name: 'acme-0001-noting', class: Noting }] });
  await using(open({ url, folder: 'memory' }, [tables]), async (database) =>
    t.match(await database.fork().execute('select * from noted'), [
      { query: /create table noted .* -- all of it\n?.*alter table .*insert into "sluice_migration"/s, label: null },
    ]),
  );
});

await test("a server's time limits for statements and transactions do not end a migration, and it ends one whose process is frozen", async (t) => {
  const url = new URL(await createDatabase(t));
  await runStatement(url.href, `alter database ${url.pathname.slice(1)} set statement_timeout to '10min'`);
  const noted =
    "create table noted as select current_setting('statement_timeout') as allowed, " +
    "coalesce(current_setting('transaction_timeout', true), '0') as whole, " +
    "current_setting('idle_in_transaction_session_timeout') as idle";
  await using(open({ url: url.href, folder: 'memory' }, [plugin({ 'prompts-0001-note': noted })]), async (database) => {
    t.strictSame(await database.fork().execute('select * from noted'), [{ allowed: '0', whole: '0', idle: '1min' }]);
    t.strictSame(await database.fork().execute('show statement_timeout'), [{ statement_timeout: '10min' }]);
  });
});

async function connectTo(t: Test, url: string, name = 'other'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  await client.connect();
  t.teardown(() => client.end());
  return client;
}

await test('a migration that waits for a table lets others read it meanwhile, and tries again', async (t) => {
  const url = await createDatabase(t);
  await using(open({ url, folder: 'memory' }, [plugin(prompts)]), () => Promise.resolve());
  const [backup, replica] = await Promise.all([connectTo(t, url), connectTo(t, url)]);
  await backup.query('begin; lock table prompt in access share mode');
  const givingWay = Promise.withResolvers<void>();
  const warn = (_fields: object, message: string): void => {
    if (message.startsWith('the migration lets others')) givingWay.resolve();
  };
  const log = { ...silentLog, warn };
  const tables = [plugin(promptsLater)];
  const opening = openDatabase({ url, folder: 'memory', tables, log, limits: { connectMs: 500 } });
  await givingWay.promise;
  t.match(await replica.query('select count(*) from prompt'), { rowCount: 1 });
  await backup.query('commit');
  await using(opening, async (database) => t.strictSame(await doneIn(database), Object.keys(promptsLater)));
});

await test('a migration that waits for a forgotten session says so, and goes on when that one ends', async (t) => {
  const url = await createDatabase(t);
  await using(open({ url, folder: 'memory' }, [plugin(prompts)]), () => Promise.resolve());
  const forgotten = await connectTo(t, url, 'forgotten');
  await forgotten.query('begin; select * from prompt');
  const waiting = Promise.withResolvers<object>();
  const warn = (fields: object): void => waiting.resolve(fields);
  const opening = openDatabase({
    url,
    folder: 'memory',
    tables: [plugin(promptsLater)],
    log: { ...silentLog, warn },
    limits: { connectMs: 2_000 },
  });
  t.match(await waiting.promise, { sessions: [{ application: 'forgotten', state: 'idle in transaction' }] });
  await forgotten.query('commit');
  await using(opening, async (database) => t.strictSame(await doneIn(database), Object.keys(promptsLater)));
});
