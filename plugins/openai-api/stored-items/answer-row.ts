import { BinaryRow, copyNewBinaryRows, type Database, type KeyedTable } from '../../../core/api/database.js';
import { asBuffer, type ErasedRows, type JournalConsumer, type JournalEntry, uuidOf } from '../../../core/api/index.js';

/** The kind of journal entries with a row in the binary format of COPY. Another format needs another kind. */
export const answerKind = 'openai-api.answer.3';
const currentColumns = 'answer_key, message_id, organization_id, created_at, items, continues';
/** The kind that earlier versions have written. */
export const earlierAnswerKind = 'openai-api.answer.2';
const earlierColumns = 'answer_key, organization_id, created_at, items, continues';
const columnCount = currentColumns.split(',').length;
/** A shared writer; its results are copies. */
const row = new BinaryRow();

/** The items of one answer. */
interface StoredAnswer {
  /** UUID. */
  readonly key: string;
  /** UUID of the request that it answers. */
  readonly messageId: string;
  readonly organizationId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Encrypted. */
  readonly items: Uint8Array;
  /** The key of the answer before it in its conversation, which is needed as long as this one is stored. */
  readonly continues: string | undefined;
}

/** Encodes an answer for the journal. */
export function entryOf({
  key,
  messageId,
  organizationId,
  createdAt,
  items,
  continues,
}: StoredAnswer): JournalEntry<Uint8Array> {
  row.begin(columnCount);
  row.uuid(key);
  row.uuid(messageId);
  row.text(organizationId);
  row.time(createdAt);
  row.bytes(items);
  if (continues === undefined) row.text(null);
  else row.uuid(continues);
  return { id: key, kind: answerKind, value: row.end() };
}

/** Offset of the message's id in a row: after the number of columns, the answer's key, and the lengths of both. */
const messageIdAt = 26;
const uuidBytes = 16;

/** The ids of the requests that these entries answer. */
function messagesIn(entries: readonly JournalEntry<Uint8Array>[]): readonly string[] {
  return entries.map(({ value }) => uuidOf(asBuffer(value).toString('hex', messageIdAt, messageIdAt + uuidBytes)));
}

/**
 * Creates the consumer that writes answers from the journal to their table, each once.
 *
 * @param stored called with the number of answers that were written
 * @param erased deletes those of messages that were erased
 */
export function storeAnswers(
  database: Database,
  stored: (answers: number) => void,
  erased?: Pick<ErasedRows, 'eraseLate'>,
): JournalConsumer<Uint8Array> {
  return async (entries) => {
    await storeRows(database, currentColumns, entries);
    await erased?.eraseLate(messagesIn(entries));
    stored(entries.length);
  };
}

/** Creates the consumer of {@link earlierAnswerKind}. */
export function storeEarlierAnswers(database: Database): JournalConsumer<Uint8Array> {
  return (entries) => storeRows(database, earlierColumns, entries);
}

function storeRows(database: Database, columns: string, entries: readonly JournalEntry<Uint8Array>[]): Promise<void> {
  const table: KeyedTable = { table: 'openai_api_answer', key: 'answer_key', columns };
  const rows = entries.map(({ id, value }) => ({ id, row: value }));
  return copyNewBinaryRows(database.fork(), table, rows);
}
