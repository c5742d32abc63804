/** Sets of states of a graph in rows of numbers: set `n` is `members[starts[n]]` to `members[starts[n + 1] - 1]`. */
export interface SetRows {
  readonly starts: Int32Array;
  readonly members: Int32Array;
  /** By set: what was read last where that matters. */
  readonly befores: Uint8Array;
}

/** What an automaton knows of its states. */
export interface KnownStates {
  readonly sets: SetRows;
  /** As those of the automaton. */
  readonly transitions: Int16Array;
}
