/** Sets of NFA states as arrays of numbers: set `n` is `members[starts[n]]` to `members[starts[n + 1] - 1]`. */
export interface SetRows {
  readonly starts: Int32Array;
  readonly members: Int32Array;
  /** By set: kind of the character before, if assertions depend on it. */
  readonly befores: Uint8Array;
}

/** The computed states of an automaton. */
export interface KnownStates {
  readonly sets: SetRows;
  /** As in the automaton. */
  readonly transitions: Int16Array;
}
