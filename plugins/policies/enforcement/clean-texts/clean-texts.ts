import { hash, randomBytes } from 'node:crypto';
import type { SurfaceRules } from '../enforcement.js';
import type { TextOrigin } from '../inspectors/inspector.js';
import { maxRecentText, RecentTexts, type TextPlace } from './recent-texts.js';
import { SeenTextFilter } from './seen-text-filter.js';

/** The most digests of one generation; each takes some 100 bytes, and there are two generations. */
const maxGenerationSize = 16_384;

/** How a text is interpreted: one that is clean as text may have findings as JSON. */
export type CleanForm = 'text' | 'json';

/** How a text is governed. */
export interface CleanAs {
  readonly rules: SurfaceRules;
  readonly origin: TextOrigin;
  readonly form: CleanForm;
}

/**
 * A cache of texts without findings, so that a conversation that is sent again with every question is inspected once. Texts are stored as
 * they are, in {@link RecentTexts}; for long texts, and for conversations too long to stay there, a keyed digest is stored. Entries are
 * evicted by generation: when one is full, entries that were not used since the previous one are dropped.
 *
 * Only texts whose rules are deterministic are cached.
 */
export class CleanTexts {
  readonly #secret = randomBytes(32).toString('base64');
  readonly #rules = new WeakMap<SurfaceRules, number>();
  #lastRules = 0;
  readonly #recent = new RecentTexts();
  readonly #seen = new SeenTextFilter();
  #young = new Set<string>();
  #old: ReadonlySet<string> = new Set();

  /** Whether a text is cached. */
  has(text: string, as: CleanAs): boolean {
    // Most texts are new. Looking them up among the others would wait for memory several times, and computing a digest takes even longer.
    if (!this.#seen.has(text)) return false;
    if (isShort(text, as)) return this.#recent.has(text, this.#numberOf(as.rules), placeOf(as));
    return this.hasDigest(this.#digestOfText(text, as));
  }

  /** Whether a text has probably occurred before; there are rare false positives. */
  mayBeSeen(text: string): boolean {
    return this.#seen.has(text);
  }

  /**
   * Caches a clean text, if it is likely to come again.
   *
   * @param isLikely true for texts that are; others are cached from their second occurrence on
   */
  add(text: string, as: CleanAs, isLikely: boolean): void {
    if (!as.rules.isRepeatable) return;
    const wasSeen = this.#seen.add(text);
    if (!wasSeen && !isLikely) return;
    if (isShort(text, as)) this.#recent.keep(text, this.#numberOf(as.rules), placeOf(as));
    else this.addDigest(this.#digestOfText(text, as));
  }

  /**
   * A keyed digest of a list of texts.
   *
   * @param written the texts, in a form that is unambiguous when they are joined
   * @returns undefined for lists that are not cached: those with lone surrogates, which would all have the same digest, and those whose
   *   rules are not deterministic
   */
  digestOf(written: string, rules: SurfaceRules): string | undefined {
    if (!rules.isRepeatable || !written.isWellFormed()) return undefined;
    return hash('sha256', `${this.#secret} ${this.#numberOf(rules)} ${written}`, 'base64');
  }

  hasDigest(digest: string | undefined): boolean {
    if (digest === undefined) return false;
    if (this.#young.has(digest)) return true;
    if (!this.#old.has(digest)) return false;
    this.addDigest(digest);
    return true;
  }

  /** Adds a digest. A whole generation is evicted at once, because deleting the oldest member of a set with each insertion becomes slower and slower. */
  addDigest(digest: string | undefined): void {
    if (digest === undefined) return;
    if (this.#young.size >= maxGenerationSize) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(digest);
  }

  #digestOfText(text: string, { rules, origin: { role, before }, form }: CleanAs): string | undefined {
    if (before?.isWellFormed() === false) return undefined;
    const context = before === undefined ? '-' : `${before.length} ${before}`;
    return this.digestOf(`${form} ${role ?? '-'} ${context} ${text}`, rules);
  }

  #numberOf(rules: SurfaceRules): number {
    const known = this.#rules.get(rules);
    if (known !== undefined) return known;
    this.#lastRules += 1;
    this.#rules.set(rules, this.#lastRules);
    return this.#lastRules;
  }
}

function isShort(text: string, { origin }: CleanAs): boolean {
  return text.length <= maxRecentText && origin.before === undefined;
}

function placeOf({ origin: { role: originRole }, form }: CleanAs): TextPlace {
  const role = originRole ?? 'nobody';
  return form === 'text' ? role : `json ${role}`;
}
