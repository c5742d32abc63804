import { Box } from '@mantine/core';
import { useRead } from '../api/requests.js';
import type { UsageGroup, UsageReport } from '../api/schemas.js';
import { useTimezone } from '../api/use-timezone.js';
import { Amount } from './amount.js';
import { dayIn } from './day-in.js';
import { counted } from './numbers.js';

/** The title of the column. */
export const recentDays = 'Last 7 days';

/** The usage of an item: undefined while it is not known, null if there was none. */
export type UseOf = (id: string) => UsageGroup | null | undefined;

const daysMs = 6 * 86_400_000;
/** A report has at most this many groups, so it may lack some. */
const mostGroups = 10_000;

/** What each connection, or each API key, was used for in the last seven days, today included: one request for a whole list. */
export function useRecentUse(groupBy: 'connection' | 'key'): UseOf {
  const timezone = useTimezone();
  const { data } = useRead<UsageReport>('v1/management/reporting/usage', {
    query: { group_by: groupBy, date_from: dayIn(timezone, Date.now() - daysMs) },
  });
  const uses = new Map(data?.groups.map((group) => [group.key, group]));
  const other = data && data.groups.length < mostGroups ? null : undefined;
  return (id) => uses.get(id) ?? other;
}

/** How many requests an item had, in words. */
export function requestsOf(use: UsageGroup | null): string {
  if (use === null) return 'no request';
  return counted(use.requests, 'request');
}

/** How many requests an item had, and what they cost. It has the same height before that is known. */
export function RecentUse({ of: use }: { readonly of: ReturnType<UseOf> }) {
  return (
    <Box mih="2lh" c={use ? undefined : 'dimmed'}>
      {use !== undefined && <div className="one-line">{requestsOf(use)}</div>}
      {use && <Amount of={use.cost} />}
    </Box>
  );
}
