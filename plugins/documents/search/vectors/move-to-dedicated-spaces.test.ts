import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../core/api/database.js';
import { forEachDatabase } from '../../../../test/fixtures/components/for-each-database.js';
import { memoryVectors } from '../../../../core/testkit/index.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { indexDocument } from '../../../../test/fixtures/documents/indexed-documents.js';
import { documentTables } from '../../../../test/fixtures/stored-data/table-index.js';
import type { Classification } from '../../visibility.js';
import { DocumentSearch } from '../document-search.js';
import { HybridIndex } from '../hybrid-index.js';
import { KeywordIndexCache } from '../keywords/keyword-index-cache.js';
import type { WeightingEmbedder } from '../embedding/lexical-embedder.js';
import { createMissingVectors } from './create-missing-vectors.js';
import { minPassages } from './dedicated-spaces.js';
import { maintainDedicatedSpaces } from './move-to-dedicated-spaces.js';
import { rebuildVectors } from './rebuild-vectors.js';
import { dedicatedSpace, restrictedSpace, spacesOf } from './vector-spaces.js';

const { signal } = new AbortController();
const organizationId = 'o';
const passagesOfDocument = 100;

/** Short vectors: how near something is does not matter here. */
const small = (id: string): WeightingEmbedder => ({
  id,
  measure: 'inner-product',
  passages: async (texts) => texts.map((text) => [text.length, 1]),
  question: async () => [1, 1],
});

async function library(database: Database) {
  const vectors = memoryVectors();
  const embedder = small('first');
  const parts = { database, vectors, embedder, log: silentLog };
  const index = new HybridIndex(parts);
  const search = new DocumentSearch({
    ...parts,
    earlier: () => undefined,
    keywords: new KeywordIndexCache(database, 1e9),
    minimumRelevance: 0,
  });
  const names = async () => {
    const [open] = await spacesOf(database, organizationId);
    if (!open) throw new Error('no space');
    const own = (connectionId: string) => dedicatedSpace(open, connectionId).name;
    return { open: open.name, common: restrictedSpace(open).name, own };
  };
  return {
    vectors,
    parts,
    index,
    names,
    add: async (connectionId: string, classification: Classification, passages: number) => {
      const document = { documentId: randomUUID(), organizationId, connectionId, classification, fileName: 'x' };
      const texts = Array.from({ length: passages }, (_, number) => `gate ${number} of ${document.documentId}`);
      await indexDocument(database, index, document, 1, texts);
      return document;
    },
    /** The results, and the spaces that were searched, with a filter or without. */
    find: async (connectionId: string | undefined, phrase = '0') => {
      vectors.asked.length = 0;
      const request = { organizationId, connectionId, phrases: [phrase], limit: 20, filter: {}, signal };
      const { hits } = await search.search(request);
      const asked = vectors.asked.map(([name, { filter }]) => `${name}${filter ? ' filtered' : ''}`);
      return { documents: hits.map(({ documentId }) => documentId).toSorted(), asked };
    },
    states: () =>
      database
        .fork()
        .execute<{ connection_id: string; state: string }[]>(
          'select connection_id, state from document_dedicated_space order by connection_id',
        ),
    /** As if another process checked a minute later. */
    forgetLeases: () => database.fork().execute('update document_dedicated_space set leased_until = null'),
  };
}

const idsOf = (documents: readonly { readonly documentId: string }[]) =>
  documents.map(({ documentId }) => documentId).toSorted();

await forEachDatabase(
  'a connection with many restricted passages gets a space of its own, through a kill in the middle; everything is found all the while',
  documentTables,
  async (t, database) => {
    const { vectors, parts, names, add, find, states, forgetLeases } = await library(database);
    const [many, few] = [randomUUID(), randomUUID()];
    const everybody = [await add(few, 'internal', 3)];
    const ofFew = [await add(few, 'restricted', 20)];
    const ofMany = [];
    for (let passages = 0; passages < minPassages; passages += passagesOfDocument)
      ofMany.push(await add(many, 'restricted', passagesOfDocument));
    const { open, common, own } = await names();
    t.equal(vectors.ids(common)?.length, minPassages + 20);
    const all = { many: idsOf([...everybody, ...ofMany]), few: idsOf([...everybody, ...ofFew]) };
    t.strictSame(await find(many), { documents: all.many, asked: [open, `${common} filtered`] });

    let left = 3;
    vectors.before = (change) => {
      left -= change === 'take away' ? 1 : 0;
      if (left === 0) throw new Error('killed');
    };
    await t.rejects(maintainDedicatedSpaces(parts, signal), { message: 'killed' });
    vectors.before = () => undefined;
    t.strictSame(await states(), [{ connection_id: many, state: 'moving' }]);
    const [there, here] = [vectors.ids(own(many)) ?? [], vectors.ids(common) ?? []];
    t.equal(there.filter((id) => here.includes(id)).length, 40, 'what was being moved is in both');
    t.strictSame(await find(many), { documents: all.many, asked: [open, own(many), `${common} filtered`] });
    t.strictSame(await find(few), { documents: all.few, asked: [open, `${common} filtered`] });

    await maintainDedicatedSpaces(parts, signal);
    t.strictSame(await states(), [{ connection_id: many, state: 'moving' }], 'nobody else moves it for a minute');
    await forgetLeases();
    await Promise.all([maintainDedicatedSpaces(parts, signal), maintainDedicatedSpaces(parts, signal)]);
    t.strictSame(await states(), [{ connection_id: many, state: 'moved' }]);
    t.equal(vectors.ids(own(many))?.length, minPassages);
    t.strictSame(
      vectors.ids(common)?.every((id) => id.startsWith((ofFew[0] as { documentId: string }).documentId)),
      true,
    );
    t.strictSame(await find(many), { documents: all.many, asked: [open, own(many)] }, 'nothing is filtered');
    t.strictSame(await find(few), { documents: all.few, asked: [open, `${common} filtered`] });
    t.strictSame(await find(undefined), { documents: idsOf(everybody), asked: [open] });
  },
);

