import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../api/index.js';

/** The system's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(milliseconds, signal) {
    await sleep(milliseconds, undefined, signal ? { signal } : {});
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
