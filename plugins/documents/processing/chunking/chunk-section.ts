import type { DocumentPlace } from '../../../../core/api/index.js';
import type { ChunkPlace } from '../../document-chunk.js';
import { type ChunkSizes, clusterSentences } from './cluster-sentences.js';
import type { PlacedBlock, Section } from './document-sections.js';
import { splitSentences, type TextRange } from './split-sentences.js';

/** A part of a section, with its place in the document. */
export interface SectionChunk {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly place: ChunkPlace | undefined;
  /** The names of the columns of a table that begins in an earlier chunk. */
  readonly columns: string | undefined;
}

/** Rows up to this length are not split. */
const maxRowLength = 4_000;
/** Sentences up to this length together are treated as one: a text of only full stops would have as many sentences as characters. */
const shortSentence = 11;

/** Rows that follow each other with the heading above them, or what is between tables. */
type Run = readonly PlacedBlock[];

/** A part of a section that is a chunk, and where it begins. */
interface ChunkRange extends TextRange {
  readonly run: Run;
}

/** Splits a section into chunks: tables between rows, prose between sentences with the least similarity. */
export function chunkSection(section: Section, sizes: ChunkSizes, language: string): SectionChunk[] {
  const offset = section.blocks[0]?.start ?? 0;
  const text = textOf(section.blocks, offset);
  const ranges = runsOf(section.blocks).map((run, index, runs) => {
    const end = runs[index + 1]?.[0]?.start ?? offset + text.length;
    return rangesOf(run, text.slice(0, end - offset), { offset, sizes, language });
  });
  return joinedRuns(ranges, sizes).flatMap(({ start, end, run }) => {
    const chunk = trimmed(text, start, end);
    if (chunk === undefined) return [];
    const place = placeOf(section.blocks, offset + chunk.start, offset + chunk.end);
    const found = {
      text: text.slice(chunk.start, chunk.end),
      start: offset + chunk.start,
      end: offset + chunk.end,
    };
    const columns = isTable(run) ? columnsAt(run, found.start) : undefined;
    return [{ ...found, place, columns }];
  });
}

function runsOf(blocks: readonly PlacedBlock[]): readonly Run[] {
  const runs: PlacedBlock[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1)?.at(-1);
    const isOther = last?.kind !== 'heading' && (last?.kind === 'row') !== (block.kind === 'row');
    if (last === undefined || isOther) runs.push([block]);
    else runs.at(-1)?.push(block);
  }
  return runs;
}

function isTable(run: Run): boolean {
  return run.some(({ kind }) => kind === 'row');
}

/** How a section is split. */
interface Splitting {
  /** Where the section begins in the document. */
  readonly offset: number;
  readonly sizes: ChunkSizes;
  readonly language: string;
}

/** @param text of the section, to the end of the run */
function rangesOf(run: Run, text: string, { offset, sizes, language }: Splitting): readonly ChunkRange[] {
  const most = isTable(run) ? maxRowLength : sizes.most;
  const units = run.flatMap((block) => unitsOf(block, offset, most, language));
  const ranges = isTable(run)
    ? joinedUpTo(sizes.most, withGaps(units, text.length))
    : clusterRanges(text, withGaps(joinedUpTo(shortSentence, units), text.length), sizes);
  return ranges.map((range) => ({ ...range, run }));
}

/** Joins what is short with the table before or after it: what a bill is about, its items and how it is paid are one answer. */
function joinedRuns(runs: readonly (readonly ChunkRange[])[], { least, most }: ChunkSizes): readonly ChunkRange[] {
  const joined: ChunkRange[] = [];
  for (const [first, ...others] of runs) {
    if (first === undefined) continue;
    const last = joined.at(-1);
    const isShort = last !== undefined && Math.min(last.end - last.start, first.end - first.start) < least;
    if (isShort && first.end - last.start <= most) joined[joined.length - 1] = { ...last, end: first.end };
    else joined.push(first);
    joined.push(...others);
  }
  return joined;
}

