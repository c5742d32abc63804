import type { DocumentBlock } from '../../document-block.js';
import { TableNames } from '../tables/table-names.js';

const maxColumns = 1_000;
/** At most so many characters are repeated in each row over which their cells go: a short file could become gigabytes of text. */
const mostRepeated = 1_000;

/** A cell of an earlier row that goes on in this one. */
interface SpannedCell {
  readonly text: string;
  /** The rows in which it goes on, with this one. */
  rows: number;
}

/** A table that is open. */
export class HtmlTable {
  /** Whether it holds another table, and so only arranges its cells. */
  isLayout = false;
  readonly #names = new TableNames();
  /** The columns of the open row that a cell on their left covers. */
  #covered = new Set<number>();
  #cells: string[] = [];
  #text = '';
  /** The columns and rows of the open cell; undefined outside of cells, as in a caption. */
  #open: { readonly columns: number; readonly rows: number } | undefined;
  readonly #spanned = new Map<number, SpannedCell>();
  #spanning = new Map<number, SpannedCell>();
  /** The characters of all cells that go on. */
  #repeated = 0;

  add(text: string): void {
    this.#text += this.#text === '' ? text : ` ${text}`;
  }

  openCell({ colspan, rowspan }: Readonly<Record<string, string>>): void {
    this.closeCell();
    this.#open = { columns: Math.min(count(colspan), maxColumns), rows: count(rowspan) };
  }

  closeCell(): void {
    const [text, open] = [this.#text, this.#open];
    this.#text = '';
    this.#open = undefined;
    if (!open) {
      if (text !== '') this.#cells.push(text);
      return;
    }
    this.#fillSpanned();
    if (this.#cells.length + open.columns > maxColumns) return;
    if (open.rows > 1 && this.#repeated + text.length <= mostRepeated) {
      this.#spanning.set(this.#cells.length, { text, rows: open.rows - 1 });
      this.#repeated += text.length;
    }
    this.#cells.push(text);
    for (let column = 1; column < open.columns; column += 1) {
      this.#covered.add(this.#cells.length);
      this.#cells.push('');
    }
  }

  /** The rows that are complete with the one that is open. */
  closeRow(): readonly DocumentBlock[] {
    this.closeCell();
    const written = this.#takeRow();
    // A line break in one of several cells is no end of the row.
    const cells = written.length > 1 ? written.map(inOneLine) : written;
    const covered = this.#covered;
    this.#covered = new Set();
    return this.#names.add({ cells, covered });
  }

  /** What is left at the end of the table. */
  end(): readonly DocumentBlock[] {
    return [...this.closeRow(), ...this.#names.end()];
  }

  /** The texts of the row that is open, once. */
  takeTexts(): readonly string[] {
    this.closeCell();
    const above = this.#names.end().map(({ text }) => text);
    return [...above, ...this.#takeRow().filter((cell) => cell !== '')];
  }

  #takeRow(): readonly string[] {
    if (this.#cells.length === 0) return [];
    this.#fillSpanned();
    for (const [column, cell] of this.#spanned) {
      cell.rows -= 1;
      if (cell.rows > 0) continue;
      this.#spanned.delete(column);
      this.#repeated -= cell.text.length;
    }
    for (const [column, cell] of this.#spanning) this.#spanned.set(column, cell);
    this.#spanning = new Map();
    return this.#cells.splice(0);
  }

  /** Cells that go on from above come before the next one of this row. */
  #fillSpanned(): void {
    for (let cell = this.#spanned.get(this.#cells.length); cell; cell = this.#spanned.get(this.#cells.length))
      this.#cells.push(cell.text);
  }
}

function inOneLine(cell: string): string {
  return cell.includes('\n')
    ? cell
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : cell;
}

function count(attribute: string | undefined): number {
  const value = Number.parseInt(attribute ?? '', 10);
  return value > 0 ? value : 1;
}
