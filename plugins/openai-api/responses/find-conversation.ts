import { type Awaitable, after, type GatewayError, type JsonValue } from '../../../core/api/index.js';
import type { AnswerSecret } from '../stored-items/item-id.js';
import type { StoredRequest, StoredResponse } from '../stored-items/stored-response.js';
import type { Place } from './resolve-references.js';
import { type MissingPart, tooLarge, tooManyTurns, unknownResponse } from './stored-errors.js';

/** The most responses of a conversation. Each one stores the secrets of all before it. */
const mostTurns = 1_000;

/** A stored conversation. */
export interface Conversation {
  /** Of its responses, the oldest first. */
  readonly secrets: readonly AnswerSecret[];
  /** Its responses, in the same order. */
  readonly turns: readonly Turn[];
  /** What was read, encrypted. */
  readonly bytes: number;
}

/** A response that is stored with its request. */
export type Turn = StoredResponse & { readonly request: StoredRequest };

/**
 * Finds the conversation that ends with a response. Responses before it may have been deleted.
 *
 * @param missing creates the error for a part that is not stored
 * @throws GatewayError that error, `GW_REQUEST_INVALID` (400), `GW_REQUEST_TOO_LARGE` (413), `GW_DATABASE_UNAVAILABLE` (503)
 */
export function findConversation(
  last: AnswerSecret,
  place: Place,
  missing: (place: Place, part: MissingPart) => GatewayError = unknownResponse,
): Awaitable<Conversation> {
  return after(find([last], place), (found) => {
    const response = found.responses.get(last);
    if (!response) throw missing(place, 'it');
    if (!hasRequest(response)) throw missing(place, 'request');
    const { earlier } = response.request;
    if (earlier.length + 1 >= mostTurns) throw tooManyTurns(mostTurns);
    const rest = { ...place, maxBytes: place.maxBytes - found.bytes };
    return after(find(earlier, rest, true), (before) => {
      const turns = earlier.map((secret) => before.responses.get(secret)).filter(hasRequest);
      if (turns.length < earlier.length) throw missing(place, 'earlier');
      return { secrets: [...earlier, last], turns: [...turns, response], bytes: found.bytes + before.bytes };
    });
  });
}

/** The input and output items of a conversation. */
export function itemsOfTurns(turns: readonly Turn[]): readonly JsonValue[] {
  return turns.flatMap(({ request, output }) => [...request.input, ...output.filter((item) => item !== null)]);
}

function hasRequest(response: StoredResponse | undefined): response is Turn {
  return response?.request !== undefined;
}

function find(secrets: readonly AnswerSecret[], { store, ...search }: Place, withDeleted?: true) {
  if (secrets.length === 0) return { responses: new Map<AnswerSecret, StoredResponse>(), bytes: 0 };
  return after(store.find({ ...search, secrets, ...(withDeleted && { withDeleted }) }), (found) => {
    if (!found) throw tooLarge('previous_response_id');
    return found;
  });
}
