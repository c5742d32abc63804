import { on } from 'node:events';
import { connect } from 'node:net';
import { test } from 'tap';
import { connectionTo, testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { requestTimeoutMs, stopRequestTime } from '../../test/fixtures/time/request-time.js';
import type { Outcome } from '../api/index.js';
import { openAccess } from '../testkit/open-access.js';
import { plainRoute } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';

/** More than the sockets of both sides hold. */
const long = textAnswer('x'.repeat(60_000_000));

const limits = [
  { ends: 'with its time', server: { requestTimeoutMs: 200 }, code: 'GW_REQUEST_DEADLINE', says: /requestTimeoutMs/ },
  {
    ends: 'when it has read nothing for too long',
    server: { sendTimeoutMs: 200 },
    code: 'GW_CLIENT_GONE',
    says: /200 ms \(server\.sendTimeoutMs\)/,
  },
];

for (const stream of [true, false]) {
  for (const { ends, server, code, says } of limits) {
    const kind = stream ? 'a stream' : 'a whole answer';
    await test(`${kind} that its client does not read ends ${ends}, and has its record`, async (t) => {
      const outcome = Promise.withResolvers<Outcome>();
      const recording = pluginOf('recording', { record: (_exchange, recorded) => outcome.resolve(recorded) });
      const plugins = [recording, openAccess(), plainRoute, scriptedProvider({ parts: long })];
      const gateway = await testGateway(t, plugins, { server });
      const connection = await connectionTo(t, gateway);
      connection.pause();
      connection.post('/plain', JSON.stringify({ stream }), { 'content-type': 'application/json' });
      const { error } = await outcome.promise;
      t.match(error, { code, message: says });
      connection.resume();
      await connection.closed;
      await gateway.stop();
    });
  }
}

for (const stream of [true, false]) {
  const kind = stream ? 'a stream' : 'a whole answer';
  await test(`${kind} goes on for a client that reads a little at a time, and ends when it reads no more`, async (t) => {
    const endTime = stopRequestTime(t);
    const outcomes: Outcome[] = [];
    const recording = pluginOf('recording', { record: (_exchange, recorded) => void outcomes.push(recorded) });
    const plugins = [recording, openAccess(), plainRoute, scriptedProvider({ parts: long })];
    const gateway = await testGateway(t, plugins, { server: { sendTimeoutMs: 1.5 * requestTimeoutMs } });
    const client = connect(gateway.gateway.port, '127.0.0.1');
    t.teardown(() => client.destroy());
    const body = JSON.stringify({ stream });
    const type = 'host: test\r\ncontent-type: application/json';
    client.write(`POST /plain HTTP/1.1\r\n${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    for (let time = 1; time <= 4; time += 1) {
      // Within two of these times more is read than both systems hold, so that the gateway must have passed on something.
      for await (const _ of on(client, 'data', { close: ['close'] })) if (client.bytesRead > time * 8_000_000) break;
      client.pause();
      await endTime();
      client.resume();
    }
    t.ok(client.bytesRead > 32_000_000, 'it is still connected');
    client.pause();
    while (outcomes.length === 0) await endTime();
    t.match(outcomes, [{ error: { code: 'GW_CLIENT_GONE' } }]);
  });
}
