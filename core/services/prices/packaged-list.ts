import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalOf,
  decimalOfUnits,
  scaleOf,
  unitsOf,
} from '../../api/index.js';
import type { Rates, TierRates, TokenKind, TokenRates } from './rates.js';

/** The currency of the list. */
export const listCurrency = 'USD';

/** A model in the packaged list. */
interface PackagedModel {
  /** The list's ids of the provider and the model. */
  readonly listed: { readonly provider: string; readonly model: string };
  readonly name: string | undefined;
  readonly contextWindow: number | undefined;
  /** Prices in US dollars; undefined if they depend on what usage does not distinguish, or are not all known. */
  readonly rates: Rates | undefined;
  /** Whether the price depends on the hour or the day. */
  readonly changes: boolean;
}

/** The price list that comes with the gateway. */
export interface PackagedList {
  /** The list's id of the provider with this URL, or else with exactly this id; undefined when the list has neither. */
  providerOf(endpoint: string | undefined, id: string): string | undefined;
  /**
   * Finds a model of a provider, given the list's id of the provider; without one, of the model's maker.
   *
   * @param at milliseconds since 1970
   */
  find(model: string, provider: string | undefined, at: number): PackagedModel | undefined;
}

type Library = typeof import('@pydantic/genai-prices');
type ListedPrices = Readonly<Record<string, number | ListedSteps | undefined>>;
interface ListedSteps {
  readonly base: number;
  readonly tiers: readonly { readonly start: number; readonly price: number }[];
}

const keys: Readonly<Record<TokenKind, string>> = {
  input: 'input_mtok',
  output: 'output_mtok',
  cachedInput: 'cache_read_mtok',
  cacheWrite: 'cache_write_mtok',
  longCacheWrite: 'cache_write_1h_mtok',
  cachedAudioInput: 'cache_audio_read_mtok',
  cachedImageInput: 'cache_image_read_mtok',
  audioInput: 'input_audio_mtok',
  imageInput: 'input_image_mtok',
  audioOutput: 'output_audio_mtok',
  imageOutput: 'output_image_mtok',
  reasoning: 'output_reasoning_mtok',
};
const kindKeys = Object.entries(keys) as readonly (readonly [TokenKind, string])[];

/** Fees for a thousand requests or searches. */
const feeKeys = { request: 'requests_kcount', search: 'web_searches_kcount' } as const;

/** Prices of other operations of the provider, which do not occur in a model's answer. */
const elsewhere = new Set(['storage_searches_kcount']);
const known = new Set<string>([...Object.values(keys), ...Object.values(feeKeys), ...elsewhere]);

let loading: Promise<PackagedList> | undefined;

/** Loads the list, once for each process. It is large: parsing it blocks the event loop for 40 ms. */
export function loadPackagedList(): Promise<PackagedList> {
  loading ??= import('@pydantic/genai-prices').then(listOf);
  return loading;
}

function listOf({ calcPrice, findProvider }: Library): PackagedList {
  return {
    providerOf(endpoint, id) {
      const there = endpoint === undefined ? undefined : findProvider({ providerApiUrl: endpoint });
      // The list's own look-up also matches similar ids, but a server with another name may have other prices.
      return (there ?? [findProvider({ providerId: id })].find((found) => found?.id === id))?.id;
    },
    find(model, provider, at) {
      const asked = provider === undefined ? {} : { providerId: provider };
      const entry = calcPrice({}, model, { ...asked, timestamp: new Date(at) });
      if (!entry) return undefined;
      return {
        listed: { provider: entry.provider.id, model: entry.model.id },
        name: entry.model.name,
        contextWindow: entry.model.context_window,
        rates: isIncomplete(model, entry.model_price as ListedPrices)
          ? undefined
          : ratesOf(entry.model_price as ListedPrices),
        changes: Array.isArray(entry.model.prices),
      };
    },
  };
}

/**
 * Whether only the texts of a model have a price that hears and speaks, or that searches the web for every answer. Its audio costs a multiple, and
 * each search as much as thousands of tokens.
 */
function isIncomplete(model: string, prices: ListedPrices): boolean {
  if (/\baudio\b/.test(model)) return prices[keys.audioInput] === undefined;
  return /\bsearch\b/.test(model) && prices[feeKeys.request] === undefined;
}

function ratesOf(prices: ListedPrices): Rates | undefined {
  if (prices[keys.input] === undefined || Object.keys(prices).some((key) => !known.has(key))) return undefined;
  const steps = Object.values(prices).flatMap((price) => (typeof price === 'object' ? price.tiers : []));
  const starts = [...new Set(steps.map(({ start }) => start))].toSorted((a, b) => a - b);
  return {
    ...tokenRates(prices, -1),
    tiers: starts.map((above): TierRates => ({ above, ...tokenRates(prices, above) })),
    ...fee('request', prices),
    ...fee('search', prices),
  };
}

/** The prices of a request with more than `above` input tokens. */
function tokenRates(prices: ListedPrices, above: number): TokenRates {
  const rates = kindKeys.flatMap(([kind, key]) => {
    const price = prices[key];
    if (price === undefined) return kind === 'output' ? [[kind, '0']] : [];
    const step = typeof price === 'object' ? price.tiers.findLast(({ start }) => start <= above) : undefined;
    return [[kind, exact(typeof price === 'object' ? (step?.price ?? price.base) : price)]];
  });
  return withLongWrites(Object.fromEntries(rates) as unknown as TokenRates);
}

/**
 * Adds the price of writing to a cache for an hour or longer where the list has only that for minutes: twice that of input, as in all of its entries that
 * have both (a test). A price below that of input is for something else.
 */
function withLongWrites(rates: TokenRates): TokenRates {
  const { input, cacheWrite, longCacheWrite } = rates;
  if (longCacheWrite !== undefined || cacheWrite === undefined || compareDecimals(cacheWrite, input) <= 0) return rates;
  return { ...rates, longCacheWrite: addDecimals(input, input) };
}

function fee(name: keyof typeof feeKeys, prices: ListedPrices): Partial<Record<keyof typeof feeKeys, Decimal>> {
  const price = prices[feeKeys[name]];
  if (price === undefined) return {};
  const most = typeof price === 'object' ? Math.max(price.base, ...price.tiers.map((tier) => tier.price)) : price;
  const decimal = exact(most);
  return { [name]: decimalOfUnits(unitsOf(decimal, scaleOf(decimal)), scaleOf(decimal) + 3) };
}

/** The decimal that the list's author has written: the shortest one that represents this double. */
function exact(price: number): Decimal {
  return decimalOf(price) ?? '0';
}
