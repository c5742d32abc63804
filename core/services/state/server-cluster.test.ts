import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createClient } from 'redis';
import { type Test, test } from 'tap';
import type { SharedState } from '../../api/services/state-store.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { clusterSettings, startRedisCluster } from '../../../test/fixtures/components/redis-cluster.js';
import { startOwnRedis } from '../../../test/fixtures/components/redis.js';
import { createRedis, sendCommand } from '../../../test/fixtures/components/redis-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { openState } from './open-state.js';

const increment = { text: "return redis.call('incrby', KEYS[1], ARGV[1])" };
const incrementAll = { text: "for _, key in ipairs(KEYS) do redis.call('incr', key) end return #KEYS" };

async function open(t: Test, url: string, log = silentLog): Promise<SharedState> {
  const state = await openState({ url, keyPrefix: 'mine:', cluster: true, log });
  t.teardown(() => state.close());
  return state.shared as SharedState;
}

/** Names of keys, of which each server of a cluster has some. */
const names = Array.from({ length: 20 }, (_, number) => `count:${number}`);

const addToAll = (state: SharedState): Promise<unknown[]> =>
  Promise.all(names.map((name) => state.run(increment, { keys: [name], arguments: ['1'] })));

await test('in a cluster, scripts run on the server that has their keys; keys of one script share a text in braces', async (t) => {
  const { url, second } = await startRedisCluster(t);
  await sendCommand(new URL(second.url), 'CONFIG SET maxmemory 100mb maxmemory-policy allkeys-lfu');
  const log = collectingLog();
  const state = await open(t, url, log);
  await until(() => state.isReady, 'connected');
  await until(
    () => log.lines.some(({ fields: { policy } }) => policy === 'allkeys-lfu'),
    'each server is asked whether it evicts',
  );
  t.ok((await addToAll(state)).every((count) => count === 1));
  t.equal(await state.run(incrementAll, { keys: ['{of}:one', '{of}:two'], arguments: [] }), 2);
  await t.rejects(state.run(incrementAll, { keys: names, arguments: [] }), /CROSSSLOT/, 'a mistake in who sent it');
  t.equal(state.isReady, true);
});

await test('a cluster of which one server is away is not used until its successor has taken over', async (t) => {
  const cluster = await startRedisCluster(t);
  const { url, second } = cluster;
  const succeed = await cluster.copySecond();
  const log = collectingLog();
  const state = await open(t, url, log);
  await until(() => state.isReady, 'connected');
  await addToAll(state);
  await second.kill();
  await until(() => !state.isReady, 'noticed without any request');
  await t.rejects(addToAll(state), { code: 'GW_STATE_UNAVAILABLE' });
  await succeed();
  // The servers hear of a successor one after the other, so the first connections may be lost again.
  let counts: readonly unknown[] = [];
  await until(async () => {
    counts = await addToAll(state).catch(() => []);
    return counts.length > 0;
  }, 'used again');
  t.ok(
    counts.every((count) => Number(count) >= 2),
    'the successor has what its predecessor had',
  );
  const messages = log.lines.map(({ message }) => message);
  t.match(messages[0], /cannot be used/);
  t.equal(messages.at(-1), 'Redis can be used again');
});

await test('a server that is asked as a cluster without being one, and a cluster that is asked as one server, say how to set it', async (t) => {
  const log = collectingLog();
  const state = await open(t, await createRedis(), log);
  await until(() => log.lines.length > 0, 'a line in the log');
  t.equal(state.isReady, false);
  t.match(log.lines, [{ fields: { advice: /to false/ } }]);
});

await test('servers of a cluster that are known by their addresses may have certificates for the name in the URL, and ask for one', async (t) => {
  const settings = { ...(await clusterSettings()), 'tls-auth-clients': 'yes', 'tls-cluster': 'yes' };
  const server = await startOwnRedis(t, { tls: true, subject: 'DNS:localhost', settings });
  const { certificate, key } = server;
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, certificate]);
  t.teardown(() => setDefaultCACertificates(usual));
  const url = server.url.replace('127.0.0.1', 'localhost');
  const socket = { tls: true, cert: certificate, key, servername: 'localhost' } as const;
  const operator = await createClient({ url, socket }).connect();
  t.teardown(() => operator.destroy());
  await operator.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', '0', '16383']);
  const log = collectingLog();
  const stranger = await open(t, url, log);
  await until(() => log.lines.length > 0, 'a line in the log');
  t.equal(stranger.isReady, false, 'without a certificate of its own');
  const known = await openState({
    url,
    keyPrefix: '',
    cluster: true,
    clientCertificate: { certificate, key },
    log: silentLog,
  });
  t.teardown(() => known.close());
  await until(() => known.shared?.isReady === true, 'connected');
  t.equal(await known.shared?.run(increment, { keys: ['count'], arguments: ['1'] }), 1);
});
