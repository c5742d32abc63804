/** The settings of one request for one detector. */
export interface Subscription {
  /** Index of the request. */
  readonly request: number;
  readonly minScore: number;
  /** Telephone regions. */
  readonly regions: readonly string[];
  /** Overrides the detector's category. */
  readonly category: string | undefined;
}
