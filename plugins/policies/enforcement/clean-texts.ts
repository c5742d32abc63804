import { hash, randomBytes } from 'node:crypto';
import type { SurfaceRules } from './enforcement.js';
import type { TextOrigin } from './inspector.js';
import { type TextPlace, RepeatedTexts } from './repeated-texts.js';

/** Inspecting shorter texts takes no longer than a digest. */
const minLength = 16;
/** The most digests of one generation; each takes some 100 bytes, and there are two generations. */
const maxOfAge = 16_384;

/** How a text is interpreted: one that is clean as text may have findings as JSON, and a list of messages is not a text. */
export type CleanForm = 'text' | 'json' | 'messages';

/**
 * A cache of texts without findings, so that a conversation that is sent again with every question is inspected once. For a text that has
 * been seen once, a keyed digest of the rules, the text's origin and the text is stored. Entries are evicted by generation: when one is
 * full, entries that were not used since the previous one are dropped. Texts that are repeated are stored as they are, in {@link
 * TextsAtHand}.
 */
export class CleanTexts {
  readonly #secret = randomBytes(32).toString('base64');
  readonly #rules = new WeakMap<SurfaceRules, number>();
  #young = new Set<string>();
  #old: ReadonlySet<string> = new Set();
  #lastRules = 0;
  readonly #atHand = new RepeatedTexts();

  /** Whether a text is cached as it is, so that no digest is needed. */
  isAtHand(text: string, rules: SurfaceRules, origin: TextOrigin, form: 'text' | 'json'): boolean {
    return origin.before === undefined && this.#atHand.has(text, rules, placeOf(origin, form));
  }

  /** Caches a repeated clean text as it is. */
  keepAtHand(text: string, rules: SurfaceRules, origin: TextOrigin, form: 'text' | 'json'): void {
    if (rules.isRepeatable && origin.before === undefined && text.isWellFormed())
      this.#atHand.keep(text, rules, placeOf(origin, form));
  }

  /** Whether computing the digest of a text is worthwhile. */
  mayBeKnown(text: string): boolean {
    return this.#atHand.mayBeRepeated(text);
  }

  /** Whether a text has probably been seen before; records it. */
  comesAgain(text: string): boolean {
    return this.#atHand.noteAndTest(text);
  }

  /**
   * The cache key of a text.
   *
   * @returns undefined for texts that are not cached: short ones, and those whose rules are not deterministic
   */
  digestOf(text: string, rules: SurfaceRules, { role, before }: TextOrigin, form: CleanForm): string | undefined {
    // All lone surrogates would have the same digest.
    if (text.length < minLength || !rules.isRepeatable || !text.isWellFormed() || before?.isWellFormed() === false)
      return undefined;
    const context = before === undefined ? '-' : `${before.length} ${before}`;
    return hash(
      'sha256',
      `${this.#secret} ${this.#numberOf(rules)} ${form} ${role ?? '-'} ${context} ${text}`,
      'base64',
    );
  }

  has(digest: string): boolean {
    if (this.#young.has(digest)) return true;
    if (!this.#old.has(digest)) return false;
    this.add(digest);
    return true;
  }

  /** Adds a digest. A whole generation is evicted at once: finding the oldest member of a set for each insertion becomes slower and slower. */
  add(digest: string): void {
    if (this.#young.size >= maxOfAge) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(digest);
  }

  #numberOf(rules: SurfaceRules): number {
    const known = this.#rules.get(rules);
    if (known !== undefined) return known;
    this.#lastRules += 1;
    this.#rules.set(rules, this.#lastRules);
    return this.#lastRules;
  }
}

function placeOf({ role: said }: TextOrigin, form: 'text' | 'json'): TextPlace {
  const role = said ?? 'nobody';
  return form === 'text' ? role : `json ${role}`;
}
