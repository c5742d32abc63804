import type { SqlEntityManager } from '@mikro-orm/sql';
import { withNext } from './with-next.js';

/** The PostgreSQL notification channel of {@link announceChange}. The payload is the name of the changed table. */
export const changeChannel = 'sluice_change';

/**
 * Notifies those who follow a table, in this process and in others, that rows of it have changed, so that they read it before their next poll.
 * Call it inside the transaction that writes: the database sends the notification when the transaction commits, and not at all if it rolls back.
 */
export async function announceChange(entities: SqlEntityManager, table: string): Promise<void> {
  await entities.execute(withNext('select pg_notify(?, ?)'), [changeChannel, table]);
}
