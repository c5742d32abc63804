import { copyNewBinaryRows, copyRowRanges, type Database } from '../../../core/api/database.js';
import type { JournalConsumer, ValuesConsumer } from '../../../core/api/index.js';
import { type IdRange, joinSessions, joinSingleMessages } from './join-sessions.js';
import { type JournaledMessage, readEntry, takeSessions } from './journaled-message.js';
import { idsIn, messageColumns } from './message-row.js';

const table = 'history_message';

/** Called when messages were stored, with the id of the earliest one. */
type Stored = (messageId: string) => Promise<void>;

/**
 * Creates the consumer that writes messages and their sessions from the journal to their tables, each message once. It needs no transaction,
 * because every step is idempotent: if the process crashes between two steps, its entries are delivered again.
 *
 * @param columns of the rows in the entries
 */
export function storeMessages(
  database: Database,
  columns: string = messageColumns.plain,
  stored?: Stored,
): JournalConsumer<Uint8Array> {
  return async (entries) => {
    const messages = entries.map(readEntry);
    const entities = database.fork();
    await copyNewBinaryRows(entities, { table, key: 'message_id', columns }, messages);
    await joinSessions(entities, messages);
    await joinSingleMessages(database, entities, messages, idsOfSingle(messages));
    const [first] = messages.map(({ id }) => id).toSorted();
    if (first !== undefined) await stored?.(first);
  };
}

function idsOfSingle(messages: readonly JournaledMessage[]): IdRange | undefined {
  const ids = messages.flatMap(({ id, session }) => (session ? [] : id)).toSorted();
  const [first, last] = [ids[0], ids.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Creates the consumer of the usual case, in which none of the messages is stored yet. Rows are copied as they are, in any order. */
export function storeNewMessages(
  database: Database,
  columns: string = messageColumns.plain,
  stored?: Stored,
): ValuesConsumer {
  return async (values) => {
    const sessions = values.flatMap(takeSessions).map((session) => ({ session }));
    const ids = idsIn(values);
    const entities = database.fork();
    await copyRowRanges(entities, table, columns, values);
    await joinSessions(entities, sessions);
    await joinSingleMessages(database, entities, sessions, ids);
    await stored?.(ids.first);
  };
}
