/** How what is counted is divided. */
export interface Division {
  /** The names of the labels. */
  readonly labels: readonly string[];
  /** The most combinations of their values that are kept apart. */
  readonly most: number;
  /** Called once, when there are more. */
  readonly onFull: () => void;
}

const rest = 'other';
const maxValueLength = 200;

/** A combination of label values, and what is counted for it. */
interface LabelSet<T> {
  readonly labels: Readonly<Record<string, string>>;
  readonly counted: T;
}

/** What is counted for each combination of label values. */
export class LabelSets<T> {
  readonly #division: Division;
  readonly #initial: () => T;
  readonly #sets = new Map<string, LabelSet<T>>();
  #isFull = false;

  /** @param initial creates what is counted for a combination */
  constructor(division: Division, initial: () => T) {
    this.#division = division;
    this.#initial = initial;
    if (division.labels.length === 0) this.of({});
  }

  of(labels: Readonly<Record<string, string | undefined>>): T {
    const { labels: names, most, onFull } = this.#division;
    const values = names.map((name) => `${labels[name] ?? ''}`);
    const key = keyOf(values);
    const known = this.#sets.get(key);
    if (known) return known.counted;
    if (values.some(({ length }) => length > maxValueLength)) return this.#rest();
    if (this.#sets.size < most) return this.#add(key, values);
    if (!this.#isFull) onFull();
    this.#isFull = true;
    return this.#rest();
  }

  /** All combinations so far. */
  get all(): readonly LabelSet<T>[] {
    return [...this.#sets.values()];
  }

  /** What is counted for all others: one set more than the most. */
  #rest(): T {
    const values = this.#division.labels.map(() => rest);
    const key = keyOf(values);
    return this.#sets.get(key)?.counted ?? this.#add(key, values);
  }

  #add(key: string, values: readonly string[]): T {
    const labels = Object.fromEntries(this.#division.labels.map((name, index) => [name, values[index] ?? '']));
    const counted = this.#initial();
    this.#sets.set(key, { labels, counted });
    return counted;
  }
}

function keyOf(values: readonly string[]): string {
  return values.length < 2 ? (values[0] ?? '') : JSON.stringify(values);
}
