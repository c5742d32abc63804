/** Asked before a field is read at a place. */
export interface Gate {
  /** Whether something may begin here. */
  mayBegin(text: string, start: number): boolean;
  /** Whether nothing can begin at the start of such units, whatever stands before them and behind. */
  neverBegins(units: Uint16Array, start: number, end: number): boolean;
}
