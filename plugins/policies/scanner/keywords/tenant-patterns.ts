import { atOnce, workInTurns } from '../../../../core/api/index.js';
import { problemOfPattern } from '../../configurations/pattern-dialect.js';
import { Automaton, besideNothing, besideOther, besideWord, deadState } from '../automaton/automaton.js';
import { compilePatterns } from '../automaton/compile-patterns.js';
import type { CharacterSet } from '../automaton/character-set.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { spend, TooLarge } from '../automaton/too-large.js';
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
/** The same for character sets that are compared. Otherwise thousands of characters would take minutes and gigabytes before any state is built. */
const maxComparisons = 2_000_000;
/** Parsing an interval of a set, such as one of the 700 of `\p{L}`, takes as long as this many comparisons. */
const costOfInterval = 16;
/** What a state takes besides its transitions and its set of NFA states, in bytes, with what its readers keep about it. */
const stateSize = 300;
/** What an NFA state takes, in bytes. */
const nfaStateSize = 50;

const tooLarge =
  'would need too much memory or time: use fewer repetitions of what can be read in several ways, and fewer different characters';
const tooLargeTogether = 'together with the patterns before it would need too much memory or time';

/** What the automaton of accepted patterns needs for every text. */
interface PatternSize {
  readonly states: number;
  /** Total number of NFA states in the sets of these states. */
  readonly members: number;
}

/** What is left for validating patterns. */
interface Budget {
  left: number;
  readonly comparisons: { left: number };
  /** The characters and classes that were parsed, as they are written. */
  readonly parsed: Set<string>;
}

/** An automaton, and the most bytes that its states take. */
interface PatternAutomaton {
  readonly automaton: Automaton;
  readonly maxBytes: number;
}

/** What the validation of patterns has found: each new snapshot of a connection has the same ones. */
const validations = new LruCache<PatternSize | Refused>(256, { most: 1 << 22, of: (_, { length }) => length });

/** Why patterns are refused. */
interface Refused {
  readonly index: number;
  readonly reason: string;
}

/** Validates patterns. @throws PatternProblem naming the pattern that is not in the dialect or exceeds a limit */
export function checkPatterns(patterns: readonly TenantPattern[]): PatternSize {
  const found = validations.get(keyOf(patterns), () => atOnce(validated(patterns)));
  if (!('reason' in found)) return found;
  throw new PatternProblem((patterns[found.index] as TenantPattern).name, found.index, found.reason);
}

/** Validates patterns in turns of the event loop, so that {@link checkPatterns} knows the result. @returns rejects if it is aborted */
export async function validatePatterns(patterns: readonly TenantPattern[], turns: Turns): Promise<void> {
  const key = keyOf(patterns);
  if (validations.has(key)) return;
  const found = await workInTurns(validated(patterns), turns.organizationId, turns.until);
  validations.get(key, () => found);
}

/** Whose turns of the event loop work takes, and what ends it. */
export interface Turns {
  readonly organizationId: string;
  readonly until: { readonly signal: AbortSignal };
}

function keyOf(patterns: readonly TenantPattern[]): string {
  return JSON.stringify(patterns.map(({ regex, caseInsensitive }) => [regex, caseInsensitive]));
}

/** The automaton of some patterns. @throws PatternProblem as above */
export function patternAutomaton(patterns: readonly TenantPattern[]): PatternAutomaton {
  const { states, members } = checkPatterns(patterns);
  const automaton = new Automaton(compilePatterns(patterns.map((pattern) => treeOf(pattern))), states + 1);
  const perState = 2 * automaton.classes.count + stateSize;
  return { automaton, maxBytes: states * perState + 4 * members + nfaStateSize * automaton.nfaSize };
}

function fullBudget(): Budget {
  return { left: maxWork, comparisons: { left: maxComparisons }, parsed: new Set() };
}

/** @throws TooLarge if there are too many different sets of many characters */
function treeOf({ regex, caseInsensitive }: TenantPattern, budget?: Budget): PatternTree {
  const onSet = (written: string, set: CharacterSet): void => {
    if (!budget || budget.parsed.has(written)) return;
    budget.parsed.add(written);
    spend(budget.comparisons, (costOfInterval * set.length) / 2);
  };
  return parsePattern(regex, { ignoreCase: caseInsensitive, onSet });
}

function* validated(patterns: readonly TenantPattern[]): Generator<void, PatternSize | Refused> {
  const budget = fullBudget();
  const trees: PatternTree[] = [];
  let size: PatternSize | undefined = { states: 0, members: 0 };
  for (const [index, pattern] of patterns.entries()) {
    const problem = problemOfPattern(pattern.regex);
    if (problem !== undefined) return { index, reason: problem };
    const tree = unlessTooLarge(() => treeOf(pattern, budget));
    yield;
    size = tree && (yield* sizeOf([tree], maxStatesOfOne, budget));
    if (!tree || !size) return { index, reason: tooLarge };
    trees.push(tree);
  }
  if (trees.length > 1) size = yield* sizeOf(trees, maxStatesOfAll, fullBudget());
  return size ?? { index: trees.length - 1, reason: tooLargeTogether };
}

/** The size of the automaton of these patterns after every text; undefined if it exceeds the limits. */
function* sizeOf(
  trees: readonly PatternTree[],
  maxStates: number,
  budget: Budget,
): Generator<void, PatternSize | undefined> {
  const limits = { states: maxNfaStates, comparisons: budget.comparisons };
  const automaton = unlessTooLarge(() => new Automaton(compilePatterns(trees, undefined, limits), maxStates + 1));
  if (!automaton) return undefined;
  const open = [besideNothing, besideWord, besideOther].map((before) => automaton.startState(before));
  const seen = new Set([deadState, ...open]);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    yield;
    for (let unitClass = 0; unitClass < automaton.classes.count; unitClass += 1) {
      const next = automaton.step(state, unitClass);
      budget.left -= automaton.weightOf(next);
      if (automaton.generation > 0 || budget.left < 0) return undefined;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  const members = [...seen].reduce((sum, state) => sum + automaton.weightOf(state), 0);
  return { states: automaton.size, members };
}

function unlessTooLarge<Result>(compile: () => Result): Result | undefined {
  try {
    return compile();
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
