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
}

/** A table that is being followed. */
export interface Follower {
  /** Reads at once; what has been written before is in memory when it resolves. */
  refresh(): Promise<void>;
  /** Stops following; resolves when a reading that was under way has ended. */
  close(): Promise<void>;
}

/**
 * Keeps memory equal to a table, so that answering a request never asks the database. What any process writes is in memory
 * everywhere within the interval. While the database is away memory stays as it was; one line in the log says so, and
 * another one when it is back.
 *
 * @returns after the first reading
 */
export async function followChanges<Row>(options: FollowOptions<Row>): Promise<Follower> {
  const { read, apply, clock, log, everyMs = 500 } = options;
  let since: string | undefined;
  let reading: Promise<void> = Promise.resolve();
  let waiting = 0;
  let away = false;

  async function readOnce(): Promise<void> {
    const { rows, at } = await read(since);
    apply(rows);
    since = at;
  }

  /** One after the other: an older reading must not overwrite a newer one. */
  function refresh(): Promise<void> {
    waiting += 1;
    const mine = reading.then(readOnce).finally(() => {
      waiting -= 1;
    });
    reading = mine.catch(() => undefined);
    return mine;
  }

  function poll(): void {
    if (waiting > 0) return;
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

  await refresh();
  const stop = clock.every(everyMs, poll);
  return {
    refresh,
    async close() {
      stop();
      await reading;
    },
  };
}
