import { BytePairs } from './byte-pairs.js';
import type { Vocabulary } from './vocabulary.js';

/** The count of a text, possibly of its beginning only. */
interface CountedText {
  readonly tokens: number;
  /** UTF-16 units that were counted: fewer than the text has, if the limit of work was reached. */
  readonly length: number;
  /** False when a piece was too long to be counted as a whole, so that the number is an estimate. */
  readonly exact: boolean;
}

/** The most UTF-16 units of a piece that is counted as a whole. In ordinary text, pieces are rarely a hundredth as long. */
export const maxPieceUnits = 1 << 16;

/** The most bytes that the tokens of one text may stand for: no model takes nearly as many. */
const maxTextBytes = 4 << 20;

/** Counts the tokens of texts with one vocabulary. An instance belongs to one thread; the vocabulary is shared. */
export class TextTokens {
  readonly #vocabulary: Vocabulary;
  readonly #pattern: RegExp;
  readonly #pairs: BytePairs;
  #bytes = new Uint8Array(1024);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#pattern = new RegExp(vocabulary.pattern, 'gu');
    this.#pairs = new BytePairs(vocabulary);
  }

  /** Look-ups of the last count. */
  get work(): number {
    return this.#pairs.work;
  }

  /**
   * Counts until the text ends or the limit of work is reached. Work is measured in look-ups and not in milliseconds, so that the result
   * does not depend on the machine's load.
   *
   * @param most look-ups after which no further piece is counted; a piece that could take more than these by itself is not counted either
   */
  count(text: string, most: number): CountedText {
    const [pattern, pairs] = [this.#pattern, this.#pairs];
    pattern.lastIndex = 0;
    pairs.work = 0;
    let tokens = 0;
    let start = 0;
    let exact = true;
    // Every character belongs to a piece, so each piece ends where the next one begins.
    while (start < text.length && pairs.work < most && pattern.test(text)) {
      const end = Math.min(pattern.lastIndex, start + maxPieceUnits);
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

  /** The text that token ids stand for; undefined if one of them is unknown, or if they are too many for a text. */
  textOf(ids: readonly number[]): string | undefined {
    return this.#vocabulary.textOf(ids, maxTextBytes);
  }

  /** Encodes a part of the text as UTF-8; a lone surrogate becomes U+FFFD. For most pieces this is faster than `encodeInto`. */
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

/**
 * The most look-ups for a piece: it has up to three bytes for each unit, and each byte takes one look-up initially and two when it is
 * merged.
 */
function lookUpsOf(units: number): number {
  return 9 * units;
}

const encoder = new TextEncoder();
