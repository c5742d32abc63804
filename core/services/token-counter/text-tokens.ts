import { BytePairs } from './byte-pairs.js';
import type { Vocabulary } from './vocabulary.js';

/** The tokens of a text, as far as they have been counted. */
export interface CountedText {
  readonly tokens: number;
  /** UTF-16 units that were counted; fewer than the text has when the work was up before. */
  readonly length: number;
  /** False when a piece was too long to be counted as a whole: the number is near, but proves nothing. */
  readonly exact: boolean;
}

/** UTF-16 units of a piece that is counted as a whole. In a text that somebody has written hardly any has a hundredth of that. */
export const mostPieceUnits = 1 << 16;

/** Counts the tokens of texts with one vocabulary. Not to be shared between threads; the vocabulary is. */
export class TextTokens {
  readonly #pattern: RegExp;
  readonly #pairs: BytePairs;
  #bytes = new Uint8Array(1024);

  constructor(vocabulary: Vocabulary) {
    this.#pattern = new RegExp(vocabulary.pattern, 'gu');
    this.#pairs = new BytePairs(vocabulary);
  }

  /** Look-ups that the last count has made. */
  get work(): number {
    return this.#pairs.work;
  }

  /**
   * Counts until the text ends or the work is up. The work is counted in look-ups and not in milliseconds, so that a busy machine counts
   * the same.
   *
   * @param most look-ups after which no further piece is begun; one that could take more than these by itself is not begun either
   */
  count(text: string, most: number): CountedText {
    const [pattern, pairs] = [this.#pattern, this.#pairs];
    pattern.lastIndex = 0;
    pairs.work = 0;
    let tokens = 0;
    let start = 0;
    let exact = true;
    // Every character belongs to some piece, so a piece ends where the next one begins.
    while (start < text.length && pairs.work < most && pattern.test(text)) {
      const end = Math.min(pattern.lastIndex, start + mostPieceUnits);
      if (lookUpsOf(end - start) > most) break;
      if (end < pattern.lastIndex) {
        exact = false;
        pattern.lastIndex = end;
      }
      tokens += pairs.count(this.#bytes, this.#encode(text, start, end));
      start = end;
    }
    return { tokens, length: start, exact };
  }

  /** Writes a part of the text as UTF-8; a lone surrogate becomes U+FFFD, as everywhere. For most pieces this beats `encodeInto`. */
  #encode(text: string, start: number, end: number): number {
    if (this.#bytes.length < (end - start) * 3) this.#bytes = new Uint8Array((end - start) * 3);
    const bytes = this.#bytes;
    for (let index = start; index < end; index += 1) {
      const code = text.charCodeAt(index);
      if (code >= 0x80) return encoder.encodeInto(text.slice(start, end), bytes).written;
      bytes[index - start] = code;
    }
    return end - start;
  }
}

/** The most look-ups that a piece can take: three bytes for each unit, and for each byte one at the beginning and two when it is merged. */
function lookUpsOf(units: number): number {
  return 9 * units;
}

const encoder = new TextEncoder();
