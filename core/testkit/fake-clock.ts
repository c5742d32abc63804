import type { Clock } from '../api/services/clock.js';

/** A clock that only advances when a test advances it. */
export interface FakeClock extends Clock {
  /**
   * Advances time. All timers that become due run in order, each at its own time, and their promise reactions run before the next timer:
   * a sleep that follows another sleep elapses as well.
   */
  advance(milliseconds: number): Promise<void>;
  /** Sets the time of day ahead, or back if negative, as an administrator does: timers take as long as before. */
  set(milliseconds: number): void;
  /** Number of pending sleeps and intervals. */
  readonly waiting: number;
}

interface Alarm {
  at: number;
  ring(): void;
}

/**
 * Creates a clock for tests.
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
  /** The time by which timers run. */
  #now: number;
  #ahead = 0;

  constructor(start: number) {
    this.#now = start;
  }

  // Properties rather than methods, because tests and plugins destructure the clock.
  readonly now = (): number => this.#now + this.#ahead;

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

  readonly set = (milliseconds: number): void => {
    this.#ahead += milliseconds;
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

/** Lets all pending promise reactions run. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
