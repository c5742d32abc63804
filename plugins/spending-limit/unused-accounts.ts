import type { EntityManager } from '../../core/api/database.js';

const lockInOrder = `
  select 1 from spending_account where id in (select value from jsonb_array_elements_text(?::jsonb) as value)
  order by id for update`;

/** Deletes accounts without members; the rest of their grants becomes available again. */
const deleteUnused = `
  delete from spending_account where id in (select value from jsonb_array_elements_text(?::jsonb) as value)
  and not exists (select 1 from spending_member where account_id = spending_account.id)`;

/** Locks accounts, in the order of their ids, to avoid deadlocks. */
export async function lockAccounts(entities: EntityManager, accounts: Iterable<string>): Promise<void> {
  await entities.execute(lockInOrder, [JSON.stringify([...accounts])]);
}

/** Deletes those of these accounts that have no members left. Delete the members that have left first. */
export async function giveUpUnused(entities: EntityManager, accounts: ReadonlySet<string>): Promise<void> {
  // Of those who leave an account at the same moment each would see the others still there, and nobody would end it: they take turns. Whoever
  // joins it meanwhile is seen, or finds it gone.
  await lockAccounts(entities, accounts);
  // A statement of its own: it sees what those before it in the turn have done.
  await entities.execute(deleteUnused, [JSON.stringify([...accounts])]);
}
