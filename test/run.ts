/**
 * Runs the whole suite: starts the servers that test files share, runs tap on the compiled tests, and closes with one line that
 * counts what tap reports. The exit code is tap's own.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres } from './fixtures/components/postgres.js';
import { startRedis } from './fixtures/components/redis.js';

const reportFile = 'dist/test-report/report.tap';

/** The suite makes the same random choices each time; `SLUICE_TEST_SEED` makes it make others. */
const seed = process.env['SLUICE_TEST_SEED'] ?? '20261121';

interface Counts {
  readonly total: number;
  readonly pass: number;
  readonly fail: number;
  readonly skip: number;
  readonly todo: number;
}

async function main(files: readonly string[]): Promise<number> {
  // Tap keeps its plugins in node_modules; after a fresh install they are still the default ones.
  const built = await run(['build'], {}, () => undefined);
  if (built !== 0) return built;
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  let counts: Counts | undefined;
  try {
    const environment = {
      SLUICE_TEST_POSTGRES_URL: postgres.url,
      SLUICE_TEST_REDIS_URL: redis.url,
      SLUICE_TEST_SEED: seed,
      // Where the gateway keeps its own. Three hundred processes load the same modules.
      NODE_COMPILE_CACHE: resolve('dist', '.compile-cache'),
    };
    console.log(`Random choices follow from SLUICE_TEST_SEED=${seed}.`);
    const lines = new ReportLines();
    const code = await run(['--reporter=tap', ...files], environment, (line) => {
      counts = readCounts(line) ?? counts;
      lines.show(line);
    });
    return close(code, counts);
  } finally {
    await Promise.all([postgres.stop(), redis.stop()]);
  }
}

function close(code: number, counts: Counts | undefined): number {
  if (!counts) {
    console.log('The test runner ended without counting its tests.');
    console.log('0 passed, 1 failed');
    return code || 1;
  }
  const { pass, fail, skip, todo } = counts;
  const skipped = skip + todo > 0 ? `, ${skip + todo} skipped` : '';
  console.log(`The full report is in ${reportFile}.`);
  console.log(`${pass} passed, ${fail} failed${skipped}`);
  return code;
}

/** The runner's own summary, the last of which is the whole run's: `# { total: 7, pass: 4, fail: 3 }`. */
function readCounts(line: string): Counts | undefined {
  const summary = /^# \{ (total: .*) \}$/.exec(line)?.[1];
  if (summary === undefined) return undefined;
  const count = (name: string): number => Number(new RegExp(`\\b${name}: (\\d+)`).exec(summary)?.[1] ?? 0);
  return { total: count('total'), pass: count('pass'), fail: count('fail'), skip: count('skip'), todo: count('todo') };
}

function run(
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<number> {
  const tap = join('node_modules', '.bin', 'tap');
  const child = spawn(tap, options, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...environment } });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', onLine);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Keeps the whole report in a file; shows one line for each test file, and failures with everything that was said about them. */
class ReportLines {
  readonly #file = this.#open();
  #inFailure = false;

  show(line: string): void {
    this.#file.write(`${line}\n`);
    const text = line.trimStart();
    const indent = line.length - text.length;
    if (text.startsWith('not ok')) this.#inFailure = true;
    else if (text.startsWith('ok ') || text.startsWith('# Subtest')) this.#inFailure = false;
    const isResult = indent === 0 && /^(not )?ok /.test(text);
    const isSkip = /^ok .*# (SKIP|TODO)/i.test(text);
    if (isResult || isSkip || this.#inFailure) console.log(line);
  }

  #open(): ReturnType<typeof createWriteStream> {
    mkdirSync(join('dist', 'test-report'), { recursive: true });
    return createWriteStream(reportFile);
  }
}

process.exitCode = await main(process.argv.slice(2));
