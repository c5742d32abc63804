/**
 * Secrets with unique values are planted wherever a gateway gets any, and used in requests that succeed and that fail in every way. Afterwards
 * everything that the gateway has written is searched for them.
 */
import { createServer as createTlsServer } from 'node:https';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { startOtlpSink } from '../../plugins/tracing/fixtures/otlp-sink.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';
import { listen } from '../fixtures/components/http-upstream.js';
import { startObjectStore } from '../fixtures/components/object-store.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { startOwnRedis } from '../fixtures/components/redis.js';
import { freePort } from '../fixtures/components/server-process.js';
import { tlsCertificate } from '../fixtures/components/tls-certificate.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, runSluice, startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { type Planted, planted } from '../fixtures/secrets/planted.js';
import {
  accountNames,
  crashPlugin,
  environmentFor,
  mistakenYaml,
  type Servers,
  yamlFor,
} from '../fixtures/secrets/planted-gateway.js';
import { behaviours, startQuotingServer } from '../fixtures/secrets/quoting-server.js';
import { lineOfKey, signedToken } from '../fixtures/secrets/sign-in.js';

/** What other servers get, and nobody else. */
const sentOnly: readonly Planted[] = [
  'openaiKey',
  'anthropicKey',
  'googleKey',
  'accountSecret',
  'refusedAccountSecret',
  'accountToken',
  'passthroughKey',
  'toolToken',
  'mcpToken',
  'classifierKey',
  'webhookToken',
];

/** Where something is on purpose. */
const onPurpose: Readonly<Record<string, readonly Planted[]>> = {
  // Whoever asks gets the answer, a message of the provider that quotes the question, and one that says what was not found.
  answers: ['prompt', 'answer', 'keyInPath'],
  // What is passed through comes back as it is: plugins/passthrough/README.md.
  'answers of passthrough': ['prompt', 'answer', 'clientHeader', 'passthroughKey'],
};

/** Asks the gateway, and notes whatever it answers. */
class Client {
  /** Statuses, headers and bodies. */
  readonly answers: string[] = [];
  readonly passedThrough: string[] = [];
  readonly #gateway: GatewayProcess;

  constructor(gateway: GatewayProcess) {
    this.#gateway = gateway;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const response = await fetch(`${this.#gateway.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-api-key': planted.apiKey,
        cookie: `session=${planted.cookie}`,
        'x-private': planted.clientHeader,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = await response.text().catch(String);
    const answers = path.startsWith('/v1/passthrough') ? this.passedThrough : this.answers;
    answers.push(`${response.status} ${JSON.stringify([...response.headers])} ${answer}`);
    return answer;
  }

  async manage(method: string, path: string, body?: unknown): Promise<Readonly<Record<string, string>>> {
    const headers = { authorization: `Bearer ${planted.adminToken}`, 'x-api-key': '' };
    return JSON.parse((await this.send(method, `/v1/management${path}`, body, headers)) || '{}') as Record<
      string,
      string
    >;
  }

  async connect(settings: object): Promise<Readonly<Record<string, string>>> {
    const { connectionId = '' } = await this.manage('POST', '/connections', settings);
    return { 'x-connection-id': connectionId };
  }
}

const tools = [{ name: 'order_status' }];
const toolCall = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'order_status', arguments: {} } };

/** Calls every model of these providers, in several dialects, streamed and not, and what else sends something to other servers. */
async function callModels(
  client: Client,
  question: string,
  headers: Readonly<Record<string, string>>,
  providers: readonly string[],
): Promise<void> {
  const messages = [{ role: 'user', content: question }];
  const ask = (path: string, body: object): Promise<string> => client.send('POST', path, body, headers);
  const models = providers.flatMap((id) => Object.keys(behaviours).map((name) => `${id}-${name}`));
  const calls = [...models, 'tls-fine', 'refused-fine', 'openai-crash', 'absent'].flatMap((model) => [
    ask('/v1/chat/completions', { model, messages, stream: true }),
    ask('/v1/chat/completions', { model, messages }),
    ask('/v1/messages', { model, messages, max_tokens: 9 }),
  ]);
  await Promise.all([
    ...calls,
    ...accountNames.map((name) => ask('/v1/chat/completions', { model: `${name}-fail`, messages })),
    ask('/v1/responses', { model: 'openai-fine', input: question }),
    ask('/v1/inference/chat', { model: 'openai-fine', messages, tools, auto_continuation: true }),
    client.send('POST', '/mcp', toolCall, { accept: 'application/json, text/event-stream', ...headers }),
    ...Object.keys(behaviours).map((name) => ask(`/v1/passthrough/raw/${name}`, { question })),
  ]);
}

