import type { MessageRole } from '../../../core/api/index.js';
import type { SurfaceRules } from './enforcement.js';

/** The engine hashes texts up to this length by all their letters, longer ones by their length alone. */
const mostLength = 16_383;
/** Characters, twice: 4 to 8 MB. */
const mostOfAge = 2_097_152;
/** What a text takes besides its characters. */
const overhead = 64;
/** Numbers of texts that have come once. */
const sightings = 4096;
/** Letters of a text that are looked at to tell whether it may have come before. */
const glances = 16;

/** How texts with the same rules are told apart: whoever says them, and whether they are read as JSON. */
export type TextPlace = MessageRole | 'nobody' | `json ${MessageRole | 'nobody'}`;

type ByPlace = Map<TextPlace, Set<string>>;

/**
 * Clean texts that have come more than once: looking one up compares all its letters, and takes a fifth of the time of a digest at most. When there are enough
 * of one age, those that were not asked for since the age before are forgotten, and so are those whose rules are gone.
 */
export class TextsAtHand {
  #young = new WeakMap<SurfaceRules, ByPlace>();
  #old: WeakMap<SurfaceRules, ByPlace> | undefined;
  #characters = 0;
  readonly #seen = new Uint32Array(sightings);

  has(text: string, rules: SurfaceRules, place: TextPlace): boolean {
    if (this.#young.get(rules)?.get(place)?.has(text) === true) return true;
    if (this.#old?.get(rules)?.get(place)?.has(text) !== true) return false;
    this.keep(text, rules, place);
    return true;
  }

  /** @param text without halves of characters */
  keep(text: string, rules: SurfaceRules, place: TextPlace): void {
    if (text.length > mostLength) return;
    if (this.#characters >= mostOfAge) {
      this.#old = this.#young;
      this.#young = new WeakMap();
      this.#characters = 0;
    }
    const kept = this.#placeOf(rules, place);
    if (kept.has(text)) return;
    // A text of its own: one that was cut out of another would keep all of that.
    kept.add(Buffer.from(text, 'utf8').toString('utf8'));
    this.#characters += text.length + overhead;
  }

  /** Whether a text seems to have come not long ago. Now and then it has not. */
  comesAgain(text: string): boolean {
    const step = Math.max(1, Math.floor(text.length / glances));
    let number = text.length + 1;
    for (let at = 0; at < text.length; at += step) number = Math.imul(number ^ text.charCodeAt(at), 0x0100_0193);
    number = (number ^ (number >>> 15)) >>> 0;
    const slot = number % sightings;
    const isKnown = this.#seen[slot] === number;
    this.#seen[slot] = number;
    return isKnown;
  }

  #placeOf(rules: SurfaceRules, place: TextPlace): Set<string> {
    let places = this.#young.get(rules);
    if (!places) this.#young.set(rules, (places = new Map()));
    let kept = places.get(place);
    if (!kept) places.set(place, (kept = new Set()));
    return kept;
  }
}
