import { bestAlone, type Detector } from '../detector.js';
import type { Opening } from './ahead.js';
import type { Candidate } from './candidate.js';
import type { TailReader } from './tail-reader.js';
import type { Wish } from './wish.js';

/** Checks candidates of a loosened pattern against the exact one. */
export interface Shape {
  isOf(candidate: Candidate): boolean;
  /** False if no prefix of the candidate has the shape. Called once for each position, with the longest match. */
  mayBegin(candidate: Candidate): boolean;
}

/** What completes the match of an automaton: the exact shape and the tail. */
export interface Reading {
  readonly shape?: Shape | undefined;
  readonly tail?: TailReader | undefined;
}

/** A detector with the requests that use it. A class that sets every member, because polymorphic objects in the inner loop cost a factor of four. */
export class FittedDetector {
  readonly category: string;
  readonly score: number;
  readonly contextScore: number;
  /** The highest score without context words. */
  readonly scoreAlone: number;
  /** Index of its context; -1 without context. */
  readonly context: number;
  readonly check: (candidate: Candidate) => boolean | number;
  readonly mayBegin: ((candidate: Candidate) => boolean | number) | undefined;
  readonly opens: Opening | undefined;
  /** Used where there are no context words around the position. */
  readonly opensUnspoken: Opening | undefined;
  readonly besideDigits: boolean;
  readonly contextBehind: boolean;
  readonly longestOnly: boolean;
  readonly isHarmless: boolean;
  readonly tail: TailReader | undefined;
  /** The exact shape, if the automaton reads a loosened pattern. */
  readonly shape: Shape | undefined;
  readonly wishes: readonly Wish[];
  /** The wish with the lowest threshold. */
  readonly leastWish: Wish;
  /** Whether there is a test to run before its matches are considered. */
  readonly isAsked: boolean;
  /** Memo of a decision: the last round in which that test ran, and the furthest end of a match according to it. */
  askedIn = 0;
  furthest = 0;
  /** The last round in which it has seen a match. */
  passedIn = 0;
  /** Whether it can reach the threshold of a request without context words before the match. */
  readonly countsUnspoken: boolean;
  /** Whether it can reach the threshold of a request without any context words. */
  readonly countsAlone: boolean;

  /**
   * @param context index of its context; -1 without context
   * @param reading the exact shape and the tail, where it has them
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

  /** The score with context words only after the match. */
  get scoreBehind(): number {
    return this.contextScore - 0.05;
  }

  /** Whether context words after the match can make it reach the threshold. */
  countsBehind({ leastScore }: Wish): boolean {
    return this.contextBehind && this.scoreBehind >= leastScore;
  }
}

/** The requests that use any of the detectors. */
export function askersOf(detectors: readonly FittedDetector[]): readonly number[] {
  return [...new Set(detectors.flatMap(({ wishes }) => wishes.map(({ request }) => request)))];
}
