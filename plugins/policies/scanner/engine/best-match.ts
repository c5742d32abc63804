import { certain, likely } from '../certainty.js';
import type { PlannedDetector } from './detectors/planned-detector.js';
import type { Subscription } from './detectors/subscription.js';

/** The best match of one request at one start. */
export class BestMatch {
  detector: PlannedDetector | undefined;
  subscription: Subscription | undefined;
  end = 0;
  score = 0;
  #distance = 0;

  get category(): string {
    return this.subscription?.category ?? this.detector?.category ?? '';
  }

  /** Whether the match is not to be reported, whatever its text. */
  get isHarmless(): boolean {
    return this.detector?.isHarmless === true;
  }

  clear(): void {
    this.detector = undefined;
  }

  /** Keeps the match if it is better: a higher sensitivity level, then longer, then closer to its context words, then a higher score. */
  offer(detector: PlannedDetector, subscription: Subscription, match: Match): void {
    if (this.detector && this.#compare(match) >= 0) return;
    this.detector = detector;
    this.subscription = subscription;
    this.end = match.end;
    this.score = match.score;
    this.#distance = match.distance;
  }

  #compare(other: Match): number {
    return (
      levelOf(this.score) - levelOf(other.score) ||
      this.end - other.end ||
      other.distance - this.#distance ||
      this.score - other.score
    );
  }
}

/** A match whose score reaches the threshold. */
export interface Match {
  readonly end: number;
  readonly score: number;
  /** Number of words between it and its context words. */
  readonly distance: number;
}

function levelOf(score: number): number {
  if (score >= certain) return 2;
  return score >= likely ? 1 : 0;
}
