import { withAnyDigits } from '../../automaton/any-digits.js';
import { parsePattern } from '../../automaton/parse-pattern.js';
import type { PatternTree } from '../../automaton/pattern-tree.js';
import { prefixExpression, treeExpression } from '../../automaton/tree-expression.js';
import type { Detector } from '../../detector.js';
import type { Candidate } from './candidate.js';

/**
 * Validates matches of a built-in detector against its exact pattern. The automaton reads any digit in place of certain ones ({@link treeToRead}), so
 * it has false positives.
 */
export class ExactPattern {
  readonly #detector: Detector;
  #expression: RegExp | undefined;
  #prefix: RegExp | undefined;
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
  mayStart(candidate: Candidate): boolean {
    this.#compile();
    return this.#prefix === undefined || this.#prefix.test(candidate.text);
  }

  /** Compiled on first use: most detectors never match, and parsing takes longer than loading a saved automaton. */
  #compile(): void {
    if (this.#isCompiled) return;
    this.#isCompiled = true;
    const tree = exactTree(this.#detector);
    if (withAnyDigits(tree) === tree) return;
    this.#expression = treeExpression(tree);
    this.#prefix = prefixExpression(tree);
  }
}

/** The tree of a detector's pattern. */
export function exactTree({ pattern, ignoreCase }: Detector): PatternTree {
  return parsePattern(pattern, { ignoreCase, withoutPairs: true });
}

/** The tree that the automaton of a detector reads. */
export function treeToRead(detector: Detector): PatternTree {
  const tree = exactTree(detector);
  // Where only the longest match is checked, a longer false positive would hide a match.
  return detector.longestOnly || detector.tail ? tree : withAnyDigits(tree);
}

/** The validator of a detector; undefined if the automaton reads its exact pattern. */
export function exactPatternOf(detector: Detector): ExactPattern | undefined {
  if (detector.longestOnly || detector.tail) return undefined;
  const exact = known.get(detector) ?? new ExactPattern(detector);
  known.set(detector, exact);
  return exact;
}

/** Cached, because every connection uses the same detectors. */
const known = new WeakMap<Detector, ExactPattern>();
