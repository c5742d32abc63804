import type { UnitClasses } from './unit-classes.js';

/** The patterns (by index) that match in a state. */
export type Accepted = readonly number[];

/** An automaton that reads texts unit by unit, and computes its states when a text first reaches them. */
export interface TextAutomaton {
  readonly classes: Pick<UnitClasses, 'count' | 'ofUnit' | 'ignored'>;
  readonly patterns: number;
  /** Whether acceptance may depend on neighboring characters. */
  readonly hasAssertions: boolean;
  /** `transitions[state * classes.count + class]`; -1 if not computed yet. Replaced when it grows. */
  readonly transitions: Int16Array;
  /** Number of times that all states were discarded. */
  readonly generation: number;
  /** @param before kind of the character before the start */
  startState(before: number): number;
  /** Whether a match may begin with a class. Without it, that has to be found out with a step for each class, which adds a state for most. */
  mayBegin?(unitClass: number): boolean;
  /** The transition of a state for a class. May start a new generation. */
  step(state: number, unitClass: number): number;
  /**
   * The patterns that match in a state.
   *
   * @param after kind of the character that follows
   */
  accepted(state: number, after: number): Accepted;
  /**
   * The patterns that may still match after more units, and those that match in a state.
   *
   * @param bitsOf by pattern: its bits, below 8; 0 for patterns to skip
   * @returns the bits of all patterns that can read more units, and those of all that may match here, shifted by 8
   */
  outlook(state: number, bitsOf: Uint8Array): number;
  /**
   * A key of what a state means to some patterns: states with the same key continue alike for them.
   *
   * @param isWanted by pattern: 1 for these
   */
  keyOf(state: number, isWanted: Uint8Array): string;
}
