import type { AcceptedPatterns } from './pattern-group.js';
import { subscribersOf, type PlannedDetector } from '../detectors/planned-detector.js';

/** The detectors whose patterns match up to one position. */
export interface MatchingDetectors {
  readonly all: readonly PlannedDetector[];
  /** Those that can reach a threshold without context words before the match. */
  readonly withoutBefore: readonly PlannedDetector[];
  /** The subset of `withoutBefore` that can reach a threshold without any context words. */
  readonly withoutContext: readonly PlannedDetector[];
  /** The requests that use the detectors not in `withoutBefore`. */
  readonly beforeSubscribers: readonly number[];
  /** Those whose findings extend past the match by a tail. */
  readonly tailed: readonly PlannedDetector[];
  /** Whether all of them check only the longest match. */
  readonly isLongestOnly: boolean;
  /** Whether any of them has a test to run before its matches are considered. */
  readonly hasPrecheck: boolean;
}

/** Maps the accepted patterns of a group to detectors, with a memo. */
export class DetectorLookup {
  readonly byPattern: readonly (readonly PlannedDetector[])[];
  readonly #known: MatchingDetectors[] = [];
  #subscribers: readonly number[] | undefined;

  constructor(detectors: readonly (readonly PlannedDetector[])[]) {
    this.byPattern = detectors;
  }

  /** The requests that use any of the detectors. */
  get subscribers(): readonly number[] {
    this.#subscribers ??= subscribersOf(this.byPattern.flat());
    return this.#subscribers;
  }

  of({ number, patterns }: AcceptedPatterns): MatchingDetectors {
    const known = this.#known[number];
    if (known) return known;
    const all = patterns.flatMap((pattern) => this.byPattern[pattern] ?? []);
    const others = all.filter(({ countsWithoutBefore }) => !countsWithoutBefore);
    const matching = {
      all,
      withoutBefore: all.filter(({ countsWithoutBefore }) => countsWithoutBefore),
      withoutContext: all.filter(({ countsWithoutContext }) => countsWithoutContext),
      beforeSubscribers: subscribersOf(others),
      tailed: all.filter(({ tail }) => tail !== undefined),
      isLongestOnly: all.every(({ longestOnly }) => longestOnly),
      hasPrecheck: all.some(({ hasPrecheck }) => hasPrecheck),
    };
    this.#known[number] = matching;
    return matching;
  }
}
