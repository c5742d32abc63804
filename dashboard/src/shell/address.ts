import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { addressWith, type PageQuery, pathOf, queryOf } from './page-query.js';

/** The address of the page that is shown; and, while something is unsaved, the address that somebody wants to go to, or what they want to do. */
interface Place {
  readonly shown: string;
  readonly wanted?: string | (() => void);
}

let place: Place = { shown: addressNow() };
/** The address with which each page was shown last, by its path. */
const lastShown = new Map<string, string>();
/** What is unsaved, and the value of the page's query that opens its form, if one does. */
const unsaved = new Set<{ readonly openedBy: string | undefined }>();
const listeners = new Set<() => void>();

addEventListener('hashchange', () => {
  const next = addressNow();
  const { shown } = place;
  // The page itself has led there.
  if (next === shown) return;
  const isAsked = [...unsaved].some(({ openedBy }) => isLeft(shown, next, openedBy));
  // The page stays as it is until somebody has answered, and so does its address.
  if (isAsked) history.replaceState(null, '', `#${shown}`);
  moveTo(isAsked ? { shown, wanted: next } : { shown: next });
});

/** Whether a form is no longer shown at the next address. */
function isLeft(shown: string, next: string, openedBy: string | undefined): boolean {
  return (
    pathOf(next) !== pathOf(shown) || (openedBy !== undefined && queryOf(next)[openedBy] !== queryOf(shown)[openedBy])
  );
}

function addressNow(): string {
  return `/${location.hash.replace(/^#?\/?/, '')}`;
}

function moveTo(next: Place): void {
  lastShown.set(pathOf(place.shown), place.shown);
  place = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place);
}

/** Opens a page by its address after the `#`, which may end with a query: `/history?model=demo`. */
export function goTo(address: string): void {
  location.hash = address;
  moveTo({ shown: addressNow() });
}

/** The same, in place of the page that is shown: the browser's back button leads to the one before. */
export function replaceBy(address: string): void {
  location.replace(`#${address}`);
  moveTo({ shown: addressNow() });
}

/** The address of a page as it was left, with its filters and the number of its list's page; its path if it was not open yet. */
export function asItWasLeft(path: string): string {
  return lastShown.get(path) ?? path;
}

/** Does what ends the page, such as signing out; asks before if something is unsaved. */
export function leaveFor(end: () => void): void {
  if (unsaved.size === 0) end();
  else moveTo({ shown: place.shown, wanted: end });
}

/** The path of the page that is shown, without its query, and what opens another. */
export function useAddress(): [path: string, goTo: (address: string) => void] {
  return [pathOf(usePlace().shown), goTo];
}

/** What changes the query of a page: as a step that the browser's back button undoes, or in place, such as while somebody types. */
interface QueryChange {
  readonly push: (query: PageQuery) => void;
  readonly replace: (query: PageQuery) => void;
}

/** The query of the page that is shown. Changing it keeps the page open; a page that has just been left changes nothing. */
export function usePageQuery(): [query: PageQuery, change: QueryChange] {
  const { shown } = usePlace();
  const path = pathOf(shown);
  const query = useMemo(() => queryOf(shown), [shown]);
  const change = useMemo(() => {
    const by = (go: (address: string) => void) => (next: PageQuery) => {
      if (pathOf(addressNow()) === path) go(addressWith(path, next));
    };
    return { push: by(goTo), replace: by(replaceBy) };
  }, [path]);
  return [query, change];
}

/** One value of the page's query, empty if it is absent; setting it is a step that the back button undoes. */
export function useQueryValue(name: string): [value: string, set: (value: string) => void] {
  const [query, { push }] = usePageQuery();
  const set = useCallback((value: string) => push({ ...query, [name]: value }), [name, query, push]);
  return [query[name] ?? '', set];
}

/**
 * While something is unsaved, nobody leaves the page, or closes the tab, without being asked.
 *
 * @param openedBy the name in the page's query that opens the form, if one does: changing it leaves the form
 */
export function useUnsaved(isUnsaved: boolean, openedBy?: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = { openedBy };
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    unsaved.add(mark);
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(mark);
      removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, openedBy]);
}

/** The question that has to be answered before the page is left; undefined when there is none. */
export function useLeaving(): { readonly leave: () => void; readonly stay: () => void } | undefined {
  const { shown, wanted } = usePlace();
  return useMemo(() => {
    if (wanted === undefined) return undefined;
    return {
      leave() {
        if (typeof wanted === 'string') return replaceBy(wanted);
        moveTo({ shown });
        wanted();
      },
      stay: () => moveTo({ shown }),
    };
  }, [shown, wanted]);
}
