import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** The major version of the Node that serves where it can. */
const servingMajor = 26;

/** What of the running process is looked at. */
export type RunningNode = Pick<NodeJS.Process, 'platform' | 'arch' | 'versions' | 'connected'>;

/** How the Node that serves is looked for. */
export interface NodeSearch {
  /** The path of a file in an installed package; undefined when that is not there. */
  find(name: string): string | undefined;
  /** Whether the program can be run on this machine. */
  runs(file: string): boolean;
}

/** The installed packages, and this machine. */
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
 * The Node to serve under, when that is another than the one that runs. It is faster, but linked to a library that many Linux systems lack
 * (docs/decisions/0064), so npm's scripts run under one that runs everywhere.
 *
 * @returns the path of the program; undefined where the running one is as good, or the only one
 */
export function servingNode(
  { platform, arch, versions, connected }: RunningNode,
  search: NodeSearch = installed,
): string | undefined {
  if (platform !== 'linux' || Number(versions.node.split('.')[0]) >= servingMajor) return undefined;
  // Whoever has a channel to this process would lose it.
  if (connected) return undefined;
  const file = search.find(`node${servingMajor}-linux-${arch}/bin/node`);
  return file !== undefined && search.runs(file) ? file : undefined;
}

/** Goes on under the Node that serves: the same process, with the same arguments. Returns only where that is the running one. */
export function goOnUnderServingNode(): void {
  const file = servingNode(process);
  if (file !== undefined) process.execve?.(file, [file, ...process.execArgv, ...process.argv.slice(1)], process.env);
}
