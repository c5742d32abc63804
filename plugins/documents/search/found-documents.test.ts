import { test } from 'tap';
import { FoundDocuments, passagesOf } from './found-documents.js';

let count = 0;
function passage(documentId: string, text: string) {
  count += 1;
  const rest = { fileName: `${documentId}.pdf`, headings: [], place: undefined, metadata: undefined };
  return { chunkId: `chunk-${count}`, documentId, text, ...rest };
}

/** Adds passages of documents, best first. @returns what is shown */
function shownOf(
  limit: number,
  ...passages: readonly (readonly [documentId: string, text: string, relevance: number])[]
) {
  const found = new FoundDocuments(limit, 0.05);
  for (const [documentId, text, relevance] of passages) {
    const next = passage(documentId, text);
    if (found.mayTake(next, true)) found.add(next, relevance);
  }
  return passagesOf(found.hits()).map((hit) => `${hit.documentId}: ${hit.text}`);
}

await test('a copy in another format, with other line ends, is no further document, and takes no place with what fits far less', (t) => {
  const shown = shownOf(
    5,
    ['b', 'Oil: 34\nlitres', 0.9],
    ['a', 'Oil: 34 litres', 0.9],
    ['a', 'Staff', 0.1],
    ['c', 'Oils', 0.2],
  );
  t.strictSame(shown, ['b: Oil: 34\nlitres', 'c: Oils']);
  t.strictSame(shownOf(5, ['b', 'Oil', 0.9], ['a', 'Oil', 0.9], ['a', 'Oils', 0.8]), ['b: Oil', 'a: Oils']);
  t.end();
});

await test('of versions with the same text the newest one is shown, unless the question fits an older one better', (t) => {
  t.strictSame(shownOf(5, ['2021', 'Leave', 0.8], ['2025', 'Leave', 0.8], ['2023', 'Leave', 0.8]), ['2025: Leave']);
  t.strictSame(shownOf(5, ['2021', 'Leave', 1], ['2025', 'Leave', 0.8]), ['2021: Leave']);
  const both = shownOf(5, ['2021', 'Leave', 0.8], ['2021', 'Notice', 0.7], ['2025', 'Leave', 0.8]);
  t.strictSame(both, ['2021: Leave', '2021: Notice'], 'what is shown with a further passage stays');
  const one = shownOf(1, ['2021', 'Leave', 0.8], ['2023', 'Notice', 0.8], ['2021', 'Oil', 0.7], ['2025', 'Leave', 0.8]);
  t.strictSame(one, ['2025: Leave'], 'also if there are enough documents');
  t.end();
});

await test('a passage with much more of the question is shown in place of the first one of its document', (t) => {
  t.strictSame(shownOf(1, ['a', 'Agreement with Islay', 0.5], ['a', 'Islay: 30 days', 1]), ['a: Islay: 30 days']);
  const two = shownOf(2, ['a', 'Agreement with Islay', 0.5], ['a', 'Islay: 30 days', 1], ['b', 'Other', 0.4]);
  t.strictSame(two, ['a: Islay: 30 days', 'b: Other']);
  const late = shownOf(
    2,
    ['a', 'One', 0.5],
    ['a', 'Two', 0.5],
    ['a', 'Three', 0.5],
    ['b', 'Other', 0.4],
    ['a', 'Best', 1],
  );
  t.strictSame(late, ['a: Best', 'b: Other'], 'also if there are enough documents and further passages');
  t.strictSame(shownOf(2, ['a', 'One', 0.8], ['a', 'Two', 0.9]), ['a: One', 'a: Two'], 'a little more is not enough');
  t.end();
});
