/** The way from the embedded database to a server. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { temporaryFolder } from '../../../test/fixtures/components/temporary-folder.js';
import { createDatabase, runStatement } from '../../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { codePoint, fc } from '../../../test/fixtures/random.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { defineTables, Migration } from '../../api/database.js';
import type { TableSet } from '../../api/table-set.js';
import { importEmbedded } from './import-embedded.js';
import { type OpenDatabase, openDatabase } from './open-database.js';

function tablesWith(name: string, sql: string): TableSet {
  const create = class extends Migration {
    override up(): void {
      this.addSql(sql);
    }
  };
  return defineTables({ entities: [], migrations: [{ name: `${name}-0001-create`, class: create }] });
}

const shelves = tablesWith(
  'shelf',
  `create table shelf (id uuid primary key, name text, letters int generated always as (length(name)) stored, amount numeric, size bigint,
     share double precision, at timestamptz, day date, bytes bytea, tags text[], about jsonb, is_good boolean);
   create table "a child" (parent uuid not null references shelf on delete cascade, "order" int not null)`,
);
const others = tablesWith('other', 'create table other (id int)');

async function open(
  t: Test,
  location: { folder: string; url?: string },
  tables: readonly TableSet[],
): Promise<OpenDatabase> {
  const database = await openDatabase({ ...location, tables, log: silentLog, seed: 'bare' });
  t.teardown(() => database.close());
  return database;
}

async function filledFolder(
  t: Test,
  tables: readonly TableSet[],
  statements: readonly [string, unknown[]?][],
): Promise<string> {
  const folder = temporaryFolder(t);
  const database = await openDatabase({ folder, tables, log: silentLog, seed: 'bare' });
  for (const [sql, values = []] of statements) await database.fork().execute(sql, values);
  await database.close();
  return folder;
}

const importing = (folder: string, target: OpenDatabase, tables: readonly TableSet[], replace = false) =>
  importEmbedded({ folder, target, targetName: 'there', tables, replace, log: silentLog });

const id = '01980000-0000-7000-8000-000000000001';

await test('every value of every type arrives as it was, also rows that refer to others, in more than one piece', async (t) => {
  const texts = fc.sample(
    fc.string({ unit: codePoint }).filter((text) => !text.includes('\0') && text.isWellFormed()),
    300,
  );
  const folder = await filledFolder(
    t,
    [shelves],
    [
      [
        `insert into shelf values (?, ?, default, 12345678901234567890.000000000000000001, 9007199254740993, 0.1, '2030-01-01T00:00:00.123456Z',
         '2030-02-01', '\\x00ff5c7c', array['a|b', null, '\\N', 'x"y'], '{"a": [1, null, "\\\\N|"]}', true)`,
        [id, '\\N|\r\n\t"ümläut"'],
      ],
      [`insert into shelf (id) select gen_random_uuid() from generate_series(1, 450)`],
      [`insert into "a child" select id, 7 from shelf`],
      ...texts.map((text): [string, unknown[]] => [
        `insert into shelf (id, name) values (gen_random_uuid(), ?)`,
        [text],
      ]),
    ],
  );
  const target = await open(t, { folder: 'memory', url: await createDatabase(t) }, [shelves]);
  t.strictSame(await importing(folder, target, [shelves]), [
    { name: 'shelf', rows: 751 },
    { name: '"a child"', rows: 451 },
  ]);
  const source = await open(t, { folder }, [shelves]);
  for (const sql of ['select shelf::text as row from shelf order by id', 'select * from "a child" order by parent']) {
    t.strictSame(await target.fork().execute(sql), await source.fork().execute(sql));
  }
});

await test('a database that is not empty is not changed, unless it should be replaced', async (t) => {
  const folder = await filledFolder(t, [shelves], [[`insert into shelf (id, name) values ('${id}', 'here')`]]);
  const target = await open(t, { folder: 'memory', url: await createDatabase(t) }, [shelves]);
  await target.fork().execute(`insert into shelf (id, name) values ('${id}', 'there')`);
  const names = () => target.fork().execute('select name from shelf');

  await t.rejects(importing(folder, target, [shelves]), {
    message: /not empty: there are rows in shelf\. .*--replace/,
  });
  t.strictSame(await names(), [{ name: 'there' }]);
  await importing(folder, target, [shelves], true);
  t.strictSame(await names(), [{ name: 'here' }]);
});

await test('a copy that was committed but not noted is recognized, whatever the time zone of the server, and noted', async (t) => {
  const folder = await filledFolder(
    t,
    [shelves],
    [
      [`insert into shelf (id, at, about) values ('${id}', '2030-01-01T00:00:00Z', '{"a": 1.0}')`],
      [`insert into "a child" values ('${id}', 1), ('${id}', 1)`],
    ],
  );
  const url = await createDatabase(t);
  const target = await open(t, { folder: 'memory', url }, [shelves]);
  const first = await importing(folder, target, [shelves]);
  const note = join(folder, 'copied.json');
  rmSync(note);
  await target
    .fork()
    .execute(
      `do $$ begin execute format('alter database %I set timezone = %L', current_database(), 'Asia/Kathmandu'); end $$`,
    );
  const again = await open(t, { folder: 'memory', url }, [shelves]);
  t.strictSame(await importing(folder, again, [shelves]), first);
  t.ok(existsSync(note));
  t.strictSame(await target.fork().execute('select count(*)::integer as rows from "a child"'), [{ rows: 2 }]);

  await target.fork().execute('update "a child" set "order" = 2 where ctid = (select min(ctid) from "a child")');
  await t.rejects(importing(folder, again, [shelves]), { message: /not empty: there are rows in shelf, "a child"/ });
});

await test("a server's time limit for statements does not end a copy", async (t) => {
  const folder = await filledFolder(t, [others], [['insert into other values (1)']]);
  const url = await createDatabase(t);
  await runStatement(url, `alter database ${new URL(url).pathname.slice(1)} set statement_timeout to '10min'`);
  const target = await open(t, { folder: 'memory', url }, [others]);
  await runStatement(
    url,
    `create function refuse() returns trigger language plpgsql as $$ begin
       if current_setting('statement_timeout') <> '0' then raise exception 'limited'; end if;
       return new;
     end $$;
     create trigger refuse before insert on other execute function refuse()`,
  );
  t.strictSame(await importing(folder, target, [others]), [{ name: 'other', rows: 1 }]);
});

await test('a database that a gateway listens to is not replaced under it', async (t) => {
  const folder = await filledFolder(t, [others], [['insert into other values (1)']]);
  const url = await createDatabase(t);
  const gateway = await open(t, { folder: 'memory', url }, [others]);
  await gateway.fork().execute('insert into other values (2)');
  const listening = Promise.withResolvers<void>();
  const stop = gateway.onChange(['other'], listening.resolve);
  await listening.promise;
  const target = await open(t, { folder: 'memory', url }, [others]);
  await t.rejects(importing(folder, target, [others], true), { message: /connected to the target database: stop/ });
  t.strictSame(await gateway.fork().execute('select id from other'), [{ id: 2 }]);
  stop();
  await gateway.close();
  await importing(folder, target, [others], true);
  t.strictSame(await target.fork().execute('select id from other'), [{ id: 1 }]);
});

await test('rows that the other database has no table for stop the copy before it begins', async (t) => {
  const folder = await filledFolder(
    t,
    [shelves, others],
    [[`insert into shelf (id) values ('${id}')`], ['insert into other values (1)']],
  );
  const target = await open(t, { folder: 'memory', url: await createDatabase(t) }, [shelves]);
  await t.rejects(importing(folder, target, [shelves]), { message: /no table for the rows of other/ });
  t.strictSame(await target.fork().execute('select * from shelf'), []);
});

await test('a folder in use, and one without a database, are refused', async (t) => {
  const target = await open(t, { folder: 'memory', url: await createDatabase(t) }, [shelves]);
  await t.rejects(importing(temporaryFolder(t), target, [shelves]), {
    message: /there is no embedded database in .*; name .* with --from/,
  });
  const folder = await filledFolder(t, [shelves], []);
  await open(t, { folder }, [shelves]);
  await t.rejects(importing(folder, target, [shelves]), { code: 'GW_DATABASE_FOLDER_IN_USE' });
});

await test('a start warns about a database that is not used: the embedded one before the copy, and a copied one that is used again', async (t) => {
  const url = await createDatabase(t);
  const folder = await filledFolder(t, [others], []);
  const log = collectingLog();
  const start = async (location: { url?: string }): Promise<readonly string[]> => {
    const before = log.lines.length;
    await (await openDatabase({ folder, tables: [others], log, ...location })).close();
    return log.lines.slice(before).flatMap(({ level, message }) => (level === 'warn' ? [message] : []));
  };
  t.strictSame(await start({}), []);
  t.match(await start({ url }), [/is not used, because DATABASE_URL is set/]);
  const target = await open(t, { folder: 'memory', url }, [others]);
  await importing(folder, target, [others]);
  t.strictSame(await start({ url }), []);
  t.match(await start({}), [/was copied to a server earlier/]);
});
