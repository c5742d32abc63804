import { modelBegins, wordSetBits, wordSetSize } from '../../reading/reading-layout.js';

/** Where in the memory is what only models use; addresses in bytes. */
export const addressOf = {
  /** Hash of the word before. */
  previous: modelBegins,
  /** Of the words passed: the sum of their weights, and the number of their features. */
  sum: modelBegins + 4,
  count: modelBegins + 8,
  /** The set of the word that is not known; 0 where reading has ended otherwise. */
  missingSet: modelBegins + 12,
  /** The letters of that word, behind them 0. */
  missingLetters: modelBegins + 16,
  /** Address of the next word that the scanner has passed. */
  passed: modelBegins + 32,
  /** Bytes of windows that have ended. */
  windows: modelBegins + 36,
} as const;
/** A window that has ended: the index behind it, and of its words the sum of their weights and the number of their features. */
export const windowAt = { end: 0, sum: 4, count: 8 } as const;
export const windowSize = 16;
/** More are not told at once. */
const mostWindows = 64;
export const windowsBegin: number = modelBegins + 64;
export const windowsEnd: number = windowsBegin + mostWindows * windowSize;
export const wordsBegin: number = windowsEnd;
export const weightsBegin: number = wordsBegin + wordSetSize * 2 ** wordSetBits;
