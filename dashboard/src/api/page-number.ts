import { usePageQuery } from '../shell/address.js';
import { pageNumberOf } from '../shell/page-query.js';

/** The number of the list's page in the address of the page, and what goes to another. */
export function usePageNumber(): [page: number, onPage: (page: number) => void] {
  const [query, { push }] = usePageQuery();
  return [pageNumberOf(query['page']), (page) => push({ ...query, page: page === 1 ? undefined : String(page) })];
}
