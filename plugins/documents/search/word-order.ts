import { termsOf, wordsOf } from './embedding/terms.js';
import { hashFeature } from './embedding/hash-feature.js';

/** Two words that follow each other in a question. */
interface Pair {
  readonly first: string;
  readonly second: string;
  readonly weight: number;
}

/** Weight of a pair with a stop word: "no refund", "tour of". */
const stopWordShare = 0.25;

/** Measures how far passages have the words of a question in the same order, next to each other. */
export class WordOrder {
  readonly #pairs: readonly Pair[];
  readonly #total: number;
  readonly #stems = new Map<string, string>();

  /** @param weightOf returns the weight of a term in the library */
  constructor(question: string, weightOf: (term: number) => number) {
    const words = wordsOf(question);
    const weightOfWord = (word: string): number => {
      const [term] = termsOf(word);
      return term === undefined ? 0 : weightOf(hashFeature(term));
    };
    this.#pairs = words.slice(1).map((second, at) => {
      const first = words[at] as string;
      const [one, other] = [weightOfWord(first), weightOfWord(second)];
      const weight = Math.min(one, other) || stopWordShare * Math.max(one, other);
      return { first: this.#stemOf(first), second: this.#stemOf(second), weight };
    });
    this.#total = this.#pairs.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Returns the share of the question's pairs that a passage contains, from 0 to 1, by their weight. */
  of(passage: string): number {
    if (this.#total === 0) return 0;
    const following = new Map<string, Set<string>>();
    for (const { first } of this.#pairs) following.set(first, new Set());
    let before: Set<string> | undefined;
    for (const word of wordsOf(passage)) {
      const stem = this.#stemOf(word);
      before?.add(stem);
      before = following.get(stem);
    }
    const found = this.#pairs.reduce(
      (sum, { first, second, weight }) => sum + (following.get(first)?.has(second) ? weight : 0),
      0,
    );
    return found / this.#total;
  }

  /** A word's only term, or the word. Words recur. */
  #stemOf(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const [term, ...others] = termsOf(word);
    const stem = term === undefined || others.length > 0 ? word : term;
    this.#stems.set(word, stem);
    return stem;
  }
}
