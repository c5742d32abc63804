import { type Clock, type Follower, followChanges, isUuid, type Logger } from '../../core/api/index.js';
import { type Database, type EntityManager, pagesById, readingTime } from '../../core/api/database.js';
import type { Prompt } from './prompt.js';
import { type PromptRows, PromptSnapshots } from './snapshots.js';
import { PromptRow, PromptVersionRow } from './tables.js';

/** Rows in a page of a complete read. */
const pageSize = 500;

/** The services of {@link PromptStore}. */
export interface StoreServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Prompt templates in memory, synchronized with the database. */
export class PromptStore {
  readonly #database: Database;
  readonly #snapshots = new PromptSnapshots();
  #follower: Follower | undefined;

  private constructor({ database }: StoreServices) {
    this.#database = database;
  }

  /** Loads all templates, and follows the changes of other processes. */
  static async open(services: StoreServices): Promise<PromptStore> {
    const store = new PromptStore(services);
    store.#follower = await followChanges({
      read: (since) => store.#readChanges(since),
      database: services.database,
      tables: ['prompt'],
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

  /** Like `get`, but reads the database if the template is not in memory, because another process may have just created it. */
  async find(organizationId: string, promptId: string): Promise<Prompt | undefined> {
    const known = this.get(organizationId, promptId);
    if (known || !isUuid(promptId)) return known;
    await this.#follower?.refresh();
    return this.get(organizationId, promptId);
  }

  /** Applies committed rows to memory. */
  async takeOver(rows: PromptRows): Promise<void> {
    try {
      await this.#follower?.refresh();
    } catch {
      // The database is unavailable now, but the change has been committed, so it must not look like a failure.
      this.#snapshots.apply(rows);
    }
  }

  async close(): Promise<void> {
    await this.#follower?.close();
  }

  /** @returns the time of this read */
  async #readChanges(since: string | undefined): Promise<string> {
    const readingEnds = this.#snapshots.readingBegins();
    const entities = this.#database.fork();
    const { at, from, changed } = await readingTime(entities, since, ['prompt', 'prompt_version']);
    if (from === undefined) await this.#readEverything();
    else if (changed) await this.#readChanged(entities, from);
    readingEnds();
    return at;
  }

  /** Templates first: a template is written together with its active version, so reading versions afterwards finds that. */
  async #readChanged(entities: EntityManager, from: Date): Promise<void> {
    const prompts = await entities.find(PromptRow, { changedAt: { $gte: from } });
    const versions = await entities.find(PromptVersionRow, { changedAt: { $gte: from } });
    this.#snapshots.apply({ prompts, versions });
  }

  /** Reads page by page, because the rows of all templates together would block the event loop. */
  async #readEverything(): Promise<void> {
    for await (const prompts of pagesById({ id: 'promptId', pageSize, after: (last) => this.#promptsAfter(last) }))
      this.#snapshots.apply({ prompts, versions: [] });
    for await (const versions of pagesById({ id: 'versionId', pageSize, after: (last) => this.#versionsAfter(last) }))
      this.#snapshots.apply({ prompts: [], versions });
  }

  #promptsAfter(last: string): Promise<readonly PromptRow[]> {
    const page = { orderBy: { promptId: 'asc' }, limit: pageSize } as const;
    return this.#database.fork().find(PromptRow, { deletedAt: null, promptId: { $gt: last } }, page);
  }

  #versionsAfter(last: string): Promise<readonly PromptVersionRow[]> {
    const page = { orderBy: { versionId: 'asc' }, limit: pageSize } as const;
    return this.#database.fork().find(PromptVersionRow, { versionId: { $gt: last } }, page);
  }
}
