/** Asked before a field is read at a place. */
export interface Gate {
  /** Whether something may begin here. */
  mayBegin(text: string, start: number): boolean;
  /**
   * By unit of ASCII: 1 where it ends a word of one to fifteen letters of ASCII with which nothing begins, whatever stands before and behind; 2 where it
   * does so if a space or a control is behind it, and nothing begins with it there. Without it only the text tells.
   */
  readonly endsOrdinary?: Uint8Array;
  /**
   * Whether nothing begins with a word of letters of ASCII, whatever stands behind it, where a character of ASCII, a full stop and a space stand before it.
   */
  opensSentence?(word: Uint16Array): boolean;
}
