import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FromChild, ToChild } from './child-messages.js';
import { isRunnable, processorTimeOf } from './processor-time.js';
import type { WatchedProcess } from './time-limit.js';

/** How children are started. */
export interface ChildOptions {
  /** URL of the module whose `processDocument` does the work. */
  readonly processor: string;
  /** Memory limit for processing a document, in addition to an idle Node process. */
  readonly memoryBytes: number;
}

/** The data size of an idle child for RLIMIT_DATA, most of it never touched (measured on Node 24 and 26). */
const idleDataBytes = 592 * 1024 * 1024;
/** The JavaScript heap's share of the limit; the rest is for WebAssembly and buffers. */
const heapShare = 0.6;
const lastWordsCharacters = 2000;

/** What is told about a child. */
interface ChildListener {
  heard(message: FromChild): void;
  /** The process has ended, which may be told again. @param how for people */
  ended(how: string): void;
}

/** A child process. Its owner is always notified of its end, and can kill it. */
export class Child implements WatchedProcess {
  readonly #process: ChildProcess;
  /** The end of its standard error, which may explain why it ended. */
  #lastWords = '';
  #listener: ChildListener | undefined;
  /** How it has ended. */
  #end: string | undefined;

  constructor(options: ChildOptions) {
    const [command, ...words] = commandOf(options);
    this.#process = spawn(command, words, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      // Nothing of the gateway's environment: it holds keys of providers and stores.
      env: { NODE_ENV: 'production', TZ: 'UTC', ...(process.env.PATH === undefined ? {} : { PATH: process.env.PATH }) },
    });
    this.#process.on('message', (message: FromChild) => this.#listener?.heard(message));
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-lastWordsCharacters);
    });
    this.#process.on('error', (error) => this.#ended(error.message));
    this.#process.on('exit', (code, signal) =>
      this.#ended([endOf(code, signal), this.#lastWords.trim()].filter(Boolean).join('; ')),
    );
    this.#giveWay();
  }

  /** Replaces the listener: a child that takes many documents keeps nothing of the earlier ones. */
  listen(listener: ChildListener): void {
    this.#listener = listener;
    if (this.#end !== undefined) listener.ended(this.#end);
  }

  tell(message: ToChild): void {
    // A child that has just ended gets no message; its listener is told that.
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }

  get processorMs(): number | undefined {
    const { pid } = this.#process;
    return pid === undefined ? undefined : processorTimeOf(pid);
  }

  get isRunnable(): boolean | undefined {
    const { pid } = this.#process;
    return pid === undefined ? undefined : isRunnable(pid);
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  #ended(how: string): void {
    this.#end ??= how;
    this.#listener?.ended(this.#end);
  }

  /** Low scheduling priority, so that requests come first. */
  #giveWay(): void {
    try {
      if (this.#process.pid !== undefined) setPriority(this.#process.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended already, or the system does not let us.
    }
  }
}

function endOf(code: number | null, signal: NodeJS.Signals | null): string {
  // One that the gateway ends itself has another reason.
  if (signal === 'SIGKILL') return 'killed (SIGKILL), as the system does where memory runs out';
  return signal ?? `exit code ${code}`;
}

/**
 * Memory is limited by the operating system, as no limit of V8 counts WebAssembly and buffers: `ulimit -d` (RLIMIT_DATA, in KiB) makes an
 * allocation beyond it fail. Threads and child processes count too. Without `sh`, as on Windows, V8's limit is the only one. Where the machine
 * or the container has less, Linux ends the child (`oom_score_adj`), and not the gateway, which is usually larger. Regular
 * expressions that backtrack too much are run by V8's linear engine. NODE_OPTIONS is not inherited: a debugger, for example, would be loaded
 * into a process that must not load anything else.
 */
function commandOf({ processor, memoryBytes }: ChildOptions): [string, ...string[]] {
  const heapMegabytes = Math.floor((memoryBytes * heapShare) / (1024 * 1024));
  const program = fileURLToPath(new URL('./child-program.js', import.meta.url));
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--enable-experimental-regexp-engine-on-excessive-backtracks',
    '--disallow-code-generation-from-strings',
    // It may only read files: no writes and no processes, even if a malicious document exploits a library.
    '--no-warnings',
    '--permission',
    '--allow-fs-read=*',
    '--allow-worker',
    program,
    processor,
  ] as const;
  if (process.platform === 'win32') return [...node];
  const kibibytes = Math.ceil((memoryBytes + idleDataBytes) / 1024);
  const dieFirst = '{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null';
  return [
    '/bin/sh',
    '-c',
    `unset NODE_OPTIONS; ulimit -c 0; ulimit -d ${kibibytes}; ${dieFirst}; exec "$0" "$@"`,
    ...node,
  ];
}
