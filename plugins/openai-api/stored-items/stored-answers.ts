import type { Database } from '../../../core/api/database.js';
import { type Clock, GatewayError, type Journal, untilAborted } from '../../../core/api/index.js';
import type { Seal } from './seal.js';

/** How long a query may take, in milliseconds. */
const queryLimitMs = 3_000;
/**
 * The waits, in milliseconds, between queries for an answer that is only just complete. It may have been given by another process, whose journal
 * gathers rows for half a second before it writes them to the database.
 */
const waitsMs: readonly number[] = [50, 100, 200, 400, 750, 1_000];

/** The services that {@link StoredAnswers} needs. */
export interface StoredAnswersServices {
  readonly database: Database;
  readonly journal: Journal;
  readonly clock: Clock;
}

/** A search of the database. */
export interface Search {
  readonly seals: readonly Seal[];
  /** The most bytes of all rows together. */
  readonly maxBytes: number;
  /** Whether an answer that is missing may still be on its way to the database. */
  readonly isRecent: boolean;
  readonly signal: AbortSignal;
}

/** Reads the encrypted items of answers from the database. */
export class StoredAnswers {
  readonly #services: StoredAnswersServices;

  constructor(services: StoredAnswersServices) {
    this.#services = services;
  }

  /**
   * Finds rows by their keys.
   *
   * @returns encrypted items by key; undefined for those that together have more than `maxBytes`
   * @throws GatewayError 503 when the database cannot be read
   */
  async find({ seals, maxBytes, isRecent, signal }: Search): Promise<ReadonlyMap<string, Buffer | undefined>> {
    const { journal, clock } = this.#services;
    const found = new Map<string, Buffer | undefined>();
    if (isRecent) await untilAborted(journal.settled(), signal);
    for (const wait of isRecent ? [...waitsMs, undefined] : [undefined]) {
      const missing = seals.filter(({ row }) => !found.has(row));
      for (const [key, items] of await this.#read(missing, maxBytes)) found.set(key, items);
      if (found.size === seals.length || wait === undefined) break;
      await clock.sleep(wait, signal);
    }
    return found;
  }

  async #read(seals: readonly Seal[], maxBytes: number): Promise<(readonly [string, Buffer | undefined])[]> {
    const query = this.#services.database.fork().execute<{ key: string; items: Uint8Array | null }[]>(
      `select answer_key::text as key,
        case when sum(octet_length(items)) over (order by answer_key) <= ? then items end as items
      from openai_api_answer where answer_key = any(?::uuid[])`,
      [maxBytes, `{${seals.map(({ row }) => row).join(',')}}`],
    );
    try {
      const rows = await untilAborted(query, AbortSignal.timeout(queryLimitMs));
      return rows.map(({ key, items }) => [key, items === null ? undefined : Buffer.from(items)] as const);
    } catch (cause) {
      throw new GatewayError({
        code: 'GW_DATABASE_UNAVAILABLE',
        status: 503,
        message:
          'The request refers to items of earlier answers, which cannot be read at the moment. Try again shortly, or send the items themselves instead of references.',
        cause,
      });
    }
  }
}
