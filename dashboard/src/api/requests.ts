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
import { bodyOf, type Query, type Request, send } from './client.js';
import { forgetKey, type KeyedConnection } from './page-key.js';
import { isRefusal, type Problem } from './problem.js';
import { useSession } from './session.js';

type Send = (path: string, request?: Request) => Promise<Response>;

/**
 * Sends requests with the token of whoever has signed in; when it is no longer accepted, the request waits until they have signed in again.
 * Operations for apps are sent through a connection, with its key; a key that is no longer accepted is forgotten, so that the page asks for
 * another.
 */
export function useSend(through?: KeyedConnection): Send {
  const { signedIn, signInAgain } = useSession();
  const token = signedIn?.token ?? '';
  const { connectionId, secret } = through ?? {};
  return useCallback(
    async (path, request = {}) => {
      const sendWith = (credentials: Readonly<Record<string, string>>): Promise<Response> =>
        send(path, { ...request, headers: { ...request.headers, ...credentials } });
      if (connectionId === undefined || secret === undefined) {
        return withToken(token, signInAgain, (accepted) => sendWith({ authorization: `Bearer ${accepted}` }));
      }
      try {
        return await sendWith({ 'x-api-key': secret, 'x-connection-id': connectionId });
      } catch (error) {
        if (isRefusal(error)) forgetKey({ connectionId, secret }, true);
        throw error;
      }
    },
    [token, signInAgain, connectionId, secret],
  );
}

async function withToken(
  token: string,
  signInAgain: (refused: string) => Promise<string>,
  sendWith: (token: string) => Promise<Response>,
): Promise<Response> {
  try {
    return await sendWith(token);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return withToken(await signInAgain(token), signInAgain, sendWith);
  }
}

/** What is read: a path and its query, and for reading operations with a body (the histories) that body. */
export interface Read<T = unknown> {
  readonly query?: Query;
  readonly body?: unknown;
  readonly enabled?: boolean;
  /** Milliseconds until it is read again while the page is open, perhaps depending on what was read; not at all if undefined. */
  readonly every?: number | ((data: T | undefined) => number | undefined) | undefined;
  /** The connection that the request goes through, for the operations of apps. */
  readonly through?: KeyedConnection | undefined;
}

/** Reads from the gateway, and again when something below the same path has changed. */
export function useRead<T>(
  path: string,
  { query, body, enabled = true, every, through }: Read<T> = {},
): UseQueryResult<T, Problem> {
  const sendIt = useSend(through);
  return useQuery<T, Problem>({
    queryKey: [path, query, body, through?.connectionId],
    queryFn: async ({ signal }) => {
      const method = body === undefined ? 'GET' : 'POST';
      const response = await sendIt(path, {
        method,
        signal,
        ...(query && { query }),
        ...(body !== undefined && { body }),
      });
      return bodyOf<T>(response);
    },
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, error } }) =>
      // A key that was refused is refused again.
      isRefusal(error) ? false : ((typeof every === 'function' ? every(data) : every) ?? false),
  });
}

/** Something that changes the gateway's state. */
export interface Change {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Whether a change is under way, and what came of it. */
export interface ChangeState {
  readonly isPending: boolean;
  readonly error: Problem | null;
}

/**
 * Changes something, and then reads all that is shown below the given paths again.
 *
 * @param affected beginnings of paths, such as `v1/management/connections`
 * @param done what is told when it has worked and what is shown has been read; nothing if absent
 * @param through the connection that the request goes through, for the operations of apps
 */
export function useChange<T = unknown>(
  affected: readonly string[],
  done?: string,
  through?: KeyedConnection,
): UseMutationResult<T, Problem, Change> {
  const sendIt = useSend(through);
  const queries = useQueryClient();
  return useMutation<T, Problem, Change>({
    mutationFn: async ({ method, path, body }) => {
      const response = await sendIt(path, { method, ...(body !== undefined && { body }) });
      return bodyOf<T>(response);
    },
    onSuccess: async () => {
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => affected.some((start) => String(path).startsWith(start)),
      });
      // Not before: until then a dialog stays open, and leaving the page would ask about what has already been saved.
      if (done !== undefined) notifications.show({ message: done });
    },
  });
}
