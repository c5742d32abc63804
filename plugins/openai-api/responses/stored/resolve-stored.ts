import {
  type Awaitable,
  after,
  type Exchange,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../../../core/api/index.js';
import { RequestObject } from '../../request-object.js';
import { type AnswerSecret, secretIn, secretOf } from '../../stored-items/item-id.js';
import type { ItemStore } from '../../stored-items/item-store.js';
import { itemsOf } from '../../stored-items/conversation-items.js';
import type { AnswerKeeper } from '../../stored-items/keep-answers.js';
import { settingsForNext } from '../../stored-items/shared-settings.js';
import { findConversation, itemsOfTurns } from './find-conversation.js';
import { readInput } from '../request/read-items.js';
import { type Place, resolveReferences } from './resolve-references.js';
import { mostBytes, repeatedItem, unknownResponse } from './stored-errors.js';

/** The stored responses. */
export interface Stored {
  readonly store: ItemStore;
  readonly keeper: AnswerKeeper;
}

/**
 * Replaces what a request refers to by what was stored: references in `input` by items of earlier answers, and `previous_response_id` by the
 * conversation up to that response.
 *
 * @returns the body itself if it refers to nothing
 * @throws GatewayError `GW_ITEM_UNKNOWN` (404), `GW_RESPONSE_UNKNOWN` and `GW_REQUEST_INVALID` (400) with the field, `GW_REQUEST_TOO_LARGE` (413),
 * `GW_DATABASE_UNAVAILABLE` (503)
 */
export function resolveStored(body: JsonObject, exchange: Exchange, { store, keeper }: Stored): Awaitable<JsonObject> {
  const { connection: owner, signal } = exchange;
  if (!owner) return body;
  const place: Place = { store, owner, signal, maxBytes: mostBytes };
  const { previous_response_id: previous = null, ...rest } = body;
  // Where no requests are kept, decoding refuses it.
  if (previous === null || !store.keepsRequests) return resolveReferences(body, place);
  const previousId = new RequestObject(body, '').requiredString('previous_response_id');
  const secret = secretIn(previousId);
  if (secret === undefined) throw unknownResponse(place);
  return after(findConversation(secret, place, 'previous_response_id'), ({ secrets: earlier, turns, bytes }) => {
    const items = itemsOfTurns({ secrets: earlier, turns });
    const last = turns.at(-1);
    refuseRepeated(itemsOf(body['input']), earlier);
    return after(resolveReferences(rest, { ...place, maxBytes: mostBytes - bytes }), ({ input, ...others }) => {
      const settings = last && settingsForNext(last.request);
      keeper.continues({ previousId, earlier, added: items.length, settings }, exchange);
      return { ...others, input: [...items, ...newItems(input)] };
    });
  });
}

/** The items of a request that continues a response. They are read alone first, so that errors name their positions in the request. */
function newItems(input: JsonValue | undefined): readonly JsonValue[] {
  if (input === undefined || input === null || (Array.isArray(input) && input.length === 0)) return [];
  readInput(new RequestObject({ input }, ''));
  return itemsOf(input);
}

/** Refuses items that the conversation has already, as OpenAI's API does: the model would read them twice. */
function refuseRepeated(input: readonly JsonValue[], earlier: readonly AnswerSecret[]): void {
  const known = new Set(earlier);
  for (const [at, item] of input.entries()) {
    const secret = isJsonObject(item) ? secretOf(item) : undefined;
    if (secret !== undefined && known.has(secret)) throw repeatedItem(at);
  }
}
