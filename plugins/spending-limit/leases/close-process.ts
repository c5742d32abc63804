import type { Database } from '../../../core/api/database.js';
import { readOpenText } from '../ledger/ledger-entry.js';
import { addLines } from '../ledger/store-ledger.js';
import { giveUpUnused } from './unused-accounts.js';

/** Takes the attempts that have not ended. One that is charged already (its beginning was stored late, after a crash) is only removed. */
const takeUncharged = `
  with taken as (
    delete from spending_open_attempt where process = ? returning id, line
  )
  select line from taken where not exists (select 1 from spending_line where spending_line.id = taken.id)`;

/** A lease of a dead process that spent from an account in Redis, with what was billed. */
export interface AbandonedLease {
  readonly key: string;
  readonly account: string;
  readonly lease: string;
  /** Exact decimal. */
  readonly billed: string;
}

/**
 * Cleans up after a dead process, when all of its journal entries are in the ledger. Attempts without an end may have been billed in full,
 * so their whole reservations are charged. Then its leases are deleted.
 *
 * @param retire called with the leases that are also in Redis, before they are deleted here; if it rejects, nothing is deleted, and the whole is
 * repeated later
 */
export async function closeProcess(
  database: Database,
  process: string,
  retire: (leases: readonly AbandonedLease[]) => Promise<void>,
): Promise<void> {
  const left = await database.transactional(async (entities) => {
    const open = await entities.execute<{ line: string }[]>(takeUncharged, [process]);
    await addLines(
      entities,
      open.map(({ line }) => readOpenText(line)),
    );
    return entities.execute<AbandonedLease[]>(leaseTotals, [process]);
  });
  if (left.length > 0) await retire(left);
  await database.transactional(async (entities) => {
    const leases = await entities.execute<{ account_id: string }[]>(
      'delete from spending_lease where process = ? returning account_id',
      [process],
    );
    if (leases.length > 0) await giveUpUnused(entities, new Set(leases.map(({ account_id: id }) => id)));
  });
}

const leaseTotals = `
  select account.redis_key as key, account.id as account, lease.lease_id as lease, lease.billed::text as billed
  from spending_lease lease join spending_account account on account.id = lease.account_id
  where lease.process = ? and account.redis_key is not null`;
