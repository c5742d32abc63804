import type { CostReport } from '../../api/schemas.js';
import type { PageQuery } from '../../shell/page-query.js';
import { type Days, thisMonth } from './days.js';

/** The report of costs. */
export const costsPath = 'v1/management/spending/costs';

type GroupBy = CostReport['groupBy'];

/** What the report sums up, and by what. */
export interface CostQuery extends Days {
  readonly groupBy: GroupBy;
  /** Empty for all calls. */
  readonly tag: string;
}

/** What costs are summed up by, and the title of its column. */
export const groupings: Readonly<Record<GroupBy, string>> = {
  provider: 'Provider',
  model: 'Model',
  connection: 'Connection',
  key: 'API key',
  owner: 'Owner',
  tag: 'Tag',
  purpose: 'Purpose',
  day: 'Day',
  month: 'Month',
};

/** What the address of the page asks for: without anything, this month by provider. */
export function costQueryOf({ by = '', from, to, tag = '' }: PageQuery, today: string): CostQuery {
  const month = thisMonth(today);
  const groupBy = Object.hasOwn(groupings, by) ? (by as GroupBy) : 'provider';
  return { groupBy, tag, dateFrom: from || month.dateFrom, dateTo: to || month.dateTo };
}
