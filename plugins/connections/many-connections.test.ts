import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'tap';
import { openDatabase } from '../../core/services/database/open-database.js';
import { createDatabase } from '../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { startManagementGateway } from '../../test/fixtures/gateways/management-gateway.js';
import { openConnections, type OpenedConnections } from '../../test/fixtures/plugins/opened-connections.js';
import { tables } from './tables.js';

const count = 100_000;
const list = '/v1/management/connections';
const maxMs = 50;
/** `SLUICE_TEST_TIMES=1` on a quiet machine: times are checked only then, and turns of the event loop, which take it all, are only measured then. */
const timesCount = process.env['SLUICE_TEST_TIMES'] === '1';
const inTime = (milliseconds: number): boolean => !timesCount || milliseconds <= maxMs;

/** As a bulk import does: ids in order of time, and all rows with the current time. */
const bulkInsert = `
  insert into connection (connection_id, organization_id, name, log_request_body, log_response_body, enable_spending_limit,
    spending_limit, enable_documents, force_documents_use, log_documents_results, disabled, disabled_models, version, created_at,
    updated_at)
  select ('0190' || lpad(to_hex(number), 8, '0') || '7000800000000000' || case organization when 'default' then '0001' else '0002' end)::uuid,
    organization, 'connection ' || number, true, false, true, 12.5, false, false, false, false, '["demo"]', 1, now(), now()
  from (
    select number, 'default' as organization from generate_series(1, ${count}) number
    union all select number, 'other' from generate_series(1, 1000) number
  ) numbers`;

/**
 * The most processor time that this thread spends in one turn of the event loop until the work is done, because that is how long other work
 * is blocked. Wall clock time would include other processes. 0 where times are not checked.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  if (!timesCount) {
    await work();
    return 0;
  }
  let [longest, isDone] = [0, false];
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const before = process.threadCpuUsage();
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await done;
  return longest;
}

/** The minimum of several times, which is least affected by other work on the machine; one is enough where times are not checked. */
async function minOf(times: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < (timesCount ? times : 1); time += 1) least = Math.min(least, await measure());
  return least;
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

await test(`${count} connections`, async (t) => {
  const url = await createDatabase(t);
  // One statement writes them all.
  const limits = { silenceMs: 0 };
  const database = await openDatabase({ url, folder: 'memory', tables: [tables], log: silentLog, limits });
  t.teardown(() => database.close());
  const processes = [await openConnections(t, database), await openConnections(t, database)] as const;
  const [{ connections, changes }] = processes;
  await database.fork().execute(bulkInsert);

  await t.test('many imported connections are read in small steps, and reading known ones is cheap', async (t) => {
    const firsts: number[] = [];
    for (const one of processes) firsts.push(await longestTurn(() => one.connections.refresh()));
    const first = Math.min(...firsts);
    const again = await minOf(3, () => longestTurn(() => connections.refresh()));
    t.comment(`longest turn: ${first.toFixed(1)} ms for new connections, ${again.toFixed(1)} ms for known ones`);
    t.ok(inTime(first), `${first} ms`);
    t.ok(inTime(again), `${again} ms`);
    for (const one of processes) t.equal(one.connections.list('default').length, count);
    t.equal(connections.list('other').length, 1000);
    t.equal(connections.named('default', `connection ${count}`)?.organizationId, 'default');
  });

  await t.test('a process that starts later reads them in pages', async (t) => {
    const longest = await minOf(2, async () => {
      const started = performance.now();
      let opened: OpenedConnections | undefined;
      const turn = await longestTurn(async () => {
        opened = await openConnections(t, database);
      });
      t.comment(`start: ${Math.round(performance.now() - started)} ms, longest turn ${turn.toFixed(1)} ms`);
      t.equal(opened?.connections.list('default').length, count);
      return turn;
    });
    t.ok(inTime(longest), `${longest} ms`);
  });

  await t.test('the order is stable during concurrent writes', async (t) => {
    const before = connections.list('default');
    const made: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      made.push((await changes.create('default', { name: `new ${index}` })).connectionId);
      if (index % 5 === 0) await connections.refresh();
    }
    t.equal(before.length, count, 'a list in use does not change');
    const after = connections.list('default');
    t.ok(before.every((one, index) => after[index] === one));
    t.strictSame(
      after.slice(count).map(({ connectionId }) => connectionId),
      made.toSorted(),
    );
  });

  await t.test('the first and the last page are returned quickly', async (t) => {
    const gateway = await startManagementGateway(t, { url });
    for (const page of [1, count / 100]) {
      const path = `${list}?page=${page}&pageSize=100`;
      const least = await minOf(5, () => millisecondsOf(() => gateway.ask('GET', path)));
      t.comment(`page ${page}: ${least.toFixed(1)} ms`);
      t.ok(inTime(least), `page ${page}: ${least} ms`);
      const { body } = await gateway.ask('GET', path);
      t.match(body, { totalCount: Number, items: { length: 100 } });
    }
  });
});
