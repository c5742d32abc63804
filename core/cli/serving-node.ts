import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** The major version of the preferred Node runtime. */
const servingMajor = 26;

/** The properties of the running process that are used. */
export type RunningNode = Pick<NodeJS.Process, 'platform' | 'arch' | 'versions' | 'connected'>;

/** Dependencies of the search for the preferred Node. */
export interface NodeSearch {
  /** Returns the path of a file in an installed package; undefined when the package is not installed. */
  find(name: string): string | undefined;
  /** Whether the program runs on this machine. */
  runs(file: string): boolean;
}

/** Searches the installed packages of this machine. */
const installed: NodeSearch = {
  find(name) {
    try {
      return createRequire(import.meta.url).resolve(name);
    } catch {
      return undefined;
    }
  },
  runs: (file) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0,
};

/**
 * Returns the Node to serve with, if it differs from the running one. It is faster, but linked to a library that many Linux systems lack
 * (docs/decisions/0064), so npm's scripts start with one that runs everywhere.
 *
 * @returns the path of the program; undefined when the running one is already preferred, or is the only one
 */
export function servingNode(
  { platform, arch, versions, connected }: RunningNode,
  search: NodeSearch = installed,
): string | undefined {
  if (platform !== 'linux' || Number(versions.node.split('.')[0]) >= servingMajor) return undefined;
  // The IPC channel to the parent process would be lost.
  if (connected) return undefined;
  const file = search.find(`node${servingMajor}-linux-${arch}/bin/node`);
  return file !== undefined && search.runs(file) ? file : undefined;
}

/** Replaces the process with the preferred Node (exec), with the same arguments. Returns only if that one is already running. */
export function switchToServingNode(): void {
  const file = servingNode(process);
  if (file !== undefined) process.execve?.(file, [file, ...process.execArgv, ...process.argv.slice(1)], process.env);
}
