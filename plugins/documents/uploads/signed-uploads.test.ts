import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Database, JobQueue, LibraryDocument, NewDocument } from '../../../core/api/database.js';
import type {
  Clock,
  Connections,
  Exchange,
  ObjectKey,
  ObjectStore,
  PluginDocumentFormat,
} from '../../../core/api/index.js';
import { GatewayError } from '../../../core/api/index.js';
import { systemClock } from '../../../core/services/clock.js';
import { fakeClock } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { documentTables, tableIndex } from '../../../test/fixtures/stored-data/table-index.js';
import { addDocument } from './add-document.js';
import { documentKey, uploadKey } from '../object-keys.js';
import { runDueTasks } from '../upkeep/outbox.js';
import { StoredUploads } from './parted-uploads.js';
import plugin from '../plugin.js';
import { beginUpload, finalizeUpload } from './signed-uploads.js';

const { signal } = new AbortController();
const exchange = { signal } as Exchange;
const info = {
  version: '0',
  organization: 'o',
  currency: 'USD',
  timezone: 'UTC',
  publicUrl: 'http://g',
  dataFolder: '/',
};
const notes = { fileName: 'notes.txt', fileExtension: 'txt', fileSizeKb: 1, tags: '' };
const classification = 'confidential' as const;

/** A store like S3, which accepts everything that is sent to its URLs. */
class TakingStore implements Partial<ObjectStore> {
  readonly files = new Map<ObjectKey, string>();
  /** Where files are read. */
  folder = '';
  /** Called before a file is moved. */
  beforeMove = async (): Promise<void> => undefined;
  moved = 0;

  async signUpload(): Promise<string> {
    return 'http://store/';
  }

  async sizeOf(key: ObjectKey): Promise<number | undefined> {
    return this.files.get(key)?.length;
  }

  async firstBytes(key: ObjectKey, length: number): Promise<Uint8Array | undefined> {
    const file = this.files.get(key);
    return file === undefined ? undefined : Buffer.from(file, 'latin1').subarray(0, length);
  }

  async move(from: ObjectKey, to: ObjectKey): Promise<boolean> {
    await this.beforeMove();
    const file = this.files.get(from);
    if (file === undefined) return false;
    this.moved += 1;
    this.files.set(to, file);
    return this.files.delete(from);
  }

  async write(key: ObjectKey, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const content = await buffer(bytes);
    this.files.set(key, content.toString('latin1'));
    return content.length;
  }

  async withFile<T>(key: ObjectKey, _signal: AbortSignal, work: (path: string) => Promise<T>): Promise<T | undefined> {
    const file = this.files.get(key);
    if (file === undefined) return undefined;
    const path = join(this.folder, key.replace('/', '-'));
    await writeFile(path, file, 'latin1');
    return work(path);
  }

  async remove(key: ObjectKey): Promise<void> {
    this.files.delete(key);
  }
}

function scene(database: Database, clock: Clock = systemClock, limits: object = {}, formats: readonly object[] = []) {
  const store = new TakingStore();
  const jobs: string[] = [];
  const services = {
    database,
    objects: store as unknown as ObjectStore,
    index: tableIndex(database),
    clock,
    log: silentLog,
    jobs: {
      enqueue: async (_entities: unknown, { subject }: { subject: string }) => void jobs.push(subject),
    } as unknown as JobQueue,
    connections: {} as Connections,
    info,
    formats: { list: () => formats as readonly PluginDocumentFormat[] },
    trail: undefined,
    config: plugin.config.parse({ maxFileBytes: 10, ...limits }),
    removed: [],
  };
  const owner = {
    organizationId: 'o',
    connectionId: randomUUID(),
    author: { kind: 'gateway', name: 'test' },
  } as unknown as Parameters<typeof finalizeUpload>[1];
  return {
    store,
    jobs,
    begin: (from = exchange) =>
      beginUpload({ fileName: 'notes.txt', contentType: 'text/plain' }, owner, services, from),
    add: (content: string, details?: NewDocument['details'], more?: Pick<NewDocument, 'maxBytes'>) => {
      const file = { fileName: 'notes.txt', contentType: 'text/plain', bytes: bytesOf(content), ...more };
      return addDocument({ ...file, ...(details && { details }) }, owner, services, signal);
    },
    parts: new StoredUploads(services, async (documentId) => ({ documentId }) as LibraryDocument),
    owner,
    sweep: () => runDueTasks(services, signal),
    finalize: (key: string) => finalizeUpload({ ...notes, key, classification }, owner, services, signal),
    endUploads: async () => {
      await database.fork().execute("update document_task set due_at = clock_timestamp() where kind = 'end-upload'");
      await runDueTasks(services, signal);
    },
    query: (text: string, ...values: string[]) => database.fork().execute<Record<string, unknown>[]>(text, values),
  };
}

