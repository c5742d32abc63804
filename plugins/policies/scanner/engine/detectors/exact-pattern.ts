import { withAnyDigits } from '../../automaton/any-digits.js';
import { lengthsOf } from '../../automaton/match-lengths.js';
import { withOpenCounts } from '../../automaton/open-counts.js';
import { parsePattern } from '../../automaton/parse-pattern.js';
import type { PatternTree } from '../../automaton/pattern-tree.js';
import { beginningExpression, prefixExpression, treeExpression } from '../../automaton/tree-expression.js';
import type { Detector } from '../../detector.js';
import type { Candidate } from './candidate.js';

/**
 * Validates matches of a built-in detector against its exact pattern. The automaton reads any digit in place of certain ones, or more characters than
 * a pattern counts ({@link treeToRead}), so it has false positives.
 */
export class ExactPattern {
  readonly #detector: Detector;
  #expression: RegExp | undefined;
  #prefix: RegExp | undefined;
  #longest = Number.POSITIVE_INFINITY;
  #isCompiled = false;

  constructor(detector: Detector) {
    this.#detector = detector;
  }

  /** Whether a match of the automaton matches the exact pattern. */
  matches(candidate: Candidate): boolean {
    this.#compile();
    return this.#expression === undefined || this.#expression.test(candidate.text);
  }

  /** Whether the candidate starts like a match of the exact pattern. Called once for a start with dozens of ends. */
  begins(candidate: Candidate): boolean {
    this.#compile();
    return this.#prefix?.test(candidate.text) !== false;
  }

  /** The maximum length of a match; infinite if the automaton knows it. */
  get longest(): number {
    this.#compile();
    return this.#longest;
  }

  /** Compiled on first use: most detectors never match, and parsing takes longer than loading a saved automaton. */
  #compile(): void {
    if (this.#isCompiled) return;
    this.#isCompiled = true;
    const tree = exactTree(this.#detector);
    if (treeToRead(this.#detector, tree) === tree) return;
    this.#expression = treeExpression(tree);
    if (this.#detector.longestOnly) {
      this.#prefix = beginningExpression(tree);
      this.#longest = lengthsOf(tree).most;
    } else this.#prefix = prefixExpression(tree);
  }
}

/** The tree of a detector's pattern. */
export function exactTree({ pattern, ignoreCase }: Detector): PatternTree {
  return parsePattern(pattern, { ignoreCase, withoutPairs: true });
}

/** The tree that the automaton of a detector reads. */
export function treeToRead(detector: Detector, tree = exactTree(detector)): PatternTree {
  // A false positive would get the tail.
  if (detector.tail) return tree;
  return detector.longestOnly ? withOpenCounts(tree) : withAnyDigits(tree);
}

/** The validator of a detector; undefined if the automaton reads its exact pattern. */
export function exactPatternOf(detector: Detector): ExactPattern | undefined {
  if (detector.tail || (detector.longestOnly && !longCount.test(detector.pattern))) return undefined;
  const exact = known.get(detector) ?? new ExactPattern(detector);
  known.set(detector, exact);
  return exact;
}

/** Cheaper than parsing each pattern. */
const longCount = /\{(?:\d+,)?(?:[4-9]\d|\d{3})\}/;

/** Cached, because every connection uses the same detectors. */
const known = new WeakMap<Detector, ExactPattern>();
