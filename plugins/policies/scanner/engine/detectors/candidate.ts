import { maxMatchLength } from '../limits.js';
import type { PlannedDetector } from './planned-detector.js';
import type { NormalizedText } from '../text/normalized-text.js';
import type { Subscription } from './subscription.js';

/** Checks for context words around a position. */
export interface ContextLookup {
  /** Whether context words of the detector occur before the position. */
  hasContextBefore(detector: PlannedDetector): boolean;
  /**
   * Whether context words of the detector may occur before the position, or after a match that ends at or before `end`. Approximate: may return true
   * without cause.
   */
  mayHaveContextAround(detector: PlannedDetector, subscription: Subscription, end: number): boolean;
}

/** A match of a pattern that has not been validated yet. All detectors of the matching patterns check the same candidate, one after the other. */
export class Candidate {
  readonly #source: string;
  readonly #start: number;
  readonly #end: number;
  readonly #context: ContextLookup;
  readonly #normalized: NormalizedText;
  #detector: PlannedDetector | undefined;
  #subscription: Subscription | undefined;
  #longerScore = 0;
  #text: string | undefined;
  #compact: string | undefined;

  /** @param normalized the normalized text from `start` on */
  constructor(source: string, start: number, end: number, context: ContextLookup, normalized: NormalizedText) {
    this.#source = source;
    this.#start = start;
    this.#end = end;
    this.#normalized = normalized;
    this.#context = context;
  }

  /**
   * Sets the detector that checks the candidate next, and for which request.
   *
   * @param longerScore the score of a longer match for the same request; 0 without one
   */
  forDetector(detector: PlannedDetector, subscription: Subscription, longerScore: number): this {
    this.#detector = detector;
    this.#subscription = subscription;
    this.#longerScore = longerScore;
    return this;
  }

  /** Its index in the buffered text. */
  get start(): number {
    return this.#start;
  }

  /** The normalized text: digits are ASCII, ignored characters are removed. */
  get text(): string {
    this.#text ??= this.#normalized.to(this.#end);
    return this.#text;
  }

  /** The first `length` units of {@link text}; fewer if some of the original units are ignored. */
  beginning(length: number): string {
    return this.#text?.slice(0, length) ?? this.#normalized.to(Math.min(this.#end, this.#start + length));
  }

  /** The index in the source text after the first `characters` units that are not ignored, and after ignored units that follow them. */
  endOf(characters: number): number {
    if (this.isPlain) return Math.min(this.#end, this.#start + characters);
    return this.#normalized.endOf(characters, this.#end);
  }

  /** Whether the match has no ignored characters, so that offsets in {@link text} are offsets in the source text. */
  get isPlain(): boolean {
    return this.text.length === this.#end - this.#start;
  }

  /** Whether context words occur before the match. More expensive than most checks. */
  get hasContext(): boolean {
    return this.#detector !== undefined && this.#context.hasContextBefore(this.#detector);
  }

  /** Whether context words may occur before the match, or after it or a shorter match from the same start. */
  get mayHaveContext(): boolean {
    return (
      this.#detector === undefined ||
      this.#subscription === undefined ||
      this.#context.mayHaveContextAround(this.#detector, this.#subscription, this.#end)
    );
  }

  /** The letters and digits of {@link text}, in upper case. */
  get compact(): string {
    this.#compact ??= isCompact(this.text) ? this.text : compacted(this.text);
    return this.#compact;
  }

  /** Up to `length` characters of look-behind, limited by `maxLookbehind`. */
  before(length: number): string {
    return this.#source.slice(Math.max(0, this.#start - length), this.#start);
  }

  /** Up to two characters after the match. */
  get behind(): string {
    return this.#source.slice(this.#end, this.#end + 2);
  }

  /** The threshold of the request: lower scores are discarded. */
  get minScore(): number {
    return this.#subscription?.minScore ?? 1;
  }

  /** The score of a longer match for the same request. Scores that are not higher are discarded. */
  get longerScore(): number {
    return this.#longerScore;
  }

  /** Regions whose telephone numbers are recognized without a country code. */
  get regions(): readonly string[] {
    return this.#subscription?.regions ?? [];
  }

  /** The {@link regions} of each request that uses the detector, for prechecks, which are made once for all of them. */
  get regionsOfRequests(): readonly (readonly string[])[] {
    return this.#detector?.regionsOfRequests ?? [];
  }
}

const compactUnits = Buffer.alloc(maxMatchLength);

/** The letters and digits of a text, in upper case. Without expressions, because many matches may start at a position. */
function compacted(text: string): string {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // The upper case of some other letters is ASCII.
    if (unit >= 0x80 || count === maxMatchLength) return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const isSmall = unit >= 0x61 && unit <= 0x7a;
    if (!isSmall && !(unit >= 0x41 && unit <= 0x5a) && !(unit >= 0x30 && unit <= 0x39)) continue;
    compactUnits[count] = isSmall ? unit - 0x20 : unit;
    count += 1;
  }
  return compactUnits.toString('latin1', 0, count);
}

/** Whether the text has only digits and upper-case ASCII letters. */
function isCompact(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x30 || unit > 0x5a || (unit > 0x39 && unit < 0x41)) return false;
  }
  return true;
}
