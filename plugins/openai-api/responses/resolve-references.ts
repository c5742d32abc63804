import {
  type Awaitable,
  after,
  type Exchange,
  GatewayError,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../../core/api/index.js';
import { invalid } from '../request-object.js';
import { type ItemId, readItemId } from '../stored-items/item-id.js';
import type { ItemStore } from '../stored-items/item-store.js';
import type { Owner } from '../stored-items/seal.js';

/** The most bytes that references may add to a request: as many as a body may have by default. */
const mostBytes = 20 * 1024 * 1024;
/** The most references of a request. Each costs some 10 µs, and a request beyond its rate limit is refused only after they are resolved. */
const mostReferences = 5_000;

/** A reference, and where it is. */
interface Reference {
  /** Its index in `input`. */
  readonly at: number;
  readonly item: ItemId;
}

/**
 * Replaces the references in `input` by the items of earlier answers.
 *
 * @returns the body itself if it has none
 * @throws GatewayError `GW_ITEM_UNKNOWN` (404) with the field, `GW_REQUEST_TOO_LARGE` (413), `GW_DATABASE_UNAVAILABLE` (503)
 */
export function resolveReferences(body: JsonObject, exchange: Exchange, store: ItemStore): Awaitable<JsonObject> {
  const { input } = body;
  const { connection: owner } = exchange;
  if (!Array.isArray(input) || !owner || !input.some(isReference)) return body;
  const references = referencesIn(input, owner, store);
  const secrets = [...new Set(references.map(({ item }) => item.secret))];
  const { signal } = exchange;
  return after(store.find({ owner, secrets, maxBytes: mostBytes, signal }), (answers) => {
    if (!answers) throw tooLarge();
    const items = new Map<number, JsonObject>();
    for (const { at, item } of references) {
      const found = answers.get(item.secret)?.[item.index];
      if (!found) throw unknownItem(at, owner, store);
      items.set(at, found);
    }
    return { ...body, input: (input as JsonValue[]).map((item, at) => items.get(at) ?? item) };
  });
}

/** A reference, whose type is optional. */
function isReference(item: JsonValue): item is JsonObject {
  if (!isJsonObject(item)) return false;
  const type = item['type'] ?? undefined;
  return type === 'item_reference' || (type === undefined && item['role'] === undefined && item['id'] !== undefined);
}

function referencesIn(input: readonly JsonValue[], owner: Owner, store: ItemStore): Reference[] {
  const ids = new Set<string>();
  const references: Reference[] = [];
  for (const [at, reference] of input.entries()) {
    if (!isReference(reference)) continue;
    if (references.length === mostReferences) throw tooMany();
    const { id } = reference;
    if (typeof id !== 'string') throw invalid(`input[${at}].id`, 'the id of an item of an earlier answer', id);
    const item = readItemId(id);
    if (!item) throw unknownItem(at, owner, store);
    // OpenAI's API refuses this too; here it also bounds what a request can refer to.
    if (ids.has(id)) throw repeated(at);
    ids.add(id);
    references.push({ at, item });
  }
  return references;
}

function unknownItem(at: number, owner: Owner, store: ItemStore): GatewayError {
  return new GatewayError({
    code: 'GW_ITEM_UNKNOWN',
    status: 404,
    field: `input[${at}].id`,
    retryable: false,
    message:
      `"input[${at}].id" refers to an item that is not stored here. Items are stored for ${store.daysOf(owner)} days, for the connection that got them, ` +
      'and not if the request said "store": false. Send the item itself instead of the reference; clients do so with "store": false.',
  });
}

function repeated(at: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: `input[${at}].id`,
    message: `"input[${at}].id" refers to the same item as an earlier element of "input". Refer to each item once.`,
  });
}

function tooMany(): GatewayError {
  return refused(`"input" has more than ${mostReferences} references to items. Refer to fewer.`);
}

function tooLarge(): GatewayError {
  return refused(`The items that "input" refers to are larger than ${mostBytes} bytes together. Refer to fewer.`);
}

function refused(message: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_TOO_LARGE', status: 413, field: 'input', message });
}
