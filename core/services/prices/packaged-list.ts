import { type Decimal, decimalOf, decimalOfUnits, scaleOf, unitsOf } from '../../api/index.js';
import type { Rates, TierRates, TokenKind, TokenRates } from './rates.js';

/** What the packaged list knows about a model. */
export interface PackagedModel {
  /** The list's own words for the provider and the model. */
  readonly listed: { readonly provider: string; readonly model: string };
  readonly name: string | undefined;
  readonly contextWindow: number | undefined;
  /** US dollars; undefined where the model has kinds of tokens with prices of their own that no usage tells apart. */
  readonly rates: Rates | undefined;
  /** The price depends on the hour, or on the day. */
  readonly changes: boolean;
}

/** The price list that comes with the gateway. */
export interface PackagedList {
  /** The list's word for the provider at an address, or for one that goes by this very id; undefined when it knows neither. */
  providerOf(endpoint: string | undefined, id: string): string | undefined;
  /**
   * A model of a provider, by the list's word for it; of whoever makes it, without one.
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
  audioInput: 'input_audio_mtok',
  audioOutput: 'output_audio_mtok',
  reasoning: 'output_reasoning_mtok',
};
const kindKeys = Object.entries(keys) as readonly (readonly [TokenKind, string])[];

/** Fees for a thousand of something that a usage tells of. */
const feeKeys = { request: 'requests_kcount', search: 'web_searches_kcount' } as const;

/** Prices of what an answer of a model never contains: they belong to other operations of the provider. */
const elsewhere = new Set(['storage_searches_kcount', 'cache_audio_read_mtok', 'cache_image_read_mtok']);
const known = new Set<string>([...Object.values(keys), ...Object.values(feeKeys), ...elsewhere]);

let loading: Promise<PackagedList> | undefined;

/** Loads the list. It is large, 40 ms of work for the event loop, and never changes: a process loads it once. */
export function loadPackagedList(): Promise<PackagedList> {
  loading ??= import('@pydantic/genai-prices').then(listOf);
  return loading;
}

function listOf({ calcPrice, findProvider }: Library): PackagedList {
  return {
    providerOf(endpoint, id) {
      const there = endpoint === undefined ? undefined : findProvider({ providerApiUrl: endpoint });
      // The list also takes an id for a provider's that only resembles its own; a server of another name may have other prices.
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
        rates: ratesOf(entry.model_price as ListedPrices),
        changes: Array.isArray(entry.model.prices),
      };
    },
  };
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

/** The prices of a request with more input tokens than these. */
function tokenRates(prices: ListedPrices, above: number): TokenRates {
  const rates = kindKeys.flatMap(([kind, key]) => {
    const price = prices[key];
    if (price === undefined) return kind === 'output' ? [[kind, '0']] : [];
    const step = typeof price === 'object' ? price.tiers.findLast(({ start }) => start <= above) : undefined;
    return [[kind, exact(typeof price === 'object' ? (step?.price ?? price.base) : price)]];
  });
  return Object.fromEntries(rates) as unknown as TokenRates;
}

function fee(name: keyof typeof feeKeys, prices: ListedPrices): Partial<Record<keyof typeof feeKeys, Decimal>> {
  const price = prices[feeKeys[name]];
  if (price === undefined) return {};
  const most = typeof price === 'object' ? Math.max(price.base, ...price.tiers.map((tier) => tier.price)) : price;
  const decimal = exact(most);
  return { [name]: decimalOfUnits(unitsOf(decimal, scaleOf(decimal)), scaleOf(decimal) + 3) };
}

/** The decimal that the list's author has written: the shortest that stands for this double. */
function exact(price: number): Decimal {
  return decimalOf(price) ?? '0';
}
