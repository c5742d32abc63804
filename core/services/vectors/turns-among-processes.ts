import type { Database } from '../../api/database.js';
import { untilAborted } from '../../api/waiting/until-aborted.js';
import { oneAtATime, type Turns } from '../../api/waiting/one-at-a-time.js';

/** The time limits of a turn among processes. */
export interface TurnLimits {
  /** Milliseconds after which work no longer waits for other processes, and is done beside theirs. */
  readonly waitMs: number;
  /** Milliseconds after which the database gives the turn of a process that is stopped, or cannot be reached, to the next one. */
  readonly holdMs: number;
}

/** A turn is as long as a call, which has at most 30 s. */
const usualLimits: TurnLimits = { waitMs: 10_000, holdMs: 35_000 };

/**
 * Does pieces of work one after the other, among all processes that share a PostgreSQL server. The turn is an advisory lock, which belongs to
 * a transaction, so it works through a pooler, and ends with its connection when the process is killed.
 *
 * A turn only saves time. Work is done without one if the database is unavailable, or others take too long.
 *
 * @param open the database, which may still be opening
 */
export function turnsAmongProcesses(open: () => Promise<Database>, limits: TurnLimits = usualLimits): Turns {
  const inTurn = oneAtATime();
  return (work, signal) =>
    inTurn(async () => {
      const done = Promise.withResolvers<void>();
      try {
        await untilAborted(takeTurn(open, limits, done.promise), signal);
        return await work();
      } finally {
        done.resolve();
      }
    }, signal);
}

/** Resolves when this process has the turn, which it keeps until `done` resolves, or when it cannot have one. */
function takeTurn(open: () => Promise<Database>, { waitMs, holdMs }: TurnLimits, done: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (): Promise<void> => {
    const database = await open();
    // The only transaction that waits for anything but the database. It has neither locks of rows nor a snapshot meanwhile.
    await database.transactional(async (entities) => {
      const settings = ['lock_timeout', 'idle_in_transaction_session_timeout'].map(
        (name) => `set_config('${name}', ?, true)`,
      );
      await entities.execute(`select ${settings.join(', ')}`, [`${waitMs}`, `${holdMs}`]);
      await entities.execute("select pg_advisory_xact_lock(hashtext('sluice-chroma-write'))");
      resolve();
      await done;
    });
  };
  hold().catch(() => resolve());
  return promise;
}
