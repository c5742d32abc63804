import type { Attempt, InferenceCall, ModelCatalog, Reservation } from '../../core/api/index.js';
import { poolOf } from './balanced-names.js';
import type { ResilienceConfig } from './config.js';
import { failureKind, isAboutProvider } from './failure-kind.js';
import { modelKey } from './model-key.js';

/** What is known of a model's server. */
export interface ServerLoad {
  /** Calls from when they are sent to the last byte of their answer. */
  readonly openRequests: number;
  /** Whether its last call has failed. */
  readonly isFailing: boolean;
}

/**
 * Counts the open requests of the models of aliases with the strategy `least-requests`, in this process, by whatever name they are made. They are
 * reservations, which the core settles once, however an attempt ends.
 */
export class OpenRequests {
  readonly #models: readonly string[];
  readonly #catalog: ModelCatalog;
  #loads: ReadonlyMap<string, { openRequests: number; isFailing: boolean }> | undefined;

  constructor(balance: ResilienceConfig['balance'], catalog: ModelCatalog) {
    const pools = Object.values(balance).map(poolOf);
    this.#models = pools
      .filter(({ isByRequests }) => isByRequests)
      .flatMap(({ members }) => members.map(({ model }) => model));
    this.#catalog = catalog;
  }

  /** Whether no alias needs them. */
  get isUnused(): boolean {
    return this.#models.length === 0;
  }

  /** The load of a model of such an alias; undefined for others. */
  readonly loadOf = (model: string): ServerLoad | undefined => this.#loadOf(model);

  /** Counts a call until it ends. */
  readonly reserve = ({ model }: Pick<InferenceCall, 'model'>): Reservation | undefined => {
    const load = this.#loadOf(model);
    if (!load) return undefined;
    load.openRequests += 1;
    return {
      settle(attempt) {
        load.openRequests -= 1;
        load.isFailing = isFailing(attempt) ?? load.isFailing;
        return undefined;
      },
    };
  };

  #loadOf(model: string) {
    // Not earlier: the catalog is complete only when all plugins are set up.
    this.#loads ??= new Map(
      this.#models.map((one) => [modelKey(one, this.#catalog), { openRequests: 0, isFailing: false }]),
    );
    return this.#loads.get(modelKey(model, this.#catalog));
  }
}

/** What a call says about its server; undefined: nothing. */
function isFailing(attempt: Pick<Attempt, 'error' | 'complete'> | undefined): boolean | undefined {
  const kind = failureKind(attempt?.error);
  if (kind !== undefined && isAboutProvider(kind)) return true;
  return attempt?.complete ? false : undefined;
}
