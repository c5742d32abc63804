import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { test } from 'tap';
import { Agent, Pool } from 'undici';
import { KnownPools } from './known-pools.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';

await test('the pool of an origin is known from the first call until the agent closes it', async (t) => {
  const server = createServer((_request, response) => response.end('fine'));
  const origin = `http://127.0.0.1:${await listenUntilEnd(t, server)}`;
  const pools = new KnownPools();
  const agent = new Agent({
    factory: pools.remembering((target, options) => new Pool(target, options as Pool.Options)),
  });
  t.teardown(() => agent.destroy());
  const ask = async (): Promise<string> => {
    const { body } = await (pools.of(origin) ?? agent).request({ origin, path: '/', method: 'GET' });
    return body.text();
  };
  t.equal(pools.of(origin), undefined);
  t.equal(await ask(), 'fine');
  const first = pools.of(origin);
  t.ok(first);
  t.equal(await ask(), 'fine');
  t.equal(pools.of(origin), first);

  const gone = once(agent, 'disconnect');
  server.closeAllConnections();
  await gone;
  t.equal(pools.of(origin), undefined, 'nobody needs a pool without connections');
  t.equal(await ask(), 'fine');
  t.not(pools.of(origin), first);
});

await test('nothing is kept of servers that cannot be reached', async (t) => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  const pools = new KnownPools();
  const agent = new Agent({
    factory: pools.remembering((target, options) => new Pool(target, options as Pool.Options)),
  });
  t.teardown(() => agent.destroy());
  await t.rejects(agent.request({ origin: `http://127.0.0.1:${port}`, path: '/', method: 'GET' }));
  await new Promise(setImmediate);
  t.equal(pools.size, 0);
});
