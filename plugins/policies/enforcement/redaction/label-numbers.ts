/** The most values with a number. Further ones are labelled without a number, and cannot be restored. */
const maxValues = 10_000;
const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Numbers the redacted values of one exchange, so that the model can distinguish them and they can be restored for the client. Only in
 * memory, as long as the exchange lives.
 */
export class LabelNumbers {
  /** Created with the first value, because most exchanges have none. */
  #labels: Map<string, string> | undefined;
  #last: Map<string, number> | undefined;
  #values: Map<string, string> | undefined;

  /** The values that are restored in the answer, by label. */
  get restorable(): ReadonlyMap<string, string> {
    return this.#values ?? nothing;
  }

  /**
   * The label of a value; equal values have the same label.
   *
   * @param restore whether the value is restored where the answer contains the label
   */
  labelOf(category: string, value: string, restore: boolean): string {
    const key = `${category} ${value}`;
    const labels = (this.#labels ??= new Map());
    const label = labels.get(key) ?? this.#next(category, key, labels);
    if (restore && labels.has(key)) (this.#values ??= new Map()).set(label, value);
    return label;
  }

  #next(category: string, key: string, labels: Map<string, string>): string {
    if (labels.size >= maxValues) return `[${category}]`;
    const last = (this.#last ??= new Map());
    const number = (last.get(category) ?? 0) + 1;
    last.set(category, number);
    const label = `[${category}_${number}]`;
    labels.set(key, label);
    return label;
  }
}
