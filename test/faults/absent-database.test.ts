import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'tap';
import { startPostgres } from '../fixtures/components/postgres.js';
import { until } from '../fixtures/components/until.js';
import { startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { answeredBy, checkRecords } from '../fixtures/stored-data/answered-records.js';

/** The long form: `SLUICE_TEST_OUTAGE_MS=60000`. Otherwise it is away for a hundred answers. */
const outageMs = Number(process.env['SLUICE_TEST_OUTAGE_MS'] ?? 0);
const callers = 8;

const yaml = `data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
plugins: [auth, connections, history, inference, provider-demo]
`;

await test('while PostgreSQL is down every request is answered, and afterwards every answer has its record', async (t) => {
  const postgres = await startPostgres();
  t.teardown(() => postgres.stop());
  const gateway = await startGatewayProcess(t, { yaml, environment: { DATABASE_URL: postgres.url } });
  const answered: string[] = [];
  let [isOver, failed] = [false, 0];
  const call = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const id = await answeredBy(gateway.url, gateway.apiKey, turn % 3 === 0);
      if (id === undefined) failed += 1;
      else answered.push(id);
    }
  };
  const calls = Array.from({ length: callers }, call);
  const answers = (count: number): Promise<void> => {
    const enough = answered.length + count;
    return until(() => answered.length >= enough, `${count} answers`);
  };
  await answers(20);
  const before = answered.length;
  await postgres.kill();
  // How long it is away is what is tried.
  await Promise.all([sleep(outageMs), answers(100)]);
  const during = answered.length - before;
  await postgres.restart();
  await answers(20);
  isOver = true;
  await Promise.all(calls);
  t.equal(failed, 0, 'nobody is refused');
  t.comment(`${before} answers before, ${during} without the database`);
  const returned = Date.now();
  await checkRecords(t, gateway.url, gateway, answered);
  t.comment(`${answered.length} records there ${Date.now() - returned} ms after the last answer`);
});

await test('a gateway that refuses calls because too many records wait is not ready, until they are in the database', async (t) => {
  const postgres = await startPostgres();
  t.teardown(() => postgres.stop());
  const small = yaml.replace('./data,', './data, journal: { maxBytes: 1024 },').replace('auth,', 'auth, health,');
  const gateway = await startGatewayProcess(t, { yaml: small, environment: { DATABASE_URL: postgres.url } });
  const readiness = async (): Promise<Response> => fetch(`${gateway.url}/readyz`);
  t.equal((await readiness()).status, 200);
  await postgres.kill();
  const answered: string[] = [];
  for (let id: string | undefined = ''; id !== undefined; ) {
    id = await answeredBy(gateway.url, gateway.apiKey, false);
    if (id) answered.push(id);
  }
  const refused = await readiness();
  t.equal(refused.status, 503);
  t.match(await refused.json(), {
    checks: [
      { plugin: 'auth', ready: true },
      { plugin: 'history', ready: false, message: 'Too many records are waiting for the database. Try again shortly.' },
    ],
  });
  await postgres.restart();
  await until(async () => (await readiness()).status === 200, 'it is ready again');
  await checkRecords(t, gateway.url, gateway, answered);
});
