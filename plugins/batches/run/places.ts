/** Work that waits for a place. */
interface Waiting {
  readonly organizationId: string;
  begin(): void;
}

/**
 * Bounds how much work is done at the same time. The next place goes to the organization with the least work underway, and there to the work that
 * has waited longest. If one organization has all places, another one gets an extra place, because nobody knows how long the first will keep them.
 */
export class Places {
  /** Negative while an extra place is taken. */
  #free: number;
  readonly #waiting = new Set<Waiting>();
  /** How much work is underway, by organization. */
  readonly #busy = new Map<string, number>();

  constructor(places: number) {
    this.#free = places;
  }

  with<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      this.#waiting.add({ organizationId, begin: () => resolve(this.#run(organizationId, work)) });
      this.#beginNext();
    });
  }

  async #run<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      const left = this.#busyOf(organizationId) - 1;
      if (left > 0) this.#busy.set(organizationId, left);
      else this.#busy.delete(organizationId);
      this.#free += 1;
      this.#beginNext();
    }
  }

  #busyOf(organizationId: string): number {
    return this.#busy.get(organizationId) ?? 0;
  }

  #beginNext(): void {
    const [first, ...others] = this.#waiting;
    if (!first) return;
    const next = others.reduce(
      (least, one) => (this.#busyOf(one.organizationId) < this.#busyOf(least.organizationId) ? one : least),
      first,
    );
    const busy = this.#busyOf(next.organizationId);
    if (this.#free <= 0 && (busy > 0 || this.#busy.size > 1)) return;
    this.#waiting.delete(next);
    this.#busy.set(next.organizationId, busy + 1);
    this.#free -= 1;
    next.begin();
  }
}
