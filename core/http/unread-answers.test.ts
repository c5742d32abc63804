import { test } from 'tap';
import { connectionTo, testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import type { Outcome } from '../api/index.js';
import { openAccess } from '../testkit/open-access.js';
import { plainRoute } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';

/** More than the sockets of both sides hold. */
const long = textAnswer('x'.repeat(30_000_000));

for (const stream of [true, false]) {
  const kind = stream ? 'a stream' : 'a whole answer';
  await test(`${kind} that its client does not read ends with its time, and has its record`, async (t) => {
    const outcome = Promise.withResolvers<Outcome>();
    const recording = pluginOf('recording', { record: (_exchange, recorded) => outcome.resolve(recorded) });
    const plugins = [recording, openAccess(), plainRoute, scriptedProvider({ parts: long })];
    const gateway = await testGateway(t, plugins, { server: { requestTimeoutMs: 200 } });
    const connection = await connectionTo(t, gateway);
    connection.pause();
    connection.post('/plain', JSON.stringify({ stream }), { 'content-type': 'application/json' });
    const { error } = await outcome.promise;
    t.match(error, { code: 'GW_REQUEST_DEADLINE' });
    connection.resume();
    await connection.closed;
    await gateway.stop();
  });
}
