import type { Awaitable, MessageRole, PolicySurface, Usage } from '../../../core/api/index.js';

/** Who wrote a text: the role of its message, or `definition` for the definition of a tool, which may come from third parties. */
export type TextRole = MessageRole | 'definition';

/** The origin of a text. */
export interface TextOrigin {
  readonly surface: PolicySurface;
  readonly role?: TextRole | undefined;
  /** With what an answer is compared. */
  readonly context?: JudgementContext | undefined;
  /** Charges the calls of paid classifiers; without it, they are not charged. */
  readonly payer?: ClassifierPayer | undefined;
}

/** Charges calls of paid classifiers to the connection of an exchange. */
export interface ClassifierPayer {
  /**
   * Reserves the worst-case cost of a call.
   *
   * @throws GatewayError when the limit is reached, or the price is unknown
   */
  reserve(call: PaidCall): Promise<{ settle(usage: Usage | 'unsent' | 'sent'): Promise<unknown> }>;
}

/** A paid call. */
export interface PaidCall {
  /** The model's name in the price list. */
  readonly model: string;
  /** The id of the classifier. */
  readonly provider: string;
  readonly purpose: 'classifier';
  /** Upper bounds of its tokens. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The references for judging groundedness. */
export interface JudgementContext {
  /** The user's question. */
  readonly question?: string;
  /** The retrieved passages. */
  readonly documents?: readonly string[];
}

/** A category whose threshold a window of the text has reached. */
export interface Finding {
  /** `sexual`, `prompt_attack`, … */
  readonly category: string;
  /** 0 to 1; at least the threshold of the policy's level. */
  readonly score: number;
  /** Index of the window's first character; the text before it has no findings. */
  readonly start: number;
  /** Index after the window's last character. */
  readonly end: number;
}

/** The result for a text so far. */
export interface Judgement {
  /** The number of judged characters; the others belong to a window that has not ended. */
  readonly judged: number;
  /** The first finding of each category, in the order of the text. */
  readonly findings: readonly Finding[];
}

/**
 * Classifies texts by category, with the thresholds of one policy. Local classifiers are synchronous and allocate almost nothing; remote
 * ones return promises.
 *
 * A text is judged by windows ({@link SentenceWindows}), each with its preceding context. The windows do not depend on how the text was split
 * into chunks.
 */
export interface TextClassifier {
  /** Whether it is local: its result depends only on the text, its surface and its role. */
  readonly isLocal?: boolean;
  /** Starts a text, which may arrive in chunks, as answers do. Each choice and each tool call is a separate text. */
  open(origin: TextOrigin, signal: AbortSignal): TextJudge;
  /** A fast path for local classifiers: whether a whole text has no findings. */
  findsNothing?(text: string, origin: TextOrigin): boolean;
}

/** Judges one text incrementally. Await each call before the next one. */
export interface TextJudge {
  /** Adds a chunk. Returns the judgement of the text so far. */
  push(text: string): Awaitable<Judgement>;
  /** Ends the text. Returns the judgement of all of it. */
  end(): Awaitable<Judgement>;
}
