import { copyNewBinaryRows, type Database, type KeyedRow, type KeyedTable } from '../../core/api/database.js';
import type { ErasedRows, JournalConsumer, JournalEntry } from '../../core/api/index.js';
import { bodyColumns } from './body-record.js';

/** The most bytes of one statement: a batch of long bodies would block other callers of the database. */
const longestBatch = 4_000_000;

const table: KeyedTable = { table: 'body_logging_body', key: 'message_id', columns: bodyColumns };

/** Creates the consumer that writes bodies from the journal to their table, each once. */
export function storeBodies(database: Database, erased?: Pick<ErasedRows, 'eraseLate'>): JournalConsumer<Uint8Array> {
  return async (entries) => {
    for (const batch of batchesOf(entries)) await copyNewBinaryRows(database.fork(), table, batch);
    await erased?.eraseLate(entries.map(({ id }) => id));
  };
}

function* batchesOf(entries: readonly JournalEntry<Uint8Array>[]): Generator<readonly KeyedRow[]> {
  let batch: KeyedRow[] = [];
  let length = 0;
  for (const { id, value: row } of entries) {
    batch.push({ id, row });
    length += row.length;
    if (length < longestBatch) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
