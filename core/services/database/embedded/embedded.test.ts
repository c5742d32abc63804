/** What only the embedded database promises: one process, no lost commit, and a way out of every dead end. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { getPriority, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { temporaryFolder } from '../../../../test/fixtures/components/temporary-folder.js';
import { rows } from '../../../../test/fixtures/components/rows-table.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { killed, startWriter } from '../../../../test/fixtures/components/writer-process.js';
import { announceChange, sumUp } from '../../../api/database.js';
import type { Logger } from '../../../api/services/logger.js';
import { collectingLog } from '../../../testkit/collecting-log.js';
import { type OpenDatabase, openDatabase } from '../open-database.js';
import type { DatabaseLimits } from '../storage.js';

const isWindows = process.platform === 'win32';
const unavailable = { code: 'GW_DATABASE_UNAVAILABLE', status: 503 };

async function open(
  t: Test,
  folder: string,
  limits: Partial<DatabaseLimits> = {},
  log: Logger = silentLog,
): Promise<OpenDatabase> {
  const database = await openDatabase({ folder, tables: [rows], log, limits });
  t.teardown(() => database.close());
  return database;
}

const template = mkdtempSync(join(tmpdir(), 'sluice-template-'));
process.once('exit', () => rmSync(template, { recursive: true, force: true }));
await (await openDatabase({ folder: template, tables: [rows], log: silentLog })).close();

/** A folder with a database in it, closed. */
function usedFolder(t: Test): string {
  const folder = temporaryFolder(t);
  cpSync(template, folder, { recursive: true });
  return folder;
}

await test('a change is heard in this process when it is committed, and not when it is rolled back', async (t) => {
  const database = await open(t, 'memory');
  const heard: string[] = [];
  const stop = database.onChange(['row'], () => heard.push('row'));
  database.onChange(['page', 'line'], () => heard.push('page or line'));
  const undone = database.transactional(async (entities) => {
    await announceChange(entities, 'row');
    throw new Error('changed my mind');
  });
  await t.rejects(undone, /changed my mind/);
  await database.transactional(async (entities) => {
    await announceChange(entities, 'line');
    await announceChange(entities, 'row');
    t.strictSame(heard, []);
  });
  t.strictSame(heard, ['page or line', 'row']);
  stop();
  await database.transactional((entities) => announceChange(entities, 'row'));
  t.equal(heard.length, 2);
});

await test('a listener that throws is logged, and fails neither the commit that it hears of nor other listeners', async (t) => {
  const log = collectingLog();
  const database = await open(t, 'memory', {}, log);
  let heard = 0;
  database.onChange(['row'], () => {
    throw new Error('this plugin is broken');
  });
  database.onChange(['row'], () => (heard += 1));
  await database.transactional((entities) => announceChange(entities, 'row'));
  t.equal(heard, 1);
  const [failure] = log.lines.filter(({ level }) => level === 'error');
  t.match(failure?.fields, { table: 'row', error: { message: 'this plugin is broken' } });
});

await test('a folder in use is refused: which one, by whom, and what to do', async (t) => {
  const folder = usedFolder(t);
  const database = await open(t, folder);
  const { lines } = startWriter(t, folder);
  const { value: refusal } = await lines.next();
  for (const part of [folder, `process ${process.pid} on host ${hostname()}`, 'DATABASE_URL']) t.match(refusal, part);
  await t.rejects(open(t, folder), { code: 'GW_DATABASE_FOLDER_IN_USE' }, 'also within one process');

  await database.close();
  const { lines: next } = startWriter(t, folder);
  t.strictSame(await next.next(), { value: 'open', done: false }, 'a closed one is free again');
});

await test('other users cannot read the database, whoever may read the folder around it', { skip: isWindows }, (t) => {
  t.equal(statSync(join(template, 'cluster')).mode & 0o777, 0o700);
  t.end();
});

await test('kill -9 in the middle of writing loses no commit, tears none, and frees the folder at once', async (t) => {
  const folder = usedFolder(t);
  for (const round of [1, 2]) {
    const writer = startWriter(t, folder);
    t.equal((await writer.lines.next()).value, 'open');
    let commits = 0;
    while (commits < 20 * round) commits = Number((await writer.lines.next()).value);
    await killed(writer.process);

    const database = await open(t, folder);
    const [found] = await database.fork().execute<[{ whole: string; torn: string }]>(
      `with parts as (select commit, count(*) as parts from row_row group by commit)
       select count(*) filter (where parts = 3) as whole, count(*) filter (where parts <> 3) as torn from parts`,
    );
    t.ok(Number(found.whole) >= commits, `${found.whole} of ${commits} commits are there`);
    t.equal(found.torn, '0');
    await database.fork().execute('truncate row_row');
    await database.close();
  }
});

