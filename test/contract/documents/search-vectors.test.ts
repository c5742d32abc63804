import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import { GatewayError, type VectorSpace } from '../../../core/api/index.js';
import { collectingLog } from '../../../core/testkit/index.js';
import type { Classification } from '../../../plugins/documents/visibility.js';
import { DocumentSearch } from '../../../plugins/documents/search/document-search.js';
import { HybridIndex } from '../../../plugins/documents/search/hybrid-index.js';
import { KeywordIndexCache } from '../../../plugins/documents/search/keywords/keyword-index-cache.js';
import {
  type WeightingEmbedder,
  lexicalEmbedder,
} from '../../../plugins/documents/search/embedding/lexical-embedder.js';
import { noteLostVectors } from '../../../plugins/documents/search/vectors/note-lost-vectors.js';
import { createMissingVectors } from '../../../plugins/documents/search/vectors/create-missing-vectors.js';
import { rebuildVectors } from '../../../plugins/documents/search/vectors/rebuild-vectors.js';
import { restrictedSpace, spacesOf } from '../../../plugins/documents/search/vectors/vector-spaces.js';
import { indexDocument } from '../../fixtures/documents/indexed-documents.js';
import { library, modelOf, organizationId } from '../../fixtures/documents/searched-library.js';

const { signal } = new AbortController();

await test('after a change of the embedder all vectors are rebuilt, while the old ones serve searches', async (t) => {
  const { database, vectors, add, find, partsWith } = await library(t);
  const first = modelOf('first', [/car|automobile/i]);
  const second = modelOf('second', [/car|automobile/i, /food|meal/i]);
  await add(first, 'cars.txt', 'The car stands outside.');
  await add(first, 'meals.txt', 'A meal is served at noon.');
  t.strictSame((await find(first, 'automobile')).files, ['cars.txt']);

  await add(second, 'more.txt', 'Food is in the kitchen.');
  t.strictSame((await find(second, 'automobile', first)).files, ['cars.txt'], 'the earlier vectors answer');
  t.strictSame(
    (await spacesOf(database, organizationId)).map(({ embedder, complete }) => [embedder, complete]),
    [
      ['second', false],
      ['first', true],
    ],
  );
  const [, old] = await spacesOf(database, organizationId);

  await Promise.all([rebuildVectors(partsWith(second), signal), rebuildVectors(partsWith(second), signal)]);
  await rebuildVectors(partsWith(second), signal);
  t.match(await spacesOf(database, organizationId), [{ embedder: 'second', complete: true }]);
  t.equal((await spacesOf(database, organizationId)).length, 1);
  t.equal(await vectors.count(old as never, signal), 0, 'the earlier vectors are gone');
  t.strictSame((await find(second, 'automobile')).files, ['cars.txt']);
  t.strictSame((await find(second, 'food')).files.toSorted(), ['meals.txt', 'more.txt']);
});

await test('documents indexed while the vector store is down are found by keywords, and get vectors later', async (t) => {
  const { vectors, add, find, partsWith, database } = await library(t);
  const model = modelOf('model', [/car|automobile/i]);
  vectors.away = true;
  await add(model, 'cars.txt', 'The car stands outside.');
  t.strictSame(await find(model, 'car'), { files: ['cars.txt'], missing: ['vectors'] });
  t.strictSame((await find(model, 'automobile')).files, []);
  await t.rejects(createMissingVectors(partsWith(model), signal), { code: 'GW_VECTORS_UNAVAILABLE' });
  vectors.away = false;
  await database.fork().execute("update document_missing_vectors set due_at = now() - interval '1 second'");
  await createMissingVectors(partsWith(model), signal);
  t.strictSame(await find(model, 'automobile'), { files: ['cars.txt'], missing: [] });
  const owed = await database.fork().execute<object[]>('select 1 from document_missing_vectors');
  t.strictSame(owed, []);
});

