import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Query } from './client.js';
import type { Problem } from './problem.js';
import { type Read, useRead } from './requests.js';

/** A page of a list of the APIs for apps, whose pages begin after an item. */
interface CursorPage<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
}

/** Leads to the pages before and after this one; undefined where there is none. */
export interface CursorPaged {
  readonly newer: (() => void) | undefined;
  readonly older: (() => void) | undefined;
}

interface CursorRead<Item> extends Pick<Read<CursorPage<Item>>, 'every' | 'through'> {
  /** The parameter with the id after which a page begins. */
  readonly after?: string;
  readonly filters?: Query;
}

/** Reads such a list page by page, for `Records` and `CursorPaging`. */
export function useCursorPages<Item extends { readonly id: string }>(
  path: string,
  { after = 'after', filters, ...how }: CursorRead<Item>,
): { readonly read: UseQueryResult<CursorPage<Item>, Problem>; readonly paging: CursorPaged } {
  /** The last items of the pages before this one. */
  const [before, setBefore] = useState<readonly string[]>([]);
  const read = useRead<CursorPage<Item>>(path, { ...how, query: { ...filters, limit: 20, [after]: before.at(-1) } });
  const last = read.data?.has_more && !read.isPlaceholderData ? read.data.data.at(-1)?.id : undefined;
  return {
    read,
    paging: {
      newer: before.length === 0 ? undefined : () => setBefore(before.slice(0, -1)),
      older: last === undefined ? undefined : () => setBefore([...before, last]),
    },
  };
}
