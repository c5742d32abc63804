import { unitsOf } from '../../reading/ascii.js';
import { isColumnName, longestColumnName, nameInCell } from './header-names.js';
import { type CellFinder, type FinderOf, lineFeed, space, type Step, type TableLayout } from './table-reader.js';

/** What separates the cells of a line. `|` stands for all vertical lines. */
export type Separator = ',' | ';' | '\t' | '|';

const [quote, backslash] = [0x22, 0x5c];
/** Characters with which boxes are drawn. */
const [firstOfBoxes, lastOfBoxes] = [0x2500, 0x257f];
const verticalLine = /[|｜│┃║]/;
const verticalLines = unitsOf('|｜│┃║');
const borderUnits = unitsOf('-+=:|*~ \t\r');

/** Lines with more columns are not those of a table. */
const mostColumns = 256;

/** Lines of cells with separators: Markdown, CSV, and the boxes of database clients. */
export class SeparatedLines implements TableLayout {
  finder: CellFinder | undefined;
  readonly #finderOf: FinderOf;
  readonly #separator: Separator;
  readonly #finders: (CellFinder | undefined)[] = [];
  #firstFound = Number.POSITIVE_INFINITY;
  #isHeader = true;
  #column = 0;
  /** The cell of a header so far. */
  #name = '';
  #hasCell = false;
  #isFound = false;
  #isQuoted = false;
  #last = 0;
  #isBlank = true;
  #isBorder = true;

  constructor(separator: Separator, finderOf: FinderOf) {
    this.#separator = separator;
    this.#finderOf = finderOf;
  }

  read(unit: number): Step {
    const last = this.#last;
    this.#last = unit;
    if (unit === lineFeed) return this.#endLine();
    if (unit > space) this.#isBlank = false;
    if (!isOfBorder(unit)) this.#isBorder = false;
    if (!this.#isQuoted && this.#isSeparator(unit, last)) return this.#endCell();
    if (this.#isHeader && !this.#addToName(unit)) return 'ends the table';
    if (unit === quote && this.#separator !== '|') this.#readQuote(last);
    if (this.#hasCell || unit <= space) return 'goes on';
    this.#hasCell = true;
    const finder = this.#isHeader ? undefined : this.#finders[this.#column];
    if (finder === undefined) return 'goes on';
    this.finder = finder;
    this.#isFound = true;
    return 'begins a cell';
  }

  #isSeparator(unit: number, last: number): boolean {
    return this.#separator === '|'
      ? verticalLines.has(unit) && last !== backslash
      : unit === this.#separator.charCodeAt(0);
  }

  #addToName(unit: number): boolean {
    this.#name += String.fromCharCode(unit);
    return this.#name.length <= longestColumnName + mostAround;
  }

  /** A quotation mark opens a cell, closes it, and after one that closed it was a part of the cell. */
  #readQuote(last: number): void {
    if (!this.#hasCell) this.#isQuoted = true;
    else if (this.#isQuoted) this.#isQuoted = false;
    else if (last === quote) this.#isQuoted = true;
  }

  #endCell(): Step {
    if (this.#isHeader) {
      if (!this.#endName() || this.#column === mostColumns) return 'ends the table';
      // In wikis the cells of a header are between double lines.
      if (this.#name === '' && this.#column > 0 && this.#separator === '|') return 'goes on';
      this.#name = '';
    }
    this.#column += 1;
    return this.#leaveCell();
  }

  #leaveCell(): Step {
    const step = this.#isFound ? 'ends a cell' : 'goes on';
    this.#hasCell = false;
    this.#isFound = false;
    this.#isQuoted = false;
    return step;
  }

  #endName(): boolean {
    const name = nameInCell(this.#name);
    const finder = this.#finderOf(name);
    this.#finders[this.#column] = finder;
    if (finder) this.#firstFound = Math.min(this.#firstFound, this.#column);
    return isColumnName(name);
  }

  #endLine(): Step {
    const isTable = this.#isHeader
      ? this.#endName() && this.#column > 0 && this.#firstFound < mostColumns
      : !this.#isBlank && (this.#isBorder || this.#column >= Math.max(1, this.#firstFound));
    this.#isHeader = false;
    this.#column = 0;
    this.#isBlank = true;
    this.#isBorder = true;
    const step = this.#leaveCell();
    return isTable ? step : 'ends the table';
  }
}

/** Spaces and quotes around a name. */
const mostAround = 64;

function isOfBorder(unit: number): boolean {
  return borderUnits.has(unit) || (unit >= firstOfBoxes && unit <= lastOfBoxes);
}

/** Whether a line is a border of a table, or the line below its header. */
export function isBorder(line: string): boolean {
  for (let at = 0; at < line.length; at += 1) if (!isOfBorder(line.charCodeAt(at))) return false;
  return line.trim() !== '';
}

/** Number of separators in a line. */
export function separatorsIn(line: string, separator: Separator): number {
  return cellsOf(line, separator).length - 1;
}

export function cellsOf(line: string, separator: Separator): readonly string[] {
  return line.split(separator === '|' ? verticalLine : separator);
}
