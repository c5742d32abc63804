import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useByIds } from '../api/by-ids.js';
import type { Query } from '../api/client.js';
import type { NamedList } from '../api/named-lists.js';
import type { PageOf } from '../api/pages.js';
import type { KeyedConnection } from '../api/page-key.js';
import { useRead } from '../api/requests.js';

/** The search begins after a pause in typing. */
const pauseMs = 200;
const longestSearch = 200;

interface FoundOptions {
  readonly data: { readonly value: string; readonly label: string }[];
  readonly searchable: true;
  readonly searchValue: string;
  readonly onSearchChange: (text: string) => void;
  readonly nothingFoundMessage: string;
}

interface Choosing<Item> {
  /** What is said when nothing has such a name. */
  readonly nothing: string;
  readonly pageSize?: number;
  readonly enabled?: boolean;
  /** Filters of the list. */
  readonly filters?: Query;
  /** What an option says; the name when absent. */
  readonly labelOf?: (item: Item) => string;
  /** The connection that requests go through, for the operations of apps. */
  readonly through?: KeyedConnection;
}

/** The options of a choice among the items of a list, which the gateway searches for what is typed, however long the list is. */
export function useFoundOptions<Item>(
  list: NamedList<Item>,
  chosen: readonly string[],
  { nothing, pageSize = 100, enabled = true, filters, labelOf = list.nameOf, through }: Choosing<Item>,
): FoundOptions {
  const [searchValue, onSearchChange] = useState('');
  const known = useByIds(list, chosen, { enabled, through });
  const chosenOptions = chosen.map((value) => {
    const item = known.get(value);
    return { value, label: item === undefined ? value : labelOf(item) };
  });
  // The field then shows what is chosen; that text is not a search.
  const wanted = chosenOptions.some(({ label }) => label === searchValue) ? '' : searchValue.trim();
  const [search] = useDebouncedValue(wanted.slice(0, longestSearch), pauseMs);
  const {
    data: page,
    isFetching,
    error,
  } = useRead<PageOf<Item>>(list.path, {
    query: { ...filters, search, pageSize },
    enabled,
    through,
  });
  const found = (page?.items ?? []).map((item) => ({ value: list.idOf(item), label: labelOf(item) }));
  return {
    data: [...found, ...chosenOptions.filter(({ value }) => !found.some((option) => option.value === value))],
    searchable: true,
    searchValue,
    onSearchChange,
    nothingFoundMessage: isFetching || search !== wanted ? 'Loading' : (error?.message ?? nothing),
  };
}
