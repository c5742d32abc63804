import { problemOfPattern } from '../../configurations/pattern-dialect.js';
import { Automaton, besideNothing, besideOther, besideWord, deadState } from '../automaton/automaton.js';
import { compilePatterns } from '../automaton/compile-patterns.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { LruCache } from '../lru-cache.js';
import type { TenantPattern } from '../scan-request.js';
import { PatternProblem } from './pattern-problem.js';

/**
 * Tenant patterns are validated when they are configured, by building every reachable state. With more states than this, an adversarial text could
 * make the automaton large and slow.
 */
const maxStatesOfOne = 3000;
const maxStatesOfAll = 12_000;
/** For all patterns of a request: total number of NFA states in the target sets of all transitions. Bounds the time of the validation. */
const maxWork = 2_000_000;

const maxNfaStates = 20_000;

/** Accepted patterns: each new snapshot of a connection has the same ones. */
const accepted = new LruCache<readonly PatternTree[]>(256);

/** Parses and validates patterns. @throws PatternProblem naming the pattern that is not in the dialect or exceeds a limit */
export function tenantTrees(patterns: readonly TenantPattern[]): readonly PatternTree[] {
  if (patterns.length === 0) return [];
  const key = JSON.stringify(patterns.map(({ regex, caseInsensitive }) => [regex, caseInsensitive]));
  return accepted.get(key, () => validated(patterns));
}

function validated(patterns: readonly TenantPattern[]): readonly PatternTree[] {
  const budget = { left: maxWork };
  const trees = patterns.map(({ name, regex, caseInsensitive }) => {
    const problem = problemOfPattern(regex);
    if (problem !== undefined) throw new PatternProblem(name, problem);
    const tree = parsePattern(regex, { ignoreCase: caseInsensitive });
    if (!isBounded([tree], maxStatesOfOne, budget))
      throw new PatternProblem(
        name,
        'would need too much memory or time: use fewer repetitions of what can be read in several ways',
      );
    return tree;
  });
  const [{ name } = { name: '' }] = patterns.slice(-1);
  if (trees.length > 1 && !isBounded(trees, maxStatesOfAll, { left: maxWork }))
    throw new PatternProblem(name, 'together with the patterns before it would need too much memory or time');
  return trees;
}

/** Whether the automaton of these patterns stays within the limits for every text. */
function isBounded(trees: readonly PatternTree[], maxStates: number, budget: { left: number }): boolean {
  const automaton = new Automaton(compilePatterns(trees), maxStates + 1);
  if (automaton.nfaSize > maxNfaStates) return false;
  const open = [besideNothing, besideWord, besideOther].map((before) => automaton.startState(before));
  const seen = new Set([deadState, ...open]);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (let unitClass = 0; unitClass < automaton.classes.count; unitClass += 1) {
      const next = automaton.step(state, unitClass);
      budget.left -= automaton.weightOf(next);
      if (automaton.generation > 0 || budget.left < 0) return false;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return true;
}
