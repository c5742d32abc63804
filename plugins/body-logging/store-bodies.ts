import { type Database, runStatement } from '../../core/api/database.js';
import type { JournalConsumer, JournalEntry } from '../../core/api/index.js';

/** So many characters of bodies with one statement: a batch of the longest would hold up everybody else. */
const longestBatch = 4_000_000;

const insert = `
  insert into body_logging_body
    (message_id, organization_id, created_at, request, request_truncated, response, response_truncated)
  select * from jsonb_to_recordset($1::jsonb) as entry (
    message_id uuid, organization_id text, created_at timestamptz, request text, request_truncated boolean,
    response text, response_truncated boolean)
  on conflict (message_id) do nothing`;

/** Puts bodies that come through the journal into their table; those that are there are left alone. */
export function storeBodies(database: Database): JournalConsumer {
  return (entries) =>
    database.transactional(async (entities) => {
      for (const batch of batchesOf(entries)) await runStatement(entities, insert, [`[${batch.join(',')}]`]);
    });
}

function* batchesOf(entries: readonly JournalEntry[]): Generator<readonly string[]> {
  let batch: string[] = [];
  let length = 0;
  for (const { value } of entries) {
    const row = JSON.stringify(value);
    batch.push(row);
    length += row.length;
    if (length < longestBatch) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
