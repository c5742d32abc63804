import { test } from 'tap';
import { buildPng, pictureOf } from '../../../../test/fixtures/documents/build-picture.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';
import { wordRecall } from '../../../../test/fixtures/documents/word-recall.js';
import type { PageBitmap } from '../pdf/page-drawing.js';
import { isUnevenlyLit } from './page-light.js';

const lines = [
  'The old lock is closed at night, and all the boats behind the hill wait until',
  'dawn. He who holds the toll book lets the first of them in before the bell of',
  'the chapel rings; another one has left our basin when it becomes dark. Every',
  'keeper writes down names, cargo and depth, also those who pay nothing because',
];

/** The page in a light that depends on the place, both from 0 to 1. */
function inLight(picture: PageBitmap, light: (across: number, down: number) => number): PageBitmap {
  const { width, height } = picture;
  const pixels = picture.pixels.map((shade, at) =>
    Math.round(shade * light((at % width) / width, Math.floor(at / width) / height)),
  );
  return { width, height, pixels };
}

/** The shadow of a hand, which becomes darker to the lower right. */
const shadow = (across: number, down: number) => 1 - 0.65 / (1 + Math.exp(-12 * (across + down - 0.8)));

await test('a page in a shadow is told from pages that are light, grey, dark or have a dark bar', async (t) => {
  const picture = await pictureOf(lines);
  t.equal(isUnevenlyLit(inLight(picture, shadow)), true);
  t.equal(isUnevenlyLit(picture), false, 'light');
  t.equal(isUnevenlyLit(inLight(picture, () => 0.5)), false, 'grey');
  t.equal(isUnevenlyLit(inLight(picture, () => 0.1)), false, 'dark');
  t.equal(isUnevenlyLit(inLight(picture, (_, down) => (down < 0.1 ? 0.4 : 1))), false, 'a bar above the text');
  t.equal(isUnevenlyLit({ width: 1, height: 1, pixels: new Uint8Array(1) }), false, 'a single point');
});

await test('what lies in a shadow is read', async (t) => {
  const picture = inLight(await pictureOf(lines), shadow);
  const png = buildPng(picture, { kind: 0, depth: 8, pixel: (gray) => [gray] });
  const { text } = await processFixture(png, 'png');
  t.ok(wordRecall(text, lines) > 0.97, text);
});
