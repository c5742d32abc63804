import { setTimeout as sleep } from 'node:timers/promises';
import { processUsage } from './process-usage.js';
import type { ServerProcess } from './server-process.js';

/** A gateway that uses less of this time than `idleShare` is idle; one with all plugins uses a twentieth of it for polling. */
const lookMs = 100;
const idleShare = 0.15;
/** The number of consecutive idle samples: longer than the journal's batching delay. */
const quietLooks = 7;
const longestBehindMs = 30_000;

/** Waits until everything is written, so that pending work does not affect the next round. @returns the time in milliseconds */
export async function untilIdle({ pid }: Pick<ServerProcess, 'pid'>): Promise<number> {
  const begun = performance.now();
  for (let quiet = 0; quiet < quietLooks && performance.now() - begun < longestBehindMs; ) {
    const before = processUsage(pid).processorMilliseconds;
    await sleep(lookMs);
    quiet = processUsage(pid).processorMilliseconds - before < lookMs * idleShare ? quiet + 1 : 0;
  }
  return Math.max(0, performance.now() - begun - quietLooks * lookMs);
}
