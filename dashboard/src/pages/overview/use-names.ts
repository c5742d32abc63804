import { useApiKeys, useConnections } from '../../api/all-items.js';
import type { UsageReport } from '../../api/schemas.js';

/** What groups of usage whose keys are ids are called, by what they are grouped by. */
export type NamesOf = Readonly<Partial<Record<UsageReport['group_by'], (key: string) => string>>>;

/** The names behind the ids of a report; what has been deleted, or may not be seen, has its id. */
export function useNames(): NamesOf {
  const { data: connections = [] } = useConnections();
  const { data: keys = [] } = useApiKeys();
  return {
    connection: (id) => connections.find(({ connectionId }) => connectionId === id)?.name ?? id,
    key: (id) => keys.find(({ keyId }) => keyId === id)?.name ?? id,
  };
}
