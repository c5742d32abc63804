import { Automaton } from '../automaton/automaton.js';
import { compilePatterns } from '../automaton/compile-patterns.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { PatternGroup } from '../engine/groups/pattern-group.js';
import { DetectorLookup } from '../engine/groups/detector-lookup.js';
import { PlannedDetector } from '../engine/detectors/planned-detector.js';
import type { PlannedGroup } from '../engine/scan-plan.js';
import type { Subscription } from '../engine/detectors/subscription.js';
import { LruCache } from '../lru-cache.js';
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

/** Patterns that are read together, and the category of each. */
interface KeywordPatterns {
  readonly group: PatternGroup;
  readonly categories: readonly string[];
}

/** A connection has two plans with the same words, one for the definitions of tools, and they are built one after the other. Few, because the longest lists take 90 MB. */
const recent = new LruCache<readonly KeywordPatterns[]>(4);

/** The groups of a keyword request: its words, at word boundaries or anywhere, and its patterns anywhere. */
export function keywordGroups(request: KeywordRequest, index: number): readonly PlannedGroup[] {
  const subscription: Subscription = {
    request: index,
    minScore: 1,
    regions: [],
    category: undefined,
  };
  return recent
    .get(JSON.stringify(request), () => patternsOf(request))
    .map(({ group, categories }) => {
      const planned = categories.map((category) => [
        new PlannedDetector({ category, pattern: '', score, besideDigits: true }, [subscription], -1),
      ]);
      return { group, detectors: new DetectorLookup(planned), guard: undefined };
    });
}

function patternsOf(request: KeywordRequest): readonly KeywordPatterns[] {
  const { wholeWord = true, patterns = [] } = request;
  const trees = tenantTrees(patterns);
  const words = namedWords(request);
  const named = patterns.map(({ name }, pattern): Named => ({ category: name, tree: trees[pattern] as PatternTree }));
  const everywhere = wholeWord ? named : [...words, ...named];
  return [groupOf(wholeWord ? words : [], false), groupOf(everywhere, true)].flat();
}

function namedWords({ words = [], lists = [] }: KeywordRequest): readonly Named[] {
  const named: Named[] = [];
  if (words.length > 0) named.push({ category: 'KEYWORD', tree: wordTree(words) });
  if (lists.includes('profanity')) named.push({ category: 'PROFANITY', tree: wordTree(profanity) });
  if (lists.includes('slurs')) named.push({ category: 'SLUR', tree: wordTree(slurs) });
  return named;
}

function groupOf(named: readonly Named[], insideWords: boolean): readonly KeywordPatterns[] {
  if (named.length === 0) return [];
  const automaton = new Automaton(compilePatterns(named.map(({ tree }) => tree)), maxStates);
  const group = new PatternGroup(automaton, named.keys(), insideWords);
  return [{ group, categories: named.map(({ category }) => category) }];
}
