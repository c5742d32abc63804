import { once } from 'node:events';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { test } from 'tap';
import { defineRoute, type Outcome } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';
import { RawConnection } from '../../../test/fixtures/raw-connection.js';

await test('after the proxy could not be loaded, the next request loads it again', async (t) => {
  const other = createServer((_, response) => response.end('from the other server')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  const route = defineRoute({
    operation: 'forwardIt',
    method: 'GET',
    path: '/forwarded',
    access: { kind: 'public' },
    summary: 'Forward it',
    tag: 'Things',
    takesStream: true,
    replies: { 200: { description: 'The answer', contentType: '*/*' } },
    handle: () => ({ forward: { url, headers: {} } }),
  });
  const started = await startTestGateway([pluginOf('forwarding', { routes: [route] })]);
  t.teardown(async () => {
    await started.stop();
    other.close();
  });
  let failures = 1;
  const hooks = registerHooks({
    load(address, context, next) {
      if (failures === 0 || !address.includes('/http-proxy-3/')) return next(address, context);
      failures -= 1;
      throw new Error('EMFILE: too many open files');
    },
  });
  t.teardown(() => hooks.deregister());
  t.match(await fetch(`${started.gateway.url}/forwarded`), { status: 500 });
  const second = await fetch(`${started.gateway.url}/forwarded`);
  t.equal(second.status, 200);
  t.equal(await second.text(), 'from the other server');
});

await test('a WebSocket whose client leaves before it is forwarded is not opened, and ends', async (t) => {
  let opened = 0;
  const other = createServer().listen(0, '127.0.0.1');
  other.on('upgrade', (_, socket) => {
    opened += 1;
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  await once(other, 'listening');
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  const [asked, recorded] = [Promise.withResolvers<void>(), Promise.withResolvers<Outcome>()];
  const route = defineRoute({
    operation: 'openIt',
    method: 'GET',
    path: '/forwarded',
    access: { kind: 'public' },
    summary: 'Open it',
    tag: 'Things',
    upgrades: true,
    replies: { 200: { description: 'The answer', contentType: '*/*' } },
    async handle({ exchange }) {
      asked.resolve();
      await once(exchange.signal, 'abort');
      return { forward: { url, headers: {} } };
    },
  });
  const record = (_: unknown, outcome: Outcome): void => recorded.resolve(outcome);
  const started = await startTestGateway([pluginOf('forwarding', { routes: [route], record })]);
  t.teardown(async () => {
    await started.stop();
    other.close();
  });
  const client = await RawConnection.open(started.gateway.port);
  client.send('GET /forwarded HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  await asked.promise;
  client.destroy();
  t.match(await recorded.promise, { status: 'aborted' });
  t.equal(opened, 0);
});
