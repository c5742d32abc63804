import { useCallback, useMemo } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';

/** Opens a page by its address behind the `#`, which may end with a query: `/history?model=demo`. */
export function goTo(address: string): void {
  location.hash = address;
}

/** The path of the page that is shown, without its query, and what opens another. */
export function useAddress(): [path: string, goTo: (address: string) => void] {
  const [address] = useHashLocation();
  return [address.split('?', 1)[0] ?? '/', goTo];
}

/** Values of a page's query: filters, a chosen range. Absent and empty ones are left out. */
export type PageQuery = Readonly<Record<string, string | undefined>>;

/** The address of a page with a query, for links. */
export function addressWith(path: string, query: PageQuery): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}

/** The query of the page that is shown. Replacing it keeps the page open, and adds no entry to the browser's history. */
export function usePageQuery(): [query: PageQuery, replace: (query: PageQuery) => void] {
  const [address] = useHashLocation();
  const [path = '/', text = ''] = address.split('?', 2);
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
  const replace = useCallback((next: PageQuery) => location.replace(`#${addressWith(path, next)}`), [path]);
  return [query, replace];
}
