import { bestAlone, type Detector } from '../detector.js';
import type { Opening } from './ahead.js';
import type { Candidate } from './candidate.js';
import type { TailReader } from './tail-reader.js';
import type { Wish } from './wish.js';

/** Looks at matches once more, where automata read more than a pattern. */
export interface Shape {
  isOf(candidate: Candidate): boolean;
  /** False where nothing that begins like the candidate is of it. Asked once for all that begins at a place, with the longest of it. */
  mayBegin(candidate: Candidate): boolean;
}

/** What belongs to a detector's pattern beside what automata read. */
export interface Reading {
  readonly shape?: Shape | undefined;
  readonly tail?: TailReader | undefined;
}

/**
 * A detector and who wants it. A class of one shape with every member set, because objects of different shapes in the inner loop cost
 * a factor of four.
 */
export class FittedDetector {
  readonly category: string;
  readonly score: number;
  readonly contextScore: number;
  /** The best that it comes to without words of its context. */
  readonly scoreAlone: number;
  /** Number in the context words; -1 without context. */
  readonly context: number;
  readonly check: (candidate: Candidate) => boolean | number;
  readonly mayBegin: ((candidate: Candidate) => boolean | number) | undefined;
  readonly opens: Opening | undefined;
  /** Asked where no words say what stands at a place. */
  readonly opensUnspoken: Opening | undefined;
  readonly besideDigits: boolean;
  readonly contextBehind: boolean;
  readonly longestOnly: boolean;
  readonly isHarmless: boolean;
  readonly tail: TailReader | undefined;
  /** What its matches have to be held against; undefined where they are what they look like. */
  readonly shape: Shape | undefined;
  readonly wishes: readonly Wish[];
  /** Of those the one for which least is enough. */
  readonly leastWish: Wish;
  /** Whether anything of it begins at a place is asked before its matches are looked at. */
  readonly isAsked: boolean;
  /** The last round of a decision in which it was asked whether anything of it begins at the place, and where that ends at most. */
  askedIn = 0;
  furthest = 0;
  /** The last round in which it has looked at a match. */
  passedIn = 0;
  /** It may count for somebody where no words before it say so. */
  readonly countsUnspoken: boolean;
  /** It may count for somebody where no words say so at all. */
  readonly countsAlone: boolean;

  /**
   * @param context its number; -1 without context
   * @param reading how its automaton reads it, where that is not all
   */
  constructor(detector: Detector, wishes: readonly Wish[], context: number, { shape, tail }: Reading = {}) {
    this.category = detector.category;
    this.score = detector.score;
    this.contextScore = detector.contextScore ?? detector.score;
    this.scoreAlone = bestAlone(detector);
    this.context = context;
    this.check = detector.check ?? (() => true);
    this.mayBegin = detector.mayBegin;
    this.besideDigits = detector.besideDigits ?? false;
    this.contextBehind = detector.contextBehind ?? false;
    this.longestOnly = detector.longestOnly ?? tail !== undefined;
    this.isHarmless = detector.isHarmless ?? false;
    this.tail = tail;
    this.shape = shape;
    this.wishes = wishes;
    this.leastWish = wishes.reduce((least, wish) => (wish.leastScore < least.leastScore ? wish : least));
    this.opens = detector.opens;
    const { opensUnspoken } = detector;
    this.opensUnspoken =
      opensUnspoken && this.leastWish.leastScore > opensUnspoken.above ? opensUnspoken.opening : undefined;
    this.isAsked = detector.mayBegin !== undefined || shape !== undefined;
    this.countsAlone = context < 0 || wishes.some(({ leastScore }) => this.scoreAlone >= leastScore);
    this.countsUnspoken = this.countsAlone || wishes.some((wish) => this.countsBehind(wish));
  }

  /** What words behind it make of it. */
  get scoreBehind(): number {
    return this.contextScore - 0.05;
  }

  /** Whether words behind it may make it count. */
  countsBehind({ leastScore }: Wish): boolean {
    return this.contextBehind && this.scoreBehind >= leastScore;
  }
}

/** The requests that want any of the detectors. */
export function askersOf(detectors: readonly FittedDetector[]): readonly number[] {
  return [...new Set(detectors.flatMap(({ wishes }) => wishes.map(({ request }) => request)))];
}
