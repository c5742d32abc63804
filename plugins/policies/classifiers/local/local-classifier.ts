import type { Finding, Judgement, TextClassifier, TextJudge, TextOrigin, TextRole } from '../text-classifier.js';
import { BoundTrials } from './bound-trials.js';
import {
  type LinearModel,
  type StoredOutput,
  type ThresholdName,
  type Thresholds,
  verdictAt,
  verdictOf,
} from './linear-model.js';
import { WindowScorer, type WindowSink } from './score-windows.js';
import { RecentText, type Scores, secondLook } from './second-look.js';
import type { WindowLimits } from './windows-below.js';

/** The threshold of each enabled category, by who wrote the text. */
export type LevelOf = (category: string, role?: TextRole) => ThresholdName | undefined;

/** What a window of a text has to reach, by output of the model. */
interface Limits extends WindowLimits {
  /** Undefined if the category is disabled, whose limits are infinite. */
  readonly levels: readonly (ThresholdName | undefined)[];
  /** By output: 1 if the limits rise in the course of a text. */
  readonly rises: Uint8Array;
}

/** How much limits rise, as log-odds: by the first figure whenever the distance from the start of a text doubles, after this many characters, up to the last. */
const [risePerDoubling, charactersBeforeRise, mostRise] = [0.25, 1000, 0.6];

const nothing: readonly Finding[] = Object.freeze([]);
const maxIdle = 64;
const noSink: WindowSink = { window: () => undefined };

/** Classifies texts with a local model, synchronously and in linear time. */
export class LocalClassifier implements TextClassifier {
  readonly isLocal = true;
  readonly #model: LinearModel;
  readonly #levelOf: LevelOf;
  readonly #risesFurtherOn: (category: string) => boolean;
  readonly #limits = new Map<TextRole | undefined, Limits>();
  readonly #trials = new BoundTrials();

  /**
   * @param risesFurtherOn whether a window must score more for a category the further it is from the start of its text, but for the level `low`: among many
   *   ordinary windows the worst one comes close to a threshold by chance
   */
  constructor(model: LinearModel, levelOf: LevelOf, risesFurtherOn: (category: string) => boolean = () => false) {
    this.#model = model;
    this.#levelOf = levelOf;
    this.#risesFurtherOn = risesFurtherOn;
  }

