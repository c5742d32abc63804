import { type Test, test } from 'tap';
import { temporaryFolder } from '../../../../test/fixtures/components/temporary-folder.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { until } from '../../../../test/fixtures/components/until.js';
import { queryOnce } from '../query-once.js';
import { Housekeeping, type HousekeepingLimits } from './housekeeping.js';
import { openEmbedded } from './open-embedded.js';

interface Kept {
  readonly housekeeping: Housekeeping;
  readonly warnings: readonly string[];
  readonly query: <Row>(sql: string) => Promise<readonly Row[]>;
  /** Bytes of the table. */
  readonly size: () => Promise<number>;
}

/** An embedded database with a table of some rows, and what keeps it tidy. */
async function kept(t: Test, limits: Partial<HousekeepingLimits> = {}, folder = 'memory'): Promise<Kept> {
  const embedded = await openEmbedded(folder, 'bare', {
    waitMs: 10_000,
    statementMs: 30_000,
    crashed: (reason) => t.fail(reason.message),
    announced: () => undefined,
  });
  t.teardown(() => embedded.close());
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (_: object, message: string) => warnings.push(message) };
  const query = <Row>(sql: string): Promise<readonly Row[]> => queryOnce<Row>(embedded.pool, sql);
  await query('create table kept (id int primary key, text text)');
  await query(fill);
  return {
    housekeeping: new Housekeeping(embedded.pool, log, limits),
    warnings,
    query,
    async size() {
      const [row] = await query<{ size: number }>(`select pg_relation_size('kept')::int as size`);
      return row?.size ?? 0;
    },
  };
}

const fill = `insert into kept select id, repeat('x', 100) from generate_series(1, 5000) as id`;
const redo = 'select redo_lsn::text as place from pg_control_checkpoint()';

await test('the place of deleted rows is used again, which it is not without housekeeping', async (t) => {
  const { housekeeping, query, size } = await kept(t);
  const full = await size();
  await query('delete from kept');
  await query(fill);
  t.ok((await size()) > full * 1.5, 'it grows');
  const grown = await size();
  t.ok((await housekeeping.round()).includes('vacuum (analyze) kept'));
  await query('update kept set text = text');
  t.equal(await size(), grown);
});

await test('a new table gets statistics once it has rows, and others when enough has changed', async (t) => {
  const { housekeeping, query } = await kept(t);
  const rows = async () => (await query(`select reltuples::int as rows from pg_class where relname = 'kept'`))[0];
  t.strictSame(await rows(), { rows: -1 });
  t.strictSame(await housekeeping.round(), ['analyze kept']);
  t.strictSame(await rows(), { rows: 5000 });
  await query(`insert into kept select id, '' from generate_series(6000, 6100) as id`);
  t.strictSame(await housekeeping.round(), [], 'a hundred of five thousand are not enough');
  await query(`insert into kept select id, '' from generate_series(7000, 8000) as id`);
  t.strictSame(await housekeeping.round(), ['analyze kept']);
});

await test('the write-ahead log is truncated by a checkpoint when it has grown', async (t) => {
  const { housekeeping, query } = await kept(t, { logBytes: 500_000 });
  await housekeeping.round();
  const before = await query(redo);
  await query('update kept set text = text');
  t.ok((await housekeeping.round()).includes('checkpoint'));
  t.notSame(await query(redo), before);
});

await test('rows that are older than transactions should be are marked as seen by all', async (t) => {
  const { housekeeping, query } = await kept(t, { oldTransactions: 1 });
  const age = async () => {
    const [row] = await query<{ age: number }>(
      'select age(datfrozenxid) from pg_database where datname = current_database()',
    );
    return row?.age ?? 0;
  };
  for (let id = 1; id <= 30; id += 1) await query(`update kept set text = 'y' where id = ${id}`);
  const before = await age();
  t.ok((await housekeeping.round()).includes('vacuum (freeze)'));
  t.ok((await age()) < before - 20, `${await age()} after ${before}`);
});

await test('a database without writes gets no maintenance', async (t) => {
  const { housekeeping, query } = await kept(t, { deadRows: -1, deadShare: 0 });
  t.not((await housekeeping.round()).length, 0);
  await query('select count(*) from kept');
  t.strictSame(await housekeeping.round(), []);
  await query('delete from kept where id = 1');
  t.not((await housekeeping.round()).length, 0);
});

await test('housekeeping checks periodically, and continues after a failed check', async (t) => {
  const { housekeeping, query, warnings } = await kept(t, { everyMs: 1 }, temporaryFolder(t));
  const analyzed = async () => {
    const [row] = await query<{ rows: number }>(`select reltuples::int as rows from pg_class where relname = 'kept'`);
    return row?.rows !== -1;
  };
  await query('alter function pg_stat_force_next_flush() rename to gone');
  housekeeping.start();
  await until(() => warnings.length > 0, 'a warning');
  t.match(warnings[0], 'trying again');
  t.notOk(await analyzed());
  await query('alter function gone() rename to pg_stat_force_next_flush');
  await until(analyzed, 'statistics');
  housekeeping.stop();
});
