interface Subscription {
  readonly tables: readonly string[];
  readonly heard: () => void;
}

/** Who wants to hear of changes of which tables. */
export class ChangeSubscriptions {
  readonly #all = new Set<Subscription>();

  /** Calls `heard` when one of the tables has changed, until the returned function is called. */
  add(tables: readonly string[], heard: () => void): () => void {
    const subscription = { tables, heard };
    this.#all.add(subscription);
    return () => void this.#all.delete(subscription);
  }

  tell(table: string): void {
    for (const { tables, heard } of this.#all) if (tables.includes(table)) heard();
  }

  tellEverybody(): void {
    for (const { heard } of this.#all) heard();
  }
}
