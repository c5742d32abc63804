import { type Test, test } from 'tap';
import { createDatabase } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, runSluice, startGatewayProcess } from '../fixtures/gateway-process.js';

const yaml = `
server: { port: 0 }
data:
  folder: ./data
  databaseUrl: \${env:DATABASE_URL:-}
plugins: [auth, connections, inference, provider-demo]
`;
const chat = { model: 'demo', messages: [{ role: 'user', content: 'hello' }] };

/** Makes a key beside the running gateway, uses it, revokes it, and sees it refused. */
async function walk(
  t: Test,
  gateway: GatewayProcess,
  sluice: (...argv: readonly string[]) => ReturnType<typeof runSluice>,
): Promise<void> {
  const made = await sluice('key', 'create', '--name', 'ci');
  t.equal(made.code, 0, made.output);
  const [, keyId = '', secret = ''] = /^API key (\S+) "ci", shown only now:\n(sk-slc-\w+)\n$/.exec(made.output) ?? [];
  const headers = { 'x-api-key': secret, 'x-connection-id': gateway.connectionId };
  const status = async (): Promise<number> => (await gateway.post('/v1/inference/chat', chat, headers)).status;
  await until(async () => (await status()) === 200, 'the running gateway knows the key');
  const listed = await sluice('key', 'list');
  t.match(listed, { code: 0, output: new RegExp(`^ID [^]*${keyId}  ci .* active$`, 'm') });
  t.notMatch(listed.output, secret);
  t.match(await sluice('key', 'revoke', keyId), { code: 0, output: `The API key ${keyId} is revoked.\n` });
  await until(async () => (await status()) === 401, 'the running gateway refuses the key');
}

await test('sluice manages keys beside a gateway on PostgreSQL, through the database', async (t) => {
  const environment = { DATABASE_URL: await createDatabase(t) };
  const gateway = await startGatewayProcess(t, { yaml, environment });
  const { folder } = gateway;
  await walk(t, gateway, (...argv) => runSluice(argv, { folder, environment }));
  await gateway.stop();
  const after = await runSluice(['token', 'list'], { folder, environment });
  t.match(after, { code: 0, output: /first-admin +admin/ }, 'also while no gateway runs');
});

await test('sluice manages keys beside a gateway with an embedded database, through its HTTP port', async (t) => {
  const gateway = await startGatewayProcess(t, { yaml });
  const { folder, adminToken } = gateway;
  const environment = { SLUICE_ADMIN_TOKEN: adminToken };
  await walk(t, gateway, (...argv) => runSluice(argv, { folder, environment }));
  const elsewhere = await runSluice(['key', 'list', '--url', 'http://127.0.0.1:9'], { folder, environment });
  t.match(elsewhere, { code: 1 }, 'what is said on the command line counts');
  await gateway.stop();
  const after = await runSluice(['key', 'list'], { folder });
  t.match(after, { code: 0, output: / ci .* revoked$/m }, 'and through the database once it has stopped');
});
