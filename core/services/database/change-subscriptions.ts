import type { Logger } from '../../api/services/logger.js';

interface Subscription {
  readonly tables: readonly string[];
  readonly heard: () => void;
}

/** Who wants to hear of changes of which tables. */
export class ChangeSubscriptions {
  readonly #log: Logger;
  readonly #all = new Set<Subscription>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Calls `heard` when one of the tables has changed, until the returned function is called. */
  add(tables: readonly string[], heard: () => void): () => void {
    const subscription = { tables, heard };
    this.#all.add(subscription);
    return () => void this.#all.delete(subscription);
  }

  tell(table: string): void {
    for (const { tables, heard } of this.#all) if (tables.includes(table)) this.#call(heard, table);
  }

  tellEverybody(): void {
    for (const { tables, heard } of this.#all) this.#call(heard, tables.join(', '));
  }

  /** What a subscriber throws is its own fault: it must neither fail the commit of another plugin nor keep others from hearing of it. */
  #call(heard: () => void, table: string): void {
    try {
      heard();
    } catch (error) {
      this.#log.error({ error, table }, 'a subscriber to changes of a table has failed');
    }
  }
}
