/** What a system does to a process: readers of its output go, the disk below its log fills up, and signals come at any moment. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Test, test } from 'tap';
import { freePort } from '../fixtures/components/server-process.js';
import { until } from '../fixtures/components/until.js';
import { startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { nodeOptions } from '../fixtures/processes/node-options.js';
import { listenUntilEnd } from '../fixtures/components/listen-until-end.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';

const main = fileURLToPath(new URL('../../core/main.js', import.meta.url));
const plugins = ['health', 'auth', 'connections', 'inference', 'provider-demo'];
const pluginList = `plugins: [${plugins.join(', ')}]\n`;
const ownData = 'data: { folder: ./data }\n';
const question = { model: 'demo', messages: [{ role: 'user', content: 'Hello' }] };

/** The program with outputs of our own. `exit` resolves with its exit code, or the signal that ended it. */
function startProgram(t: Test, stdout: number | 'ignore', settings: string, command = ['start']) {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-outputs-'));
  const file = join(folder, 'gateway.yaml');
  writeFileSync(file, `${settings}\n${pluginList}`);
  const child = spawn(process.execPath, [...nodeOptions, main, ...command, '--config', file], {
    cwd: folder,
    stdio: ['ignore', stdout, 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exit = new Promise<unknown>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  t.teardown(async () => {
    child.kill('SIGKILL');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, exit, errors: () => errors };
}

await test('a closed standard output affects neither answers nor a graceful shutdown', async (t) => {
  const gateway = await startGatewayProcess(t, { yaml: ownData + pluginList });
  gateway.child.stdout?.destroy();
  await gateway.post('/v1/inference/chat', question);
  await gateway.printed(/The log cannot be written: .*EPIPE/);
  t.equal((await gateway.post('/v1/inference/chat', question)).status, 200);
  t.equal(await gateway.stop(), 0);
});

await test('a reader of the log that reads nothing affects neither answers nor a graceful shutdown', async (t) => {
  if (process.platform === 'win32') return t.pass('Windows has no named pipes of this kind');
  const pipe = openFullPipe(join(temporaryFolder(t), 'pipe'));
  t.teardown(() => closeSync(pipe));
  const port = await freePort();
  const program = startProgram(t, pipe, `${ownData}server: { port: ${port} }`);
  await until(() => isUp(port), 'it serves');
  // Lines for more than one batch, since one that is being written is given up in any case.
  for (let hundreds = 0; hundreds < 8; hundreds += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => isUp(port)));
    t.notOk(answers.includes(false));
  }
  program.child.kill('SIGTERM');
  t.equal(await program.exit, 0, program.errors());
});

/** Opens a pipe into which nothing fits any more, and from which nobody reads. */
function openFullPipe(path: string): number {
  execFileSync('mkfifo', [path]);
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  for (const piece of [Buffer.alloc(4096), Buffer.alloc(1)]) while (takes(pipe, piece));
  return pipe;
}

function takes(pipe: number, piece: Buffer): boolean {
  try {
    return writeSync(pipe, piece) > 0;
  } catch {
    return false;
  }
}

function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

await test('a full disk under the log does not stop the gateway, and is reported on standard error', async (t) => {
  if (!existsSync('/dev/full')) return t.pass('only Linux has a device that is always full');
  const port = await freePort();
  const program = startProgram(t, openSync('/dev/full', 'w'), `${ownData}server: { port: ${port} }`);
  await until(() => isUp(port), 'it serves');
  await fetch(`http://127.0.0.1:${port}/v1/inference/chat`, { method: 'POST' });
  await until(() => program.errors().includes('ENOSPC'), 'the log cannot be written');
  t.ok(await isUp(port));
  program.child.kill('SIGTERM');
  t.equal(await program.exit, 0);
  t.equal(program.errors().match(/ENOSPC/g)?.length, 1, program.errors());
});

await test('a command whose output cannot be written fails', async (t) => {
  if (!existsSync('/dev/full')) return t.pass('only Linux has a device that is always full');
  const program = startProgram(t, openSync('/dev/full', 'w'), ownData, ['check']);
  t.equal(await program.exit, 1);
  t.equal(program.errors(), 'sluice: the output could not be written: ENOSPC: no space left on device, write\n');
});

await test('SIGHUP has no effect while a start loads the plugins', (t) => {
  const hangUp = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.endsWith('/plugins/index.js')) process.kill(process.pid, 'SIGHUP');
      return next(url, context);
    } });`;
  const options = [...nodeOptions, `--import=data:text/javascript,${encodeURIComponent(hangUp)}`];
  const { signal, status, stderr } = spawnSync(process.execPath, [...options, main, 'start', '-c', 'nothing.yaml']);
  t.strictSame([signal, status], [null, 1], String(stderr));
  t.end();
});

await test('during the start SIGHUP has no effect, and SIGTERM ends it with a message', async (t) => {
  const asked = Promise.withResolvers<void>();
  // A database that never answers, so that the start lasts.
  const database = createServer(() => asked.resolve());
  const url = `postgres://user@127.0.0.1:${await listenUntilEnd(t, database)}/nothing`;
  const waiting = startProgram(t, 'ignore', `server: { port: 0 }\ndata: { folder: ./data, databaseUrl: "${url}" }`);
  await asked.promise;
  waiting.child.kill('SIGHUP');
  waiting.child.kill('SIGTERM');
  t.equal(await waiting.exit, 143);
  t.equal(waiting.errors(), 'Stopped before it was ready.\n');
});
