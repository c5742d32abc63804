/**
 * A place in a text that a request is about. Offsets are UTF-16 units of the original text (of a stream: counted from its beginning).
 * The findings of one request never overlap; those of different requests may.
 */
export class Finding {
  /** `EMAIL_ADDRESS`, `SECRET`, the name of a pattern, … */
  readonly category: string;
  readonly start: number;
  readonly end: number;
  /** Index of the request in the list that the scanner was made for. */
  readonly request: number;
  /** From 0 to 1. */
  readonly score: number;
  /** Private, so that no logger and no `JSON.stringify` shows it. */
  readonly #text: string;

  constructor(category: string, place: FoundPlace, request: number, score: number) {
    this.category = category;
    this.start = place.start;
    this.end = place.end;
    this.request = request;
    this.score = score;
    this.#text = place.text;
  }

  /** What was found, as it stood there: for placeholders that can be undone, and for keyed hashes. Never to be kept. */
  originalText(): string {
    return this.#text;
  }
}

/** Where something was found, and what stood there. */
export interface FoundPlace {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
