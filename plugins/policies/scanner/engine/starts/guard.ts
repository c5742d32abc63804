/** A cheap look-behind and lookahead test that runs before a group's automaton. */
export interface Guard {
  /** Whether a match may start here. */
  mayStart(text: string, start: number): boolean;
  /**
   * By ASCII unit, what it says about a preceding word of one to fifteen ASCII letters: 1 if no match starts with the word, whatever surrounds it; 2
   * if no match starts with it provided that a space or control character follows the unit; 3 if no match starts with it unless an ASCII quotation
   * mark precedes the word. Without this table the text has to be tested.
   */
  readonly rejectsBefore?: Uint8Array;
  /** Whether no match starts with an ASCII unit that a space follows. */
  rejectsBeforeSpace?(unit: number): boolean;
  /** Whether no match starts with a word of ASCII letters, whatever follows it, after an ASCII character, a full stop and a space. */
  rejectsAtSentenceStart?(word: Uint16Array): boolean;
}
