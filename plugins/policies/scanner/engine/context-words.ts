/**
 * Finds out which contexts a text speaks of. A context is a list of words and phrases, small letters; keys like `taxNumber` and `tax_number` are
 * read as words.
 */
export class ContextWords {
  /** First word → phrases. */
  readonly #phrases = new Map<string, Phrase[]>();
  /** Phrases in scripts without spaces. */
  readonly #unspaced: (readonly [text: string, context: number])[] = [];
  readonly #contexts = new Map<string, number>();

  /** @returns the number of the context; the same for the same words */
  add(words: readonly string[]): number {
    const key = words.join('|');
    const known = this.#contexts.get(key);
    if (known !== undefined) return known;
    const context = this.#contexts.size;
    this.#contexts.set(key, context);
    for (const phrase of words) {
      if (unspaced.test(phrase)) this.#unspaced.push([phrase, context]);
      else this.#addPhrase(phrase.split(' '), context);
    }
    return context;
  }

  /** @returns context → how many words lie between it and the end of the text, for those that it speaks of */
  read(text: string): ReadonlyMap<number, number> {
    const distances = new Map<number, number>();
    const words = wordsOf(text);
    for (let index = words.length - 1; index >= 0; index -= 1) {
      for (const { rest, context } of this.#phrasesAt(words[index] as string)) {
        if (distances.has(context) || !rest.every((word, offset) => isWord(words[index + 1 + offset], word))) continue;
        distances.set(context, words.length - index - 1 - rest.length);
      }
    }
    if (unspaced.test(text)) {
      for (const [phrase, context] of this.#unspaced) {
        const index = text.lastIndexOf(phrase);
        if (index >= 0) keepLeast(distances, context, (text.length - index - phrase.length) / 4);
      }
    }
    return distances;
  }

  #phrasesAt(word: string): readonly Phrase[] {
    return this.#phrases.get(word) ?? (word.endsWith('s') ? this.#phrases.get(word.slice(0, -1)) : undefined) ?? [];
  }

  #addPhrase([first = '', ...rest]: readonly string[], context: number): void {
    const phrases = this.#phrases.get(first) ?? [];
    phrases.push({ rest, context });
    this.#phrases.set(first, phrases);
  }
}

interface Phrase {
  readonly rest: readonly string[];
  readonly context: number;
}

const unspaced = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Words, small; `taxNumber` is two, `userSSN` too. */
function wordsOf(text: string): readonly string[] {
  const split = /[a-z][A-Z]/.test(text) ? text.replace(/([a-z])(?=[A-Z])/g, '$1 ') : text;
  const small = split.toLowerCase();
  return small.match(isForeign.test(small) ? /[\p{L}\p{M}]+|\d+/gu : /[a-z]+|\d+/g) ?? [];
}

const isForeign = /[^\t-~]/;

function isWord(word: string | undefined, expected: string): boolean {
  return word === expected || word === `${expected}s`;
}

function keepLeast(distances: Map<number, number>, context: number, distance: number): void {
  const known = distances.get(context);
  if (known === undefined || distance < known) distances.set(context, distance);
}
