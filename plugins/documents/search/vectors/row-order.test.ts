import { test, type Test } from 'tap';
import { type OpenDatabase, openDatabase } from '../../../../core/services/database/open-database.js';
import { memoryVectors } from '../../../../core/testkit/index.js';
import { createDatabase } from '../../../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { someoneWaits } from '../../../../test/fixtures/components/someone-waits.js';
import { until } from '../../../../test/fixtures/components/until.js';
import { documentTables } from '../../../../test/fixtures/stored-data/table-index.js';
import { purgeRemovals } from '../keywords/keyword-rows.js';
import { noteDedicatedSpaces, minPassages } from './dedicated-spaces.js';
import { dropDedicatedSpaces } from './move-to-dedicated-spaces.js';
import { noteSearched } from '../preload-search.js';

/** Made in another order than that of their names. */
const names = ['c', 'e', 'b', 'd', 'a'];
const connectionOf = (name: string): string => `${name.repeat(8)}-0000-4000-8000-000000000000`;

await test('replicas that maintain the search at the same time lock rows in the same order, so they cannot deadlock', async (t) => {
  const database = await openDatabase({
    url: await createDatabase(t),
    folder: 'memory',
    tables: documentTables,
    log: silentLog,
  });
  t.teardown(() => database.close());
  const { signal } = new AbortController();
  for (const name of names) {
    await database
      .fork()
      .execute('insert into document_keyword_index (organization_id, revision) values (?, 1)', [name]);
    await database.fork().execute(
      `insert into document_keyword_segment (document_id, attempt, first_ordinal, organization_id, revision, removed_at)
       values (gen_random_uuid(), 1, 0, ?, 1, now() - interval '1 week')`,
      [name],
    );
  }

  await t.test('recording searched organizations', (t) =>
    takesInOrder(t, database, 'document_keyword_index', 'organization_id', () => noteSearched(database, names)),
  );

  await t.test('deleting records of removals', async (t) => {
    await takesInOrder(t, database, 'document_keyword_index', 'organization_id', () => purgeRemovals(database));
    t.strictSame(await database.fork().execute('select 1 from document_keyword_segment'), []);
  });

  await database.fork().execute(
    `insert into document_vector_space (organization_id, embedder, name, measure, complete, created_at)
     values ('o', 'embedder', 'space', 'cosine', true, now())`,
  );
  const own = 'insert into document_dedicated_space (organization_id, embedder, connection_id, state) values';

  await t.test('recording connections that need a dedicated space', async (t) => {
    for (const name of names)
      await database.fork().execute(
        `insert into document (document_id, organization_id, connection_id, file_name, file_extension, content_type, file_size_kb,
           size_bytes, classification, tags, processing_status, chunks, created_at, updated_at)
         values (gen_random_uuid(), 'o', ?, 'x', 'txt', 'text/plain', 1, 1000, 'restricted', '', 'completed', ?, now(), now())`,
        [connectionOf(name), minPassages],
      );
    let noting: Promise<void> | undefined;
    await database.transactional(async (entities) => {
      await entities.execute(`${own} ('o', 'embedder', ?, 'moving')`, [connectionOf('c')]);
      noting = noteDedicatedSpaces(database);
      await until(() => someoneWaits(database), 'the row is waited for');
      for (const name of ['d', 'e'])
        await entities.execute(`${own} ('o', 'embedder', ?, 'moving')`, [connectionOf(name)]);
    });
    await noting;
    t.equal((await database.fork().execute('select 1 from document_dedicated_space')).length, names.length);
  });

  await t.test('dropping dedicated spaces', async (t) => {
    await database.fork().execute('delete from document');
    await database.fork().execute('delete from document_dedicated_space');
    for (const name of names) await database.fork().execute(`${own} ('o', 'embedder', ?, 'moved')`, [name]);
    const services = { database, vectors: memoryVectors(), log: silentLog };
    await takesInOrder(t, database, 'document_dedicated_space', 'connection_id', () =>
      dropDedicatedSpaces(services, signal),
    );
    t.strictSame(await database.fork().execute('select 1 from document_dedicated_space'), []);
  });
});

/** While another transaction has locked the row in the middle, the rows before it are taken, and none after it. */
async function takesInOrder(
  t: Test,
  database: OpenDatabase,
  table: string,
  column: string,
  work: () => Promise<void>,
): Promise<void> {
  let working: Promise<void> | undefined;
  await database.transactional(async (entities) => {
    await entities.execute(`select 1 from ${table} where ${column} = 'c' for update`);
    working = work();
    await until(() => someoneWaits(database), 'the row is waited for');
    const free = await database
      .fork()
      .execute<{ name: string }[]>(`select ${column} as name from ${table} order by 1 for update skip locked`);
    t.strictSame(
      free.map(({ name }) => name),
      ['d', 'e'],
    );
  });
  await working;
}
