import {
  type Awaitable,
  after,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../../../core/api/index.js';
import { invalid } from '../../request-object.js';
import { type ItemId, readItemId } from '../../stored-items/item-id.js';
import type { ItemStore } from '../../stored-items/item-store.js';
import type { StoredResponse } from '../../stored-items/stored-response.js';
import type { Owner } from '../../stored-items/seal.js';
import { withDigest, withoutStoredIds } from '../request/foreign-items.js';
import { mostReferences, repeatedReference, tooLarge, tooManyReferences, unknownItem } from './stored-errors.js';

/** Where stored responses are looked for. */
export interface Place {
  readonly store: ItemStore;
  readonly owner: Owner;
  /** The most bytes of all of them together. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** A reference, and where it is. */
interface Reference {
  /** Its index in `input`. */
  readonly at: number;
  readonly id: string;
  readonly item: ItemId;
}

/**
 * Replaces the references in `input` by the items of earlier answers. Items of earlier answers that the client has sent itself lose their ids: they
 * mean nothing to a model, and open what is stored.
 *
 * @returns the body itself if it has neither
 * @throws GatewayError `GW_ITEM_UNKNOWN` (404) with the field, `GW_REQUEST_TOO_LARGE` (413), `GW_DATABASE_UNAVAILABLE` (503)
 */
export function resolveReferences(body: JsonObject, place: Place): Awaitable<JsonObject> {
  const { input } = body;
  if (!isJsonArray(input)) return body;
  const references = referencesIn(input, place);
  if (references.length === 0) {
    const outward = input.map(withoutStoredIds);
    return outward.some((item, at) => item !== input[at]) ? { ...body, input: outward } : body;
  }
  const secrets = [...new Set(references.map(({ item }) => item.secret))];
  const { store, ...search } = place;
  return after(store.find({ ...search, secrets }), (found) => {
    if (!found) throw tooLarge('input');
    const items = new Map<number, JsonObject>();
    for (const { at, id, item } of references) {
      const stored = storedItem(found.responses.get(item.secret), item);
      if (!isJsonObject(stored)) throw unknownItem(at, place);
      items.set(at, withDigest(stored, id));
    }
    return { ...body, input: input.map((item, at) => items.get(at) ?? withoutStoredIds(item)) };
  });
}

function storedItem(response: StoredResponse | undefined, { index, isInput }: ItemId): JsonValue | undefined {
  return isInput ? response?.request?.input[index] : response?.output[index];
}

/** A reference, whose type is optional. */
function isReference(item: JsonValue): item is JsonObject {
  if (!isJsonObject(item)) return false;
  const type = item['type'] ?? undefined;
  return type === 'item_reference' || (type === undefined && item['role'] === undefined && item['id'] !== undefined);
}

function referencesIn(input: readonly JsonValue[], place: Place): readonly Reference[] {
  if (!input.some(isReference)) return [];
  const ids = new Set<string>();
  const references: Reference[] = [];
  for (const [at, reference] of input.entries()) {
    if (!isReference(reference)) continue;
    if (references.length === mostReferences) throw tooManyReferences();
    const { id } = reference;
    if (typeof id !== 'string') throw invalid(`input[${at}].id`, 'the id of an item of an earlier answer', id);
    const item = readItemId(id);
    if (!item) throw unknownItem(at, place);
    // OpenAI's API refuses this too; here it also bounds what a request can refer to.
    if (ids.has(id)) throw repeatedReference(at);
    ids.add(id);
    references.push({ at, id, item });
  }
  return references;
}
