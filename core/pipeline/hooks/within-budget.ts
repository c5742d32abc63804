import type { Installed } from '../chain/installed.js';

/** How {@link withinBudget} waits. */
interface Waiting<T> {
  /** Ends the wait when the exchange is aborted. Absent for the hooks at the end of an exchange, which run even after an abort. */
  readonly signal?: AbortSignal | undefined;
  /** Receives a result that arrives after the wait has ended. */
  readonly late?: ((result: T) => void) | undefined;
}

/** A hook has exceeded its time limit. */
export class OutOfTime extends Error {}

/** A timer that is later than this many milliseconds was not late by itself: the process was frozen, or its event loop blocked. */
const stallMs = 1_000;

/**
 * Calls `giveUp` after this time. A hook that the process could not attend to meanwhile has its time again: what it waits for may have arrived long
 * ago, but timers come before what is read.
 *
 * @returns stops it
 */
function startLimit(hookTimeoutMs: number, giveUp: (cause: OutOfTime) => void): () => void {
  let timer: NodeJS.Timeout;
  let turn: NodeJS.Immediate | undefined;
  const start = (): void => {
    const dueAt = performance.now() + hookTimeoutMs;
    timer = setTimeout(() => {
      if (performance.now() > dueAt + stallMs) return start();
      // Timers of one duration run together, so a shorter limit of the hook itself, which is due as well, may come after this one.
      turn = setImmediate(giveUp, new OutOfTime(`no result within ${hookTimeoutMs} ms`));
    }, hookTimeoutMs);
  };
  start();
  return () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
}

/**
 * Waits for the promise of a hook, up to the plugin's time limit.
 *
 * @throws what the hook throws, the signal's reason, or an `OutOfTime` with the time limit
 */
export function withinBudget<T>(
  promise: Promise<T>,
  { hookTimeoutMs }: Pick<Installed, 'hookTimeoutMs'>,
  { signal, late }: Waiting<T> = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    let waiting = true;
    const stop = (): void => {
      waiting = false;
      stopLimit();
      signal?.removeEventListener('abort', onAbort);
    };
    const giveUp = (cause: unknown): void => {
      stop();
      reject(cause);
    };
    const onAbort = (): void => giveUp(signal?.reason);
    const stopLimit = startLimit(hookTimeoutMs, giveUp);
    promise.then((result) => {
      if (!waiting) return late?.(result);
      stop();
      return resolve(result);
    }, giveUp);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
