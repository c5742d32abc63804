import { isColumnName, nameInCell } from './header-names.js';
import { type CellFinder, type FinderOf, lineFeed, space, type Step, type TableLayout } from './table-reader.js';

/** Longer lines are not headers. */
const longestHeader = 240;

/** A column with a finder: the offsets of its name in the header, or of the line below it. */
interface Column {
  readonly start: number;
  readonly end: number;
  /** End of the name of the column before. */
  readonly after: number;
  readonly finder: CellFinder;
}

/** Lines whose cells are above or below each other, as commands print them: each overlaps the name of its column, wherever it is aligned. */
export class AlignedLines implements TableLayout {
  finder: CellFinder | undefined;
  readonly #finderOf: FinderOf;
  #columns: readonly Column[] = [];
  #header = '';
  /** The first line below the header, which may show where the columns are. */
  #below = '';
  /** Lines before the current one; two stands for more. */
  #line = 0;
  #offset = 0;
  /** The column of the current cell, if it ends after the start of its name. */
  #current: Column | undefined;
  #wasSpace = true;
  #isBlank = true;

  constructor(finderOf: FinderOf) {
    this.#finderOf = finderOf;
  }

  read(unit: number): Step {
    if (unit === lineFeed) return this.#endLine();
    const offset = this.#offset;
    this.#offset += 1;
    if (this.#line < 2 && offset === longestHeader) return 'ends the table';
    if (this.#line === 0) {
      this.#header += String.fromCharCode(unit);
      return 'goes on';
    }
    if (this.#line === 1) this.#below += String.fromCharCode(unit);
    const isSpace = unit <= space;
    const step = isSpace ? this.#endCell(offset) : this.#beginCell(offset);
    this.#wasSpace = isSpace;
    return step;
  }

  #beginCell(offset: number): Step {
    this.#isBlank = false;
    if (!this.#wasSpace) return 'goes on';
    this.#current = this.#columns.find(({ after, end }) => offset >= after && offset < end);
    return this.#current ? 'begins a cell' : 'goes on';
  }

  #endCell(offset: number): Step {
    const column = this.#current;
    if (column === undefined) return 'goes on';
    this.#current = undefined;
    this.finder = offset > column.start ? column.finder : undefined;
    return 'ends a cell';
  }

  #endLine(): Step {
    const step = this.#endCell(this.#offset);
    const isTable = this.#line > 1 ? !this.#isBlank : this.#readsOn();
    if (this.#line < 2) this.#line += 1;
    this.#offset = 0;
    this.#wasSpace = true;
    this.#isBlank = true;
    return isTable ? step : 'ends the table';
  }

  /** Learns the columns from the header and the line below it. */
  #readsOn(): boolean {
    if (this.#line === 0) {
      const names = [...this.#header.matchAll(/\S+(?: \S+)*/g)];
      this.#columns = columnsWithFinders(names, this.#header, this.#finderOf);
      // If only one space is between the names, the line below shows which words belong together.
      return names.length === 1 || this.#columns.length > 0;
    }
    if (/^[\s=-]*[=-]{2}[\s=-]*$/.test(this.#below))
      this.#columns = columnsWithFinders([...this.#below.matchAll(/\S+/g)], this.#header, this.#finderOf);
    return this.#columns.length > 0 && !this.#isBlank;
  }
}

/** @param columns where they are in the header */
function columnsWithFinders(
  columns: readonly RegExpExecArray[],
  header: string,
  finderOf: FinderOf,
): readonly Column[] {
  const all = columns.map(({ index: start, 0: text }, place) => {
    const end = start + text.length;
    return { start, end, name: nameInCell(header.slice(start, columns[place + 1]?.index)) };
  });
  if (all.length < 2 || !all.every(({ name }) => isColumnName(name))) return [];
  return all.flatMap(({ start, end, name }, place) => {
    const finder = finderOf(name);
    return finder ? [{ start, end, after: all[place - 1]?.end ?? 0, finder }] : [];
  });
}
