import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Awaitable } from '../../core/api/index.js';

/** What a window says to some points. */
export interface Taken {
  readonly allowed: boolean;
  readonly remaining: number;
  /** When the window ends, in milliseconds from now. */
  readonly endsInMs: number;
  /** Adds to what was taken, or gives some of it back; after the end of the window nothing. Never rejects. */
  correct(points: number): Awaitable<void>;
}

/** What was taken of a key somewhere, until its window ends. */
export class TakenPoints implements Taken {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly endsInMs: number;
  readonly #endsAt: number;
  readonly #add: (points: number) => Awaitable<void>;

  /** @param add corrects what was taken, in the same window */
  constructor(
    { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>,
    { allowed, remaining }: Pick<Taken, 'allowed' | 'remaining'>,
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
    // In the next window nothing has been taken that could be given back.
    return points === 0 || Date.now() >= this.#endsAt ? undefined : this.#add(points);
  }
}
