import { test } from 'tap';
import { buildPdf } from '../../../../test/fixtures/documents/build-pdf.js';
import { pictureOf } from '../../../../test/fixtures/documents/build-picture.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';
import { wordRecall } from '../../../../test/fixtures/documents/word-recall.js';
import type { PageBitmap } from '../pdf/page-drawing.js';
import { skewOf, straightened } from './page-skew.js';

const lines = [
  'The old lock is closed at night, and all the boats behind the hill wait until',
  'dawn. He who holds the toll book lets the first of them in before the bell of',
  'the chapel is heard; the last one has left the basin when it is dark.',
];
const page = Array.from({ length: 6 }, () => lines).flat();

/** The same on its side. */
function turned({ width, height, pixels }: PageBitmap): PageBitmap {
  const moved = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    moved[x * height + (height - 1 - y)] = pixels[at] ?? 0;
  }
  return { width: height, height: width, pixels: moved };
}

await test('how far lines rise or fall shows without reading them, whatever side a page lies on', async (t) => {
  const level = await pictureOf(page);
  t.equal(skewOf(level), 0);
  for (const degrees of [-15, -8, 5, 11]) {
    const askew = straightened(level, -degrees);
    for (const picture of [askew, turned(askew)])
      t.ok(Math.abs(skewOf(picture) - degrees) <= 0.5, `${degrees}: ${skewOf(picture)}`);
  }
  t.equal(skewOf(straightened(level, -2)), 0, 'which the engine reads as it is');
});

await test('a page without lines has no skew', (t) => {
  const size = 400;
  t.equal(skewOf({ width: size, height: size, pixels: new Uint8Array(size * size).fill(255) }), 0, 'blank');
  let state = 1;
  const pixels = Uint8Array.from({ length: size * size }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 23;
  });
  t.equal(skewOf({ width: size, height: size, pixels }), 0, 'noise');
  t.equal(skewOf({ width: 2, height: 2, pixels: new Uint8Array(4) }), 0, 'a few points');
  t.end();
});

await test('a scan that lies 9° askew is read', async (t) => {
  const picture = straightened(await pictureOf(lines), -9);
  const { text } = await processFixture(buildPdf({ pages: [{ picture }] }), 'pdf');
  t.ok(wordRecall(text, lines) > 0.95, text);
});
