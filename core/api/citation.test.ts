import { test } from 'tap';
import { CitationLimit, citationsIn, citedRange, mostCitations, webAddress } from './citation.js';

await test('a place that is counted back is one in the text as it is, and never outside of it', (t) => {
  t.strictSame(citedRange({ back: { from: 9, to: 2 } }, 20), { start: 11, end: 18 });
  t.strictSame(citedRange({}, 20), { start: 0, end: 20 }, 'without a place all of it');
  t.strictSame(citedRange({ back: { from: 30, to: 15 } }, 20), { start: 0, end: 5 }, 'what of it is in the text');
  t.equal(citedRange({ back: { from: 30, to: 20 } }, 20), undefined, 'before the text');
  t.equal(citedRange({ back: { from: 30, to: 25 } }, 20), undefined);
  t.strictSame(citedRange({ back: { from: 20, to: 20 } }, 20), { start: 0, end: 0 }, 'at its beginning');
  t.end();
});

await test('citations of several texts have their places in all of them together', (t) => {
  const a = { url: 'https://a.test' };
  const placed = citationsIn([
    { type: 'text', text: 'No.', refusal: true },
    { type: 'text', text: 'One. ', citations: [{ ...a, range: { start: 0, end: 4 } }] },
    { type: 'tool-call', id: 'c', name: 'f', arguments: '{}' },
    { type: 'text', text: 'Two.', citations: [{ ...a, range: { start: 1, end: 3 } }, { title: 'B' }] },
  ]);
  t.strictSame(placed, [
    { citation: a, range: { start: 0, end: 4 } },
    { citation: a, range: { start: 6, end: 8 } },
    { citation: { title: 'B' }, range: { start: 0, end: 9 } },
  ]);
  t.end();
});

await test('only an address of the web is one that clients may follow', (t) => {
  t.equal(webAddress('HTTPS://a.test/x'), 'HTTPS://a.test/x');
  for (const other of ['javascript:alert(1)', 'gs://files/a', 'a.test', ' https://a.test', '', null, 5, undefined])
    t.equal(webAddress(other), undefined);
  t.end();
});

await test('citations of one answer are limited in their number and their length', (t) => {
  const limit = new CitationLimit();
  t.equal(limit.takes({ quote: 'x'.repeat(600_000), title: 'Long' }), true);
  t.equal(limit.takes({ url: `https://example.com/${'x'.repeat(600_000)}` }), false);
  for (let number = 1; number < mostCitations; number += 1) limit.takes({ title: 'Short' });
  t.equal(limit.taken, mostCitations);
  t.equal(limit.takes({}), false);
  t.end();
});
