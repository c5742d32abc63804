import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type FinalPlan, Parser } from 'tap-parser';
import { servingNode } from '../../core/cli/serving-node.js';
import { beforeEnd } from '../fixtures/components/before-end.js';
import { markedFile, markedProcessorTime } from './file-mark.js';

const program = fileURLToPath(new URL('./files-in-turn.js', import.meta.url));

/** The Node that gateways serve under, which is faster (docs/decisions/0237); `SLUICE_TEST_NODE` is the path of another one. */
const node = process.env['SLUICE_TEST_NODE'] ?? servingNode({ ...process, connected: false }) ?? process.execPath;

/** How the processes of test files are started. */
interface FilePlan {
  /** Of Node. */
  readonly options: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Seconds that a file may take; then its process is killed. */
  readonly timeout: number;
}

/** Assertions; a subtest counts as what is asserted in it. */
export interface Counts {
  readonly pass: number;
  readonly fail: number;
  readonly skip: number;
}

/** What has become of one test file. */
export interface FileResult {
  readonly file: string;
  readonly ok: boolean;
  /** What it printed, and how it ended where its own tests don't tell. */
  readonly lines: readonly string[];
  readonly counts: Counts;
  readonly milliseconds: number;
  /** Milliseconds, with the processes that it has started; the first file of a process has the start of that, too. */
  readonly processorTime: number;
}

/**
 * Runs test files one after another in one plain Node process: what takes most of a short test is to load the modules of a gateway and to
 * start a PostgreSQL (docs/decisions/0183). Where a file ends the process, the files after it get a new one.
 */
export async function runFiles(files: readonly string[], plan: FilePlan): Promise<readonly FileResult[]> {
  const results = await runProcess(files, plan);
  const left = files.slice(results.length);
  return left.length > 0 ? [...results, ...(await runFiles(left, plan))] : results;
}

/** @returns the results of the files that began, at least of the first */
async function runProcess(files: readonly string[], plan: FilePlan): Promise<readonly FileResult[]> {
  const { options, environment, timeout } = plan;
  const [first = '', ...further] = files;
  const tap = {
    TAP: '1',
    // Tap's is for the whole process.
    TAP_TIMEOUT: String(timeout * files.length),
    SLUICE_TEST_FURTHER_FILES: JSON.stringify(further),
  };
  const child = spawn(node, [...options, program, first], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, ...tap },
    detached: hasGroups,
  });
  const ended = new Promise<Ending>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  running.add(child);
  let killing: NodeJS.Timeout | undefined;
  const begins = (): void => {
    clearTimeout(killing);
    killing = setTimeout(() => signalAll(child, 'SIGKILL'), timeout * 1000);
  };
  begins();
  const report = readReport(child.stdout, first, begins);
  try {
    const ending = await ended;
    const parts = await report;
    const untold = untoldBy(ending, parts);
    return parts.map((part, index) => resultOf(part, index === parts.length - 1 ? untold : undefined));
  } finally {
    clearTimeout(killing);
    running.delete(child);
  }
}

/** Whether a process can lead a group, in which are the gateways that its tests start: they end with it. */
const hasGroups = process.platform !== 'win32';
const running = new Set<ChildProcess>();

beforeEnd(() => {
  for (const child of running) {
    signalAll(child, 'SIGTERM');
    // For those that a test has frozen.
    signalAll(child, 'SIGCONT');
  }
});

/** Signals a test process and what it has started. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(hasGroups ? -pid : pid, signal);
  } catch {
    // All have ended.
  }
}

interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** What is wrong with how a process ended, where no failed assertion says it. */
function untoldBy({ code, signal }: Ending, parts: readonly Part[]): string | undefined {
  const failed = parts.some(({ counts }) => counts.fail > 0);
  if (signal || (code !== 0 && !failed)) return `ended with ${signal ?? code}`;
  const tests = parts.reduce((sum, part) => sum + part.tests, 0);
  return parts.at(-1)?.planned === tests ? undefined : 'printed no complete report';
}

function resultOf({ file, lines, counts, milliseconds, processorTime }: Part, untold: string | undefined): FileResult {
  const { pass, fail, skip } = counts;
  const wrong = untold ?? (pass + fail + skip > 0 ? undefined : 'tested nothing');
  if (!wrong) return { file, ok: fail === 0, lines, counts, milliseconds, processorTime };
  return {
    file,
    ok: false,
    lines: [...lines, `not ok - ${wrong}`],
    counts: { pass, fail: fail + 1, skip },
    milliseconds,
    processorTime,
  };
}

/** What a process printed about one file. */
class Part {
  readonly file: string;
  readonly lines: string[] = [];
  readonly counts = { pass: 0, fail: 0, skip: 0 };
  /** How many tests are not part of another. */
  tests = 0;
  /** How many of them there were in the whole process; printed at its end. */
  planned: number | undefined;
  milliseconds = 0;
  processorTime = 0;
  readonly #began = performance.now();
  /** One for each file: a parser reports an assertion only some lines later. */
  readonly #parser = new Parser();

  constructor(file: string) {
    this.file = file;
    this.#parser.on('pass', () => (this.counts.pass += 1));
    this.#parser.on('fail', () => (this.counts.fail += 1));
    this.#parser.on('skip', () => (this.counts.skip += 1));
    this.#parser.on('todo', () => (this.counts.skip += 1));
    this.#parser.on('assert', () => (this.tests += 1));
    this.#parser.on('plan', ({ end }: FinalPlan) => {
      this.planned = end ?? 0;
    });
  }

  add(line: string): void {
    this.lines.push(line);
    this.#parser.write(`${line}\n`);
  }

  end(): void {
    this.#parser.end();
    this.milliseconds = performance.now() - this.#began;
  }
}

/**
 * @param begins called when a file after the first begins
 * @returns a part for each file that began, at least for the first
 */
async function readReport(output: NodeJS.ReadableStream, first: string, begins: () => void): Promise<readonly Part[]> {
  let part = new Part(first);
  const parts = [part];
  let before = 0;
  for await (const line of createInterface({ input: output })) {
    const file = markedFile(line);
    const taken = markedProcessorTime(line);
    if (taken !== undefined) {
      part.processorTime += taken - before;
      before = taken;
    } else if (file === undefined) part.add(line);
    else if (file !== first) {
      begins();
      part.end();
      part = new Part(file);
      parts.push(part);
    }
  }
  part.end();
  return parts;
}
