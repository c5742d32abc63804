import type { Clock } from '../api/services/clock.js';

/** A clock that stands still until a test turns it. */
export interface FakeClock extends Clock {
  /**
   * Moves time on. Everything that falls due on the way happens in its order, at its own time, and what it sets going gets its
   * turns before the next: a sleep that follows a sleep is slept as well.
   */
  advance(milliseconds: number): Promise<void>;
  /** How many sleeps and repetitions are waiting. */
  readonly waiting: number;
}

interface Alarm {
  at: number;
  ring(): void;
}

/**
 * Makes a clock for tests.
 *
 * @param start milliseconds since 1970
 * @example
 * const clock = fakeClock(Date.UTC(2030, 0, 1));
 * const done = clock.sleep(60_000);
 * await clock.advance(60_000);
 * await done;
 */
export function fakeClock(start = Date.UTC(2030, 0, 1)): FakeClock {
  let now = start;
  const alarms = new Set<Alarm>();
  return {
    now: () => now,
    get waiting() {
      return alarms.size;
    },
    sleep(milliseconds, signal) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const stop = (): void => {
          alarms.delete(alarm);
          reject(signal?.reason);
        };
        const ring = (): void => {
          alarms.delete(alarm);
          signal?.removeEventListener('abort', stop);
          resolve();
        };
        const alarm = { at: now + milliseconds, ring };
        alarms.add(alarm);
        signal?.addEventListener('abort', stop, { once: true });
      });
    },
    every(milliseconds, work) {
      const alarm: Alarm = {
        at: now + milliseconds,
        ring: () => {
          alarm.at += milliseconds;
          work();
        },
      };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = earliest(alarms); next !== undefined && next.at <= end; next = earliest(alarms)) {
        now = next.at;
        next.ring();
        await turn();
      }
      now = end;
      await turn();
    },
  };
}

function earliest(alarms: ReadonlySet<Alarm>): Alarm | undefined {
  let first: Alarm | undefined;
  for (const alarm of alarms) if (first === undefined || alarm.at < first.at) first = alarm;
  return first;
}

/** Lets every promise that can go on go on. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
