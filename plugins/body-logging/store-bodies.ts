import { copyNewBinaryRows, type Database, type KeyedRow, type KeyedTable } from '../../core/api/database.js';
import type { JournalConsumer } from '../../core/api/index.js';
import { bodyColumns } from './body-record.js';

/** The most bytes of one statement: a batch of long bodies would block other callers of the database. */
const longestBatch = 4_000_000;

const table: KeyedTable = { table: 'body_logging_body', key: 'message_id', columns: bodyColumns };

/** Creates the consumer that writes bodies from the journal to their table, each once. */
export function storeBodies(database: Database): JournalConsumer<Uint8Array> {
  return async (entries) => {
    const rows = entries.map(({ id, value, bytes = value }) => ({ id, row: bytes }));
    for (const batch of batchesOf(rows)) await copyNewBinaryRows(database.fork(), table, batch);
  };
}

function* batchesOf(rows: readonly KeyedRow<Uint8Array>[]): Generator<readonly KeyedRow<Uint8Array>[]> {
  let batch: KeyedRow<Uint8Array>[] = [];
  let length = 0;
  for (const keyed of rows) {
    batch.push(keyed);
    length += keyed.row.length;
    if (length < longestBatch) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
