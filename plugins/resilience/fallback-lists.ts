import { type ModelCatalog, modelNames } from '../../core/api/index.js';
import type { AskedCall, BalancedNames, Drawn } from './balanced-names.js';
import { type Fallback, fallbackOf, type ResilienceConfig } from './config.js';
import type { FailureKind } from './failure-kind.js';
import { modelKey } from './model-key.js';

/** A model that may be called. */
export interface Candidate {
  readonly model: string;
  /** The failures after which it takes over; undefined: those of `fallbackOn`. */
  readonly on?: readonly FailureKind[] | undefined;
}

/** The models for a call, in the order in which they are tried. */
export interface Candidates extends Pick<Drawn, 'choice'> {
  readonly models: readonly Candidate[];
}

/** The fallback lists of gateway.yaml, which those of requests replace. */
export class FallbackLists {
  readonly #exact: ReadonlyMap<string, readonly Fallback[]>;
  /** The longest first. */
  readonly #patterns: readonly (readonly [prefix: string, models: readonly Fallback[]])[];
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

  /** The model of a call itself, or those of an alias, followed by their fallbacks, without duplicates, even under different names. */
  modelsFor(asked: AskedCall): Candidates {
    const { model } = asked.call;
    const drawn = this.#balanced.drawn(model, asked);
    const list: readonly Fallback[] = asked.named?.length ? asked.named : this.#listOf(model);
    if (list.length === 0) return drawn;
    const seen = new Set<string>();
    const others = list.flatMap((written): readonly Candidate[] => {
      const other: Candidate = fallbackOf(written);
      return this.#balanced.drawn(other.model, asked).models.map(({ model: one }) => ({ ...other, model: one }));
    });
    const models = [...drawn.models, ...others].filter((one) => {
      const key = this.keyOf(one.model);
      return !seen.has(key) && seen.add(key);
    });
    return { ...drawn, models };
  }

  /** See {@link modelKey}. */
  keyOf(model: string): string {
    return modelKey(model, this.#catalog);
  }

  /** The list of a model: that of the exact name, or else of the longest pattern. */
  #listOf(model: string): readonly Fallback[] {
    if (this.#exact.size === 0 && this.#patterns.length === 0) return [];
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
