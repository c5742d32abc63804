import type { Thresholds } from '../../../plugins/policies/classifiers/local/linear-model.js';
import type { LabelledText } from './labelled-text.js';
import { type Calibration, type LearningTask, mayTeach } from './learning-tasks.js';
import type { Segment } from './segment-texts.js';
import { type LinearWeights, rawScore, trainLinear } from './train-linear.js';

/** A category with its weights and thresholds. */
export interface TrainedOutput {
  readonly category: string;
  readonly model: LinearWeights;
  readonly alone: Thresholds;
  readonly inContext: Thresholds;
  /** Shares of the texts of each source, and label, that are hit on each level by a model that has not seen them. */
  readonly hits: ReadonlyMap<string, Hits>;
}

/** How many texts, and which share of them is hit. */
export interface Hits {
  readonly texts: number;
  readonly low: number;
  readonly medium: number;
  readonly high: number;
}

/** Texts and their windows. */
type SegmentsOf = (text: LabelledText) => readonly Segment[];

const folds = 3;
const levels = ['low', 'medium', 'high'] as const;
const thresholdNames = ['trusted', ...levels] as const;

/** What developers write is ten times as long as the pieces of it that the threshold `trusted` comes from, and the worst of all windows counts. */
const trustedMargin = 1.5;

interface Scored {
  readonly text: LabelledText;
  readonly alone: number;
  readonly inContext: number;
}

/**
 * Learns one category. The thresholds come from harmless texts that the model had not seen: each third is scored by a model of the other two. The model that is kept
 * has seen everything.
 */
export function trainOutput(
  task: LearningTask,
  texts: readonly LabelledText[],
  segmentsOf: SegmentsOf,
  bits: number,
): TrainedOutput {
  const known = texts.filter((text) => task.labelOf(text) !== undefined);
  const teaching = known.filter(mayTeach);
  const scored: Scored[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isHeldOut = (text: LabelledText): boolean => text.task !== 'synthetic' && foldOf(text) === fold;
    const model = learn(
      task,
      teaching.filter((text) => !isHeldOut(text)),
      segmentsOf,
      bits,
    );
    for (const text of known.filter(isHeldOut)) scored.push({ text, ...worstScores(model, segmentsOf(text)) });
  }
  const harmless = scored.filter(({ text }) => mayTeach(text) && task.labelOf(text) === 0);
  const alone = thresholds(task.calibration, harmless, 'alone');
  const inContext = thresholds(task.calibration, harmless, 'inContext');
  const model = learn(task, teaching, segmentsOf, bits);
  return { category: task.category, model, alone, inContext, hits: hitsOf(task, scored, alone, inContext) };
}

function hitsOf(
  task: LearningTask,
  scored: readonly Scored[],
  alone: Thresholds,
  inContext: Thresholds,
): ReadonlyMap<string, Hits> {
  const bySource = Map.groupBy(scored, ({ text }) => `${task.labelOf(text) === 1 ? '+' : '-'} ${text.source}`);
  return new Map(
    [...bySource].map(([source, group]) => {
      const share = (level: (typeof levels)[number]): number =>
        group.filter((each) => each.alone >= alone[level] || each.inContext >= inContext[level]).length / group.length;
      return [source, { texts: group.length, low: share('low'), medium: share('medium'), high: share('high') }];
    }),
  );
}

function learn(
  task: LearningTask,
  texts: readonly LabelledText[],
  segmentsOf: SegmentsOf,
  bits: number,
): LinearWeights {
  const examples = texts.map((text) => ({
    segments: segmentsOf(text),
    label: task.labelOf(text) ?? 0,
    weight: task.weightOf(text),
  }));
  return trainLinear(examples, bits, task);
}

function worstScores(model: LinearWeights, segments: readonly Segment[]): Omit<Scored, 'text'> {
  const scores = { alone: Number.NEGATIVE_INFINITY, inContext: Number.NEGATIVE_INFINITY };
  for (let index = 0; index < segments.length; index += 1) {
    scores.alone = Math.max(scores.alone, rawScore(model, { segments, index, inContext: false }));
    scores.inContext = Math.max(scores.inContext, rawScore(model, { segments, index, inContext: true }));
  }
  return scores;
}

/** The lowest thresholds that keep every bound, each level at least a little above the next. */
function thresholds(
  bounds: readonly Calibration[],
  scored: readonly Scored[],
  score: 'alone' | 'inContext',
): Thresholds {
  const found: { trusted?: number; low: number; medium: number; high: number } = { low: 0, medium: 0, high: 0 };
  let above = Number.NEGATIVE_INFINITY;
  for (const level of thresholdNames.toReversed()) {
    if (bounds.every(({ mostHits }) => mostHits[level] === undefined)) continue;
    for (const bound of bounds) {
      const share = bound.mostHits[level];
      if (share === undefined) continue;
      const scores = scored.filter(({ text }) => bound.matches(text)).map((each) => each[score]);
      above = Math.max(above, highest(scores, share));
    }
    if (level === 'trusted') above += trustedMargin;
    found[level] = Math.round(above * 1000) / 1000;
    above += 0.25;
  }
  return found;
}

/** The score that only this share of the scores exceeds. */
function highest(scores: readonly number[], share: number): number {
  const sorted = scores.toSorted((a, b) => b - a);
  return (sorted[Math.floor(share * sorted.length)] ?? Number.NEGATIVE_INFINITY) + 1e-3;
}

/** The same for every run, and for all texts that were made of one line: they have the same id up to `#`. */
function foldOf({ id }: LabelledText): number {
  let hash = 0;
  for (const character of id.split('#', 1)[0] ?? '') hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return (hash >>> 3) % folds;
}
