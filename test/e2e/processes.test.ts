import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { root } from '../fixtures/root.js';
import { requestOf } from '../fixtures/clients/client-dialects.js';
import { createDatabase } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, runSluice, startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { httpChunk, httpHead, lastChunk, startProviderServer } from '../fixtures/providers/provider-server.js';
import { RawConnection, type RawReply } from '../fixtures/clients/raw-connection.js';
import { textAnswers } from '../fixtures/providers/recorded-answers.js';
import { answeredBy, checkRecords } from '../fixtures/stored-data/answered-records.js';
import { listenUntilEnd } from '../fixtures/components/listen-until-end.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';

const counts = join(root, 'test', 'fixtures', 'third-party', 'counts.js');
const eventHead = httpHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' });

function yamlWith({ provider = 'http://127.0.0.1:9', model = 'demo' } = {}): string {
  return `
server: { port: 0, processes: 2 }
data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL:-}" }
plugins:
  - health
  - { use: metrics, config: { public: true } }
  - auth
  - connections
  - models
  - history
  - tools
  - { use: external-tools, config: { http: [{ name: slow_tool, description: Slow., url: "${provider}/tool" }] } }
  - inference
  - openai-api
  - mcp-api
  - { use: provider-openai, id: patient, config: { baseUrl: "${provider}/v1", models: [slow] } }
  - { use: provider-demo, config: { model: ${model} } }
  - ${JSON.stringify(counts)}
`;
}

/** Starts two processes, and waits until both serve. */
async function startTwo(t: Test, yaml: string): Promise<GatewayProcess> {
  const gateway = await startGatewayProcess(t, { yaml, environment: { DATABASE_URL: await createDatabase(t) } });
  await Promise.all([1, 2].map((number) => gateway.printed(servesLine(number))));
  return gateway;
}

const servesLine = (number: number): RegExp =>
  new RegExp(`"process":${number},"pid":(\\d+),"message":"a process serves"`);

/** All processes that have served at a place so far, by their ids. */
function pidsOf(gateway: GatewayProcess, number: number): number[] {
  return [...gateway.output().matchAll(new RegExp(servesLine(number), 'g'))].map(([, pid]) => Number(pid));
}

function pidOf(gateway: GatewayProcess, number: number): number {
  return pidsOf(gateway, number).at(-1) as number;
}

/** Opens connections one after the other, which go to the processes in turns, and sends a request on each. */
async function overConnections(
  gateway: GatewayProcess,
  count: number,
  send: (connection: RawConnection) => RawConnection,
): Promise<RawReply[]> {
  const port = Number(new URL(gateway.url).port);
  const replies: RawReply[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    replies.push(await send(await RawConnection.open(port)).reply());
  }
  return replies;
}

/** Sends a request on one connection after the other, until the port is closed. */
async function connectUntilRefused(gateway: GatewayProcess): Promise<void> {
  for (;;) {
    const connection = await RawConnection.open(Number(new URL(gateway.url).port)).catch(() => undefined);
    if (!connection) return;
    connection.send('GET /healthz HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n');
    await connection.closed;
  }
}

function chat(gateway: GatewayProcess, model: string): (connection: RawConnection) => RawConnection {
  const body = JSON.stringify(requestOf('native', { model, stream: false }));
  const headers = { 'content-type': 'application/json', 'x-api-key': gateway.apiKey, connection: 'close' };
  return (connection) => connection.post('/v1/inference/chat', body, headers);
}

/** The number of chats that each process has answered. */
async function answeredByEach(gateway: GatewayProcess): Promise<Record<string, number>> {
  return countedByEach(gateway, /^sluice_requests_total\{process="(\d+)",operation="createChat",.*\} (\d+)$/gm);
}

/** The values of a metric of a third party's plugin. */
async function modelsOfEach(gateway: GatewayProcess): Promise<Record<string, number>> {
  const sample = /^sluice_plugin_acme_calls_models_total\{process="(\d+)",plugin="counts",model="demo"\} (\d+)$/gm;
  return countedByEach(gateway, sample);
}

/** @param sample matches the number of the process, and the value */
async function countedByEach(gateway: GatewayProcess, sample: RegExp): Promise<Record<string, number>> {
  const page = await (await fetch(`${gateway.url}/metrics`)).text();
  return Object.fromEntries([...page.matchAll(sample)].map(([, process, count]) => [process, Number(count)]));
}

/** A provider that begins streams, and ends them when it is told to. */
async function startPatientProvider(t: Test): Promise<PatientProvider> {
  const ends: (() => void)[] = [];
  const sockets: Socket[] = [];
  const { events } = textAnswers.openai;
  const { url } = await startProviderServer(t, ({ socket }) => {
    sockets.push(socket);
    socket.write(eventHead);
    socket.write(httpChunk(Buffer.concat(events.slice(0, 2))));
    ends.push(() => socket.write(Buffer.concat([httpChunk(Buffer.concat(events.slice(2))), Buffer.from(lastChunk)])));
  });
  return { url, ends, sockets };
}

interface PatientProvider {
  readonly url: string;
  readonly ends: (() => void)[];
  /** The connection of each request. */
  readonly sockets: readonly Socket[];
}

