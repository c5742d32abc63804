import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf } from './client.js';
import type { PageOf } from './pages.js';
import { usePageNumber } from './page-number.js';
import type { Paged } from './paged.js';
import type { Problem } from './problem.js';
import { useSend } from './requests.js';

/** The most that a list operation answers at once. */
const largestPage = 100;
/** Of a list that is longer than anybody chooses from, the first 5,000 are read. */
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
    // What takes many requests is not read again with every part of a page that shows a name of it.
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

interface ShownPart<Item> {
  readonly shown: readonly Item[] | undefined;
  readonly paging: Paged;
}

/** Shows a long list in pages: the main list of a page, whose number is in the address. */
export function useAddressedParts<Item>(items: readonly Item[] | undefined): ShownPart<Item> {
  return partOf(items, 20, usePageNumber());
}

/** Shows a long list in pages, for one of several on a page. */
export function useParts<Item>(items: readonly Item[] | undefined, pageSize: number): ShownPart<Item> {
  return partOf(items, pageSize, useState(1));
}

function partOf<Item>(
  items: readonly Item[] | undefined,
  pageSize: number,
  [wanted, onPage]: [page: number, onPage: (page: number) => void],
): ShownPart<Item> {
  const total = items?.length ?? 0;
  // A filter may have left fewer pages.
  const page = Math.max(1, Math.min(wanted, Math.ceil(total / pageSize)));
  const shown = items?.slice((page - 1) * pageSize, page * pageSize);
  return { shown, paging: { page, pageSize, total, onPage } };
}
