import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PageOf } from '../../api/pages.js';
import type { Problem } from '../../api/problem.js';
import { useSend } from '../../api/requests.js';
import type { Connection, ConnectionListItem } from '../../api/schemas.js';

const all = 'v1/management/connections';
/** Among so many pages of a hundred the connection is looked for. */
const mostPages = 50;

/**
 * Reads a connection. Which models it may not use is told in lists only, so it is looked for there; where there are too many connections, that
 * field is absent.
 */
export function useConnection(connectionId: string): UseQueryResult<Connection & Partial<ConnectionListItem>, Problem> {
  const send = useSend();
  return useQuery<Connection & Partial<ConnectionListItem>, Problem>({
    queryKey: [`${all}/${connectionId}`, 'with its models'],
    async queryFn({ signal }) {
      const response = await send(`${all}/${encodeURIComponent(connectionId)}`, { signal });
      const connection = (await response.json()) as Connection;
      for (let page = 1, last = 1; page <= last && page <= mostPages; page += 1) {
        const listed = await send(all, { query: { page, pageSize: 100 }, signal });
        const { items, totalCount } = (await listed.json()) as PageOf<ConnectionListItem>;
        const found = items.find((item) => item.connectionId === connectionId);
        if (found) return { ...connection, disabledModelIdentifiersList: found.disabledModelIdentifiersList };
        last = Math.ceil(totalCount / 100);
      }
      return connection;
    },
  });
}
