import { hash, randomBytes } from 'node:crypto';
import type { SurfaceRules } from './enforcement.js';
import type { TextOrigin } from './inspector.js';

/** Looking at shorter texts takes no longer than a digest. */
const leastLength = 64;
/** Of some 100 bytes each. */
const mostKept = 32_768;

/**
 * Remembers which texts were looked at and had nothing in them, so that a conversation that comes again with every question is looked at once.
 * No text is kept, only digests, each of a secret of this process, the rules, what is known of the text, and the text. What was used last is
 * kept longest.
 */
export class CleanTexts {
  readonly #secret = randomBytes(32).toString('base64');
  readonly #rules = new WeakMap<SurfaceRules, number>();
  readonly #digests = new Set<string>();
  #lastRules = 0;

  /**
   * What a text is remembered by.
   *
   * @param form how it is read: what is harmless as text may say something else as JSON
   * @returns undefined for texts that are not remembered: they are short, or someone else has a say who may change their mind
   */
  digestOf(text: string, rules: SurfaceRules, { role, before }: TextOrigin, form: 'text' | 'json'): string | undefined {
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
    if (!this.#digests.delete(digest)) return false;
    this.#digests.add(digest);
    return true;
  }

  add(digest: string): void {
    this.#digests.add(digest);
    if (this.#digests.size <= mostKept) return;
    const [oldest] = this.#digests;
    if (oldest !== undefined) this.#digests.delete(oldest);
  }

  #numberOf(rules: SurfaceRules): number {
    const known = this.#rules.get(rules);
    if (known !== undefined) return known;
    this.#lastRules += 1;
    this.#rules.set(rules, this.#lastRules);
    return this.#lastRules;
  }
}
