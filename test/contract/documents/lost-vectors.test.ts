/** A vector store that loses its data, or gets other data, while the gateway runs. */
import { type Test, test } from 'tap';
import type { VectorSpace } from '../../../core/api/index.js';
import { fakeClock } from '../../../core/testkit/fake-clock.js';
import type { WeightingEmbedder } from '../../../plugins/documents/search/embedding/lexical-embedder.js';
import { KeywordIndexCache } from '../../../plugins/documents/search/keywords/keyword-index-cache.js';
import { SearchMaintenance } from '../../../plugins/documents/search/search-maintenance.js';
import { createMissingVectors } from '../../../plugins/documents/search/vectors/create-missing-vectors.js';
import { noteLostVectors } from '../../../plugins/documents/search/vectors/note-lost-vectors.js';
import { spacesOf } from '../../../plugins/documents/search/vectors/vector-spaces.js';
import { ofDocument } from '../../../plugins/documents/search/vectors/vector-tags.js';
import { until } from '../../fixtures/components/until.js';
import { library, modelOf, organizationId } from '../../fixtures/documents/searched-library.js';

const { signal } = new AbortController();

/** The background jobs of a library, round by round. */
class Rounds extends KeywordIndexCache {
  readonly #clock = fakeClock();
  #begun = 0;

  /** The jobs of a round begin with this. */
  override takeSearched(): readonly string[] {
    this.#begun += 1;
    return super.takeSearched();
  }

  async start(t: Test, parts: ReturnType<Library['partsWith']>): Promise<void> {
    const maintenance = new SearchMaintenance({ ...parts, keywords: this, clock: this.#clock });
    maintenance.start();
    t.teardown(() => maintenance.close());
    await this.next();
  }

  /** Waits for the end of the round that runs: the next one begins only then. */
  async next(): Promise<void> {
    const before = this.#begun;
    await until(async () => {
      await this.#clock.advance(60_000);
      return this.#begun > before;
    }, 'the next round');
  }
}

type Library = Awaited<ReturnType<typeof library>>;

async function openSpace({ database }: Library): Promise<VectorSpace> {
  return (await spacesOf(database, organizationId))[0] as VectorSpace;
}

const cars = modelOf('cars', [/car|automobile/i]);

async function twoDocuments(t: Test): Promise<readonly [Library, Rounds]> {
  const made = await library(t);
  await made.add(cars, 'cars.txt', 'The car stands outside.');
  await made.add(cars, 'boats.txt', 'The boat is in the water.');
  const rounds = new Rounds(made.database, 1e9);
  await rounds.start(t, made.partsWith(cars));
  return [made, rounds];
}

await test('an emptied vector store is noticed by the first search that finds nothing, and filled within two rounds', async (t) => {
  const [made, rounds] = await twoDocuments(t);
  await made.vectors.drop(await openSpace(made), signal);
  t.strictSame(await made.find(cars, 'automobile'), { files: [], missing: [] });
  await rounds.next();
  await rounds.next();
  t.strictSame(await made.find(cars, 'automobile'), { files: ['cars.txt'], missing: [] });
  t.match(
    made.log.lines.filter(({ level }) => level === 'warn'),
    [{ message: /has lost vectors of documents/, fields: { organization: organizationId, documents: 2 } }],
  );
});

await test('a space with vectors of another length refuses all questions and vectors, and is replaced', async (t) => {
  const [made, rounds] = await twoDocuments(t);
  const space = await openSpace(made);
  const replace = async (): Promise<void> => {
    await made.vectors.drop(space, signal);
    await made.vectors.put(space, [{ id: 'other', vector: [1, 2, 3], tags: { other: true } }], signal);
  };
  await replace();
  t.strictSame(await made.find(cars, 'automobile'), { files: [], missing: ['vectors'] }, 'noticed by a search');
  await made.add(cars, 'more.txt', 'An automobile is in the garage.');
  await rounds.next();
  await rounds.next();
  const { files, missing } = await made.find(cars, 'car');
  t.strictSame([files.toSorted(), missing], [['cars.txt', 'more.txt'], []]);
  t.match(
    made.log.lines.find(({ message }) => message.includes('another length')),
    { level: 'warn', fields: { organization: organizationId, stored: 3, made: 2 } },
  );

  await replace();
  await made.find(cars, 'automobile');
  await rounds.next();
  await rounds.next();
  t.equal(await made.vectors.dimensions(space, signal), 3, 'not again within the hour: each time costs all vectors');
});

await test('a document whose vectors are refused has the space replaced, without any search', async (t) => {
  const [made, rounds] = await twoDocuments(t);
  const space = await openSpace(made);
  await made.vectors.drop(space, signal);
  await made.vectors.put(space, [{ id: 'other', vector: [1, 2, 3], tags: { other: true } }], signal);
  await made.add(cars, 'more.txt', 'An automobile is in the garage.');
  await rounds.next();
  await rounds.next();
  t.strictSame((await made.find(cars, 'automobile')).files.toSorted(), ['cars.txt', 'more.txt']);
});

await test('a store restored from a backup lacks what was added since, though it has as many vectors', async (t) => {
  const made = await library(t);
  await made.add(cars, 'boats.txt', 'The boat is in the water.');
  await made.add(cars, 'cars.txt', 'The car stands outside.');
  const space = await openSpace(made);
  const [latest] = await made.database
    .fork()
    .execute<[{ document_id: string }]>("select document_id from document where file_name = 'cars.txt'");
  await made.vectors.remove(space, ofDocument(latest.document_id), signal);
  await made.vectors.put(space, [{ id: 'deleted', vector: [0, 1], tags: { deleted: true } }], signal);
  const passages: string[] = [];
  const counting: WeightingEmbedder = {
    ...cars,
    passages: (texts, context) => {
      passages.push(...texts);
      return cars.passages(texts, context);
    },
  };
  await noteLostVectors(made.partsWith(counting), signal);
  await createMissingVectors(made.partsWith(counting), signal);
  t.strictSame(passages, ['cars\nThe car stands outside.'], 'and only that is made again');
  t.strictSame((await made.find(cars, 'automobile')).files, ['cars.txt']);
});
