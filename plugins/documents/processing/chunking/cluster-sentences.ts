import { sentenceVectors, similarity } from './sentence-vectors.js';
import type { TextRange } from './split-sentences.js';

/** How long chunks may be, in UTF-16 units. */
export interface ChunkSizes {
  /** Without what is repeated of the chunk in front. */
  readonly most: number;
  /** Shorter ones are made only where nothing else is possible. */
  readonly least: number;
  /** What is repeated of the chunk in front, at most. */
  readonly overlap: number;
}

/** Measured: best answer recall for a given length of context among thirty ways to cut (see docs/decisions/0032). */
export const chunkSizes: ChunkSizes = { most: 1_000, least: 350, overlap: 400 };

/** Sentences in a chunk, which bounds the work for each sentence; lines of a conversation are short. */
const maxSentences = 40;
/** What a chunk that is too short costs for each character that it lacks, in units of similarity. */
const shortness = 0.01;

/**
 * Groups sentences that follow each other into chunks so that those inside are as similar as possible: dynamic programming over all
 * ways to cut, which maximises the sum of similarities above the average. Returns how many sentences each chunk has.
 */
export function clusterSentences(text: string, sentences: readonly TextRange[], sizes: ChunkSizes): number[] {
  const vectors = sentenceVectors(sentences.map(({ start, end }) => text.slice(start, end)));
  const likeness = likenessSums(vectors);
  const best = new Float64Array(sentences.length + 1);
  const from = new Int32Array(sentences.length + 1);
  for (let end = 1; end <= sentences.length; end += 1) {
    best[end] = -Infinity;
    let inside = 0;
    for (let start = end - 1; start >= 0 && end - start <= maxSentences; start -= 1) {
      const length = sentences[end - 1]!.end - sentences[start]!.start;
      if (length > sizes.most && start < end - 1) break;
      inside += likeness(start, end - 1 - start);
      const isAlone = start === 0 && end === sentences.length;
      const penalty = isAlone ? 0 : shortness * Math.max(0, sizes.least - length);
      const score = best[start]! + inside - penalty;
      if (score > best[end]!) [best[end], from[end]] = [score, start];
    }
  }
  return countsOf(from);
}

function countsOf(from: Int32Array): number[] {
  const counts: number[] = [];
  for (let end = from.length - 1; end > 0; end = from[end]!) counts.push(end - from[end]!);
  return counts.toReversed();
}

/** For a sentence and a number of sentences behind it: the sum of its similarities to them, each less the average. */
function likenessSums(vectors: readonly Float32Array[]): (sentence: number, behind: number) => number {
  const sums = new Float32Array(vectors.length * maxSentences);
  let total = 0;
  let count = 0;
  for (let one = 0; one < vectors.length; one += 1) {
    let sum = 0;
    for (let step = 1; step < maxSentences && one + step < vectors.length; step += 1) {
      sum += similarity(vectors[one]!, vectors[one + step]!);
      sums[one * maxSentences + step] = sum;
      count += 1;
    }
    total += sum;
  }
  const average = count === 0 ? 0 : total / count;
  return (sentence, behind) => sums[sentence * maxSentences + behind]! - average * behind;
}
