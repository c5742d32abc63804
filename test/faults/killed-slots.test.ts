import { test } from 'tap';
import { connectToRedis } from '../fixtures/components/connect-to-redis.js';
import { serveHttp } from '../fixtures/components/http-upstream.js';
import { createDatabase } from '../fixtures/components/postgres-database.js';
import { createRedis } from '../fixtures/components/redis-database.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, startGatewayProcess } from '../fixtures/processes/gateway-process.js';

await test('of the requests that a key may have at the same time on all replicas, those of a killed one end with their leases', async (t) => {
  const provider = await serveHttp(t, (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content: 'Hi' } }] })}\n\n`);
  });
  const redis = await createRedis();
  const environment = { DATABASE_URL: await createDatabase(t), REDIS_URL: redis };
  const yaml = `data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
state: { redis: { url: "\${env:REDIS_URL}" } }
plugins:
  - auth
  - rate-limiting
  - connections
  - openai-api
  - { use: provider-openai, config: { baseUrl: "http://${provider.host}/v1", models: [endless] } }
`;
  const killed = await startGatewayProcess(t, { yaml, environment });
  const living = await startGatewayProcess(t, { yaml, environment });
  const { apiKey, adminToken } = killed;
  const as = (credential: string) => ({ authorization: `Bearer ${credential}`, 'content-type': 'application/json' });
  const keys = `${killed.url}/v1/management/api-keys`;
  const { items } = (await (await fetch(keys, { headers: as(adminToken) })).json()) as { items: [{ keyId: string }] };
  const [{ keyId }] = items;
  const body = JSON.stringify({ rateLimit: { concurrent: 2 } });
  await fetch(`${keys}/${keyId}`, { method: 'PUT', headers: as(adminToken), body });

  const call = { model: 'endless', stream: true, messages: [{ role: 'user', content: 'Hello?' }] };
  const ask = ({ url }: GatewayProcess, signal?: AbortSignal): Promise<Response> =>
    fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: as(apiKey),
      body: JSON.stringify(call),
      ...(signal && { signal }),
    });
  const shared = await connectToRedis(t, redis);
  const inRedis = (text: string, ...values: readonly string[]): Promise<unknown> =>
    shared.run({ text }, { keys: [`rate:slots:{default}:key-concurrent:${keyId}`], arguments: values });
  await until(async () => {
    const listed = await fetch(`${living.url}/v1/models`, { headers: as(apiKey) });
    return listed.headers.get('ratelimit-policy') !== null;
  }, 'the other replica knows the limit');

  t.equal((await ask(killed)).status, 200);
  const slots = (await inRedis("return redis.call('ZRANGE', KEYS[1], 0, -1)")) as readonly string[];
  t.match(slots, { length: 1 });
  const leaving = new AbortController();
  t.equal((await ask(living, leaving.signal)).status, 200);
  const refused = await ask(living);
  t.match([refused.status, refused.headers.get('retry-after')], [429, '1']);
  t.match(refused.headers.get('ratelimit-policy'), '"key-concurrent";q=2;qu="concurrent-requests"');
  t.match(await refused.json(), { error: { code: 'GW_RATE_LIMIT_CONCURRENT', type: 'rate_limit_error' } });

  await killed.kill();
  t.equal((await ask(living)).status, 429, 'nobody knows yet that it is dead');
  // Its lease ends by the clock of Redis.
  await inRedis("return redis.call('ZINCRBY', KEYS[1], -30001, ARGV[1])", slots[0] ?? '');
  t.equal((await ask(living)).status, 200);
  t.equal((await ask(living)).status, 429, 'the slot of the living replica is still held');
  leaving.abort();
  await until(async () => (await ask(living)).status === 200, 'it is free when its client has left');
});