  open(origin?: TextOrigin): LocalJudge {
    return new LocalJudge(this.#model, this.#limitsFor(origin?.role));
  }

  findsNothing(text: string, { role }: TextOrigin): boolean {
    const limits = this.#limitsFor(role);
    if (this.#trials.isWorthwhile(text)) {
      const isBelow = this.#isBelow(text, limits, this.#readWhole(text, true), true);
      this.#trials.tried(text, isBelow);
      if (isBelow) return true;
    }
    const read = this.#readWhole(text, false);
    if (this.#isBelow(text, limits, read, false)) return true;
    const scores = new LimitWatch(limits, (from, start, end, first) =>
      secondLook(this.#model, text.slice(from, end), start - from, first),
    );
    const scorer = acquireScorer(this.#model, scores);
    scorer.score(text, read);
    releaseScorer(this.#model, scorer);
    return !scores.isReached;
  }

  #readWhole(text: string, isBound: boolean): number | undefined {
    return this.#model.knownWords?.readWhole(text, isBound);
  }

  /** Whether a text was read to its end, and certainly stays below the limits. */
  #isBelow(text: string, limits: Limits, read: number | undefined, isBound: boolean): boolean {
    const { knownWords, outputs } = this.#model;
    if (!knownWords || read !== text.length + 1) return false;
    return knownWords.areBelow(read, outputs[0] as StoredOutput, limits, isBound);
  }

  #limitsFor(role: TextRole | undefined): Limits {
    const known = this.#limits.get(role);
    if (known) return known;
    const { outputs } = this.#model;
    const levels = outputs.map(({ category }) => this.#levelOf(category, role));
    const limitsOf = (kind: 'alone' | 'inContext'): Float64Array =>
      Float64Array.from(outputs, (output, index) => {
        const level = levels[index];
        return level === undefined ? Number.POSITIVE_INFINITY : (output[kind][level] ?? output[kind].low);
      });
    const rises = Uint8Array.from(outputs, ({ category }, index) =>
      levels[index] !== 'low' && this.#risesFurtherOn(category) ? 1 : 0,
    );
    const limits = { levels, rises, alone: limitsOf('alone'), inContext: limitsOf('inContext') };
    this.#limits.set(role, limits);
    return limits;
  }

  /** Returns the highest verdict of each category over all windows of a text, regardless of the levels. */
  verdicts(text: string): Readonly<Record<string, number>> {
    const { outputs } = this.#model;
    const highest = new Float64Array(outputs.length);
    const scorer = new WindowScorer(this.#model, {
      window: (start, end, alone, inContext, context) => {
        const verdictsOf = (scores: Scores): readonly number[] =>
          outputs.map((output, index) =>
            verdictIn(output, index, scores, this.#risesFurtherOn(output.category) ? riseAt(start) : 0),
          );
        const first = { alone, inContext };
        if (verdictsOf(first).every((verdict, index) => verdict <= (highest[index] ?? 0))) return;
        const scores = secondLook(this.#model, text.slice(context, end), start - context, first);
        for (const [index, verdict] of verdictsOf(scores).entries())
          highest[index] = Math.max(highest[index] ?? 0, verdict);
      },
    });
    scorer.score(text);
    return Object.fromEntries(outputs.map(({ category }, index) => [category, highest[index] ?? 0]));
  }
}

/** Whether a window of a text reaches any limit. */
class LimitWatch implements WindowSink {
  isReached = false;
  readonly #limits: Limits;
  readonly #again: (context: number, start: number, end: number, first: Scores) => Scores;

  /** @param again takes a second look at a window that has reached a limit */
  constructor(limits: Limits, again: (context: number, start: number, end: number, first: Scores) => Scores) {
    this.#limits = limits;
    this.#again = again;
  }

  window(start: number, end: number, alone: Float64Array, inContext: Float64Array, context: number): void {
    const first = { alone, inContext };
    if (this.isReached || !this.#reachesAny(start, first)) return;
    this.isReached = this.#reachesAny(start, this.#again(context, start, end, first));
  }

  #reachesAny(start: number, scores: Scores): boolean {
    const { levels } = this.#limits;
    for (let index = 0; index < levels.length; index += 1) if (reaches(this.#limits, index, start, scores)) return true;
    return false;
  }
}

/** Whether the window that begins at an index of its text reaches a limit of an output. */
function reaches(limits: Limits, index: number, start: number, { alone, inContext }: Scores): boolean {
  const rise = limits.rises[index] === 1 ? riseAt(start) : 0;
  return (
    (alone[index] as number) >= (limits.alone[index] as number) + rise ||
    (inContext[index] as number) >= (limits.inContext[index] as number) + rise
  );
}

function riseAt(start: number): number {
  return Math.min(mostRise, risePerDoubling * Math.log2(1 + start / charactersBeforeRise));
}

function acquireScorer(model: LinearModel, sink: WindowSink): WindowScorer {
  const scorer = model.idle.pop() ?? new WindowScorer(model, sink);
  scorer.tell(sink);
  return scorer;
}

function releaseScorer(model: LinearModel, scorer: WindowScorer): void {
  scorer.tell(noSink);
  if (model.idle.length < maxIdle) model.idle.push(scorer);
}

/** Classifies one text incrementally. */
class LocalJudge implements TextJudge, WindowSink {
  readonly #model: LinearModel;
  readonly #limits: Limits;
  /** Undefined before the first chunk and after the end. */
  #scorer: WindowScorer | undefined;
  #findings: readonly Finding[] = nothing;
  #judged = 0;
  #length = 0;
  #recent = new RecentText();
  #last: Judgement = { judged: 0, findings: nothing };

  constructor(model: LinearModel, limits: Limits) {
    this.#model = model;
    this.#limits = limits;
  }

  push(text: string): Judgement {
    this.#length += text.length;
    this.#recent.push(text);
    this.#scorer ??= acquireScorer(this.#model, this);
    this.#scorer.push(text);
    return this.#judgement();
  }

  #endScorer(): void {
    const scorer = this.#scorer;
    if (!scorer) return;
    scorer.end();
    this.#scorer = undefined;
    releaseScorer(this.#model, scorer);
  }

  /** Resets the judge for another text. */
  end(): Judgement {
    this.#endScorer();
    this.#judged = this.#length;
    const judgement = this.#judgement();
    this.#findings = nothing;
    this.#judged = 0;
    this.#length = 0;
    this.#recent = new RecentText();
    return judgement;
  }

  window(start: number, end: number, alone: Float64Array, inContext: Float64Array, context: number): void {
    this.#judged = end;
    if (!this.#reachesNew(start, { alone, inContext })) return;
    const scores = secondLook(this.#model, this.#recent.slice(context, end), start - context, { alone, inContext });
    if (this.#reachesNew(start, scores)) this.#findings = [...this.#findings, ...this.#found(start, end, scores)];
  }

  /** Whether a window reaches the limit of a category that has not been found in the text. */
  #reachesNew(start: number, scores: Scores): boolean {
    for (let index = 0; index < scores.alone.length; index += 1)
      if (reaches(this.#limits, index, start, scores) && !this.#isKnown(index)) return true;
    return false;
  }

  #isKnown(index: number): boolean {
    const category = this.#model.outputs[index]?.category;
    return this.#findings.some((known) => known.category === category);
  }

  #found(start: number, end: number, scores: Scores): readonly Finding[] {
    const found: Finding[] = [];
    for (const [index, output] of this.#model.outputs.entries()) {
      const level = this.#limits.levels[index];
      if (level === undefined || !reaches(this.#limits, index, start, scores) || this.#isKnown(index)) continue;
      const rise = this.#limits.rises[index] === 1 ? riseAt(start) : 0;
      const score = Math.max(verdictAt[level], verdictIn(output, index, scores, rise));
      found.push({ category: output.category, score, start, end });
    }
    // The most certain finding first, because a block names it.
    return found.toSorted((a, b) => b.score - a.score);
  }

  #judgement(): Judgement {
    // Most chunks of a stream end no window, so they allocate nothing.
    if (this.#last.judged !== this.#judged || this.#last.findings !== this.#findings) {
      this.#last = { judged: this.#judged, findings: this.#findings };
    }
    return this.#last;
  }
}

/** @param rise of the limits below that of the level `low` */
function verdictIn(output: StoredOutput, index: number, { alone, inContext }: Scores, rise: number): number {
  const verdict = (raw: number, thresholds: Thresholds): number =>
    verdictOf(raw >= thresholds.low ? raw : raw - rise, thresholds);
  return Math.max(verdict(alone[index] ?? 0, output.alone), verdict(inContext[index] ?? 0, output.inContext));
}
