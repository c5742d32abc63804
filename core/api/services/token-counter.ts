import type { Awaitable } from '../awaitable.js';
import type { InferenceCall } from '../call.js';
import { token } from '../token.js';

/** A number of tokens, before the provider has counted them. */
export interface TokenCount {
  /** The best guess. */
  readonly tokens: number;
  /** The provider's own count is never higher. Reservations for hard limits use this. */
  readonly atMost: number;
  /** True when `tokens` is not counted with the model's own vocabulary, or not all of it is text. */
  readonly isEstimate: boolean;
}

/**
 * Counts tokens before a provider does. Short texts are counted at once, long ones in a worker thread: a count never keeps the
 * event loop busy for more than a few milliseconds, whatever the text is. Extremely long texts are extrapolated and marked as estimates.
 */
export interface TokenCounter {
  /**
   * The input tokens of one call: messages, tools, the form of the answer, and what the provider's format adds around them.
   *
   * @param signal gives up waiting for the thread; the promise then rejects with the signal's reason
   */
  countInput(call: InferenceCall, signal?: AbortSignal): Awaitable<TokenCount>;
  /**
   * An upper bound of the provider's own count of the input, found without a vocabulary in a few microseconds. It is three to five
   * times the count of English text, and far more of others: for limits that are far from reached.
   */
  mostInput(call: InferenceCall): number;
  /**
   * A guess of the provider's count of the input, by the length of the texts alone: usually off by a factor of two or three at most. As fast as
   * {@link mostInput}.
   */
  guessInput(call: InferenceCall): number;
  /**
   * The tokens of one text, by itself.
   *
   * @param model as calls ask for it, under any of its names
   */
  countText(text: string, model: string, signal?: AbortSignal): Awaitable<TokenCount>;
}

/** Kept by the core. */
export const TokenCounter = token<TokenCounter>('token-counter');
