import type { Gap, PlacedLine } from './pdf-text.js';

/** Fewer lines with gaps below each other are no table, and so are lines with a single gap: they may be columns of text. */
const leastRows = 3;
const leastGaps = 2;
/** Some rows have empty cells, so that fewer gaps are left. */
const fullShare = 0.6;
/** Lines of a table are at most so many times the size of their letters apart. */
const nearby = 3;

const digit = /\p{N}/u;

/** The lines of a page that are rows of tables, and whether they name the columns: as the first row does if it has no numbers. */
export function tableRows(lines: readonly PlacedLine[]): ReadonlyMap<PlacedLine, boolean> {
  const rows = new Map<PlacedLine, boolean>();
  for (let first = 0, end = 1; end <= lines.length; end += 1) {
    const [above, line] = [lines[end - 1], lines[end]];
    if (above !== undefined && line !== undefined && isBelow(line, above)) continue;
    const table = lines.slice(first, end);
    if (isTable(table)) for (const [index, row] of table.entries()) rows.set(row, index === 0 && !digit.test(row.text));
    first = end;
  }
  return rows;
}

function isTable(rows: readonly PlacedLine[]): boolean {
  const full = rows.filter(({ gaps }) => gaps.length >= leastGaps).length;
  return rows.length >= leastRows && full >= fullShare * rows.length;
}

/** Whether a line has gaps where the one above it has them, and lies closely below it. */
function isBelow(line: PlacedLine, above: PlacedLine): boolean {
  if (line.turns !== 0 || above.turns !== 0) return false;
  if (line.top > above.top || above.bottom - line.top > nearby * above.size) return false;
  const shared = line.gaps.filter((gap) => above.gaps.some((other) => overlaps(gap, other))).length;
  return shared > 0 && shared >= Math.min(leastGaps, line.gaps.length, above.gaps.length);
}

function overlaps(one: Gap, other: Gap): boolean {
  return one.left < other.right && other.left < one.right;
}
