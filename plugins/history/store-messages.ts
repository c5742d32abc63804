import { copyNewBinaryRows, copyNewRows, type Database, type KeyedTable } from '../../core/api/database.js';
import type { JournalConsumer, JournalValue } from '../../core/api/index.js';
import { joinSessions, joinSingleMessages } from './join-sessions.js';
import { legacyColumns, hasBinaryRow, messageColumns, readEntry } from './message-entry.js';

const table: KeyedTable = { table: 'history_message', key: 'message_id', columns: messageColumns };
const legacyTable: KeyedTable = { ...table, columns: legacyColumns };

/**
 * Puts messages that come through the journal, and their sessions, into their tables; those that are there are left alone. No transaction
 * holds it together, because each step may be done again: who dies between two has his entries delivered once more.
 */
export function storeMessages(database: Database): JournalConsumer<JournalValue> {
  return async (entries) => {
    const messages = entries.map(readEntry);
    const entities = database.fork();
    await copyNewBinaryRows(entities, table, messages.filter(hasBinaryRow));
    await copyNewRows(
      entities,
      legacyTable,
      messages.filter((message) => !hasBinaryRow(message)),
    );
    await joinSessions(entities, messages);
    await joinSingleMessages(database, entities, messages);
  };
}
