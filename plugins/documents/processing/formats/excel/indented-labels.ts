/** Labels that are repeated with those below them are cut here. */
const maxGroupLength = 80;

interface OpenLabel {
  readonly indent: number;
  readonly text: string;
}

/**
 * Puts the labels of groups before those that are indented below them, as pivot tables and balance sheets have them: `South, Flood`. A row would not
 * say to what it belongs.
 */
export class IndentedLabels {
  readonly #open: OpenLabel[] = [];

  /** The label of the next row as it is to be read. */
  add(text: string, indent: number): string {
    while ((this.#open.at(-1)?.indent ?? -1) >= indent) this.#open.pop();
    const groups = this.#open.map((open) => open.text);
    this.#open.push({ indent, text: text.slice(0, maxGroupLength) });
    return groups.length === 0 ? text : [...groups, text].join(', ');
  }

  /** What has come so far is above the names of columns. */
  clear(): void {
    this.#open.length = 0;
  }
}
