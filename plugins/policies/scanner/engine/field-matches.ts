import type { AcceptedPatterns } from './field.js';
import { askersOf, type FittedDetector } from './fitted-detector.js';

/** The detectors of patterns that are complete at one place. */
export interface MatchingDetectors {
  readonly all: readonly FittedDetector[];
  /** Those that may count where no words before say so. */
  readonly unspoken: readonly FittedDetector[];
  /** Those of them that may count where no words behind say so either. */
  readonly alone: readonly FittedDetector[];
  /** The requests that want any of the others. */
  readonly askers: readonly number[];
  /** Those whose findings go on beyond the match. */
  readonly tailed: readonly FittedDetector[];
  /** All of them look at the longest match only. */
  readonly isLongestOnly: boolean;
}

/** What the matches of one field mean. */
export class FieldMatches {
  /** By pattern. */
  readonly #detectors: readonly (readonly FittedDetector[])[];
  readonly #known: MatchingDetectors[] = [];

  constructor(detectors: readonly (readonly FittedDetector[])[]) {
    this.#detectors = detectors;
  }

  of({ number, patterns }: AcceptedPatterns): MatchingDetectors {
    const known = this.#known[number];
    if (known) return known;
    const all = patterns.flatMap((pattern) => this.#detectors[pattern] ?? []);
    const others = all.filter(({ countsUnspoken }) => !countsUnspoken);
    const matching = {
      all,
      unspoken: all.filter(({ countsUnspoken }) => countsUnspoken),
      alone: all.filter(({ countsAlone }) => countsAlone),
      askers: askersOf(others),
      tailed: all.filter(({ tail }) => tail !== undefined),
      isLongestOnly: all.every(({ longestOnly }) => longestOnly),
    };
    this.#known[number] = matching;
    return matching;
  }
}
