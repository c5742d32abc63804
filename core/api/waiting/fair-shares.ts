/**
 * A limited amount of something that holders share fairly: each may have as much as is still free. One alone gets half of it, each of `n` greedy ones
 * a part of `n + 1`, and another part is free for the next holder.
 *
 * @see Choudhury and Hahne, "Dynamic queue length thresholds for shared-memory packet switches", 1998
 */
export class FairShares {
  readonly #most: number;
  readonly #held = new Map<string, number>();
  #used = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** What all holders have together. */
  get used(): number {
    return this.#used;
  }

  /** Whether a holder may have so much more. */
  hasRoom(holder: string, amount: number): boolean {
    return (this.#held.get(holder) ?? 0) + amount <= this.#most - this.#used;
  }

  /** Adds to what a holder has, even if there is no room. It has to be given back. */
  take(holder: string, amount: number): void {
    this.#held.set(holder, (this.#held.get(holder) ?? 0) + amount);
    this.#used += amount;
  }

  giveBack(holder: string, amount: number): void {
    const left = (this.#held.get(holder) ?? 0) - amount;
    if (left > 0) this.#held.set(holder, left);
    else this.#held.delete(holder);
    this.#used -= amount;
  }
}
