import { test } from 'tap';
import type { VectorHit, VectorQuery, VectorSpace, VectorStore } from '../../../../core/api/index.js';
import { chunkId } from '../../document-chunk.js';
import { KeywordIndex } from '../keywords/keyword-index.js';
import { packSegment, readSegment } from '../keywords/keyword-segment.js';
import { nearestVisible } from './nearest-visible.js';
import type { DedicatedSpaceState } from './dedicated-spaces.js';

const { signal } = new AbortController();
const space: VectorSpace = { name: 'space', measure: 'inner-product' };
const segment = readSegment(packSegment([{ text: 'words', facets: [] }]));

/** Documents of one passage that everybody sees, and some that `mine` alone sees; in the store the first of them are the nearest. */
function library(everybody: readonly string[], mine: readonly string[] = []) {
  const index = new KeywordIndex();
  const add = (documentId: string, restrictedTo: string | undefined): void =>
    index.add({ documentId, attempt: 1, firstOrdinal: 0, restrictedTo }, segment);
  for (const documentId of everybody) add(documentId, undefined);
  for (const documentId of mine) add(documentId, 'mine');
  const stored = new Map([
    ['space', everybody],
    ['space.restricted', mine],
  ]);
  const queries: [space: string, query: VectorQuery][] = [];
  const nearest: VectorStore['nearest'] = async ({ name }, query) => {
    queries.push([name, query]);
    const found = (stored.get(name) ?? []).map((id, at): VectorHit => ({ id: chunkId(id, 1, 0), similarity: -at }));
    return found.slice(0, query.limit);
  };
  const search = async (connectionId: string | undefined, filter = {}) => {
    const request = { organizationId: 'o', connectionId, phrases: [], limit: 5, filter, signal };
    const vectors = { nearest } as VectorStore;
    const hits = await nearestVisible({ vectors, space, index, vector: [1] }, request);
    return hits.map(({ id }) => id.split('.')[0]);
  };
  return { index, add, stored, queries, search };
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, number) => `d${number}`);

await test("unrestricted passages are queried without a filter, and restricted ones by the connection's id", async (t) => {
  const { search, queries } = library(['a', 'b', 'c'], ['x', 'y']);
  t.strictSame(await search('mine'), ['a', 'x', 'b', 'y', 'c'], 'the nearest of both');
  t.strictSame(
    queries.map(([name, { filter }]) => [name, filter]),
    [
      ['space', undefined],
      ['space.restricted', { all: [{ tag: 'restrictedTo', is: 'mine' }] }],
    ],
  );
  t.strictSame(await search('other'), ['a', 'b', 'c']);
  t.strictSame(await search(undefined), ['a', 'b', 'c']);
  t.equal(queries.length, 4, 'who has nothing of its own has one query');
});

await test('a connection with a dedicated space is searched there, and in both spaces while vectors are being moved', async (t) => {
  const asked: (readonly [name: string, filter: unknown])[] = [];
  const nearest: VectorStore['nearest'] = async ({ name }, { filter }) => {
    asked.push([name, filter]);
    const ids =
      name === 'space' ? ['all'] : name === 'space.restricted' ? ['being-moved', 'here'] : ['being-moved', 'there'];
    return ids.map((id, at) => ({ id: chunkId(id, 1, 0), similarity: -at }));
  };
  const request = {
    organizationId: 'o',
    connectionId: 'mine',
    phrases: [],
    limit: 5,
    filter: { colour: 'red' },
    signal,
  };
  const find = async (own: DedicatedSpaceState | undefined) => {
    asked.length = 0;
    const vectors = { nearest } as VectorStore;
    const hits = await nearestVisible({ vectors, space, own, index: undefined, vector: [1] }, request);
    return hits.map(({ id }) => id.split('.')[0] as string).toSorted();
  };
  const red = { tag: 'm.colour', is: 'red' };
  const open = ['space', { all: [red] }] as const;
  const common = ['space.restricted', { all: [{ tag: 'restrictedTo', is: 'mine' }, red] }] as const;
  const alone = ['space.only.mine', { all: [red] }] as const;
  t.strictSame(await find('moved'), ['all', 'being-moved', 'there']);
  t.strictSame(asked, [open, alone]);
  t.strictSame(await find('moving'), ['all', 'being-moved', 'here', 'there'], 'each once');
  t.strictSame(asked, [open, alone, common]);
  t.strictSame(await find('leaving'), ['all', 'being-moved', 'here']);
  t.strictSame(asked, [open, common]);
  t.strictSame(await find(undefined), ['all', 'being-moved', 'here']);
  t.strictSame(asked, [open, common]);
});

