import type { MessageHistoryQuery } from '../../api/schemas.js';
import { dayIn } from '../../components/day-in.js';
import type { PageQuery } from '../../shell/page-query.js';

/** What messages can be found by, as in the page's address. */
const filterNames = [
  'date_from',
  'date_to',
  'connection_id',
  'key_id',
  'owner',
  'batch_id',
  'model',
  'status',
  'tag',
  'end_user_id',
  'session_id',
  'trace_id',
  'message_id',
  'provider',
  'error_code',
] as const;

export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

const weekMs = 7 * 86_400_000;

/** The filters that an address names; without any, the messages of the last week, whose days are those of the gateway. */
export function filtersOf(query: PageQuery, timezone: string): Filters {
  const named = filterNames.flatMap((name) => (query[name] ? [[name, query[name]] as const] : []));
  if (named.length > 0) return Object.fromEntries(named);
  return { date_from: dayIn(timezone, Date.now() - weekMs) };
}

/** The filters as the operation has them. */
export function asQuery({ status, ...filters }: Filters): MessageHistoryQuery {
  return { ...filters, ...(status && { status: status as NonNullable<MessageHistoryQuery['status']> }) };
}
