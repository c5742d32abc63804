/** How long a request waits for an allocator. Less than the ten seconds that a hook may take, after which it would count as a bug. */
const longestWaitMs = 9_000;
/** How long it waits once an allocator has been silent for that time. A usual answer takes some milliseconds. */
const shortestWaitMs = 1_000;

/**
 * A circuit breaker for allocators. The first requests wait for a silent database in full; later ones wait for less and less, and leave it to the
 * pending question to find out when the database answers again.
 */
export class AllocatorSilence {
  #since: number | undefined;

  /** An allocator is asked at this time. */
  asked(now: number): void {
    this.#since ??= now;
  }

  /** An allocator has answered; that it cannot be reached is no answer. */
  answered(): void {
    this.#since = undefined;
  }

  /** How long a request that comes at this time may wait, in milliseconds. */
  waitMs(now: number): number {
    const silentMs = now - (this.#since ?? now);
    // Negative: the clock was set back.
    return Math.min(longestWaitMs, Math.max(shortestWaitMs, longestWaitMs - silentMs));
  }
}
