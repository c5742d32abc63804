import { likely } from '../../certainty.js';
import type { Detector } from '../../detector.js';
import type { Candidate } from '../../engine/detectors/candidate.js';
import type { PlaceReader } from '../../engine/detectors/place-reader.js';
import { maxLookbehind } from '../../engine/limits.js';
import { AlignedLines } from './aligned-lines.js';
import { columnNames, isColumnName, nameInCell } from './column-names.js';
import { isBorder, type Separator, SeparatedLines, separatorsIn } from './separated-lines.js';
import { TableReader } from './table-reader.js';
import { Tuples } from './tuples.js';

/** The name of a column of secrets, and what follows it in a header. */
export const tableColumns: readonly Detector[] = [
  {
    category: 'GENERIC_SECRET',
    pattern: `${columnNames}(?: \\([^()\\n]{1,24}\\))?["'\`*_\\]]{0,3}(?:[ \\t]{0,40}[,;|\\t│┃║)\\]]|[ \\t]{0,40}\\r?\\n| {2,40})`,
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    places: tableFrom,
  },
];

/** The table whose header the match is in. */
function tableFrom(candidate: Candidate): PlaceReader | undefined {
  const before = candidate.before(maxLookbehind);
  const indexOf = (offset: number): number => candidate.start - before.length + offset;
  const bracket = openingBracket(before);
  if (bracket !== undefined) return new TableReader(new Tuples(before.charCodeAt(bracket)), indexOf(bracket + 1));
  const start = before.lastIndexOf('\n') + 1;
  // The start of the line is too far away.
  if (start === 0 && before.length === maxLookbehind) return undefined;
  const line = before.slice(start);
  const separator = separatorOf(line, candidate.text);
  if (separator === undefined) return undefined;
  const earlier = before.slice(0, start).split('\n').slice(0, -1);
  if (separator === ' ')
    return isBelowRow(earlier, (row) => / {2}\S/.test(row))
      ? undefined
      : new TableReader(new AlignedLines(), indexOf(start));
  if (!cellsOf(line, separator).every((cell) => isColumnName(nameInCell(cell)))) return undefined;
  const least = Math.max(1, separatorsIn(line, separator));
  const isRow = (row: string): boolean =>
    separatorsIn(row, separator) >= least && (separator === '|' || !isSentence(row));
  return isBelowRow(earlier, isRow) ? undefined : new TableReader(new SeparatedLines(separator), indexOf(start));
}

function cellsOf(line: string, separator: Separator): readonly string[] {
  return line.split(separator === '|' ? /[|｜│┃║]/ : separator);
}

/** A list of names to which records may follow: of columns in SQL, or of texts. */
const columnsOfTable = /\b(?:into|copy)\s{1,4}[\w."'`[\]]{1,80}\s{0,4}$/i;
const quotedNames = /^\s*(?:(?:"[^"\n]{0,64}"|'[^'\n]{0,64}')\s*,\s*)*["']$/;

/** Index of the bracket before such a list that ends with the name after the text. */
function openingBracket(before: string): number | undefined {
  const round = before.lastIndexOf('(');
  if (round >= 0 && !before.includes(')', round) && columnsOfTable.test(before.slice(0, round))) return round;
  const any = Math.max(round, before.lastIndexOf('['));
  if (any < 0 || !quotedNames.test(before.slice(any + 1))) return undefined;
  return /values\s*$/i.test(before.slice(0, any)) ? undefined : any;
}

/** What separates the cells of a header. */
function separatorOf(line: string, match: string): Separator | ' ' | undefined {
  const sign = match.at(-1) ?? '';
  const before =
    line
      .trimEnd()
      .replace(/["'`*]+$/, '')
      .trimEnd()
      .at(-1) ?? '';
  for (const each of [sign, before]) {
    if (/[|│┃║]/.test(each)) return '|';
    if (each === ',' || each === ';') return each;
    if (each === ')' || each === ']') return undefined;
  }
  if (sign === '\t' || /\t["']?$/.test(line)) return '\t';
  return ' ';
}

/** Lines that end like a sentence, or have as many words between two separators. */
function isSentence(line: string): boolean {
  return /[.:!?]\s*$|(?:[^\s,;]+ ){4}/.test(line);
}

/** Whether the line before, or that before a border, is a row of the same table, so that what follows is no header. */
function isBelowRow(earlier: readonly string[], isRow: (line: string) => boolean): boolean {
  const last = earlier.at(-1);
  if (last === undefined) return false;
  return isBorder(last) ? isRow(earlier.at(-2) ?? '') : isRow(last);
}
