import type { Clock } from './services/clock.js';
import type { Logger } from './services/logger.js';

/** Rows that have changed, and up to when that is known. */
export interface Changes<Row> {
  readonly rows: readonly Row[];
  /** The database's own time at the reading, in whatever form the next reading wants it. */
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
  /** Takes rows over into memory. Must not fail. */
  readonly apply: (rows: readonly Row[]) => void;
  readonly clock: Clock;
  readonly log: Logger;
  /** 500 when absent, so that with the reading itself a change arrives within a second. */
  readonly everyMs?: number;
  /**
   * Has `heard` called whenever the table may have changed, and returns what ends that: `Database.onChange` for these tables. A
   * change is then in memory some milliseconds after its commit, and the interval is only for what has not been heard.
   */
  readonly wake?: (heard: () => void) => () => void;
}

/** A table that is being followed. */
export interface Follower {
  /**
   * Reads at once; what has been written before is in memory when it resolves. Those who ask while another reading is under
   * way share the next one.
   */
  refresh(): Promise<void>;
  /** Stops following; resolves when a reading that was under way has ended. */
  close(): Promise<void>;
}

/** Least time between two readings that changes set off: somebody who writes without a pause must not make all others read without one. */
const restMs = 100;

/**
 * Keeps memory equal to a table, so that answering a request never asks the database. What any process writes is in memory
 * everywhere within the interval. While the database is away memory stays as it was; one line in the log says so, and
 * another one when it is back.
 *
 * @returns after the first reading
 */
export async function followChanges<Row>(options: FollowOptions<Row>): Promise<Follower> {
  const { read, apply, clock, log, everyMs = 500, wake = () => () => undefined } = options;
  const closing = new AbortController();
  let since: string | undefined;
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let away = false;
  let heard = false;
  let restsUntil = 0;

  async function readOnce(): Promise<void> {
    const { rows, at } = await read(since);
    apply(rows);
    since = at;
  }

  /** One after the other: an older reading must not overwrite a newer one. */
  function refresh(): Promise<void> {
    if (next) return next;
    if (reading) {
      next = reading.catch(() => undefined).then(begin);
      return next;
    }
    return begin();
  }

  function begin(): Promise<void> {
    next = undefined;
    const mine = readOnce().finally(() => {
      if (reading === mine) reading = undefined;
    });
    reading = mine;
    return mine;
  }

  /** A reading that nobody waits for. */
  function look(): void {
    refresh().then(
      () => {
        if (away) log.info({}, 'changes are followed again');
        away = false;
      },
      (error: unknown) => {
        if (!away) log.warn({ error }, 'changes cannot be read; what is known stays in force');
        away = true;
      },
    );
  }

  function poll(): void {
    if (!reading && !next) look();
  }

  function hear(): void {
    if (heard || closing.signal.aborted) return;
    heard = true;
    const rest = Math.min(restsUntil - clock.now(), restMs);
    const rested = rest > 0 ? clock.sleep(rest, closing.signal) : Promise.resolve();
    rested.then(
      () => {
        heard = false;
        restsUntil = clock.now() + restMs;
        if (!closing.signal.aborted) look();
      },
      () => undefined,
    );
  }

  // Before the first reading: what is written while it runs is heard, and read once more.
  const stopHearing = wake(hear);
  try {
    await refresh();
  } catch (error) {
    stopHearing();
    closing.abort();
    throw error;
  }
  const stopPolling = clock.every(everyMs, poll);
  return {
    refresh,
    async close() {
      stopPolling();
      stopHearing();
      closing.abort();
      await (next ?? reading)?.catch(() => undefined);
    },
  };
}
