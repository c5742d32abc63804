import type { Database } from '../../../core/api/database.js';
import type { Clock, Embedder, Logger, VectorStore } from '../../../core/api/index.js';
import type { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import { repeatWork } from '../upkeep/repeat-work.js';
import { purgeRemovals } from './keywords/keyword-rows.js';
import { createMissingVectors } from './vectors/create-missing-vectors.js';
import { maintainDedicatedSpaces } from './vectors/move-to-dedicated-spaces.js';
import { noteLostVectors } from './vectors/note-lost-vectors.js';
import { noteSearched, preloadSearch } from './preload-search.js';
import { replaceUnusableVectors } from './vectors/replace-unusable-vectors.js';
import { rebuildVectors } from './vectors/rebuild-vectors.js';

const everyMs = 60_000;
/** Jobs that scan many documents run only once in this many rounds. */
const rareRounds = 10;
/** The vectors of an organization are replaced at most this often: a model that gives varying lengths would make them again and again. */
const replaceEveryMs = 3_600_000;
const failure = 'housekeeping of the search failed';

/** Services that the background jobs use. */
interface MaintenanceServices {
  readonly database: Database;
  readonly vectors: VectorStore;
  readonly embedder: Embedder;
  readonly keywords: KeywordIndexCache;
  /** Organizations whose vectors should be looked at soon; see {@link DocumentSearchParts}. */
  readonly doubtful: Set<string>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Background jobs of the search: preloading once, and maintenance every minute, one round at a time. */
export class SearchMaintenance {
  readonly #services: MaintenanceServices;
  readonly #closing = new AbortController();
  #stopRepeating: (() => Promise<void>) | undefined;
  #reading: Promise<void> | undefined;
  #rounds = 0;
  /** Times of the monotonic clock, by organization. */
  readonly #replaced = new Map<string, number>();

  constructor(services: MaintenanceServices) {
    this.#services = services;
  }

  start(): void {
    this.#reading = this.#preload();
    this.#stopRepeating = repeatWork({ everyMs, work: () => this.#run(), failure }, this.#services);
  }

  /** Aborts the running jobs, and resolves when they have ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.#stopRepeating?.(), this.#reading]);
  }

  /** Runs the jobs one after another. One that fails, such as for want of an embedding provider, keeps none of the others from running. */
  async #run(): Promise<void> {
    const isRareRound = this.#rounds % rareRounds === 0;
    this.#rounds += 1;
    for (const [name, job] of this.#jobs(isRareRound)) {
      if (this.#closing.signal.aborted) return;
      try {
        await job();
      } catch (error) {
        this.#failed({ job: name, error });
      }
    }
  }

  #jobs(isRareRound: boolean): readonly (readonly [name: string, job: () => Promise<void>])[] {
    const services = this.#services;
    const { database, keywords } = services;
    const { signal } = this.#closing;
    const createMissing = ['createMissingVectors', () => createMissingVectors(services, signal)] as const;
    const dedicate = ['maintainDedicatedSpaces', () => maintainDedicatedSpaces(services, signal)] as const;
    const noteLost = ['noteLostVectors', () => noteLostVectors(services, signal)] as const;
    const checkDoubtful = ['checkDoubtful', () => this.#checkDoubtful()] as const;
    return [
      ['noteSearched', () => noteSearched(database, keywords.takeSearched())],
      createMissing,
      ...(isRareRound ? [dedicate] : []),
      ['rebuildVectors', () => rebuildVectors(services, signal)],
      ['purgeRemovals', () => purgeRemovals(database)],
      ...(isRareRound ? [noteLost, createMissing] : []),
      checkDoubtful,
    ];
  }

  async #checkDoubtful(): Promise<void> {
    const { signal } = this.#closing;
    const asked = [...this.#services.doubtful];
    if (asked.length === 0) return;
    this.#services.doubtful.clear();
    for (const organization of asked) await this.#replaceUnusable(organization);
    await noteLostVectors(this.#services, signal, asked);
    await createMissingVectors(this.#services, signal);
  }

  /** One for which it fails, such as one whose embedding provider does not answer, keeps no other waiting, and has its turn in the next round. */
  async #replaceUnusable(organization: string): Promise<void> {
    const replacedAt = this.#replaced.get(organization) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - replacedAt < replaceEveryMs) return;
    try {
      const isReplaced = await replaceUnusableVectors(this.#services, organization, this.#closing.signal);
      if (isReplaced) this.#replaced.set(organization, performance.now());
    } catch (error) {
      this.#services.doubtful.add(organization);
      this.#failed({ job: 'replaceUnusableVectors', organization, error });
    }
  }

  async #preload(): Promise<void> {
    try {
      await preloadSearch(this.#services, this.#closing.signal);
    } catch (error) {
      this.#warn({ error }, 'documents could not be preloaded; the first search reads them');
    }
  }

  #failed(fields: Readonly<Record<string, unknown>>): void {
    this.#warn(fields, `${failure}; it will be tried again`);
  }

  #warn(fields: Readonly<Record<string, unknown>>, message: string): void {
    if (!this.#closing.signal.aborted) this.#services.log.warn(fields, message);
  }
}
