import { Lookahead, type LookaheadTest, mayBeRow, type Wanted } from '../text/lookahead.js';
import type { PatternGroup } from './pattern-group.js';
import { DetectorLookup } from './detector-lookup.js';
import type { PlannedDetector } from '../detectors/planned-detector.js';
import { anyContext } from '../context/context-filter.js';
import { contextBit } from '../context/phrases-of-word.js';
import { isBesideDigits } from '../text/match-boundaries.js';
import type { TextWindow } from '../text/text-window.js';

/** A group to read, and the detectors of its matches. */
export interface PatternSelection {
  readonly group: PatternGroup;
  readonly detectors: DetectorLookup;
}

/** Some of the patterns of a group. */
interface NarrowedSelection extends PatternSelection {
  /** Its index among those of the group. */
  readonly number: number;
}

/** Each test has a bit, and each set of failed tests may get its own selection, so their number is limited. */
const maxTests = 13;
/** The bit after those of the tests: the position is beside digits, where only patterns that allow it match. */
const besideBit = 1 << maxTests;
const bitsOfFailed = maxTests + 1;
const allFailed = (1 << bitsOfFailed) - 1;
/** The same for the first requests, each of which may have a finding that covers a position. */
const maxRequests = 3;

/** The most selections that may depend on which context words were found; others depend only on whether there are any. */
const maxSelections = 64;

interface PatternTest extends Wanted {
  readonly test: LookaheadTest;
  readonly patterns: readonly number[];
  /** The bits of their contexts. */
  readonly contexts: number;
  /** Their highest score without context words. */
  readonly best: number;
}

/**
 * Subsets of a group's patterns: without those whose lookahead test fails at a position, those that need other context words than there are, and those
 * that only requests with a finding there use. In rows of numbers this rules out most of what would be read from each position.
 */
export class NarrowedSelections {
  readonly #detectors: DetectorLookup;
  readonly #groupOf: (patterns: readonly number[]) => PatternGroup;
  readonly #tests: readonly PatternTest[];
  /** By normalized ASCII unit: bits of the tests to run there. */
  readonly #testsAt = new Uint16Array(0x80);
  /** Bits of the tests of patterns that start with a row of letters and digits. */
  #rowTests = 0;
  /** Bits of the tests of patterns that match beside digits. */
  #besideTests = 0;
  /** By bits of covered requests: bits of the tests that other requests use. */
  readonly #openTests: readonly number[];
  readonly #lookahead = new Lookahead();
  /** By bits of contexts, and by those of covered requests and of failed tests. */
  readonly #known = new Map<number, Map<number, NarrowedSelection>>();
  #count = 0;
  /** The bits of the requests that use the group. */
  readonly #requests: number;

