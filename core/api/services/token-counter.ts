import type { Awaitable } from '../awaitable.js';
import type { InferenceCall } from '../call.js';
import type { Exchange } from '../exchange.js';
import { token } from '../token.js';

/** A number of tokens, counted before the provider has. */
export interface TokenCount {
  /** The best estimate. */
  readonly tokens: number;
  /** An upper bound of the provider's own count, for reservations of hard limits. */
  readonly atMost: number;
  /** True when `tokens` was not counted with the model's own vocabulary, or not all of the input is text. */
  readonly isEstimate: boolean;
}

/** For whom tokens are counted: an exchange. */
export type CountedFor = Pick<Exchange, 'identity' | 'signal'>;

/**
 * Counts tokens before a provider does. Short texts are counted synchronously, long ones in a worker thread, so that a count never blocks the
 * event loop for more than a few milliseconds. Organizations take turns at the thread. Counts of extremely long texts, and of those that would wait for
 * too long, are extrapolated and marked as estimates.
 */
export interface TokenCounter {
  /**
   * The input tokens of one call: messages, tools, response format, and what the provider's format adds to them.
   *
   * @param exchange whose turn at the worker thread it is. Its signal ends the wait; the promise then rejects with the signal's reason. Absent when
   * the request has ended
   */
  countInput(call: InferenceCall, exchange?: CountedFor): Awaitable<TokenCount>;
  /**
   * An upper bound of the provider's own count of the input, calculated without a vocabulary in a few microseconds. It is three to five
   * times the real count for English text, and far more for other texts. Sufficient for limits that are far from reached.
   */
  mostInput(call: InferenceCall): number;
  /**
   * An estimate of the provider's count of the input from the length of the texts alone: usually within a factor of two or three. As fast as
   * {@link mostInput}.
   */
  guessInput(call: InferenceCall): number;
  /**
   * The tokens of a single text.
   *
   * @param model any of the names under which calls request it
   */
  countText(text: string, model: string, exchange?: CountedFor): Awaitable<TokenCount>;
  /**
   * The text that token ids of `cl100k_base` stand for, in which clients send texts to embed for every model that they do not know.
   *
   * @returns undefined if that vocabulary does not have one of them, or if they stand for more than 4 MiB
   */
  textOf(ids: readonly number[], exchange?: CountedFor): Promise<string | undefined>;
}

/** Kept by the core. */
export const TokenCounter = token<TokenCounter>('token-counter');
