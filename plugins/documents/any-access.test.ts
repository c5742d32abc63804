import { test, type Test } from 'tap';
import type { DocumentOwner } from '../../core/api/database.js';
import type { GatewayInfo, ObjectStore } from '../../core/api/index.js';
import { newId } from '../../core/api/index.js';
import { systemClock } from '../../core/services/clock.js';
import type { OpenDatabase } from '../../core/services/database/open-database.js';
import { DatabaseJobQueue } from '../../core/services/jobs/database-job-queue.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { documentTables, tableIndex } from '../../test/fixtures/stored-data/table-index.js';
import { deleteDocument, processDocuments, signDownload, updateDocument } from './change-documents.js';
import { config } from './config.js';
import type { DocumentServices } from './document-services.js';
import { listDocuments, statusesOf } from './list-documents.js';
import { type Classification, classifications, type DocumentScope, visibleIn } from './visibility.js';
import { randomFrom, seed } from '../../test/fixtures/random.js';
import { openMemoryDatabase } from '../../test/fixtures/components/memory-database.js';

/** The long form: `SLUICE_TEST_ACCESSES=1000000`. */
const accesses = Number(process.env['SLUICE_TEST_ACCESSES'] ?? 600);
/** Accesses by search in one statement. */
const atOnce = 49;
const author = { kind: 'key', name: 'k' } as const;
/** Organizations and connections have names like each other's, and one connection's id is an organization's name. */
const organizations = ['a', 'a-', 'b', 'A'];
const connectionsOfEach = 3;

interface Known {
  readonly documentId: string;
  readonly organizationId: string;
  readonly connectionId: string;
  classification: Classification;
}

interface World {
  readonly database: OpenDatabase;
  readonly services: DocumentServices;
  readonly documents: Map<string, Known>;
  readonly owners: readonly DocumentOwner[];
  readonly random: () => number;
  readonly deleted: string[];
}

await test(`${accesses} random accesses show what a plain model shows, and nothing else`, async (t) => {
  const database = await openMemoryDatabase(documentTables);
  t.teardown(() => database.close());
  t.comment(`seed ${seed}`);
  const owners = organizations.flatMap((organizationId) =>
    Array.from({ length: connectionsOfEach }, () => ({ organizationId, connectionId: newId(Date.now()), author })),
  );
  const world: World = {
    database,
    services: servicesOf(t, database),
    documents: new Map(),
    owners,
    random: randomFrom(seed),
    deleted: [],
  };
  let leaks = 0;
  for (let access = 0; access < accesses; access += atOnce + 1) {
    while (world.documents.size < 40) await addDocument(world);
    for (const wrong of [await anyAccess(world), ...(await manyPassages(world))]) {
      if (wrong === undefined) continue;
      leaks += 1;
      if (leaks < 5) t.fail(`access ${access}: ${wrong}`);
    }
  }
  t.equal(leaks, 0);
});

/** Other fields of requests, which do not affect visibility. */
function servicesOf(t: Test, database: OpenDatabase): DocumentServices {
  const jobs = new DatabaseJobQueue({ database, clock: systemClock, log: silentLog });
  t.teardown(() => jobs.close());
  const objects = { signDownload: async () => 'http://x', remove: async () => undefined } as Partial<ObjectStore>;
  return {
    database,
    jobs,
    objects: objects as ObjectStore,
    index: tableIndex(database),
    clock: systemClock,
    log: silentLog,
    connections: { get: () => ({ enableDocuments: true }) } as never,
    info: {} as GatewayInfo,
    formats: { list: () => [] },
    trail: undefined,
    config: config.parse({}),
    removed: [],
  };
}

