import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** How test files are run: what `.taprc` says to `tap` itself, so that a file behaves the same when `tap` runs it alone. */
interface RunnerSettings {
  /** Patterns of files. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Seconds for a file: `SLUICE_TEST_TIMEOUT`, for the long forms of tests, which may take longer than those of the suite. */
  readonly timeout: number;
  /** How many files are run at a time. */
  readonly jobs: number;
  /** Options of Node. */
  readonly nodeOptions: readonly string[];
  /** Tap's own plugins that no test uses. */
  readonly removedPlugins: readonly string[];
}

export function readSettings(environment: NodeJS.ProcessEnv = process.env): RunnerSettings {
  const settings = parse(readFileSync('.taprc', 'utf8'));
  const { include, exclude, timeout, jobs, 'node-arg': nodeOptions } = settings;
  const plugins: readonly string[] = settings.plugin;
  const removedPlugins = plugins.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  const seconds = Number(environment['SLUICE_TEST_TIMEOUT'] ?? timeout);
  return { include, exclude, timeout: seconds, jobs, nodeOptions, removedPlugins };
}
