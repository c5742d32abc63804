import type { ChatCall, SearchLocation, WebSearch } from '../../call.js';
import { mostCitations } from '../../citation.js';
import type { JsonObject, JsonValue } from '../../json.js';
import type { OpaquePart } from '../../part.js';
import { withoutUndefined } from '../../without-undefined.js';
import { isJsonArray, isJsonObject, isText, numberOf, stringsIn, textIn } from '../json/json.js';

/**
 * Reads a client's search of the web, in the forms that several dialects share: domains in `filters` or beside them, the place of the user in
 * `user_location` or in its `approximate`.
 *
 * @returns undefined for one that no other provider may make instead: it may not reach the web itself (`external_web_access`), or it is restricted in
 * a way that cannot be read
 */
export function readWebSearch(tool: JsonObject): WebSearch | undefined {
  const filters = isJsonObject(tool['filters']) ? tool['filters'] : tool;
  const [allowed, blocked] = [domainsIn(filters['allowed_domains']), domainsIn(filters['blocked_domains'])];
  if (tool['external_web_access'] === false || allowed === null || blocked === null) return undefined;
  return withoutUndefined({
    allowedDomains: allowed,
    blockedDomains: blocked,
    location: locationIn(tool['user_location']),
    maxUses: numberOf(tool['max_uses']),
    contextSize: textIn(tool['search_context_size']),
  });
}

/** The search of the web that a call wants and that its own provider would make: the first, because a provider makes only one. */
export function webSearchOf({ tools }: Pick<ChatCall, 'tools'>): WebSearch | undefined {
  return tools?.find(({ opaque }) => opaque?.webSearch !== undefined)?.opaque?.webSearch;
}

/** The dialect of an opaque part that tells of a search of the web, for clients of other dialects than the provider's. */
const madeSearch = 'web-search';

/**
 * The part with which a provider tells clients of other dialects that it has searched the web; undefined if it does not say for what. Those of its own
 * dialect get that of their dialect.
 */
export function madeSearchPart(queries: readonly (JsonValue | undefined)[], choice = 0): OpaquePart | undefined {
  const said = queries.filter(isText);
  return said.length === 0
    ? undefined
    : { type: 'opaque', dialect: madeSearch, choice, value: { queries: said.slice(0, mostCitations) } };
}

/** What a {@link madeSearchPart} has searched for, as a part or as a block of a collected answer; undefined for any other. */
export function queriesOf({ dialect, value }: Pick<OpaquePart, 'dialect' | 'value'>): readonly string[] | undefined {
  return dialect === madeSearch && isJsonObject(value) ? stringsIn(value['queries']) : undefined;
}

/** The domains of a list; undefined for an empty one, which restricts nothing, and null for anything else. */
function domainsIn(value: JsonValue | undefined): readonly string[] | undefined | null {
  if ((value ?? undefined) === undefined) return undefined;
  if (!isJsonArray(value) || !value.every((domain) => typeof domain === 'string')) return null;
  return value.length === 0 ? undefined : value;
}

function locationIn(value: JsonValue | undefined): SearchLocation | undefined {
  if (!isJsonObject(value)) return undefined;
  const place = isJsonObject(value['approximate']) ? value['approximate'] : value;
  const location = withoutUndefined({
    country: textIn(place['country']),
    region: textIn(place['region']),
    city: textIn(place['city']),
    timezone: textIn(place['timezone']),
  });
  return Object.keys(location).length === 0 ? undefined : location;
}
