import {
  type ListedModelFacts,
  type ModelCatalog,
  type ModelInfo,
  type PriceList,
  type PriceRow,
  withoutProvider,
} from '../../api/index.js';
import { listCurrency, loadPackagedList, type PackagedList } from './packaged-list.js';
import { RatesRow } from './price-row.js';
import { freeRates, type Rates, ratesOfFile, withSurcharge } from './rates.js';

/** Size limit of the cache: patterns match any number of names. */
const maxKnown = 1000;
/** Prices that depend on the time change at full minutes. */
const minuteMs = 60_000;

interface KnownRow {
  readonly row: PriceRow | undefined;
  /** The only minute since 1970 for which the row is valid; undefined for a price that does not change. */
  readonly minute?: number;
}

/** The prices of one generation's models: those in gateway.yaml, and otherwise those of the packaged list. */
export class ModelPrices implements PriceList {
  readonly #catalog: ModelCatalog;
  readonly #currency: string;
  readonly #rows = new Map<string, KnownRow>();
  #list: PackagedList | undefined;

  constructor(catalog: ModelCatalog, currency: string) {
    this.#catalog = catalog;
    this.#currency = currency;
  }

  /** Loads the packaged list. Call it before the first request, because `find` is synchronous. */
  async load(): Promise<void> {
    this.#list = await loadPackagedList();
  }

  find(model: string, at: number): PriceRow | undefined {
    const known = this.#rows.get(model);
    if (known && (known.minute === undefined || known.minute === minuteOf(at))) return known.row;
    const info = this.#catalog.find(model);
    // Not cached: a name that no provider serves may be of any length.
    if (!info) return undefined;
    const found = this.#rowOf(model, info, at);
    if (this.#rows.size >= maxKnown) this.#rows.clear();
    this.#rows.set(model, found);
    return found.row;
  }

  factsOf(model: string): ListedModelFacts | undefined {
    const info = this.#catalog.find(model);
    if (!info) return undefined;
    const list = this.#loaded();
    const name = ownName(model, info);
    const provider = list.providerOf(info.endpoint, info.provider);
    const found = list.find(name, provider, Date.now()) ?? list.find(name, undefined, Date.now());
    return (
      found && {
        name: isNamedLike(name, found.listed.model) ? found.name : undefined,
        contextWindow: found.contextWindow,
        outputPrice: found.rates?.output,
      }
    );
  }

  /** The context window in the packaged list; undefined, too, if the list was not loaded because no plugin uses prices. */
  contextWindowOf(model: string): number | undefined {
    return this.#list && this.factsOf(model)?.contextWindow;
  }

  #rowOf(model: string, info: ModelInfo, at: number): KnownRow {
    const currency = this.#currency;
    if (info.price && (info.price.currency ?? currency) === currency)
      return { row: new RatesRow(ratesOfFile(info.price), { source: 'file', currency }) };
    if (info.free) return { row: new RatesRow(freeRates, { source: 'free', currency }) };
    // The list is in US dollars, and there is no exchange rate.
    if (currency !== listCurrency) return { row: undefined };
    const found = this.#inList(model, info, at);
    if (!found?.rates) return { row: undefined };
    const name = ownName(model, info);
    const rates = withSearches(surcharged(found.rates, name, info), name, info);
    const row = new RatesRow(rates, { source: 'list', currency, listed: found.listed });
    return found.changes ? { row, minute: minuteOf(at) } : { row };
  }

  #inList(model: string, info: ModelInfo, at: number): ReturnType<PackagedList['find']> {
    const list = this.#loaded();
    const [, named, listed] = /^([^/]+)\/(.+)$/.exec(info.pricedAs ?? '') ?? [];
    if (named !== undefined && listed !== undefined) return list.find(listed, named, at);
    // For an unknown provider there is no price: the price of the model's maker does not apply to another server.
    const provider = list.providerOf(info.endpoint, info.provider);
    return provider === undefined ? undefined : list.find(ownName(model, info), provider, at);
  }

  #loaded(): PackagedList {
    if (!this.#list) throw new Error('the price list was asked before it was loaded');
    return this.#list;
  }
}

/** Whether an entry is the model's own, and not that of a family (one for `model-5` also matches `model-5-5`), whose name would mislead. */
function isNamedLike(model: string, listed: string): boolean {
  return model === listed || model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '') === listed;
}

function surcharged(rates: Rates, name: string, { pricedAs, surcharge }: ModelInfo): Rates {
  if (!surcharge || pricedAs !== undefined || surcharge.except.test(name)) return rates;
  return withSurcharge(rates, surcharge.percent);
}

function withSearches(rates: Rates, name: string, { pricedAs, searchPrices = [] }: ModelInfo): Rates {
  if (rates.search !== undefined || pricedAs !== undefined) return rates;
  const search = searchPrices.find(({ models }) => models.test(name))?.price;
  return search === undefined ? rates : { ...rates, search };
}

function ownName(model: string, info: ModelInfo): string {
  return info.upstream ?? withoutProvider(model, info);
}

function minuteOf(at: number): number {
  return Math.floor(at / minuteMs);
}
