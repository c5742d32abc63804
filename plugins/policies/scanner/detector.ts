import type { Opening } from './engine/ahead.js';
import type { Candidate } from './engine/candidate.js';

/** Looks closer at what has a shape. False: it is none. */
export type Check = ((candidate: Candidate) => boolean) | GradedCheck;

/** A check that may answer with a score, which then stands in place of the detector's own. */
export interface GradedCheck {
  (candidate: Candidate): boolean | number;
  /** The highest score that it answers. */
  readonly best: number;
}

export function graded(best: number, check: (candidate: Candidate) => boolean | number): GradedCheck {
  return Object.assign((candidate: Candidate) => check(candidate), { best });
}

/** How sure a detector can be without words around it. */
export function bestAlone({ score, check }: Detector): number {
  return Math.max(score, check && 'best' in check ? check.best : 0);
}

/** One shape of something that is looked for. */
export interface Detector {
  /** What its findings are called: `CREDIT_CARD`. */
  readonly category: string;
  /** Regular expression in the dialect of tenant patterns. */
  readonly pattern: string;
  readonly ignoreCase?: boolean;
  /** How sure the shape alone is, once it is checked; see `certainty.ts`. */
  readonly score: number;
  /** How sure it is when words of the context stand near. */
  readonly contextScore?: number;
  /** Words and phrases that say what a number is: "tax number". */
  readonly context?: readonly string[];
  readonly check?: Check;
  /**
   * Asked once for all that begins at a place, with the longest of it, before its first check. False where the check would refuse all of it; a number where
   * it would refuse what has more characters, as they are read.
   */
  readonly mayBegin?: (candidate: Candidate) => boolean | number;
  /** Asked in rows of numbers and signs, before anything is read at a place. False where nothing of it begins there. */
  readonly opens?: Opening;
  /** The same where no words say what stands there: false also where nothing that begins there would come to more than a score. */
  readonly opensUnspoken?: { readonly above: number; readonly opening: Opening };
  /** Which automaton reads it; `main` when absent. */
  readonly field?: DetectorField;
  /** Digits may stand next to it across a full stop, hyphen or slash, as in `10.1.2.3.` */
  readonly besideDigits?: boolean;
  /** Words of the context count behind it, too. */
  readonly contextBehind?: boolean;
  /** Only the longest match is looked at; always so with a tail. */
  readonly longestOnly?: boolean;
  /**
   * Characters of the longest match. Where all of a field say it, patterns of rows need not count them: then a row means the same from wherever it is
   * read, and what was read from one place need not be read from the next.
   */
  readonly longest?: number;
  /** It is something else that only looks alike: nothing is found there. */
  readonly isHarmless?: boolean;
  /** What belongs to it beyond the pattern, however long. */
  readonly tail?: Tail;
}

/** Automata for what begins at few places are kept apart, so that others need not read along. */
export type DetectorField = 'main' | 'names' | 'addresses' | 'values';

/** A finding goes on with these characters, or to the end of this text. */
export type Tail =
  | { readonly kind: 'characters'; readonly characters: RegExp }
  | { readonly kind: 'until'; readonly end: RegExp; readonly endLength: number };
