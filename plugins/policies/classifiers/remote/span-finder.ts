import type { SensitivityLevel } from '../../sensitivity-level.js';
import type { TextOrigin } from '../text-classifier.js';
import { contextOf, KeptText } from './kept-text.js';
import { UnscoredWindows } from './unscored-windows.js';
import { ClassifierFailed, type RemoteClassifier } from './remote-classifier.js';
import type { FoundSpan } from './remote-service.js';

/** The settings of a policy for a service that returns spans. */
export interface SpanSettings {
  readonly sensitivityLevel: SensitivityLevel;
  /** The kinds to detect; default: all kinds of the service. */
  readonly entities?: readonly string[] | undefined;
  readonly excludeEntities?: readonly string[] | undefined;
  readonly timeoutMs?: number | undefined;
  readonly onError: 'closed' | 'open';
}

/** The result for a text so far. */
export interface FoundSpans {
  /** The number of characters whose spans are final. */
  readonly judged: number;
  /** New spans since the previous result. */
  readonly spans: readonly FoundSpan[];
}

/** The minimum confidence of each level, on the scale of Presidio, whose default is 0.35 with a context word. */
const minScore: Readonly<Record<SensitivityLevel, number>> = { low: 0.85, medium: 0.6, high: 0.35 };

/** Finds spans in texts with a service. */
export interface SpanFinder {
  open(origin: TextOrigin, signal: AbortSignal): OpenSpans;
}

/** A text that a {@link SpanFinder} processes incrementally. */
export class OpenSpans {
  readonly #remote: RemoteClassifier;
  readonly #settings: SpanSettings;
  readonly #origin: TextOrigin;
  readonly #signal: AbortSignal;
  readonly #windows = new UnscoredWindows({ window: (start, end) => this.#add(start, end) });
  #ended: { readonly start: number; readonly end: number }[] = [];
  readonly #kept = new KeptText();
  #judged = 0;

  constructor(remote: RemoteClassifier, settings: SpanSettings, origin: TextOrigin, signal: AbortSignal) {
    this.#remote = remote;
    this.#settings = settings;
    this.#origin = origin;
    this.#signal = signal;
  }

  push(text: string): FoundSpans | Promise<FoundSpans> {
    this.#kept.push(text);
    this.#windows.push(text);
    const isAnswer = this.#origin.surface === 'output';
    return isAnswer && this.#ended.length > 0 ? this.#ask() : { judged: this.#judged, spans: [] };
  }

  async end(): Promise<FoundSpans> {
    this.#windows.end();
    return this.#ended.length > 0 ? this.#ask() : { judged: this.#judged, spans: [] };
  }

  #add(start: number, end: number): void {
    const last = this.#ended.at(-1);
    const fits = last && end - contextOf(last.start) <= this.#remote.maxCharacters;
    if (last && fits && this.#origin.surface !== 'output')
      this.#ended[this.#ended.length - 1] = { start: last.start, end };
    else this.#ended.push({ start, end });
  }

  async #ask(): Promise<FoundSpans> {
    const segments = this.#ended;
    this.#ended = [];
    const ranges = segments.map(({ start, end }) => ({ start, end, from: contextOf(start) }));
    const texts = ranges.map(({ from, end }) => this.#kept.slice(from, end));
    const judged = segments.at(-1)?.end ?? this.#judged;
    this.#kept.forget(judged);
    const found = await this.#spansIn(texts);
    this.#judged = judged;
    const spans = ranges.flatMap(({ start, from }, index) =>
      (found[index] ?? [])
        .map((span) => ({ ...span, start: Math.max(start, from + span.start), end: from + span.end }))
        // Spans before this window were returned with the previous one.
        .filter((span) => span.end > start && this.#isWanted(span)),
    );
    return { judged, spans };
  }

  async #spansIn(texts: readonly string[]): Promise<readonly (readonly FoundSpan[])[]> {
    const { entities = [], timeoutMs, onError } = this.#settings;
    const { surface, payer } = this.#origin;
    try {
      const question = { categories: entities, surface, forSpans: true } as const;
      const verdicts = await this.#remote.ask(texts, question, { signal: this.#signal, timeoutMs, payer });
      return verdicts.map(({ spans }) => spans ?? []);
    } catch (error) {
      if (!(error instanceof ClassifierFailed) || onError === 'closed') throw error;
      return [];
    }
  }

  #isWanted({ type, score }: FoundSpan): boolean {
    const { entities, excludeEntities, sensitivityLevel } = this.#settings;
    if (excludeEntities?.includes(type) || (entities && !entities.includes(type))) return false;
    return score >= minScore[sensitivityLevel];
  }
}
