import { BloomFilter } from './bloom-filter.js';
import { hashOfPair } from './word-tokenizer.js';

/** Phrases in scripts that are written without spaces. They match anywhere, also inside longer runs of letters. */
export class UnspacedPhrases {
  /** First unit → phrases. */
  readonly #byUnit = new Map<number, (readonly [text: string, context: number])[]>();
  /** Filter of the first two units of each phrase. */
  readonly #beginnings = new BloomFilter();
  /** Length of the longest phrase. */
  longest = 0;

  /** Whether a phrase is in such a script. */
  static isOne(phrase: string): boolean {
    return unspaced.test(phrase);
  }

  /** @throws Error if the phrase does not start with two characters of such scripts */
  add(phrase: string, context: number): void {
    const [first, second] = [phrase.charCodeAt(0), phrase.charCodeAt(1)];
    if (!(first >= minUnit && second >= minUnit)) throw new Error(`"${phrase}" is too short to be looked for`);
    const phrases = this.#byUnit.get(first) ?? [];
    phrases.push([phrase, context]);
    this.#byUnit.set(first, phrases);
    this.longest = Math.max(this.longest, phrase.length);
    this.#beginnings.add(hashOfPair(first, second));
  }

  /** Whether a phrase may start with two adjacent units. */
  mayStart(first: number, second: number): boolean {
    return first >= minUnit && second >= minUnit && this.#beginnings.mayContain(hashOfPair(first, second));
  }

  /**
   * Calls `found` for every phrase in a range of a text.
   *
   * @param found receives the start and end of the phrase
   */
  read(text: string, from: number, until: number, found: (context: number, start: number, end: number) => void): void {
    for (let at = from; at + 1 < until; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit < minUnit || !this.mayStart(unit, text.charCodeAt(at + 1))) continue;
      for (const [phrase, context] of this.#byUnit.get(unit) ?? []) {
        const end = at + phrase.length;
        if (end <= until && text.startsWith(phrase, at)) found(context, at, end);
      }
    }
  }
}

/** The distance of a phrase from a position after it, in words: four characters count as one. */
export function unspacedDistance(end: number, place: number): number {
  return (place - end) / 4;
}

const minUnit = 0x0e00;
const unspaced = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
