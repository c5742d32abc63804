import type { Database } from '../../../core/api/database.js';
import { takeTurns } from '../../../core/api/index.js';
import type { DocumentScope } from '../visibility.js';
import { type Passage, readPassages } from './found-passages.js';
import { searchedText } from './searched-text.js';

/** Reads the passages that a search may show, each once. */
export class ShownPassages {
  readonly #database: Database;
  readonly #scope: DocumentScope;
  readonly #found = new Map<string, Passage>();
  /** Requested passages, visible or not. */
  readonly #asked = new Map<string, Promise<void>>();
  readonly #texts = new Map<string, string>();

  constructor(database: Database, scope: DocumentScope) {
    this.#database = database;
    this.#scope = scope;
  }

  /** Adds passages that have already been read. */
  take(ids: readonly string[], found: ReadonlyMap<string, Passage>): void {
    for (const id of ids) this.#asked.set(id, Promise.resolve());
    for (const [id, passage] of found) this.#found.set(id, passage);
  }

  /** Whether a passage has been requested. */
  knows(id: string): boolean {
    return this.#asked.has(id);
  }

  /** Returns a passage that has been read; undefined when it is not visible. */
  get(id: string): Passage | undefined {
    return this.#found.get(id);
  }

  /** Returns what is searched of passages that have been read, by their ids. In turns: the metadata of a record may take milliseconds to read. */
  async texts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const turn = takeTurns();
    for (const id of ids) {
      const passage = this.#found.get(id);
      if (!passage || this.#texts.has(id)) continue;
      await turn();
      this.#texts.set(id, searchedText(passage));
    }
    return this.#texts;
  }

  /** Reads the passages that have not been requested yet, and waits for pending reads. */
  async read(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !this.#asked.has(id));
    if (missing.length > 0) {
      const reading = this.#read(missing);
      for (const id of missing) this.#asked.set(id, reading);
    }
    const readings = new Set<Promise<void>>();
    for (const id of ids) {
      const reading = this.#asked.get(id);
      if (reading) readings.add(reading);
    }
    await Promise.all(readings);
  }

  async #read(ids: readonly string[]): Promise<void> {
    for (const [id, passage] of await readPassages(this.#database, ids, this.#scope)) this.#found.set(id, passage);
  }
}
