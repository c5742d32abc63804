import { type Changes, type Clock, type Follower, followChanges, isUuid, type Logger } from '../../core/api/index.js';
import { type Database, readingTime } from '../../core/api/database.js';
import type { Prompt } from './prompt.js';
import { type PromptRows, PromptSnapshots } from './snapshots.js';
import { PromptRow, PromptVersionRow } from './tables.js';

/** What the store works with. */
export interface StoreServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Prompt templates in memory, kept equal to the tables. */
export class PromptStore {
  readonly #database: Database;
  readonly #snapshots = new PromptSnapshots();
  #follower: Follower | undefined;

  private constructor({ database }: StoreServices) {
    this.#database = database;
  }

  /** Loads every template and follows the changes of other processes. */
  static async open(services: StoreServices): Promise<PromptStore> {
    const store = new PromptStore(services);
    store.#follower = await followChanges({
      read: (since) => store.#changesSince(since),
      apply: (changes) => {
        for (const rows of changes) store.#snapshots.apply(rows);
      },
      wake: (heard) => services.database.onChange(['prompt'], heard),
      clock: services.clock,
      log: services.log,
    });
    return store;
  }

  get(organizationId: string, promptId: string): Prompt | undefined {
    return this.#snapshots.get(organizationId, promptId.toLowerCase());
  }

  list(organizationId: string): Prompt[] {
    return this.#snapshots.list(organizationId);
  }

  /** Like `get`, but looks into the database before it says no: another process may have made the template just now. */
  async find(organizationId: string, promptId: string): Promise<Prompt | undefined> {
    const known = this.get(organizationId, promptId);
    if (known || !isUuid(promptId)) return known;
    await this.#follower?.refresh();
    return this.get(organizationId, promptId);
  }

  /** Puts in force here what has just been committed. */
  async takeOver(rows: PromptRows): Promise<void> {
    try {
      await this.#follower?.refresh();
    } catch {
      // The database is away, but the change is in it: it must not look as if it had failed.
      this.#snapshots.apply(rows);
    }
  }

  async close(): Promise<void> {
    await this.#follower?.close();
  }

  async #changesSince(since: string | undefined): Promise<Changes<PromptRows>> {
    const entities = this.#database.fork();
    const { at, from, changed } = await readingTime(entities, since, ['prompt', 'prompt_version']);
    if (!changed) return { rows: [], at };
    // In this order: a template is written together with its active version, so that version is there when its row has been read.
    const prompts = await entities.find(PromptRow, from ? { changedAt: { $gte: from } } : { deletedAt: null });
    const versions = await entities.find(PromptVersionRow, from ? { changedAt: { $gte: from } } : {});
    return { rows: [{ prompts, versions }], at };
  }
}
