/** `npm run bench`: runs the bench programs one after the other and prints their tables. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { isNodeTooOld } from '../core/cli/needed-node.js';
import { switchToServingNode } from '../core/cli/serving-node.js';
import { type BenchName, type BenchOptions, readCommandLine, usage } from './command-line.js';
import { installPeers } from './peers/install-peers.js';

const programs: Readonly<Record<BenchName, (options: BenchOptions) => Promise<void>>> = {
  micro: async (options) => (await import('./micro.js')).benchMicro(options),
  proxy: async (options) => (await import('./proxy.js')).benchProxy(options),
  peers: async (options) => (await import('./peers.js')).benchPeers(options),
  abort: async (options) => (await import('./abort.js')).benchAbort(options),
  stalled: async (options) => (await import('./stalled.js')).benchStalled(options),
  'cold-start': async (options) => (await import('./cold-start.js')).benchColdStart(options),
  limits: async (options) => (await import('./limits.js')).benchLimits(options),
  documents: async (options) => (await import('./documents.js')).benchDocuments(options),
  history: async (options) => (await import('./history.js')).benchHistory(options),
  spending: async (options) => (await import('./spending.js')).benchSpending(options),
  records: async (options) => (await import('./records.js')).benchRecords(options),
  policies: async (options) => (await import('./policies-cost.js')).benchPoliciesCost(options),
};

async function main(words: readonly string[]): Promise<void> {
  const options = readCommandLine(words);
  if (options === undefined) {
    console.log(usage);
    return;
  }
  if (options.peers) await installPeers();
  console.log(`${machine()}${options.quick ? '; quick run, not for quoting' : ''}`);
  for (const name of options.names) {
    console.log(`\n# ${name}`);
    await programs[name](options);
  }
}

function machine(): string {
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const load = loadavg()[0]?.toFixed(2);
  return `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${memory} GiB; Node ${process.version}; load average ${load}`;
}

// Each exit is one through `process.exit`, because only that stops the server processes as well.
if (isNodeTooOld()) process.exit(1);
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

// The gateway sets this itself; all contestants get the same value.
switchToServingNode();
try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
