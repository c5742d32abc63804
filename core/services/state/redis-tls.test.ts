import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Test, test } from 'tap';
import type { SharedState } from '../../api/services/state-store.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { createRedis } from '../../../test/fixtures/components/redis-database.js';
import { startOwnRedis } from '../../../test/fixtures/components/redis.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import { openState } from './open-state.js';

async function open(t: Test, url: string, log = silentLog): Promise<SharedState> {
  const state = await openState({ url, keyPrefix: 'mine:', log });
  t.teardown(() => state.close());
  return state.shared as SharedState;
}

/** Trusts a certificate until the test ends. */
function trust(t: Test, certificate: string): void {
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, certificate]);
  t.teardown(() => setDefaultCACertificates(usual));
}

/** The first line of the log about a Redis that cannot be used. */
async function lineAbout(t: Test, url: string): Promise<unknown> {
  const log = collectingLog();
  const state = await open(t, url, log);
  await until(() => log.lines.length > 0, 'a line in the log');
  t.equal(state.isReady, false);
  return log.lines[0];
}

await test('the server’s certificate is verified, and the log says what to do about one that is not accepted', async (t) => {
  const redis = await startOwnRedis(t, { tls: true });
  t.match(await lineAbout(t, redis.url), {
    fields: { error: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, advice: /NODE_EXTRA_CA_CERTS/ },
  });
  trust(t, redis.certificate);
  const known = await open(t, redis.url);
  await until(() => known.isReady, 'connected');
  t.match(await lineAbout(t, redis.url.replace('127.0.0.1', 'localhost')), {
    fields: { error: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, advice: /^name the server in .* as/ },
  });
});

await test('a server that is called with TLS and does not speak it, or the other way round, gets the advice to change the URL', async (t) => {
  const encrypted = await startOwnRedis(t, { tls: true });
  const plain = await createRedis();
  const [advised, warned] = await Promise.all([
    lineAbout(t, encrypted.url.replace('rediss:', 'redis:')),
    lineAbout(t, plain.replace('redis:', 'rediss:')),
  ]);
  t.match(advised, { fields: { advice: /^if it speaks TLS, .* rediss:$/ } });
  t.match(warned, { fields: { advice: /^if it does not speak TLS, .* redis:$/ } });
});

await test('a server that was found before and closes its connections gets no advice about its URL', async (t) => {
  const redis = await startOwnRedis(t);
  const log = collectingLog();
  const state = await open(t, redis.url, log);
  await until(() => state.isReady, 'connected');
  await redis.kill();
  await until(() => log.lines.length > 0, 'a line in the log');
  t.notOk(log.lines.some(({ fields }) => 'advice' in fields));
});

await test('a server hears by which name it is called, and sees the certificate that it asks for', async (t) => {
  const { certificate, key } = await startOwnRedis(t, { tls: true, subject: 'DNS:localhost' });
  trust(t, certificate);
  const seen = Promise.withResolvers<readonly [name: unknown, isKnown: boolean]>();
  const server = createServer({ cert: certificate, key, ca: certificate, requestCert: true }, (socket) => {
    seen.resolve([socket.servername, socket.authorized]);
  });
  const clientCertificate = { certificate, key };
  const url = `rediss://localhost:${await listenUntilEnd(t, server)}`;
  const state = await openState({ url, keyPrefix: '', clientCertificate, log: silentLog });
  t.teardown(() => state.close());
  t.strictSame(await seen.promise, ['localhost', true]);
});
