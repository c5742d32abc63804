import { once } from 'node:events';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { test } from 'tap';
import { defineRoute } from '../../api/route.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';

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
  const { gateway, stop } = await startTestGateway([pluginOf('forwarding', { routes: [route] })]);
  t.teardown(async () => {
    await stop();
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
  t.match(await fetch(`${gateway.url}/forwarded`), { status: 500 });
  const second = await fetch(`${gateway.url}/forwarded`);
  t.equal(second.status, 200);
  t.equal(await second.text(), 'from the other server');
});
