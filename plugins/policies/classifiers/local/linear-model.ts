import { brotliDecompressSync } from 'node:zlib';
import type { SensitivityLevel } from '../../sensitivity-level.js';
import { type KnownWords, knownWordsOf } from './known-words.js';
import type { WindowScorer } from './score-windows.js';
import { WordList } from './word-list.js';
import { WordSums } from './word-sums.js';

/** A trained model as stored in its generated file. */
export interface StoredModel {
  /** Number of buckets, as a power of two. */
  readonly bits: number;
  readonly outputs: readonly StoredOutput[];
  /** Base64 of Brotli of one signed byte for each output of each bucket. */
  readonly weights: string;
  /** Base64 of Brotli: the hashes of all listed phrases (32 bits, little endian), then their entries (8 bits each). */
  readonly words?: string;
}

/** One output of a model: a category. */
export interface StoredOutput {
  readonly category: string;
  /** The value of one unit of a quantized weight. */
  readonly scale: number;
  readonly bias: number;
  /** Weight of the listed words of each kind. */
  readonly listed: readonly number[];
  /** Score thresholds of a window, alone and with its preceding context. */
  readonly alone: Thresholds;
  readonly inContext: Thresholds;
}

/** A level, or `trusted` for texts of developers, which are worded like attacks: only the clearest attacks reach its threshold. */
export type ThresholdName = SensitivityLevel | 'trusted';

/** One threshold for each level; the lowest level has the highest, below that of `trusted`, if there is one. */
export type Thresholds = Readonly<Record<SensitivityLevel, number>> & { readonly trusted?: number };

/** A model, unpacked. */
export interface LinearModel {
  readonly shift: number;
  readonly outputs: readonly StoredOutput[];
  readonly weights: Int8Array;
  readonly words: WordList | undefined;
  readonly wordSums: WordSums;
  /** For a model with one output and no word list, if the machine supports it. */
  readonly knownWords: KnownWords | undefined;
  /** Pool of idle scorers: creating one takes longer than scoring a short text. */
  readonly idle: WindowScorer[];
}

const unpacked = new WeakMap<StoredModel, LinearModel>();

/** Unpacks a model; the result is cached. */
export function unpackModel(stored: StoredModel): LinearModel {
  const known = unpacked.get(stored);
  if (known) return known;
  const bytes = brotliDecompressSync(Buffer.from(stored.weights, 'base64'));
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const shift = 32 - stored.bits;
  const wordSums = new WordSums(weights, shift, stored.outputs.length);
  const isPlain = stored.outputs.length === 1 && stored.words === undefined;
  const model = {
    shift,
    outputs: stored.outputs,
    weights,
    wordSums,
    knownWords: isPlain ? knownWordsOf(weights, shift, wordSums) : undefined,
    idle: [],
    words: stored.words === undefined ? undefined : unpackWords(stored.words),
  };
  unpacked.set(stored, model);
  return model;
}

function unpackWords(packed: string): WordList {
  const bytes = brotliDecompressSync(Buffer.from(packed, 'base64'));
  const count = bytes.length / 5;
  const hashes = Int32Array.from({ length: count }, (_, index) => bytes.readInt32LE(index * 4));
  return new WordList(hashes, bytes.subarray(count * 4));
}

/**
 * Maps a raw score to the scale of verdicts, on which the thresholds are 0.9 (trusted), 0.8 (low), 0.5 (medium) and 0.3 (high), by linear
 * interpolation between them.
 */
export function verdictOf(raw: number, { trusted, low, medium, high }: Thresholds): number {
  if (trusted !== undefined && raw >= trusted) return Math.min(1, 0.9 + (raw - trusted) * 0.05);
  if (raw >= low)
    return trusted === undefined ? Math.min(1, 0.8 + (raw - low) * 0.05) : between(raw, low, trusted, 0.8, 0.9);
  if (raw >= medium) return between(raw, medium, low, 0.5, 0.8);
  if (raw >= high) return between(raw, high, medium, 0.3, 0.5);
  return Math.max(0, 0.3 + (raw - high) * 0.05);
}

function between(raw: number, least: number, most: number, verdictOfLeast: number, verdictOfMost: number): number {
  return verdictOfLeast + ((verdictOfMost - verdictOfLeast) * (raw - least)) / Math.max(1e-6, most - least);
}

/** The thresholds on the scale of verdicts. */
export const verdictAt: Readonly<Record<ThresholdName, number>> = { trusted: 0.9, low: 0.8, medium: 0.5, high: 0.3 };
