import { Lookahead, type LookaheadTest } from '../text/lookahead.js';
import type { PatternGroup } from './pattern-group.js';
import { DetectorLookup } from './detector-lookup.js';
import { type PlannedDetector, subscribersOf } from '../detectors/planned-detector.js';
import type { ContextSide } from '../context/position-context.js';
import type { TextWindow } from '../text/text-window.js';

/** A group to read, and the detectors of its matches. */
export interface PatternSelection {
  readonly group: PatternGroup;
  readonly detectors: DetectorLookup;
}

const sides: readonly ContextSide[] = ['before', 'after', 'none'];
/** Each test has a bit, and each set of failed tests may get its own selection, so their number is limited. */
const maxTests = 8;
/** The same for the first requests, each of which may have a finding that covers a position. */
const maxRequests = 3;

interface PatternTest {
  readonly test: LookaheadTest;
  /** Whether it applies only where there are no context words. */
  readonly isContextFree: boolean;
  /** The lowest threshold of the detectors with this test. */
  readonly minScore: number;
  readonly patterns: readonly number[];
}

/**
 * Subsets of a group's patterns: without those whose lookahead test fails at a position, those that need context words where there are none, and those
 * that only requests with a finding there use. In rows of numbers this rules out most of what would be read from each position.
 */
export class NarrowedSelections {
  readonly #detectors: DetectorLookup;
  readonly #groupOf: (patterns: readonly number[]) => PatternGroup;
  readonly #tests: readonly PatternTest[];
  /** By normalized ASCII unit: bits of the tests to run there. */
  readonly #testsAt = new Uint8Array(0x80);
  /** Bits of the tests that apply only where there are no context words. */
  #contextFreeTests = 0;
  readonly #lookahead = new Lookahead();
  /** By bits of covered requests and of failed tests, and by {@link ContextSide}. */
  readonly #known: (PatternSelection | undefined)[] = [];
  /** The bits of the requests that use the group. */
  readonly #requests: number;

  /**
   * @param detectors the detectors of the whole group
   * @param groupOf makes a group of the same automaton for some of the patterns
   */
  constructor(detectors: DetectorLookup, groupOf: (patterns: readonly number[]) => PatternGroup) {
    this.#detectors = detectors;
    this.#groupOf = groupOf;
    this.#requests = subscribersOf(detectors.byPattern.flat()).reduce((bits, request) => bits | requestBit(request), 0);
    this.#tests = testsOf(detectors.byPattern).slice(0, maxTests);
    for (const [index, { test, isContextFree }] of this.#tests.entries()) {
      if (isContextFree) this.#contextFreeTests |= 1 << index;
      for (const character of test.firstCharacters) {
        const unit = character.charCodeAt(0);
        this.#testsAt[unit] = (this.#testsAt[unit] as number) | (1 << index);
      }
    }
  }

  /** The bits of the tests that fail at a position; 0 if the whole group has to be read. */
  failedAt(window: TextWindow, start: number): number {
    const lookahead = this.#lookahead;
    lookahead.begin(window, start);
    let failed = 0;
    for (let rest = this.#testsAt[lookahead.at(0)] ?? 0; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const { test, minScore } = this.#tests[31 - Math.clz32(bit)] as PatternTest;
      if (!test.passes(lookahead, minScore)) failed |= bit;
    }
    return failed;
  }

  /** Whether context words around the position make a difference. */
  dependsOnContext(failed: number): boolean {
    return (failed & this.#contextFreeTests) !== 0;
  }

  /**
   * The selection to use at a position; undefined for the whole group.
   *
   * @param failed bits of the failed tests
   * @param side where there may be context words
   * @param covered bits of the requests with a finding at the position
   */
  selection(failed: number, side: ContextSide, covered: number): PatternSelection | undefined {
    const left = side === 'none' ? failed : failed & ~this.#contextFreeTests;
    const taken = covered & this.#requests;
    if (left === 0 && taken === 0) return undefined;
    const key = ((taken << maxTests) | left) * sides.length + sides.indexOf(side);
    const known = this.#known[key];
    if (known) return known;
    const made = this.#make(side, left, taken);
    this.#known[key] = made;
    return made;
  }

  #make(side: ContextSide, failed: number, covered: number): PatternSelection {
    const isRuledOut = new Set(
      this.#tests.flatMap(({ patterns }, index) => (((failed >>> index) & 1) === 1 ? patterns : [])),
    );
    const counts = ({ countsWithoutContext, countsWithoutBefore, subscriptions }: PlannedDetector): boolean =>
      (side === 'before' || countsWithoutContext || (side === 'after' && countsWithoutBefore)) &&
      subscriptions.some(({ request }) => (requestBit(request) & ~covered) !== 0 || request >= maxRequests);
    const { byPattern } = this.#detectors;
    const patterns = [...byPattern.keys()].filter(
      (pattern) => !isRuledOut.has(pattern) && byPattern[pattern]?.some(counts),
    );
    return { group: this.#groupOf(patterns), detectors: new DetectorLookup(byPattern) };
  }
}

/** The bit of one of the first requests; 0 for the others. */
export function requestBit(request: number): number {
  return request < maxRequests ? 1 << request : 0;
}

function testsOf(detectors: readonly (readonly PlannedDetector[])[]): readonly PatternTest[] {
  const tests = new Map<
    LookaheadTest,
    { test: LookaheadTest; isContextFree: boolean; minScore: number; patterns: number[] }
  >();
  for (const [pattern, [detector, ...others]] of detectors.entries()) {
    // A pattern shared by several detectors could be left out only if the tests of all failed.
    if (!detector || others.length > 0) continue;
    for (const [test, isContextFree] of [
      [detector.lookahead, false],
      [detector.lookaheadWithoutContext, true],
    ] as const) {
      if (!test) continue;
      const known = tests.get(test) ?? { test, isContextFree, minScore: 1, patterns: [] };
      known.minScore = Math.min(known.minScore, detector.lowest.minScore);
      known.patterns.push(pattern);
      tests.set(test, known);
    }
  }
  return [...tests.values()];
}
