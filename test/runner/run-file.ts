import { spawn } from 'node:child_process';
import { type FinalResults, Parser } from 'tap-parser';

/** How the processes of test files are started. */
export interface FilePlan {
  /** Of Node. */
  readonly options: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Seconds, after which a process is killed. */
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
}

/**
 * Runs a test file as a plain Node process. Tap's runner loads itself into each process, those that tests start included, to record which
 * modules they load: up to a third of the processor time of a test (docs/decisions/0101).
 */
export async function runFile(file: string, { options, environment, timeout }: FilePlan): Promise<FileResult> {
  const began = performance.now();
  const child = spawn(process.execPath, [...options, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, TAP: '1', TAP_TIMEOUT: String(timeout) },
  });
  const ended = new Promise<string | undefined>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code === 0 ? undefined : `ended with ${signal ?? code}`));
  });
  const killing = setTimeout(() => child.kill('SIGKILL'), timeout * 1000);
  const report = readReport(child.stdout);
  try {
    const ending = await ended;
    const { text, counts, results } = await report;
    const complete = results.ok && counts.pass + counts.skip > 0;
    const untold = counts.fail === 0 && (ending ?? (complete ? undefined : 'printed no complete report'));
    const milliseconds = performance.now() - began;
    const lines = text.trimEnd().split('\n');
    if (!untold) return { file, ok: counts.fail === 0, lines, counts, milliseconds };
    return { file, ok: false, lines: [...lines, `not ok - ${untold}`], counts: { ...counts, fail: 1 }, milliseconds };
  } finally {
    clearTimeout(killing);
  }
}

interface Report {
  readonly text: string;
  readonly counts: Counts;
  readonly results: FinalResults;
}

function readReport(output: NodeJS.ReadableStream): Promise<Report> {
  const counts = { pass: 0, fail: 0, skip: 0 };
  let text = '';
  return new Promise((resolve) => {
    const parser = new Parser((results) => resolve({ text, counts, results }));
    parser.on('pass', () => (counts.pass += 1));
    parser.on('fail', () => (counts.fail += 1));
    parser.on('skip', () => (counts.skip += 1));
    parser.on('todo', () => (counts.skip += 1));
    output.setEncoding('utf8');
    output.on('data', (chunk: string) => {
      text += chunk;
      parser.write(chunk);
    });
    output.on('end', () => parser.end());
  });
}
