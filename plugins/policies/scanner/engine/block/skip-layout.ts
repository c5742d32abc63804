import { atPairOfSets, scannerBegins, wordSetBits, wordSetSize } from '../../../reading/reading-layout.js';

/** Memory layout that is private to `skipWords`, and the encoding of its values. */

/** Number of tables of unit kinds; plans with equal tables share one. */
export const maxKindTables = 256;
/** Units below this have a kind. */
export const unitsWithKind = 128;

/** Kinds of units, a sum of flags. */
export const kindOf = {
  /** No match starts with it, and it separates words. */
  separator: 1,
  /** A letter. Groups that can start with it are covered by the prefilter, or have a guard that rejects ordinary words. */
  startsWord: 2,
  /** No guard accepts an ordinary word before it. */
  endsWord: 4,
  /** The same, provided that a space or control character follows; and no match starts with the unit itself except in groups of the prefilter. */
  endsSentence: 8,
  /** A letter with which a group can start whose guard, if any, has to see the text. */
  startsGuarded: 16,
  /** The classifier model separates words there as well. */
  partsWords: 32,
  /** No match starts with it if a space follows. */
  endsBeforeSpace: 64,
  /** No guard accepts an ordinary word before it, unless an ASCII quotation mark precedes the word. */
  endsUnquoted: 128,
} as const;

/** What a step leads to, other than the number of a state: the step is not computed yet, no match is possible, a match is possible. */
export const [unknownStep, noMatch, mayMatch, firstState] = [0, 1, 2, 3];

/**
 * The prefilter's automaton as far as words have needed it: a row for each state, with the target of each ASCII unit. Rows are indexed by the unit
 * itself, so the steps of one state over small letters lie in one cache line.
 */
export const stepSize = 2;
export const rowSize: number = stepSize * unitsWithKind;
export const maxStates = 16_384;
/** A word is read on for this many units at most; nearly all words are decided by then. */
export const glance = 24;
const stateBits = 16;
export const stateMask: number = 2 ** stateBits - 1;

/** Maximum length of a word in the table. */
export const maxLetters = 14;
/** Flags of a known word, added to the number of the state it leads to. No match starts with the word if ... */
export const wordFlags = {
  /** ... a space follows. */
  spaceEnds: 1 << stateBits,
  /** ... a space and {@link endingUnits} letters or spaces follow, and the first of them is not the one at {@link exceptionBits}. */
  lettersEnd: 2 << stateBits,
  /** All guards reject the word after a full stop and a space. */
  rejectsAtSentenceStart: 4 << stateBits,
  /** ... a space and a word that closes follow: it opens a sequence of words, as the capitalized words of an address do. */
  opens: 8 << stateBits,
  /** No match that started with a word that opens goes on after this word and a space. */
  closes: 16 << stateBits,
} as const;
export const endingUnits = 4;
/** The bit from which on a known word has the only letter after a space with which a match may continue ("the corner of"); 0 for none. */
export const exceptionBits = 24;

/** A word to learn: its letters as in the table, the address of its set, the index of its first unit, the number of its units. */
export const newWordAt = { letters: 0, set: 16, at: 20, count: 24 } as const;
export const newWordSize = 32;
/** Maximum number of words to learn from one call. */
export const maxNewWords = 8;

/** Addresses in bytes. */
export const addressOf = {
  /** The missing step: 1 + the index of its unit (0 if no step is missing), and its source state. */
  missing: scannerBegins,
  missingFrom: scannerBegins + 4,
  /** 1 + the index of the unit at which the call ended only because a guard has to be asked about its word; 0 if it ended for another reason. */
  guardedAt: scannerBegins + 16,
  /** Size in bytes of the list of words to learn. */
  newWords: scannerBegins + 20,
  kinds: scannerBegins + 64,
} as const;
export const newWordsBegin: number = addressOf.kinds + maxKindTables * unitsWithKind;
export const rowsBegin: number = newWordsBegin + maxNewWords * newWordSize;
export const wordsBegin: number = atPairOfSets(rowsBegin + rowSize * maxStates);
export const scannerEnds: number = wordsBegin + wordSetSize * 2 ** wordSetBits;
