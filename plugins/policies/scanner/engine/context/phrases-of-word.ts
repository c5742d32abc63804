import { hashOf } from './word-tokenizer.js';

/** The words of a phrase after the first, with their hashes. */
export type FurtherWords = readonly { readonly word: string; readonly hash: number }[];

/** The contexts of the phrases that were found at a word. */
export interface ContextsAtWord {
  /** Context → number of further words of its phrase. */
  readonly further: ReadonlyMap<number, number>;
  readonly bits: number;
}

/** The bit of a context. Contexts share 32 bits, so a set bit may mean another context. */
export function contextBit(context: number): number {
  return 1 << (context & 31);
}

/** The phrases of all contexts that start with the same word. Those with the same words are compared with a text once. */
export class PhrasesOfWord {
  readonly #different: FurtherWords[] = [];
  /** In the order in which they were added: index of the further words, and the context. */
  readonly #phrases: (readonly [further: number, context: number])[] = [];
  readonly #byWords = new Map<string, number>();
  /** By indices of the further words that match: the result. */
  readonly #known = new Map<string, ContextsAtWord>();

  add(words: readonly string[], context: number): void {
    const key = words.join(' ');
    const known = this.#byWords.get(key) ?? this.#different.length;
    if (known === this.#different.length) this.#different.push(words.map((word) => ({ word, hash: hashOf(word) })));
    this.#byWords.set(key, known);
    this.#phrases.push([known, context]);
  }

  /**
   * @param isNext whether these words follow
   * @returns the contexts with the number of further words of the longest of their phrases that matches; undefined if none does
   */
  contexts(isNext: (words: FurtherWords) => boolean): ContextsAtWord | undefined {
    let key = '';
    for (let index = 0; index < this.#different.length; index += 1)
      if (isNext(this.#different[index] as FurtherWords)) key += `${index} `;
    if (key === '') return undefined;
    const known = this.#known.get(key);
    if (known) return known;
    const contexts = this.#contextsOf(new Set(key.trim().split(' ').map(Number)));
    this.#known.set(key, contexts);
    return contexts;
  }

  #contextsOf(matching: ReadonlySet<number>): ContextsAtWord {
    const contexts = new Map<number, number>();
    let bits = 0;
    for (const [further, context] of this.#phrases) {
      if (!matching.has(further)) continue;
      contexts.set(context, Math.max(contexts.get(context) ?? 0, this.#different[further]?.length ?? 0));
      bits |= contextBit(context);
    }
    return { further: contexts, bits };
  }
}
