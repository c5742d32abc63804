import { type Awaitable, after, type JsonValue } from '../../../core/api/index.js';
import type { AnswerSecret } from '../stored-items/item-id.js';
import type { StoredResponse } from '../stored-items/stored-response.js';
import type { Place } from './resolve-references.js';
import { tooLarge, tooManyTurns, unknownResponse } from './stored-errors.js';

/** The most responses of a conversation. Each one stores the secrets of all before it. */
const mostTurns = 1_000;

/** A stored conversation. */
export interface Conversation {
  /** Of its responses, the oldest first. */
  readonly secrets: readonly AnswerSecret[];
  /** The input and output items of all responses. */
  readonly items: readonly JsonValue[];
  /** What was read, encrypted. */
  readonly bytes: number;
}

/**
 * Finds the conversation that ends with a response.
 *
 * @throws GatewayError `GW_RESPONSE_UNKNOWN`, `GW_REQUEST_INVALID` (400), `GW_REQUEST_TOO_LARGE` (413), `GW_DATABASE_UNAVAILABLE` (503)
 */
export function findConversation(last: AnswerSecret, place: Place): Awaitable<Conversation> {
  return after(find([last], place), (found) => {
    const response = found.responses.get(last);
    if (!response) throw unknownResponse(place, 'it');
    if (!response.request) throw unknownResponse(place, 'request');
    const { earlier } = response.request;
    if (earlier.length + 1 >= mostTurns) throw tooManyTurns(mostTurns);
    const rest = { ...place, maxBytes: place.maxBytes - found.bytes };
    return after(find(earlier, rest), (before) => ({
      secrets: [...earlier, last],
      items: [...earlier.map((secret) => before.responses.get(secret)), response].flatMap((turn) =>
        itemsIn(turn, place),
      ),
      bytes: found.bytes + before.bytes,
    }));
  });
}

function find(secrets: readonly AnswerSecret[], { store, ...search }: Place) {
  if (secrets.length === 0) return { responses: new Map<AnswerSecret, StoredResponse>(), bytes: 0 };
  return after(store.find({ ...search, secrets }), (found) => {
    if (!found) throw tooLarge('previous_response_id');
    return found;
  });
}

function itemsIn(response: StoredResponse | undefined, place: Place): readonly JsonValue[] {
  if (!response?.request) throw unknownResponse(place, 'earlier');
  return [...response.request.input, ...response.output.filter((item) => item !== null)];
}
