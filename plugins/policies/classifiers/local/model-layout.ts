import { atPairOfSets, modelBegins, roomForUnits, wordSetBits, wordSetSize } from '../../reading/reading-layout.js';
import { minLength } from '../sentence-windows.js';

/** Memory layout of the parts that only models use; addresses in bytes. */
export const addressOf = {
  /** Hash of the previous word. */
  previous: modelBegins,
  /** Sum of the weights, and number of features, of the words read. */
  sum: modelBegins + 4,
  count: modelBegins + 8,
  /** The set of the missing word; 0 if reading ended for another reason. */
  missingSet: modelBegins + 12,
  /** The letters of the missing word, padded with 0. */
  missingLetters: modelBegins + 16,
  /** Address of the next word that the scanner has read. */
  passed: modelBegins + 32,
  /** End of the completed windows. */
  windows: modelBegins + 36,
  /** Address of the weights of pairs of words, and right shift that maps 32-bit hashes to their indices. */
  pairs: modelBegins + 40,
  pairShift: modelBegins + 44,
} as const;
/** A completed window: the index after it, and the sum of weights and number of features of its words. */
export const windowAt = { end: 0, sum: 4, count: 8 } as const;
export const windowSize = 16;
/** Capacity for the windows of a text. */
const maxWindows = Math.ceil(roomForUnits / minLength) + 1;
export const windowsBegin: number = modelBegins + 64;
export const wordsBegin: number = atPairOfSets(windowsBegin + maxWindows * windowSize);
/** Upper bounds of the weights: the highest of each {@link weightsPerBound} consecutive ones. More for one bound let fewer texts stay below the limits. */
export const boundsBegin: number = wordsBegin + wordSetSize * 2 ** wordSetBits;
export const boundBits = 4;
export const weightsPerBound: number = 2 ** boundBits;
/** For the most weights that a model has. */
const roomForBounds = 2 ** 18 / weightsPerBound;
export const weightsBegin: number = boundsBegin + roomForBounds;
