import { useMemo, useSyncExternalStore } from 'react';

/** A connection, and the API key with which requests go through it. */
export interface KeyedConnection {
  readonly connectionId: string;
  readonly secret: string;
}

/** A key that was made for this page, for one connection. */
interface MadeKey {
  readonly keyId: string;
  readonly secret: string;
  readonly expires: string;
}

interface Kept {
  /** The chosen connection; empty before one is chosen. */
  readonly connectionId: string;
  /** A key that somebody has entered; it may be for several connections. */
  readonly entered: string;
  /** Keys that were made here, by the connection that they are limited to. */
  readonly made: Readonly<Record<string, MadeKey>>;
  /** Whether the gateway has refused the key that was used last. */
  readonly isRefused: boolean;
}

/** Kept for this tab only, like the access token, and cleared with it. */
const storageKey = 'sluice-page-key';
const nothing: Kept = { connectionId: '', entered: '', made: {}, isRefused: false };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptText(): string {
  return sessionStorage.getItem(storageKey) ?? '';
}

function read(text: string): Kept {
  return text === '' ? nothing : (JSON.parse(text) as Kept);
}

function keep(change: Partial<Kept>): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ ...read(keptText()), ...change }));
  for (const listener of listeners) listener();
}

/** What the pages that need an API key have: the chosen connection, and its key if there is one. */
export interface PageKey {
  readonly connectionId: string;
  readonly keyed: KeyedConnection | undefined;
  /** The key, if it was made here and not entered. */
  readonly made: MadeKey | undefined;
  readonly isRefused: boolean;
}

/** The connection and the key that the pages of this tab use. */
export function usePageKey(): PageKey {
  const text = useSyncExternalStore(subscribe, keptText);
  return useMemo(() => {
    const { connectionId, entered, made, isRefused } = read(text);
    const own = made[connectionId];
    const secret = own?.secret ?? entered;
    const keyed = connectionId === '' || secret === '' ? undefined : { connectionId, secret };
    return { connectionId, keyed, made: own, isRefused };
  }, [text]);
}

export function chooseConnection(connectionId: string): void {
  keep({ connectionId, isRefused: false });
}

/** Keeps a key that somebody has entered. */
export function enterKey(entered: string): void {
  keep({ entered, isRefused: false });
}

/** Keeps a key that was made for a connection. */
export function keepMadeKey(connectionId: string, key: MadeKey): void {
  keep({ made: { ...read(keptText()).made, [connectionId]: key }, isRefused: false });
}

/** Forgets a key that is in use: not one that has taken its place meanwhile, when a late answer refuses the one before. */
export function forgetKey({ connectionId, secret }: KeyedConnection, isRefused = false): void {
  const kept = read(keptText());
  const { [connectionId]: own, ...made } = kept.made;
  if (kept.connectionId !== connectionId || (own?.secret ?? kept.entered) !== secret) return;
  keep(own ? { made, isRefused } : { entered: '', isRefused });
}