function pick<T>({ random }: World, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

async function addDocument(world: World): Promise<void> {
  const { organizationId, connectionId } = pick(world, world.owners);
  const documentId = newId(Date.now());
  const classification = pick(world, classifications);
  await world.database.fork().execute(
    `insert into document (document_id, organization_id, connection_id, file_name, file_extension, content_type, file_size_kb,
       size_bytes, classification, tags, processing_status, indexed_attempt, attempt, created_at, updated_at)
     values (?, ?, ?, 'a', 'txt', 'text/plain', 1, 1, ?, '', 'completed', 1, 1, now(), now())`,
    [documentId, organizationId, connectionId, classification],
  );
  await world.database.fork().execute(
    `insert into document_chunk (chunk_id, document_id, attempt, ordinal, organization_id, connection_id, text, headings, language,
       start_offset, end_offset) values (?, ?, 1, 0, ?, ?, 'text', '[]', 'en', 0, 4)`,
    [`${documentId}.1.0`, documentId, organizationId, connectionId],
  );
  world.documents.set(documentId, { documentId, organizationId, connectionId, classification });
}

/** One access of a random caller. @returns what was wrong */
async function anyAccess(world: World): Promise<string | undefined> {
  const owner = pick(world, world.owners);
  const choice = world.random();
  if (choice < 0.3) return checkList(world, owner);
  if (choice < 0.6) return checkStatuses(world, owner);
  return checkOne(world, owner);
}

/** What a caller may see, told apart from the SQL. */
function isVisible(document: Known, { organizationId, connectionId }: DocumentScope): boolean {
  if (document.organizationId !== organizationId) return false;
  return (
    connectionId === undefined || document.classification !== 'restricted' || document.connectionId === connectionId
  );
}

function seen({ documents }: World, scope: DocumentScope): string[] {
  return [...documents.values()]
    .filter((document) => isVisible(document, scope))
    .map(({ documentId }) => documentId)
    .toSorted();
}

function difference(what: string, got: readonly string[], expected: readonly string[]): string | undefined {
  const same = got.toSorted().join() === expected.join();
  return same ? undefined : `${what}: got ${got.toSorted().join()}, expected ${expected.join()}`;
}

async function checkList(world: World, owner: DocumentOwner): Promise<string | undefined> {
  const { items, totalCount } = await listDocuments(world.database, owner, { page: 1, pageSize: 100 });
  const expected = seen(world, owner);
  if (totalCount !== expected.length) return `the list counts ${totalCount} of ${expected.length}`;
  const ids = items.map(({ documentIdentifier }) => documentIdentifier);
  return difference('list', ids, expected);
}

async function checkStatuses(world: World, owner: DocumentOwner): Promise<string | undefined> {
  const asked = [...world.documents.keys()].filter(() => world.random() < 0.5);
  const { data, error } = await statusesOf(world.database, owner, asked);
  const expected = seen(world, owner).filter((id) => asked.includes(id));
  if (error !== expected.length < asked.length) return `the status says error: ${error}`;
  const ids = data.map(({ documentIdentifier }) => documentIdentifier);
  return difference('status', ids, expected);
}

/** Passages as a search looks its hits up, for so many callers in one statement: a million statements would take hours. */
async function manyPassages(world: World): Promise<readonly (string | undefined)[]> {
  const scopes = Array.from({ length: atOnce }, (): DocumentScope => {
    const { organizationId, connectionId } = pick(world, world.owners);
    // Also an organization with the connection of another one: no request has the two, and it must see nothing that is restricted.
    const other = world.random() < 0.1 ? pick(world, world.owners).connectionId : connectionId;
    return world.random() < 0.1 ? { organizationId } : { organizationId, connectionId: other };
  });
  const conditions = scopes.map((scope) => visibleIn(scope));
  const one = (sql: string, caller: number): string => `
    select ${caller} as caller, c.document_id as id from document_chunk c
      join document on document.document_id = c.document_id and document.indexed_attempt = c.attempt where ${sql}`;
  const rows = await world.database.fork().execute<{ readonly caller: number; readonly id: string }[]>(
    conditions.map(({ sql }, caller) => one(sql, caller)).join(' union all '),
    conditions.flatMap(({ values }) => values),
  );
  return scopes.map((scope, caller) => {
    const ids = rows.filter((row) => row.caller === caller).map(({ id }) => id);
    return difference('passages', ids, seen(world, scope));
  });
}

/** Visible documents can be changed, and no others. */
async function checkOne(world: World, owner: DocumentOwner): Promise<string | undefined> {
  const documentId = pick(world, [...world.documents.keys(), ...world.deleted.slice(-3)]);
  const document = world.documents.get(documentId);
  const kind = Math.floor(world.random() * 4);
  const classification = pick(world, classifications);
  const scope: DocumentScope = kind === 3 ? { organizationId: owner.organizationId } : owner;
  const expected = document !== undefined && isVisible(document, scope);
  let done = true;
  try {
    await change(world, { kind, documentId, owner, classification });
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'GW_DOCUMENT_UNKNOWN') throw cause;
    done = false;
  }
  if (done && document && kind === 0) document.classification = classification;
  if (done && kind === 1) {
    world.documents.delete(documentId);
    world.deleted.push(documentId);
  }
  const call = ['update', 'delete', 'download', 'process'][kind];
  return done === expected ? undefined : `${call} of ${JSON.stringify(document)} by ${JSON.stringify(scope)}: ${done}`;
}

interface Change {
  readonly kind: number;
  readonly documentId: string;
  readonly owner: DocumentOwner;
  readonly classification: Classification;
}

async function change({ services }: World, { kind, documentId, owner, classification }: Change): Promise<unknown> {
  if (kind === 0) return updateDocument({ key: documentId, classification }, owner, services);
  if (kind === 1) return deleteDocument(documentId, owner, services);
  if (kind === 3) return processDocuments([documentId], owner, services);
  const request = { documentIdentifier: documentId, contentType: 'text/plain' };
  return signDownload(request, owner, services, { header: () => 'host' } as never);
}
