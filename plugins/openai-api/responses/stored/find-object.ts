import { type Awaitable, after, type JsonObject } from '../../../../core/api/index.js';
import type { AnswerSecret } from '../../stored-items/item-id.js';
import { withLongOf } from '../../stored-items/shared-settings.js';
import type { StoredObject, StoredResponse } from '../../stored-items/stored-response.js';
import type { Place } from './resolve-references.js';
import { responseNotFound, tooLarge } from './stored-errors.js';
import { storedObject } from './stored-object.js';

/**
 * Finds the `response` object of a stored response, whose long settings may be stored with an earlier one of its conversation.
 *
 * @throws GatewayError `GW_RESPONSE_UNKNOWN` (404), `GW_REQUEST_TOO_LARGE` (413), `GW_DATABASE_UNAVAILABLE` (503)
 */
export function findObject(secret: AnswerSecret, place: Place): Awaitable<JsonObject> {
  return after(findOne(secret, place), (response) => {
    if (!response?.object) throw responseNotFound(place, response && 'object');
    const { output, request, object } = response;
    const other = request?.settings?.at === undefined ? undefined : request.earlier[request.settings.at];
    if (other === undefined) return storedObject(secret, output, object);
    return after(findOne(other, place, true), (earlier) => {
      if (!earlier?.object) throw responseNotFound(place, 'earlier');
      const complete: StoredObject = { ...object, settings: withLongOf(earlier.object.settings, object.settings) };
      return storedObject(secret, output, complete);
    });
  });
}

function findOne(
  secret: AnswerSecret,
  { store, ...search }: Place,
  withDeleted?: true,
): Awaitable<StoredResponse | undefined> {
  const wanted = { ...search, secrets: [secret], ...(withDeleted && { withDeleted }) };
  return after(store.find(wanted), (found) => {
    if (!found) throw tooLarge('response_id');
    return found.responses.get(secret);
  });
}
