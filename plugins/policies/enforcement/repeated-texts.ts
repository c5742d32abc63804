import type { MessageRole } from '../../../core/api/index.js';
import type { SurfaceRules } from './enforcement.js';
import { SeenTextFilter } from './seen-text-filter.js';

/** V8 hashes strings up to this length by their characters, longer ones only by their length. */
const maxLength = 16_383;
/** The most characters of one generation; there are two: 4 to 8 MB. */
const maxGenerationCharacters = 2_097_152;
/** The overhead of a text. */
const overhead = 64;

/** Separates texts with the same rules: by role, and whether they are interpreted as JSON. */
export type TextPlace = MessageRole | 'nobody' | `json ${MessageRole | 'nobody'}`;

type ByPlace = Map<TextPlace, Set<string>>;

/**
 * A cache of repeated clean texts, stored as they are: a look-up compares strings, which takes at most a fifth of the time of a digest.
 * Entries are evicted by generation: when one is full, texts that were not used since the previous one are dropped, and so are those whose
 * rules do not exist any more.
 */
export class RepeatedTexts {
  #young = new WeakMap<SurfaceRules, ByPlace>();
  #old: WeakMap<SurfaceRules, ByPlace> | undefined;
  #characters = 0;
  readonly #seen = new SeenTextFilter();

  has(text: string, rules: SurfaceRules, place: TextPlace): boolean {
    // A look-up in a set hashes and internalizes the whole string, which is not worthwhile for a text that is seen once.
    if (!this.#seen.has(text)) return false;
    if (this.#young.get(rules)?.get(place)?.has(text) === true) return true;
    if (this.#old?.get(rules)?.get(place)?.has(text) !== true) return false;
    this.keep(text, rules, place);
    return true;
  }

  /** @param text without lone surrogates */
  keep(text: string, rules: SurfaceRules, place: TextPlace): void {
    if (text.length > maxLength) return;
    this.#seen.add(text);
    if (this.#characters >= maxGenerationCharacters) {
      this.#old = this.#young;
      this.#young = new WeakMap();
      this.#characters = 0;
    }
    const kept = this.#placeOf(rules, place);
    if (kept.has(text)) return;
    // A copy, because a substring would keep the string from which it was cut alive.
    kept.add(Buffer.from(text, 'utf8').toString('utf8'));
    this.#characters += text.length + overhead;
  }

  /** Whether a text has probably been seen recently; there are rare false positives. */
  mayBeRepeated(text: string): boolean {
    return this.#seen.has(text);
  }

  /** Like {@link mayBeRepeated}, and records the text. */
  noteAndTest(text: string): boolean {
    return this.#seen.add(text);
  }

  #placeOf(rules: SurfaceRules, place: TextPlace): Set<string> {
    let places = this.#young.get(rules);
    if (!places) this.#young.set(rules, (places = new Map()));
    let kept = places.get(place);
    if (!kept) places.set(place, (kept = new Set()));
    return kept;
  }
}
