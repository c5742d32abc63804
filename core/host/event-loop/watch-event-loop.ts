import { Worker } from 'node:worker_threads';
import type { Logger } from '../../api/index.js';
import { hookFields, hookMemory, hookPlaces } from '../../api/internal/running-hook.js';
import type { BlockedTime } from './blocked-time.js';

/** What the watching thread reports when the event loop goes on. */
export interface Blockage {
  readonly seconds: number;
  /** The place that was running; 0 if there was none, or several in turn. */
  readonly place: number;
  /** The place of the first asynchronous hook that has returned afterwards; 0 if none has. */
  readonly suspect: number;
}

/** A main thread with less processor time than this while the event loop was blocked was not computing: it waited for its turn, or for a disk. */
const leastComputedSeconds = 0.4;

/**
 * Watches the event loop of this process from another thread, and logs and counts which plugin has blocked it for half a second or longer.
 * A thread that gets no processor time looks the same from there, so it is measured here.
 *
 * @returns ends it
 */
export function watchEventLoop(log: Logger, blocked: BlockedTime): () => Promise<unknown> {
  const resourceLimits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 };
  const worker = new Worker(new URL('./watch-thread.js', import.meta.url), { workerData: hookMemory, resourceLimits });
  let known = 0;
  let [usedBefore, computed] = [usedSeconds(), 0];
  worker.on('message', (blockage: Blockage | undefined) => {
    // A blockage is reported after the answer that ended it, so `computed` is about the same time.
    if (blockage) return report(blockage, computed, log, blocked);
    Atomics.add(hookMemory, hookFields.answered, 1);
    const used = usedSeconds();
    computed = used - usedBefore;
    usedBefore = used;
    const places = hookPlaces();
    if (places.length > known) worker.postMessage(places);
    known = places.length;
  });
  worker.on('error', (error) => log.error({ error }, 'the thread that watches the event loop has failed'));
  worker.unref();
  return () => worker.terminate();
}

const advice = 'Such work belongs into a worker thread, or into turns of the event loop (workInTurns).';

function usedSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

function report({ seconds, place, suspect }: Blockage, computed: number, log: Logger, blocked: BlockedTime): void {
  const blockedSeconds = Number(seconds.toFixed(1));
  if (computed < leastComputedSeconds) {
    blocked.add(undefined, seconds);
    const fields = { blockedSeconds, computedSeconds: Number(computed.toFixed(1)) };
    return log.warn(
      fields,
      `nothing in this process went on for ${blockedSeconds} s, in most of which it had no processor: there are too few cores, or its limit of them is too low; or it waited for a disk`,
    );
  }
  const [found, returned] = [hookPlaces()[place], hookPlaces()[suspect]];
  blocked.add(found, seconds);
  const nothing = `for ${blockedSeconds} s, and nothing else in this process went on`;
  if (found) {
    const { plugin, hook } = found;
    log.warn({ plugin, hook, blockedSeconds }, `plugin "${plugin}" computed in "${hook}" ${nothing}. ${advice}`);
  } else if (returned) {
    const { plugin, hook } = returned;
    const message = `something computed ${nothing}, probably plugin "${plugin}" in "${hook}", which returned first. ${advice}`;
    log.warn({ suspect: plugin, hook, blockedSeconds }, message);
  } else {
    log.warn(
      { blockedSeconds },
      `something computed ${nothing}: no hook, but perhaps a timer, a listener or a job of a plugin`,
    );
  }
}
