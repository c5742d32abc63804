import type { ModelInfo, NamedModel } from '../../core/api/index.js';
import { loadPackagedList, type PackagedList } from './packaged-list.js';

/** A model as management shows it, but for its switch. */
export interface ModelDescription {
  readonly modelId: string;
  readonly displayName: string;
  readonly provider: string;
  readonly capabilities: readonly string[];
  readonly isPremium: boolean;
  /** 0 when nobody knows. */
  readonly maxTokens: number;
  /** 0 when nobody knows. */
  readonly contextWindow: number;
}

/** Descriptions of the models of one catalog, with the packaged list behind them. */
export class ModelDescriptions {
  readonly #premiumFrom: number;
  /** Of listed models, by name: the packaged list takes a third of a millisecond to find one. */
  readonly #known = new Map<string, ModelDescription>();
  #packaged: Promise<PackagedList> | undefined;

  constructor(premiumFrom: number) {
    this.#premiumFrom = premiumFrom;
  }

  /** Loads the packaged list, once. */
  load(): Promise<PackagedList> {
    this.#packaged ??= loadPackagedList();
    return this.#packaged;
  }

  async of(model: NamedModel): Promise<ModelDescription> {
    const packaged = await this.load();
    const known = this.#known.get(model.name);
    if (known) return known;
    const description = describeModel(model, { packaged, premiumFrom: this.#premiumFrom });
    // Patterns stand for models without number.
    if (model.modelId === model.info.modelId) this.#known.set(model.name, description);
    return description;
  }
}

/** Describes a model by what gateway.yaml and its provider say about it, and by the packaged list where they say nothing. */
export function describeModel(
  { name, modelId, info }: NamedModel,
  { packaged, premiumFrom }: { readonly packaged: PackagedList; readonly premiumFrom: number },
): ModelDescription {
  const { provider, capabilities, contextWindow, maxTokens, displayName } = info;
  const known = packaged.find(modelId, provider);
  return {
    modelId: name,
    displayName: displayName === info.modelId ? (known?.name ?? name) : displayName,
    provider,
    capabilities,
    isPremium: isPremium(info, known?.outputPrice ?? 0, premiumFrom),
    maxTokens: maxTokens ?? 0,
    contextWindow: contextWindow ?? known?.contextWindow ?? 0,
  };
}

function isPremium({ isPremium: said, free = false }: ModelInfo, outputPrice: number, premiumFrom: number): boolean {
  return said ?? (!free && outputPrice >= premiumFrom);
}
