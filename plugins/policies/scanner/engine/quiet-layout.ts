import { scannerBegins, wordSetBits, wordSetSize } from '../../reading/reading-layout.js';

/** Where in the memory is what only `passQuiet` uses, and what its numbers mean. */

/** Kinds of units, of so many plans at most. */
export const roomForKinds = 256;
/** Units below it have a kind. */
export const unitsWithKind = 128;

/** What a unit is to a plan: the sum of what is true of it. */
export const kindOf = {
  /** Nothing begins with it, and it parts words. */
  silent: 1,
  /** What may begin with it is read ahead, or is no word that ends in an ordinary way. */
  beginsWord: 2,
  /** Ends words in an ordinary way. */
  endsWord: 4,
  /** Ends words so where a space or a control is behind it, and then nothing begins with it that is not read ahead. */
  endsSentence: 8,
  /** As `beginsWord`, but somebody else is to be asked as well. */
  beginsAsked: 16,
  /** The model parts words there as well. */
  partsWords: 32,
} as const;

/** Units that are read in the first step of a word, and in the others. With more there are fewer steps to look up, but many more that are not known. */
export const [firstStep, nextStep] = [4, 2];

/** What a step leads to, other than the number of a place in the reading. */
export const nothingBegins = 0;
export const mayBegin = 1;

/** A step is 64 bits: its units (two; of the first step four, of ASCII), the place where it begins (16 bits), the place where it leads (16 bits). */
export const stepSize = 8;
/** Four steps may take each other's place; they lie in one line of the processor's cache. */
export const setSize: number = 4 * stepSize;
export const setBits = 14;
export const unitBits = 32n;
export const placeBits = 16;
export const placeMask: number = 2 ** placeBits - 1;

/** Of a word that is kept. */
export const mostLetters = 14;
/** What is known of a word, added to the place it leads to: nothing begins with it if ... */
export const wordFlags = {
  /** ... a space follows. */
  spaceEnds: 1 << placeBits,
  /** ... a space and letters follow, so many as {@link endingLetters}. */
  lettersEnd: 2 << placeBits,
  /** ... a full stop and a space follow. */
  sentenceEnds: 4 << placeBits,
  /** Nobody who would be asked about it finds anything where a full stop and a space stand before it. */
  opensSentence: 8 << placeBits,
} as const;
export const endingLetters = 3;

/** A word that is to be learnt: as it is kept, the place for it, the index of its units, how many they are. */
export const newWordAt = { letters: 0, set: 16, at: 20, count: 24 } as const;
export const newWordSize = 32;
/** More are not told at once. */
export const mostNewWords = 8;

/** Where in the memory is what; addresses in bytes. */
export const addressOf = {
  /** The step that is not known: where it is to be kept (0: all were known), the index of its units, where it begins, its units. */
  missing: scannerBegins,
  missingAt: scannerBegins + 4,
  missingFrom: scannerBegins + 8,
  missingUnits: scannerBegins + 12,
  /** One more than the index of the unit that was not passed only because somebody else is to be asked about its word; 0 where it is another one. */
  asked: scannerBegins + 16,
  /** Bytes of words that are to be learnt. */
  newWords: scannerBegins + 20,
  kinds: scannerBegins + 64,
} as const;
export const newWordsBegin: number = addressOf.kinds + roomForKinds * unitsWithKind;
export const stepsBegin: number = newWordsBegin + mostNewWords * newWordSize;
export const wordsBegin: number = stepsBegin + setSize * 2 ** setBits;
export const scannerEnds: number = wordsBegin + wordSetSize * 2 ** wordSetBits;
