import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { ask } from './client.js';
import { Problem } from './problem.js';
import type { Caller } from './schemas.js';

/** Somebody who has signed in. */
interface SignedIn {
  readonly token: string;
  readonly caller: Caller;
}

interface Session {
  readonly signedIn: SignedIn | undefined;
  /** Whether the token is no longer accepted. The page stays as it is, with what was entered, and asks for another one. */
  readonly isExpired: boolean;
  /** @throws Problem when the gateway does not accept the token */
  readonly signIn: (token: string) => Promise<void>;
  /**
   * Asks for another token in place of one that was refused.
   *
   * @returns the one with which somebody has signed in
   * @throws Problem when they sign out instead
   */
  readonly signInAgain: (refused: string) => Promise<string>;
  readonly signOut: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** The token is kept for this tab only, and goes with it. */
const storageKey = 'sluice-access-token';

/** Provides everything below it with the person who has signed in. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [isExpired, setExpired] = useState(false);
  const current = useRef<SignedIn>(undefined);
  const waiting = useRef<PromiseWithResolvers<string>>(undefined);
  const leaving = useRef(new AbortController());
  const queries = useQueryClient();
  const signIn = useCallback(async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const caller = await ask<Caller>('v1/management/caller', { headers, signal: leaving.current.signal });
    const before = current.current?.caller.organizationId;
    if (before !== undefined && caller.organizationId !== before)
      throw new Problem(403, 'This token is of another organization. Sign out to use it.');
    sessionStorage.setItem(storageKey, token);
    current.current = { token, caller };
    setSignedIn(current.current);
    setExpired(false);
    waiting.current?.resolve(token);
    waiting.current = undefined;
  }, []);
  const signOut = useCallback(() => {
    // A sign-in that is still under way must not bring back somebody who has signed out.
    leaving.current.abort();
    leaving.current = new AbortController();
    sessionStorage.clear();
    queries.clear();
    current.current = undefined;
    setSignedIn(undefined);
    setExpired(false);
    waiting.current?.reject(new Problem(401, 'You have signed out.'));
    waiting.current = undefined;
  }, [queries]);
  const signInAgain = useCallback((refused: string): Promise<string> => {
    const { token } = current.current ?? {};
    if (token === undefined) return Promise.reject(new Problem(401, 'You have signed out.'));
    // Another request has been refused before, and somebody has signed in again.
    if (token !== refused) return Promise.resolve(token);
    sessionStorage.removeItem(storageKey);
    setExpired(true);
    waiting.current ??= Promise.withResolvers<string>();
    return waiting.current.promise;
  }, []);
  const session = useMemo(
    () => ({ signedIn, isExpired, signIn, signInAgain, signOut }),
    [signedIn, isExpired, signIn, signInAgain, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called outside of SessionProvider.');
  return session;
}

/** The token that this tab was left with when it was reloaded. */
export function keptToken(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined;
}

const ranks = { viewer: 0, editor: 1, admin: 2 } as const;

/** Whether the caller has at least a role. What is not allowed is not offered; the gateway checks it all the same. */
export function useMay(role: keyof typeof ranks): boolean {
  const { signedIn } = useSession();
  return signedIn !== undefined && ranks[signedIn.caller.role] >= ranks[role];
}
