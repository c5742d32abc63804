import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { ask } from './client.js';
import type { Caller } from './schemas.js';

/** Somebody who has signed in. */
export interface SignedIn {
  readonly token: string;
  readonly caller: Caller;
}

interface Session {
  readonly signedIn: SignedIn | undefined;
  /** @throws Problem when the gateway does not accept the token */
  readonly signIn: (token: string) => Promise<void>;
  readonly signOut: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** The token is kept for this tab only, and goes with it. */
const storageKey = 'sluice-access-token';

/** Keeps who has signed in, for everything below it. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const queries = useQueryClient();
  const signIn = useCallback(async (token: string) => {
    const caller = await ask<Caller>('v1/management/caller', { headers: { authorization: `Bearer ${token}` } });
    sessionStorage.setItem(storageKey, token);
    setSignedIn({ token, caller });
  }, []);
  const signOut = useCallback(() => {
    sessionStorage.clear();
    queries.clear();
    setSignedIn(undefined);
  }, [queries]);
  const session = useMemo(() => ({ signedIn, signIn, signOut }), [signedIn, signIn, signOut]);
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
