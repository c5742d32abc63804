/** The points in a window. */
export interface CountedPoints {
  readonly consumed: number;
  /** Milliseconds until the window ends. */
  readonly msBeforeNext: number;
}

/** Where all replicas count the points of windows together. */
export interface WindowStore {
  /** Adds points to the current window of a key. @throws when the store does not respond */
  consume(key: string, points: number): Promise<CountedPoints>;
}
