import { verdictAt, verdictOf } from '../local/linear-model.js';
import { WindowScorer, type WindowSink } from '../local/score-windows.js';
import { type Scores, secondLook } from '../local/second-look.js';
import type { Finding, Judgement, TextJudge, TextOrigin } from '../text-classifier.js';
import { type Combination, isUnclear, scoreIfFound } from './combination.js';
import { contextOf, KeptText } from './kept-text.js';
import { UnscoredWindows } from './unscored-windows.js';
import { ClassifierFailed } from './remote-classifier.js';
import type { Question } from './remote-service.js';

/** Consecutive windows, with the highest local verdict of each category. */
interface Segment {
  readonly start: number;
  readonly end: number;
  readonly local: ReadonlyMap<string, number>;
  readonly isAsked: boolean;
}

/** Judges one text incrementally, and calls a service if necessary. */
export class CombinedJudge implements TextJudge, WindowSink {
  readonly #combination: Combination;
  readonly #origin: TextOrigin;
  readonly #signal: AbortSignal;
  readonly #question: Question | undefined;
  readonly #windows: WindowScorer | UnscoredWindows;
  readonly #kept = new KeptText();
  #ended: Segment[] = [];
  #judgement: Judgement = { judged: 0, findings: [] };

  constructor(combination: Combination, origin: TextOrigin, signal: AbortSignal) {
    this.#combination = combination;
    this.#origin = origin;
    this.#signal = signal;
    this.#question = combination.question(origin);
    this.#windows = combination.local ? new WindowScorer(combination.local, this) : new UnscoredWindows(this);
  }

  push(text: string): Judgement | Promise<Judgement> {
    this.#kept.push(text);
    this.#windows.push(text);
    // Only answers are judged while they arrive; other texts are complete before they are judged.
    return this.#origin.surface === 'output' ? this.#proceed() : this.#judgement;
  }

  async end(): Promise<Judgement> {
    this.#windows.end();
    const { findings } = await this.#proceed();
    return { judged: this.#kept.length, findings };
  }

  window(start: number, end: number, alone: Float64Array, inContext: Float64Array, context: number): void {
    let local = this.#verdicts({ alone, inContext });
    if (this.#combination.local && [...local.values()].some((verdict) => verdict >= verdictAt.high)) {
      const text = this.#kept.slice(context, end);
      local = this.#verdicts(secondLook(this.#combination.local, text, start - context, { alone, inContext }));
    }
    const isAsked =
      this.#question !== undefined &&
      isUnclear(this.#combination, (category) => local.get(category) ?? 0, this.#origin);
    this.#add({ start, end, local, isAsked });
  }

  /** The local verdict of each category. */
  #verdicts({ alone, inContext }: Scores): ReadonlyMap<string, number> {
    const outputs = this.#combination.local?.outputs ?? [];
    return new Map(
      outputs.map((output, index) => [
        output.category,
        Math.max(verdictOf(alone[index] ?? 0, output.alone), verdictOf(inContext[index] ?? 0, output.inContext)),
      ]),
    );
  }

  /** Adds a window. Answers are judged window by window; for other texts, windows are joined up to the maximum length of a call. */
  #add(next: Segment): void {
    const last = this.#ended.at(-1);
    const fits = last && next.end - contextOf(last.start) <= this.#combination.remote.maxCharacters;
    if (!last?.isAsked || !next.isAsked || !fits || this.#origin.surface === 'output') {
      this.#ended.push(next);
      return;
    }
    const local = new Map(
      [...next.local].map(([category, verdict]) => [category, Math.max(verdict, last.local.get(category) ?? 0)]),
    );
    this.#ended[this.#ended.length - 1] = { start: last.start, end: next.end, local, isAsked: true };
  }

  #proceed(): Judgement | Promise<Judgement> {
    const segments = this.#ended;
    if (segments.length === 0) return this.#judgement;
    this.#ended = [];
    const asked = segments.filter(({ isAsked }) => isAsked);
    const texts = asked.map(({ start, end }) => this.#kept.slice(contextOf(start), end));
    this.#kept.forget(segments.at(-1)?.end ?? 0);
    if (!this.#question || asked.length === 0) return this.#conclude(segments, new Map());
    return this.#ask(asked, texts, this.#question).then((scores) => this.#conclude(segments, scores));
  }

  async #ask(
    asked: readonly Segment[],
    texts: readonly string[],
    question: Question,
  ): Promise<ReadonlyMap<Segment, Readonly<Record<string, number>>>> {
    const { remote, timeoutMs, onError } = this.#combination;
    const asking = { signal: this.#signal, timeoutMs, payer: this.#origin.payer };
    try {
      const verdicts = await remote.ask(texts, question, asking);
      return new Map(asked.map((segment, index) => [segment, verdicts[index]?.scores ?? {}]));
    } catch (error) {
      // An abort by the client or a refused reservation is not a failure of the service.
      if (!(error instanceof ClassifierFailed) || onError === 'closed') throw error;
      return onError === 'local' ? new Map() : new Map(asked.map((segment) => [segment, {}]));
    }
  }

  #conclude(segments: readonly Segment[], scores: ReadonlyMap<Segment, Readonly<Record<string, number>>>): Judgement {
    const findings: Finding[] = [...this.#judgement.findings];
    for (const segment of segments) {
      const remote = scores.get(segment);
      for (const category of this.#combination.categories) {
        const local = segment.local.get(category) ?? 0;
        const given = remote && (remote[category] ?? 0);
        const score = scoreIfFound(this.#combination, category, this.#origin, { local, remote: given });
        if (score === undefined || findings.some((known) => known.category === category)) continue;
        findings.push({ category, score, start: segment.start, end: segment.end });
      }
    }
    this.#judgement = { judged: segments.at(-1)?.end ?? this.#judgement.judged, findings };
    return this.#judgement;
  }
}
