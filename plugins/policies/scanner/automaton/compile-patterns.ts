import type { CharacterSet } from './character-set.js';
import { type GraphRows, graphRows } from './flat-graph.js';
import type { PatternTree } from './pattern-tree.js';
import { type GraphState, StateGraph } from './state-graph.js';
import { type UnitClasses, unitClasses } from './unit-classes.js';

/** The input of an automaton: plain numbers, so that it can be saved to a file. */
export interface CompiledPatterns {
  /** Number of patterns. */
  readonly count: number;
  /** Whether acceptance may depend on neighboring characters. */
  readonly looksAround: boolean;
  readonly classes: UnitClasses;
  readonly graph: GraphRows;
}

/** @param classes of other patterns with the same character sets */
export function compilePatterns(trees: readonly PatternTree[], classes?: UnitClasses): CompiledPatterns {
  const { states, hasAssertions: looksAround } = new StateGraph(trees);
  const own = classes ?? unitClasses(setsOf(states), looksAround);
  return { count: trees.length, looksAround, classes: own, graph: graphRows(states, own) };
}

function setsOf(states: readonly GraphState[]): readonly CharacterSet[] {
  return states.flatMap(({ set }): CharacterSet[] => (set ? [set] : []));
}
