import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { ask, type ClientAnswer } from '../fixtures/clients/client-dialects.js';
import { startPostgres } from '../fixtures/components/postgres.js';
import { runStatement } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, runSluice, startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';

const yaml = `
server: { port: 0 }
data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
plugins:
  - health
  - auth
  - connections
  - inference
  - openai-api
  - provider-demo
`;
const password = 'do-not-show';

const demo = { role: 'user', content: 'What can you do?' };

/** The status of a response, and the id of its first item. */
async function respond(
  { url }: GatewayProcess,
  apiKey: string,
  reference?: string,
): Promise<readonly [number, string]> {
  const input = reference === undefined ? [demo] : [demo, { type: 'item_reference', id: reference }, demo];
  const response = await fetch(`${url}/v1/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model: 'demo', input }),
  });
  const { output } = (await response.json()) as { output?: readonly { readonly id: string }[] };
  return [response.status, output?.[0]?.id ?? ''];
}

async function isReady({ url }: GatewayProcess): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}

await test('two replicas on one PostgreSQL server, which fails and recovers', async (t) => {
  const server = await startPostgres();
  t.teardown(() => server.stop());
  const address = new URL(server.url);
  address.password = password;
  const environment = { DATABASE_URL: address.href };
  const start = (): Promise<GatewayProcess> => startGatewayProcess(t, { yaml, environment });
  const replicas = await Promise.all([start(), start()]);
  const made = replicas.filter(({ apiKey }) => apiKey !== '');
  const [{ apiKey, connectionId } = { apiKey: '', connectionId: '' }] = made;
  const askEach = (key = apiKey): Promise<ClientAnswer[]> =>
    Promise.all(replicas.map(({ url }) => ask(url, 'native', { model: 'demo', stream: true }, { 'x-api-key': key })));

  await t.test('both start concurrently on an empty database, and one creates the first credentials', async (t) => {
    t.equal(made.length, 1);
    t.match(
      await askEach(),
      [
        { status: 200, complete: true },
        { status: 200, complete: true },
      ],
      'which both know',
    );
    t.strictSame(await runStatement(server.url, 'select count(*)::int as keys from api_key'), [{ keys: 1 }]);
    t.strictSame(await runStatement(server.url, 'select count(*)::int as connections from connection'), [
      { connections: 1 },
    ]);
  });

  const [one, two] = replicas as [GatewayProcess, GatewayProcess];
  await t.test('an item of an answer is found by the other one', async (t) => {
    const [status, id] = await respond(one, apiKey);
    t.equal(status, 200);
    t.match(await respond(two, apiKey, id), [200]);
  });

  let madeInOutage = '';
  await t.test('while the database is down, known connections are served', async (t) => {
    await server.kill();
    await Promise.all(replicas.map((replica) => replica.printed(/changes cannot be read/)));
    t.match(await askEach(), [
      { status: 200, complete: true },
      { status: 200, complete: true },
    ]);
    t.match(
      await askEach(`${apiKey.slice(0, -1)}_`),
      [{ status: 401 }, { status: 401 }],
      'and strangers are refused, not failed',
    );
    t.strictSame(await Promise.all(replicas.map(isReady)), [200, 200], 'no replica asks to be taken out of service');

    const [status, id] = await respond(one, apiKey);
    t.equal(status, 200, 'items do not wait for the database');
    madeInOutage = id;
    t.match(await respond(one, apiKey, id), [200], 'the same process has them in memory');
    t.match(await respond(two, apiKey, id), [503], 'the other one cannot read them');
  });

  await t.test('a replica that starts now reports why it cannot', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'gateway.yaml'), yaml);
    const { code, output } = await runSluice(['start'], { folder, environment });
    t.equal(code, 1);
    t.match(output, /PostgreSQL|database/i);
    t.notMatch(output, password);
    t.notMatch(output, /^ +at /m);
  });

  await t.test('after the recovery, changes reach both', async (t) => {
    await server.restart();
    await Promise.all(replicas.map((replica) => replica.printed(/changes can be read again/)));
    await until(
      async () => (await respond(two, apiKey, madeInOutage))[0] === 200,
      'items of the outage, which the journal has kept, are found',
    );
    const disable = `update connection set disabled = true, version = version + 1, changed_at = clock_timestamp()`;
    await runStatement(server.url, `${disable} where connection_id = '${connectionId}'`);
    for (const { url } of replicas) {
      const headers = { 'x-api-key': apiKey };
      const statusOf = async () => (await ask(url, 'native', { model: 'demo', stream: false }, headers)).status;
      await until(async () => (await statusOf()) !== 200, 'the connection is disabled');
      t.equal(await statusOf(), 403);
    }
  });

  t.strictSame(await Promise.all(replicas.map((replica) => replica.stop())), [0, 0]);
  for (const replica of replicas) t.notMatch(replica.output(), password);
});
