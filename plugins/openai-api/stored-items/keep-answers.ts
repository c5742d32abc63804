import {
  type Awaitable,
  type Exchange,
  type Hold,
  type InferenceCall,
  type JsonValue,
  type Outcome,
  perExchange,
} from '../../../core/api/index.js';
import { answerMessages, itemsOf, lastAnswerItem, messagesOf } from './conversation-items.js';
import { type AnswerSecret, newAnswerSecret } from './item-id.js';
import type { ItemStore } from './item-store.js';
import { KnownConversations } from './known-conversations.js';
import type { Owner } from './seal.js';
import { settingsForNext, type SharedSettings, sharedSettings } from './shared-settings.js';
import type { StoredRequest, StoredResponse } from './stored-response.js';

/** An answer that is to be stored. */
export interface KeptAnswer {
  /** Part of its id and of the id of each item. */
  readonly secret: AnswerSecret;
  /** What the client has got of it so far; undefined if it has got nothing. Set by the encoder of the answer. */
  written: ((outcome: Outcome) => WrittenResponse | undefined) | undefined;
}

/** What the encoder of an answer knows about it. */
export type WrittenResponse = Pick<Required<StoredResponse>, 'output' | 'object'>;

/** The conversation that a request continues with `previous_response_id`. */
export interface Continued {
  readonly previousId: string;
  /** All its responses, the oldest first. */
  readonly earlier: readonly AnswerSecret[];
  /** The number of items that were put before those of the request. */
  readonly added: number;
  /** The settings of the last one, from `settingsForNext`. */
  readonly settings: SharedSettings | undefined;
}

/** An answer as it is stored. */
interface Given {
  readonly owner: Owner;
  readonly secret: AnswerSecret;
  readonly written: WrittenResponse;
  /** The id of its request. */
  readonly messageId: string;
}

/** Stores answers and their requests, unless the client has said `"store": false`. */
export class AnswerKeeper {
  readonly #store: ItemStore;
  readonly #answers = perExchange<KeptAnswer>(({ receivedAt }) => ({
    secret: newAnswerSecret(receivedAt),
    written: undefined,
  }));
  readonly #continued = perExchange<{ value: Continued | undefined }>(() => ({ value: undefined }));
  readonly #known = new KnownConversations();

  constructor(store: ItemStore) {
    this.#store = store;
  }

  /** The answer of this exchange, if it is to be stored. */
  answerOf({ source }: InferenceCall, exchange: Exchange): KeptAnswer | undefined {
    return source.body['store'] === false ? undefined : this.#answers.of(exchange);
  }

  /** Notes what the request of this exchange continues. */
  continues(conversation: Continued, exchange: Exchange): void {
    this.#continued.of(exchange).value = conversation;
  }

  /** What the request of this exchange continues. */
  continuedBy(exchange: Exchange): Continued | undefined {
    return this.#continued.of(exchange).value;
  }

  /**
   * A hold that stores the answer when it is settled: before the client sees its end, so that its next request can refer to it; and also an answer
   * that has broken off, of which clients keep what they have got.
   */
  hold(call: InferenceCall, exchange: Exchange): Hold | undefined {
    const answer = this.answerOf(call, exchange);
    const { connection: owner } = exchange;
    if (!answer || !owner) return undefined;
    return {
      settle: (outcome) => {
        const written = answer.written?.(outcome);
        return written && this.#keep({ owner, secret: answer.secret, written, messageId: exchange.id }, call, exchange);
      },
    };
  }

  #keep({ owner, secret, written, messageId }: Given, call: InferenceCall, exchange: Exchange): Awaitable<void> {
    if (!this.#store.keepsRequests) {
      const { output } = written;
      return output.some((item) => item !== null)
        ? this.#store.add(owner, secret, { output }, messageId)?.written
        : undefined;
    }
    const input = itemsOf(call.source.body['input']);
    const continued = this.continuedBy(exchange);
    if (continued) {
      const { earlier, added } = continued;
      const settings = sharedSettings(written.object.settings, continued.settings);
      const request = { earlier, input: input.slice(added), ...(settings && { settings }) };
      return this.#store.add(owner, secret, { ...written, request }, messageId)?.written;
    }
    return this.#keepConversation({ owner, secret, written, messageId }, call, { input, now: exchange.receivedAt });
  }

  /** Stores an answer whose request contains its whole conversation, of which the beginning may be stored already. */
  #keepConversation(
    { owner, secret, written, messageId }: Given,
    call: InferenceCall,
    { input, now }: { readonly input: readonly JsonValue[]; readonly now: number },
  ): Awaitable<void> {
    const beginning = this.#known.of(messagesOf(call), owner, now);
    const { earlier } = beginning;
    const settings = sharedSettings(written.object.settings, beginning.settings);
    const request: StoredRequest = {
      earlier,
      input: earlier.length === 0 ? input : input.slice(lastAnswerItem(input) + 1),
      ...(settings && { settings }),
    };
    const added = this.#store.add(owner, secret, { ...written, request }, messageId);
    if (added?.isWhole) {
      const known = { responses: [...earlier, secret], settings: settingsForNext(request) };
      beginning.remember(answerMessages(written.output, secret), known);
    }
    return added?.written;
  }
}
