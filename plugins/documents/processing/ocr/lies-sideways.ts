import type { PageBitmap } from '../pdf/pdf-page.js';

/** Lines across the page must stand out so many times more than lines along it. */
const clearly = 2;
/** Looking at every fourth point is enough. */
const step = 4;

/**
 * Whether the lines of a text run up and down: then columns of points differ in darkness as lines and the gaps between them do, and rows
 * of points are alike. Takes milliseconds, where reading a page in the wrong position takes seconds.
 */
export function liesSideways({ width, height, pixels }: PageBitmap): boolean {
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    for (let x = y % step; x < width; x += step) {
      const dark = 255 - (pixels[y * width + x] as number);
      rows[y] = (rows[y] as number) + dark / width;
      columns[x] = (columns[x] as number) + dark / height;
    }
  }
  return changesOf(columns) > clearly * changesOf(rows);
}

/** How much neighbours differ, on the average: margins and columns of text change seldom, lines always. */
function changesOf(profile: Float64Array): number {
  let sum = 0;
  for (let at = step; at < profile.length; at += 1) {
    const change = (profile[at] as number) - (profile[at - step] as number);
    sum += change * change;
  }
  return sum / Math.max(1, profile.length - step);
}
