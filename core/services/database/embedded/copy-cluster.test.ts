import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { temporaryFolder } from '../../../../test/fixtures/components/temporary-folder.js';
import { rows } from '../../../../test/fixtures/components/rows-table.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { startWriter } from '../../../../test/fixtures/components/writer-process.js';
import { type OpenDatabase, openDatabase } from '../open-database.js';
import { copyCluster } from './copy-cluster.js';

async function open(t: Test, folder: string): Promise<OpenDatabase> {
  const database = await openDatabase({ folder, tables: [rows], log: silentLog });
  t.teardown(() => database.close());
  return database;
}

await test('a database that another process writes to can be copied: every commit so far is there, none torn', async (t) => {
  const folder = temporaryFolder(t);
  const { lines } = startWriter(t, folder);
  t.equal((await lines.next()).value, 'open');
  let commits = 0;
  while (commits < 20) commits = Number((await lines.next()).value);
  const copy = temporaryFolder(t);
  await copyCluster(folder, copy);
  t.ok(Number((await lines.next()).value) > commits, 'the writer has noticed nothing');
  const [found] = await (await open(t, copy)).fork().execute<[{ last: number; torn: string }]>(
    `with parts as (select commit, count(*) as parts from row_row group by commit)
     select max(commit) as last, count(*) filter (where parts <> 3) as torn from parts`,
  );
  t.ok(found.last >= commits, `${found.last} of ${commits} commits are there`);
  t.equal(found.torn, '0');
});

await test('a database that is checkpointed while it is copied is copied again', async (t) => {
  const folder = temporaryFolder(t);
  const database = await open(t, folder);
  await database.fork().execute('insert into row_row values (1, 1)');
  const copy = temporaryFolder(t);
  const copying = copyCluster(folder, copy);
  await database.fork().execute('checkpoint');
  await copying;
  t.strictSame(await (await open(t, copy)).fork().execute('select * from row_row'), [{ part: 1, commit: 1 }]);
});

/** What looks like a folder with a database in it. */
function folderLike(t: Test, ...files: readonly string[]): string {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'cluster', 'global'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
}

await test('without a database, or with an incomplete one, there is nothing to copy', async (t) => {
  const copy = temporaryFolder(t);
  const half = folderLike(t, 'cluster/PG_VERSION', 'cluster/global/pg_control', 'initializing');
  for (const folder of [join(copy, 'nowhere'), folderLike(t), half]) await copyCluster(folder, copy);
  t.notOk(existsSync(join(copy, 'cluster')));
});

await test('a database that cannot be copied is named, with the reason', async (t) => {
  const folder = folderLike(t, 'cluster/PG_VERSION', 'cluster/global/pg_control');
  const copying = copyCluster(folder, temporaryFolder(t));
  await t.rejects(copying, { code: 'GW_DATABASE_FOLDER_UNUSABLE', message: new RegExp(`${folder}.*pg_wal`) });
});
