const rest = 'other';

/** Bounds the cardinality of a label whose values come from outside: the first values keep their names, all others share one. */
export class BoundedLabel {
  readonly #known = new Set<string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  of(value: string): string {
    if (this.#known.has(value)) return value;
    if (this.#known.size >= this.#most || value.length > 200) return rest;
    this.#known.add(value);
    return value;
  }
}
