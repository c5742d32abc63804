import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import { systemClock } from '../../../core/services/clock.js';
import type { ObjectKey, ObjectStore } from '../../../core/api/index.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { indexDocument } from '../../../test/fixtures/documents/indexed-documents.js';
import { documentTables, tableIndex } from '../../../test/fixtures/stored-data/table-index.js';
import { documentKey, uploadKey } from '../object-keys.js';
import { addTask, runDueTasks } from './outbox.js';
import type { Classification } from '../visibility.js';
import { openMemoryDatabase } from '../../../test/fixtures/components/memory-database.js';

await test('a classification that changes during the update of the index is indexed too', async (t) => {
  const database = await openMemoryDatabase(documentTables);
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
  await database.transactional((entities) => addTask(entities, { kind: 'align-document', ...document }));
  const objects = {} as ObjectStore;
  const services = { database, objects, index, clock: systemClock, log: silentLog };
  await runDueTasks(services, new AbortController().signal);
  t.strictSame(told, ['restricted', 'public']);
  t.strictSame(await database.fork().execute('select 1 from document_task'), []);
});

await test('the end of an upload removes what was sent to its URL, and the file only if no document has it', async (t) => {
  const database = await openMemoryDatabase(documentTables);
  t.teardown(() => database.close());
  const index = tableIndex(database);
  const owner = { organizationId: 'o', connectionId: randomUUID() };
  const finalized = { ...owner, documentId: randomUUID(), fileName: 'x', classification: 'restricted' } as const;
  const [abandoned, later] = [randomUUID(), randomUUID()];
  await indexDocument(database, index, finalized, 1, ['text']);
  const ids = [finalized.documentId, abandoned, later];
  // Of the finalized document, a file was sent again to its upload URL; of the abandoned upload, one was moved by a killed request.
  const files = new Set<ObjectKey>(ids.flatMap((id) => [uploadKey(id), documentKey(id)]));
  const objects = { remove: async (key: ObjectKey) => void files.delete(key) } as unknown as ObjectStore;
  for (const id of [abandoned, later]) {
    await database.fork().execute(
      `insert into document_upload (document_id, organization_id, connection_id, file_name, content_type, created_at)
       values (?, ?, ?, 'x', 'text/plain', clock_timestamp())`,
      [id, owner.organizationId, owner.connectionId],
    );
  }
  await database.transactional(async (entities) => {
    for (const documentId of ids) {
      const afterMs = documentId === later ? 60_000 : 0;
      await addTask(entities, { kind: 'end-upload', organizationId: 'o', documentId }, afterMs);
    }
  });
  const services = { database, objects, index, clock: systemClock, log: silentLog };
  await runDueTasks(services, new AbortController().signal);
  const left = [documentKey(finalized.documentId), uploadKey(later), documentKey(later)];
  t.strictSame([...files].toSorted(), left.toSorted());
  const uploads = await database.fork().execute('select document_id::text as id from document_upload');
  t.strictSame(uploads, [{ id: later }], 'an upload that is not due remains');
});

await test('work that has failed for days is tried again, and does not keep other work waiting', async (t) => {
  const database = await openMemoryDatabase(documentTables);
  t.teardown(() => database.close());
  const [failing, other] = [randomUUID(), randomUUID()];
  const removed: ObjectKey[] = [];
  const objects = {
    async remove(key: ObjectKey) {
      if (key === uploadKey(failing)) throw new Error('The store refuses.');
      removed.push(key);
    },
  } as unknown as ObjectStore;
  await database.transactional(async (entities) => {
    for (const documentId of [failing, other]) {
      await addTask(entities, { kind: 'end-upload', organizationId: 'o', documentId });
    }
  });
  await database.fork().execute('update document_task set tries = 10000 where document_id = ?', [failing]);
  const services = { database, objects, index: tableIndex(database), clock: systemClock, log: silentLog };
  await runDueTasks(services, new AbortController().signal);
  t.strictSame(removed, [uploadKey(other), documentKey(other)]);
  const left = await database.fork().execute(
    `select document_id::text as id, due_at between now() + interval '59 minutes' and now() + interval '61 minutes' as soon
       from document_task`,
  );
  t.strictSame(left, [{ id: failing, soon: true }]);
});
