import { announceChange, type Database } from '../../../core/api/database.js';

/** The table, whose name is also announced. */
const table = 'openai_api_answer';

/**
 * Marks an answer as deleted, and tells the other processes.
 *
 * @returns undefined if there is none, false if it was deleted before
 */
export function markDeleted(database: Database, key: string): Promise<boolean | undefined> {
  return database.transactional(async (entities) => {
    const marked = await entities.execute<unknown[]>(
      `update ${table} set deleted_at = clock_timestamp() where answer_key = ? and deleted_at is null returning 1`,
      [key],
    );
    if (marked.length > 0) await announceChange(entities, table);
    else if ((await entities.execute<unknown[]>(`select 1 from ${table} where answer_key = ?`, [key])).length === 0)
      return undefined;
    return marked.length > 0;
  });
}
