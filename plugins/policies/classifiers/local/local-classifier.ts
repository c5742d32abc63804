import type { Finding, Judgement, TextClassifier, TextItem, TextJudge, TextOrigin } from '../text-classifier.js';
import { type LinearModel, type StoredOutput, type ThresholdName, verdictAt, verdictOf } from './linear-model.js';
import { WindowScorer, type WindowSink } from './score-windows.js';

/** The level of each enabled category. */
export type LevelOf = (category: string, origin?: TextOrigin) => ThresholdName | undefined;

const nothing: readonly Finding[] = Object.freeze([]);
const maxIdle = 64;
const noSink: WindowSink = { window: () => undefined };

/** Classifies texts with a local model, synchronously and in linear time. */
export class LocalClassifier implements TextClassifier {
  readonly isLocal = true;
  readonly #model: LinearModel;
  readonly #levelOf: LevelOf;

  constructor(model: LinearModel, levelOf: LevelOf) {
    this.#model = model;
    this.#levelOf = levelOf;
  }

  judge(items: readonly TextItem[]): readonly Judgement[] {
    return items.map((item) => {
      const judge = this.open(item);
      judge.push(item.text);
      return judge.end();
    });
  }

  open(origin?: TextOrigin): LocalJudge {
    return new LocalJudge(this.#model, (category) => this.#levelOf(category, origin));
  }

  findsNothing(text: string, origin: TextOrigin): boolean {
    return this.open(origin).findsNothing(text);
  }

  /** Returns the highest verdict of each category over all windows of a text, regardless of the levels. */
  verdicts(text: string): Readonly<Record<string, number>> {
    const { outputs } = this.#model;
    const highest = new Float64Array(outputs.length);
    const scorer = new WindowScorer(this.#model, {
      window: (_start, _end, alone, inContext) => {
        for (const [index, output] of outputs.entries()) {
          highest[index] = Math.max(highest[index] ?? 0, verdictIn(output, index, alone, inContext));
        }
      },
    });
    scorer.score(text);
    return Object.fromEntries(outputs.map(({ category }, index) => [category, highest[index] ?? 0]));
  }
}

/** Classifies one text incrementally. */
class LocalJudge implements TextJudge, WindowSink {
  readonly #model: LinearModel;
  /** Undefined before the first chunk and after the end. */
  #scorer: WindowScorer | undefined;
  readonly #outputs: readonly StoredOutput[];
  /** Thresholds by output; undefined if the category is disabled. */
  readonly #levels: readonly (ThresholdName | undefined)[];
  #findings: readonly Finding[] = nothing;
  #judged = 0;
  #length = 0;
  #last: Judgement = { judged: 0, findings: nothing };

  constructor(model: LinearModel, levelOf: LevelOf) {
    this.#outputs = model.outputs;
    this.#levels = model.outputs.map(({ category }) => levelOf(category));
    this.#model = model;
  }

  push(text: string): Judgement {
    this.#length += text.length;
    this.#scorer ??= this.#acquireScorer();
    this.#scorer.push(text);
    return this.#judgement();
  }

  /** Classifies a whole text, instead of {@link push} and {@link end}. */
  findsNothing(text: string): boolean {
    const scorer = this.#acquireScorer();
    scorer.score(text);
    this.#releaseScorer(scorer);
    return this.#findings.length === 0;
  }

  #acquireScorer(): WindowScorer {
    const scorer = this.#model.idle.pop() ?? new WindowScorer(this.#model, this);
    scorer.tell(this);
    return scorer;
  }

  #endScorer(): void {
    const scorer = this.#scorer;
    if (!scorer) return;
    scorer.end();
    this.#scorer = undefined;
    this.#releaseScorer(scorer);
  }

  #releaseScorer(scorer: WindowScorer): void {
    scorer.tell(noSink);
    if (this.#model.idle.length < maxIdle) this.#model.idle.push(scorer);
  }

  /** Resets the judge for another text. */
  end(): Judgement {
    this.#endScorer();
    this.#judged = this.#length;
    const judgement = this.#judgement();
    this.#findings = nothing;
    this.#judged = 0;
    this.#length = 0;
    return judgement;
  }

  window(start: number, end: number, alone: Float64Array, inContext: Float64Array): void {
    this.#judged = end;
    let found: Finding[] | undefined;
    for (let index = 0; index < this.#outputs.length; index += 1) {
      const level = this.#levels[index];
      const output = this.#outputs[index];
      if (level === undefined || output === undefined) continue;
      const least = output.alone[level] ?? output.alone.low;
      const leastInContext = output.inContext[level] ?? output.inContext.low;
      if ((alone[index] ?? 0) < least && (inContext[index] ?? 0) < leastInContext) continue;
      const { category } = output;
      if (this.#findings.some((known) => known.category === category)) continue;
      const score = Math.max(verdictAt[level], verdictIn(output, index, alone, inContext));
      (found ??= []).push({ category, score, start, end });
    }
    // The most certain finding first, because a block names it.
    if (found) this.#findings = [...this.#findings, ...found.toSorted((a, b) => b.score - a.score)];
  }

  #judgement(): Judgement {
    // Most chunks of a stream end no window, so they allocate nothing.
    if (this.#last.judged !== this.#judged || this.#last.findings !== this.#findings) {
      this.#last = { judged: this.#judged, findings: this.#findings };
    }
    return this.#last;
  }
}

function verdictIn(output: StoredOutput, index: number, alone: Float64Array, inContext: Float64Array): number {
  return Math.max(verdictOf(alone[index] ?? 0, output.alone), verdictOf(inContext[index] ?? 0, output.inContext));
}
