import type { MessageRole } from '../../../core/api/index.js';
import type { SurfaceRules } from './enforcement.js';
import { Sightings } from './sightings.js';

/** The engine hashes texts up to this length by all their letters, longer ones by their length alone. */
const mostLength = 16_383;
/** Characters, twice: 4 to 8 MB. */
const mostOfAge = 2_097_152;
/** What a text takes besides its characters. */
const overhead = 64;

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
  readonly #sightings = new Sightings();

  has(text: string, rules: SurfaceRules, place: TextPlace): boolean {
    // To find a text in a set, the engine reads all of it and puts it among all others that it knows: nothing to do with one that comes once.
    if (!this.#sightings.has(text)) return false;
    if (this.#young.get(rules)?.get(place)?.has(text) === true) return true;
    if (this.#old?.get(rules)?.get(place)?.has(text) !== true) return false;
    this.keep(text, rules, place);
    return true;
  }

  /** @param text without halves of characters */
  keep(text: string, rules: SurfaceRules, place: TextPlace): void {
    if (text.length > mostLength) return;
    this.#sightings.add(text);
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
  mayHaveCome(text: string): boolean {
    return this.#sightings.has(text);
  }

  /** The same; from now on it has. */
  comesAgain(text: string): boolean {
    return this.#sightings.add(text);
  }

  #placeOf(rules: SurfaceRules, place: TextPlace): Set<string> {
    let places = this.#young.get(rules);
    if (!places) this.#young.set(rules, (places = new Map()));
    let kept = places.get(place);
    if (!kept) places.set(place, (kept = new Set()));
    return kept;
  }
}
