import { maxScoreWithoutContext, type Detector } from '../../detector.js';
import type { LookaheadTest } from '../text/lookahead.js';
import type { Candidate } from './candidate.js';
import type { ExactPattern } from './exact-pattern.js';
import type { PlaceReader } from './place-reader.js';
import type { TailReader } from './tail-reader.js';
import type { Subscription } from './subscription.js';

/** A detector with the requests that use it. A class that sets every member, because polymorphic objects in the inner loop cost a factor of four. */
export class PlannedDetector {
  readonly category: string;
  readonly score: number;
  readonly contextScore: number;
  /** The highest score without context words. */
  readonly scoreWithoutContext: number;
  /** Index of its context; -1 without context. */
  readonly context: number;
  readonly check: (candidate: Candidate) => boolean | number;
  readonly precheck: ((candidate: Candidate) => boolean | number) | undefined;
  readonly lookahead: LookaheadTest | undefined;
  readonly besideDigits: boolean;
  readonly contextAfter: boolean;
  readonly longestOnly: boolean;
  readonly isHarmless: boolean;
  readonly tail: TailReader | undefined;
  readonly places: ((candidate: Candidate) => PlaceReader | undefined) | undefined;
  /** The exact pattern, if the automaton reads a relaxed one. */
  readonly exact: ExactPattern | undefined;
  readonly subscriptions: readonly Subscription[];
  readonly regionsOfRequests: readonly (readonly string[])[];
  /** The subscription with the lowest threshold. */
  readonly lowest: Subscription;
  /** Whether there is a test to run before its matches are considered. */
  readonly hasPrecheck: boolean;
  /** Memo of a matcher: the last round in which that test ran, and the furthest end of a match according to it. */
  precheckedIn = 0;
  furthest = 0;
  /** The last round in which it has seen a match. */
  seenIn = 0;
  /** The last round in which a match of the automaton did not match the exact pattern. */
  missedIn = 0;
  /** Whether it can reach the threshold of a request without context words before the match. */
  readonly countsWithoutBefore: boolean;
  /** Whether it can reach the threshold of a request without any context words. */
  readonly countsWithoutContext: boolean;

  /**
   * @param context index of its context; -1 without context
   * @param refinement what completes a match of the automaton
   */
  constructor(
    detector: Detector,
    subscriptions: readonly Subscription[],
    context: number,
    { exact, tail }: { readonly exact?: ExactPattern | undefined; readonly tail?: TailReader | undefined } = {},
  ) {
    this.category = detector.category;
    this.score = detector.score;
    this.contextScore = detector.contextScore ?? detector.score;
    this.scoreWithoutContext = maxScoreWithoutContext(detector);
    this.context = context;
    this.check = detector.check ?? (() => true);
    this.precheck = detector.precheck;
    this.besideDigits = detector.besideDigits ?? false;
    this.contextAfter = detector.contextAfter ?? false;
    this.longestOnly = detector.longestOnly ?? tail !== undefined;
    this.isHarmless = detector.isHarmless ?? false;
    this.tail = tail;
    this.places = detector.places;
    this.exact = exact;
    this.subscriptions = subscriptions;
    this.regionsOfRequests = subscriptions.map(({ regions }) => regions);
    this.lowest = subscriptions.reduce((lowest, each) => (each.minScore < lowest.minScore ? each : lowest));
    this.lookahead = detector.lookahead;
    this.hasPrecheck = detector.precheck !== undefined || exact !== undefined;
    this.countsWithoutContext =
      context < 0 || subscriptions.some(({ minScore }) => this.scoreWithoutContext >= minScore);
    this.countsWithoutBefore =
      this.countsWithoutContext || subscriptions.some((subscription) => this.countsWithContextAfter(subscription));
  }

  /** The score with context words only after the match. */
  get scoreWithContextAfter(): number {
    return this.contextScore - 0.05;
  }

  /** Whether context words after the match can make it reach the threshold. */
  countsWithContextAfter({ minScore }: Subscription): boolean {
    return this.contextAfter && this.scoreWithContextAfter >= minScore;
  }
}

/** The requests that use any of the detectors. */
export function subscribersOf(detectors: readonly PlannedDetector[]): readonly number[] {
  return [...new Set(detectors.flatMap(({ subscriptions }) => subscriptions.map(({ request }) => request)))];
}
