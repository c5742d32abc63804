/** Also with the raised number of a note. */
const number = /^[-+]?[$€£¥]?\s?[\d.,' ]*\d(?:\^\d{1,3})?\s?%?$/;
/** Groups of columns are often years, which are numbers elsewhere. */
const year = /^(?:19|20)\d{2}$/;
const date = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:[ T].{0,30})?$/;
/** The maximum number of rows above a header, such as a title, a date or a note. */
const searchedRows = 10;
const maxNameLength = 100;
/** How many numbers must follow the first row of two columns in the second one: before, it may be a form, with a label in each row. */
const numbersBelow = 3;

/** The first row of two cells, and how many rows with a number have come below it. */
interface Pair {
  readonly names: readonly string[];
  readonly numbers: number;
}

/** Finds the headers of tables while their rows come, and writes each row with its names: `name: Ada; born: 1815`. */
export class TableHeader {
  #names: readonly string[] | undefined;
  #seen = 0;
  /** `form` once rows of two cells are known to be no header with numbers below it. */
  #pair: Pair | 'form' | undefined;
  readonly #columns: number;
  /** The row before, while there are no names. */
  #above: readonly string[] = [];
  /** The row below the names, if it may have names for the parts of each: `Energy` above `Gas` and `Electricity`. */
  #parts: readonly string[] | undefined;
  /** Columns in which each cell below the names is a number or a date, and those that have texts. */
  readonly #valued = new Set<number>();
  readonly #worded = new Set<number>();
  #rows = 0;
  #lastRow = 0;
  /** Whether nothing but titles has come since an empty row. */
  #isApart = false;

  /** @param columns how many the table has, if that is known: fewer names than half of them are a note above it */
  constructor(columns = 0) {
    this.#columns = columns;
  }

  /** Whether the names of the columns are known. */
  get isNamed(): boolean {
    return this.#names !== undefined;
  }