/** A library whose first connection has a space of its own. */
async function withOwnSpace(database: Database) {
  const opened = await library(database);
  const many = randomUUID();
  const document = await opened.add(many, 'restricted', minPassages);
  await maintainDedicatedSpaces(opened.parts, signal);
  const all = await opened.names();
  return { ...opened, ...all, many, document };
}

await forEachDatabase(
  'what is restricted, shown to all or deleted later changes the spaces, and the last one takes its space with it',
  documentTables,
  async (t, database) => {
    const { vectors, parts, index, add, find, states, open, common, own, many, document } =
      await withOwnSpace(database);
    const [next, others] = [await add(many, 'restricted', 2), await add(randomUUID(), 'restricted', 2)];
    t.equal(vectors.ids(own(many))?.length, minPassages + 2, 'new ones go there at once');
    t.equal(vectors.ids(common)?.length, 2);
    const classify = async (classification: Classification): Promise<void> => {
      const values = [classification, next.documentId];
      await database.fork().execute('update document set classification = ? where document_id = ?', values);
      await index.reclassify({ ...next, classification });
    };
    await classify('public');
    t.equal(vectors.ids(own(many))?.length, minPassages);
    t.equal(vectors.ids(open)?.length, 2);
    t.ok((await find(randomUUID())).documents.includes(next.documentId));
    await classify('restricted');
    t.equal(vectors.ids(own(many))?.length, minPassages + 2);
    t.strictSame(vectors.ids(open), []);
    t.notOk((await find(randomUUID())).documents.includes(next.documentId));

    for (const { documentId } of [document, next]) {
      await database.fork().execute('delete from document where document_id = ?', [documentId]);
      await index.remove(organizationId, documentId);
    }
    t.strictSame(vectors.ids(own(many)), []);
    vectors.before = () => {
      throw new Error('killed');
    };
    await t.rejects(maintainDedicatedSpaces(parts, signal), { message: 'killed' });
    vectors.before = () => undefined;
    t.strictSame(await states(), [{ connection_id: many, state: 'leaving' }]);
    const again = await add(many, 'restricted', 1);
    t.strictSame(vectors.ids(common)?.length, 3, 'what comes meanwhile is not lost with it');
    await maintainDedicatedSpaces(parts, signal);
    t.strictSame(await states(), []);
    t.equal(vectors.ids(own(many)), undefined);
    t.strictSame((await find(many)).documents, [again.documentId]);
    t.equal(vectors.ids(common)?.filter((id) => id.startsWith(others.documentId)).length, 2, 'nobody else loses any');
  },
);

await forEachDatabase(
  'vectors that are put where they belong no more are made once more where they do',
  documentTables,
  async (t, database) => {
    const { vectors, parts, names, add, find } = await library(database);
    const connectionId = randomUUID();
    vectors.before = async () => {
      vectors.before = () => undefined;
      await database.fork().execute(
        `insert into document_dedicated_space (organization_id, embedder, connection_id, state)
       select organization_id, embedder, ?, 'moved' from document_vector_space`,
        [connectionId],
      );
    };
    const document = await add(connectionId, 'restricted', 2);
    const { open, own } = await names();
    t.equal(vectors.ids(own(connectionId)), undefined);
    await createMissingVectors(parts, signal);
    t.equal(vectors.ids(own(connectionId))?.length, 2);
    t.strictSame(await find(connectionId), { documents: [document.documentId], asked: [open, own(connectionId)] });
  },
);

await forEachDatabase(
  'another embedder makes the spaces of connections as well, and drops the earlier ones',
  documentTables,
  async (t, database) => {
    const { vectors, parts, names, states, open, common, own, many } = await withOwnSpace(database);
    const second = { ...parts, embedder: small('second') };
    await rebuildVectors(second, signal);
    for (const name of [open, common, own(many)]) t.equal(vectors.ids(name), undefined);
    const made = await names();
    t.equal(vectors.ids(made.own(many))?.length, minPassages);
    t.equal(vectors.ids(made.common), undefined, 'nothing has to be moved');
    await maintainDedicatedSpaces(second, signal);
    t.strictSame(await states(), [{ connection_id: many, state: 'moved' }]);
  },
);
