import { test } from 'tap';
import type { PageBitmap } from '../pdf/pdf-page.js';
import { liesSideways } from './lies-sideways.js';

const [width, height] = [600, 800];

/** Lines of words between margins. */
function page(): PageBitmap {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 80; y < height - 80; y += 1) {
    if (y % 20 >= 10) continue;
    for (let x = 60; x < width - 60; x += 1) if ((x * 7 + Math.floor(y / 20) * 31) % 50 < 40) pixels[y * width + x] = 0;
  }
  return { width, height, pixels };
}

function turned({ pixels }: PageBitmap): PageBitmap {
  const made = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) made[x * height + y] = pixels[y * width + x] ?? 0;
  return { width: height, height: width, pixels: made };
}

await test('a page whose lines run up and down is told from one whose lines do not, and from a blank one', (t) => {
  t.equal(liesSideways(page()), false);
  t.equal(liesSideways(turned(page())), true);
  t.equal(liesSideways({ width, height, pixels: new Uint8Array(width * height).fill(255) }), false);
  t.end();
});
