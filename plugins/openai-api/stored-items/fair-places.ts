/**
 * A limited number of places that holders share fairly: each may have as many as are still free. One alone gets half of them, each of `n` greedy ones
 * a part of `n + 1`, and another part is free for the next holder.
 *
 * @see Choudhury and Hahne, "Dynamic queue length thresholds for shared-memory packet switches", 1998
 */
export class FairPlaces {
  #free: number;
  readonly #held = new Map<string, number>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Takes a place, which has to be left later. @returns false if there is none for this holder */
  take(holder: string): boolean {
    const held = this.#held.get(holder) ?? 0;
    if (held >= this.#free) return false;
    this.#held.set(holder, held + 1);
    this.#free -= 1;
    return true;
  }

  leave(holder: string): void {
    const held = this.#held.get(holder) ?? 0;
    if (held > 1) this.#held.set(holder, held - 1);
    else this.#held.delete(holder);
    this.#free += 1;
  }
}