/** The section's part of the document's text. */
function textOf(blocks: readonly PlacedBlock[], offset: number): string {
  let text = '';
  for (const block of blocks) text += '\n'.repeat(block.start - offset - text.length) + block.text;
  return text;
}

function unitsOf(block: PlacedBlock, offset: number, most: number, language: string): TextRange[] {
  const start = block.start - offset;
  if (block.kind === 'row' && block.text.length <= most) return [{ start, end: start + block.text.length }];
  return splitSentences(block.text, most, language).map((range) => ({
    start: start + range.start,
    end: start + range.end,
  }));
}

/** Joins each range with those before it, as long as they are not longer than this together. */
function joinedUpTo(most: number, ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last !== undefined && range.end - last.start <= most)
      joined[joined.length - 1] = { start: last.start, end: range.end };
    else joined.push(range);
  }
  return joined;
}

/** Extends each unit over the line ends that follow it, so that the units cover the text. */
function withGaps(units: readonly TextRange[], length: number): TextRange[] {
  return units.map(({ start }, index) => ({ start, end: units[index + 1]?.start ?? length }));
}

function clusterRanges(text: string, sentences: readonly TextRange[], sizes: ChunkSizes): TextRange[] {
  const ranges: TextRange[] = [];
  let first = 0;
  for (const count of clusterSentences(text, sentences, sizes)) {
    const start = sentences[first]!.start;
    let repeated = first;
    while (repeated > 0 && start - sentences[repeated - 1]!.start <= sizes.overlap) repeated -= 1;
    const range = { start: sentences[repeated]!.start, end: sentences[first + count - 1]!.end };
    // One that is repeated as a whole would only be found twice.
    while (ranges.length > 0 && ranges.at(-1)!.start >= range.start) ranges.pop();
    ranges.push(range);
    first += count;
  }
  return ranges;
}

function trimmed(text: string, start: number, end: number): TextRange | undefined {
  let [from, to] = [start, end];
  while (from < to && isSpace(text.charCodeAt(from))) from += 1;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
  return from < to ? { start: lineStart(text, start, from), end: to } : undefined;
}

/** Where the line begins whose first letter that is, if only spaces are before it: they say how deep a line of a program is. */
function lineStart(text: string, least: number, from: number): number {
  let start = from;
  while (start > least && text.charCodeAt(start - 1) === 0x20) start -= 1;
  return start === 0 || text.charCodeAt(start - 1) === 0x0a ? start : from;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a;
}

/** The header of the table that a chunk continues. */
function columnsAt(blocks: readonly PlacedBlock[], offset: number): string | undefined {
  const header = blocks.findLast(
    ({ start, isHeader, columns }) => start <= offset && (isHeader === true || columns !== undefined),
  );
  if (header?.columns !== undefined) return header.columns;
  return header === undefined || header.start === offset ? undefined : header.text;
}

/** Where a part of the text begins, with its last row or line if it has several. */
function placeOf(blocks: readonly PlacedBlock[], start: number, end: number): ChunkPlace | undefined {
  const place = placeAt(blocks, start);
  const [first, last] = [place, placeAt(blocks, end - 1)].map(numberOf);
  return place === undefined || first === undefined || last === undefined || last <= first ? place : { ...place, last };
}

function numberOf(place: DocumentPlace | undefined): number | undefined {
  if (place === undefined) return undefined;
  if ('line' in place) return place.line;
  return 'sheet' in place ? place.row : undefined;
}

/** The location of the last block that begins at or before an offset, and of its line if its lines are known. */
function placeAt(blocks: readonly PlacedBlock[], offset: number): DocumentPlace | undefined {
  const block = blocks.findLast(({ start }) => start <= offset);
  if (block?.lineEnds === undefined || block.place === undefined || !('line' in block.place)) return block?.place;
  const inside = offset - block.start;
  return { line: block.place.line + block.lineEnds.filter((end) => end <= inside).length };
}
