import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import type { PlaceReader } from '../engine/detectors/place-reader.js';
import { maxLookbehind } from '../engine/limits.js';
import { AlignedLines } from './aligned-lines.js';
import { isColumnName, nameInCell } from './header-names.js';
import { cellsOf, isBorder, type Separator, SeparatedLines, separatorsIn } from './separated-lines.js';
import { HtmlRows } from './html-rows.js';
import { type FinderOf, type TableLayout, TableReader } from './table-reader.js';
import { Tuples } from './tuples.js';

/**
 * Finds the cells below names of columns.
 *
 * @param names in the dialect of detectors
 */
export function tableColumns(category: string, names: string, finderOf: FinderOf): Detector {
  return {
    category,
    pattern: `(?:${names})(?: \\([^()\\n]{1,24}\\))?["'\`*_\\]]{0,3}(?:[ \\t]{0,40}[,;|\\t│┃║)\\]]|[ \\t]{0,40}\\r?\\n| {2,40}|:?\\s{0,20}</th>)`,
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    places: (candidate) => tableFrom(candidate, finderOf),
  };
}

/** The table whose header the match is in. */
function tableFrom(candidate: Candidate, finderOf: FinderOf): PlaceReader | undefined {
  const before = candidate.before(maxLookbehind);
  const tableReader = (layout: TableLayout, header: number): TableReader =>
    new TableReader(layout, candidate.start - before.length + header, before.slice(header));
  if (candidate.text.endsWith('>')) {
    const row = Math.max(before.lastIndexOf('<tr'), before.lastIndexOf('<TR'));
    return row < 0 ? undefined : tableReader(new HtmlRows(finderOf), row);
  }
  const bracket = openingBracket(before);
  if (bracket !== undefined) return tableReader(new Tuples(before.charCodeAt(bracket), finderOf), bracket + 1);
  const start = before.lastIndexOf('\n') + 1;
  // The start of the line is too far away.
  if (start === 0 && before.length === maxLookbehind) return undefined;
  const line = before.slice(start);
  const separator = separatorOf(line, candidate.text);
  if (separator === undefined || !mayBeHeader(line, separator)) return undefined;
  if (isBelowRow(before.slice(0, start), (row) => isRow(row, separator, line))) return undefined;
  const layout = separator === ' ' ? new AlignedLines(finderOf) : new SeparatedLines(separator, finderOf);
  return tableReader(layout, start);
}

/** A list of names to which records may follow: of columns in SQL, or of texts. */
const columnsOfTable = /\b(?:into|copy)\s{1,4}[\w."'`[\]]{1,80}\s{0,4}$/i;
const quotedNames = /^\s*(?:(?:"[^"\n]{0,64}"|'[^'\n]{0,64}')\s*,\s*)*["']$/;

/** Index of the bracket before such a list that ends with the name after the text. */
function openingBracket(before: string): number | undefined {
  const round = before.lastIndexOf('(');
  if (round >= 0 && !before.includes(')', round) && columnsOfTable.test(before.slice(0, round))) return round;
  const opening = Math.max(round, before.lastIndexOf('['));
  if (opening < 0 || !quotedNames.test(before.slice(opening + 1))) return undefined;
  return /values\s*$/i.test(before.slice(0, opening)) ? undefined : opening;
}

/** What separates the cells of a header; a space stands for two and more. */
function separatorOf(line: string, match: string): Separator | ' ' | undefined {
  for (const sign of [match.at(-1) ?? '', /([^\s"'`*])[\s"'`*]*$/.exec(line)?.[1] ?? '']) {
    if (/[|│┃║]/.test(sign)) return '|';
    if (sign === ',' || sign === ';') return sign;
    if (sign === ')' || sign === ']') return undefined;
  }
  if (match.endsWith('\t') || /\t["']?$/.test(line)) return '\t';
  // A line with only one name is not a header.
  return line.trim() === '' && match.endsWith('\n') ? undefined : ' ';
}

/** @param line up to the name */
function mayBeHeader(line: string, separator: Separator | ' '): boolean {
  return separator === ' ' || cellsOf(line, separator).every((cell) => isColumnName(nameInCell(cell)));
}

/** Whether a line before a header looks like a row of the same table, so that the header is not one. */
function isRow(row: string, separator: Separator | ' ', line: string): boolean {
  if (separator === ' ') return /\S {2,}\S/.test(row);
  if (separatorsIn(row, separator) < Math.max(1, separatorsIn(line, separator))) return false;
  return separator === '|' || !isSentence(row);
}

/** Lines that end like a sentence, or have as many words between two separators. */
function isSentence(line: string): boolean {
  return /[.:!?]\s*$|(?:[^\s,;]+ ){4}/.test(line);
}

/** Whether the line at the end of a text, or that before a border, is a row. */
function isBelowRow(before: string, isRowLine: (line: string) => boolean): boolean {
  if (before === '') return false;
  const [line, earlier] = lastLine(before);
  return isRowLine(isBorder(line) ? lastLine(earlier)[0] : line);
}

/** The last line of a text that ends with a line feed, and what precedes it. */
function lastLine(text: string): readonly [line: string, earlier: string] {
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  return [text.slice(start, -1), text.slice(0, start)];
}
