import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HttpClient, Logger } from '../../api/index.js';
import { untilAborted } from '../../api/waiting/until-aborted.js';
import { createFolder } from '../create-folder.js';
import { type ExclusiveFile, takeFile } from '../exclusive-file.js';
import type { ChromaServer } from './chroma-server.js';

/** The options of an {@link EmbeddedServer}. */
interface EmbeddedServerOptions {
  /** Folder of its data. Created if necessary. */
  readonly folder: string;
  readonly http: HttpClient;
  readonly log: Logger;
  /** The shortest time in milliseconds between two starts of a child that fails; half a minute when absent. */
  readonly mendMs?: number;
  /** URL of the module that runs Chroma; that of the package when absent. */
  readonly program?: string;
}

/** Time limit of a start. It takes 0.2 s on an idle machine. */
const startMs = 30_000;
/** The shortest time between two starts of a child that keeps dying. */
const restMs = 1_000;
const usualMendMs = 30_000;
const stopMs = 3_000;

/** What no further start mends. */
class NotInstalled extends Error {}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

/** A child that is ready, and the identity of its database file. */
interface Current extends Running {
  readonly file: number | undefined;
  /**
   * Whether it has answered that it could not do something. Chroma does not recover from a full disk: each such answer leaves a transaction open, and
   * with it one of a few connections to its SQLite file. After some of them it is silent, and later refuses all writes, even when there is room again.
   */
  hasFailed: boolean;
}

/**
 * Chroma as a child process on a loopback port, from the npm package. It is started when it is first needed, and restarted when it has
 * died, or its folder has been removed or replaced. The folder is locked for one gateway.
 */
export class EmbeddedServer implements ChromaServer {
  readonly isOwn = true;
  readonly #options: EmbeddedServerOptions;
  #lock: ExclusiveFile | undefined;
  #starting: Promise<Current> | undefined;
  #current: Current | undefined;
  /** Time of the last start, by the monotonic clock. */
  #startedAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(options: EmbeddedServerOptions) {
    this.#options = options;
  }

  async address(signal: AbortSignal): Promise<string> {
    const running = await this.#ready(signal);
    const why = this.#reasonToRetire(running);
    if (why === undefined) return running.address;
    this.#retire(running, `${why}; it is started again`);
    return (await this.#ready(signal)).address;
  }

  hasFailed(address: string): void {
    if (this.#current?.address === address) this.#current.hasFailed = true;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const running = await this.#starting?.catch(() => undefined);
    if (running) await stop(running.child);
    this.#lock?.release();
    this.#lock = undefined;
  }

  #ready(signal: AbortSignal): Promise<Current> {
    if (this.#closed) throw new Error('the vector store is closed');
    this.#starting ??= this.#startAfter(Promise.resolve());
    return untilAborted(this.#starting, signal);
  }

  async #startAfter(ended: Promise<void>): Promise<Current> {
    try {
      await ended;
      return await this.#start();
    } catch (cause) {
      if (!(cause instanceof NotInstalled)) this.#starting = undefined;
      throw cause;
    }
  }

  /** The files that a child has open may not be those in the folder any more: it would refuse all changes. */
  #reasonToRetire(running: Current): string | undefined {
    if (running.file !== this.#fileNow()) return 'the files of the vector store were removed or replaced';
    const { mendMs = usualMendMs } = this.#options;
    const isDue = performance.now() - this.#startedAt >= mendMs;
    return running.hasFailed && isDue ? 'the vector store has failed, and might not recover by itself' : undefined;
  }

  #retire(running: Current, why: string): void {
    if (this.#current !== running) return;
    const { folder, log } = this.#options;
    log.warn({ folder, pid: running.child.pid }, why);
    this.#current = undefined;
    this.#lock?.release();
    this.#lock = undefined;
    this.#starting = this.#startAfter(stop(running.child));
    // Whoever needs it gets the reason.
    this.#starting.catch(() => undefined);
  }

  #fileNow(): number | undefined {
    return statSync(join(this.#options.folder, 'chroma', 'chroma.sqlite3'), { throwIfNoEntry: false })?.ino;
  }

  async #start(): Promise<Current> {
    const { folder, http, log, program = findProgram() } = this.#options;
    createFolder(folder, 0o700);
    this.#lock ??= await takeFile(join(folder, 'lock'));
    if (!this.#lock) throw folderInUse(folder);
    const rest = this.#startedAt + restMs - performance.now();
    if (rest > 0) await sleep(rest);
    this.#startedAt = performance.now();
    const port = await freePort();
    const child = launch(program, folder, port);
    const onExit = (): void => {
      if (this.#current !== current) return;
      this.#current = undefined;
      this.#starting = undefined;
      if (!this.#closed)
        log.warn(
          { pid: child.pid, exitCode: child.exitCode },
          'the vector store has ended; it will be started again when it is needed',
        );
    };
    const running = { child, address: `http://127.0.0.1:${port}` };
    try {
      await untilReady(running, http);
    } catch (cause) {
      await stop(child);
      throw cause;
    }
    const current: Current = { ...running, file: this.#fileNow(), hasFailed: false };
    this.#current = current;
    child.once('exit', onExit);
    if (child.exitCode !== null || child.signalCode !== null) onExit();
    log.info({ pid: child.pid, port }, 'the vector store has started');
    return current;
  }
}

function findProgram(): string {
  try {
    const entry = fileURLToPath(import.meta.resolve('chromadb'));
    return pathToFileURL(join(entry, '..', 'cli.mjs')).href;
  } catch (cause) {
    throw new NotInstalled('the package "chromadb" is not installed; set CHROMA_URL to a Chroma server instead', {
      cause,
    });
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
  // The child gets only the necessary environment variables, because the gateway's contain keys of providers.
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, [child, program, ...settings], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its SQLite needs a folder for temporary files; in a container with a read-only file system there may be no other.
    env: { PATH, HOME, TMPDIR, SQLITE_TMPDIR: folder, ANONYMIZED_TELEMETRY: 'False' },
  });
}

/** Resolves when the server responds; rejects with the end of its output when it has exited before. */
async function untilReady({ child, address }: Running, http: HttpClient): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-2_000)));
  const ended = new AbortController();
  child.once('error', (cause) => ended.abort(cause));
  child.once('close', () => ended.abort(startFailure(output)));
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(startMs)]);
  while (!(await isReady(address, http, signal))) await sleep(20, undefined, { signal }).catch(() => undefined);
  signal.throwIfAborted();
}

async function isReady(address: string, http: HttpClient, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) throw signal.reason;
  try {
    const response = await http.send({ method: 'GET', url: `${address}/api/v2/heartbeat`, headers: {}, signal });
    await response.bytes(10_000);
    return response.status === 200;
  } catch {
    return false;
  }
}

function startFailure(output: string): Error {
  if (/Unsupported|Cannot find module 'chromadb-js-bindings/.test(output))
    return new NotInstalled(
      `the embedded vector store is not installed or not available for ${process.platform} on ${process.arch}; set CHROMA_URL to a Chroma server`,
    );
  return new Error(`the vector store did not start: ${output.trim() || 'it printed nothing'}`);
}

/** Returns a port that is free now. If another process takes it meanwhile, the start fails, and the next one uses another port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Exclusive: of several processes that serve together, each would get the port of the others.
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve);
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
