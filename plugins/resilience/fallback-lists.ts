import { type ModelCatalog, modelNames } from '../../core/api/index.js';
import type { BalancedNames } from './balanced-names.js';
import type { ResilienceConfig } from './config.js';
import { modelKey } from './model-key.js';

/** The fallback lists of gateway.yaml. */
export class FallbackLists {
  readonly #exact: ReadonlyMap<string, readonly string[]>;
  /** The longest first. */
  readonly #patterns: readonly (readonly [prefix: string, models: readonly string[]])[];
  readonly #catalog: ModelCatalog;
  readonly #balanced: BalancedNames;

  constructor(fallbacks: ResilienceConfig['fallbacks'], catalog: ModelCatalog, balanced: BalancedNames) {
    const entries = Object.entries(fallbacks);
    this.#exact = new Map(entries.filter(([name]) => !name.endsWith('*')));
    this.#patterns = entries
      .filter(([name]) => name.endsWith('*'))
      .map(([name, models]) => [name.slice(0, -1), models] as const)
      .sort(([a], [b]) => b.length - a.length);
    this.#catalog = catalog;
    this.#balanced = balanced;
  }

  /**
   * The model itself, or those of an alias, followed by their fallbacks, without duplicates, even under different names.
   *
   * @param affinity see {@link BalancedNames.drawn}
   */
  modelsFor(model: string, affinity?: string): readonly string[] {
    const drawn = this.#balanced.drawn(model, affinity);
    if (this.#exact.size === 0 && this.#patterns.length === 0) return drawn;
    const seen = new Set<string>();
    const others = this.#listOf(model).flatMap((other) => this.#balanced.drawn(other, affinity));
    return [...drawn, ...others].filter((one) => {
      const key = this.keyOf(one);
      return !seen.has(key) && seen.add(key);
    });
  }

  /** See {@link modelKey}. */
  keyOf(model: string): string {
    return modelKey(model, this.#catalog);
  }

  /** The list of a model: that of the exact name, or else of the longest pattern. */
  #listOf(model: string): readonly string[] {
    const names = modelNames(model, this.#catalog);
    // First the name that the client has sent, so that the name with a provider's prefix can have another list.
    for (const name of [model, ...names]) {
      const found = this.#exact.get(name);
      if (found) return found;
    }
    const pattern = this.#patterns.find(([prefix]) => names.some((name) => name.startsWith(prefix)));
    return pattern?.[1] ?? [];
  }
}
