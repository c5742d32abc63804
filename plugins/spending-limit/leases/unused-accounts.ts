import type { EntityManager } from '../../../core/api/database.js';

const lockInOrder = `
  select 1 from spending_account where id in (select value from jsonb_array_elements_text(?::jsonb) as value)
  order by id for update`;

/** Deletes accounts without leases; the rest of their grants becomes available again. */
const deleteUnused = `
  delete from spending_account where id in (select value from jsonb_array_elements_text(?::jsonb) as value)
  and not exists (select 1 from spending_lease where account_id = spending_account.id)`;

/** Locks accounts, in the order of their ids, to avoid deadlocks. */
export async function lockAccounts(entities: EntityManager, accounts: Iterable<string>): Promise<void> {
  await entities.execute(lockInOrder, [JSON.stringify([...accounts])]);
}

/** Deletes those of these accounts that have no leases left. Delete those that have left first. */
export async function giveUpUnused(entities: EntityManager, accounts: ReadonlySet<string>): Promise<void> {
  // Concurrent transactions that each remove a lease would each still see the other's, and none would delete the account, so they run one
  // after the other. A process that joins meanwhile is either seen here, or finds that the account is gone.
  await lockAccounts(entities, accounts);
  // A separate statement, because its snapshot includes what the transactions before it have committed.
  await entities.execute(deleteUnused, [JSON.stringify([...accounts])]);
}
