import { test } from 'tap';
import pg from 'pg';
import { answeredBy, checkRecords } from '../fixtures/stored-data/answered-records.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { startGatewayProcess } from '../fixtures/processes/gateway-process.js';

const yaml = `data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
plugins: [auth, connections, models, spending-limit, history, inference, openai-api, provider-demo]
`;

await test('a replica that is stopped in the middle of a transaction does not keep the records of others out of the database', async (t) => {
  const url = await createDatabase(t);
  const environment = { DATABASE_URL: url };
  const stopped = await startGatewayProcess(t, { yaml, environment });
  const other = await startGatewayProcess(t, { yaml, environment });
  const answered: string[] = [];
  const ask = async (gateway: { readonly url: string }): Promise<void> => {
    const id = await answeredBy(gateway.url, stopped.apiKey, false);
    if (id !== undefined) answered.push(id);
  };
  // The first record creates the rows that both replicas change.
  await ask(stopped);
  await checkRecords(t, stopped.url, stopped, answered);

  const blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
  t.teardown(() => blocker.end());
  await blocker.query('begin; select from spending_day for update');
  await ask(stopped);
  await until(async () => (await sessions(url, "wait_event_type = 'Lock'")) > 0, 'the replica waits in a transaction');
  stopped.child.kill('SIGSTOP');
  await blocker.query('rollback');
  await until(
    async () => (await sessions(url, "state = 'idle in transaction'")) > 0,
    'its transaction goes on, and then waits for its process',
  );

  await ask(other);
  await until(async () => (await billed(url)).includes(answered[2] ?? ''), 'the record of the other replica is stored');
  stopped.child.kill('SIGCONT');
  await until(async () => (await billed(url)).length === 3, 'its own record is stored');
  t.strictSame(await billed(url), answered.toSorted());
  await checkRecords(t, other.url, stopped, answered);
});

/** The requests that have a line in the ledger. */
async function billed(url: string): Promise<string[]> {
  const lines = await runStatement(url, 'select request_id from spending_line');
  return lines.map(({ request_id: id }) => String(id)).toSorted();
}

/** The number of the replicas' connections in this state. */
async function sessions(url: string, state: string): Promise<number> {
  const [row] = await runStatement(
    url,
    `select count(*) as n from pg_stat_activity where datname = current_database() and application_name = 'sluice' and ${state}`,
  );
  return Number(row?.['n']);
}
