import type { CharacterSet } from './character-set.js';
import { type NfaRows, nfaRows } from './flat-nfa.js';
import type { PatternTree } from './pattern-tree.js';
import { type NfaState, Nfa } from './nfa.js';
import { type CompilerLimits, unlimited } from './too-large.js';
import { type UnitClasses, unitClasses } from './unit-classes.js';

/** The input of an automaton: plain numbers, so that it can be saved to a file. */
export interface CompiledPatterns {
  /** Number of patterns. */
  readonly count: number;
  /** Whether acceptance may depend on neighboring characters. */
  readonly hasAssertions: boolean;
  readonly classes: UnitClasses;
  readonly graph: NfaRows;
}

/**
 * @param classes of other patterns with the same character sets
 * @throws TooLarge if the patterns exceed a limit
 */
export function compilePatterns(
  trees: readonly PatternTree[],
  classes?: UnitClasses,
  limits: CompilerLimits = unlimited,
): CompiledPatterns {
  const { states, hasAssertions } = new Nfa(trees, limits.states);
  const own = classes ?? unitClasses(setsOf(states), hasAssertions, limits.comparisons);
  return { count: trees.length, hasAssertions, classes: own, graph: nfaRows(states, own) };
}

function setsOf(states: readonly NfaState[]): readonly CharacterSet[] {
  return states.flatMap(({ set }): CharacterSet[] => (set ? [set] : []));
}
