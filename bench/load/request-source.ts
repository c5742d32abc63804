/** Makes the requests of one connection. */
export interface RequestSource {
  /** All bytes of the next one. */
  next(): Buffer;
  /** Is told the body of each whole answer, where requests depend on it. */
  answered?(body: Buffer): void;
}
