import { BinaryRow, copyNewBinaryRows, type Database, type KeyedTable } from '../../../core/api/database.js';
import type { JournalConsumer, JournalEntry } from '../../../core/api/index.js';

/** The kind of journal entries with a row in the binary format of COPY. Another format needs another kind. */
export const answerKind = 'openai-api.answer.2';
const columns = 'answer_key, organization_id, created_at, items, continues';
const columnCount = columns.split(',').length;
const table: KeyedTable = { table: 'openai_api_answer', key: 'answer_key', columns };
/** A shared writer; its results are copies. */
const row = new BinaryRow();

/** The items of one answer. */
interface StoredAnswer {
  /** UUID. */
  readonly key: string;
  readonly organizationId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Encrypted. */
  readonly items: Uint8Array;
  /** The key of the answer before it in its conversation, which is needed as long as this one is stored. */
  readonly continues: string | undefined;
}

/** Encodes an answer for the journal. */
export function entryOf({ key, organizationId, createdAt, items, continues }: StoredAnswer): JournalEntry<Uint8Array> {
  row.begin(columnCount);
  row.uuid(key);
  row.text(organizationId);
  row.time(createdAt);
  row.bytes(items);
  if (continues === undefined) row.text(null);
  else row.uuid(continues);
  return { id: key, kind: answerKind, value: row.end() };
}

/**
 * Creates the consumer that writes answers from the journal to their table, each once.
 *
 * @param stored called with the number of answers that were written
 */
export function storeAnswers(database: Database, stored: (answers: number) => void): JournalConsumer<Uint8Array> {
  return async (entries) => {
    await copyNewBinaryRows(
      database.fork(),
      table,
      entries.map(({ id, value }) => ({ id, row: value })),
    );
    stored(entries.length);
  };
}
