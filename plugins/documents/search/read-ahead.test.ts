import { randomUUID } from 'node:crypto';
import { type Test, test } from 'tap';
import type { Database } from '../../../core/api/database.js';
import { openMemoryDatabase } from '../../../test/fixtures/components/memory-database.js';
import { listening } from '../../../test/fixtures/components/explained-statements.js';
import { memoryVectors } from '../../../test/fixtures/components/memory-vectors.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { documentTables } from '../../../test/fixtures/table-index.js';
import { KeywordLibrary } from './keyword-library.js';
import { readState, storeSegment } from './keyword-rows.js';
import { packSegment } from './keyword-segment.js';
import { lexicalEmbedder } from './lexical-embedder.js';
import { noteSearched, readAhead } from './read-ahead.js';
import { spaceFor } from './vector-spaces.js';

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
        onlyThrough: undefined,
        data,
      });
  return opened;
}

const reads = ({ statements }: ReturnType<typeof listening>) =>
  statements.filter(({ sql }) => sql.includes('data from document_segment')).map(({ values }) => values[0]);

async function indexOf(library: KeywordLibrary, database: Database, organizationId: string) {
  return library.of(organizationId, await readState(database, organizationId));
}

await test('what was searched last is read first, as far as there is memory, and a search then reads nothing', async (t) => {
  const heard = listening(await database(t, ['a', 'b', 'c']));
  const one = (await indexOf(new KeywordLibrary(heard.database, 1e9), heard.database, 'a')).bytes;
  await noteSearched(heard.database, ['a']);
  await noteSearched(heard.database, ['b', 'c']);
  await heard.database
    .fork()
    .execute("update document_search_state set searched_at = now() - interval '2 days' where organization_id = 'a'");
  await heard.database
    .fork()
    .execute("update document_search_state set searched_at = now() - interval '1 day' where organization_id = 'c'");
  const keywords = new KeywordLibrary(heard.database, one + data.length * segments * 5);
  heard.statements.length = 0;
  await readAhead(
    { database: heard.database, keywords, vectors: memoryVectors(), log: silentLog },
    new AbortController().signal,
  );
  t.strictSame([...new Set(reads(heard))], ['b', 'c'], 'there is no room for a third');
  t.ok(keywords.held('b') && keywords.held('c') && !keywords.held('a'));
  t.strictSame(keywords.takeSearched(), [], 'nobody has searched yet');

  heard.statements.length = 0;
  t.equal((await indexOf(keywords, heard.database, 'b')).size, segments);
  t.strictSame(reads(heard), []);
  t.strictSame(keywords.takeSearched(), ['b']);
  t.strictSame(keywords.takeSearched(), []);
});

await test('a search that comes while its organization is read waits for the same reading', async (t) => {
  const heard = listening(await database(t, ['a']));
  const keywords = new KeywordLibrary(heard.database, 1e9);
  const reading = readAhead(
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

await test('reading ahead ends when the gateway does, and leaves nothing half read as if it were whole', async (t) => {
  const heard = listening(await database(t, ['a']));
  const keywords = new KeywordLibrary(heard.database, 1e9);
  const closing = new AbortController();
  const fork = heard.database.fork.bind(heard.database);
  const ending = () => {
    if (reads(heard).length > 2) closing.abort(new Error('closed'));
    return fork();
  };
  const closed = new KeywordLibrary({ ...heard.database, fork: ending }, 1e9);
  const services = { database: heard.database, keywords: closed, vectors: memoryVectors(), log: silentLog };
  await t.rejects(readAhead(services, closing.signal), { message: 'closed' });
  t.ok(reads(heard).length < segments / 8);
  t.equal((await indexOf(closed, heard.database, 'a')).size, segments);
  t.equal((await indexOf(keywords, heard.database, 'a')).size, segments);
});

await test('the graph of vectors of what was searched is opened as well; what nobody has searched is left alone', async (t) => {
  const opened = await database(t, ['a', 'b']);
  const spaces = [await spaceFor(opened, 'a', lexicalEmbedder), await spaceFor(opened, 'b', lexicalEmbedder)];
  await noteSearched(opened, ['b']);
  const vectors = memoryVectors();
  const keywords = new KeywordLibrary(opened, 1e9);
  await readAhead({ database: opened, keywords, vectors, log: silentLog }, new AbortController().signal);
  t.strictSame(
    vectors.asked.map(([name, { vector, limit }]) => [name, vector.length, limit]),
    [[spaces[1]?.name, 1024, 1]],
  );
  const away = () => Promise.reject(new Error('away'));
  const services = { database: opened, keywords, vectors: { ...vectors, nearest: away }, log: silentLog };
  await t.resolves(readAhead(services, new AbortController().signal), 'it is only a favour');
});
