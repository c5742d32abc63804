import { hash, randomBytes } from 'node:crypto';
import type { SurfaceRules } from './enforcement.js';
import type { TextOrigin } from './inspector.js';
import { type TextPlace, TextsAtHand } from './texts-at-hand.js';

/** Looking at shorter texts takes no longer than a digest. */
const leastLength = 16;
/** Of some 100 bytes each, twice. */
const mostOfAge = 16_384;

/** How a text is read: what is harmless as text may say something else as JSON, and messages one after the other are no text. */
export type CleanForm = 'text' | 'json' | 'messages';

/**
 * Remembers which texts were looked at and had nothing in them, so that a conversation that comes again with every question is looked at once.
 * Of a text that has come once a digest is kept, of a secret of this process, the rules, what is known of the text, and the text. When there are enough
 * of one age, those that were not asked for since the age before are forgotten. Those that come again are kept at hand, as they are.
 */
export class CleanTexts {
  readonly #secret = randomBytes(32).toString('base64');
  readonly #rules = new WeakMap<SurfaceRules, number>();
  #young = new Set<string>();
  #old: ReadonlySet<string> = new Set();
  #lastRules = 0;
  readonly #atHand = new TextsAtHand();

  /** Whether a text is known without a digest. */
  isAtHand(text: string, rules: SurfaceRules, origin: TextOrigin, form: 'text' | 'json'): boolean {
    return origin.before === undefined && this.#atHand.has(text, rules, placeOf(origin, form));
  }

  /** Keeps a text that is known, or was looked at and is clean, and has come again. */
  keepAtHand(text: string, rules: SurfaceRules, origin: TextOrigin, form: 'text' | 'json'): void {
    if (rules.isRepeatable && origin.before === undefined && text.isWellFormed())
      this.#atHand.keep(text, rules, placeOf(origin, form));
  }

  /** Whether it is worth while to make the digest of a text. */
  mayBeKnown(text: string): boolean {
    return this.#atHand.mayHaveCome(text);
  }

  /** Whether a text seems to have come before; from now on it has. */
  comesAgain(text: string): boolean {
    return this.#atHand.comesAgain(text);
  }

  /**
   * What a text is remembered by.
   *
   * @returns undefined for texts that are not remembered: they are short, or someone else has a say who may change their mind
   */
  digestOf(text: string, rules: SurfaceRules, { role, before }: TextOrigin, form: CleanForm): string | undefined {
    // Halves of characters are all the same to a digest.
    if (text.length < leastLength || !rules.isRepeatable || !text.isWellFormed() || before?.isWellFormed() === false)
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

  /** All of an age go at once: a set that loses its oldest member with each new one takes ever longer to find it. */
  add(digest: string): void {
    if (this.#young.size >= mostOfAge) {
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
