/** Asked before a field is read at a place. */
export interface Gate {
  /** Whether something may begin here. */
  mayBegin(text: string, start: number): boolean;
}
