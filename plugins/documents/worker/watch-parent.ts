import { Worker } from 'node:worker_threads';

/**
 * A thread, because the process may be busy in one endless piece of work: a parent that was killed could not end it, and nobody else
 * knows of it. The thread looks once a second whether the parent is still the same.
 */
const watch = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL'); }, 1000);
`;

/** Ends this process soon after its parent has ended, even if it is busy. */
export function endWithParent(): void {
  // Without this limit, V8 would reserve half a gigabyte for this thread's code, which counts towards RLIMIT_DATA.
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1, codeRangeSizeMb: 4 };
  const thread = new Worker(watch, { eval: true, workerData: process.ppid, resourceLimits: limits });
  thread.unref();
}
