import { hashFeature } from '../embedding/hash-feature.js';
import { countTerms, questionTerms } from '../embedding/lexical-features.js';
import { type PlacedWord, placedWords, termsOf } from '../embedding/terms.js';
import { compoundsOf, partsOfCompound } from './compounds.js';
import type { KeywordIndex } from './keyword-index.js';
import { otherForms } from './other-forms.js';

/** What counts as a word of a question, too. */
export interface Alternative {
  /** A passage has all of them. */
  readonly terms: readonly number[];
  /** From 0 to 1; the word itself counts 1. */
  readonly weight: number;
}

/** A word of a question. */
export interface QuestionWord {
  readonly word: string;
  readonly terms: readonly number[];
  readonly alternatives: readonly Alternative[];
}

/** A question, read with the vocabulary of a library. */
export interface ReadQuestion {
  readonly text: string;
  /** Its different words. */
  readonly words: readonly QuestionWord[];
  /** The weight of each term in the ranking: its frequency in the question, or that of an alternative. */
  readonly terms: ReadonlyMap<number, number>;
}

/** Weights of alternatives. A known word is in the library as it was asked. */
const weights = {
  joined: 1,
  knownParts: 0.3,
  parts: 0.7,
  knownForm: 0.4,
  form: 0.8,
  compound: 0.7,
  partsOfCompound: 0.5,
};

/** Words of a longer question have no alternatives but joined codes; it says enough. */
const maxWords = 24;
const maxJoined = 10;
const longestJoined = 40;
/** Characters between the parts of a code. */
const longestGap = 2;
/** Words of a compound are near each other in a question: `Adresse der neuen Rechnung`. */
const compoundReach = 4;
const minCompoundPart = 4;
const digit = /\p{N}/u;
const border = /[\p{L}\p{M}]+|\p{N}+/gu;

/** Parses a question. Without an index, words have no alternatives. */
export function readQuestion(text: string, index: KeywordIndex | undefined): ReadQuestion {
  const placed = placedWords(text);
  const words = [...new Set(placed.map(({ word }) => word))].map((word) => ({
    word,
    terms: [...new Set(termsOf(word))].map(hashFeature),
    alternatives: [] as Alternative[],
  }));
  const ofWord = new Map(words.map((one) => [one.word, one]));
  const found = (word: string, terms: readonly number[], weight: number): void => {
    const known = ofWord.get(word);
    if (known && terms.length > 0 && !terms.every((term) => known.terms.includes(term)))
      known.alternatives.push({ terms, weight });
  };
  if (index) {
    const find = new Alternatives(index, found);
    find.joined(placed);
    if (words.length <= maxWords) {
      for (const { word, terms } of words) if (terms.length === 1) find.ofWord(word);
      find.compounds(words.filter(({ terms }) => terms.length > 0).map(({ word }) => word));
    }
  }
  return { text, words, terms: index ? weighted(text, words, index) : questionTerms(text) };
}

/** Adds the alternatives to the terms of a question. A rare form counts no more than the word that was asked for. */
function weighted(text: string, words: readonly QuestionWord[], index: KeywordIndex): ReadonlyMap<number, number> {
  const own = questionTerms(text);
  const terms = new Map(own);
  for (const { terms: mine, alternatives } of words) {
    const [first] = mine;
    const isKnown = first !== undefined && index.has(first);
    for (const [term, weight] of heaviest(alternatives)) {
      if (own.has(term)) continue;
      const bound = isKnown && weight < 1 ? Math.min(1, index.weightOf(first) / index.weightOf(term)) : 1;
      const before = terms.get(term) ?? 0;
      // What stands for several words that the library lacks counts for each of them.
      terms.set(term, isKnown ? Math.max(before, weight * bound) : before + weight);
    }
  }
  return terms;
}

