import {
  compareDecimals,
  type Decimal,
  decimalOf,
  type ListedModelFacts,
  type ModelInfo,
  type NamedModel,
  type PriceList,
} from '../../core/api/index.js';

/** A model as the management API shows it, without its switch and price. */
interface ModelDescription {
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

/** Describes the models of one catalog, and remembers the descriptions. */
export class ModelDescriptions {
  readonly #prices: PriceList;
  readonly #premiumFrom: number;
  /** Descriptions of listed models, by name: it takes a third of a millisecond to find one in the packaged list. */
  readonly #known = new Map<string, ModelDescription>();

  constructor(prices: PriceList, premiumFrom: number) {
    this.#prices = prices;
    this.#premiumFrom = premiumFrom;
  }

  of(model: NamedModel): ModelDescription {
    const known = this.#known.get(model.name);
    if (known) return known;
    const description = describeModel(model, this.#prices.factsOf(model.name), this.#premiumFrom);
    // A pattern stands for any number of models.
    if (model.modelId === model.info.modelId) this.#known.set(model.name, description);
    return description;
  }
}

/** Describes a model by what gateway.yaml and its provider say about it, and by the packaged list where they say nothing. */
export function describeModel(
  { name, info }: NamedModel,
  known: ListedModelFacts | undefined,
  premiumFrom: number,
): ModelDescription {
  const { provider, capabilities, contextWindow, maxTokens, displayName } = info;
  return {
    modelId: name,
    displayName: displayName === info.modelId ? (known?.name ?? name) : displayName,
    provider,
    capabilities,
    isPremium: isPremium(info, decimalOf(info.price?.output) ?? known?.outputPrice ?? '0', premiumFrom),
    maxTokens: maxTokens ?? 0,
    contextWindow: contextWindow ?? known?.contextWindow ?? 0,
  };
}

function isPremium({ isPremium: said, free = false }: ModelInfo, outputPrice: Decimal, premiumFrom: number): boolean {
  return said ?? (!free && compareDecimals(outputPrice, decimalOf(premiumFrom) ?? '0') >= 0);
}
