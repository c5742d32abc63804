/** Layout of the memory that the scanner and the classifier model share. */

/** Units of a text that fit into memory at once. */
export const roomForUnits = 16_384;
/** Units that one vector instruction compares. */
export const lanes = 16;
/** Units before the first one: they determine whether the first word starts a sentence. */
export const unitsInFront = 4;

/** Layout of a passed word in the list: the address of its first unit, and the model's fields as in {@link wordAt}. */
export const passedAt = { at: 0, hash: 4, sum: 8, count: 12 } as const;
export const passedSize = 16;

/** Byte addresses that the scanner and the model share. */
export const shared = {
  /** End of the list of passed words. */
  passedEnd: 0,
  /** Sixteen bytes of ones, then sixteen of zeros. */
  masks: 16,
  front: 48,
  units: 48 + 2 * unitsInFront,
  passed: 64 + 2 * (roomForUnits + 2 * lanes),
} as const;

/**
 * Layout of a known word: its letters (16 bytes); the scanner's result; the model's fields: hash, sum of weights, and number of features and pairs,
 * with the number of letters from bit {@link lengthBits} on. The last is 0 if the model does not know the word.
 */
export const wordAt = { letters: 0, leadsTo: 16, hash: 20, sum: 24, count: 28 } as const;
export const wordSize = 32;
/**
 * Two words share a set of the hash table, which lies in one cache line. A word whose set is full is stored in the adjacent one if there is room: more
 * sets would lie in more pages of memory, and evict as much from the processor's caches.
 */
export const wordSetSize: number = 2 * wordSize;
export const wordSetBits = 14;

/** The next address at which a table of sets may begin, so that adjacent ones differ in one bit. */
export function atPairOfSets(address: number): number {
  return Math.ceil(address / (2 * wordSetSize)) * 2 * wordSetSize;
}

export const lengthBits = 16;

/** Start of the regions private to the scanner and the model. Pages that are never written to take no physical memory. */
export const scannerBegins: number = 2 ** 18;
export const modelBegins: number = scannerBegins + 2 ** 23;
export const memorySize: number = modelBegins + 2 ** 21;
