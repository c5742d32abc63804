import { useByIds } from '../../api/by-ids.js';
import { connectionList, keyList } from '../../api/named-lists.js';
import type { UsageReport } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';

/** The names behind ids that a report shows; what has been deleted, or may not be seen, has its id. */
export function useNames(groupBy: UsageReport['group_by'], keys: readonly string[]): (key: string) => string {
  const connections = useByIds(connectionList, groupBy === 'connection' ? keys : []);
  const apiKeys = useByIds(keyList, groupBy === 'key' ? keys : [], { enabled: useMay('admin') });
  return (key) => connections.get(key)?.name ?? apiKeys.get(key)?.name ?? key;
}
