const rest = 'other';
const maxValueLength = 200;

/** A combination of label values, and what is counted for it. */
interface LabelSet<T> {
  readonly labels: Readonly<Record<string, string>>;
  readonly counted: T;
}

/** What is counted for each combination of label values. */
export class LabelSets<T> {
  readonly #names: readonly string[];
  readonly #most: number;
  readonly #initial: () => T;
  readonly #onFull: () => void;
  readonly #sets = new Map<string, LabelSet<T>>();
  #isFull = false;

  /**
   * @param names of the labels
   * @param most combinations that are kept apart
   * @param initial creates what is counted for a combination
   * @param onFull called once, when there are more
   */
  constructor(names: readonly string[], most: number, initial: () => T, onFull: () => void) {
    this.#names = names;
    this.#most = most;
    this.#initial = initial;
    this.#onFull = onFull;
    if (names.length === 0) this.of({});
  }

  of(labels: Readonly<Record<string, string | undefined>>): T {
    const values = this.#names.map((name) => `${labels[name] ?? ''}`);
    const key = keyOf(values);
    const known = this.#sets.get(key);
    if (known) return known.counted;
    if (values.some(({ length }) => length > maxValueLength)) return this.#rest();
    if (this.#sets.size < this.#most) return this.#add(key, values);
    if (!this.#isFull) this.#onFull();
    this.#isFull = true;
    return this.#rest();
  }

  /** All combinations so far. */
  get all(): readonly LabelSet<T>[] {
    return [...this.#sets.values()];
  }

  /** What is counted for all others: one set more than the most. */
  #rest(): T {
    const values = this.#names.map(() => rest);
    const key = keyOf(values);
    return this.#sets.get(key)?.counted ?? this.#add(key, values);
  }

  #add(key: string, values: readonly string[]): T {
    const labels = Object.fromEntries(this.#names.map((name, index) => [name, values[index] ?? '']));
    const counted = this.#initial();
    this.#sets.set(key, { labels, counted });
    return counted;
  }
}

function keyOf(values: readonly string[]): string {
  return values.length < 2 ? (values[0] ?? '') : JSON.stringify(values);
}
