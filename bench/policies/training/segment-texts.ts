import {
  hashOf,
  maxFeatures,
  pairFeature,
  writeFeatures,
} from '../../../plugins/policies/classifiers/local/hash-features.js';
import { plainWord, WordReader } from '../../../plugins/policies/classifiers/local/read-words.js';
import { PhraseFinder, type WordList, wordKinds } from '../../../plugins/policies/classifiers/local/word-list.js';
import { lookBack, SentenceWindows } from '../../../plugins/policies/classifiers/sentence-windows.js';

/** The features of one window. */
export interface Segment {
  /** Buckets of its hashed features. */
  readonly own: Int32Array;
  /** Severity of the listed words in it, summed up for each kind. */
  readonly listed: Float32Array;
  /** Index of the first window that is read together with it. */
  readonly since: number;
}

/** Cuts a text into windows as the gateway does, and hashes the features of each. */
export function segmentsOf(text: string, bits: number, words?: WordList): readonly Segment[] {
  const segments: Segment[] = [];
  const starts: number[] = [];
  let features: number[] = [];
  let listed = new Float32Array(wordKinds.length);
  const finder = words && new PhraseFinder(words);
  const hashes = new Int32Array(maxFeatures);
  let previous = 0;
  const reader = new WordReader({
    word: ({ units }, length, kind) => {
      const hash = hashOf(units, length);
      const count = writeFeatures(units, length, hash, hashes);
      for (const feature of hashes.subarray(0, count)) features.push(feature >>> (32 - bits));
      features.push(pairFeature(previous, hash) >>> (32 - bits));
      previous = hash;
      const entry = finder?.next(kind === plainWord ? hash : 0) ?? 0;
      if (entry !== 0) listed[entry >> 5] = (listed[entry >> 5] ?? 0) + (entry & 31) / 10;
    },
    reset: () => {},
  });
  const windows = new SentenceWindows();
  let start = 0;
  const close = (): void => {
    let since = segments.length;
    while (since > 0 && start - (starts[since - 1] ?? 0) <= lookBack) since -= 1;
    segments.push({ own: Int32Array.from(features), listed, since });
    starts.push(start);
    features = [];
    listed = new Float32Array(wordKinds.length);
    start = windows.start;
  };
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    reader.take(unit);
    if (windows.closesAt(index + 1, unit)) close();
  }
  reader.end();
  if (features.length > 0) close();
  return segments;
}
