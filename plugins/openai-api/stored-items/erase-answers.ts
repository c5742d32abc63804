import { announceChange, type Database } from '../../../core/api/database.js';
import type { EraseMessages } from '../../../core/api/index.js';

/** The table, whose name is also announced. */
const table = 'openai_api_answer';

/**
 * Marks the answers of messages as deleted, as when their clients delete them: nobody gets them any more, and the rows follow within hours.
 *
 * @param forget called with the key of each
 */
export function eraseAnswers(database: Database, forget: (key: string) => void): EraseMessages {
  return async (messages) => {
    const marked = await database.transactional(async (entities) => {
      const rows = await entities.execute<{ key: string }[]>(
        `update ${table} set deleted_at = clock_timestamp()
         where message_id = any(?::uuid[]) and deleted_at is null returning answer_key::text as key`,
        [`{${messages.map(({ messageId }) => messageId).join(',')}}`],
      );
      if (rows.length > 0) await announceChange(entities, table);
      return rows;
    });
    for (const { key } of marked) forget(key);
  };
}
