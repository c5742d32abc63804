import { useState } from 'react';
import { usePageNumber } from './page-number.js';
import type { Paged } from './paged.js';

/** The part of a list that is shown, and where it is in the list. */
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
