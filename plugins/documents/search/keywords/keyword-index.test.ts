import { test } from 'tap';
import { KeywordIndex } from './keyword-index.js';
import { facetTerms, packSegment, readSegment } from './keyword-segment.js';

const segmentOf = (...colours: readonly string[]) =>
  readSegment(
    packSegment(
      colours.map((colour) => ({
        text: 'words',
        facets: [
          ['colour', colour],
          ['size', 1],
        ],
      })),
    ),
  );

await test('passages are filtered by their metadata, in each segment and attempt of a document', async (t) => {
  const index = new KeywordIndex();
  const document = { documentId: 'a', attempt: 1, restrictedTo: undefined };
  index.add({ ...document, firstOrdinal: 0 }, segmentOf('red', 'blue'));
  index.add({ ...document, firstOrdinal: 2 }, segmentOf('blue', 'red'));
  index.add({ ...document, attempt: 2, firstOrdinal: 0 }, segmentOf('blue', 'red'));
  const names = [1, 2].flatMap((attempt) => [0, 1, 2, 3, 4].map((ordinal) => ({ documentId: 'a', attempt, ordinal })));
  const having = (filter: Readonly<Record<string, string | number>>) =>
    index.withTerms(names, facetTerms(filter)).map(({ attempt, ordinal }) => `${attempt}.${ordinal}`);
  t.strictSame(having({ colour: 'red' }), ['1.0', '1.3', '2.1']);
  t.strictSame(having({ colour: 'blue', size: 1 }), ['1.1', '1.2', '2.0'], 'all of them are needed');
  t.strictSame(having({ colour: 'red', size: 2 }), []);
  const count = (filter: Readonly<Record<string, string | number>>) => index.countOf(facetTerms(filter));
  t.strictSame([count({ colour: 'red' }), count({ size: 1 }), count({ size: 2 })], [3, 6, 0]);
  index.remove({ ...document, firstOrdinal: 2 });
  t.strictSame(having({ colour: 'red' }), ['1.0', '2.1'], 'without those that were removed');
});
