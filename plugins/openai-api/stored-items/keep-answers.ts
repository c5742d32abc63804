import {
  type Exchange,
  type Hold,
  type InferenceCall,
  isJsonArray,
  type JsonValue,
  perExchange,
} from '../../../core/api/index.js';
import { type AnswerSecret, newAnswerSecret } from './item-id.js';
import type { ItemStore } from './item-store.js';
import type { AnswerItems, StoredRequest } from './stored-response.js';

/** An answer that is to be stored. */
export interface KeptAnswer {
  /** Part of its id and of the id of each item. */
  readonly secret: AnswerSecret;
  /** The items as the client has got them so far; undefined if it has got nothing. Set by the encoder of the answer. */
  items: (() => AnswerItems | undefined) | undefined;
}

/** The conversation that a request continues with `previous_response_id`. */
export interface Continued {
  readonly previousId: string;
  /** All its responses, the oldest first. */
  readonly earlier: readonly AnswerSecret[];
  /** The number of items that were put before those of the request. */
  readonly added: number;
}

/** Stores answers and their requests, unless the client has said `"store": false`. */
export class AnswerKeeper {
  readonly #store: ItemStore;
  readonly #answers = perExchange<KeptAnswer>(({ receivedAt }) => ({
    secret: newAnswerSecret(receivedAt),
    items: undefined,
  }));
  readonly #continued = perExchange<{ value: Continued | undefined }>(() => ({ value: undefined }));

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
      settle: () => {
        const output = answer.items?.();
        if (!output) return undefined;
        const request = this.#store.keepsRequests ? this.#requestOf(call, exchange) : undefined;
        if (!request && output.every((item) => item === null)) return undefined;
        return this.#store.add(owner, answer.secret, { output, request });
      },
    };
  }

  #requestOf({ source }: InferenceCall, exchange: Exchange): StoredRequest {
    const { earlier = [], added = 0 } = this.continuedBy(exchange) ?? {};
    return { earlier, input: itemsOf(source.body['input']).slice(added) };
  }
}

/** The `input` of a request as items. */
export function itemsOf(input: JsonValue | undefined): readonly JsonValue[] {
  if (isJsonArray(input)) return input;
  return typeof input === 'string' ? [{ role: 'user', content: input }] : [];
}
