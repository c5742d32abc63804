import { type Database, settledTime } from '../../../core/api/database.js';
import { type Clock, type Follower, followChanges, type Logger } from '../../../core/api/index.js';

/** The services that {@link followDeletions} needs. */
interface FollowServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Longer than what is in memory was there at the start: nothing is, so that older deletions need not be read. */
const beforeMs = 60_000;
const everyMs = 2_000;

/**
 * Calls `forget` with the key of each answer that another process deletes, within two seconds of it, and usually at once. May call it more than once.
 *
 * @returns undefined for the embedded database, which no other process uses
 */
export function followDeletions(
  forget: (key: string) => void,
  { database, clock, log }: FollowServices,
): Promise<Follower> | undefined {
  if (database.kind === 'embedded') return undefined;
  return followChanges({
    async read(since) {
      // The first read needs no query, so that a start does not depend on the database.
      if (since === undefined) return new Date(clock.now() - beforeMs).toISOString();
      const entities = database.fork();
      const at = await settledTime(entities);
      const rows = await entities.execute<{ key: string }[]>(
        `select answer_key::text as key from openai_api_answer
          where deleted_at >= least(?::timestamptz, now()) - interval '10 seconds'`,
        [since],
      );
      for (const { key } of rows) forget(key);
      return at;
    },
    database,
    tables: ['openai_api_answer'],
    everyMs,
    clock,
    log,
  });
}
