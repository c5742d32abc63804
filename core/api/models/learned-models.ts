const usualMost = 1000;

/**
 * What a provider has learned about models, by their names. It remembers a limited number of them, because clients choose the names of models that match a
 * pattern.
 */
export class LearnedModels<Value> {
  readonly #byModel = new Map<string, Value>();
  readonly #most: number;

  /** @param most models; the oldest is forgotten for one more */
  constructor(most: number = usualMost) {
    this.#most = most;
  }

  /** What is known about a model; undefined if nothing is. */
  of(model: string): Value | undefined {
    return this.#byModel.size === 0 ? undefined : this.#byModel.get(model);
  }

  /** Takes the place of what was known about a model. */
  learn(model: string, value: Value): void {
    const known = this.#byModel.get(model);
    if (known === value) return;
    const [oldest] = this.#byModel.keys();
    if (known === undefined && oldest !== undefined && this.#byModel.size >= this.#most) this.#byModel.delete(oldest);
    this.#byModel.set(model, value);
  }
}
