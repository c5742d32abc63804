import type { Database } from '../../../core/api/database.js';
import {
  type Awaitable,
  type Clock,
  FairShares,
  GatewayError,
  type Journal,
  untilAborted,
} from '../../../core/api/index.js';
import { markDeleted } from './mark-deleted.js';
import { RecentAnswers, type SealedAnswer } from './recent-answers.js';
import type { Owner } from './seal.js';

/** Memory for answers that were written or read recently. */
const recentBytes = 16 * 1024 * 1024;
/** How long a query may take, in milliseconds: long answers from a busy database take seconds. */
const queryLimitMs = 10_000;
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

/** An answer to delete. */
interface Deletion extends Pick<Search, 'owner' | 'isRecent' | 'signal'> {
  readonly key: string;
}

/** Encrypted items by key; those that were not read have none, because together they have more than `maxBytes`. */
export type FoundAnswers = Map<string, { readonly items: Buffer | undefined; readonly isDeleted: boolean }>;

/** Finds the encrypted items of answers: in memory if they are recent, or in the database. */
export class StoredAnswers {
  readonly #services: StoredAnswersServices;
  readonly #recent = new RecentAnswers(recentBytes);
  readonly #waiting = new FairShares(mostWaiting);

  constructor(services: StoredAnswersServices) {
    this.#services = services;
  }

  /** Keeps a new answer in memory. */
  remember(key: string, items: Buffer): void {
    this.#recent.add(key, { items, isDeleted: false });
  }

  /** Removes an answer from memory, because it was deleted. */
  forget(key: string): void {
    this.#recent.remove(key);
  }

  /** @throws GatewayError 503 when the database cannot be read */
  find(search: Search): Awaitable<FoundAnswers> {
    const found: FoundAnswers = new Map();
    return this.#missing(search.keys, found).length === 0 ? found : this.#findLater(search, found);
  }

  async #findLater(search: Search, found: FoundAnswers): Promise<FoundAnswers> {
    const isComplete = async (): Promise<boolean> => {
      await this.#readInto(found, search);
      return found.size === search.keys.length;
    };
    if (!(await isComplete()) && search.isRecent) await this.#repeat(isComplete, search);
    return found;
  }

  /**
   * Deletes an answer.
   *
   * @returns false if there is none
   * @throws GatewayError 503 when the database cannot be reached, or an answer of this process is still not in it
   */
  async delete(deletion: Deletion): Promise<boolean> {
    const { key, isRecent } = deletion;
    let deleted: boolean | undefined;
    const isThere = async (): Promise<boolean> => {
      deleted = await inTime(() => markDeleted(this.#services.database, key));
      return deleted !== undefined;
    };
    if (!(await isThere()) && isRecent) await this.#repeat(isThere, deletion);
    if (deleted === undefined && isRecent && this.#recent.get(key)) throw unavailable(undefined);
    this.forget(key);
    return deleted ?? false;
  }

  /** Tries again until it succeeds, with an answer that may be on its way to the database. */
  async #repeat(
    attempt: () => Promise<boolean>,
    { owner: { organizationId }, signal }: Pick<Search, 'owner' | 'signal'>,
  ): Promise<void> {
    if (!this.#waiting.hasRoom(organizationId, 1)) return;
    this.#waiting.take(organizationId, 1);
    const { journal, clock } = this.#services;
    try {
      await untilAborted(journal.settled(), signal);
      for (const wait of waitsMs) {
        await clock.sleep(wait, signal);
        if (await attempt()) return;
      }
    } finally {
      this.#waiting.giveBack(organizationId, 1);
    }
  }

  async #readInto(found: FoundAnswers, { keys, maxBytes }: Search): Promise<void> {
    const missing = this.#missing(keys, found);
    if (missing.length === 0) return;
    for (const { key, items, is_deleted: isDeleted } of await this.#read(missing, maxBytes)) {
      const answer = { items: items === null ? undefined : Buffer.from(items), isDeleted };
      found.set(key, answer);
      if (isRead(answer)) this.#recent.add(key, answer);
    }
  }

  /** The keys that are not found in memory either. */
  #missing(keys: readonly string[], found: FoundAnswers): readonly string[] {
    return keys.filter((key) => {
      if (found.has(key)) return false;
      const answer = this.#recent.get(key);
      if (answer) found.set(key, answer);
      return answer === undefined;
    });
  }

  #read(keys: readonly string[], maxBytes: number): Promise<readonly Row[]> {
    return inTime(() =>
      this.#services.database.fork().execute<Row[]>(
        `select answer_key::text as key, deleted_at is not null as is_deleted,
          case when sum(octet_length(items)) over (order by answer_key) <= ? then items end as items
        from openai_api_answer where answer_key = any(?::uuid[])`,
        [maxBytes, `{${keys.join(',')}}`],
      ),
    );
  }
}

interface Row {
  readonly key: string;
  readonly is_deleted: boolean;
  readonly items: Uint8Array | null;
}

function isRead(answer: { readonly items: Buffer | undefined; readonly isDeleted: boolean }): answer is SealedAnswer {
  return answer.items !== undefined;
}

async function inTime<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await untilAborted(query(), AbortSignal.timeout(queryLimitMs));
  } catch (cause) {
    throw unavailable(cause);
  }
}

function unavailable(cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_UNAVAILABLE',
    status: 503,
    message:
      'The request refers to earlier answers, which cannot be reached at the moment. Try again shortly, or send the conversation itself.',
    retryAfter: 1,
    cause,
  });
}
