/**
 * Secrets with unique values are planted wherever a gateway gets any, and used in requests that succeed and that fail in every way. Afterwards
 * everything that the gateway has written is searched for them.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Test, test } from 'tap';
import { startOtlpSink } from '../../plugins/tracing/fixtures/otlp-sink.js';
import { temporaryFolder } from '../fixtures/components/for-each-database.js';
import { objectAccessKeyId, objectBucket, startObjectStore } from '../fixtures/components/object-store.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { startOwnRedis } from '../fixtures/components/redis.js';
import { freePort } from '../fixtures/components/server-process.js';
import { tlsCertificate } from '../fixtures/components/tls-certificate.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, runSluice, startGatewayProcess } from '../fixtures/gateway-process.js';

/** What is planted, by what it is. */
const planted = {
  apiKey: 'sk-slc-PlantedApiKey0000000000000000000',
  mistypedKey: 'sk-slc-PlantedMistypedKey00000000000000',
  /** In paths, where a client with a wrong base URL puts it. */
  keyInPath: 'sk-slc-PlantedKeyInPath0000000000000000',
  adminToken: 'at-slc-PlantedAdminToken000000000000000',
  databasePassword: 'PlantedDatabasePassword',
  redisPassword: 'PlantedRedisPassword',
  objectStoreSecret: 'PlantedObjectStoreSecret',
  cacheSecret: 'PlantedCacheSecret00000000000000000000000',
  collectorToken: 'PlantedCollectorToken',
  openaiKey: 'sk-PlantedOpenaiKey0000000000',
  anthropicKey: 'PlantedAnthropicKey',
  googleKey: 'PlantedGoogleKey',
  bedrockSecret: 'PlantedBedrockSecret',
  passthroughKey: 'PlantedPassthroughKey',
  toolToken: 'PlantedToolToken',
  mcpToken: 'PlantedMcpToken',
  classifierKey: 'PlantedClassifierKey',
  cookie: 'PlantedCookie',
  clientHeader: 'PlantedClientHeader',
  /** Of a connection that redacts or blocks it, and keeps the bodies of requests and answers. */
  person: 'planted.person@example.org',
  /** Of a connection that keeps no bodies. */
  prompt: 'PlantedPrompt',
  answer: 'PlantedAnswer',
} as const;

type Planted = keyof typeof planted;

/** What other servers get, and nobody else. */
const sentOnly: readonly Planted[] = [
  'openaiKey',
  'anthropicKey',
  'googleKey',
  'passthroughKey',
  'toolToken',
  'mcpToken',
  'classifierKey',
];

/** Where something is on purpose. */
const onPurpose: Readonly<Record<string, readonly Planted[]>> = {
  // Whoever asks gets the answer, a message of the provider that quotes the question, and one that says what was not found.
  answers: ['prompt', 'answer', 'keyInPath'],
  // What is passed through comes back as it is: plugins/passthrough/README.md.
  'answers of passthrough': ['prompt', 'answer', 'clientHeader', 'passthroughKey'],
};

