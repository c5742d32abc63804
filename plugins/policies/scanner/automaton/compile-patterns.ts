import type { CharacterSet } from './character-set.js';
import { type GraphRows, graphRows } from './flat-graph.js';
import type { PatternTree } from './pattern-tree.js';
import { type GraphState, StateGraph } from './state-graph.js';
import { type UnitClasses, unitClasses } from './unit-classes.js';

/** What an automaton needs of its patterns: nothing but numbers, so it can be kept in a file. */
export interface CompiledPatterns {
  /** How many there are. */
  readonly count: number;
  /** What is accepted may depend on what stands beside it. */
  readonly looksAround: boolean;
  readonly classes: UnitClasses;
  readonly graph: GraphRows;
}

/** @param classes of other patterns, that are of the same sets of units */
export function compilePatterns(trees: readonly PatternTree[], classes?: UnitClasses): CompiledPatterns {
  const { states, hasAssertions: looksAround } = new StateGraph(trees);
  const own = classes ?? unitClasses(setsOf(states), looksAround);
  return { count: trees.length, looksAround, classes: own, graph: graphRows(states, own) };
}

function setsOf(states: readonly GraphState[]): readonly CharacterSet[] {
  return states.flatMap(({ set }): CharacterSet[] => (set ? [set] : []));
}
