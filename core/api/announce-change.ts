import type { SqlEntityManager } from '@mikro-orm/sql';

/** The notification channel of {@link announceChange}; a message is a table's name. */
export const changeChannel = 'sluice_change';

/**
 * Notifies the other processes that rows of a followed table change, so that they need not wait for their next poll. Call it inside the
 * writing transaction: the database delivers it at the commit, or never. On the embedded database it does nothing.
 */
export async function announceChange(entities: SqlEntityManager, table: string): Promise<void> {
  await entities.execute('select pg_notify(?, ?)', [changeChannel, table]);
}
