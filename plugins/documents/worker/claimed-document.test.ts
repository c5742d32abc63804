import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import { FinalJobFailure } from '../../../core/api/database.js';
import { documentTables } from '../../../test/fixtures/stored-data/table-index.js';
import { readClaimed } from './claimed-document.js';
import { openMemoryDatabase } from '../../../test/fixtures/components/memory-database.js';

await test('a job whose document has been deleted is not tried again: it will not come back', async (t) => {
  const database = await openMemoryDatabase(documentTables);
  t.teardown(() => database.close());
  const reading = readClaimed(database.fork(), randomUUID());
  await t.rejects(reading, new FinalJobFailure('The document has been deleted.'));
  t.ok((await reading.catch((cause: unknown) => cause)) instanceof FinalJobFailure);
});
