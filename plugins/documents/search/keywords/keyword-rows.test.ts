import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import { listening } from '../../../../test/fixtures/components/explained-statements.js';
import { openMemoryDatabase } from '../../../../test/fixtures/components/memory-database.js';
import { documentTables } from '../../../../test/fixtures/stored-data/table-index.js';
import { readSearchState } from '../read-search-state.js';
import { KeywordIndexCache } from './keyword-index-cache.js';
import { changesSince, type KeywordState, storeSegment } from './keyword-rows.js';
import { packSegment } from './keyword-segment.js';

/** Several pages of changes, and numbers of one, two and three digits. */
const segments = 130;
const organizationId = 'o';
const data = packSegment([{ text: 'sluice gate', facets: [] }]);

await test(`the changes of ${segments} segments are read in the order of their numbers, each once`, async (t) => {
  const database = await openMemoryDatabase(documentTables);
  t.teardown(() => database.close());
  for (let number = 0; number < segments; number += 1)
    await storeSegment(database, organizationId, {
      documentId: randomUUID(),
      attempt: 1,
      firstOrdinal: 0,
      restrictedTo: undefined,
      data,
    });
  const revisionsSince = async (revision: bigint): Promise<number[]> => {
    const found: number[] = [];
    for await (const changes of changesSince(database, organizationId, revision))
      found.push(...changes.map((change) => Number(change.revision)));
    return found;
  };
  const all = Array.from({ length: segments }, (_, at) => at + 1);
  t.strictSame(await revisionsSince(0n), all);
  t.strictSame(await revisionsSince(57n), all.slice(57));
  const { state } = await readSearchState(database, { organizationId, connectionId: undefined }, []);
  const index = await new KeywordIndexCache(database, 1e9).of(organizationId, state);
  t.equal(index.size, segments, 'so the keyword side has all of them');
});

await test('searches that begin while documents are indexed share a read, instead of each reading the same changes', async (t) => {
  const opened = await openMemoryDatabase(documentTables);
  t.teardown(() => opened.close());
  const heard = listening(opened);
  const keywords = new KeywordIndexCache(heard.database, 1e9);
  const states: (KeywordState | undefined)[] = [];
  for (const documentId of Array.from({ length: 5 }, () => randomUUID())) {
    await storeSegment(opened, organizationId, {
      documentId,
      attempt: 1,
      firstOrdinal: 0,
      restrictedTo: undefined,
      data,
    });
    states.push((await readSearchState(opened, { organizationId, connectionId: undefined }, [])).state);
  }
  const indexes = await Promise.all(states.map((state) => keywords.of(organizationId, state)));
  t.ok(indexes.every(({ size }) => size === 5));
  t.equal(heard.statements.length, 1);
  t.equal(keywords.cached(organizationId)?.revision, states.at(-1)?.revision);
});
