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
  return new TurnedClock(start);
}

class TurnedClock implements FakeClock {
  readonly #alarms = new Set<Alarm>();
  #now: number;

  constructor(start: number) {
    this.#now = start;
  }

  // Properties, because tests and plugins take them off the clock.
  readonly now = (): number => this.#now;

  get waiting(): number {
    return this.#alarms.size;
  }

  readonly sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = (): void => {
        this.#alarms.delete(alarm);
        reject(signal?.reason);
      };
      const ring = (): void => {
        this.#alarms.delete(alarm);
        signal?.removeEventListener('abort', stop);
        resolve();
      };
      const alarm = { at: this.#now + milliseconds, ring };
      this.#alarms.add(alarm);
      signal?.addEventListener('abort', stop, { once: true });
    });

  readonly every = (milliseconds: number, work: () => void): (() => void) => {
    const alarm: Alarm = {
      at: this.#now + milliseconds,
      ring: () => {
        alarm.at += milliseconds;
        work();
      },
    };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  };

  readonly advance = async (milliseconds: number): Promise<void> => {
    const end = this.#now + milliseconds;
    for (let next = earliest(this.#alarms); next !== undefined && next.at <= end; next = earliest(this.#alarms)) {
      this.#now = next.at;
      next.ring();
      await turn();
    }
    this.#now = end;
    await turn();
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
