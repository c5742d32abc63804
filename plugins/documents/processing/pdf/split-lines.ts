import type { PlacedLine } from './pdf-text.js';

/** What follows a raised or lowered letter is at most this share of a letter's size away from it. */
const nearShare = 0.5;
/** The parts of a line overlap by this share of the lower one. */
const overlapShare = 0.5;

/** A cell of a table goes on over at most so many lines. */
const mostCellLines = 6;

/** Joins lines that the library ends after a raised or lowered letter: `25 m²` or the number of a note. */
export function joinSplit(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && continues(before, line)) joined[joined.length - 1] = join(before, line);
    else joined.push(line);
  }
  return joined;
}

function continues(before: PlacedLine, line: PlacedLine): boolean {
  const [above, beside] = [highest(before), highest(line)];
  const overlap = Math.min(above, beside) - Math.max(before.bottom, line.bottom);
  return (
    before.turns === 0 &&
    line.turns === 0 &&
    Math.abs(line.left - before.right) <= nearShare * before.size &&
    overlap >= overlapShare * Math.min(above - before.bottom, beside - line.bottom)
  );
}

/** Where letters of a line end that are higher than an x, if it has any. */
function highest({ top, bottom, size }: PlacedLine): number {
  return Math.max(top, bottom + size);
}

function join(before: PlacedLine, line: PlacedLine): PlacedLine {
  return {
    ...before,
    text: before.text + line.text,
    right: line.right,
    bottom: Math.min(before.bottom, line.bottom),
    top: Math.max(before.top, line.top),
    gaps: [...before.gaps, ...line.gaps],
    divide: (at) => {
      const [left, right] = (at < line.left ? before : line).divide(at);
      return at < line.left ? [left, right + line.text] : [before.text + left, right];
    },
  };
}

/**
 * Joins the lines of rows of which a cell goes on below: the file has cell after cell, so that the lines of the cell divide those before it from those
 * after it.
 */
export function joinCells(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines) {
    const start = rowStart(joined, line);
    if (start === -1) joined.push(line);
    else joined.push(joinRow(joined.splice(start), line));
  }
  return joined;
}

/** Where the row begins that goes on with a line; -1 if there is none. */
function rowStart(lines: readonly PlacedLine[], line: PlacedLine): number {
  for (let start = lines.length - 1; start >= Math.max(0, lines.length - mostCellLines); start -= 1) {
    const row = lines[start]!;
    if (isSameRow(row, line)) return areInLastCell(lines.slice(start + 1), row, line) ? start : -1;
  }
  return -1;
}

function isSameRow(row: PlacedLine, line: PlacedLine): boolean {
  return (
    row.turns === 0 && line.turns === 0 && line.left > row.right && Math.abs(row.top - line.top) < nearShare * row.size
  );
}

/** Whether lines are below the last one of several cells of a row, and before what comes next in it. */
function areInLastCell(lines: readonly PlacedLine[], row: PlacedLine, next: PlacedLine): boolean {
  const from = row.gaps.at(-1)?.right;
  return (
    from !== undefined &&
    lines.every(({ left, right, top }) => left > from - row.size && right < next.left && top < row.top)
  );
}

function joinRow([row, ...others]: readonly PlacedLine[], line: PlacedLine): PlacedLine {
  const first = row!;
  const before = [first, ...others].map((each) => each.text).join(' ');
  const text = `${before} ${line.text}`;
  const right = Math.max(first.right, ...others.map((other) => other.right));
  return {
    ...first,
    text,
    right: line.right,
    bottom: Math.min(line.bottom, ...others.map(({ bottom }) => bottom)),
    gaps: [...first.gaps, { left: right, right: line.left }, ...line.gaps],
    divide: (at) => {
      if (at >= right) {
        const [left, rest] = line.divide(at);
        return [`${before} ${left}`.trim(), rest];
      }
      const [left] = first.divide(at);
      return [left, text.slice(left.length).trim()];
    },
  };
}
