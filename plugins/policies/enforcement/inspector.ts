import type { Awaitable, MessageRole, PolicySurface } from '../../../core/api/index.js';
import type { ClassifierPayer } from '../classifiers/text-classifier.js';
import type { Rule } from './rule.js';

/** Something that a rule is about. Offsets count the characters (UTF-16 units) of the text that was pushed. */
export interface Found {
  readonly rule: Rule;
  readonly category: string;
  readonly score: number;
  readonly start: number;
  readonly end: number;
}

/** What is known after a push. */
export interface Inspection {
  /** Everything before this index is settled: what is yet to be found begins at it or behind. Never goes back. */
  readonly decided: number;
  /** What has not been told before. */
  readonly found: readonly Found[];
}

/** Looks at one text while it arrives. Pushes come one after the other, each after the promise of the one before. */
export interface Inspector {
  push(text: string): Awaitable<Inspection>;
  /** The text is complete. */
  end(): Awaitable<Inspection>;
}

/** What is known of a text before it is read. */
export interface TextOrigin {
  readonly surface: PolicySurface;
  readonly role?: MessageRole | undefined;
  /** Whether it comes from the model: what is taken out of an answer is never put back. */
  readonly isAnswer?: boolean | undefined;
  /** What tells what the text is about, such as the key of a value; nothing is found in it. */
  readonly before?: string | undefined;
  /** What an answer is held against. */
  readonly context?: JudgementContext | undefined;
  /** Pays where somebody has to be asked who wants money. */
  readonly payer?: ClassifierPayer | undefined;
}

/** What an answer is held against. */
export interface JudgementContext {
  readonly question?: string;
  readonly documents?: readonly string[];
}

/** What may be given up. Its signal is made when it is first asked for, and the gateway's own inspectors need none. */
export interface Abortable {
  readonly signal: AbortSignal;
}

/** Opens inspectors for the rules that one of them serves. */
export interface InspectorSource {
  readonly rules: readonly Rule[];
  /** Whether the leaves of a JSON value are judged together, as one text: a verdict needs more than a word. */
  readonly joinsLeaves: boolean;
  /** The same text always comes to the same, and costs nothing but the time to look at it. */
  readonly isRepeatable?: boolean;
  /**
   * Whether a long text on a surface is pushed in slices, with turns of others between them: so is whatever looks at it in this process and at once.
   * Who asks others is given all of it, so that they can be asked at the same time.
   */
  takesSlices?(surface: PolicySurface): boolean;
  open(origin: TextOrigin, until: Abortable): Inspector;
  /**
   * Whether nothing is found in a text that is there as a whole. It comes to the same as an inspector, and is faster than that. Only of sources that are
   * repeatable.
   */
  findsNothing?(text: string, origin: TextOrigin): boolean;
  /** Makes ready, in the background, what the first text would have to wait for. Undefined when all is there. */
  prepare?(): Promise<void> | undefined;
}
