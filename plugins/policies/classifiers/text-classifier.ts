import type { Awaitable, MessageRole, Usage } from '../../../core/api/index.js';

/** Where a text stands in an exchange. */
export type TextSurface = 'input' | 'documents' | 'tool_arguments' | 'tool_results' | 'output';

/** What is known of a text before any of it is read. */
export interface TextOrigin {
  readonly surface: TextSurface;
  readonly role?: MessageRole;
  /** What a judge needs to know beside the text. */
  readonly context?: JudgementContext;
  /** Pays where a classifier asks a model that costs something; nobody is charged without it. */
  readonly payer?: ClassifierPayer;
}

/** Pays for calls of other people's models, on the account of one exchange. */
export interface ClassifierPayer {
  /**
   * Reserves what a call can cost at most.
   *
   * @throws GatewayError when the limit is reached, or nobody knows the price
   */
  reserve(call: PaidCall): Promise<{ settle(usage: Usage | 'unsent' | 'unknown'): Promise<unknown> }>;
}

/** A call to be paid for. */
export interface PaidCall {
  /** As the price list knows it. */
  readonly model: string;
  /** Id of the classifier. */
  readonly provider: string;
  readonly purpose: 'classifier';
  /** The most tokens that it can come to. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What an answer is held against. */
export interface JudgementContext {
  /** What the user asked. */
  readonly question?: string;
  /** The passages that were retrieved for it. */
  readonly documents?: readonly string[];
}

/** A text that is known whole. */
export interface TextItem extends TextOrigin {
  readonly text: string;
}

/** A category whose threshold a window of the text has reached. */
export interface Finding {
  /** `sexual`, `prompt_attack`, … */
  readonly category: string;
  /** 0 to 1; at least the threshold of the policy's level. */
  readonly score: number;
  /** Index of the window's first character; everything before it was judged harmless. */
  readonly start: number;
  /** Index after the window's last character. */
  readonly end: number;
}

/** What is known of a text so far. */
export interface Judgement {
  /** So many characters from the start are judged; the rest waits for the end of its window. */
  readonly judged: number;
  /** Of each category the first, in the order of the text. Empty: nothing was found in what is judged. */
  readonly findings: readonly Finding[];
}

/**
 * Judges texts by category, with the thresholds of one policy. What is local answers at once and allocates next to nothing; what asks
 * another service returns a promise.
 *
 * A text is judged window by window ({@link SentenceWindows}), each window together with what stands before it. The windows depend on the
 * text alone, so it makes no difference in which pieces it came.
 */
export interface TextClassifier {
  /** Nobody else is asked: what it says depends on the text, its surface and its role alone. */
  readonly isLocal?: boolean;
  /** One judgement for each item, in order. `judged` is the length of its text. */
  judge(items: readonly TextItem[], signal: AbortSignal): Awaitable<readonly Judgement[]>;
  /** Begins a text that arrives in pieces: an answer. Each choice and each tool call is a text of its own. */
  open(origin: TextOrigin, signal: AbortSignal): TextJudge;
  /** Whether nothing is found in a text that is there as a whole: faster than {@link open}. Only of what is local. */
  findsNothing?(text: string, origin: TextOrigin): boolean;
}

/** Judges one text while it arrives. A call waits for the promise of the call before it. */
export interface TextJudge {
  /** Takes the next piece; the judgement is about everything so far. */
  push(text: string): Awaitable<Judgement>;
  /** The text is complete: what is left is judged too. */
  end(): Awaitable<Judgement>;
}
