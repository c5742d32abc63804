import type { Database } from '../../../core/api/database.js';
import type { ConfiguredLimit } from '../config.js';

/** Changes the version when the limits differ from those that a process has started with last. */
const nextVersion = `
  insert into spending_configured_limits as known (name, limits, version) values ('limits', ?, 1)
  on conflict (name) do update set limits = excluded.limits, version = known.version + (known.limits <> excluded.limits)::int
  returning version`;

/**
 * The version of the limits in gateway.yaml, the same on all replicas that have the same limits. When limits are removed and come back, it is
 * another one: what was spent in between is in the ledger, but was not reserved from any lease.
 */
export async function configuredVersion(database: Database, limits: readonly ConfiguredLimit[]): Promise<number> {
  const rows = await database.fork().execute<{ version: number }[]>(nextVersion, [JSON.stringify(limits)]);
  return rows[0]?.version ?? 0;
}
