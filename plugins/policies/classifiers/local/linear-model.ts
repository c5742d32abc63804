import { brotliDecompressSync } from 'node:zlib';
import type { SensitivityLevel } from '../classifier-settings.js';
import { type KnownWords, knownWordsOf } from './known-words.js';
import type { WindowScorer } from './score-windows.js';
import { WordList } from './word-list.js';
import { WordSums } from './word-sums.js';

/** A trained model as its file holds it. The training command writes it; nobody edits it. */
export interface StoredModel {
  /** Number of buckets, as a power of two. */
  readonly bits: number;
  readonly outputs: readonly StoredOutput[];
  /** Base64 of Brotli of one signed byte for each output of each bucket. */
  readonly weights: string;
  /** Base64 of Brotli: of each listed phrase its hash (32 bits, little endian), then of each its entry (8 bits). */
  readonly words?: string;
}

/** One category. */
export interface StoredOutput {
  readonly category: string;
  /** What one unit of a weight stands for. */
  readonly scale: number;
  readonly bias: number;
  /** Weight of the listed words of each kind. */
  readonly listed: readonly number[];
  /** Scores from which on a window says yes, alone and with what stands before it. */
  readonly alone: Thresholds;
  readonly inContext: Thresholds;
}

/** One for each level; the lowest level has the highest threshold. */
export type Thresholds = Readonly<Record<SensitivityLevel, number>>;

/** A model, unpacked. */
export interface LinearModel {
  readonly shift: number;
  readonly outputs: readonly StoredOutput[];
  readonly weights: Int8Array;
  readonly words: WordList | undefined;
  readonly wordSums: WordSums;
  /** Of a model with one output and no list, where the machine can. */
  readonly knownWords: KnownWords | undefined;
  /** Scorers that nobody uses at present: making one takes longer than scoring a short text. */
  readonly idle: WindowScorer[];
}

const unpacked = new WeakMap<StoredModel, LinearModel>();

/** Unpacks a model once. */
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
 * A raw score on the scale of verdicts: the thresholds of the levels lie at 0.8 (low), 0.5 (medium) and 0.3 (high), and in between it is a
 * straight line.
 */
export function verdictOf(raw: number, { low, medium, high }: Thresholds): number {
  if (raw >= low) return Math.min(1, 0.8 + (raw - low) * 0.05);
  if (raw >= medium) return 0.5 + (0.3 * (raw - medium)) / Math.max(1e-6, low - medium);
  if (raw >= high) return 0.3 + (0.2 * (raw - high)) / Math.max(1e-6, medium - high);
  return Math.max(0, 0.3 + (raw - high) * 0.05);
}

/** From which verdict on a level says yes. */
export const verdictAt: Readonly<Record<SensitivityLevel, number>> = { low: 0.8, medium: 0.5, high: 0.3 };