  /**
   * @param detectors the detectors of the whole group
   * @param groupOf makes a group of the same automaton for some of the patterns
   */
  constructor(detectors: DetectorLookup, groupOf: (patterns: readonly number[]) => PatternGroup) {
    this.#detectors = detectors;
    this.#groupOf = groupOf;
    this.#requests = detectors.subscribers.reduce((bits, request) => bits | requestBit(request), 0);
    this.#tests = testsOf(detectors.byPattern);
    if (this.#tests.length > maxTests)
      throw new RangeError(`A group has ${this.#tests.length} lookahead tests; it may have ${maxTests}.`);
    this.#openTests = Array.from({ length: 1 << maxRequests }, (_, covered) =>
      this.#tests.reduce((bits, { patterns }, index) => {
        const isOpen = patterns.some((pattern) => detectors.byPattern[pattern]?.some((each) => isFree(each, covered)));
        return isOpen ? bits | (1 << index) : bits;
      }, 0),
    );
    for (const [index, { test, patterns }] of this.#tests.entries()) {
      if (patterns.some((pattern) => detectors.byPattern[pattern]?.some(({ besideDigits }) => besideDigits)))
        this.#besideTests |= 1 << index;
      if (test.startsWithRow) this.#rowTests |= 1 << index;
      for (const character of test.firstCharacters) {
        const unit = character.charCodeAt(0);
        this.#testsAt[unit] = (this.#testsAt[unit] as number) | (1 << index);
      }
    }
  }

  /**
   * The tests that fail at a position: their bits, {@link besideBit}, and shifted by {@link bitsOfFailed} the bits of those that fail only without
   * context words. 0 if the whole group has to be read.
   *
   * @param covered bits of the requests with a finding at the position; tests that only they use are left out
   */
  failedAt(window: TextWindow, start: number, covered: number): number {
    const lookahead = this.#lookahead;
    lookahead.begin(window, start);
    let rest = (this.#testsAt[lookahead.at(0)] ?? 0) & (this.#openTests[covered] as number);
    const isBeside = isBesideDigits(window.text, start);
    if (isBeside) rest &= this.#besideTests;
    let failed = rest & this.#rowTests;
    if (failed !== 0 && mayBeRow(lookahead)) failed = 0;
    if (isBeside) failed |= besideBit;
    for (rest &= ~failed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const wanted = this.#tests[31 - Math.clz32(bit)] as PatternTest;
      const answer = wanted.test.passes(lookahead, wanted);
      if (answer === false) failed |= bit;
      else if ((answer === true ? wanted.best : answer) < wanted.minScore) failed |= bit << bitsOfFailed;
    }
    return failed;
  }

  /** Whether context words around the position make a difference. */
  dependsOnContext(failed: number): boolean {
    return failed >>> bitsOfFailed !== 0;
  }

  /**
   * The selection to use at a position; undefined for the whole group.
   *
   * @param failed as {@link failedAt} returns it
   * @param contexts bits of the contexts that may be around the position
   * @param covered bits of the requests with a finding at the position
   */
  selection(failed: number, contexts: number, covered: number): NarrowedSelection | undefined {
    let left = failed & allFailed;
    for (let rest = failed >>> bitsOfFailed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (((this.#tests[31 - Math.clz32(bit)] as PatternTest).contexts & contexts) === 0) left |= bit;
    }
    const taken = covered & this.#requests;
    if (left === 0 && taken === 0) return undefined;
    const key = (taken << bitsOfFailed) | left;
    return this.#known.get(contexts)?.get(key) ?? this.#make(key, left, contexts, taken);
  }

  #make(key: number, failed: number, contexts: number, covered: number): NarrowedSelection {
    if (contexts !== 0 && contexts !== anyContext && this.#count >= maxSelections)
      return this.selection(failed, anyContext, covered) as NarrowedSelection;
    const isRuledOut = new Set(
      this.#tests.flatMap(({ patterns }, index) => (((failed >>> index) & 1) === 1 ? patterns : [])),
    );
    const isBeside = (failed & besideBit) !== 0;
    const counts = (detector: PlannedDetector): boolean =>
      (detector.besideDigits || !isBeside) &&
      (detector.countsWithoutContext || (contexts & contextBit(detector.context)) !== 0) &&
      isFree(detector, covered);
    const { byPattern } = this.#detectors;
    const patterns = [...byPattern.keys()].filter(
      (pattern) => !isRuledOut.has(pattern) && byPattern[pattern]?.some(counts),
    );
    const selection = { number: this.#count, group: this.#groupOf(patterns), detectors: new DetectorLookup(byPattern) };
    this.#count += 1;
    const known = this.#known.get(contexts) ?? new Map<number, NarrowedSelection>();
    this.#known.set(contexts, known.set(key, selection));
    return selection;
  }
}

/**
 * Whether a request uses the detector that has no finding at a position.
 *
 * @param covered bits of the requests with a finding there
 */
export function isFree({ subscriptions }: PlannedDetector, covered: number): boolean {
  return subscriptions.some(({ request }) => (requestBit(request) & ~covered) !== 0 || request >= maxRequests);
}

/** The bit of one of the first requests; 0 for the others. */
export function requestBit(request: number): number {
  return request < maxRequests ? 1 << request : 0;
}

function testsOf(detectors: readonly (readonly PlannedDetector[])[]): readonly PatternTest[] {
  const tests = new Map<LookaheadTest, PatternTest>();
  for (const [pattern, [detector, ...others]] of detectors.entries()) {
    // A pattern shared by several detectors could be left out only if the tests of all failed.
    if (!detector?.lookahead || others.length > 0) continue;
    const { lookahead: test, lowest, context, scoreWithoutContext, regionsOfRequests } = detector;
    const known = tests.get(test);
    tests.set(test, {
      test,
      patterns: [...(known?.patterns ?? []), pattern],
      contexts: (known?.contexts ?? 0) | (context < 0 ? 0 : contextBit(context)),
      best: Math.max(known?.best ?? 0, scoreWithoutContext),
      minScore: Math.min(known?.minScore ?? Number.POSITIVE_INFINITY, lowest.minScore),
      regionsOfRequests: [...(known?.regionsOfRequests ?? []), ...regionsOfRequests],
    });
  }
  return [...tests.values()];
}
