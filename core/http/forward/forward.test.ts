import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { registerHooks } from 'node:module';
import { type Test, test } from 'tap';
import type { Exchange, Outcome, Reply } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';
import { testRoute } from '../../testkit/test-route.js';
import { RawConnection } from '../../../test/fixtures/clients/raw-connection.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';

interface Forwarding {
  readonly takesStream?: true;
  readonly upgrades?: true;
  /** @param forward the reply that forwards the request */
  readonly handle: (exchange: Exchange, forward: Reply) => Reply | Promise<Reply>;
  readonly record?: (outcome: Outcome) => void;
}

/** A gateway whose route `/forwarded` leads to another server. */
async function startForwarding(t: Test, other: Server, { handle, record, ...kind }: Forwarding) {
  const url = `http://127.0.0.1:${await listenUntilEnd(t, other)}/`;
  const route = testRoute({
    path: '/forwarded',
    ...kind,
    replies: { 200: { description: 'The answer', contentType: '*/*' } },
    handle: ({ exchange }) => handle(exchange, { forward: { url, headers: {} } }),
  });
  const plugin = pluginOf('forwarding', { routes: [route], record: (_, outcome) => record?.(outcome) });
  const started = await startTestGateway([plugin]);
  t.teardown(async () => {
    await started.stop();
    other.close();
  });
  return started;
}

await test('after the proxy could not be loaded, the next request loads it again', async (t) => {
  const other = createServer((_, response) => response.end('from the other server'));
  const { gateway } = await startForwarding(t, other, { takesStream: true, handle: (_, forward) => forward });
  let failures = 1;
  const hooks = registerHooks({
    load(address, context, next) {
      if (failures === 0 || !address.includes('/http-proxy-3/')) return next(address, context);
      failures -= 1;
      throw new Error('EMFILE: too many open files');
    },
  });
  t.teardown(() => hooks.deregister());
  t.match(await fetch(`${gateway.url}/forwarded`), { status: 500 });
  const second = await fetch(`${gateway.url}/forwarded`);
  t.equal(second.status, 200);
  t.equal(await second.text(), 'from the other server');
});

await test('a WebSocket whose client leaves before it is forwarded is not opened, and ends', async (t) => {
  let opened = 0;
  const other = createServer();
  other.on('upgrade', (_, socket) => {
    opened += 1;
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  const [asked, recorded] = [Promise.withResolvers<void>(), Promise.withResolvers<Outcome>()];
  const { gateway } = await startForwarding(t, other, {
    upgrades: true,
    async handle({ signal }, forward) {
      asked.resolve();
      await once(signal, 'abort');
      return forward;
    },
    record: recorded.resolve,
  });
  const client = await RawConnection.open(gateway.port);
  client.send('GET /forwarded HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  await asked.promise;
  client.destroy();
  t.match(await recorded.promise, { status: 'aborted' });
  t.equal(opened, 0);
});
