import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { temporaryFolder } from '../../../../test/fixtures/components/temporary-folder.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { openDatabase } from '../open-database.js';

await test('an index that grows gets a free space map, which vacuum fills, and which goes with the index', async (t) => {
  const folder = temporaryFolder(t);
  const open = () => openDatabase({ folder, tables: [], log: silentLog });
  const database = await open();
  const execute = <Row>(sql: string) => database.fork().execute<Row[]>(sql);
  await execute('create table number (value integer, unused integer)');
  await execute('create index grows on number (value)');
  await execute('create index stays on number (unused) where unused is not null');
  const fileOf = async (index: string): Promise<string> => {
    const [row] = await execute<{ path: string }>(`select pg_relation_filepath('${index}') as path`);
    return join(folder, 'cluster', `${row?.path}_fsm`);
  };
  const insert = 'insert into number select value from generate_series(1, 20000) value';
  await execute(insert);
  const map = await fileOf('grows');
  t.ok(existsSync(map));
  t.notOk(existsSync(await fileOf('stays')));

  const pages = async (): Promise<number> => {
    const [row] = await execute<{ pages: number }>("select (pg_relation_size('grows') / 8192)::integer as pages");
    return row?.pages ?? 0;
  };
  const before = await pages();
  await execute('delete from number where value <= 15000');
  await execute('vacuum number');
  // An empty page may be used again after the next transaction.
  await execute('delete from number where value = 15001');
  await execute('vacuum (index_cleanup on) number');
  await execute(`${insert} where value > 15001`);
  t.equal(await pages(), before, 'the space of deleted entries is used again');
  await database.close();

  const again = await open();
  t.teardown(() => again.close());
  const count = 'select count(*)::integer as rows from number where value > 15000';
  t.strictSame(await again.fork().execute(`set enable_seqscan = off; ${count}`), [{ rows: 9_998 }]);
  await again.fork().execute('reset enable_seqscan; drop table number; checkpoint');
  t.notOk(existsSync(map));
});
