import type { PlaceReader } from '../../engine/detectors/place-reader.js';
import { longestCell, secretInCell } from './cell-secrets.js';
import type { ColumnKind } from './column-names.js';

/** What a unit of a table does. */
export type Step = 'goes on' | 'begins a secret cell' | 'ends a secret cell' | 'ends the table';

/** Reads the units of a table, beginning with those of its header. */
export interface TableLayout {
  /** What the secret cell holds that ended last; undefined if it turned out not to belong to a column of secrets. */
  readonly kind: ColumnKind | undefined;
  /** The unit that ends a cell is not part of it. */
  read(unit: number): Step;
}

export const [lineFeed, space] = [0x0a, 0x20];

/** Number of units to read at a time. Few, because a later table may take over. */
const readAhead = 32;

/** The secrets in the columns of a table that its header names. Such a cell is held back until it ends, because a part of it says little. */
export class TableReader implements PlaceReader {
  readonly takesOver = true;
  isDone = false;
  end: number | undefined;
  score = 0;
  readonly #layout: TableLayout;
  readonly #names: string;
  /** Index of the next unit to read. */
  #at: number;
  /** Start of the current cell, or of the secret in it. */
  #cell: number | undefined;

  /**
   * @param start index of the header
   * @param names the header up to the first column of secrets
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
      } else if (step === 'begins a secret cell') this.#cell = at;
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

  /** @returns whether a secret is in it */
  #endCell(text: string, end: number): boolean {
    const from = this.#cell;
    const { kind } = this.#layout;
    this.pass();
    if (from === undefined || kind === undefined) return false;
    const secret = secretInCell(text.slice(from, end), kind, this.#names);
    if (secret === undefined) return false;
    this.#cell = from + secret.start;
    this.end = from + secret.end;
    this.score = secret.score;
    return true;
  }
}
