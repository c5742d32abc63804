/** Asked before a field is read at a place. */
export interface Gate {
  /** Whether something may begin here. */
  mayBegin(text: string, start: number): boolean;
  /** Whether nothing can begin at the start of such a text, whatever stands before it and behind. */
  neverBegins(text: string): boolean;
}