await test('what was made before a limit of the provider is not made again', async (t) => {
  const { vectors, partsWith, database } = await library(t);
  const model = modelOf('model', [/car|automobile/i]);
  const made: string[] = [];
  const claims: unknown[] = [];
  let left = 2;
  const limited: WeightingEmbedder = {
    ...model,
    passages: async (texts, call) => {
      if (left === 0) throw new GatewayError({ code: 'GW_PROVIDER_RATE_LIMITED', status: 429, message: 'slow down' });
      left -= 1;
      made.push(...texts);
      claims.push(...(await database.fork().execute<object[]>('select due_at::text from document_missing_vectors')));
      return model.passages(texts, call);
    },
  };
  const lines = Array.from({ length: 180 }, (_, at) => `Line ${at}.`);
  vectors.away = true;
  const cars = { documentId: randomUUID(), organizationId, connectionId: randomUUID(), fileName: 'cars.txt' };
  const index = new HybridIndex(partsWith(model));
  await indexDocument(database, index, { ...cars, classification: 'internal' }, 1, lines);
  vectors.away = false;
  const due = () => database.fork().execute("update document_missing_vectors set due_at = now() - interval '1 second'");
  await due();
  await t.rejects(createMissingVectors(partsWith(limited), signal), { code: 'GW_PROVIDER_RATE_LIMITED' });
  left = 2;
  await due();
  await createMissingVectors(partsWith(limited), signal);
  t.equal(made.length, lines.length);
  t.equal(new Set(claims.map((claim) => JSON.stringify(claim))).size, 4, 'each call extends the claim of this process');
  const [space] = await spacesOf(database, organizationId);
  t.equal(await vectors.count(space as VectorSpace, signal), lines.length);
  t.strictSame(await database.fork().execute<object[]>('select 1 from document_missing_vectors'), []);
});

await test('vectors that the vector store has lost are made again, and only those', async (t) => {
  const { vectors, add, find, partsWith, database } = await library(t);
  const made: string[] = [];
  const model = modelOf('model', [/car|automobile/i, /boat|ship/i]);
  const counting: WeightingEmbedder = {
    ...model,
    passages: (texts, call) => {
      made.push(...texts);
      return model.passages(texts, call);
    },
  };
  await add(model, 'cars.txt', 'The car stands outside.');
  await add(model, 'boats.txt', 'The boat is in the water.', 'restricted');
  const parts = partsWith(counting);
  const repair = async (): Promise<void> => {
    await noteLostVectors(parts, signal);
    await createMissingVectors(parts, signal);
  };
  await repair();
  t.strictSame(made, [], 'nothing is lost');

  const [open] = await spacesOf(database, organizationId);
  await vectors.drop(open as VectorSpace, signal);
  t.strictSame((await find(model, 'automobile')).files, []);
  await repair();
  t.strictSame((await find(model, 'automobile')).files, ['cars.txt']);
  t.strictSame(made, ['cars\nThe car stands outside.'], 'what was still there is not made again');

  await vectors.drop(restrictedSpace(open as VectorSpace), signal);
  await add(model, 'more.txt', 'Something that was added afterwards.');
  await repair();
  t.strictSame(made.slice(1), ['boats\nThe boat is in the water.']);
});

await test('chunks that arrive with vectors are stored without embedding them in the gateway', async (t) => {
  const { database, vectors, add, find, partsWith } = await library(t);
  const passages: WeightingEmbedder['passages'] = () => Promise.reject(new Error('embedded in the gateway'));
  await add({ ...lexicalEmbedder, passages }, 'cars.txt', 'The car stands outside.');
  t.strictSame(await find(lexicalEmbedder, 'car'), { files: ['cars.txt'], missing: [] });
  const [space] = await spacesOf(database, organizationId);
  t.equal(await vectors.count(space as never, signal), 1);
  t.strictSame(await database.fork().execute<object[]>('select 1 from document_missing_vectors'), []);
  t.equal(new HybridIndex(partsWith(modelOf('model', []))).wantsVectors, false, 'a model makes its own');
});

