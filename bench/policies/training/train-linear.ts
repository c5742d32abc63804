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

/** A segment of a text, read alone or with the segments before it that are its context. */
export interface Reading {
  readonly segments: readonly Segment[];
  readonly index: number;
  readonly inContext: boolean;
}

/** What is learnt: the weight of each bucket, and the bias. */
export interface LinearWeights {
  readonly weights: Float32Array;
  /** The weight of each kind of listed words. */
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
  /** The sum of the squared slopes of each bucket so far. */
  readonly squares: Float32Array;
  readonly decay: number;
  readonly random: SeededRandom;
}

function learn(learning: Learning, example: Example, epoch: number): void {
  const { model, random } = learning;
  const { segments, label, weight } = example;
  if (segments.length === 0) return;
  const any = (inContext: boolean): Reading => {
    return { segments, index: Math.floor(random.next() * segments.length), inContext };
  };
  const worstInContext = worst(model, segments, true);
  const worstAlone = worst(model, segments, false);
  if (label === 1) {
    step(learning, epoch < 2 ? any(true) : worstInContext, 1, weight);
    if (epoch >= 2) step(learning, worstAlone, 1, weight * 0.5);
    return;
  }
  step(learning, worstInContext, 0, weight);
  step(learning, worstAlone, 0, weight);
  for (let count = 1; count < Math.min(segments.length, mostWindows); count += 1) {
    step(learning, any(count % 2 === 0), 0, weight * 0.3);
  }
}

/** The score of a reading, before it is mapped to a probability. */
export function rawScore(model: LinearWeights, reading: Reading): number {
  let sum = 0;
  let count = 0;
  for (const { own } of segmentsIn(reading)) {
    for (const bucket of own) sum += model.weights[bucket] ?? 0;
    count += own.length;
  }
  let score = sum / Math.sqrt(count + 1) + model.bias;
  for (let kind = 0; kind < model.listed.length; kind += 1) {
    const weight = model.listed[kind] ?? 0;
    if (weight !== 0) score += weight * Math.log1p(listedIn(reading, kind));
  }
  return score;
}

function segmentsIn({ segments, index, inContext }: Reading): readonly Segment[] {
  return segments.slice(inContext ? segments[index]?.since : index, index + 1);
}

function listedIn(reading: Reading, kind: number): number {
  return segmentsIn(reading).reduce((sum, { listed }) => sum + (listed[kind] ?? 0), 0);
}

/** The reading with the highest score. */
function worst(model: LinearWeights, segments: readonly Segment[], inContext: boolean): Reading {
  let found = { segments, index: 0, inContext };
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < segments.length; index += 1) {
    const reading = { segments, index, inContext };
    const score = rawScore(model, reading);
    if (score > highest) [highest, found] = [score, reading];
  }
  return found;
}

function step({ model, squares, decay }: Learning, reading: Reading, label: 0 | 1, weight: number): void {
  const error = (1 / (1 + Math.exp(-rawScore(model, reading))) - label) * weight;
  const segments = segmentsIn(reading);
  const count = segments.reduce((sum, { own }) => sum + own.length, 0);
  const gradient = error / Math.sqrt(count + 1);
  for (const { own } of segments) {
    for (const bucket of own) {
      const slope = gradient + decay * (model.weights[bucket] ?? 0);
      squares[bucket] = (squares[bucket] ?? 0) + slope * slope;
      model.weights[bucket] = (model.weights[bucket] ?? 0) - (rate * slope) / Math.sqrt(squares[bucket] ?? 1);
    }
  }
  model.bias -= 0.02 * error;
  for (let kind = 0; kind < model.listed.length; kind += 1) {
    const value = Math.log1p(listedIn(reading, kind));
    if (value > 0) model.listed[kind] = Math.max(0, (model.listed[kind] ?? 0) - listedRate * error * value);
  }
}
