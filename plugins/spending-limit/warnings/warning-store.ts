import type { Day } from '../../../core/api/index.js';
import { type Database, dueNow } from '../../../core/api/database.js';
import { type Nanos, nanosOf } from '../costs/nanos.js';
import { countsFrom } from '../counts-from.js';

/** A warning, which another process may have given already. */
interface NewWarning {
  readonly organizationId: string;
  readonly budgetId: string;
  readonly period: string;
  readonly firstDay: Day;
  /** A decimal: the amount from which on there is this warning. A change of the limit changes it, so there is another warning. */
  readonly threshold: string;
  /** JSON. */
  readonly notice: string;
}

/** A warning to send. */
export interface DueWarning {
  readonly id: string;
  readonly notice: string;
}

/** When a warning is due again after a process has begun to send it, in case that fails. */
const retryAfter = `interval '1 minute'`;
/** How old warnings become before they are given up. */
const longest = `interval '1 day'`;

const sums = `
  select budget_id::text as id, sum(spent)::text as spent from spending_day
  where budget_id in (select value::uuid from jsonb_array_elements_text(?::jsonb) as value) and ${countsFrom} group by budget_id`;

const insertNew = `
  insert into spending_warning (id, organization_id, budget_id, period, first_day, threshold, notice, due_at)
  select ?::uuid, ?, ?::uuid, ?, ?::date, ?::numeric, ?, case when ? then ${dueNow} end on conflict do nothing returning 1`;

const takeDue = `
  update spending_warning set due_at = now() + ${retryAfter} where id in (
    select id from spending_warning where due_at <= now() and created_at > now() - ${longest} limit 10 for update skip locked)
  returning id::text, notice`;

/** The warnings that were given, in the database, so that each is given once by all processes. */
export class WarningStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** What is spent according to the ledger, by the ids of budgets. @param today in the period that begins on the first day */
  async spentOf(budgetIds: readonly string[], firstDay: Day, today: Day): Promise<ReadonlyMap<string, Nanos>> {
    const values = [JSON.stringify(budgetIds), firstDay, today];
    const rows = await this.#database.fork().execute<{ id: string; spent: string }[]>(sums, values);
    return new Map(rows.map(({ id, spent }) => [id, nanosOf(spent, 'down')]));
  }

  /**
   * Stores a warning.
   *
   * @param isSent whether {@link due} returns it
   * @returns false when it was given before
   */
  async add(warning: NewWarning, id: string, isSent: boolean): Promise<boolean> {
    const { organizationId, budgetId, period, firstDay, threshold, notice } = warning;
    const values = [id, organizationId, budgetId, period, firstDay, threshold, notice, isSent];
    return (await this.#database.fork().execute<unknown[]>(insertNew, values)).length > 0;
  }

  /** Some of the warnings that are to be sent. Those that are not {@link sent} are due again after a minute. */
  due(): Promise<DueWarning[]> {
    return this.#database.fork().execute<DueWarning[]>(takeDue);
  }

  async sent(id: string): Promise<void> {
    await this.#database.fork().execute('update spending_warning set due_at = null where id = ?::uuid', [id]);
  }
}
