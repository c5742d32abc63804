import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { root } from '../fixtures/root.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { documentsOf } from '../fixtures/documents/documents.js';
import { type Asked } from '../fixtures/gateways/management-gateway.js';
import { runSluice, startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { nodeOptions } from '../fixtures/processes/node-options.js';

const yaml = `
server: { port: 0 }
data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
jobs: { run: elsewhere }
plugins: [health, auth, connections, models, tools, documents, inference, provider-demo]
`;

await test('a gateway accepts documents, and a separate worker processes them', async (t) => {
  const environment = { DATABASE_URL: await createDatabase(t) };
  const gateway = await startGatewayProcess(t, { yaml, environment });
  const ask = async (
    method: string,
    path: string,
    options: { body?: unknown; headers?: object } = {},
  ): Promise<Asked> => {
    const headers = { 'content-type': 'application/json', ...options.headers };
    const body = options.body === undefined ? {} : { body: JSON.stringify(options.body) };
    const response = await fetch(`${gateway.url}${path}`, { method, headers, ...body });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  await ask('PUT', `/v1/management/connections/${gateway.connectionId}`, {
    body: { enableDocuments: true },
    headers: { authorization: `Bearer ${gateway.adminToken}` },
  });
  const app = documentsOf({ ask }, { 'x-api-key': gateway.apiKey, 'x-connection-id': gateway.connectionId });
  const id = await app.make('Worth knowing: the worker did it.');
  const status = async (document = id): Promise<string> => {
    const { body } = await app.ask('POST', '/status', { documentIdentifiers: [document] });
    return (
      (body as { readonly data: readonly { readonly processingStatus: string }[] }).data[0]?.processingStatus ?? ''
    );
  };
  t.equal(await status(), 'queued', 'the gateway leaves it alone');

  const file = join(gateway.folder, 'gateway.yaml');
  const worker = spawn(
    process.execPath,
    [...nodeOptions, join(root, 'dist/core/main.js'), 'worker', '--config', file],
    {
      cwd: gateway.folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  t.teardown(() => worker.kill('SIGKILL'));
  let said = '';
  worker.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await until(() => said.includes('Processing jobs'), 'the worker is ready');
  await until(async () => (await status()) === 'completed', 'the worker processes it');
  const [chunk] = await runStatement(environment.DATABASE_URL, 'select text from document_chunk');
  t.match(chunk, { text: /the worker did it/ });

  const shorter = yaml.replace('documents,', '{ use: documents, config: { processing: { maxTextCharacters: 10 } } },');
  writeFileSync(file, shorter);
  await until(() => said.includes('configuration reloaded'), 'the worker reads its changed file');
  const long = await app.make('More than a few letters.');
  await until(async () => (await status(long)) === 'failed', 'and works by it');
  worker.kill('SIGTERM');
  t.strictSame(await once(worker, 'exit'), [0, null], 'and it ends in good order');
});

await test('a worker without anything to do says so', async (t) => {
  const folder = t.testdir({ 'gateway.yaml': 'plugins: [health]\n' });
  const { code, output } = await runSluice(['worker'], { folder });
  t.equal(code, 1);
  t.match(output, /GW_START_NO_JOBS/);
});
