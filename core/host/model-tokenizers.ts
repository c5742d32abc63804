import { type ModelCatalog, type ModelTokenizer, unknownTokenizer, withoutProvider } from '../api/index.js';
import type { Installed } from '../pipeline/installed.js';

/** Names that are remembered: patterns stand for models without number. */
const mostKnown = 1000;

/** What the providers of one generation say about how their models count; filled once, when every plugin is set up. */
export class ModelTokenizers {
  readonly #catalog: ModelCatalog;
  readonly #known = new Map<string, ModelTokenizer>();
  #plugins: ReadonlyMap<string, Installed> = new Map();

  constructor(catalog: ModelCatalog) {
    this.#catalog = catalog;
  }

  fill(installed: readonly Installed[]): void {
    this.#plugins = new Map(installed.map((plugin) => [plugin.id, plugin]));
  }

  /** @param model under any of its names */
  readonly of = (model: string): ModelTokenizer => {
    const known = this.#known.get(model);
    if (known) return known;
    const found = this.#find(model) ?? unknownTokenizer;
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(model, found);
    return found;
  };

  #find(model: string): ModelTokenizer | undefined {
    const info = this.#catalog.find(model);
    if (!info) return undefined;
    const name = info.upstream ?? withoutProvider(model, info);
    return this.#plugins.get(info.provider)?.contributions.tokenizer?.(name);
  }
}
