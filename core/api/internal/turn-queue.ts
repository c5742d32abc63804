/** What waits, by whom it waits for: these take turns, and each one's own goes in its order. */
export class TurnQueue<Whose, Item> {
  /** Whose turn is next comes first. */
  readonly #waiting = new Map<Whose, Item[]>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  get length(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Adds something after its own. */
  push(whose: Whose, item: Item): void {
    this.#of(whose).push(item);
  }

  /** Adds something before its own. */
  unshift(whose: Whose, item: Item): void {
    this.#of(whose).unshift(item);
  }

  /** Takes out what is next. @returns undefined if nothing waits */
  shift(): Item | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [whose, own] = next;
    const item = own.shift();
    this.#waiting.delete(whose);
    if (own.length > 0) this.#waiting.set(whose, own);
    return item;
  }

  /** Takes out what does not wait any more. @returns whether it was there */
  remove(whose: Whose, item: Item): boolean {
    const own = this.#waiting.get(whose) ?? [];
    const at = own.indexOf(item);
    if (at >= 0) own.splice(at, 1);
    if (own.length === 0) this.#waiting.delete(whose);
    return at >= 0;
  }

  /** Takes out everything. */
  clear(): readonly Item[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return items;
  }

  #of(whose: Whose): Item[] {
    const own = this.#waiting.get(whose) ?? [];
    this.#waiting.set(whose, own);
    return own;
  }
}
