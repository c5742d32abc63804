import { inTurns } from '../../../../core/api/index.js';
import { hashFeature } from '../embedding/hash-feature.js';
import { countTerms } from '../embedding/lexical-features.js';
import { lowerCase, placedWords, termsOf } from '../embedding/terms.js';
import { AlternativeFinder } from './find-alternatives.js';
import { withDimensions } from './dimensions.js';
import { functionWordsIn } from './function-words.js';
import { signedNames, wordOfName } from './joined-codes.js';
import type { KeywordIndex } from './keyword-index.js';
import { withoutAsking } from './asking-phrases.js';
import { withTimes } from './times.js';

/** What counts as a word of a question, too. */
export interface Alternative {
  /** A passage has all of them. */
  readonly terms: readonly number[];
  /** From 0 to 1; the word itself counts 1. */
  readonly weight: number;
}

/** A word of a question. */
interface QuestionWord {
  readonly word: string;
  readonly terms: readonly number[];
  readonly alternatives: readonly Alternative[];
}

/** A word while it is read. */
interface Reading extends QuestionWord {
  terms: readonly number[];
  alternatives: Alternative[];
}

/** A question, read with the vocabulary of a library. */
export interface ReadQuestion {
  readonly text: string;
  /** Its different words. */
  readonly words: readonly QuestionWord[];
  /** The weight of each term in the ranking: its frequency in the question, or that of an alternative. */
  readonly terms: ReadonlyMap<number, number>;
}

/** Words of a longer question have no other forms: it says enough. */
const maxWords = 24;

/** Codes and long numbers: whoever writes one is looking for it. */
const code = /\p{L}\p{N}|\p{N}\p{L}|\p{N}{4}/u;
/** Their weight relative to other words. */
const codeWeight = 1.5;

/** Weight of the letter alone for a name such as `C#`. */
const withoutSigns = 0.3;

/** Parses a question. Without an index, words have no alternatives. */
export function readQuestion(text: string, index: KeywordIndex | undefined): Promise<ReadQuestion> {
  return inTurns(reading(text, index));
}

function* reading(asked: string, index: KeywordIndex | undefined): Generator<void, ReadQuestion> {
  const spoken = withoutAsking(asked);
  const isKnown = (word: string): boolean => index?.has(hashFeature(word)) ?? false;
  const measured = /\p{N} ?[x×] ?\p{N}/iu.test(spoken) ? withDimensions(lowerCase(spoken), isKnown) : spoken;
  const { text, times } = withTimes(measured, isKnown);
  const placed = placedWords(text);
  const words = [...new Set(placed.map(({ word }) => word))].map(
    (word): Reading => ({ word, terms: [...new Set(termsOf(word))].map(hashFeature), alternatives: [] }),
  );
  if (!index) return { text: spoken, words, terms: countTerms(text).terms };
  const named = withSigns(text, index);
  for (const one of words) {
    const name = named.get(one.word);
    if (name === undefined) continue;
    one.alternatives.push({ terms: one.terms, weight: withoutSigns });
    one.terms = [name];
  }
  const ofWord = new Map(words.map((one) => [one.word, one]));
  const find = new AlternativeFinder(index, (word, terms, weight) => {
    const known = ofWord.get(word);
    if (known && terms.length > 0 && !terms.every((term) => known.terms.includes(term)))
      known.alternatives.push({ terms, weight });
  });
  yield* find.joined(placed);
  yield* find.dates(placed);
  yield* find.times(times);
  yield* find.partsOfNames(text);
  const functional = functionWordsIn(placed.map(({ word }) => word));
  const telling = words.filter(({ word, terms }) => terms.length > 0 && !functional.has(word)).map(({ word }) => word);
  if (telling.length <= maxWords) {
    yield* find.forms(telling);
    yield* find.otherCharacters(telling);
    yield* find.compounds(telling);
  }
  const silent = silence(words, functional, index);
  return { text: spoken, words, terms: weighted(ownTerms(text, named, silent), words, index) };
}

/**
 * Takes the terms of words that say nothing of what is asked for, and returns them; none when the library knows no other word of the question.
 */
function silence(words: readonly Reading[], functional: ReadonlySet<string>, index: KeywordIndex): ReadonlySet<number> {
  const telling = words.filter(({ word }) => !functional.has(word));
  const isKnown = ({ terms, alternatives }: Reading): boolean =>
    alternatives.length > 0 || terms.some((term) => index.has(term));
  if (!telling.some(isKnown)) return new Set();
  const kept = new Set(telling.flatMap(({ terms }) => terms));
  const taken = new Set<number>();
  for (const one of words) {
    if (!functional.has(one.word)) continue;
    for (const term of one.terms) if (!kept.has(term)) taken.add(term);
    one.terms = [];
    one.alternatives = [];
  }
  return taken;
}

/** The words of a question that are names with signs, such as `C#`, if the library has these. */
function withSigns(text: string, index: KeywordIndex): ReadonlyMap<string, number> {
  const names = signedNames(lowerCase(text)).map((name) => [wordOfName(name), hashFeature(name)] as const);
  return new Map(names.filter(([word, name]) => index.has(name) && termsOf(word).length === 1));
}

/** The terms of a question, in which names with signs stand for their words. */
function ownTerms(
  text: string,
  named: ReadonlyMap<string, number>,
  silent: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const terms = new Map([...countTerms(text).terms].filter(([term]) => !silent.has(term)));
  for (const [word, name] of named) {
    for (const term of termsOf(word).map(hashFeature)) terms.delete(term);
    terms.set(name, 1);
  }
  return terms;
}

/** Adds the alternatives to the terms of a question. A rare form counts no more than the word that was asked for. */
function weighted(
  own: ReadonlyMap<number, number>,
  words: readonly QuestionWord[],
  index: KeywordIndex,
): ReadonlyMap<number, number> {
  const terms = new Map(own);
  for (const { word, terms: mine } of words)
    if (code.test(word)) for (const term of mine) terms.set(term, (terms.get(term) ?? 1) * codeWeight);
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
