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

/** The filled cells of a row by column, from left to right: a row may have two that are sixteen thousand columns apart. */
export type FilledCells = ReadonlyMap<number, string>;

/** The first row of two cells, and how many rows with a number have come below it. */
interface Pair {
  readonly names: FilledCells;
  readonly numbers: number;
}

/** A row, and after it the comments on its cells. */
export function withComments(row: string, comments: readonly string[]): string {
  const said = comments.map((comment) => comment.replace(/\s+/g, ' ').trim()).filter((comment) => comment !== '');
  return [row, ...said.map((comment) => `(${comment})`)].filter((text) => text !== '').join(' ');
}

/** Finds the headers of tables while their rows come, and writes each row with its names: `name: Ada; born: 1815`. */
export class TableHeader {
  #names: FilledCells | undefined;
  #seen = 0;
  /** `form` once rows of two cells are known to be no header with numbers below it. */
  #pair: Pair | 'form' | undefined;
  readonly #columns: number;
  /** The row before, while there are no names. */
  #above: FilledCells = noCells;
  /** The row below the names, if it may have names for the parts of each: `Energy` above `Gas` and `Electricity`. */
  #parts: FilledCells | undefined;
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
   * @param cells by column, from 0
   * @param row its number, where empty rows are left out
   */
  rowText(cells: Iterable<readonly [column: number, text: string]>, row = this.#lastRow + 1): string {
    const values = filledCells(cells);
    const filled = [...values.values()];
    this.#isApart ||= filled.length === 0 || row > this.#lastRow + 1;
    this.#lastRow = row;
    if (filled.length === 0) return '';
    if (this.#isApart && filled.length === 1 && !isValue(filled[0] ?? '')) return this.#unnamed(filled);
    if (this.#isApart && this.#beginsTable(values)) this.#forget();
    this.#isApart = false;
    const isAbove = this.#names === undefined && this.#seen < searchedRows && this.#search(values);
    if (isAbove || this.#names === undefined) return this.#unnamed(filled);
    this.#lookBelow(values);
    return Array.from(values, ([column, value]) => this.#named(value, column)).join('; ');
  }

  /** Looks whether a row tells the names. @returns whether it is not named itself */
  #search(values: FilledCells): boolean {
    this.#seen += 1;
    const above = this.#above;
    this.#above = values;
    const pair = this.#pair === 'form' ? undefined : this.#pair;
    if (this.#columns === 0 && values.size === 2) this.#seePair(values);
    else if (values.size * 2 > this.#columns && isHeader([...values.values()]))
      this.#names = areGroups(above, values) ? joinedCells(above, values) : values;
    else if (values.size > 2 && pair?.numbers === 0) {
      this.#names = pair.names;
      return false;
    }
    return true;
  }

  /** Notes what is below the names. The first row may name parts of them, which numbers below it confirm. */
  #lookBelow(values: FilledCells): void {
    this.#rows += 1;
    const names = this.#names ?? noCells;
    if (this.#rows === 1 && isHeader([...values.values()]) && fillsGaps(names, values)) {
      this.#parts = values;
      return;
    }
    if (this.#parts !== undefined && [...this.#parts.keys()].some((column) => isValue(values.get(column) ?? '')))
      this.#names = joinedCells(names, this.#parts);
    this.#parts = undefined;
    for (const [column, value] of values) (isValue(value) ? this.#valued : this.#worded).add(column);
  }

  /** Whether a row after an empty one has names where there were only numbers: that of another table. */
  #beginsTable(values: FilledCells): boolean {
    return (
      isHeader([...values.values()]) &&
      [...values.keys()].some((column) => this.#valued.has(column) && !this.#worded.has(column))
    );
  }

  #forget(): void {
    this.#names = this.#pair = this.#parts = undefined;
    this.#above = noCells;
    this.#seen = this.#rows = 0;
    this.#valued.clear();
    this.#worded.clear();
  }

  #seePair(names: FilledCells): void {
    const pair = this.#pair;
    const filled = [...names.values()];
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
    const name = this.#names?.get(column) ?? '';
    return name === '' ? value : `${name}: ${value}`;
  }
}

const noCells: FilledCells = new Map();

/** The cells that are not empty, without space around them. */
function filledCells(cells: Iterable<readonly [column: number, text: string]>): FilledCells {
  const filled: [column: number, text: string][] = [];
  for (const [column, cell] of cells) {
    const text = cell === '' ? '' : cell.trim().replace(/(?<!\s)\s*[\r\n]\s*/g, ' ');
    if (text !== '') filled.push([column, text]);
  }
  return new Map(filled.sort(([left], [right]) => left - right));
}

/** Whether a row names groups of the columns that the next one names: it begins further to the right, and leaves cells empty. */
function areGroups(above: FilledCells, names: FilledCells): boolean {
  return areGroupNames([...above.values()]) && firstColumn(above) > firstColumn(names) && fillsGaps(above, names);
}

/** Whether a row has cells where the one above it has none, on the right of its first one. */
function fillsGaps(above: FilledCells, row: FilledCells): boolean {
  const first = firstColumn(above);
  return [...row.keys()].some((column) => column > first && !above.has(column));
}

function firstColumn(cells: FilledCells): number {
  return cells.keys().next().value ?? -1;
}

function joinedCells(groups: FilledCells, names: FilledCells): FilledCells {
  return filledCells(joinedNames(withEmptyCells(groups), withEmptyCells(names)).entries());
}

function withEmptyCells(cells: FilledCells): readonly string[] {
  const last = [...cells.keys()].at(-1) ?? -1;
  return Array.from({ length: last + 1 }, (_, column) => cells.get(column) ?? '');
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