/** The weights of terms, each by the alternative that counts most. */
function heaviest(alternatives: readonly Alternative[]): ReadonlyMap<number, number> {
  const weightOf = new Map<number, number>();
  for (const { terms, weight } of alternatives)
    for (const term of terms) weightOf.set(term, Math.max(weightOf.get(term) ?? 0, weight));
  return weightOf;
}

/** Codes, abbreviations, and pairs of words that mean something on their own: "for the" is not "forth". */
function isJoinable(parts: readonly string[], code: string): boolean {
  if (digit.test(code) || parts.every((part) => part.length === 1)) return true;
  return parts.length === 2 && parts.every((part) => part.length > 1 && termsOf(part).length > 0);
}

type Found = (word: string, terms: readonly number[], weight: number) => void;

/** Finds what else counts as the words of a question. */
class Alternatives {
  readonly #index: KeywordIndex;
  readonly #found: Found;

  constructor(index: KeywordIndex, found: Found) {
    this.#index = index;
    this.#found = found;
  }

  /** Codes and words that the library writes without what is between their parts: `DT 778 B`, `Wi-Fi`. */
  joined(placed: readonly PlacedWord[]): void {
    for (let from = 0; from < placed.length; from += 1) {
      for (let to = from + 1; to < Math.min(placed.length, from + maxJoined); to += 1) {
        const gap = (placed[to]?.start ?? 0) - (placed[to - 1]?.end ?? 0);
        if (gap > longestGap) break;
        const parts = placed.slice(from, to + 1).map(({ word }) => word);
        const code = parts.join('');
        if (code.length > longestJoined) break;
        if (!isJoinable(parts, code) || !this.#isKnown(code)) continue;
        for (const word of parts) this.#found(word, termsIn(code), weights.joined);
      }
    }
  }

  ofWord(word: string): void {
    const isKnown = this.#isKnown(word);
    if (digit.test(word)) return this.#parts(word, isKnown);
    const forms = otherForms(word, this.#index.vocabulary, isKnown).filter(({ word: form }) => this.#isKnown(form));
    const usual = isKnown ? weights.knownForm : weights.form;
    for (const { word: form, likeness } of forms) this.#found(word, termsIn(form), usual * likeness);
    if (isKnown) return;
    const parts = partsOfCompound(word, (part) => this.#formOf(part));
    if (parts) this.#found(word, termsIn(parts.join(' ')), weights.partsOfCompound);
  }

  /** Compounds of two words of the question. */
  compounds(words: readonly string[]): void {
    for (const [at, one] of words.entries()) {
      for (const other of words.slice(at + 1, at + compoundReach)) {
        if (Math.min(one.length, other.length) < minCompoundPart) continue;
        for (const compound of compoundsOf(one, other, this.#index.vocabulary)) {
          const term = this.#termOf(compound);
          if (term === undefined || !this.#index.has(term)) continue;
          this.#found(one, [term], weights.compound);
          this.#found(other, [term], weights.compound);
        }
      }
    }
  }

  /** The parts of a code that the question writes as one word: `dt778b`. */
  #parts(word: string, isKnown: boolean): void {
    const parts = word.match(border) ?? [];
    if (parts.length > 1 && parts.length <= maxJoined)
      this.#found(word, termsIn(parts.join(' ')), isKnown ? weights.knownParts : weights.parts);
  }

  #isKnown(word: string): boolean {
    const term = this.#termOf(word);
    return term !== undefined && this.#index.has(term);
  }

  /** A word that the library contains, or a form of it with a longer ending. */
  #formOf(word: string): string | undefined {
    if (this.#isKnown(word)) return word;
    if (word.length < minCompoundPart) return undefined;
    return otherForms(word, this.#index.vocabulary, true).find((form) => form.word.length >= word.length)?.word;
  }

  /** Undefined for words of several terms, and for none. */
  #termOf(word: string): number | undefined {
    const [term, ...others] = termsOf(word);
    return term === undefined || others.length > 0 ? undefined : hashFeature(term);
  }
}

function termsIn(text: string): readonly number[] {
  return [...countTerms(text).terms.keys()];
}
