import { type Test, test } from 'tap';
import { createDatabase } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, runSluice, startGatewayProcess } from '../fixtures/processes/gateway-process.js';

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

/** Runs a command in the gateway's folder. */
type Sluice = (...argv: readonly string[]) => ReturnType<typeof runSluice>;

/**
 * Makes a key beside the running gateway, uses it, revokes it, and sees it refused.
 *
 * @returns how many requests were answered meanwhile
 */
async function walk(t: Test, gateway: GatewayProcess, connectionId: string, sluice: Sluice): Promise<number> {
  const made = await sluice('key', 'create', '--name', 'ci');
  t.equal(made.code, 0, made.output);
  const [, keyId = '', secret = ''] = /^API key (\S+) "ci", shown only now:\n(sk-slc-\w+)\n$/.exec(made.output) ?? [];
  const headers = { 'x-api-key': secret, 'x-connection-id': connectionId };
  let answered = 0;
  const status = async (): Promise<number> => {
    const response = await gateway.post('/v1/inference/chat', question, headers);
    if (response.ok) answered += 1;
    return response.status;
  };
  await until(async () => (await status()) === 200, 'the running gateway knows the key');
  const listed = await sluice('key', 'list');
  t.match(listed, { code: 0, output: new RegExp(`^ID [^]*${keyId}  ci .* active$`, 'm') });
  t.notMatch(listed.output, secret);
  t.match(await sluice('key', 'revoke', keyId), { code: 0, output: `The API key ${keyId} is revoked.\n` });
  await until(async () => (await status()) === 401, 'the running gateway refuses the key');
  return answered;
}

await test('commands beside a gateway with an embedded database, and beside the one on a server that its data moves to', async (t) => {
  const embedded = await startGatewayProcess(t, { yaml });
  const { folder, apiKey, adminToken, connectionId } = embedded;
  t.equal((await embedded.post('/v1/inference/chat', question)).status, 200);
  const environment = { DATABASE_URL: await createDatabase(t) };
  const onServer: Sluice = (...argv) => runSluice(argv, { folder, environment });
  let answered = 1;

  await t.test('sluice manages keys beside an embedded database through the HTTP port', async (t) => {
    const withToken = { SLUICE_ADMIN_TOKEN: adminToken };
    answered += await walk(t, embedded, connectionId, (...argv) => runSluice(argv, { folder, environment: withToken }));
    const elsewhere = await runSluice(['key', 'list', '--url', 'http://127.0.0.1:9'], {
      folder,
      environment: withToken,
    });
    t.match(elsewhere, { code: 1 }, 'what is said on the command line counts');
  });

  await t.test('nothing is imported from a database in use, nor without a server', async (t) => {
    t.match(await runSluice(['import'], { folder }), { code: 1, output: /set DATABASE_URL/ });
    t.match(await onServer('import'), { code: 1, output: /is in use by process/ });
  });

  t.equal(await embedded.stop(), 0);
  const after = await runSluice(['key', 'list'], { folder });
  t.match(after, { code: 0, output: / ci .* revoked$/m }, 'keys are listed through the database once it has stopped');

  await t.test(
    'keys, tokens, connections and histories are moved, over what is there only when asked to',
    async (t) => {
      const begunAnew = await startGatewayProcess(t, { yaml, folder, environment });
      t.match(begunAnew.output(), /`sluice import` copies its contents/);
      t.not(begunAnew.connectionId, connectionId);
      await begunAnew.stop();
      t.match(await onServer('import'), { code: 1, output: /not empty: .*api_key.*--replace/ });
      t.match(await onServer('import', '--replace'), {
        code: 0,
        output: new RegExp(`history_message +${answered}\\n[^]*Copied to `),
      });
    },
  );

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

  await t.test('sluice manages keys beside a gateway on PostgreSQL through the database', async (t) => {
    await walk(t, moved, connectionId, onServer);
  });
  t.equal(await moved.stop(), 0);
  t.match(await onServer('token', 'list'), { code: 0, output: /first-admin +admin/ }, 'also while no gateway runs');
});