/** Sends a message of an MCP client of a revision with sessions, on a connection of its own. */
async function sendMessage(gateway: GatewayProcess, message: object): Promise<RawConnection> {
  const connection = await RawConnection.open(Number(new URL(gateway.url).port));
  const headers = { 'x-api-key': gateway.apiKey, 'mcp-session-id': 'one', connection: 'close' };
  return connection.post('/mcp', JSON.stringify({ jsonrpc: '2.0', ...message }), headers);
}

await test('two processes serve one port', async (t) => {
  const provider = await startPatientProvider(t);
  const yamlFor = (model: string): string => yamlWith({ provider: provider.url, model });
  const gateway = await startTwo(t, yamlFor('demo'));
  t.match(gateway.output(), /Processes +2\n/);
  const address: unknown = JSON.parse(readFileSync(join(gateway.folder, 'data', 'address.json'), 'utf8'));
  t.match(
    address,
    { pid: gateway.child.pid, url: gateway.url },
    'commands find the gateway as long as the supervisor runs',
  );

  await t.test('connections are shared evenly, and any process gives the metrics of all', async (t) => {
    const replies = await overConnections(gateway, 8, chat(gateway, 'demo'));
    t.strictSame(new Set(replies.map(({ status }) => status)), new Set([200]));
    const counts = await answeredByEach(gateway);
    t.strictSame(counts, { 1: 4, 2: 4 });
    t.strictSame(await answeredByEach(gateway), counts);
    t.strictSame(await modelsOfEach(gateway), counts, 'and what plugins count themselves');
    // The log says which process it was.
    await Promise.all([1, 2].map((number) => gateway.printed(new RegExp(`"process":${number},"requestId"`))));
  });

  await t.test('an MCP client cancels a call in one process by a message to the other', async (t) => {
    const before = provider.sockets.length;
    for (const id of [1, 2]) {
      const calling = await sendMessage(gateway, { id, method: 'tools/call', params: { name: 'slow_tool' } });
      await until(() => provider.sockets.length === before + id, 'the tool is called');
      const cancelled = await sendMessage(gateway, { method: 'notifications/cancelled', params: { requestId: id } });
      t.equal((await cancelled.reply()).status, 202);
      await until(() => provider.sockets.at(-1)?.destroyed === true, 'the call of the tool is closed');
      t.match(await calling.reply(), { status: 200, body: '' });
    }
    provider.ends.splice(before);
  });

  await t.test('a reload reaches both and is reported once', async (t) => {
    const file = join(gateway.folder, 'gateway.yaml');
    const statuses = async (model: string): Promise<unknown> =>
      (await overConnections(gateway, 4, chat(gateway, model))).map(({ status }) => status);
    writeFileSync(file, yamlFor('demo-2'));
    await gateway.printed(/configuration reloaded/);
    t.strictSame(await statuses('demo-2'), [200, 200, 200, 200]);

    writeFileSync(file, yamlFor('demo-3').replace('- inference', '- inferense'));
    await gateway.printed(/configuration not reloaded/);
    t.strictSame(await statuses('demo-2'), [200, 200, 200, 200], 'an invalid one changes nothing in any');
    t.equal(gateway.output().match(/gateway\.yaml:\d+:\d+.*inferense/g)?.length, 1, 'and says why only once');

    writeFileSync(file, yamlFor('demo'));
    await gateway.printed(/(configuration reloaded[\s\S]*){2}/);
    gateway.child.kill('SIGHUP');
    await gateway.printed(/(configuration reloaded[\s\S]*){3}/);
    t.strictSame(await statuses('demo'), [200, 200, 200, 200]);
    t.equal(gateway.output().match(/configuration reloaded/g)?.length, 3);
    t.equal(gateway.output().match(/a process serves/g)?.length, 2, 'they are still the same processes');
  });

  await t.test('one that is killed under load loses no record, and is replaced', async (t) => {
    const answered: string[] = [];
    const victim = pidOf(gateway, 2);
    let isKilled = false;
    const call = async (caller: number): Promise<void> => {
      for (let turn = caller; !isKilled || turn < 20; turn += 1) {
        const id = await answeredBy(gateway.url, gateway.apiKey, turn % 3 === 0);
        if (id !== undefined) answered.push(id);
        if (answered.length >= 40 && !isKilled) isKilled = process.kill(victim, 'SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, caller) => call(caller)));
    await gateway.printed(new RegExp(`"process":2,"pid":${victim},.*"signal":"SIGKILL".*a process has ended`));
    await gateway.printed(new RegExp(`(${servesLine(2).source}[\\s\\S]*){2}`));
    t.ok(answered.length >= 40, `${answered.length} answers`);
    await checkRecords(t, gateway.url, gateway, answered);
    const before = await answeredByEach(gateway);
    await overConnections(gateway, 2, chat(gateway, 'demo'));
    t.equal((await answeredByEach(gateway))[2], (before[2] ?? 0) + 1, 'the new process takes its turns');
  });

  await t.test('a connection that was handed to a process that dies goes to another one', async (t) => {
    const victim = pidOf(gateway, 1);
    process.kill(victim, 'SIGSTOP');
    const send = chat(gateway, 'demo');
    const port = Number(new URL(gateway.url).port);
    const connections = [
      await RawConnection.open(port),
      await RawConnection.open(port),
      await RawConnection.open(port),
    ];
    const replies = connections.map((connection) => send(connection).reply());
    await Promise.any(replies);
    process.kill(victim, 'SIGKILL');
    for (const reply of replies) t.equal((await reply).status, 200);
    await gateway.printed(new RegExp(`(${servesLine(1).source}[\\s\\S]*){2}`));
  });

  await t.test('one that is stopped is replaced, as soon as gateway.yaml is valid', async (t) => {
    const file = join(gateway.folder, 'gateway.yaml');
    const before = pidsOf(gateway, 2).length;
    writeFileSync(file, yamlFor('demo').replace('- inference', '- inferense'));
    await gateway.printed(/(configuration not reloaded[\s\S]*){2}/);
    process.kill(pidOf(gateway, 2), 'SIGTERM');
    await gateway.printed(/"process":2,"pid":\d+,"exitCode":0,.*"waitMs":\d+,"message":"a process has ended/);
    await gateway.printed(/"process":2,"pid":\d+,"exitCode":1,.*"waitMs":\d+,"message":"a process has ended/);
    t.equal((await fetch(`${gateway.url}/healthz`)).status, 200, 'the other one serves');
    writeFileSync(file, yamlFor('demo'));
    await until(() => pidsOf(gateway, 2).length > before, 'another process serves');
    t.strictSame(
      await overConnections(gateway, 2, chat(gateway, 'demo')).then((all) => all.map(({ status }) => status)),
      [200, 200],
    );
  });

  await t.test('SIGTERM lets the streams of both come to their end', async (t) => {
    const streams: RawConnection[] = [];
    for (const number of [1, 2]) {
      const connection = await RawConnection.open(Number(new URL(gateway.url).port));
      const body = JSON.stringify(requestOf('openai', { model: 'slow', stream: true }));
      const headers = { 'content-type': 'application/json', 'x-api-key': gateway.apiKey };
      connection.post('/v1/chat/completions', body, headers);
      await until(() => provider.ends.length === number, 'the stream has begun');
      streams.push(connection);
    }
    const exited = once(gateway.child, 'exit');
    const connecting = Promise.all(Array.from({ length: 30 }, () => connectUntilRefused(gateway)));
    await fetch(`${gateway.url}/healthz`);
    gateway.child.kill('SIGTERM');
    // Nobody new is let in, and nobody who connects while the processes leave the port is kept waiting.
    await connecting;
    for (const end of provider.ends) end();
    for (const stream of streams) t.match((await stream.reply()).body, /data: \[DONE\]\n\n$/);
    t.strictSame(await exited, [0, null]);
  });
});

await test('without their supervisor, the processes end and leave the port', async (t) => {
  const gateway = await startTwo(t, yamlWith());
  // The processes hold the other end of the output.
  const outputClosed = once(gateway.child, 'close');
  gateway.child.kill('SIGKILL');
  await outputClosed;
  const server = createServer().listen(Number(new URL(gateway.url).port), '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

await test('a mistake is reported once, as by a single process', async (t) => {
  const folder = temporaryFolder(t);
  writeFileSync(join(folder, 'gateway.yaml'), yamlWith());
  const environment = { DATABASE_URL: await createDatabase(t) };

  const embedded = await runSluice(['start'], { folder, environment: { DATABASE_URL: '' } });
  t.match(embedded, { code: 1, output: /gateway\.yaml:2:\d+ +server\.processes\s+.*DATABASE_URL.*PostgreSQL/ });
  t.match(await runSluice(['check'], { folder, environment: { DATABASE_URL: '' } }), { code: 1, output: /PostgreSQL/ });

  writeFileSync(join(folder, 'single.yaml'), yamlWith().replace(', processes: 2', ''));
  const option = ['start', '--config', 'single.yaml', '--processes'];
  const asked = await runSluice([...option, '2'], { folder, environment: { DATABASE_URL: '' } });
  t.match(asked, { code: 2, output: /--processes 2 needs a PostgreSQL server/ });
  t.match(await runSluice([...option, 'two'], { folder }), { code: 2, output: /from 1 to 1024, or auto; got "two"/ });

  writeFileSync(join(folder, 'bad.yaml'), yamlWith().replace('public: true', 'publik: true'));
  const bad = await runSluice(['start', '--config', 'bad.yaml'], { folder, environment });
  t.equal(bad.code, 1);
  t.equal(bad.output.match(/unknown key "publik"/g)?.length, 1, bad.output);

  const port = await listenUntilEnd(t, createServer());
  writeFileSync(join(folder, 'taken.yaml'), yamlWith().replace('port: 0', `port: ${port}`));
  const refused = await runSluice(['start', '--config', 'taken.yaml'], { folder, environment });
  t.equal(refused.code, 1);
  t.equal(refused.output.match(/is in use/g)?.length, 1, refused.output);
});
