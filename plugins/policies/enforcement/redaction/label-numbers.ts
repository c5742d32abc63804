import { labelsIn, nameOf } from './label-names.js';

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
  #values: Map<string, string> | undefined;
  /** The highest number of each category, in capitals. */
  #last: Map<string, number> | undefined;

  /** The values that are restored in the answer, by the names of their labels (see {@link nameOf}). */
  get restorable(): ReadonlyMap<string, string> {
    return this.#values ?? nothing;
  }

  /**
   * Leaves out the numbers of labels that a text of the conversation has already: in an earlier answer, they stood for values of the model. As texts are
   * governed in their order, values keep their numbers when a conversation goes on.
   */
  leaveOut(text: string): void {
    for (const { category, number } of labelsIn(text)) {
      const last = (this.#last ??= new Map());
      if (number > (last.get(category) ?? 0)) last.set(category, number);
    }
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
    if (restore && labels.has(key)) (this.#values ??= new Map()).set(nameOf(label), value);
    return label;
  }

  #next(category: string, key: string, labels: Map<string, string>): string {
    if (labels.size >= maxValues) return `[${category}]`;
    // Categories that differ only in case share their numbers, because a model may change the case of a label.
    const counted = category.toUpperCase();
    const last = (this.#last ??= new Map());
    const number = (last.get(counted) ?? 0) + 1;
    last.set(counted, number);
    const label = `[${category}_${number}]`;
    labels.set(key, label);
    return label;
  }
}
