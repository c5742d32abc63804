import type { PageBitmap } from '../pdf/page-drawing.js';

/** How dark the rows of points of a page are, from top to bottom, and its columns, from left to right. */
interface PageProfile {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/** Looking at every fourth point is enough. */
const profileStep = 4;

/** The blur at the edge of a line in pixels, at 150 dpi. */
const edge = 3;

/** Takes milliseconds, where reading a page takes seconds. */
export function profileOf({ width, height, pixels }: PageBitmap): PageProfile {
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    for (let x = y % profileStep; x < width; x += profileStep) {
      const dark = 255 - (pixels[y * width + x] as number);
      rows[y] = (rows[y] as number) + dark / width;
      columns[x] = (columns[x] as number) + dark / height;
    }
  }
  return { rows, columns };
}

/** How much neighbours differ, on the average: margins and columns of text change seldom, lines always. */
export function changesOf(profile: Float64Array): number {
  let sum = 0;
  for (let at = profileStep; at < profile.length; at += 1) {
    const change = (profile[at] as number) - (profile[at - profileStep] as number);
    sum += change * change;
  }
  return sum / Math.max(1, profile.length - profileStep);
}

/**
 * Whether lines end more suddenly than they begin, from -1 to 1: below 0 for lines that are upright. More letters reach above the others
 * than below, so that it is at the foot of a line that most of its darkness ends at once.
 */
export function leanOf(profile: Float64Array): number {
  let sum = 0;
  let size = 0;
  for (let at = edge; at < profile.length; at += 1) {
    const cube = ((profile[at] as number) - (profile[at - edge] as number)) ** 3;
    sum += cube;
    size += Math.abs(cube);
  }
  return size === 0 ? 0 : sum / size;
}
