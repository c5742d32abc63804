/** What lies where in the memory in which scanner and model read texts. */

/** Units of a text that are in memory at once. */
export const roomForUnits = 16_384;
/** Units that are looked at together. */
export const lanes = 16;
/** Units that lie in front of the first one: what stands before a word tells whether it begins a sentence. */
export const unitsInFront = 4;

/** A word that the scanner knows and has passed: the address of its first unit, and what the model knows of it, as in {@link wordAt}. */
export const passedAt = { at: 0, hash: 4, sum: 8, count: 12 } as const;
export const passedSize = 16;

/** Addresses in bytes of what both use. */
export const shared = {
  /** Where the list of words that were passed ends. */
  passedEnd: 0,
  /** Sixteen bytes of ones, and sixteen of zeros. */
  masks: 16,
  front: 48,
  units: 48 + 2 * unitsInFront,
  passed: 64 + 2 * (roomForUnits + 2 * lanes),
} as const;

/**
 * A known word: its letters (16 bytes); where it leads, for the scanner; and for the model its hash, the sum of its weights, the number of its features and
 * pairs, with the number of its letters above {@link lengthBits}. The last is 0 where the model does not know it.
 */
export const wordAt = { letters: 0, leadsTo: 16, hash: 20, sum: 24, count: 28 } as const;
export const wordSize = 32;
/** Two words may take each other's place; they lie in one line of the processor's cache. */
export const wordSetSize: number = 2 * wordSize;
export const wordSetBits = 13;
export const lengthBits = 16;

/** Where begins what only one of both uses. Nobody takes what is not written to. */
export const scannerBegins: number = 2 ** 18;
export const modelBegins: number = scannerBegins + 2 ** 21;
export const memorySize: number = modelBegins + 2 ** 20;