async function listen(t: Test, server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.teardown(() => {
    server.close();
    if ('closeAllConnections' in server) (server as unknown as { closeAllConnections(): void }).closeAllConnections();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A request as a hostile or careless server quotes it. */
interface Quoted {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a server answers, by the name of the model, which is in the path or the body. */
const behaviours: Readonly<Record<string, (quoted: Quoted) => readonly [status: number, body: string, type?: string]>> =
  {
    refuse: (quoted) => [
      401,
      JSON.stringify({ error: { message: `Wrong key: ${JSON.stringify(quoted)}`, code: 'x' } }),
    ],
    reject: (quoted) => [400, JSON.stringify({ error: { message: JSON.stringify(quoted), type: 'x', ...quoted } })],
    fail: (quoted) => [500, JSON.stringify({ error: JSON.stringify(quoted), message: JSON.stringify(quoted) })],
    page: (quoted) => [200, `<html>${JSON.stringify(quoted)}</html>`, 'text/html'],
    broken: (quoted) => [200, `${JSON.stringify(quoted)}, and no JSON`],
    stream: (quoted) => [
      200,
      `data: {"error":{"message":${JSON.stringify(JSON.stringify(quoted))}}}\n\n`,
      'text/event-stream',
    ],
    torn: (quoted) => [200, `data: {"choices":[${JSON.stringify(quoted)}\n\n`, 'text/event-stream'],
    redirect: ({ headers }) => [302, String(headers.authorization ?? headers['x-api-key'])],
    fine: ({ body }) => [
      200,
      JSON.stringify({
        id: 'chat-1',
        model: 'fine',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: body.includes(planted.prompt) ? planted.answer : 'Yes.' },
            finish_reason: 'stop',
          },
        ],
        usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
      }),
    ],
  };

const named = new RegExp(`[-/](${Object.keys(behaviours).join('|')})\\b`);

/** A server for everything that the gateway calls. Quotes all that it is sent, except from requests of `fine`. */
async function startQuotingServer(t: Test): Promise<{ readonly url: string; readonly seen: string[] }> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const answerTo = (body: string): void => {
      const { url = '', headers } = request;
      seen.push(JSON.stringify({ url, headers, body }));
      const name = named.exec(`${url}${body}`)?.[1] ?? 'refuse';
      const [status, answer, type = 'application/json'] = behaviours[name]?.({ url, headers, body }) ?? [404, ''];
      response.writeHead(status, {
        'content-type': type,
        ...(status === 302 ? { location: `/elsewhere?key=${answer}` } : {}),
        'x-quoted': JSON.stringify(headers),
      });
      response.end(answer);
    };
    text(request).then(answerTo, () => response.destroy());
  });
  return { url: `http://${await listen(t, server)}`, seen };
}

/** A plugin that fails with what it must not tell. */
const crashPlugin = `
  import { definePlugin, z } from 'sluice/api';
  const failure = (exchange) => new Error('cannot use ' + exchange.header('x-api-key') + ' of ' + process.env.OPENAI_KEY);
  export default definePlugin({
    apiVersion: 1,
    name: 'crash',
    config: z.strictObject({}),
    setup: () => ({
      prepare: (call, exchange) => {
        if (call.model.includes('crash')) throw failure(exchange);
      },
    }),
  });
`;

interface Servers {
  readonly quoting: string;
  readonly tls: string;
  readonly refused: string;
  readonly collector: string;
  readonly objects: string;
}

