const number = /^[-+]?[$€£¥]?\s?[\d.,' ]*\d\s?%?$/;
const date = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:[ T].{0,30})?$/;
/** The maximum number of rows above a header, such as a title, a date or a note. */
const searchedRows = 10;
const maxNameLength = 100;

/** Finds the header of a table while its rows come, and writes each row with it: `name: Ada; born: 1815`. */
export class TableHeader {
  #names: readonly string[] | undefined;
  #seen = 0;
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
    if (this.#names === undefined && this.#seen < searchedRows) {
      this.#seen += 1;
      if (filled.length * 2 > this.#columns && isHeader(filled)) this.#names = values;
      return filled.join('; ');
    }
    return values.flatMap((value, column) => (value === '' ? [] : [this.#named(value, column)])).join('; ');
  }

  #named(value: string, column: number): string {
    const name = this.#names?.[column] ?? '';
    return name === '' ? value : `${name}: ${value}`;
  }
}

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
    filled.every((value) => value.length <= maxNameLength && !number.test(value) && !date.test(value))
  );
}
