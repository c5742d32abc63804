import { type Awaitable, after, type JsonValue } from '../../../../core/api/index.js';
import type { AnswerSecret } from '../../stored-items/item-id.js';
import type { Found, Wanted } from '../../stored-items/item-store.js';
import type { StoredRequest, StoredResponse } from '../../stored-items/stored-response.js';
import { isTrigger } from '../compaction/compaction-content.js';
import { answerItems } from '../request/foreign-items.js';
import type { Place } from './resolve-references.js';
import { responseNotFound, tooLarge, tooManyTurns, unknownResponse } from './stored-errors.js';

/** The most responses of a conversation. Each one stores the secrets of all before it. */
const mostTurns = 1_000;

/** A stored conversation. */
export interface Conversation {
  /** The secrets of its responses, the oldest first. */
  readonly secrets: readonly AnswerSecret[];
  /** Its responses, in the same order. */
  readonly turns: readonly Turn[];
  /** What was read, encrypted. */
  readonly bytes: number;
}

const nothing: Found = { responses: new Map(), bytes: 0 };

/** A response that is stored with its request. */
type Turn = StoredResponse & { readonly request: StoredRequest };

/**
 * Finds the conversation that ends with a response. Responses before it may have been deleted.
 *
 * @param field where its id was given: in a body, to continue it, or in a path
 * @throws GatewayError `GW_RESPONSE_UNKNOWN` (400, for a path 404), `GW_REQUEST_INVALID` (400), `GW_REQUEST_TOO_LARGE` (413), `GW_DATABASE_UNAVAILABLE` (503)
 */
export function findConversation(
  last: AnswerSecret,
  place: Place,
  field: 'previous_response_id' | 'response_id',
): Awaitable<Conversation> {
  const missing = field === 'response_id' ? responseNotFound : unknownResponse;
  const find = ({ store, ...search }: Omit<Wanted, 'owner'> & Place) => {
    if (search.secrets.length === 0) return nothing;
    return after(store.find(search), (found) => {
      if (!found) throw tooLarge(field);
      return found;
    });
  };
  return after(find({ ...place, secrets: [last] }), (found) => {
    const response = found.responses.get(last);
    if (!response) throw missing(place, 'it');
    if (!hasRequest(response)) throw missing(place, 'request');
    const { earlier } = response.request;
    if (field === 'previous_response_id' && earlier.length + 1 >= mostTurns) throw tooManyTurns(mostTurns);
    const rest = { ...place, secrets: earlier, maxBytes: place.maxBytes - found.bytes, withDeleted: true } as const;
    return after(find(rest), (before) => {
      const turns = earlier.map((secret) => before.responses.get(secret)).filter(hasRequest);
      if (turns.length < earlier.length) throw missing(place, 'earlier');
      return { secrets: [...earlier, last], turns: [...turns, response], bytes: found.bytes + before.bytes };
    });
  });
}

/** The input and output items of a conversation, without what asked for its compaction. */
export function itemsOfTurns({ secrets, turns }: Omit<Conversation, 'bytes'>): readonly JsonValue[] {
  return turns.flatMap(({ request, output }, at) => [
    ...request.input.filter((item) => !isTrigger(item)),
    ...answerItems(output, secrets[at] as AnswerSecret),
  ]);
}

function hasRequest(response: StoredResponse | undefined): response is Turn {
  return response?.request !== undefined;
}
