import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** How test files are run: what `.taprc` says to `tap` itself, so that a file behaves the same when `tap` runs it alone. */
export interface RunnerSettings {
  /** Patterns of files. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Seconds. */
  readonly timeout: number;
  /** How many files are run at a time. */
  readonly jobs: number;
  /** Options of Node. */
  readonly nodeOptions: readonly string[];
  /** Tap's own plugins that no test uses. */
  readonly removedPlugins: readonly string[];
}

export function readSettings(): RunnerSettings {
  const settings = parse(readFileSync('.taprc', 'utf8'));
  const { include, exclude, timeout, jobs, 'node-arg': nodeOptions } = settings;
  const plugins: readonly string[] = settings.plugin;
  const removedPlugins = plugins.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  return { include, exclude, timeout, jobs, nodeOptions, removedPlugins };
}
