import type { Database } from '../../../core/api/database.js';
import type { Clock, Logger } from '../../../core/api/index.js';
import { deleteUnneeded } from './delete-unneeded.js';

const hourMs = 3_600_000;
/** Rows deleted in one transaction: few, so that its locks are held for a short time. */
const chunk = 2_000;

/** The fewest stored answers after which it is worth a look. */
const fewest = 1_000;

/** The services that the deletion needs. */
export interface LimitServices {
  readonly database: Pick<Database, 'fork'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Deletes the oldest answers of organizations with more than `most`, and what remains of those that clients have deleted: at the start, every hour, and
 * whenever this process has stored a tenth of `most`, so that an hour of much traffic exceeds it by little.
 */
export class AnswerLimit {
  readonly #most: number;
  readonly #services: LimitServices;
  /** Answers that this process has stored since the last deletion. */
  #stored = 0;
  #running = false;

  constructor(most: number, services: LimitServices) {
    this.#most = most;
    this.#services = services;
  }

  /** @returns a function that stops it */
  start(): () => void {
    this.#run();
    return this.#services.clock.every(hourMs, () => this.#run());
  }

  /** Counts answers that this process has stored. */
  stored(answers: number): void {
    this.#stored += answers;
    if (this.#stored >= Math.max(fewest, this.#most / 10)) this.#run();
  }

  #run(): void {
    if (this.#running) return;
    this.#running = true;
    this.#stored = 0;
    deleteBeyond(this.#most, this.#services)
      .then(() => deleteUnneeded(this.#services))
      .catch((error: unknown) =>
        this.#services.log.warn({ error }, 'stored items could not be limited; trying again later'),
      )
      .finally(() => (this.#running = false));
  }
}

/** Deletes the oldest answers of organizations with more than `most`, once. */
export async function deleteBeyond(most: number, { database, log }: Omit<LimitServices, 'clock'>): Promise<void> {
  const full = await database
    .fork()
    .execute<{ organization_id: string }[]>(
      'select organization_id from openai_api_answer group by organization_id having count(*) > ?',
      [most],
    );
  for (const { organization_id: organization } of full) {
    // Rows that another replica is deleting are skipped: two that delete the same rows in different orders could deadlock.
    const statement = `delete from openai_api_answer where ctid in (
      select ctid from openai_api_answer where organization_id = ? and created_at <= (
        select created_at from openai_api_answer where organization_id = ? order by created_at desc limit 1 offset ?)
      limit ${chunk} for update skip locked) returning 1`;
    let rows = 0;
    for (let last = chunk; last === chunk; rows += last) {
      last = (await database.fork().execute<unknown[]>(statement, [organization, organization, most])).length;
    }
    log.info({ organization, rows }, 'deleted the oldest stored items beyond the limit');
  }
}
