import { useApiKeys, useConnections } from '../../api/all-items.js';

/** What groups of usage are called, by what they are grouped by. */
export type NamesOf = Readonly<Record<'connection' | 'key' | 'model' | 'end_user', (key: string) => string>>;

/** The names behind the ids of a report; what has been deleted, or may not be seen, has its id. */
export function useNames(): NamesOf {
  const { data: connections = [] } = useConnections();
  const { data: keys = [] } = useApiKeys();
  return {
    connection: (id) => connections.find(({ connectionId }) => connectionId === id)?.name ?? id,
    key: (id) => keys.find(({ keyId }) => keyId === id)?.name ?? id,
    model: (name) => name,
    end_user: (id) => id,
  };
}
