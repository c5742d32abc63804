/** A least-recently-used cache of values by key. */
export class LruCache<Value> {
  readonly #maxEntries: number;
  readonly #values = new Map<string, Value>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    // Reinserted, because a map iterates in order of insertion.
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#maxEntries && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
