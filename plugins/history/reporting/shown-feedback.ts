import type { AnswerFeedback, FindFeedback } from '../../../core/api/index.js';
import type { MessageEntry } from './reporting-schema.js';

/** Adds feedback to messages, once a plugin has registered a source of feedback. */
export class ShownFeedback {
  #find: FindFeedback | undefined;

  /** Registers the source of feedback. @returns a function that unregisters it */
  showFrom(find: FindFeedback): () => void {
    this.#find = find;
    return () => {
      if (this.#find === find) this.#find = undefined;
    };
  }

  /** The messages with their feedback. */
  async addTo(organizationId: string, messages: readonly MessageEntry[]): Promise<readonly MessageEntry[]> {
    if (!this.#find || messages.length === 0) return messages;
    const traceIds = [...new Set(messages.map((message) => message.trace_id))];
    const found = Map.groupBy(await this.#find(organizationId, traceIds), ({ traceId }) => traceId);
    return messages.map((message) => ({ ...message, feedback: (found.get(message.trace_id) ?? []).map(shown) }));
  }
}

function shown({ version, score }: AnswerFeedback): MessageEntry['feedback'][number] {
  return { version, score };
}
