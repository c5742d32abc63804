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

/** The secrets in the columns of a table that its header names. Such a cell is held back until it ends, because a part of it says little. */
export class TableReader implements PlaceReader {
  readonly takesOver = true;
  isDone = false;
  start = Number.POSITIVE_INFINITY;
  end: number | undefined;
  score = 0;
  readonly #layout: TableLayout;
  /** Index of the next unit to read. */
  #at: number;

  /** @param start index of the header */
  constructor(layout: TableLayout, start: number) {
    this.#layout = layout;
    this.#at = start;
  }

  read(text: string, isFinal: boolean): void {
    while (this.#at < text.length && this.end === undefined && !this.isDone) {
      const step = this.#layout.read(text.charCodeAt(this.#at));
      if (step === 'begins a secret cell') this.start = this.#at;
      else if (step === 'ends a secret cell') this.#endCell(text, this.#at);
      else if (step === 'ends the table') this.#finish();
      else if (this.#at - this.start >= longestCell) this.pass();
      this.#at += 1;
    }
    if (!isFinal || this.end !== undefined) return;
    // The end of the text ends a line.
    this.#layout.read(lineFeed);
    this.#endCell(text, text.length);
    if (this.end === undefined) this.#finish();
  }

  pass(): void {
    this.start = Number.POSITIVE_INFINITY;
    this.end = undefined;
  }

  shift(characters: number): void {
    this.#at -= characters;
    this.start -= characters;
    if (this.end !== undefined) this.end -= characters;
  }

  #endCell(text: string, end: number): void {
    const from = this.start;
    const { kind } = this.#layout;
    this.pass();
    if (from >= end || kind === undefined) return;
    const secret = secretInCell(text.slice(from, end), kind);
    if (secret === undefined) return;
    this.start = from + secret.start;
    this.end = from + secret.end;
    this.score = secret.score;
  }

  #finish(): void {
    this.pass();
    this.isDone = true;
  }
}
