import { after, type Awaitable } from '../../../../core/api/index.js';
import type { FoundSpans, OpenSpans, SpanFinder } from '../../classifiers/remote/span-finder.js';
import type { Abortable, Inspection, Inspector, InspectorSource, TextOrigin } from './inspector.js';
import type { Rule } from './rule.js';

/** The source of inspectors for a rule with a remote service that finds spans, in addition to the scanner. */
export class SpanFinderSource implements InspectorSource {
  readonly joinsLeaves = false;
  readonly rules: readonly Rule[];
  readonly #finder: SpanFinder;
  readonly #rule: Rule;

  constructor(finder: SpanFinder, rule: Rule) {
    this.#finder = finder;
    this.#rule = rule;
    this.rules = [rule];
  }

  /** Texts other than answers are sent when they are complete. */
  takesSlices(surface: TextOrigin['surface']): boolean {
    return surface !== 'output';
  }

  open(origin: TextOrigin, { signal }: Abortable): Inspector {
    return new SpanFinderInspector(this.#finder.open(origin, signal), this.#rule);
  }
}

class SpanFinderInspector implements Inspector {
  readonly #open: OpenSpans;
  readonly #rule: Rule;

  constructor(open: OpenSpans, rule: Rule) {
    this.#open = open;
    this.#rule = rule;
  }

  push(text: string): Awaitable<Inspection> {
    return after(this.#open.push(text), (found) => this.#inspection(found));
  }

  async end(): Promise<Inspection> {
    return this.#inspection(await this.#open.end());
  }

  #inspection({ judged, spans }: FoundSpans): Inspection {
    const rule = this.#rule;
    return {
      decided: judged,
      found: spans.map(({ type: category, score, start, end }) => ({ rule, category, score, start, end })),
    };
  }
}
