/** What one request wants of one detector. */
export interface Wish {
  /** Index of the request. */
  readonly request: number;
  readonly leastScore: number;
  /** Telephone regions. */
  readonly regions: readonly string[];
  /** Normalized, small: texts that do not count. */
  readonly allowed: ReadonlySet<string> | undefined;
  /** In place of the detector's own. */
  readonly category: string | undefined;
}
