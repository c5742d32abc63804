import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import { openDatabase } from '../../core/services/database/open-database.js';
import { systemClock } from '../../core/services/clock.js';
import type { ObjectStore } from '../../core/api/index.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { indexDocument } from '../../test/fixtures/indexed-documents.js';
import { documentTables, tableIndex } from '../../test/fixtures/table-index.js';
import { runDueTasks, addTask } from './outbox.js';
import type { Classification } from './classification.js';

await test('a classification that changes during the update of the index is indexed too', async (t) => {
  const database = await openDatabase({ url: undefined, folder: 'memory', tables: documentTables, log: silentLog });
  t.teardown(() => database.close());
  const owner = { organizationId: 'o', connectionId: randomUUID() };
  const document = { ...owner, documentId: randomUUID(), fileName: 'x', classification: 'restricted' } as const;
  const told: Classification[] = [];
  const index = {
    ...tableIndex(database),
    async reclassify({ classification }: { readonly classification: Classification }) {
      told.push(classification);
      if (told.length > 1) return;
      // Another process has changed it, and has updated the index first.
      await database.fork().execute("update document set classification = 'public'");
    },
  };
  await indexDocument(database, index, document, 1, ['text']);
  await database.transactional((entities) => addTask(entities, { kind: 'classification', ...document }));
  const objects = {} as ObjectStore;
  const services = { database, objects, index, clock: systemClock, log: silentLog };
  await runDueTasks(services, new AbortController().signal);
  t.strictSame(told, ['restricted', 'public']);
  t.strictSame(await database.fork().execute('select 1 from document_chore'), []);
});
