import { hashFeature } from '../embedding/hash-feature.js';
import { type PlacedWord, termsOf } from '../embedding/terms.js';
import { inOtherCharacters } from './chinese-characters.js';
import { compoundsOf, partsOfCompound } from './compounds.js';
import { codesOfDate, datesIn, wordsOfDate } from './dates.js';
import { germanForms } from './german-verbs.js';
import { irregularForms } from './irregular-words.js';
import { partsOfNames } from './joined-codes.js';
import type { KeywordIndex } from './keyword-index.js';
import { inOtherDigits } from './other-digits.js';
import { otherForms } from './other-forms.js';
import type { AskedTime } from './times.js';

/** Weights relative to the word itself. A known word is in the library as it was asked. */
const weights = {
  joined: 1,
  parts: 0.7,
  knownParts: 0.3,
  form: 0.8,
  knownForm: 0.4,
  compound: 0.7,
  partsOfCompound: 0.5,
  date: 0.9,
  month: 0.6,
  time: 0.9,
  otherCharacters: 0.9,
  irregular: 0.8,
  knownIrregular: 0.5,
};

/** Parts of a code, its length, and the characters between its parts. */
const maxJoined = 10;
const longestJoined = 40;
const longestGap = 2;
/** Codes are looked for at the beginning of a question. */
const maxPlaces = 200;
/** Words of a compound are near each other in a question: `Adresse der neuen Rechnung`. */
const compoundReach = 4;
const minCompoundPart = 4;
const digit = /\p{N}/u;
const lettersOrDigits = /[\p{L}\p{M}]+|\p{N}+/gu;

/** Called with a word of the question, and the terms that count as the word. */
type Found = (word: string, terms: readonly number[], weight: number) => void;

/** Finds what else counts as the words of a question, in steps. */
export class AlternativeFinder {
  readonly #index: KeywordIndex;
  readonly #found: Found;

  constructor(index: KeywordIndex, found: Found) {
    this.#index = index;
    this.#found = found;
  }

  /** Codes and words that the library writes without what is between their parts: `DT 778 B`, `Wi-Fi`. */
  *joined(placed: readonly PlacedWord[]): Generator<void> {
    for (let from = 0; from < Math.min(placed.length, maxPlaces); from += 1) {
      for (let to = from + 1; to < Math.min(placed.length, from + maxJoined); to += 1) {
        const gap = (placed[to]?.start ?? 0) - (placed[to - 1]?.end ?? 0);
        if (gap > longestGap) break;
        const parts = placed.slice(from, to + 1).map(({ word }) => word);
        const code = parts.join('');
        if (code.length > longestJoined) break;
        if (!isJoinable(parts, code) || !this.#isKnown(code)) continue;
        for (const word of parts) this.#found(word, termsIn(code), weights.joined);
      }
      yield;
    }
  }

  /** Dates as the library writes them: `2022-03-03`, `3. März 2022`. */
  *dates(placed: readonly PlacedWord[]): Generator<void> {
    for (const date of datesIn(placed)) {
      const weight = date.day === undefined ? weights.month : weights.date;
      for (const written of [...Array.from(codesOfDate(date), (code) => [code]), ...wordsOfDate(date)]) {
        if (!written.every((word) => this.#isKnown(word))) continue;
        for (const word of date.words) this.#found(word, termsIn(written.join(' ')), weight);
      }
      yield;
    }
  }

  /** Times that the library also writes in another way: `08:30` and `8:30`. */
  *times(times: readonly AskedTime[]): Generator<void> {
    for (const { word, others } of times) for (const other of others) this.#found(word, termsIn(other), weights.time);
    yield;
  }

  /** The words in names of programs: `fetch with retry` for `fetchWithRetry`. */
  *partsOfNames(text: string): Generator<void> {
    for (const { name, parts } of partsOfNames(text).slice(0, maxPlaces))
      this.#found(name, termsIn(parts.join(' ')), this.#isKnown(name) ? weights.knownParts : weights.parts);
    yield;
  }

  /** Other forms of words, and their parts. */
  *forms(words: readonly string[]): Generator<void> {
    for (const word of words) {
      const isKnown = this.#isKnown(word);
      if (digit.test(word)) this.#parts(word, isKnown);
      else if (this.#termOf(word) !== undefined) this.#forms(word, isKnown);
      yield;
    }
  }

  /** Words in the other characters of Chinese, and numbers in other digits. */
  *otherCharacters(words: readonly string[]): Generator<void> {
    for (const word of words) {
      for (const written of inOtherCharacters(word)) {
        const known = termsIn(written).filter((term) => this.#index.has(term));
        if (known.length > 0) this.#found(word, known, weights.otherCharacters);
      }
      for (const written of inOtherDigits(word)) {
        const terms = termsIn(written);
        // The letter of `E41` alone says nothing.
        if (terms.every((term) => this.#index.has(term))) this.#found(word, terms, weights.otherCharacters);
      }
      yield;
    }
  }

  /** Compounds of two words of the question. */
  *compounds(words: readonly string[]): Generator<void> {
    for (const [one, other] of nearPairsOf(words)) {
      for (const compound of compoundsOf(one, other, this.#index.vocabulary)) {
        if (!this.#isKnown(compound)) continue;
        this.#found(one, termsIn(compound), weights.compound);
        this.#found(other, termsIn(compound), weights.compound);
      }
      yield;
    }
  }

  #forms(word: string, isKnown: boolean): void {
    const usual = isKnown ? weights.knownForm : weights.form;
    for (const { word: form, likeness } of otherForms(word, this.#index.vocabulary, isKnown))
      if (this.#isKnown(form)) this.#found(word, termsIn(form), usual * likeness);
    for (const form of [...irregularForms(word), ...germanForms(word)])
      if (this.#isKnown(form)) this.#found(word, termsIn(form), isKnown ? weights.knownIrregular : weights.irregular);
    if (isKnown) return;
    const parts = partsOfCompound(word, (part) => this.#formOf(part));
    if (parts) this.#found(word, termsIn(parts.join(' ')), weights.partsOfCompound);
  }

  /** The parts of a code that the question writes as one word: `dt778b`. */
  #parts(word: string, isKnown: boolean): void {
    const parts = word.match(lettersOrDigits) ?? [];
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

/** The pairs of words, near each other, that may be parts of a compound. */
function nearPairsOf(words: readonly string[]): readonly (readonly [one: string, other: string])[] {
  const parts = words.map((word, at) => ({ word, at })).filter(({ word }) => word.length >= minCompoundPart);
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => other.at - one.at < compoundReach)
      .map((other) => [one.word, other.word] as const),
  );
}

/** Codes, abbreviations, and pairs of words that mean something on their own: "for the" is not "forth". */
function isJoinable(parts: readonly string[], code: string): boolean {
  if (digit.test(code) || parts.every((part) => part.length === 1)) return true;
  return parts.length === 2 && parts.every((part) => part.length > 1 && termsOf(part).length > 0);
}

function termsIn(text: string): readonly number[] {
  return [...new Set(termsOf(text).map(hashFeature))];
}
