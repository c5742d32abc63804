import { after, type Awaitable } from '../../../../core/api/index.js';
import type { Judgement, TextClassifier, TextJudge } from '../../classifiers/text-classifier.js';
import type { Abortable, Found, Inspection, Inspector, InspectorSource, TextOrigin } from './inspector.js';
import type { Rule } from './rule.js';

/** For synchronous classifications. */
const neverAborted = new AbortController().signal;

/** The source of inspectors for a rule with a classifier. */
export class ClassifierSource implements InspectorSource {
  readonly joinsLeaves = true;
  readonly isRepeatable: boolean;
  readonly rules: readonly Rule[];
  readonly #classifier: TextClassifier;
  readonly #rule: Rule;

  constructor(classifier: TextClassifier, rule: Rule) {
    this.#classifier = classifier;
    this.isRepeatable = classifier.isLocal === true;
    this.#rule = rule;
    this.rules = [rule];
  }

  /** Texts other than answers are classified when they are complete. */
  takesSlices(surface: TextOrigin['surface']): boolean {
    return this.isRepeatable || surface !== 'output';
  }

  findsNothing(text: string, origin: TextOrigin): boolean {
    return this.#classifier.findsNothing?.(text, origin) === true;
  }

  open(origin: TextOrigin, until: Abortable): Inspector {
    return new ClassifierInspector(
      this.#classifier.open(origin, this.isRepeatable ? neverAborted : until.signal),
      this.#rule,
    );
  }
}

class ClassifierInspector implements Inspector {
  readonly #judge: TextJudge;
  readonly #rule: Rule;
  readonly #reported = new Set<string>();

  constructor(judge: TextJudge, rule: Rule) {
    this.#judge = judge;
    this.#rule = rule;
  }

  push(text: string): Awaitable<Inspection> {
    return after(this.#judge.push(text), (judged) => this.#inspection(judged));
  }

  end(): Awaitable<Inspection> {
    return after(this.#judge.end(), (judged) => this.#inspection(judged));
  }

  /** A judgement covers everything so far, so each category is reported only when it is found first. */
  #inspection({ judged, findings }: Judgement): Inspection {
    const found: Found[] = [];
    for (const { category, score, start, end } of findings) {
      if (this.#reported.has(category)) continue;
      this.#reported.add(category);
      found.push({ rule: this.#rule, category, score, start, end });
    }
    return { decided: judged, found };
  }
}
