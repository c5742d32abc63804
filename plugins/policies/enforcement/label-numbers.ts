/** More different values are labelled without a number; they cannot be put back. */
const mostValues = 10_000;

/**
 * Numbers the values that are redacted in one exchange, so that the model can tell them apart and the client can be given them back. Lives
 * as long as the exchange, in memory only.
 */
export class LabelNumbers {
  readonly #labels = new Map<string, string>();
  readonly #last = new Map<string, number>();
  readonly #values = new Map<string, string>();

  /** By label, the values that are put back into the answer. */
  get restorable(): ReadonlyMap<string, string> {
    return this.#values;
  }

  /**
   * The label of a value: the same for the same value.
   *
   * @param restore whether the value is put back where the answer has the label
   */
  labelOf(category: string, value: string, restore: boolean): string {
    const key = `${category} ${value}`;
    const label = this.#labels.get(key) ?? this.#next(category, key);
    if (restore && this.#labels.has(key)) this.#values.set(label, value);
    return label;
  }

  #next(category: string, key: string): string {
    if (this.#labels.size >= mostValues) return `[${category}]`;
    const number = (this.#last.get(category) ?? 0) + 1;
    this.#last.set(category, number);
    const label = `[${category}_${number}]`;
    this.#labels.set(key, label);
    return label;
  }
}
