import { brotliCompressSync, constants } from 'node:zlib';
import type { StoredModel, StoredOutput } from '../../../plugins/policies/classifiers/local/linear-model.js';
import { wordKinds } from '../../../plugins/policies/classifiers/local/word-list.js';
import type { ListedWords } from './listed-words.js';
import type { TrainedOutput } from './train-output.js';

type WeightedOutput = Omit<TrainedOutput, 'hits'>;

/** The few largest weights are cut to this share of all, so that the many small ones keep their differences. */
const kept = 0.9998;
/** Weights below this many units become 0: they hardly change a score and make the file larger. */
const leastUnits = 1.5;

/** Profanity is a list of words and nothing else: what counts is how bad the worst of them are. */
export function profanityOutput(bits: number): WeightedOutput {
  const at = (severity: number): number => Math.round(Math.log1p(severity) * 1000) / 1000;
  return {
    category: 'profanity',
    model: { weights: new Float32Array(2 ** bits), listed: new Float32Array(wordKinds.length).fill(1), bias: 0 },
    alone: { low: at(2.4), medium: at(1.6), high: at(1) },
    inContext: { low: at(5), medium: at(3.4), high: at(1) },
  };
}

/** Packs what was learnt: one byte for each weight. */
export function storedModel(outputs: readonly WeightedOutput[], bits: number, words?: ListedWords): StoredModel {
  const bytes = new Int8Array(2 ** bits * outputs.length);
  const stored = outputs.map(({ category, model, alone, inContext }, index): StoredOutput => {
    const scale = unitOf(model.weights);
    for (const [bucket, weight] of model.weights.entries()) {
      const units = Math.abs(weight / scale) < leastUnits ? 0 : Math.round(weight / scale);
      bytes[bucket * outputs.length + index] = Math.max(-127, Math.min(127, units));
    }
    return { category, scale, bias: rounded(model.bias), listed: Array.from(model.listed, rounded), alone, inContext };
  });
  const weights = packed(new Uint8Array(bytes.buffer));
  return { bits, outputs: stored, weights, ...(words && { words: packedWords(words) }) };
}

/** The module that the gateway loads. */
export function storedModule(name: string, model: StoredModel): string {
  return [
    '// Written by bench/policies/training/train.ts. See docs/policy-models.md for where it comes from, and NOTICE for whose work is in it.',
    "import type { StoredModel } from '../local/linear-model.js';",
    '',
    `/** Weights that were learnt. */`,
    `export const ${name}: StoredModel = ${JSON.stringify(model, undefined, 2)};`,
    '',
  ].join('\n');
}

function unitOf(weights: Float32Array): number {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  return Math.fround((sizes[Math.floor((sizes.length - 1) * kept)] ?? 1) / 127) || 1;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function packedWords({ hashes, entries }: ListedWords): string {
  const bytes = Buffer.alloc(hashes.length * 5);
  for (const [index, hash] of hashes.entries()) bytes.writeInt32LE(hash, index * 4);
  bytes.set(entries, hashes.length * 4);
  return packed(bytes);
}

function packed(bytes: Uint8Array): string {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } }).toString('base64');
}
