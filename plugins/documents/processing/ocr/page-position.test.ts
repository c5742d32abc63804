import { test } from 'tap';
import { buildPdf } from '../../../../test/fixtures/documents/build-pdf.js';
import { PdfDocument } from '../pdf/pdf-document.js';
import type { PageBitmap, QuarterTurns } from '../pdf/page-drawing.js';
import { fewLines } from './few-lines.js';
import { possibleTurns } from './page-position.js';

const lines = [
  'The old lock is closed at night, and all the boats behind the hill wait until',
  'dawn. He who holds the toll book lets the first of them in before the bell of',
  'the chapel is heard; the last one has left the basin when it is dark.',
];

async function picture(text: readonly string[], turns: QuarterTurns): Promise<PageBitmap> {
  const document = await PdfDocument.open(buildPdf({ pages: [{ lines: text }] }));
  const drawn = await document.withPage(0, (page) => page.render(150, turns));
  document.close();
  if (drawn === undefined) throw new Error('the page cannot be drawn');
  return drawn;
}

await test('how lines run and which side of them is up shows without reading', async (t) => {
  const text = Array.from({ length: 10 }, () => lines).flat();
  t.strictSame(possibleTurns(await picture(text, 0)), [0]);
  t.strictSame(possibleTurns(await picture(text, 1)), [3, 1], 'turned to the right, it is turned back');
  t.strictSame(possibleTurns(await picture(text, 2)), [2, 0]);
  t.strictSame(possibleTurns(await picture(text, 3)), [1, 3]);
});

await test('a blank page counts as upright, and as turned as well', async (t) => {
  t.equal(possibleTurns({ width: 60, height: 80, pixels: new Uint8Array(60 * 80).fill(255) })[0], 0);
});

await test('a few lines are taken where the text of a page is, between lines', async (t) => {
  const blank = Array.from({ length: 20 }, () => ' ');
  const page = await picture([...blank, ...lines, ...lines], 0);
  const { width, height, pixels } = fewLines(page);
  const dark = (points: Uint8Array): number => points.filter((point) => point < 128).length;
  t.equal(width, page.width);
  t.ok(height < page.height / 8, `${height} of ${page.height} rows`);
  t.ok(dark(pixels) > dark(page.pixels) / 3, `${dark(pixels)} of ${dark(page.pixels)} dark points`);
  t.equal(dark(pixels.subarray(0, width)) + dark(pixels.subarray(-width)), 0, 'no line is cut');
});

await test('of a page of a few points all is taken', (t) => {
  t.match(fewLines({ width: 3, height: 1, pixels: new Uint8Array(3) }), { width: 3, height: 1 });
  t.end();
});
