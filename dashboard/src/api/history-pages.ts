import type { UseQueryResult } from '@tanstack/react-query';
import { useLastPage, usePageNumber } from './page-number.js';
import type { Paged } from './paged.js';
import type { Problem } from './problem.js';
import { useRead } from './requests.js';
import type { MessageHistory, MessageHistoryQuery, SessionHistory, SessionHistoryQuery } from './schemas.js';

const reporting = 'v1/management/reporting';
/** Lists messages. */
export const messagesPath = `${reporting}/messages/history`;
const size = 25;

interface HistoryPage<Answer> {
  readonly read: UseQueryResult<Answer, Problem>;
  readonly paging: Paged;
}

/** Reads messages page by page; the operation itself has a first entry and a size. */
export function useMessages(filters: MessageHistoryQuery): HistoryPage<MessageHistory> {
  return useHistory(messagesPath, filters);
}

/** Reads sessions page by page. */
export function useSessions(filters: SessionHistoryQuery): HistoryPage<SessionHistory> {
  return useHistory(`${reporting}/sessions/history`, filters);
}

function useHistory<Answer extends { readonly total: number; readonly total_is_estimate: boolean }>(
  path: string,
  filters: object,
): HistoryPage<Answer> {
  const [page, onPage] = usePageNumber();
  const read = useRead<Answer>(path, { body: { ...filters, from: (page - 1) * size + 1, size } });
  useLastPage(read.isFetching ? undefined : read.data?.total, size);
  const { total = 0, total_is_estimate: isEstimate = false } = read.data ?? {};
  return { read, paging: { page, pageSize: size, total, isEstimate, onPage } };
}
