import type { PlacedLine } from './pdf-text.js';

/** What follows a raised or lowered letter is at most this share of a letter's size away from it. */
const nearShare = 0.5;
/** The parts of a line overlap by this share of the lower one. */
const overlapShare = 0.5;

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
  const overlap = Math.min(before.top, line.top) - Math.max(before.bottom, line.bottom);
  return (
    before.turns === 0 &&
    line.turns === 0 &&
    Math.abs(line.left - before.right) <= nearShare * before.size &&
    overlap >= overlapShare * Math.min(before.top - before.bottom, line.top - line.bottom)
  );
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
