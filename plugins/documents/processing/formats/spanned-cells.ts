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
  fill(cells: readonly string[], row: number): readonly string[] {
    this.#open = this.#open.filter(({ lastRow }) => lastRow >= row);
    if (this.#open.length === 0 || cells.every((cell) => cell === '')) return cells;
    const filled = [...cells];
    for (const { column, text } of this.#open) {
      while (filled.length < column) filled.push('');
      if ((filled[column] ?? '') === '') filled[column] = text;
    }
    return filled;
  }
}
