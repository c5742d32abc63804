import type { PlaceReader } from '../engine/detectors/place-reader.js';

/** Longer cells have nothing to be found, and are not held back until they end. */
const longestCell = 300;

/** What is to be found in a cell. */
export interface FoundInCell {
  /** Offsets in the cell. */
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/**
 * Finds something in the cells of a column.
 *
 * @param cell with its quotes
 * @param names the header up to the first column with a finder
 */
export type CellFinder = (cell: string, names: string) => FoundInCell | undefined;

/** The finder for a column with this name; undefined if nothing is to be found there. */
export type FinderOf = (name: string) => CellFinder | undefined;

/** What a unit of a table does. */
export type Step = 'goes on' | 'begins a cell' | 'ends a cell' | 'ends the table';

/** Reads the units of a table, beginning with those of its header. */
export interface TableLayout {
  /** The finder of the cell that ended last; undefined if it turned out not to belong to a column with one. */
  readonly finder: CellFinder | undefined;
  /** The unit that ends a cell is not part of it. */
  read(unit: number): Step;
}

export const [lineFeed, space] = [0x0a, 0x20];

/** Number of units to read at a time. Few, because a later table may take over. */
const readAhead = 32;

/** What is found in the columns of a table that its header names. Such a cell is held back until it ends, because a part of it says little. */
export class TableReader implements PlaceReader {
  readonly takesOver = true;
  isDone = false;
  end: number | undefined;
  score = 0;
  readonly #layout: TableLayout;
  readonly #names: string;
  /** Index of the next unit to read. */
  #at: number;
  /** Start of the current cell, or of what is found in it. */
  #cell: number | undefined;

  /**
   * @param start index of the header
   * @param names the header up to the first column with a finder
   */
  constructor(layout: TableLayout, start: number, names: string) {
    this.#layout = layout;
    this.#names = names;
    this.#at = start;
  }

  get start(): number {
    return this.#cell ?? this.#at;
  }

  read(text: string, isFinal: boolean, index: number): void {
    if (this.end !== undefined) return;
    const until = Math.min(text.length, index + readAhead);
    while ((this.#at < until || this.#isCellAt(index)) && this.#at < text.length && !this.isDone) {
      const at = this.#at;
      this.#at += 1;
      const step = this.#layout.read(text.charCodeAt(at));
      if (step === 'goes on') {
        if (this.#cell !== undefined && at - this.#cell >= longestCell) this.#cell = undefined;
      } else if (step === 'begins a cell') this.#cell = at;
      else if (step === 'ends the table') this.isDone = true;
      else if (this.#endCell(text, at)) return;
    }
    if (!isFinal || this.isDone || this.#at < text.length) return;
    // The end of the text ends a line.
    this.#layout.read(lineFeed);
    if (!this.#endCell(text, text.length)) this.isDone = true;
  }

  /** Whether a cell that has not ended yet starts at an index or before it. */
  #isCellAt(index: number): boolean {
    return this.#cell !== undefined && this.#cell <= index;
  }

  pass(): void {
    this.#cell = undefined;
    this.end = undefined;
  }

  shift(characters: number): void {
    this.#at -= characters;
    if (this.#cell !== undefined) this.#cell -= characters;
    if (this.end !== undefined) this.end -= characters;
  }

  /** @returns whether something is found in it */
  #endCell(text: string, end: number): boolean {
    const from = this.#cell;
    const { finder } = this.#layout;
    this.pass();
    if (from === undefined || finder === undefined) return false;
    const found = finder(text.slice(from, end), this.#names);
    if (found === undefined) return false;
    this.#cell = from + found.start;
    this.end = from + found.end;
    this.score = found.score;
    return true;
  }
}
