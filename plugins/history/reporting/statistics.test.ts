import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { generateHistory } from '../fixtures/generated-history.js';
import { tables } from '../tables.js';

const searched = [
  'batch_id',
  'connection_id',
  'created_at',
  'end_user_id',
  'error_code',
  'key_id',
  'message_id',
  'model',
  'organization_id',
  'owner',
  'provider',
  'session_id',
  'status',
  'tags',
  'trace_id',
];

await forEachDatabase('statistics', [tables], async (t, database) => {
  await t.test('are collected of the columns that queries use, and of no others', async (t) => {
    await generateHistory(database, 100);
    const rows = await database.fork().execute<{ name: string }[]>(
      `select attname as name from pg_stats
         where schemaname = current_schema() and tablename = 'history_message' order by attname`,
    );
    t.strictSame(
      rows.map(({ name }) => name),
      searched,
    );
  });
});