async function* bytesOf(content: string): AsyncGenerator<Uint8Array> {
  for (const letter of content) yield Buffer.from(letter, 'latin1');
}

const invalid = { code: 'GW_DOCUMENT_UPLOAD_INVALID', status: 400 };

await forEachDatabase('uploads', documentTables, async (t, database) => {
  await t.test(
    'one request at a time finalizes an upload, so that nothing takes the place of what was looked at',
    async (t) => {
      const { store, begin, finalize, query, jobs } = scene(database);
      const { key } = await begin();
      store.files.set(uploadKey(key), 'small');
      const refused: Promise<unknown>[] = [];
      store.beforeMove = async () => {
        store.beforeMove = async () => undefined;
        refused.push(t.rejects(finalize(key), { ...invalid, message: /Another request is already finalizing/ }));
        await refused[0];
      };
      await finalize(key);
      t.equal(refused.length, 1);
      store.files.set(uploadKey(key), 'far too long to be taken');
      await t.rejects(finalize(key), { ...invalid, message: /is already finalized/ });
      t.equal(store.files.get(documentKey(key)), 'small');
      t.match(await query('select size_bytes::integer as bytes from document where document_id = ?', key), [
        { bytes: 5 },
      ]);
      t.strictSame(jobs, [key]);
    },
  );

  await t.test(
    'what is plainly no document is refused by its first bytes and may be sent again, unless a plugin reads it',
    async (t) => {
      const { store, begin, finalize, jobs } = scene(database, systemClock, { maxFileBytes: 100 });
      const { key } = await begin();
      const film = '\0\0\0\x20ftypisom\0\0\x02\0';
      store.files.set(uploadKey(key), film);
      await t.rejects(finalize(key), {
        ...invalid,
        message: 'The content of the file is that of .mp4 files, which are not supported. Upload its transcript.',
      });
      t.equal(store.files.size, 0);
      for (const start of [
        '\x7fELF\x02\x01\x01',
        'PAR1\x15\x04',
        'SQLite format 3\0',
        '7z\xbc\xaf\x27\x1c\0',
        'MZ\x90\0',
      ]) {
        store.files.set(uploadKey(key), start);
        await t.rejects(finalize(key), { ...invalid, message: /^The content of the file is that of/ });
      }
      store.files.set(uploadKey(key), '\0\0\0\x18ftypheix\0\0\0\0');
      await t.rejects(finalize(key), {
        ...invalid,
        message: /that of \.heic files, which are not supported\. Convert it to PDF, PNG or JPEG\./,
      });
      store.files.set(uploadKey(key), 'PAR1 is a text');
      await finalize(key);
      t.strictSame(jobs, [key]);
      const readers = scene(database, systemClock, { maxFileBytes: 100 }, [{ name: 'film', extensions: ['txt'] }]);
      const { key: read } = await readers.begin();
      readers.store.files.set(uploadKey(read), film);
      await readers.finalize(read);
      t.strictSame(readers.jobs, [read]);
    },
  );

  await t.test(
    'a plugin adds a document of bytes, under the same limits, and nothing is left of a refused one',
    async (t) => {
      const { store, jobs, add, query } = scene(database);
      const expiresAt = Date.now() - 1000;
      const id = await add('small', () => ({ tags: 'one', purpose: 'trial', expiresAt }));
      t.strictSame([...store.files], [[documentKey(id), 'small']]);
      t.strictSame(jobs, [id]);
      const rows =
        'select file_extension, size_bytes::integer, classification, tags, purpose from document where document_id = ?';
      t.match(await query(rows, id), [
        { file_extension: 'txt', size_bytes: 5, classification: 'confidential', tags: 'one', purpose: 'trial' },
      ]);
      const uploads = "select document_id from document_upload where file_name = 'notes.txt' and claimed_at is null";
      const before = await query(uploads);
      const refused: readonly [content: string, details: NewDocument['details'], code: string][] = [
        ['far too long to be taken', undefined, 'GW_DOCUMENT_UPLOAD_INVALID'],
        ['7z\xbc\xaf\x27\x1c\0', undefined, 'GW_DOCUMENT_UPLOAD_INVALID'],
        ['small', () => ({ tags: 'a\0' }), 'GW_REQUEST_INVALID'],
        ['small', () => Promise.reject(Object.assign(new Error('no'), { code: 'own' })), 'own'],
      ];
      for (const [content, details, code] of refused) await t.rejects(add(content, details), { code });
      t.strictSame([...store.files.keys()], [documentKey(id)]);
      t.strictSame(await query(uploads), before);
      const long = await add('far too long for a client', () => ({ isSearched: false }), { maxBytes: Infinity });
      t.equal(store.files.get(documentKey(long)), 'far too long for a client', 'the plugin has its own bound');
      t.strictSame(jobs, [id], 'a file that is only kept is not processed');
    },
  );

  await t.test('parts are put together in the order of the request, and are gone afterwards', async (t) => {
    const { store, parts, owner, jobs, sweep } = scene(database);
    store.folder = t.testdir();
    const notes = { fileName: 'notes.txt', contentType: 'text/plain', sizeBytes: 9, details: { purpose: 'trial' } };
    const { documentId } = await parts.begin(notes, owner, signal);
    const part = (content: string): Promise<string> =>
      parts.addPart(documentId, { bytes: bytesOf(content), maxBytes: 4 }, owner, signal);
    const [last, first, middle] = [await part('ghi'), await part('abc'), await part('def')];
    await t.rejects(part('12345'), { ...invalid, message: /more than the 4 bytes of a part/ });
    const complete = (partIds: string[], md5?: string) => parts.complete(documentId, { partIds, md5 }, owner, signal);
    const md5 = createHash('md5').update('abcdefghi').digest('hex');
    await t.rejects(complete([first, last, middle], md5), { ...invalid, field: 'md5' });
    t.notOk(store.files.has(uploadKey(documentId)), 'nothing is left of what was refused');
    await t.rejects(complete([first, last]), { ...invalid, field: 'part_ids', message: /6 bytes together; 9 were/ });
    store.beforeMove = async () => void (await t.rejects(complete([last, middle, first]), /already finalizing/));
    await complete([first, middle, last], md5.toUpperCase());
    t.strictSame([...store.files], [[documentKey(documentId), 'abcdefghi']]);
    t.match(await complete([first]), { document: { documentId } }, 'it is complete already');
    t.strictSame(jobs, [documentId]);
    await t.rejects(part('late'), invalid);
    await sweep();
    t.strictSame([...store.files.keys()], [documentKey(documentId)]);
  });

  await t.test('parts have twice the bytes of their file at most, those included that still arrive', async (t) => {
    const { store, parts, owner, query, sweep } = scene(database, systemClock, { maxStoredBytes: 25 });
    const notes = { fileName: 'notes.txt', contentType: 'text/plain', sizeBytes: 6, details: {} };
    const { documentId } = await parts.begin(notes, owner, signal);
    const part = (bytes: AsyncIterable<Uint8Array>): Promise<string> =>
      parts.addPart(documentId, { bytes, maxBytes: 100 }, owner, signal);
    const rest = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('abc');
      begun.resolve();
      await rest.promise;
    }
    const arriving = part(slow());
    await begun.promise;
    await part(bytesOf('abc'));
    await t.rejects(part(bytesOf('def')), { code: 'GW_DOCUMENT_UPLOAD_LIMIT', status: 429, message: /still arrive/ });
    rest.resolve();
    await arriving;
    await part(bytesOf('def'));
    await part(bytesOf('def'));
    await t.rejects(part(bytesOf('d')), { ...invalid, field: 'data', message: /have 12 bytes, and its file only 6/ });
    await parts.begin({ ...notes, sizeBytes: 7 }, owner, signal);
    await t.rejects(parts.begin(notes, owner, signal), { message: /2 unfinished uploads of up to 26 bytes together/ });
    await t.rejects(parts.begin({ ...notes, sizeBytes: 11 }, owner, signal), { ...invalid, field: 'bytes' });
    t.equal(store.files.size, 4);
    await query("update document_task set due_at = now() where kind = 'end-upload'");
    await sweep();
    t.equal(store.files.size, 0, 'what nobody completes is removed after an hour');
    t.strictSame(await query('select 1 from document_upload_part'), []);
    t.equal(await parts.find(documentId, owner), undefined);
  });

  await t.test('a part that arrives when its upload has ended is not kept', async (t) => {
    const { store, parts, owner } = scene(database);
    const file = { fileName: 'notes.txt', contentType: 'text/plain', sizeBytes: 6, details: {} };
    const { documentId } = await parts.begin(file, owner, signal);
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('abc');
      await parts.cancel(documentId, owner);
    }
    await t.rejects(parts.addPart(documentId, { bytes: slow(), maxBytes: 6 }, owner, signal), invalid);
    t.equal(store.files.size, 0);
  });

  await t.test(
    'what is too long is deleted where it was sent to, before it is copied, and may be sent again',
    async (t) => {
      const { store, begin, finalize } = scene(database);
      const { key } = await begin();
      store.files.set(uploadKey(key), 'far too long to be taken');
      await t.rejects(finalize(key), {
        ...invalid,
        message: 'The file has 24 bytes; at most 10 are allowed (maxFileBytes).',
      });
      t.strictSame([store.moved, store.files.size], [0, 0]);
      store.files.set(uploadKey(key), 'small');
      store.beforeMove = async () => void store.files.set(uploadKey(key), 'grown on the way');
      await t.rejects(finalize(key), { ...invalid, message: /has 16 bytes/ }, 'sent between the look and the move');
      t.equal(store.files.size, 0);
      store.beforeMove = async () => undefined;
      await t.rejects(finalize(key), { ...invalid, message: /No file has been sent/ });
      store.files.set(uploadKey(key), 'small');
      await finalize(key);
    },
  );

  await t.test('an upload whose finalizing has failed or was killed can be finalized again', async (t) => {
    const { store, begin, finalize, query } = scene(database);
    const { key } = await begin();
    store.files.set(uploadKey(key), 'small');
    store.beforeMove = () => Promise.reject(new Error('the store is away'));
    await t.rejects(finalize(key), /the store is away/);
    store.beforeMove = async () => undefined;
    await query('update document_upload set claimed_at = clock_timestamp() where document_id = ?', key);
    await t.rejects(finalize(key), invalid, 'somebody may be at it');
    await query(
      "update document_upload set claimed_at = clock_timestamp() - interval '21 seconds' where document_id = ?",
      key,
    );
    await finalize(key);
  });

  await t.test(
    'a claim is renewed as long as the store takes, so that nobody else takes the upload over',
    async (t) => {
      const clock = fakeClock();
      const { store, begin, finalize, query } = scene(database, clock);
      const { key } = await begin();
      store.files.set(uploadKey(key), 'small');
      const claims = new Set<unknown>();
      const note = async (): Promise<void> => {
        const [row] = await query('select claimed_at::text as claimed from document_upload where document_id = ?', key);
        claims.add(row?.['claimed']);
      };
      store.beforeMove = async () => {
        await note();
        // A renewal that is due while the one before is still being answered is left out, so time goes on until both were made.
        await until(async () => {
          await clock.advance(5_000);
          await note();
          return claims.size >= 3;
        }, 'the claim is renewed twice');
      };
      await finalize(key);
      t.equal(clock.waiting, 0, 'and not any more afterwards');
    },
  );

  await t.test('who was overtaken, because its claim was not renewed, makes no document', async (t) => {
    const { store, begin, finalize, query, jobs } = scene(database);
    const { key } = await begin();
    store.files.set(uploadKey(key), 'small');
    store.beforeMove = async () => {
      store.beforeMove = async () => undefined;
      await query(
        "update document_upload set claimed_at = claimed_at - interval '21 seconds' where document_id = ?",
        key,
      );
      await finalize(key);
    };
    await t.rejects(finalize(key), { ...invalid, message: /is already finalized/ });
    t.strictSame(jobs, [key]);
  });

  await t.test(
    'a connection stores as many documents as are allowed, also when uploads are finalized at the same time',
    async (t) => {
      const { store, begin, finalize, query } = scene(database, systemClock, { maxDocuments: 2 });
      const keys = await Promise.all([begin(), begin(), begin()].map(async (upload) => (await upload).key));
      for (const key of keys) store.files.set(uploadKey(key), 'small');
      const results = await Promise.allSettled(keys.map((key) => finalize(key)));
      const refused = results.flatMap((result, index) =>
        result.status === 'rejected' ? [[keys[index], result.reason]] : [],
      );
      t.match(refused, [
        [
          String,
          {
            code: 'GW_DOCUMENT_STORAGE_LIMIT',
            status: 403,
            message: /has 2 documents; at most 2 are allowed \(maxDocuments\)/,
          },
        ],
      ]);
      await t.rejects(begin(), { code: 'GW_DOCUMENT_STORAGE_LIMIT' }, 'nor is another upload begun');
      const [first, late] = [keys.find((key) => key !== refused[0]?.[0]) as string, refused[0]?.[0] as string];
      await query('delete from document where document_id = ?', first);
      await finalize(late);
    },
  );

  await t.test(
    'a file that arrives when its upload was ended, because it has taken too long, is not kept',
    async (t) => {
      const { store, add, endUploads } = scene(database);
      store.write = async (key, bytes) => {
        await endUploads();
        return TakingStore.prototype.write.call(store, key, bytes);
      };
      await t.rejects(add('small'), { ...invalid });
      t.strictSame([...store.files.keys()], []);
    },
  );

  await t.test(
    'whoever sends a file that the store does not take does not wait until it refuses to remove it, which is done afterwards',
    async (t) => {
      const { store, add, sweep } = scene(database);
      const away = new GatewayError({ code: 'GW_OBJECTS_UNAVAILABLE', status: 503, message: 'Away.' });
      let removed = 0;
      store.remove = async () => void (removed += 1);
      store.write = async () => Promise.reject(away);
      await t.rejects(add('small'), { code: 'GW_OBJECTS_UNAVAILABLE' });
      t.equal(removed, 0);
      await sweep();
      t.ok(removed > 0);
    },
  );

  await t.test('a connection stores as many bytes as are allowed, with what its uploads may become', async (t) => {
    const { store, begin, finalize } = scene(database, systemClock, { maxStoredBytes: 25 });
    const [{ key: one }, { key: other }, { key: third }] = [await begin(), await begin(), await begin()];
    const unfinished = {
      code: 'GW_DOCUMENT_UPLOAD_LIMIT',
      status: 429,
      message:
        'This connection has 3 unfinished uploads of up to 30 bytes together, and has stored 0; at most 25 are allowed (maxStoredBytes). Finalize them first.',
    };
    await t.rejects(begin(), unfinished);
    store.files.set(uploadKey(one), 'ten bytes.');
    store.files.set(uploadKey(other), 'ten bytes.');
    store.files.set(uploadKey(third), 'six by');
    await finalize(one);
    await t.rejects(begin(), { message: /2 unfinished uploads .*, and has stored 10;/ });
    await finalize(other);
    const message =
      'This connection has stored 20 bytes, and the file has 6; at most 25 are allowed (maxStoredBytes). Delete documents that are no longer needed.';
    await t.rejects(finalize(third), { code: 'GW_DOCUMENT_STORAGE_LIMIT', message });
    store.files.set(uploadKey(third), 'five.');
    await finalize(third);
    await t.rejects(begin(), { message: /has stored 25 bytes; at most 25 are allowed/ });
    await t.resolves(scene(database).begin(), 'another connection is not affected');
  });

  await t.test('uploads of a connection wait for each other without a connection to the database', async (t) => {
    const running = new Set<Promise<unknown>>();
    let most = 0;
    let holdNext: (() => Promise<void>) | undefined;
    const watched = {
      fork: () => database.fork(),
      async transactional(work: Parameters<Database['transactional']>[0]) {
        const held = holdNext?.();
        holdNext = undefined;
        const transaction = Promise.resolve(held).then(() => database.transactional(work));
        running.add(transaction);
        most = Math.max(most, running.size);
        return transaction.finally(() => running.delete(transaction));
      },
    } as unknown as Database;
    const clock = fakeClock(Date.now());
    const [one, other] = [scene(watched, clock), scene(watched)];
    const added = await Promise.all(Array.from({ length: 5 }, () => one.add('small')));
    t.strictSame(one.jobs.toSorted(), added.toSorted());
    t.equal(most, 1);

    const [held, hold] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    holdNext = () => {
      held.resolve();
      return hold.promise;
    };
    const first = one.begin();
    await held.promise;
    await other.begin();
    const leaving = new AbortController();
    const left = one.begin({ signal: leaving.signal } as Exchange);
    leaving.abort(new Error('the client has left'));
    await t.rejects(left, { message: 'the client has left' });
    const busy = { code: 'GW_DATABASE_UNAVAILABLE', status: 503, retryAfter: 5, message: /earlier uploads/ };
    const refused = t.rejects(one.begin(), busy);
    await clock.advance(30_000);
    await refused;
    hold.resolve();
    await first;
    await t.resolves(one.begin());
  });

  await t.test('concurrent uploads cannot exceed the limit together', async (t) => {
    const { begin, query } = scene(database);
    const { key } = await begin();
    await query(
      `insert into document_upload (document_id, organization_id, connection_id, file_name, content_type, created_at)
       select gen_random_uuid(), organization_id, connection_id, file_name, content_type, created_at
       from document_upload, generate_series(1, 996) where document_id = ?`,
      key,
    );
    const begun = await Promise.allSettled(Array.from({ length: 12 }, () => begin()));
    const refused = begun.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    t.equal(refused.length, 9);
    for (const { reason } of refused) t.match(reason, { code: 'GW_DOCUMENT_UPLOAD_LIMIT', status: 429 });
  });
});
