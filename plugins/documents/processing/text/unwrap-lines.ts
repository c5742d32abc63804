import { endsIdeographic, joinDivided } from './normalise-text.js';

/** Ends a sentence, a heading or a clause that a list follows. */
const endsThought = /[.!?:;。！？：；…]["'”’»)\]]*$/u;
const beginsItem = /^ ?(?:[-–—•*‣▪●○◦·]|\(?\d{1,3}[.)]|\(?[a-z][.)]|§)\s/iu;
/** Begins a line of another message, which an answer repeats. */
const isQuoted = /^\s?>/;
/** Begins a message of a chat or an entry of a log: `[03/05/26, 08:12:44] Marta: …`. */
const beginsEntry = /^\[?\d{1,4}(?:([-./])\d{1,2}\1\d{1,4}|:\d{2})(?!\d)/;
/** A single line that begins with a date may be wrapped prose. */
const leastEntries = 2;
/** A shorter line than this share of the usual one was ended by the writer. */
const shortShare = 0.7;
/** Lines of this length may be broken by width; shorter ones are verses, addresses and lists. */
const wrappedFrom = 40;

/**
 * Joins lines that end where the page ended. Without it sentences end at every line of a PDF, and chunks become four times too small.
 * A line is not joined when it is short, when the next one begins a list item, or when it ends a sentence before its usual width.
 */
export function unwrapLines(text: string): string {
  const lines = text.split('\n');
  const width = usualWidth(lines);
  return runsOf(lines, width)
    .map((run) => unwrapRun(run, width))
    .join('\n');
}

/** Where in an unwrapped text each of its lines but the last ends: unwrapping changes nothing but spaces, line ends and hyphens. */
export function lineEndsIn(unwrapped: string, wrapped: string): readonly number[] {
  const ends: number[] = [];
  let end = 0;
  for (let index = 0; index < wrapped.length; index += 1) {
    if (wrapped[index] === '\n') ends.push(end);
    if (isLayout(wrapped[index])) continue;
    while (isLayout(unwrapped[end])) end += 1;
    end += 1;
  }
  return ends;
}

function isLayout(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '-';
}

/** Divides lines where the writer of a text without spaces has ended one: in a list, or below a heading. */
function runsOf(lines: readonly string[], width: number): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const [index, line] of lines.entries()) {
    runs.at(-1)?.push(line);
    if (line.length < shortShare * width && endsIdeographic.test(line) && index < lines.length - 1) runs.push([]);
  }
  return runs;
}

function unwrapRun(lines: readonly string[], width: number): string {
  const areEntries = lines.filter((line) => beginsEntry.test(line)).length >= leastEntries;
  if (width < wrappedFrom) return joinDivided(lines.join('\n'));
  let joined = '';
  for (const [index, line] of lines.entries()) {
    joined += line;
    const next = lines[index + 1];
    if (next === undefined) break;
    const isNew = areEntries && beginsEntry.test(next);
    joined += !isNew && continues(line, next, width) ? (line.endsWith('-') ? '\n' : ' ') : '\n';
  }
  return joinDivided(joined);
}

function continues(line: string, next: string, width: number): boolean {
  if (line === '' || next === '' || beginsItem.test(next) || isQuoted.test(next)) return false;
  if (/^\p{Ll}/u.test(next) && line.length > wrappedFrom / 2) return true;
  return line.length >= (endsThought.test(line) ? 0.9 : shortShare) * width;
}

/** The 90th percentile of line lengths. */
function usualWidth(lines: readonly string[]): number {
  const lengths = lines.flatMap(({ length }) => (length > 0 ? [length] : [])).toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0;
}
