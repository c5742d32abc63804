import { hashFeature } from '../embedding/hash-feature.js';
import { countTerms } from '../embedding/lexical-features.js';
import { joinedCodes } from './joined-codes.js';
import { packWords, readWords } from './segment-words.js';

/** A passage as the keyword index stores it. */
export interface KeywordPassage {
  readonly text: string;
  /** Scalar members of its metadata, by which searches can be filtered. */
  readonly facets: readonly (readonly [name: string, value: FacetValue])[];
}

export type FacetValue = string | number | boolean;

/** Inverted index of a batch of passages; see {@link packSegment}. */
export interface KeywordSegment {
  /** Number of terms of each passage. */
  readonly lengths: readonly number[];
  /** Calls `visit` for each posting: a term and a passage that contains it. */
  eachPosting(visit: (term: number, passage: number, count: number) => void): void;
  /** Returns the different words of its passages that may have other forms. */
  words(): readonly string[];
}

const version = 1;

/** Returns the hash of a facet. It cannot be a term of a text, because terms contain no NUL. */
export function facetTerm(name: string, value: FacetValue): number {
  return hashFeature(`\0${name}\0${typeof value}\0${value}`);
}

/** Returns the hashes of the facets that a filter asks for. */
export function facetTerms(filter: Readonly<Record<string, FacetValue>>): readonly number[] {
  return Object.entries(filter).map(([name, value]) => facetTerm(name, value));
}

/**
 * Encodes an inverted index of passages: version, the words and before them their number of bytes, lengths, then the terms sorted by hash,
 * each with its postings. Numbers are variable-length (7 bits a byte); hashes and passages are delta-encoded. Takes two to three bytes for
 * each posting. Codes have postings too (docs/decisions/0159), but do not count as terms of a passage.
 */
export function packSegment(passages: readonly KeywordPassage[]): Uint8Array {
  const postings = new Map<number, [passage: number, count: number][]>();
  const add = (term: number, passage: number, count: number): void => {
    const known = postings.get(term);
    if (known) known.push([passage, count]);
    else postings.set(term, [[passage, count]]);
  };
  const words = packWords(passages.map(({ text }) => text));
  const head: number[] = [version];
  writeNumber(head, words.length);
  const out: number[] = [];
  writeNumber(out, passages.length);
  for (const [at, { text, facets }] of passages.entries()) {
    const { terms, termCount } = countTerms(text);
    writeNumber(out, termCount);
    for (const [term, count] of terms) add(term, at, count);
    for (const code of new Set(joinedCodes(text).map(hashFeature))) if (!terms.has(code)) add(code, at, 1);
    for (const term of new Set(facets.map(([name, value]) => facetTerm(name, value)))) add(term, at, 0);
  }
  const sorted = [...postings].toSorted(([a], [b]) => a - b);
  writeNumber(out, sorted.length);
  let before = 0;
  for (const [term, list] of sorted) {
    writeNumber(out, term - before);
    before = term;
    writeNumber(out, list.length);
    let last = 0;
    for (const [passage, count] of list) {
      writeNumber(out, passage - last);
      writeNumber(out, count);
      last = passage;
    }
  }
  return Buffer.concat([Uint8Array.from(head), words, Uint8Array.from(out)]);
}

/** Decodes a segment. @throws Error when the bytes are not a segment of this version */
export function readSegment(bytes: Uint8Array): KeywordSegment {
  const reader = new NumberReader(bytes);
  const found = reader.next();
  if (found !== version) throw new Error(`a segment of version ${found} cannot be read`);
  const words = reader.bytes(reader.next());
  const lengths = Array.from({ length: reader.next() }, () => reader.next());
  const start = reader.position;
  return {
    lengths,
    words: () => readWords(words),
    eachPosting(visit) {
      reader.position = start;
      let term = 0;
      for (let left = reader.next(); left > 0; left -= 1) {
        term += reader.next();
        let passage = 0;
        for (let more = reader.next(); more > 0; more -= 1) {
          passage += reader.next();
          visit(term, passage, reader.next());
        }
      }
    },
  };
}

function writeNumber(out: number[], value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    out.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  out.push(rest);
}

class NumberReader {
  position = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bytes(count: number): Uint8Array {
    const start = this.position;
    this.position += count;
    return this.#bytes.subarray(start, this.position);
  }

  next(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.position];
      if (byte === undefined) throw new Error('a segment breaks off');
      this.position += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  }
}
