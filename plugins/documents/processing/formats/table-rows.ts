const number = /^[-+]?[$€£¥]?\s?[\d.,' ]*\d\s?%?$/;
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

/** Finds the header of a table while its rows come, and writes each row with it: `name: Ada; born: 1815`. */
export class TableHeader {
  #names: readonly string[] | undefined;
  #seen = 0;
  /** `form` once rows of two cells are known to be no header with numbers below it. */
  #pair: Pair | 'form' | undefined;
  readonly #columns: number;

  /** @param columns how many the table has, if that is known: fewer names than half of them are a note above it */
  constructor(columns = 0) {
    this.#columns = columns;
  }

  /** One row as text; empty for a row without content. A row that becomes the header is written as it is. */
  rowText(cells: readonly string[]): string {
    const values = cells.map((cell) => cell.trim().replace(/\s*[\r\n]\s*/g, ' '));
    const filled = values.filter((value) => value !== '');
    if (filled.length === 0) return '';
    const isAbove = this.#names === undefined && this.#seen < searchedRows && this.#search(values, filled);
    if (isAbove || this.#names === undefined) return this.#unnamed(filled);
    return values.flatMap((value, column) => (value === '' ? [] : [this.#named(value, column)])).join('; ');
  }

  /** Looks whether a row tells the names. @returns whether it is not named itself */
  #search(values: readonly string[], filled: readonly string[]): boolean {
    this.#seen += 1;
    const pair = this.#pair === 'form' ? undefined : this.#pair;
    if (this.#columns === 0 && filled.length === 2) this.#seePair(values, filled);
    else if (filled.length * 2 > this.#columns && isHeader(filled)) this.#names = values;
    else if (filled.length > 2 && pair?.numbers === 0) {
      this.#names = pair.names;
      return false;
    }
    return true;
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

const isValue = (text: string): boolean => number.test(text) || date.test(text);

/** A row of a table as text. Empty cells are kept between others, so that each value stays in its column. */
export function rowOf(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length < 2
    ? filled.join('')
    : cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).join(' | ');
}

/** Whether the filled cells of a row can be the names of columns. */
export function isHeader(filled: readonly string[]): boolean {
  return (
    filled.length >= 2 &&
    filled.every((value) => value.length <= maxNameLength && !isValue(value) && !value.endsWith(':'))
  );
}
