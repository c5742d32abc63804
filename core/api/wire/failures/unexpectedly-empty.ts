import type { ChatCall } from '../../call.js';
import type { FinishReason } from '../../part.js';
import type { Usage } from '../../usage.js';

/** What is known of an answer without any content when it has ended. */
export interface EmptyEnd {
  readonly reasons: readonly FinishReason[];
  readonly usage: Pick<Usage, 'outputTokens'> | undefined;
}

/**
 * Whether an answer without any content is a fault of the provider: it says that the model has ended by itself, and has generated nothing. A model that
 * has generated something may have meant to stay silent.
 */
export function isUnexpectedlyEmpty({ reasons, usage }: EmptyEnd): boolean {
  return (usage?.outputTokens ?? 0) === 0 && reasons.length > 0 && reasons.every((reason) => reason === 'stop');
}

/**
 * Whether an answer without any content may be meant, even if nothing was generated: to results of tools there may be nothing to add, an answer that the
 * model continues may be complete, and a stop sequence may come first.
 */
export function mayBeEmpty({ messages, sampling }: Pick<ChatCall, 'messages' | 'sampling'>): boolean {
  return messages.at(-1)?.role !== 'user' || (sampling.stop ?? []).length > 0;
}
