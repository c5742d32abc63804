import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { bodyOf } from '../../api/client.js';
import type { PageOf } from '../../api/pages.js';
import type { Problem } from '../../api/problem.js';
import { useSend } from '../../api/requests.js';
import type { Connection, ConnectionListItem } from '../../api/schemas.js';

const all = 'v1/management/connections';

/** Reads a connection. Which models it may not use is told in lists only, so it is looked for there by its id. */
export function useConnection(connectionId: string): UseQueryResult<Connection & Partial<ConnectionListItem>, Problem> {
  const send = useSend();
  return useQuery<Connection & Partial<ConnectionListItem>, Problem>({
    queryKey: [`${all}/${connectionId}`, 'with its models'],
    async queryFn({ signal }) {
      const response = await send(`${all}/${encodeURIComponent(connectionId)}`, { signal });
      const connection = await bodyOf<Connection>(response);
      const listed = await send(all, { query: { search: connectionId }, signal });
      const { items } = await bodyOf<PageOf<ConnectionListItem>>(listed);
      const found = items.find((item) => item.connectionId === connectionId);
      return { ...connection, ...(found && { disabledModelIdentifiersList: found.disabledModelIdentifiersList }) };
    },
  });
}
