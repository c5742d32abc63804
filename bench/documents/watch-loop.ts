/**
 * Loaded into the gateway before its own code: records the longest turn of its event loop in each half second. On a busy machine, a turn also takes
 * long because other processes use the processor, so its own processor time is recorded as well.
 *
 *   SLUICE_BENCH_LOOP=FILE node --import …/watch-loop.js …
 */
import { appendFile } from 'node:fs';

const file = process.env['SLUICE_BENCH_LOOP'];
const everyMs = 5;
const noteMs = 500;

/** The measurements of half a second. */
export interface LoopNote {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The longest turn, in milliseconds. */
  readonly wall: number;
  /** The most processor time of a turn, in milliseconds. */
  readonly processor: number;
}

if (file !== undefined) watch(file);

function watch(notes: string): void {
  let [wall, processor] = [0, 0];
  let last = performance.now();
  let used = process.threadCpuUsage();
  setInterval(() => {
    const now = performance.now();
    const since = process.threadCpuUsage(used);
    used = process.threadCpuUsage();
    wall = Math.max(wall, now - last - everyMs);
    processor = Math.max(processor, (since.user + since.system) / 1000);
    last = now;
  }, everyMs).unref();
  setInterval(() => {
    appendFile(notes, `${JSON.stringify({ at: Date.now(), wall, processor } satisfies LoopNote)}\n`, () => undefined);
    [wall, processor] = [0, 0];
  }, noteMs).unref();
}
