import { Worker } from 'node:worker_threads';
import type { Logger } from '../../api/index.js';
import { hookFields, hookMemory, hookPlaces } from '../../api/internal/running-hook.js';
import type { BlockedTime } from './blocked-time.js';

/** What the watching thread reports when the event loop goes on. */
export interface Blockage {
  readonly seconds: number;
  /** The place that was running; 0 if it was none, or several in turn. */
  readonly place: number;
  /** The place of the first asynchronous hook that has returned afterwards; 0 if none has. */
  readonly suspect: number;
}

/**
 * Watches the event loop of this process from another thread, and logs and counts which plugin has blocked it for half a second or longer.
 *
 * @returns ends it
 */
export function watchEventLoop(log: Logger, blocked: BlockedTime): () => Promise<unknown> {
  const resourceLimits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 };
  const worker = new Worker(new URL('./watch-thread.js', import.meta.url), { workerData: hookMemory, resourceLimits });
  let known = 0;
  worker.on('message', (blockage: Blockage | undefined) => {
    if (blockage) return report(blockage, log, blocked);
    Atomics.add(hookMemory, hookFields.answered, 1);
    const places = hookPlaces();
    if (places.length > known) worker.postMessage(places);
    known = places.length;
  });
  worker.on('error', (error) => log.error({ error }, 'the thread that watches the event loop has failed'));
  worker.unref();
  return () => worker.terminate();
}

const advice = 'Such work belongs into a worker thread, or into turns of the event loop (workInTurns).';

function report({ seconds, place, suspect }: Blockage, log: Logger, blocked: BlockedTime): void {
  const [found, returned] = [hookPlaces()[place], hookPlaces()[suspect]];
  blocked.add(found, seconds);
  const blockedSeconds = Number(seconds.toFixed(1));
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
      `something computed ${nothing}: no hook, but perhaps a timer, a listener or a job of a plugin, or there are too few cores`,
    );
  }
}
