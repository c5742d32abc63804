import { GatewayError, type InferenceCall } from '../../core/api/index.js';

/**
 * Members by which a client of a provider's own dialect is answered at another price than the model's, with the values that change nothing. They
 * go on to the provider as they are, and no price list says what they cost.
 */
const ordinary: ReadonlyMap<string, readonly unknown[]> = new Map([
  ['service_tier', ['auto', 'default', 'standard', 'standard_only', 'flex']],
  ['speed', ['standard']],
  ['inference_geo', ['global']],
  // Other models that may answer instead.
  ['models', []],
  // Searches of the web by a model itself; those that are asked for as a tool are reserved.
  ['web_search_options', []],
]);

/**
 * Refuses what nobody knows the price of, for connections with a limit to keep.
 *
 * @throws GatewayError `GW_SPENDING_PRICE_UNKNOWN` (400) with the field
 */
export function refuseUnpricedWishes({ source: { body } }: InferenceCall): void {
  for (const [field, values] of ordinary) {
    const wish = body[field] ?? undefined;
    if (wish === undefined || values.includes(wish)) continue;
    throw new GatewayError({
      code: 'GW_SPENDING_PRICE_UNKNOWN',
      status: 400,
      field,
      message:
        `It is not known what this "${field}" adds to the price of the model, and this connection has a spending limit. ` +
        (values.length === 0 ? 'Leave it out.' : `Leave it out, or use ${JSON.stringify(values[0])}.`),
    });
  }
}
