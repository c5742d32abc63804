import type { Awaitable } from '../awaitable.js';
import type { InferenceCall } from '../call.js';
import { token } from '../token.js';

/** What is known of a number of tokens before the provider has counted them. */
export interface TokenCount {
  /** The best guess. */
  readonly tokens: number;
  /** The provider's own count is not above it: what must never be exceeded is reserved by this. */
  readonly atMost: number;
  /** True when `tokens` is not counted with the model's own vocabulary, or not all of it is text. */
  readonly isEstimate: boolean;
}

/**
 * Counts tokens before a provider does. Short texts are counted at once, long ones in a thread of their own: a count never keeps the
 * event loop busy for more than a few milliseconds, whatever the text is. What is beyond all bounds is extrapolated and marked as such.
 */
export interface TokenCounter {
  /**
   * The input tokens of one call: messages, tools, the form of the answer, and what the provider's format adds around them.
   *
   * @param signal gives up waiting for the thread; the promise then rejects with the signal's reason
   */
  countInput(call: InferenceCall, signal?: AbortSignal): Awaitable<TokenCount>;
  /**
   * A bound that the provider's own count of the input is not above, found without a vocabulary in a few microseconds. It is three to five
   * times the count of English text, and far more of others: for whoever has plenty.
   */
  mostInput(call: InferenceCall): number;
  /**
   * About as many input tokens as the provider will count, by the length of the texts alone: no further off than two or three times, mostly. Found as
   * fast as {@link mostInput}, for whoever need not know it exactly.
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
