import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../api/services/clock.js';

/** The system clock. */
export const systemClock: Clock = Object.freeze({
  now: Date.now,
  sleep: async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
    try {
      await delay(milliseconds, undefined, signal && { signal });
    } catch (error) {
      // Throws the signal's reason, which Node wraps in an error of its own.
      signal?.throwIfAborted();
      throw error;
    }
  },
  every: (milliseconds: number, work: () => void): (() => void) => {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
});
