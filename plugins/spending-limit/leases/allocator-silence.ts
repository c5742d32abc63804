/** How long a request waits for an allocator. Less than the ten seconds that a hook may take, after which it would count as a bug. */
const longestWaitMs = 9_000;
/** The same once an allocator has been silent for that long: a usual answer takes some milliseconds. */
const shortestWaitMs = 1_000;

/**
 * A circuit breaker for allocators. The first requests wait for a database that is silent; those that come later wait for less and less, and leave
 * the question that is still open to find out when it answers again.
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
    // Less than nothing: the clock was set back.
    return Math.min(longestWaitMs, Math.max(shortestWaitMs, longestWaitMs - silentMs));
  }
}
