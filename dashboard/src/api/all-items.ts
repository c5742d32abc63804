import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { bodyOf } from './client.js';
import type { PageOf } from './pages.js';
import type { Problem } from './problem.js';
import { useSend } from './requests.js';

/** The most items that a list operation returns at once. */
const largestPage = 100;
/** At most 5,000 items are read: nobody chooses from a longer list. */
const mostPages = 50;
const longListsMs = 30_000;

/**
 * Reads all pages of a list that is searched or summed up here.
 *
 * @param path of a list operation with `page` and `pageSize`
 */
export function useAll<Item>(path: string): UseQueryResult<readonly Item[], Problem> {
  const send = useSend();
  return useQuery<readonly Item[], Problem>({
    queryKey: [path, 'all'],
    placeholderData: keepPreviousData,
    // A list that takes many requests is not read again for every part of a page that shows one of its names.
    staleTime: ({ state: { data = [] } }) => (data.length > largestPage ? longListsMs : 0),
    queryFn: async ({ signal }) => {
      const readPage = async (page: number): Promise<PageOf<Item>> => {
        const response = await send(path, { query: { page, pageSize: largestPage }, signal });
        return bodyOf<PageOf<Item>>(response);
      };
      const first = await readPage(1);
      const pages = Math.min(mostPages, Math.ceil(first.totalCount / largestPage));
      // The browser sends a few at a time.
      const others = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2)),
      );
      return [first, ...others].flatMap(({ items }) => items);
    },
  });
}