await test('metadata filters are part of the vector queries', async (t) => {
  const { search, queries } = library(['a'], ['x']);
  await search('mine', { colour: 'red' });
  const red = { tag: 'm.colour', is: 'red' };
  t.strictSame(
    queries.map(([, { filter }]) => filter),
    [{ all: [red] }, { all: [{ tag: 'restrictedTo', is: 'mine' }, red] }],
  );
});

/** A thousand passages, of which those whose number fits are red. In the store the first are the nearest. */
function colours(isRed: (number: number) => boolean) {
  const made = library(numbered(0));
  const red = readSegment(packSegment([{ text: 'words', facets: [['colour', 'red']] }]));
  const names = numbered(1_000);
  for (const [number, documentId] of names.entries())
    made.index.add({ documentId, attempt: 1, firstOrdinal: 0, restrictedTo: undefined }, isRed(number) ? red : segment);
  made.stored.set('space', names);
  return { ...made, reds: names.filter((_, number) => isRed(number)).slice(0, 100) };
}

await test('a metadata filter that many passages match is applied to more of the nearest, instead of by the store', async (t) => {
  const { search, queries, reds, index } = colours((number) => number % 4 > 0);
  t.strictSame(await search(undefined, { colour: 'red' }), reds);
  t.strictSame(queries, [['space', { vector: [1], limit: 167 }]]);
  index.remove({ documentId: 'd1', attempt: 1, firstOrdinal: 0 });
  t.strictSame((await search(undefined, { colour: 'red' })).slice(0, 2), ['d2', 'd3'], 'deleted ones are left out');
  t.equal((await search(undefined, { colour: 'blue' })).length, 100, 'this store ignores filters');
  t.match(
    queries.at(-1),
    ['space', { filter: { all: [{ is: 'blue' }] } }],
    'what nothing matches is asked with the filter',
  );
});

await test('the store applies a metadata filter if few passages match, or few of the nearest do', async (t) => {
  const filtered = { all: [{ tag: 'm.colour', is: 'red' }] };
  const few = colours((number) => number % 4 === 0);
  await few.search(undefined, { colour: 'red' });
  t.match(few.queries, [['space', { limit: 125, filter: filtered }]]);
  const far = colours((number) => number > 100);
  await far.search(undefined, { colour: 'red' });
  t.match(far.queries, [
    ['space', { limit: 140 }],
    ['space', { limit: 125, filter: filtered }],
  ]);
});

await test('restricted and deleted passages are filtered out, and a larger query follows if too few remain', async (t) => {
  const { search, queries, index, add } = library(numbered(1000));
  add('d0', 'mine');
  const gone = (count: number): void => {
    for (const documentId of numbered(count)) index.remove({ documentId, attempt: 1, firstOrdinal: 0 });
  };
  t.strictSame(await search('other'), numbered(101).slice(1));
  gone(20);
  t.strictSame(await search('other'), numbered(120).slice(20));
  t.equal(queries.length, 2);
  gone(50);
  t.strictSame(await search('other'), numbered(150).slice(50));
  t.equal(queries.length, 4);
  gone(1000);
  t.strictSame(await search('other'), []);
  t.equal(queries.length, 6, 'it is not asked for ever');
});

await test('without the keyword index, both spaces are searched', async (t) => {
  const asked: string[] = [];
  const nearest: VectorStore['nearest'] = async ({ name }) => {
    asked.push(name);
    return [{ id: chunkId(name, 1, 0), similarity: 1 }];
  };
  const request = { organizationId: 'o', connectionId: 'mine', phrases: [], limit: 5, filter: {}, signal };
  const vectors = { nearest } as VectorStore;
  t.equal((await nearestVisible({ vectors, space, index: undefined, vector: [1] }, request)).length, 2);
  t.strictSame(asked, ['space', 'space.restricted']);
});