  /**
   * One row as text; empty for a row without content. A row that becomes the header is written as it is.
   *
   * @param row its number, where empty rows are left out
   */
  rowText(cells: readonly string[], row = this.#lastRow + 1): string {
    const { values, columns } = trimmed(cells);
    const filled = columns.map((column) => values[column] ?? '');
    this.#isApart ||= filled.length === 0 || row > this.#lastRow + 1;
    this.#lastRow = row;
    if (filled.length === 0) return '';
    if (this.#isApart && filled.length === 1 && !isValue(filled[0] ?? '')) return this.#unnamed(filled);
    if (this.#isApart && this.#beginsTable(values, filled)) this.#forget();
    this.#isApart = false;
    const isAbove = this.#names === undefined && this.#seen < searchedRows && this.#search(values, filled);
    if (isAbove || this.#names === undefined) return this.#unnamed(filled);
    this.#lookBelow(values, filled, columns);
    return columns.map((column) => this.#named(values[column] ?? '', column)).join('; ');
  }

  /** Looks whether a row tells the names. @returns whether it is not named itself */
  #search(values: readonly string[], filled: readonly string[]): boolean {
    this.#seen += 1;
    const above = this.#above;
    this.#above = values;
    const pair = this.#pair === 'form' ? undefined : this.#pair;
    if (this.#columns === 0 && filled.length === 2) this.#seePair(values, filled);
    else if (filled.length * 2 > this.#columns && isHeader(filled))
      this.#names = areGroups(above, values) ? joinedNames(above, values) : values;
    else if (filled.length > 2 && pair?.numbers === 0) {
      this.#names = pair.names;
      return false;
    }
    return true;
  }

  /** Notes what is below the names. The first row may name parts of them, which numbers below it confirm. */
  #lookBelow(values: readonly string[], filled: readonly string[], columns: readonly number[]): void {
    this.#rows += 1;
    const names = this.#names ?? [];
    if (this.#rows === 1 && isHeader(filled) && fillsGaps(names, values)) {
      this.#parts = values;
      return;
    }
    if (this.#parts !== undefined && this.#parts.some((part, column) => part !== '' && isValue(values[column] ?? '')))
      this.#names = joinedNames(names, this.#parts);
    this.#parts = undefined;
    for (const column of columns) (isValue(values[column] ?? '') ? this.#valued : this.#worded).add(column);
  }

  /** Whether a row after an empty one has names where there were only numbers: that of another table. */
  #beginsTable(values: readonly string[], filled: readonly string[]): boolean {
    return (
      isHeader(filled) &&
      values.some((value, column) => value !== '' && this.#valued.has(column) && !this.#worded.has(column))
    );
  }

  #forget(): void {
    this.#names = this.#pair = this.#parts = undefined;
    this.#above = [];
    this.#seen = this.#rows = 0;
    this.#valued.clear();
    this.#worded.clear();
  }

  #seePair(names: readonly string[], filled: readonly string[]): void {
    const pair = this.#pair;
    if (pair === 'form') return;
    if (pair === undefined) this.#pair = isHeader(filled) ? { names, numbers: 0 } : 'form';
    else if (!isValue(filled[1] ?? '')) this.#pair = 'form';
    else if (pair.numbers + 1 === numbersBelow) this.#names = pair.names;
    else this.#pair = { names: pair.names, numbers: pair.numbers + 1 };
  }

  /** A row without names. In a form, which only a table of an unknown number of columns can be, a label is followed by its value. */
  #unnamed(filled: readonly string[]): string {
    const [label = '', value] = filled;
    if (this.#columns > 0) return filled.join('; ');
    if (filled.length === 2 && !isValue(label)) return `${label.replace(/:$/, '')}: ${value}`;
    return filled.join('; ').replaceAll(':; ', ': ');
  }

  #named(value: string, column: number): string {
    const name = this.#names?.[column] ?? '';
    return name === '' ? value : `${name}: ${value}`;
  }
}

/**
 * The cells without space around them, and the columns of those that are not empty. Most may be: each further look at all of them would take as long as
 * the row is wide.
 */
function trimmed(cells: readonly string[]): {
  readonly values: readonly string[];
  readonly columns: readonly number[];
} {
  const values = cells.slice();
  const columns: number[] = [];
  for (let column = 0; column < values.length; column += 1) {
    const cell = values[column] ?? '';
    if (cell === '') continue;
    const value = cell.trim().replace(/\s*[\r\n]\s*/g, ' ');
    values[column] = value;
    if (value !== '') columns.push(column);
  }
  return { values, columns };
}

/** Whether a row names groups of the columns that the next one names: it begins further to the right, and leaves cells empty. */
function areGroups(above: readonly string[], names: readonly string[]): boolean {
  const filled = above.filter((name) => name !== '');
  const first = (row: readonly string[]): number => row.findIndex((name) => name !== '');
  return areGroupNames(filled) && first(above) > first(names) && fillsGaps(above, names);
}

/** Whether a row has cells where the one above it has none, on the right of its first one. */
function fillsGaps(above: readonly string[], row: readonly string[]): boolean {
  const first = above.findIndex((name) => name !== '');
  return row.some((name, column) => name !== '' && column > first && (above[column] ?? '') === '');
}

/** The names of columns with the groups above them: a group goes on to the next one. */
export function joinedNames(groups: readonly string[], names: readonly string[]): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(groups.length, names.length) }, (_, column) => {
    group = (groups[column] ?? '') || group;
    const name = names[column] ?? '';
    return name === '' || name === group || group === '' ? name || group : `${group}, ${name}`;
  });
}

const isValue = (text: string): boolean => number.test(text) || date.test(text);

/** A row of a table as text. Empty cells are kept between others, so that each value stays in its column. */
export function rowOf(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length < 2
    ? filled.join('')
    : cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).join(' | ');
}

/** Whether the filled cells of a row can be the names of groups of columns. */
export function areGroupNames(filled: readonly string[]): boolean {
  return isHeader(filled.map((cell) => cell.replace(year, 'year')));
}

/** Whether the filled cells of a row can be the names of columns. */
export function isHeader(filled: readonly string[]): boolean {
  return (
    filled.length >= 2 &&
    filled.every((value) => value.length <= maxNameLength && !isValue(value) && !value.endsWith(':'))
  );
}
