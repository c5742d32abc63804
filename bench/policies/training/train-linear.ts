import { wordKinds } from '../../../plugins/policies/classifiers/local/word-list.js';
import { SeededRandom } from './seeded-random.js';
import type { LearningTask } from './learning-tasks.js';
import type { Segment } from './segment-texts.js';

/** A text to learn from. */
export interface Example {
  readonly segments: readonly Segment[];
  readonly label: 0 | 1;
  readonly weight: number;
}

/** What is learnt: the weight of each bucket, and the bias. */
export interface LinearWeights {
  readonly weights: Float32Array;
  /** Of each kind of listed words. */
  readonly listed: Float32Array;
  bias: number;
}

const rate = 0.6;
/** There are few kinds of listed words, and each is in many texts. */
const listedRate = 0.1;
/** More windows of one harmless text teach nothing new. */
const mostWindows = 10;

/**
 * Logistic regression with AdaGrad. An attack is somewhere in its text, not everywhere: after a first look at the whole, a text teaches by its
 * worst window, alone and with what stands before it. A harmless text is harmless everywhere.
 */
export function trainLinear(
  examples: readonly Example[],
  bits: number,
  task: Pick<LearningTask, 'epochs' | 'decay' | 'rounds'>,
): LinearWeights {
  const mean = { weights: new Float32Array(2 ** bits), listed: new Float32Array(wordKinds.length), bias: 0 };
  for (let round = 0; round < task.rounds; round += 1) {
    const { weights, listed, bias } = learnOnce(examples, bits, task, new SeededRandom(3 + round));
    for (let index = 0; index < weights.length; index += 1)
      mean.weights[index] = (mean.weights[index] ?? 0) + (weights[index] ?? 0) / task.rounds;
    for (let kind = 0; kind < listed.length; kind += 1)
      mean.listed[kind] = (mean.listed[kind] ?? 0) + (listed[kind] ?? 0) / task.rounds;
    mean.bias += bias / task.rounds;
  }
  return mean;
}

function learnOnce(
  examples: readonly Example[],
  bits: number,
  { epochs, decay }: Pick<LearningTask, 'epochs' | 'decay'>,
  random: SeededRandom,
): LinearWeights {
  const model = { weights: new Float32Array(2 ** bits), listed: new Float32Array(wordKinds.length), bias: 0 };
  const squares = new Float32Array(2 ** bits).fill(1e-3);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const index of random.shuffle(order))
      learn({ model, squares, decay, random }, examples[index] as Example, epoch);
  }
  return model;
}

/** What learning goes on with. */
interface Learning {
  readonly model: LinearWeights;
  /** Of each bucket the squares of its slopes so far. */
  readonly squares: Float32Array;
  readonly decay: number;
  readonly random: SeededRandom;
}

function learn(learning: Learning, example: Example, epoch: number): void {
  const { model, random } = learning;
  const { segments, label, weight } = example;
  if (segments.length === 0) return;
  const worstLong = worst(model, segments, true);
  const worstShort = worst(model, segments, false);
  if (label === 1) {
    step(learning, segments, epoch < 2 ? Math.floor(random.next() * segments.length) : worstLong, true, 1, weight);
    if (epoch >= 2) step(learning, segments, worstShort, false, 1, weight * 0.5);
    return;
  }
  step(learning, segments, worstLong, true, 0, weight);
  step(learning, segments, worstShort, false, 0, weight);
  for (let count = 1; count < Math.min(segments.length, mostWindows); count += 1) {
    step(learning, segments, Math.floor(random.next() * segments.length), count % 2 === 0, 0, weight * 0.3);
  }
}

/** Sum and number of the features of a segment. */
export function rawScore(model: LinearWeights, segments: readonly Segment[], index: number, long: boolean): number {
  let sum = 0;
  let count = 0;
  for (let at = long ? (segments[index]?.since ?? index) : index; at <= index; at += 1) {
    const { own } = segments[at] as Segment;
    for (const bucket of own) sum += model.weights[bucket] ?? 0;
    count += own.length;
  }
  let score = sum / Math.sqrt(count + 1) + model.bias;
  for (let kind = 0; kind < model.listed.length; kind += 1) {
    const weight = model.listed[kind] ?? 0;
    if (weight !== 0) score += weight * Math.log1p(listedIn(segments, index, long, kind));
  }
  return score;
}

function listedIn(segments: readonly Segment[], index: number, long: boolean, kind: number): number {
  let sum = 0;
  for (let at = long ? (segments[index]?.since ?? index) : index; at <= index; at += 1)
    sum += segments[at]?.listed[kind] ?? 0;
  return sum;
}

function worst(model: LinearWeights, segments: readonly Segment[], long: boolean): number {
  let found = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < segments.length; index += 1) {
    const score = rawScore(model, segments, index, long);
    if (score > highest) [highest, found] = [score, index];
  }
  return found;
}

function step(
  { model, squares, decay }: Learning,
  segments: readonly Segment[],
  index: number,
  long: boolean,
  label: 0 | 1,
  weight: number,
): void {
  const error = (1 / (1 + Math.exp(-rawScore(model, segments, index, long))) - label) * weight;
  const since = long ? (segments[index]?.since ?? index) : index;
  let count = 0;
  for (let at = since; at <= index; at += 1) count += (segments[at] as Segment).own.length;
  const gradient = error / Math.sqrt(count + 1);
  for (let at = since; at <= index; at += 1) {
    for (const bucket of (segments[at] as Segment).own) {
      const slope = gradient + decay * (model.weights[bucket] ?? 0);
      squares[bucket] = (squares[bucket] ?? 0) + slope * slope;
      model.weights[bucket] = (model.weights[bucket] ?? 0) - (rate * slope) / Math.sqrt(squares[bucket] ?? 1);
    }
  }
  model.bias -= 0.02 * error;
  for (let kind = 0; kind < model.listed.length; kind += 1) {
    const value = Math.log1p(listedIn(segments, index, long, kind));
    if (value > 0) model.listed[kind] = Math.max(0, (model.listed[kind] ?? 0) - listedRate * error * value);
  }
}
