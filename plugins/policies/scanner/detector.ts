import type { LookaheadTest } from './engine/text/lookahead.js';
import type { Candidate } from './engine/detectors/candidate.js';
import type { PlaceReader } from './engine/detectors/place-reader.js';

/** Validates a match. Returns false to reject it. */
type Check = ((candidate: Candidate) => boolean) | GradedCheck;

/** A check that may return a score in place of the detector's own. */
interface GradedCheck {
  (candidate: Candidate): boolean | number;
  /** The highest score that it returns. */
  readonly best: number;
}

export function graded(best: number, check: (candidate: Candidate) => boolean | number): GradedCheck {
  return Object.assign((candidate: Candidate) => check(candidate), { best });
}

/** The highest score of a detector without context words. */
export function maxScoreWithoutContext({ score, check }: Detector): number {
  return Math.max(score, check && 'best' in check ? check.best : 0);
}

/** One format of something to be found. */
export interface Detector {
  /** The category of its findings: `CREDIT_CARD`. */
  readonly category: string;
  /** Regular expression in the dialect of tenant patterns. */
  readonly pattern: string;
  readonly ignoreCase?: boolean;
  /** Score of a validated match without context words; see `certainty.ts`. */
  readonly score: number;
  /** Score with context words nearby. */
  readonly contextScore?: number;
  /** Context words and phrases: "tax number". */
  readonly context?: readonly string[];
  readonly check?: Check;
  /**
   * Called once for each start, with the longest match, before the first check. False if the check would reject all matches; a number if it would
   * reject those with more characters of the normalized text. With `longestOnly`, the longest match that it leaves is the one that is checked.
   */
  readonly precheck?: (candidate: Candidate) => boolean | number;
  /** A lookahead test for rows of numbers and signs, before any automaton runs. */
  readonly lookahead?: LookaheadTest;
  /** The automaton that reads it; default: `main`. */
  readonly group?: DetectorGroupName;
  /** Whether digits may adjoin it across a full stop, hyphen or slash, as in `10.1.2.3.` */
  readonly besideDigits?: boolean;
  /** Whether context words after the match count, too. */
  readonly contextAfter?: boolean;
  /** Whether only the longest match is checked; always so with a tail. */
  readonly longestOnly?: boolean;
  /**
   * Length of the longest match in characters. If all detectors of a group declare it, the automaton need not count repetitions: runs from different
   * starts then reach the same states, so that units read by one run need not be read again by another.
   */
  readonly longest?: number;
  /** Marks a lookalike: its matches are not reported, and suppress those of other detectors. */
  readonly isHarmless?: boolean;
  /** Text of any length after the match that belongs to the finding. */
  readonly tail?: Tail;
  /** For matches that are not findings themselves: where the findings are that start after the start of the match. */
  readonly places?: (candidate: Candidate) => PlaceReader | undefined;
}

/** Patterns that start at few positions have automata of their own, so that the others stay small. */
export type DetectorGroupName = 'main' | 'names' | 'addresses' | 'values';

/** The finding continues with these characters, with base64 in lines, or up to the end of the match of this expression. */
export type Tail =
  | { readonly kind: 'characters'; readonly characters: RegExp }
  | LinkTail
  | { readonly kind: 'lines' }
  | { readonly kind: 'until'; readonly end: RegExp; readonly endLength: number };

/** The rest of a link: these characters, and a closing bracket only if the link has opened it. Without `begins` after the match there is none. */
export interface LinkTail {
  readonly kind: 'link';
  readonly characters: RegExp;
  readonly begins?: RegExp;
}
