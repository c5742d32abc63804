import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FromChild, ToChild } from './child-messages.js';

/** How children are started. */
export interface ChildOptions {
  /** URL of the module whose `processDocument` does the work. */
  readonly processor: string;
  /** What processing a document may take beyond what an idle Node needs. */
  readonly memoryBytes: number;
}

/** What the data of an idle child counts for RLIMIT_DATA, most of it never touched (measured on Node 24 and 26). */
const idleDataBytes = 592 * 1024 * 1024;
/** The heap of JavaScript, of what a document may take; the rest is for WebAssembly and buffers. */
const heapShare = 0.6;
const lastWordsCharacters = 2000;

/** A child process. Whatever happens in it, its owner hears of its end, and can end it at once. */
export class Child {
  readonly #process: ChildProcess;
  /** The end of what it has written to its error output: why it ended, if it did. */
  #lastWords = '';
  #heard: (message: FromChild) => void = () => undefined;
  /** Resolves when the process has ended. Says how. */
  readonly ended: Promise<string>;

  constructor(options: ChildOptions) {
    const [command, ...words] = commandOf(options);
    this.#process = spawn(command, words, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      // Nothing of the gateway's environment: it holds keys of providers and stores.
      env: { NODE_ENV: 'production', TZ: 'UTC', ...(process.env.PATH === undefined ? {} : { PATH: process.env.PATH }) },
    });
    this.#process.on('message', (message: FromChild) => this.#heard(message));
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-lastWordsCharacters);
    });
    this.ended = new Promise((resolve) => {
      this.#process.on('error', (error) => resolve(error.message));
      this.#process.on('exit', (code, signal) =>
        resolve(`${signal ?? `exit code ${code}`}; ${this.#lastWords.trim()}`),
      );
    });
    this.#giveWay();
  }

  /** Whoever hears what it says from now on. */
  listen(heard: (message: FromChild) => void): void {
    this.#heard = heard;
  }

  tell(message: ToChild): void {
    // A child that has just ended hears nothing; `ended` says so.
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Requests come first: documents get what processor time is left. */
  #giveWay(): void {
    try {
      if (this.#process.pid !== undefined) setPriority(this.#process.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended already, or the system does not let us.
    }
  }
}

/**
 * Memory is limited by the operating system, as no limit of V8 counts WebAssembly and buffers: `ulimit -d` (RLIMIT_DATA, in KiB) makes an
 * allocation beyond it fail. Threads and processes are counted with the child; where there is no `sh`, as on Windows, V8's limit is the only
 * one. Regular expressions that backtrack without end are handed to the engine that never does. Options of the environment are left out: a
 * debugger's, say, would be loaded into a process that may load nothing.
 */
function commandOf({ processor, memoryBytes }: ChildOptions): [string, ...string[]] {
  const heapMegabytes = Math.floor((memoryBytes * heapShare) / (1024 * 1024));
  const program = fileURLToPath(new URL('./child.js', import.meta.url));
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--enable-experimental-regexp-engine-on-excessive-backtracks',
    '--disallow-code-generation-from-strings',
    // It reads files; it writes none and starts no process, whatever a library does with a hostile document.
    '--no-warnings',
    '--permission',
    '--allow-fs-read=*',
    '--allow-worker',
    program,
    processor,
  ] as const;
  if (process.platform === 'win32') return [...node];
  const kibibytes = Math.ceil((memoryBytes + idleDataBytes) / 1024);
  return ['/bin/sh', '-c', `unset NODE_OPTIONS; ulimit -c 0; ulimit -d ${kibibytes}; exec "$0" "$@"`, ...node];
}
