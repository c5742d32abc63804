/**
 * A finding of a request. Offsets are UTF-16 code units of the original text (in a stream: from its start). Findings of one request never overlap;
 * those of different requests may. It does not have the text that was found, so that it can be logged.
 */
export interface Finding {
  /** `EMAIL_ADDRESS`, `SECRET`, the name of a tenant's pattern, … */
  readonly category: string;
  readonly start: number;
  readonly end: number;
  /** Index of the request in the list that the scanner was created for. */
  readonly request: number;
  /** From 0 to 1. */
  readonly score: number;
}