await test('if the keyword index exceeds its memory limit, searches use only vectors', async (t) => {
  const { database, add, partsWith } = await library(t);
  await add(lexicalEmbedder, 'cars.txt', 'The car stands outside.');
  const keywords = new KeywordIndexCache(database, 10);
  const log = collectingLog();
  const parts = { ...partsWith(lexicalEmbedder), earlier: () => undefined, keywords, minimumRelevance: 0.3, log };
  const request = { organizationId, connectionId: undefined, phrases: ['car'], limit: 5, filter: {}, signal };
  t.match(await new DocumentSearch(parts).search({ ...request, requestId: 'r-1' }), {
    hits: [{ fileName: 'cars.txt' }],
    missing: ['keywords'],
  });
  t.match(log.lines, [{ message: 'a search continues without keywords', fields: { requestId: 'r-1' } }]);
});

await test('vectors of restricted documents are in a separate space, and move when the classification changes', async (t) => {
  const { database, vectors, partsWith, find } = await library(t);
  const model = modelOf('model', [/car|automobile/i]);
  const index = new HybridIndex(partsWith(model));
  const [own, other] = [randomUUID(), randomUUID()];
  const document = { documentId: randomUUID(), organizationId, connectionId: own, fileName: 'cars.txt' } as const;
  await indexDocument(database, index, { ...document, classification: 'restricted' }, 1, ['The car stands outside.']);
  const space = (await spacesOf(database, organizationId))[0] as VectorSpace;
  const stored = async () => [await vectors.count(space, signal), await vectors.count(restrictedSpace(space), signal)];
  const found = async (connectionId: string | undefined) =>
    (await find(model, 'automobile', undefined, connectionId)).files;
  const classify = async (classification: Classification): Promise<void> => {
    await database.fork().execute('update document set classification = ?', [classification]);
    await index.reclassify({ ...document, classification });
  };
  t.strictSame(await stored(), [0, 1]);
  t.strictSame([await found(own), await found(other), await found(undefined)], [['cars.txt'], [], []]);
  await classify('public');
  t.strictSame(await stored(), [1, 0]);
  t.strictSame([await found(own), await found(other), await found(undefined)], Array(3).fill(['cars.txt']));
  await classify('internal');
  await classify('restricted');
  await classify('restricted');
  t.strictSame(await stored(), [0, 1]);
  t.strictSame([await found(own), await found(other), await found(undefined)], [['cars.txt'], [], []]);

  await rebuildVectors(partsWith(modelOf('second', [/car|automobile/i])), signal);
  t.strictSame(await stored(), [0, 0], 'another embedder drops both');
  const rebuilt = (await spacesOf(database, organizationId))[0] as VectorSpace;
  t.equal(await vectors.count(restrictedSpace(rebuilt), signal), 1, 'and fills both');
  await index.remove(organizationId, document.documentId);
  t.equal(await vectors.count(restrictedSpace(rebuilt), signal), 0);
});

await test('changes of documents during the creation of their vectors are repeated afterwards', async (t) => {
  const { database, partsWith, add } = await library(t);
  for (const fileName of ['kept', 'deleted', 'restricted', 'replaced'])
    await add(modelOf('first', []), fileName, `The ${fileName} car.`);
  const meanwhile = async (): Promise<void> => {
    for (const statement of [
      "delete from document where file_name = 'deleted'",
      "update document set classification = 'restricted' where file_name = 'restricted'",
      "update document set indexed_attempt = 2 where file_name = 'replaced'",
    ])
      await database.fork().execute(statement);
  };
  const second = modelOf('second', []);
  const slow: WeightingEmbedder = {
    ...second,
    async passages(texts, context) {
      await meanwhile();
      return second.passages(texts, context);
    },
  };
  await rebuildVectors(partsWith(slow), signal);
  const noted = await database
    .fork()
    .execute<object[]>(
      'select kind, file_name from document_task left join document using (document_id) order by file_name',
    );
  t.strictSame(
    noted,
    ['replaced', 'restricted', null].map((name) => ({ kind: 'align-document', file_name: name })),
  );
});
