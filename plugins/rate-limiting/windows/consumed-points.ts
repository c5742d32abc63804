import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Awaitable } from '../../../core/api/index.js';

/** What is taken from windows, and from how much. */
export interface Taking {
  readonly key: string;
  readonly points: number;
  /** The points that a window has. */
  readonly most: number;
}

/** The result of taking points from a window. */
export interface Consumption {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly endsInMs: number;
  /**
   * Takes further points, after the end of the window from the one that is running then. A negative number returns points to the same window. Never
   * rejects.
   */
  correct(points: number): Awaitable<void>;
}

/** Points that were taken from the window of a key. */
export class ConsumedPoints implements Consumption {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly endsInMs: number;
  readonly #endsAt: number;
  readonly #add: (points: number) => Awaitable<void>;

  /**
   * @param takenAt by `performance.now()`
   * @param add changes the points in the running window, which is another one after the end of this
   */
  constructor(
    { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>,
    { allowed, remaining }: Pick<Consumption, 'allowed' | 'remaining'>,
    takenAt: number,
    add: (points: number) => Awaitable<void>,
  ) {
    this.allowed = allowed;
    this.remaining = remaining;
    this.endsInMs = Math.max(0, msBeforeNext);
    this.#endsAt = takenAt + this.endsInMs;
    this.#add = add;
  }

  correct(points: number): Awaitable<void> {
    // Points that were taken too many have ended with their window. Missing ones must count somewhere, because answers may take longer than a window.
    const isPast = points < 0 && performance.now() >= this.#endsAt;
    return points === 0 || isPast ? undefined : this.#add(points);
  }
}
