import http, { type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';
import { type Test, test } from 'tap';
import { plainGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';

/** The servers that are created from now on. */
function createdServers(t: Test): readonly Server[] {
  const created: Server[] = [];
  const original = http.createServer as (...parameters: readonly unknown[]) => Server;
  const replaced = mock.method(http, 'createServer', (...parameters: readonly unknown[]) => {
    const server = original(...parameters);
    created.push(server);
    return server;
  });
  syncBuiltinESMExports();
  t.teardown(() => {
    replaced.mock.restore();
    syncBuiltinESMExports();
  });
  return created;
}

await test('a connection that cannot be accepted does not end the process', async (t) => {
  const servers = createdServers(t);
  const provider = scriptedProvider(() => ({ parts: textAnswer('Yes') }));
  const gateway = await plainGateway(t, [provider]);
  const [server] = servers;
  for (const code of ['ENFILE', 'ENOBUFS'])
    server?.emit('error', Object.assign(new Error(`accept ${code}`), { code, syscall: 'accept' }));
  t.equal((await gateway.post('/plain', {})).status, 200);
});
