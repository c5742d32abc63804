import type { Database } from '../../../core/api/database.js';
import { type Awaitable, type Clock, GatewayError, type Journal, untilAborted } from '../../../core/api/index.js';
import { FairPlaces } from './fair-places.js';
import { RecentAnswers } from './recent-answers.js';
import type { Owner } from './seal.js';

/** Memory for answers that were written or read recently. */
const recentBytes = 16 * 1024 * 1024;
/** How long a query may take, in milliseconds. */
const queryLimitMs = 3_000;
/**
 * The waits, in milliseconds, between queries for an answer that is only just complete. It may have been given by another process, whose journal
 * gathers rows for half a second before it writes them to the database.
 */
const waitsMs: readonly number[] = [50, 100, 200, 400, 750, 1_000];
/** The requests that wait at the same time. Organizations share them, because anybody with a key can ask for answers that never were. */
const mostWaiting = 64;

/** The services that {@link StoredAnswers} needs. */
export interface StoredAnswersServices {
  readonly database: Database;
  readonly journal: Journal;
  readonly clock: Clock;
}

/** A search for answers. */
export interface Search {
  readonly owner: Pick<Owner, 'organizationId'>;
  /** Keys of rows. */
  readonly keys: readonly string[];
  /** The most bytes that are read from the database. */
  readonly maxBytes: number;
  /** Whether an answer that is missing may still be on its way to the database. */
  readonly isRecent: boolean;
  readonly signal: AbortSignal;
}

/** Encrypted items by key; undefined for those that were not read, because together they have more than `maxBytes`. */
export type FoundAnswers = Map<string, Buffer | undefined>;

/** Finds the encrypted items of answers: in memory if they are recent, or in the database. */
export class StoredAnswers {
  readonly #services: StoredAnswersServices;
  readonly #recent = new RecentAnswers(recentBytes);
  readonly #waiting = new FairPlaces(mostWaiting);

  constructor(services: StoredAnswersServices) {
    this.#services = services;
  }

  /** Keeps an answer in memory. */
  remember(key: string, items: Buffer): void {
    this.#recent.add(key, items);
  }

  /** @throws GatewayError 503 when the database cannot be read */
  find(search: Search): Awaitable<FoundAnswers> {
    const found: FoundAnswers = new Map();
    return this.#missing(search.keys, found).length === 0 ? found : this.#findLater(search, found);
  }

  async #findLater(search: Search, found: FoundAnswers): Promise<FoundAnswers> {
    await this.#readInto(found, search);
    const { organizationId } = search.owner;
    if (!search.isRecent || found.size === search.keys.length || !this.#waiting.take(organizationId)) return found;
    try {
      return await this.#waitFor(search, found);
    } finally {
      this.#waiting.leave(organizationId);
    }
  }

  async #waitFor(search: Search, found: FoundAnswers): Promise<FoundAnswers> {
    const { journal, clock } = this.#services;
    await untilAborted(journal.settled(), search.signal);
    for (const wait of waitsMs) {
      await clock.sleep(wait, search.signal);
      await this.#readInto(found, search);
      if (found.size === search.keys.length) break;
    }
    return found;
  }

  async #readInto(found: FoundAnswers, { keys, maxBytes }: Search): Promise<void> {
    const missing = this.#missing(keys, found);
    if (missing.length === 0) return;
    for (const [key, items] of await this.#read(missing, maxBytes)) {
      found.set(key, items);
      if (items) this.#recent.add(key, items);
    }
  }

  /** The keys that are not found in memory either. */
  #missing(keys: readonly string[], found: FoundAnswers): readonly string[] {
    return keys.filter((key) => {
      if (found.has(key)) return false;
      const items = this.#recent.get(key);
      if (items) found.set(key, items);
      return items === undefined;
    });
  }

  async #read(keys: readonly string[], maxBytes: number): Promise<(readonly [string, Buffer | undefined])[]> {
    try {
      const query = this.#services.database.fork().execute<{ key: string; items: Uint8Array | null }[]>(
        `select answer_key::text as key,
          case when sum(octet_length(items)) over (order by answer_key) <= ? then items end as items
        from openai_api_answer where answer_key = any(?::uuid[])`,
        [maxBytes, `{${keys.join(',')}}`],
      );
      const rows = await untilAborted(query, AbortSignal.timeout(queryLimitMs));
      return rows.map(({ key, items }) => [key, items === null ? undefined : Buffer.from(items)] as const);
    } catch (cause) {
      throw new GatewayError({
        code: 'GW_DATABASE_UNAVAILABLE',
        status: 503,
        message:
          'The request refers to earlier answers, which cannot be read at the moment. Try again shortly, or send the conversation itself.',
        retryAfter: 1,
        cause,
      });
    }
  }
}
