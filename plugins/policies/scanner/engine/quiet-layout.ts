/** Where in the memory of `passQuiet` is what, and what its numbers mean. */

/** Units of a text that are in memory at once. */
export const roomForUnits = 16_384;
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
} as const;

/** Units that are read in the first step of a word, and in the others. With more there are fewer steps to look up, but many more that are not known. */
export const [firstStep, nextStep] = [4, 2];
export const lanes = 16;

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

/**
 * A known word: its letters (16 bytes, of which the last two are a number of the plan), and where it leads: the number of a place, and what is known of what
 * may follow.
 */
export const wordAt = { letters: 0, leadsTo: 16 } as const;
export const wordSize = 32;
/** Two words may take each other's place; they lie in one line of the processor's cache. */
export const wordSetSize: number = 2 * wordSize;
export const wordSetBits = 13;
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

/** Units that lie in front of the first one: what stands before a word tells whether it begins a sentence. */
export const unitsInFront = 4;

/** Where in the memory is what; addresses in bytes. */
export const addressOf = {
  /** The step that is not known: where it is to be kept (0: all were known), the index of its units, where it begins, its units. */
  missing: 0,
  missingAt: 4,
  missingFrom: 8,
  missingUnits: 12,
  /** One more than the index of the unit that was not passed only because somebody else is to be asked about its word; 0 where it is another one. */
  asked: 16,
  /** Bytes of words that are to be learnt. */
  newWords: 20,
  /** Sixteen bytes of ones, and sixteen of zeros. */
  masks: 32,
  kinds: 64,
  front: 64 + roomForKinds * unitsWithKind,
  units: 64 + roomForKinds * unitsWithKind + 2 * unitsInFront,
} as const;
export const newWordsBegin: number = addressOf.units + 2 * (roomForUnits + 2 * lanes);
export const stepsBegin: number = newWordsBegin + mostNewWords * newWordSize;
export const wordsBegin: number = stepsBegin + setSize * 2 ** setBits;
export const memorySize: number = wordsBegin + wordSetSize * 2 ** wordSetBits;
