import type { Clock, Exchange, ProviderErrors, StartPart } from '../../../core/api/index.js';

/** The context in which an answer is read. */
export interface AnswerContext {
  readonly exchange: Exchange;
  /** How errors in the answer are read. */
  readonly errors: ProviderErrors;
  /** Used where the provider sends no id or model. */
  readonly fallback: StartPart;
  /** The size limit of an answer, or of one event of a stream. */
  readonly maxAnswerBytes: number;
  readonly clock: Clock;
  /** Whether an answer without any content may be meant. */
  readonly mayBeEmpty: boolean;
  /** Whether the client uses the provider's dialect, and is told what only that knows. */
  readonly isOwn: boolean;
}
