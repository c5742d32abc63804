/** A body as it is stored. */
export interface Body {
  /** JSON text. A request that was too long is cut, with a mark. */
  readonly text: string;
  /** Whether something is missing because it was too long. */
  readonly truncated: boolean;
}
