import { Automaton } from '../automaton/automaton.js';
import { compilePatterns } from '../automaton/compile-patterns.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { PatternGroup } from '../engine/groups/pattern-group.js';
import { DetectorLookup } from '../engine/groups/detector-lookup.js';
import { PlannedDetector } from '../engine/detectors/planned-detector.js';
import type { PlannedGroup } from '../engine/scan-plan.js';
import type { Subscription } from '../engine/detectors/subscription.js';
import type { KeywordRequest } from '../scan-request.js';
import { profanity, slurs } from './word-lists.js';
import { tenantTrees } from './tenant-patterns.js';
import { wordTree } from './word-tree.js';

/** Limit for the automaton of words. It has at most as many states as the words have characters, so that it is reset for huge lists only. */
const maxStates = 16_384;
/** Matches of tenant patterns are always reported. */
const score = 1;

/** A pattern and the category of its findings. */
interface Named {
  readonly category: string;
  readonly tree: PatternTree;
}

/** The groups of a keyword request: its words, at word boundaries or anywhere, and its patterns anywhere. */
export function keywordGroups(request: KeywordRequest, index: number): readonly PlannedGroup[] {
  const { wholeWord = true, patterns = [] } = request;
  const trees = tenantTrees(patterns);
  const words = namedWords(request);
  const named = patterns.map(({ name }, pattern): Named => ({ category: name, tree: trees[pattern] as PatternTree }));
  const everywhere = wholeWord ? named : [...words, ...named];
  return [groupOf(wholeWord ? words : [], index, false), groupOf(everywhere, index, true)].flat();
}

function namedWords({ words = [], lists = [] }: KeywordRequest): readonly Named[] {
  const named: Named[] = [];
  if (words.length > 0) named.push({ category: 'KEYWORD', tree: wordTree(words) });
  if (lists.includes('profanity')) named.push({ category: 'PROFANITY', tree: wordTree(profanity) });
  if (lists.includes('slurs')) named.push({ category: 'SLUR', tree: wordTree(slurs) });
  return named;
}

function groupOf(named: readonly Named[], request: number, insideWords: boolean): readonly PlannedGroup[] {
  if (named.length === 0) return [];
  const automaton = new Automaton(compilePatterns(named.map(({ tree }) => tree)), maxStates);
  const subscription: Subscription = { request, minScore: 1, regions: [], allowed: undefined, category: undefined };
  const planned = named.map(({ category }) => [
    new PlannedDetector({ category, pattern: '', score, besideDigits: true }, [subscription], -1),
  ]);
  return [
    {
      group: new PatternGroup(automaton, named.keys(), insideWords),
      detectors: new DetectorLookup(planned),
      guard: undefined,
    },
  ];
}
