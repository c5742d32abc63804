import { test } from 'tap';
import { ask } from '../fixtures/clients/client-dialects.js';
import { createDatabase } from '../fixtures/components/postgres-database.js';
import { startRedis } from '../fixtures/components/redis.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, startGatewayProcess } from '../fixtures/processes/gateway-process.js';

const limit = 120;
/** A machine that is busy must not look like a Redis that is frozen. */
const yaml = `
server: { port: 0 }
data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
state: { redis: { url: "\${env:REDIS_URL}" } }
plugins:
  - auth
  - use: rate-limiting
    config: { limits: [{ per: connection, requests: ${limit} }], replicas: 3, redisTimeoutMs: 10000 }
  - connections
  - inference
  - provider-demo
`;

await test('three replicas share the limit, and each uses its part while Redis is down', async (t) => {
  const redis = await startRedis();
  t.teardown(() => redis.stop());
  const environment = { DATABASE_URL: await createDatabase(t), REDIS_URL: redis.url };
  const start = (): Promise<GatewayProcess> => startGatewayProcess(t, { yaml, environment });
  const first = await start();
  const replicas = [first, ...(await Promise.all([start(), start()]))];
  const statusOf = async ({ url }: GatewayProcess): Promise<number> =>
    (await ask(url, 'native', { model: 'demo', stream: false }, { 'x-api-key': first.apiKey })).status;
  const admittedBy = async (replica: GatewayProcess, times: number): Promise<number> => {
    const statuses = await Promise.all(Array.from({ length: times }, () => statusOf(replica)));
    t.ok(statuses.every((status) => status === 200 || status === 429));
    return statuses.filter((status) => status === 200).length;
  };
  const together = await Promise.all(replicas.map((replica) => admittedBy(replica, 70)));
  const sum = together.reduce((total, count) => total + count, 0);
  t.ok(Math.abs(sum / limit - 1) <= 0.01, `${together.join(' + ')} of ${limit}`);

  await redis.kill();
  await Promise.all(replicas.map((replica) => replica.printed(/Redis cannot be used/)));
  const apart = await Promise.all(replicas.map((replica) => admittedBy(replica, 70)));
  t.strictSame(apart, [limit / 3, limit / 3, limit / 3]);

  await redis.restart();
  await Promise.all(replicas.map((replica) => replica.printed(/Redis can be used again/)));
  await until(async () => (await statusOf(first)) === 200, 'a Redis that has forgotten everything begins anew');
  t.strictSame(await Promise.all(replicas.map((replica) => replica.stop())), [0, 0, 0]);
});