function yamlFor({ quoting, tls, refused, collector, objects }: Servers): string {
  const provider = (use: string, id: string, more: object): object => ({
    use,
    id,
    config: { models: Object.keys(behaviours).map((name) => `${id}-${name}`), ...more },
  });
  const openai = { baseUrl: `${quoting}/v1`, apiKey: '${env:OPENAI_KEY}' };
  const plugins = [
    'health',
    'metrics',
    { use: 'tracing', config: { endpoint: collector, headers: { authorization: 'Bearer ${env:COLLECTOR_TOKEN}' } } },
    { use: 'auth', config: { bootstrap: { apiKey: '${env:API_KEY}', adminToken: '${env:ADMIN_TOKEN}' } } },
    'audit',
    'connections',
    {
      use: 'policies',
      config: {
        classifiers: [
          {
            kind: 'webhook',
            id: 'hook',
            url: `${quoting}/fail`,
            headers: { authorization: 'Bearer ${env:CLASSIFIER_KEY}' },
            trusted: true,
          },
        ],
      },
    },
    'prompts',
    'tools',
    {
      use: 'external-tools',
      config: {
        http: [
          {
            name: 'order_status',
            description: 'Says where an order is.',
            url: `${quoting}/refuse`,
            headers: { authorization: 'Bearer ${env:TOOL_TOKEN}' },
          },
        ],
        mcp: [{ name: 'shop', url: `${quoting}/refuse`, headers: { authorization: 'Bearer ${env:MCP_TOKEN}' } }],
      },
    },
    { use: 'resilience', config: { retries: 0 } },
    { use: 'cache', config: { rules: [{ connections: ['quiet'], ttlSeconds: 60 }], secret: '${env:CACHE_SECRET}' } },
    'models',
    'spending-limit',
    'history',
    'body-logging',
    'feedback',
    'documents',
    'inference',
    'openai-api',
    'anthropic-api',
    'google-api',
    'mcp-api',
    { use: './crash.js' },
    {
      use: 'passthrough',
      config: {
        providers: {
          raw: { baseUrl: quoting, headers: { authorization: 'Bearer ${env:PASSTHROUGH_KEY}' }, connections: ['*'] },
        },
      },
    },
    provider('provider-openai', 'openai', {
      ...openai,
      models: [...Object.keys(behaviours), 'crash'].map((name) => `openai-${name}`),
    }),
    provider('provider-openai', 'tls', { ...openai, baseUrl: tls, models: ['tls-fine'] }),
    provider('provider-openai', 'refused', { ...openai, baseUrl: refused, models: ['refused-fine'] }),
    provider('provider-anthropic', 'anthropic', { baseUrl: quoting, apiKey: '${env:ANTHROPIC_KEY}' }),
    provider('provider-google', 'google', { baseUrl: quoting, apiKey: '${env:GOOGLE_KEY}' }),
    provider('provider-bedrock', 'bedrock', {
      baseUrl: quoting,
      region: 'eu-central-1',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: '${env:BEDROCK_SECRET}',
    }),
    'provider-demo',
  ];
  const settings = {
    data: {
      folder: './data',
      databaseUrl: '${env:DATABASE_URL}',
      databasePassword: '${env:DATABASE_PASSWORD}',
      s3: {
        bucket: objectBucket,
        endpoint: objects,
        accessKeyId: objectAccessKeyId,
        secretAccessKey: '${env:OBJECTS_SECRET}',
      },
    },
    state: { redis: { url: '${env:REDIS_URL}' } },
    log: { level: 'trace', pretty: false },
    jobs: { run: 'here' },
    plugins,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
}

function environmentFor(databaseUrl: string, redisUrl: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_PASSWORD: planted.databasePassword,
    REDIS_URL: redisUrl.replace('redis://', `redis://:${planted.redisPassword}@`),
    OBJECTS_SECRET: planted.objectStoreSecret,
    API_KEY: planted.apiKey,
    ADMIN_TOKEN: planted.adminToken,
    CACHE_SECRET: planted.cacheSecret,
    COLLECTOR_TOKEN: planted.collectorToken,
    OPENAI_KEY: planted.openaiKey,
    ANTHROPIC_KEY: planted.anthropicKey,
    GOOGLE_KEY: planted.googleKey,
    BEDROCK_SECRET: planted.bedrockSecret,
    PASSTHROUGH_KEY: planted.passthroughKey,
    TOOL_TOKEN: planted.toolToken,
    MCP_TOKEN: planted.mcpToken,
    CLASSIFIER_KEY: planted.classifierKey,
  };
}

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

/** What of these is in a content, as it is or in hexadecimal digits, as databases show bytes. */
function foundIn(content: string | Buffer, secrets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(secrets).flatMap(([name, value]) =>
    content.includes(value) || content.includes(Buffer.from(value).toString('hex')) ? [name] : [],
  );
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
  await sendMistakes(client);
  const signature = await sendDocument(client, quiet);
  const { secret: madeKey = '' } = await client.manage('POST', '/api-keys', { name: 'made' });
  client.answers.pop();
  return { signature, madeKey };
}

/** Runs commands beside the gateway, and one that fails. @returns what they print */
async function runCommands(t: Test, folder: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const DATABASE_URL = `postgres://me:${planted.databasePassword}@127.0.0.1:${await freePort()}/x`;
  const ran = await Promise.all([
    runSluice(['check'], { folder, environment }),
    runSluice(['explain'], { folder, environment }),
    runSluice(['migrate'], { folder, environment: { ...environment, DATABASE_URL } }),
  ]);
  t.match(ran, [{ code: 0 }, { code: 0 }, { code: 1 }]);
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
    tls: `https://${await listen(
      t,
      createTlsServer({ ...tlsCertificate }, (_request, response) => response.end()),
    )}`,
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
  const said = await runCommands(t, folder, environment);
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
    'cannot use',
    'sluice_requests_total',
    'appendonly',
    'chroma.sqlite3',
    'export 0',
  ])
    t.ok(
      places.some(([name, content]) => name.includes(sign) || content.includes(sign)),
      `${sign} was looked at`,
    );
});
