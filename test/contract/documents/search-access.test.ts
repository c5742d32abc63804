import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import { GatewayError, type VectorStore } from '../../../core/api/index.js';
import { noVectors } from '../../../core/testkit/index.js';
import { type Classification, classifications } from '../../../plugins/documents/visibility.js';
import type { IndexedDocument } from '../../../plugins/documents/document-index.js';
import { DocumentSearch } from '../../../plugins/documents/search/document-search.js';
import { HybridIndex } from '../../../plugins/documents/search/hybrid-index.js';
import { KeywordIndexCache } from '../../../plugins/documents/search/keywords/keyword-index-cache.js';
import { lexicalEmbedder } from '../../../plugins/documents/search/embedding/lexical-embedder.js';
import { indexChunks } from '../../../plugins/documents/search/index-chunks.js';
import { openMemoryDatabase } from '../../fixtures/components/memory-database.js';
import { embeddedVectors } from '../../fixtures/components/embedded-vectors.js';
import { silentLog } from '../../fixtures/components/silent-log.js';
import { indexDocument } from '../../fixtures/documents/indexed-documents.js';
import { documentTables } from '../../fixtures/stored-data/table-index.js';
import { randomFrom, seed } from '../../fixtures/random.js';

/** How many searches; the long form of this test is `SLUICE_ACCESS_SEARCHES=1000000`. */
const searches = Number(process.env['SLUICE_ACCESS_SEARCHES'] ?? 140);
/** A world has this many documents before it is searched, and is searched this often before it is changed. */
const documentsAtOnce = 24;
const searchesAtOnce = 20;

const organizations = ['red', 'green', 'blue'];
const words = ['vacation', 'salary', 'bicycle', 'umbrella', 'contract', 'lisbon', 'dough', 'password'];
const connectionsOf = new Map(organizations.map((name) => [name, [randomUUID(), randomUUID(), randomUUID()]]));

interface Known extends IndexedDocument {
  attempt: number;
  readonly alive: boolean;
}

/** Random numbers that a seed repeats. */
function chooser(random: () => number) {
  return <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
}

/** The gateway repeats such changes when the vector store is available again. */
function ifAway(error: unknown): void {
  if (!GatewayError.is(error) || error.code !== 'GW_VECTORS_UNAVAILABLE') throw error;
}

for (const side of ['both sides', 'keywords alone'] as const) {
  await test(`no search finds documents that its sender has no access to (${side}, seed ${seed})`, async (t) => {
    const database = await openMemoryDatabase(documentTables);
    t.teardown(() => database.close());
    const vectors: VectorStore = side === 'both sides' ? embeddedVectors(t) : noVectors;
    const parts = { database, vectors, embedder: lexicalEmbedder, log: silentLog };
    const index = new HybridIndex(parts);
    const search = (): DocumentSearch =>
      new DocumentSearch({
        ...parts,
        earlier: () => undefined,
        // Little memory: organizations push each other out.
        keywords: new KeywordIndexCache(database, 300_000),
        minimumRelevance: 0,
      });
    const replicas = [search(), search()];
    const documents = new Map<string, Known>();
    const random = randomFrom(seed);
    const choose = chooser(random);
    const texts = () =>
      Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        [choose(words), choose(words), choose(words)].join(' '),
      );

    async function add(): Promise<void> {
      const organizationId = choose(organizations);
      const connectionId = choose(connectionsOf.get(organizationId) as string[]);
      const document: IndexedDocument = {
        documentId: randomUUID(),
        organizationId,
        connectionId,
        classification: choose(classifications),
        fileName: 'x.txt',
      };
      await indexDocument(database, index, document, 1, texts());
      documents.set(document.documentId, { ...document, attempt: 1, alive: true });
    }

    async function change(): Promise<void> {
      const known = choose([...documents.values()].filter(({ alive }) => alive));
      const { documentId, organizationId } = known;
      const what = choose(['classify', 'classify', 'again', 'delete', 'half']);
      if (what === 'classify') {
        const classification: Classification = choose(classifications);
        const changed = { ...known, classification };
        await database
          .fork()
          .execute('update document set classification = ? where document_id = ?', [classification, documentId]);
        documents.set(documentId, changed);
        // If the index is not updated, the rows still protect the document.
        if (random() < 0.7) await index.reclassify(changed).catch(ifAway);
      } else if (what === 'again') {
        await indexDocument(database, index, known, known.attempt + 1, texts());
        if (random() < 0.7) await index.remove(organizationId, documentId, { to: known.attempt }).catch(ifAway);
        documents.set(documentId, { ...known, attempt: known.attempt + 1 });
      } else if (what === 'delete') {
        await database.fork().execute('delete from document where document_id = ?', [documentId]);
        if (random() < 0.7) await index.remove(organizationId, documentId).catch(ifAway);
        documents.set(documentId, { ...known, alive: false });
      } else {
        const chunk = { chunkId: `${documentId}.${known.attempt + 9}.0`, documentId, attempt: known.attempt + 9 };
        const rest = { ordinal: 0, text: words.join(' '), headings: [], language: 'en', startOffset: 0, endOffset: 1 };
        const chunks = [{ ...chunk, ...rest }];
        const batch = { chunks, findable: indexChunks(chunks, known.fileName, true) };
        await index.index(known, known.attempt + 9, batch, new AbortController().signal);
      }
    }

    let found = 0;
    for (let count = 0; count < documentsAtOnce; count += 1) await add();
    for (let done = 0; done < searches; done += 1) {
      if (done % searchesAtOnce === 0) await change();
      if (done % (searchesAtOnce * 5) === 0) await add();
      const organizationId = choose(organizations);
      const connectionId = choose([undefined, ...(connectionsOf.get(organizationId) as string[])]);
      const { signal } = new AbortController();
      const request = { organizationId, connectionId, phrases: [choose(words)], limit: 50, filter: {}, signal };
      const { hits } = await choose(replicas).search(request);
      found += hits.length;
      for (const { documentId, chunkId } of hits) {
        const document = documents.get(documentId);
        const seen = JSON.stringify({ request, document, chunkId, seed, done });
        assert.ok(document?.alive, `deleted: ${seen}`);
        assert.equal(document.organizationId, organizationId, seen);
        assert.ok(document.classification !== 'restricted' || document.connectionId === connectionId, seen);
        assert.equal(chunkId.split('.')[1], String(document.attempt), seen);
      }
    }
    t.ok(found > searches / 2, `${found} documents found in ${searches} searches`);
  });
}
