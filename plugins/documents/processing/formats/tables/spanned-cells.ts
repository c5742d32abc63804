import type { FilledCells } from './table-rows.js';

/** A cell that spans several rows. */
interface Span {
  readonly column: number;
  readonly lastRow: number;
  readonly text: string;
}

/** Further ones are not repeated: each row would look at all of them. */
const maxOpen = 200;

/** Repeats what is written once for several rows: the value of a cell that was merged downwards belongs to each of them. */
export class SpannedCells {
  #open: Span[] = [];

  /** A cell that reaches down to a row. */
  add(span: Span): void {
    if (span.text !== '' && this.#open.length < maxOpen) this.#open.push(span);
  }

  /** The cells of a row with the values of those above that reach down to it; a row without values of its own remains empty. */
  fill(cells: FilledCells, row: number): FilledCells {
    this.#open = this.#open.filter(({ lastRow }) => lastRow >= row);
    if (this.#open.length === 0 || cells.size === 0) return cells;
    const filled = new Map(cells);
    for (const { column, text } of this.#open) if (!filled.has(column)) filled.set(column, text);
    return filled;
  }
}
