import type { PageBitmap } from '../pdf/page-drawing.js';

/** A line that was recognised, in pixels from the upper left corner of the page. */
export interface RecognisedLine {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly words: number;
}

/** Lines of prose have so many words, cells of tables fewer. */
const wordsOfProse = 4;
/** The share of a page's mean brightness below which a point is ink. */
const inkShare = 0.6;
/** How much of the ink of lines may lie beside them, such as dirt and the edge of a photo. */
const mostBeside = 0.05;

/**
 * Whether the lines of a page may be parts of longer ones: because there is ink beside them, which nobody has read, or because they lie beside
 * each other and are no columns of prose. A search for columns takes the columns of a table one after the other, and drops lonely numbers.
 */
export function areTorn(page: PageBitmap, lines: readonly RecognisedLine[]): boolean {
  let torn = 0;
  let columns = 0;
  for (const line of lines) {
    const next = nextBeside(line, lines);
    if (next === undefined) continue;
    // What divides columns is wider than a space.
    if (next.left - line.right > heightOf(line) && Math.min(line.words, next.words) >= wordsOfProse) columns += 1;
    else torn += 1;
  }
  return torn > columns || (columns === 0 && hasInkBeside(page, lines));
}

/** The nearest line on the right of another one. */
function nextBeside(line: RecognisedLine, lines: readonly RecognisedLine[]): RecognisedLine | undefined {
  let nearest: RecognisedLine | undefined;
  for (const other of lines) {
    const shared = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
    if (other.left < line.right || shared < Math.min(heightOf(line), heightOf(other)) / 2) continue;
    if (nearest === undefined || other.left < nearest.left) nearest = other;
  }
  return nearest;
}

function heightOf({ top, bottom }: RecognisedLine): number {
  return bottom - top;
}

/** Whether less than half of the ink on a page is in its lines. Of a form whose letters are in boxes the engine takes most for drawings. */
export function isMostlyUnread(page: PageBitmap, lines: readonly RecognisedLine[]): boolean {
  const { inside, beside, elsewhere } = inkOn(page, lines);
  return beside + elsewhere > inside;
}

function hasInkBeside(page: PageBitmap, lines: readonly RecognisedLine[]): boolean {
  const { inside, beside } = inkOn(page, lines);
  return beside > mostBeside * inside;
}

/** The dark points in lines, beside them, and in rows without any. */
function inkOn(
  page: PageBitmap,
  lines: readonly RecognisedLine[],
): { readonly inside: number; readonly beside: number; readonly elsewhere: number } {
  const threshold = inkShare * meanOf(page.pixels);
  let [inside, beside, elsewhere] = [0, 0, 0];
  for (let y = 0; y < page.height; y += 1) {
    const here = lines.filter(({ top, bottom }) => y >= top && y < bottom);
    const row = page.pixels.subarray(y * page.width, (y + 1) * page.width);
    const ink = inkOf(row, threshold, [{ left: 0, right: page.width }]);
    const own = inkOf(row, threshold, here);
    inside += own;
    if (here.length === 0) elsewhere += ink;
    else beside += ink - own;
  }
  return { inside, beside, elsewhere };
}

/** The dark points of a row within some parts of it. */
function inkOf(
  row: Uint8Array,
  threshold: number,
  parts: readonly { readonly left: number; readonly right: number }[],
): number {
  let count = 0;
  let from = 0;
  for (const { left, right } of parts.toSorted((one, other) => one.left - other.left)) {
    for (let x = Math.max(from, left); x < right; x += 1) if (row[x]! < threshold) count += 1;
    from = Math.max(from, right);
  }
  return count;
}

function meanOf(pixels: Uint8Array): number {
  let sum = 0;
  for (const pixel of pixels) sum += pixel;
  return sum / Math.max(1, pixels.length);
}
