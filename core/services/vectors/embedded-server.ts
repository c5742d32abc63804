import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HttpClient, Logger } from '../../api/index.js';
import { type ExclusiveFile, takeFile } from '../exclusive-file.js';
import type { ChromaServer } from './chroma-server.js';

/** How an {@link EmbeddedServer} is to be. */
export interface EmbeddedServerOptions {
  /** Where its data is. Made when it is not there. */
  readonly folder: string;
  readonly http: HttpClient;
  readonly log: Logger;
}

/** How long a start may take; it takes 0.2 s on a machine that has nothing else to do. */
const startMs = 30_000;
/** A child that dies again and again is not started more often than this. */
const restMs = 1_000;
const stopMs = 3_000;

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

/**
 * Chroma as a child process on a loopback port, from the npm package. Started when it is first needed, and again when it has died;
 * one gateway at a time has the folder.
 */
export class EmbeddedServer implements ChromaServer {
  readonly #options: EmbeddedServerOptions;
  #lock: ExclusiveFile | undefined;
  #starting: Promise<Running> | undefined;
  /** By the monotonic clock. */
  #startedAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(options: EmbeddedServerOptions) {
    this.#options = options;
  }

  async address(signal: AbortSignal): Promise<string> {
    if (this.#closed) throw new Error('the vector store is closed');
    this.#starting ??= this.#start().catch((cause: unknown) => {
      this.#starting = undefined;
      throw cause;
    });
    return (await abortable(this.#starting, signal)).address;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const running = await this.#starting?.catch(() => undefined);
    if (running) await stop(running.child);
    this.#lock?.release();
    this.#lock = undefined;
  }

  async #start(): Promise<Running> {
    const { folder, http, log } = this.#options;
    const program = findProgram();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#lock ??= await takeFile(join(folder, 'lock'));
    if (!this.#lock) throw folderInUse(folder);
    const rest = this.#startedAt + restMs - performance.now();
    if (rest > 0) await sleep(rest);
    this.#startedAt = performance.now();
    const port = await freePort();
    const child = launch(program, folder, port);
    const gone = (): void => {
      this.#starting = undefined;
      if (!this.#closed)
        log.warn(
          { pid: child.pid, exitCode: child.exitCode },
          'the vector store has ended; it will be started again when it is needed',
        );
    };
    const running = { child, address: `http://127.0.0.1:${port}` };
    try {
      await answering(running, http);
    } catch (cause) {
      await stop(child);
      throw cause;
    }
    child.once('exit', gone);
    if (child.exitCode !== null || child.signalCode !== null) gone();
    log.info({ pid: child.pid, port }, 'the vector store has started');
    return running;
  }
}

function findProgram(): string {
  try {
    const entry = fileURLToPath(import.meta.resolve('chromadb'));
    return pathToFileURL(join(entry, '..', 'cli.mjs')).href;
  } catch (cause) {
    throw new Error('the package "chromadb" is not installed; set CHROMA_URL to a Chroma server instead', { cause });
  }
}

function folderInUse(folder: string): Error {
  return new Error(
    `the vector store in ${folder} is in use by another process; it serves one gateway only. Set CHROMA_URL to a Chroma server, ` +
      'which serves many.',
  );
}

function launch(program: string, folder: string, port: number): ChildProcess {
  const child = fileURLToPath(new URL('chroma-child.js', import.meta.url));
  const settings = ['run', '--path', join(folder, 'chroma'), '--host', '127.0.0.1', '--port', String(port)];
  // Of the environment only what a program needs to run: the gateway's holds keys of providers.
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, [child, program, ...settings], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its SQLite needs a place for temporary files, and in a container with a read-only system there may be no other.
    env: { PATH, HOME, TMPDIR, SQLITE_TMPDIR: folder, ANONYMIZED_TELEMETRY: 'False' },
  });
}

/** Resolves when it answers; rejects with its last words when it has ended before. */
async function answering({ child, address }: Running, http: HttpClient): Promise<void> {
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words = `${words}${chunk.toString()}`.slice(-2_000)));
  const ended = new AbortController();
  child.once('error', (cause) => ended.abort(cause));
  child.once('exit', () => ended.abort(new Error(notStarted(words))));
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(startMs)]);
  while (!(await beats(address, http, signal))) await sleep(20, undefined, { signal }).catch(() => undefined);
  signal.throwIfAborted();
}

async function beats(address: string, http: HttpClient, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) throw signal.reason;
  try {
    const response = await http.send({ method: 'GET', url: `${address}/api/v2/heartbeat`, headers: {}, signal });
    await response.bytes(10_000);
    return response.status === 200;
  } catch {
    return false;
  }
}

function notStarted(words: string): string {
  const unsupported = /Unsupported|Cannot find module 'chromadb-js-bindings/.test(words);
  return unsupported
    ? `the embedded vector store is not installed or not available for ${process.platform} on ${process.arch}; set CHROMA_URL to a Chroma server`
    : `the vector store did not start: ${words.trim() || 'it printed nothing'}`;
}

/** A port that is free now. The one who takes it meanwhile makes the start fail, and the next one takes another. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { readonly port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await exited;
  clearTimeout(timer);
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
