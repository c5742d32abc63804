import type { Clock, Exchange, ProviderErrors, StartPart } from '../../../core/api/index.js';

/** The context in which an answer is read. */
export interface AnswerContext {
  readonly exchange: Exchange;
  /** How errors in the answer are read. */
  readonly errors: ProviderErrors;
  /** The answer's first part: the provider sends no id and no model. */
  readonly start: StartPart;
  /** The size limit of an answer, or of one event of a stream. */
  readonly maxAnswerBytes: number;
  readonly clock: Clock;
}
