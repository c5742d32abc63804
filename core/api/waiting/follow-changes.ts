import type { Clock } from '../services/clock.js';
import type { Logger } from '../services/logger.js';
import { endsWithin } from './ends-within.js';

/** What following tables needs of `Database`, whose module loads the mapper. */
interface NotifyingDatabase {
  readonly kind: 'embedded' | 'postgresql';
  onChange(tables: readonly string[], heard: () => void): () => void;
}

/** How to follow a table. */
export interface FollowOptions {
  /**
   * Updates the copy in memory with the rows that have changed since a time, deleted ones included as tombstones; with all rows when `since` is
   * undefined. It should look some seconds further back than `since`, because a transaction may commit later than the time in its rows, so rows
   * may be read more than once. Calls do not overlap.
   *
   * @returns the database's time up to which this read has seen everything (`readingTime`), in the form that the next read takes as `since`
   */
  readonly read: (since: string | undefined) => Promise<string>;
  readonly clock: Clock;
  readonly log: Logger;
  /** The `Database` of the tables. Its notifications wake the follower, so a change that was announced is in memory milliseconds after its commit. */
  readonly database: NotifyingDatabase;
  /** The tables that are read, as they are announced. */
  readonly tables: readonly string[];
  /**
   * Interval of the polls, in case notifications are lost. When absent, it is 500 with a server, so that a change arrives within a second, the
   * time of the read included, and 10,000 with the embedded database, which loses none.
   */
  readonly everyMs?: number;
}

/** A table that is being followed. */
export interface Follower {
  /**
   * Reads at once. When it resolves, everything that was committed before the call is in memory. Calls that are made during a read share the
   * next read.
   */
  refresh(): Promise<void>;
  /** Stops following; resolves when a running read has ended, or after half a second, because a database may be silent. */
  close(): Promise<void>;
}

/**
 * Debounce: the shortest time between two reads that notifications trigger, so that a process that writes continuously does not make all
 * others read continuously.
 */
const restMs = 100;
const usualEveryMs = { postgresql: 500, embedded: 10_000 } as const;
const closeLimitMs = 500;

/**
 * Keeps a copy of a table in memory, so that answering a request never queries the database. What any process writes is in every process's
 * memory within the polling interval. While the database is down, the copy stays as it is; the outage is logged once, and its end once.
 *
 * @returns resolves after the first read
 */
export async function followChanges(options: FollowOptions): Promise<Follower> {
  const following = new Following(options);
  await following.begin();
  // Functions, not methods: callers may destructure the result.
  return { refresh: () => following.refresh(), close: () => following.close() };
}

/** The state of following one table. */
class Following {
  readonly #options: FollowOptions;
  readonly #closing = new AbortController();
  #since: string | undefined;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isAway = false;
  #hasHeard = false;
  #restsUntil = 0;
  #stopHearing = (): void => undefined;
  #stopPolling = (): void => undefined;

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  /** Resolves after the first read. */
  async begin(): Promise<void> {
    const { clock, database, tables, everyMs = usualEveryMs[database.kind] } = this.#options;
    // Subscribe before the first read, so that a change during the read triggers another one.
    this.#stopHearing = database.onChange(tables, () => this.#hear());
    try {
      await this.refresh();
    } catch (error) {
      this.#stopHearing();
      this.#closing.abort();
      throw error;
    }
    this.#stopPolling = clock.every(everyMs, () => {
      if (!this.#reading && !this.#next) this.#look();
    });
  }

  /** Reads never overlap, so that an older result cannot overwrite a newer one. */
  refresh(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#reading) return this.#read();
    this.#next = this.#reading.catch(() => undefined).then(() => this.#read());
    return this.#next;
  }

  async close(): Promise<void> {
    this.#stopPolling();
    this.#stopHearing();
    this.#closing.abort();
    const running = (this.#next ?? this.#reading)?.catch(() => undefined);
    if (running) await endsWithin(running, closeLimitMs, this.#options.clock);
  }

  #read(): Promise<void> {
    this.#next = undefined;
    const mine = this.#readOnce().finally(() => {
      if (this.#reading === mine) this.#reading = undefined;
    });
    this.#reading = mine;
    return mine;
  }

  async #readOnce(): Promise<void> {
    this.#since = await this.#options.read(this.#since);
  }

  /** Reads in the background, and logs failures. */
  #look(): void {
    const { log } = this.#options;
    this.refresh().then(
      () => {
        if (this.#isAway) log.info({}, 'changes can be read again');
        this.#isAway = false;
      },
      (error: unknown) => {
        if (!this.#isAway && !this.#closing.signal.aborted)
          log.warn({ error }, 'changes cannot be read; the last known state stays in force');
        this.#isAway = true;
      },
    );
  }

  #hear(): void {
    const { signal } = this.#closing;
    if (this.#hasHeard || signal.aborted) return;
    this.#hasHeard = true;
    const { clock } = this.#options;
    const rest = Math.min(this.#restsUntil - clock.now(), restMs);
    const rested = rest > 0 ? clock.sleep(rest, signal) : Promise.resolve();
    rested.then(
      () => {
        this.#hasHeard = false;
        this.#restsUntil = clock.now() + restMs;
        if (!signal.aborted) this.#look();
      },
      () => undefined,
    );
  }
}
