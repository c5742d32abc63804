import { test } from 'tap';
import { picturedText, pictureOf } from '../../../../../test/fixtures/documents/build-picture.js';
import { randomFrom, seed } from '../../../../../test/fixtures/random.js';
import { isPhoto } from './is-photo.js';

await test('a page is no photo, also when it is lit badly and seen by a bad camera; a rough surface is one', async (t) => {
  const random = randomFrom(seed);
  const page = await pictureOf(Array.from({ length: 12 }, () => picturedText.join(' ')));
  const noise = (): number => (random() - 0.5) * 16;
  const lit = (gray: number, at: number): number => gray * (0.5 + (0.4 * (at % page.width)) / page.width) + noise();
  t.notOk(isPhoto(page));
  t.notOk(isPhoto({ ...page, pixels: page.pixels.map(lit) }));
  t.ok(isPhoto({ ...page, pixels: page.pixels.map(() => 128 + 6 * noise()) }));
});
