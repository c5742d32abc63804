import type { PageBitmap } from '../pdf/page-drawing.js';
import { profileOf } from './page-profile.js';

/** The part of a page's height that contains about five lines of normal print. */
const share = 0.08;
/** An edge may move so far to fall between two lines. */
const shareOfMove = 0.015;

/**
 * The part of a page, from edge to edge, in which light and dark rows change most: the one with most lines of text, upright or upside
 * down. Which they are, and their script, show in a few lines, and reading takes time by the line.
 */
export function fewLines(page: PageBitmap): PageBitmap {
  const { width, height, pixels } = page;
  const { rows } = profileOf(page);
  const length = Math.max(1, Math.round(height * share));
  const move = Math.round(height * shareOfMove);
  const start = startOfMostChange(rows, length);
  const from = lightest(rows, start, move);
  const to = Math.max(from + 1, lightest(rows, start + length, move));
  return { width, height: to - from, pixels: pixels.subarray(from * width, to * width) };
}

function startOfMostChange(rows: Float64Array, length: number): number {
  const change = (at: number): number => ((rows[at] as number) - (rows[Math.max(0, at - 1)] as number)) ** 2;
  let sum = 0;
  let [best, most] = [0, -1];
  for (let end = 0; end < rows.length; end += 1) {
    sum += change(end) - (end >= length ? change(end - length) : 0);
    if (sum > most) [best, most] = [Math.max(0, end - length + 1), sum];
  }
  return best;
}

/** Finds the lightest row of pixels near an edge, which is between two lines. */
function lightest(rows: Float64Array, near: number, move: number): number {
  let best = Math.min(rows.length, near);
  let least = rows[best] ?? 0;
  for (let at = Math.max(0, near - move); at < Math.min(rows.length, near + move); at += 1) {
    const dark = rows[at] as number;
    if (dark < least) [best, least] = [at, dark];
  }
  return best;
}
