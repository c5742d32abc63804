import type { DocumentBlock } from '../document-block.js';
import { joinDivided } from '../text/normalise-text.js';
import { divideNotes } from './page-notes.js';
import type { OutlineEntry } from './pdf-outline.js';
import type { PlacedLine } from './pdf-text.js';
import { tableRows } from './table-lines.js';

const maxHeadingLength = 120;
/** Maximum number of lines of a title. */
const maxTitleLines = 3;
/** The space between two lines of a title is smaller than this share of its letters' size. */
const titleGap = 0.7;
/** Lines that are further apart than this many times their size are no paragraph. */
const wideSpace = 1.5;
const numbered = /^\s*(?:\d{1,3}(?:\.\d{1,3})*\.?|[IVX]{1,5}\.|§ ?\d+)\s/;
/** What stands above a title as its number: `3`, `Chapter 3`, `PART II`, `Appendix B`. */
const titleNumber = /^\s*(?:\p{Lu}\p{L}*\s+)?(?:\d{1,3}(?:\.\d{1,3})*|[IVXL]{1,6}|\p{Lu})[.:]?\s*$/u;
/** Minimum size ratios of a heading to the text, and of headings of adjacent levels. */
const headingRatio = 1.15;
const upperLevels = [1.8, 1.4];

/** Cuts a page into headings, the text between them, and notes: as the outline says, else by the size of letters. */
export function pageBlocks(
  all: readonly PlacedLine[],
  outline: readonly OutlineEntry[] | undefined,
  bodySize: number,
): DocumentBlock[] {
  const { text: lines, notes } = divideNotes(all, bodySize);
  const rows = tableRows(lines);
  const found = outline === undefined ? headingsBySize(lines, bodySize, rows) : headingsByTitle(lines, outline);
  const blocks: DocumentBlock[] = [];
  let start = 0;
  for (const { level, text, first, end } of found) {
    blocks.push(...textBlocks(lines.slice(start, first), rows));
    blocks.push({ kind: 'heading', level, text });
    start = Math.max(start, end);
  }
  blocks.push(...textBlocks(lines.slice(start), rows));
  return [...blocks, ...notes.map(textBlock)];
}

/** Lines as rows, and the text between them. */
function textBlocks(lines: readonly PlacedLine[], rows: ReadonlyMap<PlacedLine, boolean>): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const isHeader = rows.get(line);
    if (isHeader === undefined) continue;
    if (index > start) blocks.push(textBlock(lines.slice(start, index)));
    blocks.push({ kind: 'row', text: line.text.replace(/\n/g, ''), ...(isHeader ? { isHeader } : {}) });
    start = index + 1;
  }
  if (start < lines.length) blocks.push(textBlock(lines.slice(start)));
  return blocks;
}

function isFarBelow(line: PlacedLine, above: PlacedLine): boolean {
  return line.turns === 0 && above.turns === 0 && above.bottom - line.top > wideSpace * Math.max(line.size, above.size);
}

/** Text on either side of a wide space is no one sentence: a blank line is between. */
function textBlock(lines: readonly PlacedLine[]): DocumentBlock {
  const texts = lines.map((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && isFarBelow(line, above) ? `\n${line.text}` : line.text;
  });
  return { kind: 'paragraph', text: texts.join('\n'), hardLines: true };
}

/** A heading and its lines. */
interface FoundHeading {
  readonly level: number;
  readonly text: string;
  readonly first: number;
  readonly end: number;
}

/** An entry whose title is not on its page opens a section there all the same. */
function headingsByTitle(lines: readonly PlacedLine[], outline: readonly OutlineEntry[]): FoundHeading[] {
  const texts = lines.map(({ text }) => text);
  const keys = texts.map(keyOf);
  let from = 0;
  return outline.map(({ title, level }) => {
    const found = findTitle(texts, keys, keyOf(title), from);
    const [first, end] = found ?? [from, from];
    from = end;
    const shown = texts.slice(first, end).join(' ').trim();
    // The page has the number, too.
    return { level, text: shown.length > title.length && end - first ? shown : title, first, end };
  });
}

/** Finds the lines of a title, one of which may be its number, which the outline may omit. */
function findTitle(
  texts: readonly string[],
  keys: readonly string[],
  title: string,
  from: number,
): readonly [first: number, end: number] | undefined {
  if (title === '') return undefined;
  for (let first = from; first < keys.length; first += 1) {
    const end = titleEnd(texts, keys, title, first);
    if (end !== undefined) return [first, end];
  }
  return undefined;
}

/** Where a title ends that begins with this line; undefined if none does. */
function titleEnd(texts: readonly string[], keys: readonly string[], title: string, first: number): number | undefined {
  let joined = '';
  for (let at = first; at < Math.min(keys.length, first + maxTitleLines); at += 1) {
    joined += keys[at] ?? '';
    if (joined === '' || joined.length > title.length + 12) return undefined;
    // What is above the title belongs to the text before it.
    if (joined.endsWith(title))
      return joined === title || at === first || titleNumber.test(texts[first]!) ? at + 1 : undefined;
    if (title.endsWith(joined) && joined.length > title.length - 6) return at + 1;
  }
  return undefined;
}

function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function headingsBySize(
  lines: readonly PlacedLine[],
  bodySize: number,
  rows: ReadonlyMap<PlacedLine, boolean>,
): FoundHeading[] {
  const belongs = (line: PlacedLine): boolean => !rows.has(line);
  const found: FoundHeading[] = [];
  for (let first = 0; first < lines.length; ) {
    const size = lines[first]!.size;
    let end = first + 1;
    if (bodySize > 0 && size >= bodySize * headingRatio && belongs(lines[first]!)) {
      while (
        end < lines.length &&
        end - first <= maxTitleLines &&
        continuesTitle(lines[end - 1]!, lines[end]!) &&
        belongs(lines[end]!)
      )
        end += 1;
      const text = lines
        .slice(first, end)
        .map((line) => joinDivided(line.text))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      if (isHeading(text, end - first)) found.push({ level: levelOf(size / bodySize), text, first, end });
    }
    first = end;
  }
  return found;
}

/** Whether a line belongs to the title of which the one before it is a part, and not to one of the same size below it. */
function continuesTitle(before: PlacedLine, line: PlacedLine): boolean {
  return line.size === before.size && before.bottom - line.top < line.size * titleGap && !numbered.test(line.text);
}

function isHeading(text: string, lines: number): boolean {
  return lines <= maxTitleLines && text.length <= maxHeadingLength && /\p{L}{2}/u.test(text) && !/[.,;]$/.test(text);
}

function levelOf(ratio: number): number {
  const upper = upperLevels.findIndex((least) => ratio >= least);
  return upper === -1 ? upperLevels.length + 1 : upper + 1;
}

/** Finds the size of ordinary text while pages come: the one that most letters have. */
export class BodySize {
  readonly #letters = new Map<number, number>();

  /** The size until now, this page included. */
  add(lines: readonly PlacedLine[]): number {
    for (const { text, size } of lines) {
      if (size > 0) this.#letters.set(size, (this.#letters.get(size) ?? 0) + text.length);
    }
    let [best, most] = [0, 0];
    for (const [size, count] of this.#letters) if (count > most) [best, most] = [size, count];
    return best;
  }
}
