import type { EntityManager } from '../../core/api/database.js';

const lockInOrder = `
  select 1 from spending_account where id in (select value from jsonb_array_elements_text(?::jsonb) as value)
  order by id for update`;

/** An account that nobody uses any more: what is left of its grant is everybody's again. */
const deleteUnused = `
  delete from spending_account where id in (select value from jsonb_array_elements_text(?::jsonb) as value)
  and not exists (select 1 from spending_member where account_id = spending_account.id)`;

/** Holds these accounts, as everybody does in the order of their names. */
export async function lockAccounts(entities: EntityManager, accounts: Iterable<string>): Promise<void> {
  await entities.execute(lockInOrder, [JSON.stringify([...accounts])]);
}

/** Gives up those of these accounts that have no member left. The members that have gone must be deleted before. */
export async function giveUpUnused(entities: EntityManager, accounts: ReadonlySet<string>): Promise<void> {
  // Of those who leave an account at the same moment each would see the others still there, and nobody would end it: they take turns. Whoever
  // joins it meanwhile is seen, or finds it gone.
  await lockAccounts(entities, accounts);
  // A statement of its own: it sees what those before it in the turn have done.
  await entities.execute(deleteUnused, [JSON.stringify([...accounts])]);
}
