import type { Clock } from './services/clock.js';
import type { Logger } from './services/logger.js';

/** Rows that have changed, and the time up to which changes are known. */
export interface Changes<Row> {
  readonly rows: readonly Row[];
  /** The database's own time of this read, in whatever form the next read needs. */
  readonly at: string;
}

/** How a table is followed. */
export interface FollowOptions<Row> {
  /**
   * Reads the rows that have changed since a time, deleted ones included as tombstones; all rows when `since` is undefined. It
   * should look back some seconds further than asked: a transaction may commit later than its rows say. Reading a row twice is
   * harmless.
   */
  readonly read: (since: string | undefined) => Promise<Changes<Row>>;
  /** Puts rows into memory. Must not fail. */
  readonly apply: (rows: readonly Row[]) => void;
  readonly clock: Clock;
  readonly log: Logger;
  /** 500 when absent, so that with the reading itself a change arrives within a second. */
  readonly everyMs?: number;
  /**
   * Calls `heard` whenever the table may have changed, until the returned function is called: `Database.onChange` for these tables. A
   * change is then in memory milliseconds after its commit, and the interval catches only changes without a notification.
   */
  readonly wake?: (heard: () => void) => () => void;
}

/** A table that is being followed. */
export interface Follower {
  /**
   * Reads at once; everything written before the call is in memory when it resolves. Calls during a read share the next
   * one.
   */
  refresh(): Promise<void>;
  /** Stops following; resolves when a reading that was under way has ended. */
  close(): Promise<void>;
}

/** Least time between two reads that notifications trigger, so that a process that writes without pause does not make all others read without one. */
const restMs = 100;

/**
 * Keeps memory equal to a table, so that answering a request never queries the database. What any process writes is in memory
 * everywhere within the interval. While the database is down memory stays as it was; one line in the log says so, and
 * another one when it is back.
 *
 * @returns after the first reading
 */
export async function followChanges<Row>(options: FollowOptions<Row>): Promise<Follower> {
  const following = new Following(options);
  await following.begin();
  // Also for who takes the two apart.
  return { refresh: () => following.refresh(), close: () => following.close() };
}

/** A table that is followed, and what of it is being read. */
class Following<Row> {
  readonly #options: FollowOptions<Row>;
  readonly #closing = new AbortController();
  #since: string | undefined;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isAway = false;
  #hasHeard = false;
  #restsUntil = 0;
  #stopHearing = (): void => undefined;
  #stopPolling = (): void => undefined;

  constructor(options: FollowOptions<Row>) {
    this.#options = options;
  }

  /** Resolves after the first reading. */
  async begin(): Promise<void> {
    const { clock, everyMs = 500, wake } = this.#options;
    // Before the first reading: what is written while it runs is heard, and read once more.
    if (wake) this.#stopHearing = wake(() => this.#hear());
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

  /** One after the other: an older reading must not overwrite a newer one. */
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
    await (this.#next ?? this.#reading)?.catch(() => undefined);
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
    const { read, apply } = this.#options;
    const { rows, at } = await read(this.#since);
    apply(rows);
    this.#since = at;
  }

  /** A reading that nobody waits for. */
  #look(): void {
    const { log } = this.#options;
    this.refresh().then(
      () => {
        if (this.#isAway) log.info({}, 'changes can be read again');
        this.#isAway = false;
      },
      (error: unknown) => {
        if (!this.#isAway) log.warn({ error }, 'changes cannot be read; the last known state stays in force');
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
