import { type ModelCatalog, type ModelInfo, withoutProvider } from '../../api/index.js';
import { unknownTokenizer } from '../../api/models/model-tokenizer.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import type { ModelPrices } from '../../services/prices/model-prices.js';
import type { CountedModel } from '../../services/token-counter/call-contents.js';

const uncounted: CountedModel = { tokenizer: unknownTokenizer, contextWindow: undefined };

/** Size limit of the cache: patterns match any number of names. */
const mostKnown = 1000;

/** The tokenizers of the models of one generation, as its provider plugins declare them; filled when every plugin is set up. */
export class ModelTokenizers {
  readonly #catalog: ModelCatalog;
  readonly #prices: Pick<ModelPrices, 'contextWindowOf'>;
  readonly #known = new Map<string, CountedModel>();
  #plugins: ReadonlyMap<string, Installed> = new Map();

  constructor(catalog: ModelCatalog, prices: Pick<ModelPrices, 'contextWindowOf'>) {
    this.#catalog = catalog;
    this.#prices = prices;
  }

  fill(installed: readonly Installed[]): void {
    this.#plugins = new Map(installed.map((plugin) => [plugin.id, plugin]));
  }

  /** @param model any of the model's names */
  readonly of = (model: string): CountedModel => {
    const known = this.#known.get(model);
    if (known) return known;
    const info = this.#catalog.find(model);
    // Not cached: a name that no provider serves may be of any length.
    if (!info) return uncounted;
    const found = this.#read(model, info);
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(model, found);
    return found;
  };

  #read(model: string, info: ModelInfo): CountedModel {
    const asked = info.standsFor?.[0] ?? model;
    const served = info.standsFor ? this.#catalog.find(asked) : info;
    if (!served || served.standsFor) return uncounted;
    const name = served.upstream ?? withoutProvider(asked, served);
    const tokenizer = this.#plugins.get(served.provider)?.contributions.tokenizer?.(name) ?? unknownTokenizer;
    const contextWindow = info.contextWindow ?? served.contextWindow ?? this.#prices.contextWindowOf(asked);
    return { tokenizer, contextWindow };
  }
}
