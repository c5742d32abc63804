import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { portLine } from './announce.js';

/** A server in a separate process. */
export interface ServerProcess {
  readonly pid: number;
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly origin: string;
  /** All output so far. */
  output(): string;
  /** Stops the process and waits until it has exited. */
  stop(): Promise<void>;
}

/** Options of a server process. */
export interface ServerProcessOptions {
  /** Shown in errors. */
  readonly name: string;
  /** Absolute path of the script Node runs. */
  readonly script: string;
  readonly arguments?: readonly string[];
  /** Flags of Node. */
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** Extracts the port from the output; by default from the bench servers' own line. */
  readonly port?: (output: string) => number | undefined;
}

/** Options of a server that is not a script of Node. */
interface ProgramOptions extends Pick<ServerProcessOptions, 'name' | 'arguments' | 'environment' | 'folder'> {
  /** Absolute path of the program. */
  readonly program: string;
  /** The port it was told; it runs when this port accepts a connection. */
  readonly listensOn: number;
}

/** Only necessary variables: a provider key, a proxy or NODE_OPTIONS of the user's environment would change a contestant's behavior. */
const inheritedEnvironment = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

const startLimit = 120_000;
const stopLimit = 7_000;
const lookAgain = 10;

/** Running servers, which are stopped when this process exits. */
const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) signalFamily(child, 'SIGKILL');
});

/** The compiled path of a module next to the caller: `scriptNear(import.meta.url, './server.js')`. */
export function scriptNear(moduleUrl: string, relative: string): string {
  return fileURLToPath(new URL(relative, moduleUrl));
}

/** Starts a server with this version of Node and waits until it has printed its port. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const words = [...(options.flags ?? []), options.script, ...(options.arguments ?? [])];
  const { child, output } = launch(process.execPath, words, options);
  const port = await waitForPort(child, options, output);
  return serverOf(child, port, output);
}

/** Starts any program and waits until it listens. */
export async function startProgram(options: ProgramOptions): Promise<ServerProcess> {
  const { child, output } = launch(options.program, options.arguments ?? [], options);
  await untilListening(child, options, output);
  return serverOf(child, options.listensOn, output);
}

/** A process that has begun to start. */
interface Launched {
  readonly child: ChildProcess;
  readonly output: () => string;
}

function launch(
  program: string,
  words: readonly string[],
  { environment, folder }: Pick<ServerProcessOptions, 'environment' | 'folder'>,
): Launched {
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inheritedEnvironment, ...environment },
    cwd: folder,
    // A process group of its own, so that its children can be ended with it.
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const collect = (chunk: Buffer): void => {
    if (output.length < 1_000_000) output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => output };
}

function serverOf(child: ChildProcess, port: number, output: () => string): ServerProcess {
  return {
    pid: child.pid ?? -1,
    origin: `http://127.0.0.1:${port}`,
    output,
    stop: () => stopProcess(child),
  };
}

async function untilListening(
  child: ChildProcess,
  { name, listensOn }: ProgramOptions,
  output: () => string,
): Promise<void> {
  const deadline = performance.now() + startLimit;
  while (!(await accepts(listensOn))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || performance.now() > deadline) {
      signalFamily(child, 'SIGKILL');
      const what = ended ? 'ended before it listened' : `did not listen within ${startLimit / 1000} s`;
      throw new Error(`${name} ${what}. It printed:\n${output().slice(-4000)}`);
    }
    await sleep(lookAgain);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function portOfLine(output: string): number | undefined {
  const found = portLine.exec(output)?.[1];
  return found === undefined ? undefined : Number(found);
}

function waitForPort(child: ChildProcess, options: ServerProcessOptions, output: () => string): Promise<number> {
  const findPort = options.port ?? portOfLine;
  return new Promise((resolve, reject) => {
    const fail = (what: string): void => {
      child.kill('SIGKILL');
      finish();
      reject(new Error(`${options.name} ${what}. It printed:\n${output().slice(-4000)}`));
    };
    const onExit = (code: number | null): void => fail(`ended with exit code ${code} before it listened`);
    const look = (): void => {
      const port = findPort(output());
      if (port === undefined) return;
      finish();
      resolve(port);
    };
    const timer = setTimeout(() => fail(`did not listen within ${startLimit / 1000} s`), startLimit);
    const finish = (): void => {
      clearTimeout(timer);
      child.off('exit', onExit);
      child.stdout?.off('data', look);
      child.stderr?.off('data', look);
    };
    child.on('exit', onExit);
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
  await gone;
  clearTimeout(timer);
  signalFamily(child, 'SIGKILL');
}

/** Signals a process and its children. */
function signalFamily(child: ChildProcess, signal: NodeJS.Signals): void {
  child.kill(signal);
  if (child.pid === undefined || process.platform === 'win32') return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody is left.
  }
}
