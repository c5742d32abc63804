import { type PageQuery, pageOffset, type SpendingPeriod } from '../../core/api/index.js';
import type { ReportServices } from './spending-report.js';
import { countsFrom } from './counts-from.js';

/** The sums of end users. There may be any number of them, so they are deleted long after the longest period. */
export const sumsOfEndUsers = { table: 'spending_day', column: 'day', only: 'end_user_id is not null' };
export const sumsKept = { retentionDays: 100 };

/** A page of end users, by their ids. */
interface EndUserPage {
  readonly ids: readonly string[];
  readonly totalCount: number;
}

const whoSpent = `from spending_day where organization_id = ? and end_user_id is not null and ${countsFrom}`;

/** The end users of an organization who have spent something in the current period, in the order of their ids. */
export async function endUsersWhoSpent(
  organizationId: string,
  { period, ...page }: PageQuery & { readonly period: SpendingPeriod },
  { database, calendar, now }: Pick<ReportServices, 'database' | 'calendar' | 'now'>,
): Promise<EndUserPage> {
  const { firstDay } = calendar.periodAt(period, now());
  const values = [organizationId, firstDay, calendar.dayAt(now())];
  const entities = database.fork();
  const rows = await entities.execute<{ end_user_id: string }[]>(
    `select end_user_id ${whoSpent} group by end_user_id order by end_user_id limit ? offset ?`,
    [...values, page.pageSize, pageOffset(page)],
  );
  const [counted] = await entities.execute<{ count: number }[]>(
    `select count(distinct end_user_id)::int as count ${whoSpent}`,
    values,
  );
  return { ids: rows.map(({ end_user_id: id }) => id), totalCount: counted?.count ?? 0 };
}
