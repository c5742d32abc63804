import { notifications } from '@mantine/notifications';
import {
  keepPreviousData,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Query, type Request, send } from './client.js';
import { Problem } from './problem.js';
import { useSession } from './session.js';

type WithToken = (path: string, request?: Request) => Promise<Response>;

/** Sends requests with the token of whoever has signed in; a token that is no longer accepted signs them out. */
export function useSend(): WithToken {
  const { signedIn, signOut } = useSession();
  const token = signedIn?.token ?? '';
  return useCallback(
    async (path, request = {}) => {
      try {
        return await send(path, { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
      } catch (error) {
        if (error instanceof Problem && error.status === 401) signOut();
        throw error;
      }
    },
    [token, signOut],
  );
}

/** What is read: a path and its query, and for reading operations with a body (the histories) that body. */
export interface Read {
  readonly query?: Query;
  readonly body?: unknown;
  readonly enabled?: boolean;
  /** Milliseconds until it is read again, while the page is open. */
  readonly every?: number;
}

/** Reads from the gateway, and again when something below the same path has changed. */
export function useRead<T>(
  path: string,
  { query, body, enabled = true, every }: Read = {},
): UseQueryResult<T, Problem> {
  const sendIt = useSend();
  return useQuery<T, Problem>({
    queryKey: [path, query, body],
    queryFn: async ({ signal }) => {
      const method = body === undefined ? 'GET' : 'POST';
      const response = await sendIt(path, {
        method,
        signal,
        ...(query && { query }),
        ...(body !== undefined && { body }),
      });
      return (await response.json()) as T;
    },
    enabled,
    placeholderData: keepPreviousData,
    ...(every !== undefined && { refetchInterval: every }),
  });
}

/** Something that changes the gateway's state. */
export interface Change {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/**
 * Changes something, and then reads all that is shown below the given paths again.
 *
 * @param affected beginnings of paths, such as `v1/management/connections`
 * @param done what is told when it has worked; nothing if absent
 */
export function useChange<T = unknown>(
  affected: readonly string[],
  done?: string,
): UseMutationResult<T, Problem, Change> {
  const sendIt = useSend();
  const queries = useQueryClient();
  return useMutation<T, Problem, Change>({
    mutationFn: async ({ method, path, body }) => {
      const response = await sendIt(path, { method, ...(body !== undefined && { body }) });
      const text = await response.text();
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
    onSuccess: async () => {
      if (done !== undefined) notifications.show({ message: done });
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => affected.some((start) => String(path).startsWith(start)),
      });
    },
  });
}
