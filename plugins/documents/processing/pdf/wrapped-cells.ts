import type { Gap } from './page-frame.js';
import type { PlacedLine } from './pdf-text.js';
import { joinGroups } from './column-groups.js';
import { tablesIn } from './table-lines.js';

/** Lines of a cell are closer to each other than rows, by this share. */
const closeShare = 0.8;

/**
 * Joins the two lines of a table that name groups of columns and the columns, and lines that go on with cells of the row above: they begin to the
 * right of the first column, and are closer to the line above than rows are to each other. The file may have line after line, across the cells.
 */
export function joinWrapped(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const joined: PlacedLine[] = [];
  let start = 0;
  for (const { first, end } of tablesIn(lines)) {
    joined.push(...lines.slice(start, first), ...joinGroups(joinRows(lines.slice(first, end))));
    start = end;
  }
  return [...joined, ...lines.slice(start)];
}

type RowLines = readonly [PlacedLine, ...PlacedLine[]];

function joinRows(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const columns = columnGaps(lines);
  const pitch = rowPitch(lines, columns);
  const rows: RowLines[] = [];
  for (const [index, line] of lines.entries()) {
    const [row, above] = [rows.at(-1), lines[index - 1]];
    const isPart = above !== undefined && !begins(line, columns) && above.top - line.top < closeShare * pitch;
    if (row !== undefined && isPart) rows[rows.length - 1] = [...row, line];
    else rows.push([line]);
  }
  return rows.map((row) => (row.length === 1 ? row[0] : joinRow(row, columns)));
}

function joinRow(row: RowLines, columns: readonly Gap[]): PlacedLine {
  const [first] = row;
  return {
    ...first,
    text: textOf(row, columns),
    right: Math.max(...row.map(({ right }) => right)),
    bottom: Math.min(...row.map(({ bottom }) => bottom)),
    gaps: columns,
    divide: (at) => {
      const sides = row.map((line) => line.divide(at));
      const side = (which: 0 | 1): string => sides.flatMap((both) => both[which] || []).join(' ');
      return [side(0), side(1)];
    },
  };
}

/** What is free between the columns in all rows that have all of them; empty if that is nothing. */
function columnGaps(lines: readonly PlacedLine[]): readonly Gap[] {
  const most = Math.max(...lines.map(({ gaps }) => gaps.length));
  const full = lines.filter(({ gaps }) => gaps.length === most);
  const common = Array.from({ length: most }, (_, column) => {
    const gaps = full.flatMap((line) => line.gaps[column] ?? []);
    return { left: Math.max(...gaps.map(({ left }) => left)), right: Math.min(...gaps.map(({ right }) => right)) };
  });
  return common.every(({ left, right }) => left < right) ? common : [];
}

/** The least distance between the tops of a row and of the line above it; 0 if no line surely begins a row. */
function rowPitch(lines: readonly PlacedLine[], columns: readonly Gap[]): number {
  const pitches = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && begins(line, columns) ? [above.top - line.top] : [];
  });
  return pitches.length === 0 ? 0 : Math.min(...pitches);
}

/** Whether a line has something in the first column. */
function begins(line: PlacedLine, [first]: readonly Gap[]): boolean {
  return first === undefined || line.left < first.left;
}

function textOf(row: RowLines, columns: readonly Gap[]): string {
  const parts = row.map((line) => cellsOf(line, columns));
  const cells = Array.from({ length: columns.length + 1 }, (_, column) =>
    parts.flatMap((cellsOfLine) => cellsOfLine[column] || []).join(' '),
  );
  return cells.filter((cell) => cell !== '').join(' ');
}

function cellsOf(line: PlacedLine, columns: readonly Gap[]): readonly string[] {
  let before = 0;
  const cells = columns.map(({ left, right }) => {
    const [text] = line.divide((left + right) / 2);
    const cell = text.slice(before).trim();
    before = text.length;
    return cell;
  });
  return [...cells, line.divide(Infinity)[0].slice(before).trim()];
}
