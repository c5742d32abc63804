import { bestAlone, type Detector } from '../detector.js';
import type { Candidate } from './candidate.js';
import type { TailReader } from './tail-reader.js';
import type { Wish } from './wish.js';

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
  readonly besideDigits: boolean;
  readonly contextBehind: boolean;
  readonly longestOnly: boolean;
  readonly isHarmless: boolean;
  readonly tail: TailReader | undefined;
  readonly wishes: readonly Wish[];
  /** It may count for somebody where no words before it say so. */
  readonly countsUnspoken: boolean;

  constructor(detector: Detector, wishes: readonly Wish[], context: number, tail: TailReader | undefined) {
    this.category = detector.category;
    this.score = detector.score;
    this.contextScore = detector.contextScore ?? detector.score;
    this.scoreAlone = bestAlone(detector);
    this.context = context;
    this.check = detector.check ?? (() => true);
    this.besideDigits = detector.besideDigits ?? false;
    this.contextBehind = detector.contextBehind ?? false;
    this.longestOnly = detector.longestOnly ?? tail !== undefined;
    this.isHarmless = detector.isHarmless ?? false;
    this.tail = tail;
    this.wishes = wishes;
    this.countsUnspoken =
      context < 0 || wishes.some((wish) => this.scoreAlone >= wish.leastScore || this.countsBehind(wish));
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
