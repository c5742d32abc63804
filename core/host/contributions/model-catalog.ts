import type { ModelCatalog, ModelInfo } from '../../api/index.js';
import { addressedProvider, longestMatchedName, ModelIndex } from '../../api/internal/model-index.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import { checkModels } from './check-contributions.js';
import { listAtOnce } from './list-at-once.js';

/** The catalog of one generation; filled once, when every plugin is set up. Finding a model takes the same time with any number of providers. */
export class HostModelCatalog implements ModelCatalog {
  #models: readonly ModelInfo[] = [];
  /** The index of each provider, in the order of gateway.yaml. */
  #names: ReadonlyMap<string, ModelIndex<ModelInfo>> = new Map();
  #first = new FirstProviders([]);

  fill(models: readonly ModelInfo[]): void {
    this.#models = Object.freeze([...models]);
    const byProvider = Map.groupBy(models, ({ provider }) => provider);
    this.#names = new Map(
      [...byProvider].map(([provider, own]) => [
        provider,
        new ModelIndex(
          provider,
          own.map((model) => [model.modelId, model]),
        ),
      ]),
    );
    this.#first = new FirstProviders([...byProvider.values()]);
  }

  list(): readonly ModelInfo[] {
    return this.#models;
  }

  find(name: string): ModelInfo | undefined {
    const addressed = this.#names.get(addressedProvider(name) ?? '')?.find(name);
    if (addressed) return addressed.model;
    const first = this.#first.find(name);
    return first === undefined ? undefined : this.#names.get(first)?.find(name)?.model;
  }
}

/** Finds the first provider, in the order of gateway.yaml, that has a model of a name, or a pattern for it. */
class FirstProviders {
  readonly #ids: readonly string[];
  /** Index of the first provider by the id of a model. */
  readonly #exact = new Map<string, number>();
  /** Index of the first provider by the beginning of a pattern. */
  readonly #patterns = new Map<string, number>();
  readonly #lengths: readonly number[];

  /** @param models those of each provider, in order; none of the lists is empty */
  constructor(models: readonly (readonly ModelInfo[])[]) {
    this.#ids = models.map(([first]) => first?.provider ?? '');
    for (const [index, { modelId }] of models.flatMap((own, at) => own.map((model) => [at, model] as const))) {
      const [places, key] = modelId.endsWith('*') ? [this.#patterns, modelId.slice(0, -1)] : [this.#exact, modelId];
      if (!places.has(key)) places.set(key, index);
    }
    this.#lengths = [...new Set([...this.#patterns.keys()].map(({ length }) => length))];
  }

  find(name: string): string | undefined {
    let first = this.#exact.get(name);
    if (name.length > longestMatchedName) return first === undefined ? undefined : this.#ids[first];
    for (const length of this.#lengths) {
      if (first === 0) break;
      if (length > name.length) continue;
      const index = this.#patterns.get(name.slice(0, length));
      if (index !== undefined && (first === undefined || index < first)) first = index;
    }
    return first === undefined ? undefined : this.#ids[first];
  }
}

/**
 * Adds the models of all plugins to the catalog, and then the aliases, each in the order of gateway.yaml.
 *
 * @throws Error with the plugin's id if its function does not return valid models
 */
export function fillCatalog(catalog: HostModelCatalog, installed: readonly Installed[]): void {
  const served = installed.flatMap(({ contributions: { models = [] } }) =>
    typeof models === 'function' ? [] : models,
  );
  catalog.fill(served);
  const names = installed.flatMap((plugin) => namesOf(plugin, catalog));
  if (names.length > 0) catalog.fill([...served, ...names]);
}

function namesOf({ id, contributions: { models } }: Installed, catalog: ModelCatalog): readonly ModelInfo[] {
  if (typeof models !== 'function') return [];
  return listAtOnce(
    id,
    'list its models',
    () => models(catalog),
    (names) => checkModels(names, 'it'),
  );
}
