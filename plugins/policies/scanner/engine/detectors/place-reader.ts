/**
 * Reads a text on from a match, and gives the places of findings that belong to the match but start after it: the cells below the name of a column, the
 * password in a call. What it gives depends on the text only, not on how much of it has arrived. Indices are those of the buffered text.
 */
export interface PlaceReader {
  /** Whether it takes over from an earlier one of the same detector and request: a table from another one. */
  readonly takesOver: boolean;
  /** Whether there are no more places. */
  readonly isDone: boolean;
  /** Index of the next place, or of a possible one; otherwise the index up to which it has read. */
  readonly start: number;
  /** End of the next place; undefined if it is not known whether there is one. */
  readonly end: number | undefined;
  /** Score of the finding there. */
  readonly score: number;
  /** Reads beyond an index, but not much, and to the end of a place that may start at the index or before it. */
  read(text: string, isFinal: boolean, index: number): void;
  /** Leaves the current place. */
  pass(): void;
  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void;
}

/** Start and end. */
export type Range = readonly [start: number, end: number];

/** Places in the match itself. */
export class MatchedPlaces implements PlaceReader {
  readonly takesOver = false;
  readonly score: number;
  #ranges: readonly Range[];

  /** @param ranges ordered by start */
  constructor(ranges: readonly Range[], score: number) {
    this.#ranges = ranges;
    this.score = score;
  }

  get isDone(): boolean {
    return this.#ranges.length === 0;
  }

  get start(): number {
    return this.#ranges[0]?.[0] ?? Number.POSITIVE_INFINITY;
  }

  get end(): number | undefined {
    return this.#ranges[0]?.[1];
  }

  read(): void {
    // All places are known.
  }

  pass(): void {
    this.#ranges = this.#ranges.slice(1);
  }

  shift(characters: number): void {
    this.#ranges = this.#ranges.map(([start, end]) => [start - characters, end - characters]);
  }
}
