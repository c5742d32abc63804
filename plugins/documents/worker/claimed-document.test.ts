import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import { FinalJobFailure } from '../../../core/api/database.js';
import { openDatabase } from '../../../core/services/database/open-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { documentTables } from '../../../test/fixtures/stored-data/table-index.js';
import { readClaimed } from './claimed-document.js';

await test('a job whose document has been deleted is not tried again: it will not come back', async (t) => {
  const database = await openDatabase({ url: undefined, folder: 'memory', tables: documentTables, log: silentLog });
  t.teardown(() => database.close());
  const reading = readClaimed(database.fork(), randomUUID());
  await t.rejects(reading, new FinalJobFailure('The document has been deleted.'));
  t.ok((await reading.catch((cause: unknown) => cause)) instanceof FinalJobFailure);
});
