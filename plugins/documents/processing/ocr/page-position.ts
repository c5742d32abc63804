import type { PageBitmap, QuarterTurns } from '../pdf/page-drawing.js';
import { changesOf, leanOf, profileOf } from './page-profile.js';

/** How many times clearer horizontal lines must be than vertical ones. */
const clearly = 2;
/** Minimum asymmetry of lines. Of 25 pages in six languages, 20 reach it upright, and one in Korean upside down. */
const uprightLean = -0.1;

/**
 * By how many quarter turns to the right a page may have to be turned to be upright, the likeliest first, and no other than none where that
 * is clear. Columns of points differ in darkness where lines run up and down, and rows are alike; how lines begin and end shows which
 * side of them is up.
 */
export function possibleTurns(page: PageBitmap): readonly QuarterTurns[] {
  const { rows, columns } = profileOf(page);
  if (changesOf(columns) > clearly * changesOf(rows)) return leanOf(columns) > 0 ? [3, 1] : [1, 3];
  const lean = leanOf(rows);
  if (lean < uprightLean) return [0];
  return lean > 0 ? [2, 0] : [0, 2];
}
