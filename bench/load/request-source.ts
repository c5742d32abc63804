/** Makes the requests of a plan. */
export interface RequestSource {
  /** All bytes of the next one. */
  next(): Buffer;
}
