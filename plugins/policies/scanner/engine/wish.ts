/** The settings of one request for one detector. */
export interface Wish {
  /** Index of the request. */
  readonly request: number;
  readonly leastScore: number;
  /** Telephone regions. */
  readonly regions: readonly string[];
  /** Allow list: normalized texts in lower case. */
  readonly allowed: ReadonlySet<string> | undefined;
  /** Overrides the detector's category. */
  readonly category: string | undefined;
}
