import type { UseQueryResult } from '@tanstack/react-query';
import type { Query } from './client.js';
import { useLastPage, usePageNumber } from './page-number.js';
import type { Paged } from './paged.js';
import type { Problem } from './problem.js';
import { type Read, useRead } from './requests.js';

/** A page of a list, as every paged operation answers it. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
}

interface ListedPage<Item> {
  readonly read: UseQueryResult<PageOf<Item>, Problem>;
  readonly items: readonly Item[] | undefined;
  readonly paging: Paged;
}

/** Reads a list operation page by page, for {@link Records}. Which page it is, is in the address. */
export function usePages<Item>(
  path: string,
  filters: Query = {},
  pageSize = 20,
  how: Pick<Read<PageOf<Item>>, 'every' | 'through'> = {},
): ListedPage<Item> {
  const [page, onPage] = usePageNumber();
  const read = useRead<PageOf<Item>>(path, { ...how, query: { ...filters, page, pageSize } });
  useLastPage(read.isFetching ? undefined : read.data?.totalCount, pageSize);
  return { read, items: read.data?.items, paging: { page, pageSize, total: read.data?.totalCount ?? 0, onPage } };
}
