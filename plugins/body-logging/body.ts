/** A body as it is kept. */
export interface Body {
  /** JSON text; broken off, with a mark, where a request was too long. */
  readonly text: string;
  /** Whether something is missing for its length. */
  readonly truncated: boolean;
}
