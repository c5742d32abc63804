import type { Database } from '../../core/api/database.js';
import type { EraseMessages } from '../../core/api/index.js';

/** Deletes the bodies of messages. */
export function eraseBodies(database: Database): EraseMessages {
  return async (messages) => {
    await database
      .fork()
      .execute('delete from body_logging_body where message_id = any(?::uuid[])', [
        `{${messages.map(({ messageId }) => messageId).join(',')}}`,
      ]);
  };
}
