import { test } from 'tap';
import { createDatabase } from '../fixtures/components/postgres-database.js';
import { runSluice, startGatewayProcess } from '../fixtures/gateway-process.js';

const plugins = [
  'health',
  'auth',
  'audit',
  'connections',
  'models',
  'spending-limit',
  'history',
  'inference',
  'provider-demo',
];
const yaml = `data:\n  folder: ./data\n  databaseUrl: \${env:DATABASE_URL:-}\nplugins: [${plugins.join(', ')}]\n`;
const question = { model: 'demo', messages: [{ role: 'user', content: 'Hello' }], session_id: 'before' };

await test('data of the embedded database can be moved to a server: keys, tokens, connections and histories', async (t) => {
  const embedded = await startGatewayProcess(t, { yaml });
  const { folder, apiKey, adminToken, connectionId } = embedded;
  t.equal((await embedded.post('/v1/inference/chat', question)).status, 200);
  const importing = (environment: Readonly<Record<string, string>>, ...options: string[]) =>
    runSluice(['import', ...options], { folder, environment });
  const environment = { DATABASE_URL: await createDatabase(t) };
  t.match(await importing({}), { code: 1, output: /set DATABASE_URL/ });
  t.match(await importing(environment), { code: 1, output: /is in use by process/ });
  t.equal(await embedded.stop(), 0);

  const begunAnew = await startGatewayProcess(t, { yaml, folder, environment });
  t.match(begunAnew.output(), /`sluice import` copies its contents/);
  t.not(begunAnew.connectionId, connectionId);
  await begunAnew.stop();
  t.match(await importing(environment), { code: 1, output: /not empty: .*api_key.*--replace/ });
  t.match(await importing(environment, '--replace'), { code: 0, output: /history_message +1\n[\s\S]*Copied to / });

  const moved = await startGatewayProcess(t, { yaml, folder, environment });
  t.notMatch(moved.output(), /sluice import/);
  const headers = { 'x-api-key': apiKey, 'x-connection-id': connectionId };
  t.equal((await moved.post('/v1/inference/chat', question, headers)).status, 200);
  const history = await fetch(`${moved.url}/v1/management/reporting/messages/history`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: 'before' }),
  });
  t.match(await history.text(), /"Hello[\s\S]*"Hello|input_text/);
  t.equal(await moved.stop(), 0);
});
