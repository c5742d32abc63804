import {
  type InferenceCall,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type ModelInfo,
  namedFallbacks,
  type PriceRow,
} from '../../../core/api/index.js';
import { unpriced } from '../refusals.js';

const ordinaryTiers: readonly unknown[] = [
  'standard',
  'default',
  'standard_only',
  'flex',
  'SERVICE_TIER_STANDARD',
  'SERVICE_TIER_FLEX',
];

/** A search that is a tool for models of other dialects, which have it or leave it out. */
const searchOptions = 'web_search_options';

const cachedContent = 'cached_content';

const fallbackFields = ['models', 'fallbacks'] as const;

/** The names under which clients ask for a tier. */
const tierFields: ReadonlySet<string> = new Set(['service_tier', 'serviceTier']);

/** The tier that a client asks for, if it has a price of its own. */
export function pricedTier({ source: { body } }: InferenceCall, price: PriceRow | undefined): string | undefined {
  if (!price || price.serviceTiers.length === 0) return undefined;
  const asked = body['service_tier'] ?? body['serviceTier'];
  const name = typeof asked === 'string' ? asked.toLowerCase().replace(/^service_tier_/, '') : '';
  return price.serviceTiers.includes(name) ? name : undefined;
}

/**
 * Members with which a client of a provider's own dialect can change the price of a call, with the values that do not. They are passed on
 * to the provider unchanged, and their prices are not in the price list.
 */
const ordinary: ReadonlyMap<string, readonly unknown[]> = new Map([
  ['service_tier', ['auto', ...ordinaryTiers]],
  ['serviceTier', ordinaryTiers],
  ['speed', ['standard']],
  ['inference_geo', ['global']],
  // Fallback models that the provider calls itself, which may have other prices.
  ...fallbackFields.map((field) => [field, []] as const),
  // Answers of which only the best are given.
  ['best_of', [1]],
  // Web searches by the model itself. (Searches as a tool are included in the reservation.)
  [searchOptions, []],
  ['search_parameters', []],
  ['plugins', []],
  ['enable_search', [false]],
  // Words that are expected in the answer: those that do not come are billed as output, beyond its limit.
  ['prediction', []],
  // Input that the provider has already, whose length is not known.
  ['cachedContent', []],
  [cachedContent, []],
  // An unfinished answer that the provider goes on with: it is input then.
  ['continuationToken', []],
  ['continuation_token', []],
]);

/** The cached input that a provider's own member names: in `extra_body`, or beside the members of the dialect. */
function cachedInside(body: JsonObject): JsonValue | undefined {
  for (const name in body) {
    const own = body[name];
    if (!isJsonObject(own)) continue;
    const cached = own[cachedContent] ?? (name === 'extra_body' ? cachedInside(own) : undefined);
    if (cached !== undefined) return cached;
  }
  return undefined;
}

/**
 * Refuses options whose price is unknown, for connections with a limit.
 *
 * @throws GatewayError `GW_SPENDING_PRICE_UNKNOWN` (400) with the field
 */
export function refuseUnpricedOptions(
  call: InferenceCall,
  price: PriceRow | undefined,
  model: ModelInfo | undefined,
): void {
  const { body, dialect } = call.source;
  const hosted = model?.hostedTools;
  // The models of an alias are looked at when each is called.
  const isSearchTool = model?.standsFor !== undefined || (hosted && !hosted.dialects.includes(dialect));
  const isTierPriced = pricedTier(call, price) !== undefined;
  // Each of them is a call with a price of its own.
  const fallbacksAreOurs = namedFallbacks(call, model) !== undefined;
  for (const [field, values] of ordinary) {
    if (isTierPriced && tierFields.has(field)) continue;
    if (isSearchTool && field === searchOptions) continue;
    if (fallbacksAreOurs && fallbackFields.some((one) => one === field)) continue;
    const wish = body[field] ?? (field === cachedContent ? cachedInside(body) : undefined);
    if (wish === undefined || values.includes(wish)) continue;
    throw unpriced(
      field,
      `It is not known what this "${field}" adds to the price of the model, and what this request may cost is limited. ` +
        (values.length === 0 ? 'Leave it out.' : `Leave it out, or use ${JSON.stringify(values[0])}.`),
    );
  }
}
