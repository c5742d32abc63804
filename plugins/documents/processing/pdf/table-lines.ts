import { areNames } from './column-groups.js';
import type { Gap } from './page-frame.js';
import type { PlacedLine } from './pdf-text.js';

/** Fewer lines with gaps below each other are no table, and so are lines with a single gap: they may be columns of text. */
const leastRows = 3;
const leastGaps = 2;
/** Some rows have empty cells, so that fewer gaps are left. */
const fullShare = 0.6;
/** Lines of a table are at most so many times the size of their letters apart. */
const nearby = 3;

/** The lines of a page that are rows of tables, and whether they name the columns: as the first row does if it has no numbers. */
export function tableRows(lines: readonly PlacedLine[]): ReadonlyMap<PlacedLine, boolean> {
  const rows = new Map<PlacedLine, boolean>();
  for (const { first, end } of tablesIn(lines))
    for (const [index, row] of lines.slice(first, end).entries()) rows.set(row, index === 0 && areNames(row));
  return rows;
}

/** Lines that follow each other. */
interface LineRange {
  readonly first: number;
  readonly end: number;
}

/** The tables of a page. Some of their lines may only go on with cells of the row above. */
export function tablesIn(lines: readonly PlacedLine[]): readonly LineRange[] {
  const tables: LineRange[] = [];
  let first = 0;
  /** The last line with several cells. */
  let row: PlacedLine | undefined;
  for (let end = 0; end <= lines.length; end += 1) {
    const [above, line] = [lines[end - 1], lines[end]];
    if (end > first && !(above !== undefined && line !== undefined && goesOn(line, above, row))) {
      if (isTable(lines.slice(first, end))) tables.push({ first, end });
      [first, row] = [end, undefined];
    }
    if (line !== undefined && line.gaps.length >= Math.min(leastGaps, row?.gaps.length ?? 0)) row = line;
  }
  return tables;
}

/** Sums may follow the rows, with a name and an amount in each line, which then are rows too. */
function isTable(lines: readonly PlacedLine[]): boolean {
  const isFull = ({ gaps }: PlacedLine): boolean => gaps.length >= leastGaps;
  const rows = lines.slice(0, lines.findLastIndex(isFull) + 1);
  return rows.length >= leastRows && rows.filter(isFull).length >= fullShare * rows.length;
}

function goesOn(line: PlacedLine, above: PlacedLine, row = above): boolean {
  return isNear(line, above) && (isBelow(line, row) || isIn(line, row));
}

/** Whether a line lies closely below another one. */
function isNear(line: PlacedLine, above: PlacedLine): boolean {
  return (
    line.turns === 0 && above.turns === 0 && line.top <= above.top && above.bottom - line.top <= nearby * above.size
  );
}

/** Whether a line has gaps where a row above it has them. */
function isBelow(line: PlacedLine, row: PlacedLine): boolean {
  const shared = line.gaps.filter((gap) => row.gaps.some((other) => overlaps(gap, other))).length;
  return shared > 0 && shared >= Math.min(leastGaps, line.gaps.length, row.gaps.length);
}

/** Whether a line may go on with a cell of a row above it, which is not the first one: it is in its column. */
function isIn(line: PlacedLine, row: PlacedLine): boolean {
  if (row.gaps.length < leastGaps) return false;
  return row.gaps.some(
    ({ right }, column) =>
      Math.abs(line.left - right) < line.size && line.right < (row.gaps[column + 1]?.right ?? Infinity),
  );
}

function overlaps(one: Gap, other: Gap): boolean {
  return one.left < other.right && other.left < one.right;
}
