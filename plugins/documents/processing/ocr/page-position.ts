import type { PageBitmap, QuarterTurns } from '../pdf/pdf-page.js';
import { changesOf, leanOf, profileOf } from './page-profile.js';

/** Lines across the page must stand out so many times more than lines along it. */
const clearly = 2;
/** Of 25 pages of six languages, 20 lean so much or more when they are upright, and one in Korean when it is upside down. */
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
