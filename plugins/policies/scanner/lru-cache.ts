/** A bound for the size of all values of a cache. */
interface WeightLimit<Value> {
  readonly most: number;
  /** The weight of one value. One that is heavier than all may be is not kept. */
  readonly of: (value: Value, key: string) => number;
}

/** A least-recently-used cache of values by key. */
export class LruCache<Value> {
  readonly #maxEntries: number;
  readonly #limit: WeightLimit<Value>;
  readonly #values = new Map<string, { readonly value: Value; readonly weight: number }>();
  #weight = 0;

  constructor(maxEntries: number, limit: WeightLimit<Value> = { most: 0, of: () => 0 }) {
    this.#maxEntries = maxEntries;
    this.#limit = limit;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    const value = known ? known.value : make();
    const entry = known ?? { value, weight: this.#limit.of(value, key) };
    // Reinserted, because a map iterates in order of insertion.
    if (known) this.#values.delete(key);
    else this.#weight += entry.weight;
    this.#values.set(key, entry);
    this.#discard();
    return value;
  }

  #discard(): void {
    for (const [key, { weight }] of this.#values) {
      if (this.#values.size <= this.#maxEntries && this.#weight <= this.#limit.most) return;
      this.#values.delete(key);
      this.#weight -= weight;
    }
  }
}
