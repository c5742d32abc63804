import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Test, test } from 'tap';
import { servingNode } from '../../core/cli/serving-node.js';
import { until } from '../fixtures/components/until.js';
import { findProgram } from '../fixtures/components/find-program.js';
import { ask } from '../fixtures/clients/client-dialects.js';
import { type GatewayProcess, runSluice, startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import {
  httpChunk,
  httpHead,
  lastChunk,
  type ProviderServer,
  startProviderServer,
} from '../fixtures/providers/provider-server.js';
import { answerText, streamOf, textAnswers } from '../fixtures/providers/recorded-answers.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';

const eventHead = httpHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' });
const shippedFile = readFileSync(new URL('../../../gateway.yaml', import.meta.url), 'utf8');

/** The Node of npm's scripts, which runs everywhere: on Linux, a gateway leaves it for a newer one. */
const npmsNode =
  process.platform === 'linux'
    ? createRequire(import.meta.url).resolve(`node-linux-${process.arch}/bin/node`)
    : process.execPath;

/** A provider that answers streams to their end when it is told to, and one call that it never ends. */
async function startPatientProvider(t: Test): Promise<ProviderServer & { finish(): void }> {
  let finish: () => void = () => undefined;
  const provider = await startProviderServer(t, ({ socket, body }) => {
    const { events } = textAnswers.openai;
    socket.write(eventHead);
    socket.write(httpChunk(Buffer.concat(events.slice(0, 2))));
    if (body.includes('never')) return;
    finish = () => socket.write(Buffer.concat([httpChunk(Buffer.concat(events.slice(2))), Buffer.from(lastChunk)]));
  });
  return Object.assign(provider, { finish: () => finish() });
}

function yamlWith(provider: string, port = '0'): string {
  return `
data: { folder: ./data }
server: { port: ${port}, shutdownGraceMs: 5000 }
plugins:
  - health
  - auth
  - connections
  - inference
  - openai-api
  - dashboard
  - use: provider-openai
    id: patient
    config: { baseUrl: "${provider}/v1", models: [slow] }
  - provider-demo
`;
}

interface Reading {
  /** Resolves with the text so far, once the first bytes are there. */
  readonly begun: Promise<unknown>;
  /** Everything, when the stream has ended. */
  readonly text: Promise<string>;
}

/** Reads a stream in the background. */
async function readStream(gateway: GatewayProcess, content: string): Promise<Reading> {
  const body = { model: 'slow', messages: [{ role: 'user', content }], stream: true };
  const response = await gateway.post('/v1/chat/completions', body);
  const begun = Promise.withResolvers();
  const read = async (): Promise<string> => {
    let text = '';
    for await (const chunk of (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
      text += chunk;
      begun.resolve(text);
    }
    return text;
  };
  return { begun: begun.promise, text: read() };
}

/** The command that a person would paste. */
function curlIn(output: string): string {
  return /^ {2}(curl [\s\S]*?-d '.*')$/m.exec(output)?.[1] ?? '';
}

async function runCurl(command: string): Promise<string> {
  if (findProgram('curl')) return (await promisify(execFile)('sh', ['-c', `${command} --silent --show-error`])).stdout;
  const url = /curl (\S+)/.exec(command)?.[1] ?? '';
  const headers = [...command.matchAll(/-H '([^:]+): (.*?)'/g)].map(([, name, value]) => [name, value]);
  const init = { method: 'POST', headers: headers as [string, string][], body: /-d '(.*)'/.exec(command)?.[1] ?? '' };
  return (await fetch(url, init)).text();
}

await test('a first start, a second process, a shutdown during streams, and a second start', async (t) => {
  const folder = temporaryFolder(t);
  const provider = await startPatientProvider(t);
  const yaml = yamlWith(provider.url);

  await t.test('commands before the first start create no secrets', async (t) => {
    writeFileSync(join(folder, 'gateway.yaml'), yaml);
    writeFileSync(join(folder, 'taken.yaml'), yamlWith(provider.url, new URL(provider.url).port));
    t.match(await runSluice(['migrate'], { folder }), { code: 0, output: /up to date/ });
    const failed = await runSluice(['start', '--config', 'taken.yaml'], { folder });
    t.match(failed, { code: 1, output: /Port \d+ on 127\.0\.0\.1 is in use.*server\.port/ });
    t.notMatch(failed.output, /-slc-/);
  });

  const first = await startGatewayProcess(t, { yaml, folder, node: npmsNode });

  await t.test(
    'it serves under the newest Node that is installed and runs here',
    {
      skip: process.platform !== 'linux',
    },
    (t) => {
      const versions = { ...process.versions, node: '24.0.0' };
      const expected = servingNode({ ...process, versions, connected: false }) ?? npmsNode;
      t.equal(readlinkSync(`/proc/${first.child.pid}/exe`), realpathSync(expected));
      t.end();
    },
  );

  await t.test('in an empty folder, everything needed is printed', async (t) => {
    const output = first.output();
    t.match(output, /Sluice \d+\.\d+\.\d+ is ready/);
    t.match(first.url, /^http:\/\/127\.0\.0\.1:\d+$/);
    t.match(output, /Models +slow \(patient\), demo \(provider-demo\), demo-embedding/);
    t.match(first.adminToken, /^at-slc-[0-9A-Za-z]{40}_[0-9A-Za-z]{6}$/);
    t.match(first.apiKey, /^sk-slc-[0-9A-Za-z]{40}_[0-9A-Za-z]{6}$/);
    t.match(first.connectionId, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
    t.match(output, /shown only once/);
    t.equal((await fetch(`${first.url}/`)).status, 200, 'the start page is there');
  });

  await t.test('the printed command works unchanged, even with streaming', async (t) => {
    const command = curlIn(first.output()).replace('"slow"', '"demo"');
    const answer = JSON.parse(await runCurl(command)) as Record<string, unknown>;
    t.match(answer, { model: 'demo', choices: [{ message: { role: 'assistant' }, finish_reason: 'stop' }] });
    const streaming = command.replace('"messages"', '"parameters":{"stream":true},"messages"');
    t.match(await runCurl(streaming.replace('/chat', '/completion')), /^data: \{[\s\S]*data: \[DONE\]\n\n$/);
  });

  await t.test('another process on the same folder is refused', async (t) => {
    const { code, output } = await runSluice(['start'], { folder });
    t.equal(code, 1);
    t.match(output, /in use by process \d+/);
    t.match(output, /DATABASE_URL/, 'and says how to have several');
    t.equal(
      (await first.post('/v1/chat/completions', { model: 'demo', messages: [{ role: 'user', content: 'Hi' }] })).status,
      200,
    );
  });

  await t.test('explain works by connection name while the gateway runs', async (t) => {
    const byName = await runSluice(['explain', '--connection', 'default'], { folder });
    t.match(byName, { code: 0, output: /^For connection "default"[\s\S]*dispatch +patient → provider-demo/ });
  });

  await t.test('Ctrl-C: streams continue to their end, or to the time limit, and the program exits', async (t) => {
    const ends = await readStream(first, 'an end');
    const never = await readStream(first, 'never');
    await Promise.all([ends.begun, never.begun]);
    const stopped = first.stop();
    await first.printed(/Stopping/);
    const isRefused = (): Promise<boolean> =>
      fetch(`${first.url}/healthz`)
        .then(() => false)
        .catch(() => true);
    await until(isRefused, 'nobody new is let in');
    provider.finish();
    t.match(await ends.text, /data: \[DONE\]\n\n$/, 'a stream that comes to its end in time is complete');
    const cut = await never.text;
    t.match(cut, /data: \{"error":\{.*stopping/, 'one that does not is told why');
    t.notMatch(cut, '[DONE]');
    t.equal(await stopped, 0);
  });

  await t.test('a second start shows no secret and has all data', async (t) => {
    const second = await startGatewayProcess(t, { yaml, folder });
    t.notMatch(second.output(), /[as][tk]-slc-/);
    t.notMatch(second.output(), /shown only once/);
    const headers = { 'x-api-key': first.apiKey, 'x-connection-id': first.connectionId };
    t.equal((await ask(second.url, 'native', { model: 'demo', stream: false }, headers)).status, 200);
  });
});

await test('the default gateway.yaml enables providers whose keys are in the environment, and reaches them through its proxy', async (t) => {
  const proxy = await startProviderServer(t, ({ socket }) => {
    const answer = streamOf(textAnswers.openai).toString();
    socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n${answer}`);
  });
  const gateway = await startGatewayProcess(t, {
    yaml: shippedFile,
    environment: {
      OPENAI_API_KEY: 'key-of-the-operator',
      OPENAI_BASE_URL: 'http://provider.sluice.test/v1',
      HTTP_PROXY: proxy.url,
    },
  });
  t.match(gateway.output(), /Models .*gpt-\S+ \(openai\)/);
  const headers = { 'x-api-key': gateway.apiKey };
  const answer = await ask(gateway.url, 'anthropic', { model: 'gpt-4.1', stream: true }, headers);
  t.match(answer, { complete: true, text: answerText });
  t.match(proxy.calls[0], {
    path: 'http://provider.sluice.test/v1/chat/completions',
    headers: { authorization: 'Bearer key-of-the-operator' },
  });
  t.match(await ask(gateway.url, 'openai', { model: 'demo', stream: false }, headers), { complete: true });

  await t.test('a change of gateway.yaml is loaded automatically, and an invalid one changes nothing', (t) =>
    testReload(t, gateway),
  );
});

async function testReload(t: Test, gateway: GatewayProcess): Promise<void> {
  const file = join(gateway.folder, 'gateway.yaml');
  const headers = { 'x-api-key': gateway.apiKey };
  const statusOf = async (model: string): Promise<number> =>
    (await ask(gateway.url, 'native', { model, stream: false }, headers)).status;
  const reloaded = /"configuration reloaded"/;
  const refused = /configuration not reloaded/;
  t.equal(await statusOf('demo-2'), 400);

  const renamed = shippedFile.replace('- provider-demo ', '- { use: provider-demo, config: { model: demo-2 } } ');
  t.not(renamed, shippedFile);
  writeFileSync(file, renamed);
  await gateway.printed(reloaded);
  await until(async () => (await statusOf('demo-2')) === 200, 'the new model answers');
  t.equal(await statusOf('demo'), 400);

  const quiet = renamed.replace('level: ${env:LOG_LEVEL:-info}', 'level: error').replace('demo-2', 'demo-3');
  writeFileSync(file, quiet);
  await until(async () => (await statusOf('demo-3')) === 200, 'a configuration with another log level is in force');
  t.equal((await fetch(`${gateway.url}/never-logged`)).status, 404);
  writeFileSync(file, renamed);
  await until(async () => (await statusOf('demo-2')) === 200, 'the earlier level is in force again');
  t.equal((await fetch(`${gateway.url}/logged-again`)).status, 404);
  await gateway.printed(/logged-again/);
  t.notMatch(gateway.output(), /never-logged/);
  t.notMatch(gateway.output(), /"needRestart":\["/);

  writeFileSync(file, renamed.replace('- inference', '- inferense'));
  await gateway.printed(refused);
  t.match(gateway.output(), /gateway\.yaml:\d+:\d+[\s\S]*inference/, 'the log names the place and the nearest name');
  t.equal(await statusOf('demo-2'), 200, 'the old configuration serves on');

  gateway.child.kill('SIGHUP');
  await gateway.printed(new RegExp(`(${refused.source}[\\s\\S]*){2}`));
  t.equal(await statusOf('demo-2'), 200, 'also when asked to reload by a signal');

  writeFileSync(file, shippedFile);
  gateway.child.kill('SIGHUP');
  await until(async () => (await statusOf('demo')) === 200, 'the first model answers again');
  t.equal(gateway.child.exitCode, null, 'it is still the same process');
}

await test('read-only commands, and starts that are refused', async (t) => {
  const folder = temporaryFolder(t);
  const good = yamlWith('http://127.0.0.1:9');
  const bad = good
    .replace('  - auth\n', '  - auht\n')
    .replace('baseUrl', 'baseURL')
    .replace('data: { folder: ./data }', 'data: { folder: 7 }');
  writeFileSync(join(folder, 'gateway.yaml'), good);
  writeFileSync(join(folder, 'bad.yaml'), bad);

  const [help, version, unknown, checked, refused, missing] = await Promise.all(
    [['--help'], ['--version'], ['strat'], ['check'], ['check', '-c', 'bad.yaml'], ['check', '-c', 'no.yaml']].map(
      (argv) => runSluice(argv, { folder }),
    ),
  );
  t.match(help, { code: 0, output: /start[\s\S]*check[\s\S]*explain[\s\S]*migrate/ });
  t.match(version, { code: 0, output: /^\d+\.\d+\.\d+\n$/ });
  t.match(unknown, { code: 2, output: /there is no command "strat"/ });
  t.match(checked, { code: 0, output: /is valid: 8 plugins/ });
  t.equal(refused?.code, 1);
  for (const problem of [
    /bad\.yaml:2:\d+.*data\.folder/,
    /bad\.yaml:\d+:5.*plugins\[1\][\s\S]*auth/,
    /baseURL[\s\S]*baseUrl/,
  ]) {
    t.match(refused?.output, problem, 'every mistake is named with its place');
  }
  writeFileSync(join(folder, 'leveled.yaml'), `log: { level: "\${env:LEVEL_IN_FILE}" }\n${good}`);
  const checkLeveled = (environment = {}) => runSluice(['check', '-c', 'leveled.yaml'], { folder, environment });
  t.match(await checkLeveled(), { code: 1, output: /variable LEVEL_IN_FILE is not set/ });
  writeFileSync(join(folder, '.env'), '# kept apart\nLEVEL_IN_FILE=loud\n');
  t.match(
    await checkLeveled(),
    { code: 1, output: /log\.level[\s\S]*a string from/ },
    'a file .env beside it sets variables',
  );
  t.match(await checkLeveled({ LEVEL_IN_FILE: 'info' }), { code: 0 }, 'those of the environment come first');
  t.match(missing, { code: 1, output: /no\.yaml/ });
  t.notMatch(missing?.output, /at .*\.js/, 'without a stack trace');
  t.match(await runSluice(['start', '-c', 'bad.yaml'], { folder }), { code: 1, output: /bad\.yaml:2/ });
  const wrong = await runSluice(['start'], { folder, environment: { HTTPS_PROXY: 'socks5://user:secret@x' } });
  t.match(wrong, { code: 1, output: /HTTPS_PROXY.*\(GW_PROXY_URL_INVALID\)/ });
  t.notMatch(wrong.output, /secret/);
  t.notOk(existsSync(join(folder, 'data')), 'a start with mistakes in the file opens no database');
});
