import { useEffect } from 'react';
import { usePageQuery } from '../shell/address.js';
import { pageNumberOf } from '../shell/page-query.js';

/** The number of the list's page in the address, and a function that goes to another. */
export function usePageNumber(): [page: number, onPage: (page: number) => void] {
  const [query, { push }] = usePageQuery();
  return [pageNumberOf(query['page']), (page) => push({ ...query, page: page === 1 ? undefined : String(page) })];
}

/**
 * Goes back to the last page from one beyond it, for example when everything on it has been deleted.
 *
 * @param total undefined as long as it is not known, or read again
 */
export function useLastPage(total: number | undefined, pageSize: number): void {
  const [query, { replace }] = usePageQuery();
  const page = pageNumberOf(query['page']);
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > last) replace({ ...query, page: last === 1 ? undefined : String(last) });
  }, [page, last, query, replace]);
}
