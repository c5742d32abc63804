import { setTimeout as sleep } from 'node:timers/promises';
import { processUsage } from './process-usage.js';
import type { ServerProcess } from './server-process.js';

/** A gateway that needs less of this than `idleShare` has nothing left to do; one with all plugins looks for jobs and the like for a twentieth. */
const lookMs = 100;
const idleShare = 0.15;
/** The number of consecutive idle samples: longer than the journal's batching delay. */
const quietLooks = 7;
const longestBehindMs = 30_000;

/** Waits until everything is written, so that one round's leftovers do not count against the next. @returns how many milliseconds it took */
export async function untilIdle({ pid }: Pick<ServerProcess, 'pid'>): Promise<number> {
  const begun = performance.now();
  for (let quiet = 0; quiet < quietLooks && performance.now() - begun < longestBehindMs; ) {
    const before = processUsage(pid).processorMilliseconds;
    await sleep(lookMs);
    quiet = processUsage(pid).processorMilliseconds - before < lookMs * idleShare ? quiet + 1 : 0;
  }
  return Math.max(0, performance.now() - begun - quietLooks * lookMs);
}
