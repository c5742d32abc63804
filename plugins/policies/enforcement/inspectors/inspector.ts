import type { Awaitable, PolicySurface } from '../../../../core/api/index.js';
import type { TextOrigin as ClassifiedOrigin } from '../../classifiers/text-classifier.js';
import type { Rule } from './rule.js';

/** A finding of a rule. Offsets are in UTF-16 units of the text that was pushed. */
export interface Found {
  readonly rule: Rule;
  readonly category: string;
  readonly score: number;
  readonly start: number;
  readonly end: number;
}

/** The result of a push. */
export interface Inspection {
  /** The text before this index is decided: later findings begin at or after it. Never decreases. */
  readonly decided: number;
  /** New findings. */
  readonly found: readonly Found[];
}

/** Inspects one text while it arrives. Pushes must not overlap. */
export interface Inspector {
  push(text: string): Awaitable<Inspection>;
  /** Called when the text is complete. */
  end(): Awaitable<Inspection>;
}

/** The origin and context of a text. */
export interface TextOrigin extends ClassifiedOrigin {
  /** Whether it comes from the model: redacted values of an answer are never restored. */
  readonly isAnswer?: boolean | undefined;
  /** Context before the text, such as the key of a value; it is not searched for findings. */
  readonly before?: string | undefined;
}

/** Something that can be aborted. Its signal is created lazily, because the gateway's own inspectors do not need it. */
export interface Abortable {
  readonly signal: AbortSignal;
}

/** Creates inspectors, each of which may serve several rules. */
export interface InspectorSource {
  readonly rules: readonly Rule[];
  /** Whether the leaves of a JSON value are inspected together, as one text, because classifiers need more than a word. */
  readonly joinsLeaves: boolean;
  /** Whether the result is deterministic and free of charge. */
  readonly isRepeatable?: boolean;
  /**
   * Whether a long text is pushed in slices, between which other work runs: for inspectors that are synchronous in this process. Inspectors
   * that call services get the whole text, so that calls can run concurrently.
   */
  takesSlices?(surface: PolicySurface): boolean;
  open(origin: TextOrigin, until: Abortable): Inspector;
  /**
   * Whether a whole text has no findings: the same result as that of an inspector, but faster. Only for sources that are repeatable.
   */
  findsNothing?(text: string, origin: TextOrigin): boolean;
}
