import type { TextAutomaton } from '../automaton/text-automaton.js';
import { emptyGroupSize, PatternGroup } from '../engine/groups/pattern-group.js';
import { DetectorLookup } from '../engine/groups/detector-lookup.js';
import { PlannedDetector } from '../engine/detectors/planned-detector.js';
import type { PlannedGroup } from '../engine/scan-plan.js';
import type { Subscription } from '../engine/detectors/subscription.js';
import { LruCache } from '../lru-cache.js';
import type { KeywordRequest } from '../scan-request.js';
import { profanity, slurs } from './word-lists.js';
import { patternAutomaton } from './tenant-patterns.js';
import { WordAutomaton } from './word-automaton.js';

/** Matches of tenant patterns are always reported. */
const score = 1;

/** Words or patterns that are read together, and the category of each. */
interface KeywordPatterns {
  readonly group: PatternGroup;
  readonly categories: readonly string[];
  readonly ownBytes: number;
}

/** A connection has two plans with the same words, one for the definitions of tools, and they are built one after the other. */
const recent = new LruCache<readonly KeywordPatterns[]>(4, {
  most: 1 << 25,
  of: (groups, { length }) => groups.reduce((bytes, { ownBytes }) => bytes + ownBytes, 2 * length),
});

/** The groups of a keyword request: its words, at word boundaries or anywhere, and its patterns anywhere. */
export function keywordGroups(request: KeywordRequest, index: number): readonly PlannedGroup[] {
  const subscription: Subscription = {
    request: index,
    minScore: 1,
    regions: [],
    category: undefined,
  };
  return recent
    .get(JSON.stringify(request), () => groupsOf(request))
    .map(({ group, categories, ownBytes }) => {
      const planned = categories.map((category) => [
        new PlannedDetector({ category, pattern: '', score, besideDigits: true }, [subscription], -1),
      ]);
      return { group, detectors: new DetectorLookup(planned), guard: undefined, ownBytes };
    });
}

function groupsOf(request: KeywordRequest): readonly KeywordPatterns[] {
  const { wholeWord = true, patterns = [] } = request;
  const lists = wordListsOf(request);
  const groups: KeywordPatterns[] = [];
  if (lists.length > 0) {
    const automaton = new WordAutomaton(lists.map(({ words }) => words));
    const categories = lists.map(({ category }) => category);
    groups.push(keywordPatterns(automaton, categories, !wholeWord, automaton.maxBytes));
  }
  if (patterns.length > 0) {
    const { automaton, maxBytes } = patternAutomaton(patterns);
    const categories = patterns.map(({ name }) => name);
    groups.push(keywordPatterns(automaton, categories, true, maxBytes));
  }
  return groups;
}

function wordListsOf({
  words = [],
  lists = [],
}: KeywordRequest): readonly { category: string; words: readonly string[] }[] {
  const all = [
    { category: 'KEYWORD', words },
    { category: 'PROFANITY', words: lists.includes('profanity') ? profanity : [] },
    { category: 'SLUR', words: lists.includes('slurs') ? slurs : [] },
  ];
  return all.filter((list) => list.words.length > 0);
}

function keywordPatterns(
  automaton: TextAutomaton,
  categories: readonly string[],
  insideWords: boolean,
  bytesOfStates: number,
): KeywordPatterns {
  const group = new PatternGroup(automaton, categories.keys(), insideWords);
  return { group, categories, ownBytes: emptyGroupSize + bytesOfStates };
}
