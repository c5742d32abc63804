import { withAnyDigits } from '../automaton/any-digits.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { beginningExpression, treeExpression } from '../automaton/tree-expression.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/candidate.js';

/**
 * What a built-in detector's pattern is. Its automaton reads any digit where the pattern wants certain ones ({@link treeToRead}), so what it matches is
 * held against the pattern itself before anything is made of it.
 */
export class ExactShape {
  readonly #detector: Detector;
  #expression: RegExp | undefined;
  #beginning: RegExp | undefined;
  #isAsked = false;

  constructor(detector: Detector) {
    this.#detector = detector;
  }

  /** Whether a match of the automaton is one of the pattern. */
  isOf(candidate: Candidate): boolean {
    this.#ask();
    return this.#expression === undefined || this.#expression.test(candidate.text);
  }

  /** Whether anything that begins like a match of the automaton may be one of the pattern: asked once, where dozens end. */
  mayBegin(candidate: Candidate): boolean {
    this.#ask();
    return this.#beginning === undefined || this.#beginning.test(candidate.text);
  }

  /** Patterns are parsed when something has matched: most never are, and that takes longer than to read a kept automaton. */
  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const tree = exactTree(this.#detector);
    if (withAnyDigits(tree) === tree) return;
    this.#expression = treeExpression(tree);
    this.#beginning = beginningExpression(tree);
  }
}

/** What a detector's pattern means. */
export function exactTree({ pattern, ignoreCase }: Detector): PatternTree {
  return parsePattern(pattern, { ignoreCase, withoutPairs: true });
}

/** What the automaton of a detector reads. */
export function treeToRead(detector: Detector): PatternTree {
  const tree = exactTree(detector);
  // Where only the longest match counts, a longer one that is none would hide it.
  return detector.longestOnly || detector.tail ? tree : withAnyDigits(tree);
}

/** What holds matches of a detector against its pattern; undefined where the automaton reads the pattern itself. */
export function shapeOf(detector: Detector): ExactShape | undefined {
  if (detector.longestOnly || detector.tail) return undefined;
  const shape = shapes.get(detector) ?? new ExactShape(detector);
  shapes.set(detector, shape);
  return shape;
}

/** Patterns are parsed once, however many connections look for them. */
const shapes = new WeakMap<Detector, ExactShape>();
