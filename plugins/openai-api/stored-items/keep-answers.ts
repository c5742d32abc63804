import { type Exchange, type Hold, type InferenceCall, perExchange } from '../../../core/api/index.js';
import { type AnswerSecret, newAnswerSecret } from './item-id.js';
import type { AnswerItems, ItemStore } from './item-store.js';

/** An answer whose items are to be stored. */
export interface KeptAnswer {
  /** Part of the id of each item. */
  readonly secret: AnswerSecret;
  /** The items as the client has got them so far. Set by the encoder of the answer. */
  items: (() => AnswerItems) | undefined;
}

/** Stores the items of answers, unless the client has said `"store": false`. */
export class AnswerKeeper {
  readonly #store: ItemStore;
  readonly #answers = perExchange<KeptAnswer>(({ receivedAt }) => ({
    secret: newAnswerSecret(receivedAt),
    items: undefined,
  }));

  constructor(store: ItemStore) {
    this.#store = store;
  }

  /** The answer of this exchange, if it is to be stored. */
  answerOf({ source }: InferenceCall, exchange: Exchange): KeptAnswer | undefined {
    return source.body['store'] === false ? undefined : this.#answers.of(exchange);
  }

  /**
   * A hold that stores the items when it is settled: before the client sees the end of its answer, so that its next request can refer to them; and
   * also after an answer that has broken off, of which clients keep what they have got.
   */
  hold(call: InferenceCall, exchange: Exchange): Hold | undefined {
    const answer = this.answerOf(call, exchange);
    const { connection: owner } = exchange;
    if (!answer || !owner) return undefined;
    return {
      settle: () => {
        const items = answer.items?.();
        return items?.some((item) => item !== null) ? this.#store.add(owner, answer.secret, items) : undefined;
      },
    };
  }
}