/** Requests that are refused for what they contain. */
async function sendMistakes(client: Client): Promise<void> {
  const { mistypedKey, keyInPath, apiKey, adminToken } = planted;
  const basic = `Basic ${Buffer.from(`${mistypedKey}:${mistypedKey}`).toString('base64')}`;
  const credentials: readonly Readonly<Record<string, string>>[] = [
    { 'x-api-key': mistypedKey },
    { 'x-api-key': adminToken },
    { 'x-api-key': '', authorization: basic },
    { 'x-api-key': '', authorization: mistypedKey },
    { 'x-connection-id': apiKey },
  ];
  for (const headers of credentials)
    await client.send('POST', '/v1/chat/completions', { model: 'demo', messages: [] }, headers);
  await client.send(
    'POST',
    `/v1beta/models/demo:generateContent?key=${mistypedKey}`,
    { contents: [] },
    { 'x-api-key': '' },
  );
  await client.send('GET', `/v1/models/${keyInPath}`);
  await client.send('GET', `/c/${keyInPath}/v1/models`);
  await client.send('GET', `/${keyInPath}/absent?api_key=${keyInPath}`);
  await client.send('POST', '/v1/chat/completions', `{"model": "demo", "api_key": "${mistypedKey}", broken`);
  await client.send('DELETE', `/v1/management/api-keys/${keyInPath}`, undefined, {
    authorization: `Bearer ${adminToken}`,
  });
}

/** Signs in with tokens of an issuer, of which one is valid. @returns the tokens, of which the part that proves them is secret */
async function signIn(client: Client): Promise<Readonly<Record<string, string>>> {
  const tokens = { signedIn: signedToken('viewer'), withoutRole: signedToken('absent') };
  const forged = `${tokens.signedIn.slice(0, -20)}${'A'.repeat(20)}`;
  const answers = [];
  for (const token of [tokens.signedIn, tokens.withoutRole, forged])
    for (const method of ['GET', 'POST'])
      answers.push(
        await client.send(method, '/v1/management/connections', method === 'POST' ? {} : undefined, {
          authorization: `Bearer ${token}`,
          'x-api-key': '',
        }),
      );
  if (!answers[0]?.includes('connectionId')) throw new Error(`the token is not accepted: ${answers[0]}`);
  const proofOf = (token: string): string => token.slice(token.lastIndexOf('.') + 1, -20);
  return { signedIn: proofOf(tokens.signedIn), withoutRole: proofOf(tokens.withoutRole), lineOfKey };
}

/** Sends a document by signed URLs. @returns what they are signed with */
async function sendDocument(client: Client, headers: Readonly<Record<string, string>>): Promise<string> {
  const presigned = await client.send(
    'POST',
    '/v1/management/documents/upload/presign',
    { fileName: 'a.txt', contentType: 'text/plain' },
    headers,
  );
  client.answers.pop();
  const { url, key } = JSON.parse(presigned) as { readonly url: string; readonly key: string };
  await fetch(url, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'The office opens at eight.' });
  await client.send(
    'POST',
    '/v1/management/documents/upload/finalize',
    { key, fileName: 'a.txt', fileSizeKb: 1, fileExtension: 'txt' },
    headers,
  );
  await until(async () => {
    const status = await client.send(
      'POST',
      '/v1/management/documents/status',
      { documentIdentifiers: [key] },
      headers,
    );
    return status.includes('completed');
  }, 'the document is processed');
  return new URL(url).searchParams.get('X-Amz-Signature') ?? '';
}

type Place = readonly [name: string, content: string | Buffer];

