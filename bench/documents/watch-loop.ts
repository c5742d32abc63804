/**
 * Loaded into the gateway in front of its own code: writes down, twice a second, how long the longest turn of its event loop was. On a
 * busy machine a turn also takes long because other processes have the processor, so its own processor time is told as well.
 *
 *   SLUICE_BENCH_LOOP=FILE node --import …/watch-loop.js …
 */
import { appendFile } from 'node:fs';

const file = process.env['SLUICE_BENCH_LOOP'];
const everyMs = 5;
const noteMs = 500;

/** What happened in half a second. */
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