await test('of several that start at once after a crash exactly one gets the folder', async (t) => {
  const folder = usedFolder(t);
  const crashed = startWriter(t, folder);
  await crashed.lines.next();
  await killed(crashed.process);
  const starters = Array.from({ length: 3 }, () => startWriter(t, folder));
  const said = await Promise.all(starters.map(async ({ lines }) => String((await lines.next()).value)));
  t.equal(said.filter((line) => line === 'open').length, 1);
  t.equal(said.filter((line) => line.includes('is in use by')).length, 2);
});

await test('files of a dead process do not lock the folder, even when its process id is reused', async (t) => {
  const folder = usedFolder(t);
  const holder = { pid: process.ppid, host: hostname(), since: '2024-01-01T00:00:00.000Z' };
  for (const remains of [JSON.stringify(holder), '{"pid":']) {
    writeFileSync(join(folder, 'holder.json'), remains);
    const database = await open(t, folder);
    t.equal(JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8')).pid, process.pid);
    await database.close();
  }
});

await test('a process that is killed while it creates a database does not leave an incomplete one', async (t) => {
  const folder = temporaryFolder(t);
  const writer = startWriter(t, folder, { diesAmongFiles: true });
  t.strictSame(await once(writer.process, 'exit'), [null, 'SIGKILL']);
  t.ok(existsSync(join(folder, 'cluster')), 'the new cluster was being written');
  t.ok(existsSync(join(folder, 'initializing')));
  const database = await open(t, folder);
  t.strictSame(await database.fork().execute('select * from row_row'), []);
  t.notOk(existsSync(join(folder, 'initializing')));
});

await test('a folder that cannot be used is named, with the reason', async (t) => {
  const folder = usedFolder(t);
  const file = join(folder, 'lock');
  await t.rejects(open(t, file), { code: 'GW_DATABASE_FOLDER_UNUSABLE', message: new RegExp(file) });
  writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '9.6\n');
  await t.rejects(open(t, folder), { code: 'GW_DATABASE_FOLDER_UNUSABLE', message: new RegExp(folder) });
  await t.rejects(open(t, folder), { code: 'GW_DATABASE_FOLDER_UNUSABLE' }, 'and the failure has let go of it');
});

await test('a folder that the process may not write is named, with the reason', { skip: isWindows }, async (t) => {
  const folder = temporaryFolder(t);
  chmodSync(folder, 0o555);
  // Nothing is forbidden to root, so another user tries.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const lock = new URL('folder-lock.js', import.meta.url).href;
  const code = `await (await import(${JSON.stringify(lock)})).lockFolder(${JSON.stringify(folder)})`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    ...user,
    encoding: 'utf8',
  });
  t.not(status, 0);
  t.match(stderr, /EACCES: permission denied/);
  t.match(stderr, folder);
});