/** All files below a folder, by their paths. */
function filesIn(folder: string): readonly Place[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = join(folder, name);
    return statSync(file).isFile() ? [[file, readFileSync(file)] as const] : [];
  });
}

async function tablesOf(url: string): Promise<readonly Place[]> {
  const tables = await runStatement(
    url,
    "select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const contents: Place[] = [];
  for (const { schemaname, tablename } of tables) {
    const rows = await runStatement(url, `select t::text as row from "${String(schemaname)}"."${String(tablename)}" t`);
    contents.push([`table ${String(tablename)}`, JSON.stringify(rows)]);
  }
  return contents;
}

/** A value as it is, in a URL, in hexadecimal digits, as databases show bytes, and in Base64. */
function formsOf(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  // What stands in front of it moves its bits; the first and the last character may have some of its neighbours.
  const inBase64 = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  const inUrls = inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([value, encodeURIComponent(value), bytes.toString('hex'), ...inBase64, ...inUrls])];
}

/** What of these is in a content, in any form. */
function foundIn(content: string | Buffer, secrets: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(secrets).filter((name) => formsOf(secrets[name] ?? '').some((form) => content.includes(form)));
}

/** Sends requests of all kinds to connections of several kinds. @returns what has been made meanwhile and is secret, too */
async function useEverything(client: Client): Promise<Readonly<Record<string, string>>> {
  const quiet = await client.connect({ name: 'quiet', enableDocuments: true });
  await callModels(client, planted.prompt, quiet, ['openai', 'anthropic', 'google', 'bedrock']);
  const remote = { classifierId: 'hook' };
  for (const [action, configuration, providers] of [
    ['redact', {}, ['openai', 'anthropic']],
    ['block', {}, ['openai']],
    ['redact', { remote }, []],
  ] as const) {
    const name = `${action} ${JSON.stringify(configuration)}`;
    const headers = await client.connect({ name, logRequestBody: true, logResponseBody: true });
    const policy = { type: 'pii_detection', action, configuration };
    await client.manage('POST', `/connections/${headers['x-connection-id']}/policies`, policy);
    await callModels(client, `Write to ${planted.person}.`, headers, providers);
  }
  const limited = await client.connect({ name: 'limited', enableSpendingLimit: true, spendingLimit: 0.0004 });
  await client.send('POST', '/v1/responses', { model: 'openai-fine', input: 'Hello', max_output_tokens: 16 }, limited);
  await sendMistakes(client);
  const signedIn = await signIn(client);
  const signature = await sendDocument(client, quiet);
  const { secret: madeKey = '' } = await client.manage('POST', '/api-keys', { name: 'made' });
  client.answers.pop();
  return { signature, madeKey, ...signedIn };
}

