import { randomUUID } from 'node:crypto';
import { type Test, test } from 'tap';
import type { Database } from '../../../core/api/database.js';
import { openMemoryDatabase } from '../../../test/fixtures/components/memory-database.js';
import { listening } from '../../../test/fixtures/components/explained-statements.js';
import { memoryVectors } from '../../../core/testkit/index.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { documentTables } from '../../../test/fixtures/stored-data/table-index.js';
import { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import { removeSegments, storeSegment } from './keywords/keyword-rows.js';
import { packSegment } from './keywords/keyword-segment.js';
import { lexicalEmbedder } from './embedding/lexical-embedder.js';
import { noteSearched, preloadSearch } from './preload-search.js';
import { spaceFor } from './vectors/vector-spaces.js';
import { readSearchState } from './read-search-state.js';

/** Several pages of rows. */
const segments = 40;
const data = packSegment([{ text: 'sluice gate', facets: [] }]);

async function database(t: Test, organizations: readonly string[]) {
  const opened = await openMemoryDatabase(documentTables);
  t.teardown(() => opened.close());
  for (const organizationId of organizations)
    for (let number = 0; number < segments; number += 1)
      await storeSegment(opened, organizationId, {
        documentId: randomUUID(),
        attempt: 1,
        firstOrdinal: 0,
        restrictedTo: undefined,
        data,
      });
  return opened;
}

const reads = ({ statements }: ReturnType<typeof listening>) =>
  statements
    .filter(({ sql }) => sql.includes('as data\n       from document_keyword_segment'))
    .map(({ values }) => values[0]);

async function indexOf(library: KeywordIndexCache, database: Database, organizationId: string) {
  const { state } = await readSearchState(database, { organizationId, connectionId: undefined }, []);
  return library.of(organizationId, state);
}

await test('the most recently searched organizations are preloaded while memory permits, and their searches then load nothing', async (t) => {
  const heard = listening(await database(t, ['a', 'b', 'c']));
  const one = (await indexOf(new KeywordIndexCache(heard.database, 1e9), heard.database, 'a')).bytes;
  await noteSearched(heard.database, ['a']);
  await noteSearched(heard.database, ['b', 'c']);
  await heard.database
    .fork()
    .execute("update document_keyword_index set searched_at = now() - interval '2 days' where organization_id = 'a'");
  await heard.database
    .fork()
    .execute("update document_keyword_index set searched_at = now() - interval '1 day' where organization_id = 'c'");
  const keywords = new KeywordIndexCache(heard.database, one * 3 - 1);
  heard.statements.length = 0;
  await preloadSearch(
    { database: heard.database, keywords, vectors: memoryVectors(), log: silentLog },
    new AbortController().signal,
  );
  t.strictSame([...new Set(reads(heard))], ['b', 'c', 'a']);
  t.ok(
    keywords.cached('b') && keywords.cached('c') && !keywords.cached('a'),
    'the third does not take the place of another',
  );
  t.strictSame(keywords.takeSearched(), [], 'nobody has searched yet');

  heard.statements.length = 0;
  t.equal((await indexOf(keywords, heard.database, 'b')).size, segments);
  t.strictSame(reads(heard), []);
  t.strictSame(keywords.takeSearched(), ['b']);
  t.strictSame(keywords.takeSearched(), []);
});

await test('an index that a search reads takes the memory of the one that was searched longest ago', async (t) => {
  const opened = await database(t, ['a', 'b', 'c']);
  const one = (await indexOf(new KeywordIndexCache(opened, 1e9), opened, 'a')).bytes;
  const keywords = new KeywordIndexCache(opened, one * 2.5);
  for (const organization of ['a', 'b', 'a', 'c']) await indexOf(keywords, opened, organization);
  t.strictSame(
    ['a', 'b', 'c'].filter((organization) => keywords.cached(organization)),
    ['a', 'c'],
  );
  const small = new KeywordIndexCache(opened, one / 2);
  await t.rejects(indexOf(small, opened, 'a'), { message: /raise search\.memoryBytes/ });
  t.equal(small.cached('a'), undefined, 'what is too large by itself is not kept');
});

await test('an index that does not fit is not read again before there is less of it', async (t) => {
  const stored = await database(t, ['a']);
  const heard = listening(stored);
  const { database: opened } = heard;
  const one = (await indexOf(new KeywordIndexCache(opened, 1e9), opened, 'a')).bytes;
  const small = new KeywordIndexCache(opened, one - 1);
  const tooLarge = { message: /"a" takes more than .* raise search\.memoryBytes/ };
  await t.rejects(indexOf(small, opened, 'a'), tooLarge);
  heard.statements.length = 0;
  const searches = await Promise.allSettled([1, 2, 3].map(() => indexOf(small, opened, 'a')));
  t.strictSame(
    searches.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  await t.rejects(indexOf(small, opened, 'a'), tooLarge);
  t.strictSame(reads(heard), [], 'each read would take seconds, and they would wait for each other');

  const documents = await opened
    .fork()
    .execute<{ id: string }[]>('select document_id as id from document_keyword_segment limit ?', [segments * 0.75]);
  for (const { id } of documents) await removeSegments(stored, 'a', id);
  t.equal((await indexOf(small, opened, 'a')).size, segments / 4);
});

await test('a search during the preloading of its organization waits for the same load', async (t) => {
  const heard = listening(await database(t, ['a']));
  const keywords = new KeywordIndexCache(heard.database, 1e9);
  const reading = preloadSearch(
    { database: heard.database, keywords, vectors: memoryVectors(), log: silentLog },
    new AbortController().signal,
  );
  const found = await Promise.all(Array.from({ length: 5 }, () => indexOf(keywords, heard.database, 'a')));
  await reading;
  t.strictSame(
    found.map(({ size }) => size),
    Array(5).fill(segments),
  );
  t.equal(reads(heard).length, Math.floor(segments / 8) + 1, 'each page is read once');
});

await test('preloading stops with the gateway, and a partially loaded index is not used', async (t) => {
  const heard = listening(await database(t, ['a']));
  const keywords = new KeywordIndexCache(heard.database, 1e9);
  const closing = new AbortController();
  const fork = heard.database.fork.bind(heard.database);
  const ending = () => {
    if (reads(heard).length > 2) closing.abort(new Error('closed'));
    return fork();
  };
  const closed = new KeywordIndexCache({ ...heard.database, fork: ending }, 1e9);
  const services = { database: heard.database, keywords: closed, vectors: memoryVectors(), log: silentLog };
  await t.rejects(preloadSearch(services, closing.signal), { message: 'closed' });
  t.ok(reads(heard).length < segments / 8);
  t.equal((await indexOf(closed, heard.database, 'a')).size, segments);
  t.equal((await indexOf(keywords, heard.database, 'a')).size, segments);
});

await test('the vector graphs of searched organizations are preloaded too, and those of others are not', async (t) => {
  const opened = await database(t, ['a', 'b']);
  const spaces = [await spaceFor(opened, 'a', lexicalEmbedder), await spaceFor(opened, 'b', lexicalEmbedder)];
  await noteSearched(opened, ['b']);
  const vectors = memoryVectors();
  const keywords = new KeywordIndexCache(opened, 1e9);
  await preloadSearch({ database: opened, keywords, vectors, log: silentLog }, new AbortController().signal);
  t.strictSame(
    vectors.asked.map(([name, { vector, limit }]) => [name, vector.length, limit]),
    [[spaces[1]?.name, 1024, 1]],
  );
  const away = () => Promise.reject(new Error('away'));
  const services = { database: opened, keywords, vectors: { ...vectors, nearest: away }, log: silentLog };
  await t.resolves(preloadSearch(services, new AbortController().signal), 'it is only a favour');
});
