import type { Database } from '../../../core/api/database.js';
import { type Calendar, type Clock, endsWithin, type Logger } from '../../../core/api/index.js';
import { type CalendarWindow, windowAt } from './limit-window.js';
import type { CountedPoints, WindowStore } from './window-store.js';

/** How long the database may take to count; after that, each process counts by itself, and asks again after the pause. */
const timeoutMs = 2_000;
const pauseMs = 10_000;
/** How often counts of windows that have ended are deleted, and how long they stay. */
const deleteMs = 3_600_000;

const count = `
  insert into rate_limit_count as known (key, began_at, ends_at, points) values (?, ?, ?, ?)
  on conflict (key, began_at) do update set points = known.points + excluded.points
  returning points::text as points`;

/** By the database's clock, with a day for processes whose clocks are behind. */
const deleteEnded = "delete from rate_limit_count where ends_at < now() - interval '1 day'";

/** The services of {@link DatabaseCounts}. */
interface CountServices {
  readonly database: Database;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Counts in the database, for windows that are so long that neither a restart nor a Redis that loses its data may begin them anew. While the database is
 * down or silent, it is not asked.
 */
export class DatabaseCounts {
  readonly #services: CountServices;
  readonly #stopDeleting: () => void;
  #pausedUntil = 0;

  constructor(services: CountServices) {
    const { clock, database, log } = services;
    this.#services = services;
    this.#stopDeleting = clock.every(deleteMs, () => {
      database
        .fork()
        .execute(deleteEnded)
        .catch((error: unknown) => log.warn({ error }, 'old counts could not be deleted; trying again in an hour'));
    });
  }

  /** Windows of this length. */
  readonly of = (window: CalendarWindow): WindowStore => ({
    consume: (key, points) => this.#consume(window, key, points),
  });

  close(): void {
    this.#stopDeleting();
  }

  async #consume(window: CalendarWindow, key: string, points: number): Promise<CountedPoints> {
    const { database, calendar, clock, log } = this.#services;
    if (performance.now() < this.#pausedUntil) throw new Error('the database did not count a moment ago');
    const now = clock.now();
    const { beganAt, endsAt } = windowAt(window, now, calendar);
    const values = [key, new Date(beganAt), new Date(endsAt), points];
    const counting = database.fork().execute<{ points: string }[]>(count, values);
    const isCounted = await endsWithin(counting, timeoutMs, clock).catch(() => false);
    if (!isCounted) {
      counting.catch(() => undefined);
      this.#pausedUntil = performance.now() + pauseMs;
      log.warn({ pauseMs }, 'the database does not count requests; this process counts by itself for a while');
      throw new Error('the database did not count in time');
    }
    const [counted] = await counting;
    return { consumed: Number(counted?.points), msBeforeNext: Math.max(0, endsAt - now) };
  }
}
