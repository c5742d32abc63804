import { type Listed, UnorderedList } from '../../api/internal/unordered-list.js';

/** Resolution of the time limits in milliseconds: a call is ended up to two ticks after its limit. */
const tickMs = 500;

/** A call that is waiting for a server. */
export interface Waiting extends Listed {
  /**
   * Fails the call if it has exceeded its time limit.
   *
   * @param tick the current tick
   */
  endOverdue(tick: number): void;
}

/**
 * The list of calls that are waiting for a server, checked for exceeded time limits twice a second.
 *
 * undici's timers are not used: it creates one for each call, and releases it only with its next tick, so that thousands of dead timers
 * survive minor garbage collections (docs/decisions/0050).
 *
 * Time is counted in ticks instead of read from the clock, so that calls do not time out because the process itself was suspended or blocked.
 */
export class OverdueCalls {
  /** The current tick. */
  tick = 0;
  readonly #waiting = new UnorderedList<Waiting>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#waiting.size;
  }

  /** Idempotent. */
  add(waiting: Waiting): void {
    this.#waiting.add(waiting);
    this.#timer ??= setInterval(() => this.look(), tickMs).unref();
  }

  /** Idempotent. */
  delete(waiting: Waiting): void {
    this.#waiting.delete(waiting);
  }

  /** Advances by one tick. Stops the timer when the list is empty. */
  look(): void {
    this.tick += 1;
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    for (const waiting of this.#waiting) waiting.endOverdue(this.tick);
  }
}

/** The number of ticks after which a time has certainly passed; infinite for 0, which means no limit. */
export function ticksOf(milliseconds: number): number {
  return milliseconds === 0 ? Infinity : Math.ceil(milliseconds / tickMs) + 1;
}
