/** Generates the requests of one connection. */
export interface RequestSource {
  /** The bytes of the next request. */
  next(): Buffer;
  /** Receives the body of each whole answer, if requests depend on it. */
  answered?(body: Buffer): void;
}