await test('a crash of the database fails its caller, is logged, loses the open transaction, and the next call works', async (t) => {
  const folder = usedFolder(t);
  const errors: { readonly error: Error }[] = [];
  const log = { ...silentLog, error: (details: object) => errors.push(details as { error: Error }) };
  const database = await open(t, folder, {}, log);
  const writeAheadLog = join(folder, 'cluster', 'pg_wal');
  const crash = database.transactional(async (entities) => {
    await entities.execute('insert into row_row values (1, 1)');
    await entities.execute('select pg_switch_wal()');
    // PostgreSQL panics when it cannot write its log.
    renameSync(writeAheadLog, `${writeAheadLog}.away`);
  });
  await t.rejects(crash, unavailable);
  renameSync(`${writeAheadLog}.away`, writeAheadLog);
  t.strictSame(await database.fork().execute('select * from row_row'), []);
  await database.fork().execute('insert into row_row values (2, 2)');
  t.match(errors, [{ error: { severity: 'PANIC', message: /^could not create file "pg_wal/ } }], 'once');
});

await test('a statement that takes too long is stopped together with its thread, and the next call works', async (t) => {
  const errors: { readonly error: Error }[] = [];
  const log = { ...silentLog, error: (details: object) => errors.push(details as { error: Error }) };
  const database = await open(t, usedFolder(t), { silenceMs: 2_000 }, log);
  const report = sumUp(database, 'select count(*) from generate_series(1, 1e12)', []);
  await t.rejects(report, { code: 'GW_REPORT_TOO_LONG', status: 422, cause: unavailable });
  t.strictSame(await database.fork().execute('select 1 as one'), [{ one: 1 }]);
  t.match(errors, [{ error: { message: /did not answer for 2000 ms/ } }], 'once');
});

await test('a file that the system refused to create is no obstacle once it can be created', async (t) => {
  const folder = usedFolder(t);
  const database = await open(t, folder);
  const entities = database.fork();
  const insert = (count: number) =>
    entities.execute(`insert into row_row select 1, n from generate_series(1, ${count}) as n`);
  await insert(1);
  const files = join(folder, 'cluster', 'base');
  renameSync(files, `${files}.away`);
  // The files read so far are open. From the fifth page on the table needs another one, the map of its free space.
  await t.rejects(insert(2_000), unavailable);
  renameSync(`${files}.away`, files);
  // The virtual file system of PGlite considers a file that it could not create as existing, until it is opened anew.
  await insert(2_000);
  t.strictSame(await entities.execute('select count(*) as n from row_row'), [{ n: '2001' }]);
});

/** The threads of this process and their priorities as the system has them, higher numbers for lower priorities. */
function nicenessOfThreads(): ReadonlyMap<string, number> {
  const nicenessOf = (id: string): number => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // The name of a thread may contain spaces; what follows it does not.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  };
  return new Map(readdirSync('/proc/self/task').map((id) => [id, nicenessOf(id)]));
}

await test('on Linux, its thread gives way to the others of the process, and no other thread does', async (t) => {
  if (process.platform !== 'linux') return;
  const usual = getPriority();
  // Other tests may have left threads of theirs.
  const before = nicenessOfThreads();
  await open(t, usedFolder(t));
  const added = [...nicenessOfThreads()].filter(([id]) => !before.has(id));
  t.strictSame(
    added.map(([, niceness]) => niceness).filter((niceness) => niceness !== usual),
    [usual + 5],
  );
});

await test('any number of refused statements leaves the database as it was', async (t) => {
  const database = await open(t, usedFolder(t));
  const entities = database.fork();
  // A twentieth of the stack, so that a twentieth of the errors would use it up.
  await entities.execute("set max_stack_depth = '100kB'");
  const codes = new Set<unknown>();
  const note = (error: { readonly code?: unknown }): void => void codes.add(error.code);
  for (let errors = 0; errors < 200 && codes.size < 2; errors += 1) {
    await entities.execute('select 1 / 0').catch(note);
    const failing = database.transactional(async (inside) => void (await inside.execute('select 1 / ?', [0])));
    await failing.catch(note);
  }
  t.strictSame([...codes], ['22012']);
  t.strictSame(await entities.execute('select 1 as one'), [{ one: 1 }]);
});

await test('using another entity manager inside a transaction is an error, instead of a deadlock', async (t) => {
  const database = await open(t, usedFolder(t), { connectMs: 200 });
  const deadlock = database.transactional(async (entities) => {
    await entities.execute('insert into row_row values (1, 1)');
    await database.fork().execute('select 1');
  });
  await t.rejects(deadlock, { ...unavailable, cause: { message: /inside transactional/ } });
  t.strictSame(await database.fork().execute('select * from row_row'), [], 'and the transaction is rolled back');
});

await test('closing lets a running transaction end, and cuts off one that does not', async (t) => {
  const folder = usedFolder(t);
  const database = await open(t, folder, { connectMs: 30_000 });
  const begun = Promise.withResolvers<void>();
  const running = database.transactional(async (entities) => {
    begun.resolve();
    for (const part of [1, 2, 3]) await entities.execute('insert into row_row values (?, 1)', [part]);
  });
  await begun.promise;
  await Promise.all([running, database.close()]);

  const again = await open(t, folder, { connectMs: 200 });
  t.strictSame(await again.fork().execute('select count(*) as n from row_row'), [{ n: '3' }]);
  const never = Promise.withResolvers<void>();
  const stuck = again.transactional(async (entities) => {
    await entities.execute('delete from row_row');
    await never.promise;
  });
  await again
    .fork()
    .execute('select 1')
    .catch(() => undefined);
  await again.close();
  never.resolve();
  await t.rejects(stuck, unavailable);
  const last = await open(t, folder);
  t.strictSame(await last.fork().execute('select count(*) as n from row_row'), [{ n: '3' }]);
});
