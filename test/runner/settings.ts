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
}

export function readSettings(): RunnerSettings {
  const { include, exclude, timeout, jobs, 'node-arg': nodeOptions } = parse(readFileSync('.taprc', 'utf8'));
  return { include, exclude, timeout, jobs, nodeOptions };
}
