import {
  type ListedModelFacts,
  type ModelCatalog,
  type ModelInfo,
  type PriceList,
  type PriceRow,
  withoutProvider,
} from '../../api/index.js';
import { loadPackagedList, type PackagedList } from './packaged-list.js';
import { RatesRow } from './price-row.js';
import { freeRates, ratesOfFile } from './rates.js';

/** The currency of the packaged list. */
const listCurrency = 'USD';
/** Names that are remembered: patterns stand for models without number. */
const mostKnown = 1000;
/** Prices that change do so at full minutes. */
const minuteMs = 60_000;

interface KnownRow {
  readonly row: PriceRow | undefined;
  /** Exclusive; a row that never changes is good for ever. */
  readonly until: number;
}

/** The prices of one generation's models: what gateway.yaml says, and the packaged list where it says nothing. */
export class ModelPrices implements PriceList {
  readonly #catalog: ModelCatalog;
  readonly #currency: string;
  readonly #rows = new Map<string, KnownRow>();
  #list: PackagedList | undefined;

  constructor(catalog: ModelCatalog, currency: string) {
    this.#catalog = catalog;
    this.#currency = currency;
  }

  /** Loads the packaged list. Before the first request: nobody waits for a price. */
  async load(): Promise<void> {
    this.#list = await loadPackagedList();
  }

  find(model: string, at: number): PriceRow | undefined {
    const known = this.#rows.get(model);
    if (known && at < known.until) return known.row;
    const info = this.#catalog.find(model);
    const found = info ? this.#rowOf(model, info, at) : { row: undefined, until: Infinity };
    if (this.#rows.size >= mostKnown) this.#rows.clear();
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
    return found && { name: found.name, contextWindow: found.contextWindow, outputPrice: found.rates?.output };
  }

  /** As the packaged list says; undefined also where nobody asks for prices, so that it was not loaded. */
  contextWindowOf(model: string): number | undefined {
    return this.#list && this.factsOf(model)?.contextWindow;
  }

  #rowOf(model: string, info: ModelInfo, at: number): KnownRow {
    const currency = this.#currency;
    if (info.price) return always(new RatesRow(ratesOfFile(info.price), { source: 'file', currency }));
    if (info.free) return always(new RatesRow(freeRates, { source: 'free', currency }));
    // Without a rate of exchange the list says nothing about what the provider will charge.
    if (currency !== listCurrency) return always(undefined);
    const found = this.#inList(model, info, at);
    if (!found?.rates) return always(undefined);
    const row = new RatesRow(found.rates, { source: 'list', currency, listed: found.listed });
    return found.changes ? { row, until: (Math.floor(at / minuteMs) + 1) * minuteMs } : always(row);
  }

  #inList(model: string, info: ModelInfo, at: number): ReturnType<PackagedList['find']> {
    const list = this.#loaded();
    const [, named, listed] = /^([^/]+)\/(.+)$/.exec(info.pricedAs ?? '') ?? [];
    if (named !== undefined && listed !== undefined) return list.find(listed, named, at);
    // Who makes a model does not say what another server takes for it.
    const provider = list.providerOf(info.endpoint, info.provider);
    return provider === undefined ? undefined : list.find(ownName(model, info), provider, at);
  }

  #loaded(): PackagedList {
    if (!this.#list) throw new Error('the price list was asked before it was loaded');
    return this.#list;
  }
}

function ownName(model: string, info: ModelInfo): string {
  return info.upstream ?? withoutProvider(model, info);
}

function always(row: PriceRow | undefined): KnownRow {
  return { row, until: Infinity };
}
