/** Resolution of the time limits in milliseconds: a call is ended up to two ticks after its limit. */
const tickMs = 500;

/** A call that is waiting for a server. */
export interface Waiting {
  /** Index in the list, set by the list; undefined when it is not in the list. */
  place: number | undefined;
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
  readonly #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#waiting.length;
  }

  /** Idempotent. */
  add(waiting: Waiting): void {
    if (waiting.place !== undefined) return;
    waiting.place = this.#waiting.push(waiting) - 1;
    this.#timer ??= setInterval(() => this.look(), tickMs).unref();
  }

  /** Idempotent: ignores a call that is not in the list. */
  delete(waiting: Waiting): void {
    const { place } = waiting;
    if (place === undefined) return;
    waiting.place = undefined;
    const last = this.#waiting.pop() as Waiting;
    if (last === waiting) return;
    this.#waiting[place] = last;
    last.place = place;
  }

  /** Advances by one tick. Stops the timer when the list is empty. */
  look(): void {
    this.tick += 1;
    if (this.#waiting.length === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    // Backwards: a call that is ended is removed, and the last one, which has been checked already, takes its place.
    for (let index = this.#waiting.length - 1; index >= 0; index -= 1) this.#waiting[index]?.endOverdue(this.tick);
  }
}

/** The number of ticks after which a time has certainly passed; infinite for 0, which means no limit. */
export function ticksOf(milliseconds: number): number {
  return milliseconds === 0 ? Infinity : Math.ceil(milliseconds / tickMs) + 1;
}
