/**
 * Runs the whole suite, or the given files: starts the servers that test files share, runs the files in
 * processes, several at a time, and closes with one line that counts what they assert. The exit code is 1 where something failed.
 */
// Not by name: an old Node has no `globSync`, and would say just that.
import fs from 'node:fs';
import { join, resolve } from 'node:path';
import { isNodeTooOld } from '../core/cli/needed-node.js';
import { findChromium } from './fixtures/components/chromium.js';
import { startPostgres } from './fixtures/components/postgres.js';
import { startRedis } from './fixtures/components/redis.js';
import { buildTap } from './runner/build-tap.js';
import { inOrder, inProcesses, mostlyWaits } from './runner/in-order.js';
import { Report } from './runner/report.js';
import { type FileResult, runFiles } from './runner/run-files.js';
import { readSettings } from './runner/settings.js';

const reportFile = join('dist', 'test-report', 'report.tap');

/** The suite makes the same random choices each time; `SLUICE_TEST_SEED` makes it make others. */
const seed = process.env['SLUICE_TEST_SEED'] ?? '20261121';

async function main(given: readonly string[]): Promise<number> {
  const { include, exclude, timeout, jobs, nodeOptions, removedPlugins } = readSettings();
  const missing = given.filter((pattern) => fs.globSync(pattern).length === 0);
  if (missing.length > 0) {
    console.error(
      `There is no ${missing.join(', no ')}. Name compiled files, such as dist/core/http/router.test.js; "npm run build" makes them.`,
    );
    return 1;
  }
  const files =
    given.length > 0
      ? [...new Set(given.flatMap((pattern) => fs.globSync(pattern)))]
      : inOrder(fs.globSync([...include], { exclude: [...exclude] }));
  const starting = Promise.all([startPostgres(), startRedis()]);
  // Where it is missing, it is installed once. Without it, only the tests that need it fail, with the reason.
  const browser = files.some(usesBrowser) ? findChromium().catch(() => undefined) : undefined;
  try {
    await buildTap(removedPlugins);
    const [postgres, redis] = await starting;
    const environment = {
      SLUICE_TEST_POSTGRES_URL: postgres.url,
      SLUICE_TEST_REDIS_URL: redis.url,
      SLUICE_TEST_SEED: seed,
      // Where the gateway keeps its own. Three hundred processes load the same modules.
      NODE_COMPILE_CACHE: resolve('dist', '.compile-cache'),
      NO_COLOR: '1',
    };
    console.log(`Random choices follow from SLUICE_TEST_SEED=${seed}.`);
    const options = [...nodeOptions, `--import=${import.meta.resolve('./runner/without-domains.js')}`];
    const run = async (group: readonly string[]): Promise<readonly FileResult[]> => {
      if (group.some(usesBrowser)) await browser;
      return runFiles(group, { options, environment, timeout });
    };
    return close(await runAll(files, jobs, run));
  } finally {
    await Promise.all((await starting).map((server) => server.stop()));
  }
}

function usesBrowser(file: string): boolean {
  return file.includes('dashboard');
}

/** Runs all groups of files on several jobs, of which one begins with those that mostly wait. */
async function runAll(
  files: readonly string[],
  jobs: number,
  run: (group: readonly string[]) => Promise<readonly FileResult[]>,
): Promise<Report> {
  const report = new Report(reportFile, (line) => console.log(line));
  const groups = inProcesses(files);
  const waiting = groups.filter(([first]) => mostlyWaits(first ?? ''));
  const busy = groups.filter((group) => !waiting.includes(group));
  const work = async (...queues: readonly (readonly string[])[][]): Promise<void> => {
    for (let group = next(queues); group; group = next(queues))
      for (const result of await run(group)) report.add(result);
  };
  await Promise.all([work(waiting, busy), ...Array.from({ length: jobs - 1 }, () => work(busy, waiting))]);
  return report;
}

function next<Item>(queues: readonly Item[][]): Item | undefined {
  return queues.find((queue) => queue.length > 0)?.shift();
}

function close(report: Report): number {
  const { pass, fail, skip } = report.counts;
  report.showProcessorTime(10);
  console.log(`The full report is in ${reportFile}.`);
  console.log(`${pass} passed, ${fail} failed${skip > 0 ? `, ${skip} skipped` : ''}`);
  return fail > 0 || pass === 0 ? 1 : 0;
}

process.exitCode = isNodeTooOld() ? 1 : await main(process.argv.slice(2));
