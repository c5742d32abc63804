import type { Gap } from './page-frame.js';
import type { PlacedLine } from './pdf-text.js';
import { median } from './median.js';

/** Fewer lines beside each other may be anything. */
const leastLines = 4;
/** The space between columns is at least this share of the letters' size. */
const leastGutter = 0.5;
/** Lines of prose are nearly as long as their column is wide. Cells of a table are not. */
const fullShare = 0.85;
/** Lines of prose have at least this many characters. */
const leastCharacters = 18;
/** In scripts with capitals at least this share of the lines of prose begins in the middle of a sentence. */
const leastContinued = 0.2;
/** Lines that are further apart than this many times their size do not follow each other. */
const farLine = 4;
/** Fewer level lines above each other may be a raised letter or the value of a chart. */
const leastUpwards = 3;
/** Columns inside of columns. */
const maxColumns = 6;

/**
 * Puts lines into the order in which they are read, where the library has another one: it returns text that runs downwards from its last
 * line on, and lines across columns when the file draws them that way.
 */
export function inReadingOrder(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  return withColumns(downwards(lines), maxColumns);
}

/**
 * Text that runs downwards has its next line on the left. Where each line is on the right of the one before it, they are reversed. So are
 * level lines of a turned page, of which the library returns the lowest first.
 */
function downwards(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const ordered: PlacedLine[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    while (end < lines.length && isBackwards(lines[end - 1]!, lines[end]!)) end += 1;
    const run = lines.slice(start, end);
    ordered.push(...(run[0]!.turns === 1 || run.length >= leastUpwards ? run.toReversed() : run));
    start = end;
  }
  return ordered;
}

function isBackwards(first: PlacedLine, second: PlacedLine): boolean {
  if (first.turns !== second.turns || first.turns > 1) return false;
  if (first.turns === 1) return isStep(second.left - first.left, 0, first);
  const overlap = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  return overlap > 0 && isStep(second.bottom - first.bottom, first.size, first);
}

function isStep(step: number, least: number, { size }: PlacedLine): boolean {
  return step > least && step < size * farLine;
}

function withColumns(lines: readonly PlacedLine[], depth: number): readonly PlacedLine[] {
  if (depth === 0 || lines.length < leastLines) return lines;
  const ordered: PlacedLine[] = [];
  for (let start = 0; start < lines.length; ) {
    const { end, gutter } = columnsAt(lines, start);
    const run = lines.slice(start, end);
    ordered.push(...(gutter === undefined ? run : inColumns(run, gutter, depth)));
    start = end;
  }
  return ordered;
}

interface ColumnRun {
  readonly end: number;
  readonly gutter: Gap;
}

/** Lines up to one, with what divides them if they are columns. */
interface CheckedRun {
  readonly end: number;
  readonly gutter?: Gap;
}

/** The lines from one on that have a space in the same place, and whether they are columns of prose; else the line alone. */
function columnsAt(lines: readonly PlacedLine[], start: number): CheckedRun {
  const first = lines[start]!;
  let checked = start + 1;
  for (const gap of first.turns === 0 ? first.gaps : []) {
    const run = runAt(lines, start, gap);
    if (run === undefined) continue;
    if (isProse(lines.slice(start, run.end), run.gutter)) return run;
    // A table is not looked at again from each of its rows.
    checked = Math.max(checked, run.end);
  }
  return { end: checked };
}

function runAt(lines: readonly PlacedLine[], start: number, first: Gap): ColumnRun | undefined {
  let gutter = first;
  let end = start + 1;
  let both = 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end]!;
    if (line.turns !== 0 || line.bottom >= lines[end - 1]!.top) break;
    const narrower = narrowed(gutter, line);
    if (narrower === undefined || narrower.right - narrower.left < line.size * leastGutter) break;
    if (line.left < gutter.left && line.right > gutter.right) both += 1;
    gutter = narrower;
  }
  return both >= leastLines ? { end, gutter } : undefined;
}

/** What stays free when a line is added. */
function narrowed(gutter: Gap, line: PlacedLine): Gap | undefined {
  if (line.right <= gutter.right) return { left: Math.max(gutter.left, line.right), right: gutter.right };
  if (line.left >= gutter.left) return { left: gutter.left, right: Math.min(gutter.right, line.left) };
  for (const gap of line.gaps) {
    const free = { left: Math.max(gutter.left, gap.left), right: Math.min(gutter.right, gap.right) };
    if (free.right > free.left) return free;
  }
  return undefined;
}

function isProse(lines: readonly PlacedLine[], gutter: Gap): boolean {
  const middle = (gutter.left + gutter.right) / 2;
  const both = lines.filter(({ left, right }) => left < middle && right > middle);
  const left = both.map((line) => ({ from: line.left, to: edge(line, middle, 'left') }));
  const right = both.map((line) => ({ from: edge(line, middle, 'right'), to: line.right }));
  if (![left, right].every(areFull)) return false;
  const texts = both.map((line) => line.divide(middle));
  return [0, 1].every((side) => readsOn(texts.map((text) => text[side] ?? '')));
}

/** Where a line ends before a place, or begins after it. */
function edge(line: PlacedLine, at: number, side: keyof Gap): number {
  return line.gaps.find((gap) => gap.left <= at && gap.right >= at)?.[side] ?? at;
}

function areFull(lines: readonly { readonly from: number; readonly to: number }[]): boolean {
  const from = Math.min(...lines.map((line) => line.from));
  const width = Math.max(...lines.map((line) => line.to)) - from;
  return median(lines.map((line) => line.to - from)) >= fullShare * width;
}

function readsOn(texts: readonly string[]): boolean {
  if (median(texts.map(({ length }) => length)) < leastCharacters) return false;
  const cased = texts.filter((text) => /^\P{L}*[\p{Lu}\p{Ll}]/u.test(text));
  const continued = cased.filter((text) => /^\P{L}*\p{Ll}/u.test(text));
  return cased.length < texts.length / 2 || continued.length >= cased.length * leastContinued;
}

function inColumns(lines: readonly PlacedLine[], gutter: Gap, depth: number): readonly PlacedLine[] {
  const middle = (gutter.left + gutter.right) / 2;
  const left = lines.flatMap((line) => part(line, middle, 'left'));
  const right = lines.flatMap((line) => part(line, middle, 'right'));
  const isRightToLeft =
    lines.filter(({ text }) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)).length > lines.length / 2;
  return (isRightToLeft ? [right, left] : [left, right]).flatMap((column) => withColumns(column, depth - 1));
}

/** The part of a line on one side of a place, if there is any. */
function part(line: PlacedLine, at: number, side: keyof Gap): readonly PlacedLine[] {
  const isLeft = side === 'left';
  if (isLeft ? line.right <= at : line.left >= at) return [line];
  if (isLeft ? line.left >= at : line.right <= at) return [];
  const text = line.divide(at)[isLeft ? 0 : 1];
  if (text === '') return [];
  return [
    {
      ...line,
      text,
      [isLeft ? 'right' : 'left']: edge(line, at, side),
      gaps: line.gaps.filter((gap) => (isLeft ? gap.right < at : gap.left > at)),
    },
  ];
}
