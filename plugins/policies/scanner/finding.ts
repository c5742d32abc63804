/**
 * A finding of a request. Offsets are UTF-16 code units of the original text (in a stream: from its start). Findings of one request never overlap;
 * those of different requests may.
 */
export class Finding {
  /** `EMAIL_ADDRESS`, `SECRET`, the name of a tenant's pattern, … */
  readonly category: string;
  readonly start: number;
  readonly end: number;
  /** Index of the request in the list that the scanner was created for. */
  readonly request: number;
  /** From 0 to 1. */
  readonly score: number;
  /** Private, so that it appears in no log and no `JSON.stringify` output. */
  readonly #text: string;

  constructor(category: string, place: FoundPlace, request: number, score: number) {
    this.category = category;
    this.start = place.start;
    this.end = place.end;
    this.request = request;
    this.score = score;
    this.#text = place.text;
  }

  /** The original text of the finding: for reversible placeholders and keyed hashes. Must not be stored. */
  originalText(): string {
    return this.#text;
  }
}

/** Offsets and text of a finding. */
export interface FoundPlace {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
