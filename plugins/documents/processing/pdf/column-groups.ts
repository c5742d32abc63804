import type { Gap } from './page-frame.js';
import type { PlacedLine } from './pdf-text.js';

const digit = /\p{N}/u;
/** Groups of columns are often years. */
const year = /\b(?:19|20)\d{2}\b/g;
/** Names that begin in the same place, in points. */
const tolerance = 2;

/**
 * Joins the two lines that name the columns of a table, of which the upper one names groups: `Line | Weekdays, Peak | Weekdays, Off-peak`. A group stands
 * above the middle of its columns, or above the beginning of the first one.
 *
 * @param rows those of one table
 */
export function joinGroups(rows: readonly PlacedLine[]): readonly PlacedLine[] {
  const [groups, names, first, ...others] = rows;
  if (groups === undefined || names === undefined || first === undefined) return rows;
  if (!areNames(groups) || !areNames(names) || groups.gaps.length >= names.gaps.length) return rows;
  if (groups.left <= names.left + tolerance || first.gaps.length !== names.gaps.length || areNames(first)) return rows;
  const columns = cellsOf(names);
  const above = groupsOf(columns, cellsOf(groups));
  if (above === undefined) return rows;
  const text = columns.map((column, index) => [above[index]?.text ?? [], column.text].flat().join(', ')).join(' | ');
  const joined = { ...names, text, top: groups.top, right: Math.max(groups.right, names.right) };
  return [joined, first, ...others];
}

/** Whether a line has no other numbers than years. */
export function areNames({ text }: PlacedLine): boolean {
  return !digit.test(text.replace(year, ''));
}

/** A cell of a line with its place. */
interface Cell extends Gap {
  readonly text: string;
}

function cellsOf(line: PlacedLine): readonly Cell[] {
  const starts = [line.left, ...line.gaps.map(({ right }) => right)];
  let before = 0;
  return starts.map((left, index) => {
    const gap = line.gaps[index];
    const [text] = line.divide(gap === undefined ? Infinity : (gap.left + gap.right) / 2);
    const cell = { left, right: gap?.left ?? line.right, text: text.slice(before).trim() };
    before = text.length;
    return cell;
  });
}

/** The group of each column; undefined unless each has some, and one several. Columns on the left of all groups have none. */
function groupsOf(columns: readonly Cell[], groups: readonly Cell[]): readonly (Cell | undefined)[] | undefined {
  const beginWithColumns = groups.every(({ left }) =>
    columns.some((column) => Math.abs(column.left - left) <= tolerance),
  );
  const leftmost = groups[0]?.left ?? 0;
  const above = columns.map((column, index) => {
    if (beginWithColumns) return groups.findLast(({ left }) => left <= column.left + tolerance);
    // The first column names the rows, unless a group stands above it.
    if (index === 0 && column.right < leftmost) return undefined;
    return groups.toSorted((one, other) => distance(one, column) - distance(other, column))[0];
  });
  const counts = groups.map((group) => above.filter((each) => each === group).length);
  return counts.every((count) => count > 0) && counts.some((count) => count > 1) ? above : undefined;
}

function distance(one: Gap, other: Gap): number {
  return Math.abs(one.left + one.right - other.left - other.right);
}
