import { copyNewRows, type Database, type KeyedTable } from '../../core/api/database.js';
import type { JournalConsumer, JsonObject } from '../../core/api/index.js';
import { joinSessions, joinSingleMessages } from './join-sessions.js';
import { messageColumns, readEntry } from './message-entry.js';

const table: KeyedTable = { table: 'history_message', key: 'message_id', columns: messageColumns };

/**
 * Puts messages that come through the journal, and their sessions, into their tables; those that are there are left alone. No transaction
 * holds it together, because each step may be done again: who dies between two has his entries delivered once more.
 */
export function storeMessages(database: Database): JournalConsumer<JsonObject | string> {
  return async (entries) => {
    const messages = entries.map(readEntry);
    const entities = database.fork();
    await copyNewRows(entities, table, messages);
    await joinSessions(entities, messages);
    await joinSingleMessages(database, entities, messages);
  };
}
