/** Time limits are kept to so many milliseconds: what has one ends up to twice as much later. */
const tickMs = 500;

/** Something that waits for a server. */
export interface Waiting {
  /** Set by the list: where it stands there; undefined when it does not. */
  place: number | undefined;
  /**
   * Ends what has waited for too long.
   *
   * @param tick the present one
   */
  endOverdue(tick: number): void;
}

/**
 * What waits for a server at present, looked at twice a second.
 *
 * Not undici's timers: it makes one for each call, and its list lets go of one only with the next of its own ticks. Thousands of dead timers
 * then outlive the collections of young objects (docs/decisions/0050).
 *
 * Ticks are counted instead of the clock read: where the process itself has stood still, nobody is said to be late.
 */
export class OverdueCalls {
  /** The present tick. */
  tick = 0;
  readonly #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#waiting.length;
  }

  /** Does nothing for one that is in the list already. */
  add(waiting: Waiting): void {
    if (waiting.place !== undefined) return;
    waiting.place = this.#waiting.push(waiting) - 1;
    this.#timer ??= setInterval(() => this.look(), tickMs).unref();
  }

  /** Does nothing for one that is not in the list. */
  delete(waiting: Waiting): void {
    const { place } = waiting;
    if (place === undefined) return;
    waiting.place = undefined;
    const last = this.#waiting.pop() as Waiting;
    if (last === waiting) return;
    this.#waiting[place] = last;
    last.place = place;
  }

  /** One tick passes. Nobody is looked for any more when nobody waits. */
  look(): void {
    this.tick += 1;
    if (this.#waiting.length === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    // From the end: whoever is ended leaves the list, and one that has been looked at takes the place.
    for (let index = this.#waiting.length - 1; index >= 0; index -= 1) this.#waiting[index]?.endOverdue(this.tick);
  }
}

/** The ticks after which a time has passed, wherever between two of them it began. Never for 0. */
export function ticksOf(milliseconds: number): number {
  return milliseconds === 0 ? Infinity : Math.ceil(milliseconds / tickMs) + 1;
}