/** Loses the database for a while, and reads a file with mistakes. */
async function breakGateway(client: Client, gateway: GatewayProcess, databaseUrl: string): Promise<void> {
  const [server, name] = [new URL(databaseUrl), new URL(databaseUrl).pathname.slice(1)];
  server.pathname = 'postgres';
  const isOpen = (allowed: boolean) => runStatement(server.href, `alter database ${name} allow_connections ${allowed}`);
  await isOpen(false);
  await runStatement(server.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await client.manage('GET', '/connections');
  await client.manage('POST', '/api-keys', { name: 'lost' });
  await client.send('POST', '/v1/responses', { model: 'openai-fine', input: 'Hello' });
  await client.send('POST', '/v1/management/documents/upload/presign', {
    fileName: 'a.txt',
    contentType: 'text/plain',
  });
  await isOpen(true);
  writeFileSync(join(gateway.folder, 'gateway.yaml'), mistakenYaml);
  await gateway.printed(/configuration not reloaded/);
  for (const path of ['/', '/openapi.json', '/dashboard', '/health/ready']) await client.send('GET', path);
}

/** Runs commands beside the gateway, some of which fail. @returns what they print */
async function runCommands(
  t: Test,
  { folder, url }: GatewayProcess,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const DATABASE_URL = `postgres://me:${encodeURIComponent(planted.databasePassword)}@127.0.0.1:${await freePort()}/x`;
  const mistaken = temporaryFolder(t);
  writeFileSync(join(mistaken, 'gateway.yaml'), mistakenYaml);
  const withToken = { ...environment, SLUICE_ADMIN_TOKEN: planted.mistypedKey };
  const ran = await Promise.all([
    runSluice(['check'], { folder, environment }),
    runSluice(['explain'], { folder, environment }),
    runSluice(['migrate'], { folder, environment: { ...environment, DATABASE_URL } }),
    runSluice(['check'], { folder: mistaken, environment }),
    runSluice(['explain'], { folder: mistaken, environment }),
    runSluice(['key', 'list', '--url', url, '--token', planted.mistypedKey], { folder, environment }),
    runSluice(['key', 'create', '--name', 'x', '--url', url], { folder, environment: withToken }),
  ]);
  t.match(
    ran,
    [0, 0, 1, 1, 1, 1, 1].map((code) => ({ code })),
  );
  return ran.map(({ output }) => output).join('\n');
}

await test('no planted secret is in what a gateway writes, stores, sends or says, whatever fails', async (t) => {
  const [redisFolder, objectsFolder, folder] = [temporaryFolder(t), temporaryFolder(t), temporaryFolder(t)];
  const redis = await startOwnRedis(t, {
    // Every change is in a file of text.
    settings: { requirepass: planted.redisPassword, appendonly: 'yes', 'aof-use-rdb-preamble': 'no', dir: redisFolder },
  });
  const collector = await startOtlpSink(t);
  const quoting = await startQuotingServer(t);
  const servers: Servers = {
    quoting: quoting.url,
    tls: `https://${(await listen(t, createTlsServer(tlsCertificate))).host}`,
    refused: `http://127.0.0.1:${await freePort()}`,
    collector: collector.endpoint,
    objects: await startObjectStore(t, objectsFolder, { allowMismatchedSignatures: true }),
  };
  const databaseUrl = await createDatabase(t);
  const environment = environmentFor(databaseUrl, redis.url);
  writeFileSync(join(folder, 'crash.js'), crashPlugin);
  const gateway = await startGatewayProcess(t, { yaml: yamlFor(servers), environment, folder });
  const client = new Client(gateway);
  const secrets = { ...planted, ...(await useEverything(client)) };
  const metrics = await client.send('GET', '/metrics', undefined, { authorization: `Bearer ${planted.adminToken}` });
  const running = filesIn(join(folder, 'data'));
  const said = await runCommands(t, gateway, environment);
  await until(() => quoting.seen.some((request) => request.includes(planted.webhookToken)), 'a limit is warned of');
  await breakGateway(client, gateway, databaseUrl);
  t.equal(await gateway.stop(), 0);

  const places: readonly Place[] = [
    ['log', gateway.output()],
    ['commands', said],
    ['metrics', metrics],
    ['answers', client.answers.join('\n')],
    ['answers of passthrough', client.passedThrough.join('\n')],
    ...(await tablesOf(databaseUrl)),
    ...filesIn(redisFolder),
    ...filesIn(objectsFolder),
    ...running,
    ...filesIn(join(folder, 'data')),
    ...collector.exports.map(({ body }, index): Place => [`export ${index}`, body]),
  ];
  const found = places.flatMap(([name, content]) =>
    foundIn(content, secrets).flatMap((each) =>
      onPurpose[name]?.includes(each as Planted) ? [] : [`${name}: ${each}`],
    ),
  );
  t.strictSame(found, []);

  // Otherwise nothing was there to be found.
  const sent = new Set(foundIn(quoting.seen.join('\n'), planted));
  const unsent = sentOnly.filter((name) => !sent.has(name));
  t.strictSame(unsent, [], 'the other servers got what is for them');
  t.notOk(
    quoting.seen.some((request) => request.includes('/elsewhere')),
    'and no redirect was followed',
  );
  for (const sign of [
    'EMAIL_ADDRESS',
    'configuration not reloaded',
    'GW_DATABASE_UNAVAILABLE',
    'cannot use',
    'sluice_requests_total',
    'appendonly',
    'chroma.sqlite3',
    'export 0',
    'gen_ai.output.messages',
  ])
    t.ok(
      places.some(([name, content]) => name.includes(sign) || content.includes(sign)),
      `${sign} was looked at`,
    );
});
