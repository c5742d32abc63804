/** More different values are labelled without a number; they cannot be put back. */
const mostValues = 10_000;
const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Numbers the values that are redacted in one exchange, so that the model can tell them apart and the client can be given them back. Lives
 * as long as the exchange, in memory only.
 */
export class LabelNumbers {
  /** Made with the first value: in most exchanges there is none. */
  #labels: Map<string, string> | undefined;
  #last: Map<string, number> | undefined;
  #values: Map<string, string> | undefined;

  /** By label, the values that are put back into the answer. */
  get restorable(): ReadonlyMap<string, string> {
    return this.#values ?? nothing;
  }

  /**
   * The label of a value: the same for the same value.
   *
   * @param restore whether the value is put back where the answer has the label
   */
  labelOf(category: string, value: string, restore: boolean): string {
    const key = `${category} ${value}`;
    const labels = (this.#labels ??= new Map());
    const label = labels.get(key) ?? this.#next(category, key, labels);
    if (restore && labels.has(key)) (this.#values ??= new Map()).set(label, value);
    return label;
  }

  #next(category: string, key: string, labels: Map<string, string>): string {
    if (labels.size >= mostValues) return `[${category}]`;
    const last = (this.#last ??= new Map());
    const number = (last.get(category) ?? 0) + 1;
    last.set(category, number);
    const label = `[${category}_${number}]`;
    labels.set(key, label);
    return label;
  }
}
