import type { PageBitmap } from '../../pdf/page-drawing.js';

/** Sides of the squares that are looked at, in pixels: lower than a line of text and the space below it. */
const side = 8;
/** Gray values of a square of paper or screen are within this range, also in a photo of it. */
const evenRange = 20;
/**
 * Measured at 100 dpi: 0.55 and more of 20 screens, diagrams and scans, also noisy and badly lit ones, is even, and 0.22 and 0.37 of photos of things.
 */
const leastEven = 0.4;

/** Whether a picture shows things rather than text: most of a page, a screen or a diagram is even between its letters and lines. */
export function isPhoto({ width, height, pixels }: PageBitmap): boolean {
  let [even, squares] = [0, 0];
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      squares += 1;
      if (rangeOf(pixels, top * width + left, width) <= evenRange) even += 1;
    }
  }
  return even < squares * leastEven;
}

/** The difference of the lightest and the darkest pixel of a square. */
function rangeOf(pixels: Uint8Array, start: number, width: number): number {
  let [least, most] = [255, 0];
  for (let line = 0; line < side; line += 1) {
    for (let column = 0; column < side; column += 1) {
      const gray = pixels[start + line * width + column] as number;
      if (gray < least) least = gray;
      if (gray > most) most = gray;
    }
  }
  return most - least;
}
