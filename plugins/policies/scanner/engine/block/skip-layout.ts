import { scannerBegins, wordSetBits, wordSetSize } from '../../../reading/reading-layout.js';

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
} as const;

/** Units that the first step of a word reads, and those that the others read. Longer steps mean fewer look-ups, but more distinct steps to learn. */
export const [firstStep, nextStep] = [4, 2];

/** Results of a step, other than the number of a state. */
export const noMatch = 0;
export const mayMatch = 1;

/** A step has 64 bits: its units (two; four ASCII units in the first step), the number of its source state (16 bits), and its target (16 bits). */
export const stepSize = 8;
/** Four steps share a set of the hash table, which lies in one cache line. */
export const setSize: number = 4 * stepSize;
export const setBits = 14;
export const unitBits = 32n;
export const stateBits = 16;
export const stateMask: number = 2 ** stateBits - 1;

/** Maximum length of a word in the table. */
export const maxLetters = 14;
/** Flags of a known word, added to the number of the state it leads to. No match starts with the word if ... */
export const wordFlags = {
  /** ... a space follows. */
  spaceEnds: 1 << stateBits,
  /** ... a space and {@link endingUnits} letters or spaces follow, and the first of them is not the one at {@link exceptionBits}. */
  lettersEnd: 2 << stateBits,
  /** ... a full stop and a space follow. */
  sentenceEnds: 4 << stateBits,
  /** All guards reject the word after a full stop and a space. */
  rejectsAtSentenceStart: 8 << stateBits,
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
  /** The missing step: the address of its set (0 if no step is missing), the index of its first unit, its source state, its units. */
  missing: scannerBegins,
  missingAt: scannerBegins + 4,
  missingFrom: scannerBegins + 8,
  missingUnits: scannerBegins + 12,
  /** 1 + the index of the unit at which the call ended only because a guard has to be asked about its word; 0 if it ended for another reason. */
  guardedAt: scannerBegins + 16,
  /** Size in bytes of the list of words to learn. */
  newWords: scannerBegins + 20,
  kinds: scannerBegins + 64,
} as const;
export const newWordsBegin: number = addressOf.kinds + maxKindTables * unitsWithKind;
export const stepsBegin: number = newWordsBegin + maxNewWords * newWordSize;
export const wordsBegin: number = stepsBegin + setSize * 2 ** setBits;
export const scannerEnds: number = wordsBegin + wordSetSize * 2 ** wordSetBits;
