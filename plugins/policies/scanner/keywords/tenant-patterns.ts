import { problemOfPattern } from '../../configurations/pattern-dialect.js';
import { Automaton, besideNothing, besideOther, besideWord, deadState } from '../automaton/automaton.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import type { TenantPattern } from '../scan-request.js';
import { PatternProblem } from './pattern-problem.js';

/**
 * Patterns of tenants are tried out when they come: every state that any text could lead to is made. What needs more than these could make the
 * automaton grow and slow down with a text that somebody chose.
 */
const mostStatesOfOne = 3000;
const mostStatesTogether = 12_000;
/** States of the graph that one state of the automaton stands for, added up over all: bounds the time of trying out. */
const mostWork = 1_500_000;

const mostGraphStates = 20_000;

/** @throws PatternProblem naming the pattern that is not in the dialect, or needs too much */
export function tenantTrees(patterns: readonly TenantPattern[]): readonly PatternTree[] {
  const trees = patterns.map(({ name, regex, caseInsensitive }) => {
    const problem = problemOfPattern(regex);
    if (problem !== undefined) throw new PatternProblem(name, problem);
    const tree = parsePattern(regex, { ignoreCase: caseInsensitive });
    if (!isBounded([tree], mostStatesOfOne))
      throw new PatternProblem(
        name,
        'would need too much memory or time: use fewer repetitions of what can be read in several ways',
      );
    return tree;
  });
  const [{ name } = { name: '' }] = patterns.slice(-1);
  if (trees.length > 1 && !isBounded(trees, mostStatesTogether))
    throw new PatternProblem(name, 'together with the patterns before it would need too much memory or time');
  return trees;
}

/** Whether no text can make an automaton of these patterns larger. */
function isBounded(trees: readonly PatternTree[], mostStates: number): boolean {
  const automaton = new Automaton(trees, mostStates + 1);
  if (automaton.graphSize > mostGraphStates) return false;
  const open = [besideNothing, besideWord, besideOther].map((before) => automaton.startState(before));
  const seen = new Set([deadState, ...open]);
  let work = 0;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (let unitClass = 0; unitClass < automaton.classes.count; unitClass += 1) {
      const next = automaton.step(state, unitClass);
      work += automaton.weightOf(next);
      if (automaton.generation > 0 || work > mostWork) return false;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return true;
}
