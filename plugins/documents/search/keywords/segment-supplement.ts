import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { hashFeature } from '../embedding/hash-feature.js';
import { countTerms } from '../embedding/lexical-features.js';
import { isUnparted, wordsOf } from '../embedding/terms.js';
import { joinedCodes } from './joined-codes.js';

/** What segments from before it do not have: codes without separators, and words as they are written. */
export interface SegmentSupplement {
  /** The passages with a code, by its hash. */
  readonly codes: readonly (readonly [term: number, passages: readonly number[]])[];
  /** The different words of its passages that may have other forms. */
  readonly words: readonly string[];
}

/** Words of other lengths have no forms that could be told from other words. */
const [shortest, longest] = [2, 40];
const letters = /^[\p{L}\p{M}]+$/u;

/** Collects the supplement of a segment, passage by passage. */
export class SupplementWriter {
  readonly #codes = new Map<number, number[]>();
  readonly #words = new Set<string>();
  #count = 0;

  /** Adds the next passage. */
  add(text: string): void {
    const codes = new Set(joinedCodes(text).map(hashFeature));
    const { terms } = countTerms(codes.size === 0 ? '' : text);
    for (const code of codes) {
      if (terms.has(code)) continue;
      const passages = this.#codes.get(code);
      if (passages) passages.push(this.#count);
      else this.#codes.set(code, [this.#count]);
    }
    for (const word of wordsOf(text)) this.#words.add(word);
    this.#count += 1;
  }

  /** Returns the encoded supplement: compressed lines, the first one with the codes. */
  packed(): Uint8Array {
    const codes = [...this.#codes]
      .toSorted(([a], [b]) => a - b)
      .map(([term, passages]) => [term, ...passages].join(' '));
    const words = [...this.#words].filter(
      (word) => word.length >= shortest && word.length <= longest && letters.test(word) && word.search(isUnparted) < 0,
    );
    return deflateRawSync([codes.join(','), ...words.toSorted()].join('\n'));
  }
}

/** Decodes a supplement. */
export function readSupplement(packed: Uint8Array): SegmentSupplement {
  const [codes = '', ...words] = inflateRawSync(packed).toString().split('\n');
  return { codes: codes === '' ? [] : codes.split(',').map(readCode), words };
}

function readCode(line: string): readonly [term: number, passages: readonly number[]] {
  const [term = 0, ...passages] = line.split(' ').map(Number);
  return [term, passages];
}
